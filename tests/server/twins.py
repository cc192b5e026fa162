"""Two tables that somebody cannot tell apart: whatever the server tells her must be the same at both."""

from collections.abc import Sequence
from random import Random

import msgspec

from ginkgopolis.engine.rules import legal_moves, pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.position import write_position
from tests.battery.knowledge import Knowledge
from tests.battery.scramble import scrambled
from tests.server.playing import ME
from tests.server.running import Json, Refused, Running, new_key

TOGETHER = ("draft", "events", "choose", "give back")
"""Questions that all answer at the same time, each in secret."""
SHOWN_AT_ONCE = ("new hand", "take back")
"""Moves that everybody sees, though others are still choosing."""
ILLEGAL = ("A", "R7+B4", "C12", "item tile", "give R4", "done", "event design", "aside Y7", "draw I", ">N")


class Twin:
    """A table that begins in the middle of a game, with somebody who looks on, from a seat or from none."""

    def __init__(self, server: Running, state: GameState, viewer: int | None, closed: bool) -> None:
        seats = [ME] * (1 if state.hal else state.players)
        position = write_position(state)
        self.place = server.client().create(
            *seats, position=position, options={"closed_screens": closed}, start=True
        )
        self.viewer = viewer
        self.socket = self.place.socket("watch" if viewer is None else viewer)
        self.answers: list[Json] = []

    def ask(self, type_: str, **fields: object) -> None:
        """Ask for something and keep the answer, whatever it is."""
        try:
            self.socket.ask(type_, **fields)
        except Refused as refused:
            self.answers.append({"code": refused.code, "message": refused.message})

    def fetch(self, what: str) -> None:
        """Ask by HTTP for something and keep the answer, whatever it is."""
        try:
            self.answers.append(self.place.get(what))
        except Refused as refused:
            self.answers.append({"code": refused.code, "message": refused.message})

    def look_around(self, moves: Sequence[str]) -> None:
        """Ask all that the viewer can ask, and try moves that she may not make."""
        shown = self.socket.game
        assert shown is not None
        seat = "watch" if self.viewer is None else self.viewer
        self.fetch(f"/state?seat={seat}")
        self.fetch(f"/log?seat={seat}")
        self.fetch("/record")
        if self.viewer is not None:
            self.ask("choices", seat=self.viewer)
            self.ask("hint", seat=self.viewer, bot="nobody")
            self.ask("undo", seat=self.viewer, key=new_key())
            self.ask("ask", seat=self.viewer, key=new_key(), to="choice")
            self.ask("answer", seat=self.viewer, key=new_key(), agree=False)
        allowed = shown["decision"]["moves"] if shown["decision"] else []
        decision = shown["decision"]["id"] if shown["decision"] else "1.0"
        for move in moves:
            if self.viewer is not None and move not in allowed:
                self.ask("move", key=new_key(), seat=self.viewer, decision=decision, moves=[move])
                self.ask("preview", seat=self.viewer, moves=[move])
        for move in allowed[:: len(allowed) // 3 + 1]:
            self.ask("preview", seat=self.viewer, moves=[move])

    def choose(self, seat: int, chance: Random) -> None:
        """Let another seat choose in secret, with second thoughts that nobody can notice."""
        begun = False
        while seat in (shown := self.place.state(seat)["game"])["view"]["pending"]:
            if begun and shown["can_undo"] and chance.random() < 0.3:
                self.place.post("undo", key=new_key(), seat=seat)
                begun = False
                continue
            moves = [move for move in shown["decision"]["moves"] if move not in SHOWN_AT_ONCE]
            self.place.move(seat, chance.choice(moves), decision=shown["decision"]["id"])
            begun = True

    def heard(self) -> list[Json]:
        """Return all that the viewer was ever told, but for what names the table."""
        self.socket.send("sync")
        self.socket.until("state")
        return [self.plain(message) for message in (*self.socket.heard, *self.answers)]

    def plain(self, message: Json) -> Json:
        """Return a message without the names of the table and of the request."""
        text = msgspec.json.encode(
            {name: part for name, part in message.items() if name not in ("id", "key")}
        )
        assert self.place.invite is not None
        found: Json = msgspec.json.decode(
            text.decode().replace(self.place.id, "TABLE").replace(self.place.invite, "INVITE")
        )
        return found


def check_twins(
    server: Running, state: GameState, viewer: int | None, known: Knowledge, closed: bool, chance: Random
) -> None:
    """What is hidden from the viewer is exchanged, others choose something else, and she is told the same."""
    twins = [Twin(server, one, viewer, closed) for one in (state, scrambled(state, viewer, known, chance))]
    others = [move_text(move) for seat in range(state.players) for move in legal_moves(state, seat)]
    tried = [*chance.sample(ILLEGAL, 4), *chance.sample(others, min(4, len(others)))]
    waiting = [seat for seat in pending(state) if seat != viewer]
    chance.shuffle(waiting)
    if viewer not in pending(state):
        waiting = waiting[1:]  # once the last one has chosen, all is revealed
    for twin in twins:
        twin.look_around(tried)
        assert twin.socket.game is not None
        if twin.socket.game["view"]["question"] in TOGETHER:
            for seat in waiting:
                twin.choose(seat, chance)
        twin.look_around(tried[:1])
    one, other = (twin.heard() for twin in twins)
    for first, second in zip(one, other, strict=True):
        assert first == second, f"{differing(first, second)}"
    for twin in twins:
        twin.socket.close()


def differing(one: object, other: object, path: str = "") -> str:
    """Say where two messages differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = [differing(one[name], other[name], f"{path}.{name}") for name in one]
        return " ".join(part for part in parts if part)
    return "" if one == other else f"{path}: {one} / {other}"
