"""Time tells nothing: whoever looks on cannot see when others think in secret, with the clock running."""

import msgspec

from tests.server.playing import ME, connect_all, seat_people
from tests.server.running import Json, Place, Running, Socket, new_key

OPTIONS = {"modules": ["keep_a_card"], "introductory": True}


class Watched:
    """A table with a player who thinks in secret, and two who look on: another player and a spectator."""

    def __init__(self, server: Running) -> None:
        house = {"open": True, "clock": {"seconds": 600}}
        self.place = server.client().create(*[ME] * 3, options=OPTIONS, house=house, seed="3", start=True)
        self.spectator = Place(server.client(), self.place.id, None)
        self.sockets = [self.place.socket(0), self.spectator.socket("watch")]

    def begin(self, card: int = 0) -> None:
        """Choose a card, though not yet which one to keep aside."""
        moves = self.place.state(1)["game"]["decision"]["moves"]
        self.place.move(1, moves[card])

    def undo(self) -> None:
        """Think again."""
        self.place.post("undo", key=new_key(), seat=1)

    def choose(self, seat: int = 1) -> None:
        """Choose all that there is to choose."""
        while seat in (shown := self.place.state(seat)["game"])["view"]["pending"]:
            self.place.move(seat, shown["decision"]["moves"][0])

    def finish_round(self) -> None:
        """Let all choose, and do what their cards ask."""
        while (view := self.place.state("watch")["game"]["view"])["round"] == 1:
            seat = view["pending"][0]
            self.place.move(seat, self.place.state(seat)["game"]["decision"]["moves"][0])

    def heard(self, socket: Socket) -> list[Json]:
        """Return what came in since, sizes and all."""
        socket.heard.clear()
        socket.send("sync")
        socket.until("state")
        return socket.heard

    def seen(self) -> str:
        """Return all that those who look on can see now."""
        listed = [
            one for one in self.spectator.client.get("/api/tables")["tables"] if one["id"] == self.place.id
        ]
        parts = [self.heard(socket) for socket in self.sockets]
        seen = [*parts, listed, self.spectator.state("watch"), self.place.state(0), self.spectator.get()]
        text = msgspec.json.encode(seen).decode()
        return text.replace(self.place.id, "TABLE").replace(self.place.invite or "-", "INVITE")

    def close(self) -> None:
        """Hang up."""
        for socket in self.sockets:
            socket.close()


def test_nothing_changes_while_somebody_thinks_in_secret(server: Running) -> None:
    quiet, restless = Watched(server), Watched(server)
    for think in (restless.begin, restless.undo, lambda: restless.begin(1), restless.undo, None):
        server.time.now += 7
        if think is not None:
            think()
        else:
            quiet.choose()
            restless.choose()
        assert quiet.seen() == restless.seen()
    for one in (quiet, restless):
        one.close()


def test_a_request_does_not_tell_who_has_begun_to_choose(server: Running) -> None:
    quiet, restless = Watched(server), Watched(server)
    for one in (quiet, restless):
        one.finish_round()
    restless.begin()
    for seat, to in ((0, "round"), (1, "choice")):
        for one in (quiet, restless):
            one.place.post("ask", key=f"{seat}{to}", seat=seat, to=to)
        request = quiet.place.state(0)["game"]["request"]
        assert request["round"] == 1 and quiet.seen() == restless.seen()
        for one in (quiet, restless):
            one.place.post("answer", key=f"no {seat}", seat=seat, agree=False)
    for one in (quiet, restless):
        one.close()


def test_a_secret_undo_that_voids_a_request_tells_everybody(server: Running) -> None:
    places = seat_people(server, 3, OPTIONS)
    sockets = connect_all(places)
    watching = places[0].socket("watch")
    first = places[0].state(0)["game"]["decision"]["moves"][0]
    sockets[0].move(first)
    assert sockets[0].game is not None
    sockets[0].move(sockets[0].game["decision"]["moves"][0])
    assert sockets[1].game is not None
    sockets[1].move(sockets[1].game["decision"]["moves"][0])
    sockets[0].ask("ask", key=new_key(), seat=0, to="choice")
    for socket in (sockets[2], watching):
        socket.wait(lambda game: game["request"] is not None)
    sockets[1].ask("undo", key=new_key(), seat=1)
    for socket in (*sockets, watching):
        socket.wait(lambda game: game["request"] is None)
        assert "Guest 1 takes a choice back" in socket.entries[-1]["news"][0]
        socket.close()
    watching.close()
