"""Whole games over the network."""

from collections.abc import Callable, Sequence
from random import Random

from ginkgopolis.server.tables.clocks import PACE
from tests.server.running import Json, Place, Running, Socket

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def seat_people(server: Running, players: int, options: Json | None = None, **rest: object) -> list[Place]:
    """Return a started table as each of its players sees it, everybody with a device of her own."""
    host = server.client().create(ME, *[OPEN] * (players - 1), options=options or {}, **rest)
    places = [host]
    for number in range(1, players):
        guest = server.client().at(host)
        guest.post("sit", name=f"Guest {number}", seat=number)
        places.append(guest)
    host.post("start")
    return places


def connect_all(places: Sequence[Place]) -> list[Socket]:
    """Connect each player to her seat."""
    return [place.socket(seat) for seat, place in enumerate(places)]


def let_stand_ins_play(server: Running, socket: Socket, until: Callable[[Json], bool]) -> None:
    """Let time go by until a game is as wanted: a bot may need several steps, and tells nobody of them."""
    while socket.game is None or not until(socket.game):
        server.time.now += PACE
        server.tick()
        server.let_bots_finish()
        socket.send("sync")
        socket.until("state")


def play_on(sockets: Sequence[Socket], chance: Random, rounds: int | None = None) -> int:
    """Play random moves, whoever's turn it is, to the end or for some rounds; return how many."""
    by_seat = {socket.seat: socket for socket in sockets}
    last = sockets[0]
    moves = 0
    while not over(last, rounds):
        assert last.game is not None
        game = last.game
        seat = chance.choice(game["view"]["pending"])
        mover = by_seat[seat]
        mover.wait(lambda seen, stage=game["stage"]: seen["stage"] >= stage and seat_owes(seen))  # type: ignore[misc]
        assert mover.game is not None
        mover.move(chance.choice(mover.game["decision"]["moves"]))
        moves += 1
        last = mover
    return moves


def seat_owes(game: Json) -> bool:
    """Does the viewer of a game owe a decision?"""
    return game["view"]["seat"] in game["view"]["pending"]


def over(socket: Socket, rounds: int | None) -> bool:
    """Is the game over, or have enough rounds been played?"""
    assert socket.game is not None
    view = socket.game["view"]
    return bool(view["over"] or (rounds is not None and view["round"] > rounds))


def check_same(socket: Socket) -> None:
    """What updates have made of the view is what it would be if one connected now."""
    socket.send("sync")
    heard = ""
    while heard != "state":  # bots may play on until it comes
        before, version = socket.game, socket.version
        heard = socket.receive()["type"]
    assert (socket.version, socket.game) == (version, before)
