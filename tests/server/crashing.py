"""A server in a process of its own that can be killed, and players who do not mind."""

import http.client
import itertools
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from websockets.exceptions import WebSocketException

from ginkgopolis import Game
from ginkgopolis.server.doors.requests import LONGEST_CLOCK
from ginkgopolis.server.settings import to_environment
from tests.patience import PATIENCE
from tests.server.playing import OPEN, seat_owes
from tests.server.reminders.mail import Browser
from tests.server.running import Client, Json, Place, Refused, Running, Socket, new_key, settings_for

SECOND_THOUGHTS = 0.15
ON = {
    **{"webhooks": True, "public_url": "https://crash.example.org", "push_contact": "host@example.org"},
    **{"reminders_per_minute": 1e6, "ratings": True, "players_per_minute": 1e6},
}
"""What a server can do besides: reminders in both ways, players and ratings."""
NOWHERE = "https://hook.example.invalid/"
"""Where nobody can be reminded; the server is to try all the same."""
CLOCK = {"clock": {"seconds": LONGEST_CLOCK}}
"""Clocks run, and are never over."""
NAMES = (f"Survivor {number}" for number in itertools.count(1))
TOO_LATE = ("late", "cannot_undo", "not_your_turn", "game_over")
"""Somebody else was quicker: with the last choice before one is taken back, or with taking back."""


class Process:
    """`ginkgopolis serve`, as anybody would start it, at any free port."""

    def __init__(self, database_url: str, log: Path) -> None:
        self.log = log
        environment = os.environ | to_environment(settings_for(database_url, **ON))
        with log.open("a", encoding="utf-8") as file:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ginkgopolis", "serve"],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env=environment,
                encoding="utf-8",
            )
        assert self.process.stdout is not None
        address = re.search(r":(\d+)/", self.process.stdout.readline())
        assert address is not None, log.read_text(encoding="utf-8")
        self.port = int(address[1])

    def kill(self) -> None:
        """End it without a warning, at whatever it is doing."""
        self.process.kill()
        self.close()

    def stop(self) -> None:
        """End it gently; it must not have failed on the way."""
        self.process.terminate()
        self.close()
        assert '"level":"error"' not in self.log.read_text(encoding="utf-8")

    def close(self) -> None:
        """Let go of it once it has ended."""
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


class Tally:
    """Counts what all players send and hear, so that somebody can act at a certain moment."""

    def __init__(self) -> None:
        self.count = 0
        self.running = 0
        self.changed = threading.Condition()

    def note(self, events: int = 0, running: int = 0) -> None:
        """Count."""
        with self.changed:
            self.count += events
            self.running += running
            self.changed.notify_all()

    def wait(self, events: int) -> None:
        """Wait until this many events have happened, or nobody plays any more."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.count >= events or not self.running, 10 * PATIENCE)


class Wish(NamedTuple):
    """Something that a player has sent, and sends again when in doubt."""

    kind: str
    fields: Json


class Player:
    """Somebody who plays at random and keeps in mind what the server has acknowledged."""

    def __init__(self, place: Place, seat: int, chance: Random, over_http: bool) -> None:
        self.place = place
        self.seat = seat
        self.chance = chance
        self.over_http = over_http
        self.kept: list[str] = []
        """The moves that count."""
        self.last: Wish | None = None
        """What was acknowledged last."""
        self.doubtful: Wish | None = None
        """What was sent and not answered."""
        self.seen: Json | None = None
        self.over = False
        self.failure: BaseException | None = None

    def run(self, tally: Tally) -> None:
        """Play until the game is over or the server is gone."""
        try:
            self.play(tally)
        except TimeoutError as error:
            self.failure = error
        except (OSError, EOFError, http.client.HTTPException, WebSocketException):
            pass  # the server is gone
        except BaseException as error:
            self.failure = error
        finally:
            tally.note(running=-1)

    def play(self, tally: Tally) -> None:
        """Play until the game is over."""
        socket = self.place.socket(self.seat)
        try:
            self.check_nothing_lost(socket)
            if self.doubtful is not None:
                self.send(socket, self.doubtful, tally)
            while not self.over:
                self.seen = socket.game
                socket.wait(lambda game: game["view"]["over"] or seat_owes(game))
                assert socket.game is not None
                if socket.game["view"]["over"]:
                    self.over = True
                else:
                    self.decide(socket, tally)
        finally:
            socket.close()

    def decide(self, socket: Socket, tally: Tally) -> None:
        """Make a move, and now and then take it back."""
        assert socket.game is not None
        self.send(socket, self.choice_of(socket.game), tally)
        game = socket.game
        if self.chance.random() < SECOND_THOUGHTS and not game["view"]["over"]:
            if game["can_undo"]:
                self.send(socket, Wish("undo", {"key": new_key(), "seat": self.seat}), tally)
            elif not seat_owes(game) and game["decision"] is not None:
                self.send(socket, self.choice_of(game), tally)

    def choice_of(self, game: Json) -> Wish:
        """Return any move that the seat may make."""
        decision = game["decision"]
        move = self.chance.choice(decision["moves"])
        fields = {"key": new_key(), "seat": self.seat, "decision": decision["id"], "moves": [move]}
        return Wish("move", fields)

    def send(self, socket: Socket, wish: Wish, tally: Tally) -> None:
        """Send something and wait until it is acknowledged."""
        self.doubtful = wish
        tally.note(events=1)
        try:
            if self.over_http:
                done = self.place.post(wish.kind, **wish.fields)
            else:
                done = socket.ask(wish.kind, **wish.fields)
        except Refused as refused:
            assert refused.code in TOO_LATE, refused
            self.doubtful = None
            socket.send("sync")  # what she knew was old
            socket.until("state")
        else:
            self.last, self.doubtful = wish, None
            self.kept = self.kept[:-1] if wish.kind == "undo" else self.kept + wish.fields["moves"]
            while socket.version < done["version"]:
                socket.receive()
        tally.note(events=1)

    def check_nothing_lost(self, socket: Socket) -> None:
        """What was acknowledged is there, and a sealed choice is as it was."""
        if self.last is not None:
            assert self.place.post(self.last.kind, **self.last.fields)["repeated"]
        if self.seen is None or self.doubtful is not None:
            return
        now = socket.game
        assert now is not None and now["stage"] >= self.seen["stage"]
        if now["stage"] == self.seen["stage"] and now["decision"] is not None:
            # Clocks stand still while the server is down: they end at another time of day.
            then = self.seen["decision"]["deadline"]
            assert now["decision"] | {"deadline": then} == self.seen["decision"]
            assert now["view"]["own"] == self.seen["view"]["own"]


class Party:
    """A table with its players."""

    def __init__(self, port: int, seats: Sequence[Json], options: Json, chance: Random) -> None:
        self.rated = len(seats) > 1
        host = newcomer(port).create(*seats, options=options, house=CLOCK | {"rated": self.rated})
        self.players = [
            Player(place_at(host, number, seat), number, Random(chance.random()), chance.random() < 0.4)
            for number, seat in enumerate(seats)
            if seat["kind"] != "bot"
        ]
        for player in self.players:
            for keys in ({}, {"keys": Browser().keys}):
                player.place.client.post("/api/reminders", address=NOWHERE, **keys)
        host.post("start")

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return all(player.over for player in self.players)

    def move_to(self, port: int) -> None:
        """Go on at the same server, which has come back."""
        for player in self.players:
            player.place.client.port = port

    def check_record(self) -> None:
        """The record of the game has all that was acknowledged, and nothing else."""
        place = self.players[0].place
        game = Game.from_record(place.client.request("GET", f"/api/tables/{place.id}/record").body)
        assert game.over
        for player in self.players:
            played = [play.move for play in game.moves if play.seat == player.seat]
            assert played == player.kept, f"seat {player.seat} of {place.id}: {played} != {player.kept}"


def check_rated(server: Running, parties: Sequence[Party]) -> None:
    """Every game counts once for each of its players, if there were two of them with keys."""
    server.run(server.app.state.caretaker.rate)
    for party in parties:
        clients = {player.place.client for player in party.players}
        for client in clients:
            client.port = server.port
            told = client.get(f"/api/players/{client.get('/api/players/me')['player']['id']}")
            games = [party.players[0].place.id] if party.rated and len(clients) > 1 else []
            assert [game["table"] for game in told["games"]] == games
            assert [rating["games"] for rating in told["ratings"]] == [1] * len(games)


def newcomer(port: int) -> Client:
    """Return somebody with a key."""
    client = Client(port)
    client.post("/api/players", name=next(NAMES))
    return client


def place_at(host: Place, number: int, seat: Json) -> Place:
    """Return where somebody sits, on a device of her own unless it is the host's."""
    if seat != OPEN:
        return host
    guest = newcomer(host.client.port).at(host)
    guest.post("sit", name=f"Guest {number}", seat=number)
    return guest


def play_until(parties: Sequence[Party], tally: Tally, then: Callable[[], None], events: int) -> None:
    """Let all play at once, do something after this many events, and wait until all have noticed."""
    players = [player for party in parties for player in party.players if not player.over]
    tally.note(running=len(players))
    threads = [threading.Thread(target=player.run, args=(tally,)) for player in players]
    for thread in threads:
        thread.start()
    try:
        tally.wait(tally.count + events)
    finally:
        then()
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
    for player in players:
        if player.failure is not None:
            raise player.failure
