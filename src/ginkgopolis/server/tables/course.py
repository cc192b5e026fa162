"""The course of a game: what the rows of a table's log amount to.

Reading the same rows always gives the same course, so it can be thrown away at any time.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from ginkgopolis.engine.state import FIRST_OF_ONE
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.game import Moment, TableGame
from ginkgopolis.story.episode import Episode
from ginkgopolis.trial.shapes import Lesson
from ginkgopolis.view import QUESTION_NAMES

TOGETHER: Final = frozenset(name for kind, name in QUESTION_NAMES.items() if kind < FIRST_OF_ONE)
"""Questions that all seats answer at the same time, each sealed until the last."""

Back = Literal["choice", "round"]
Undone = Literal["undo", "choice", "round"] | None


class Row(NamedTuple):
    """A row of the log: a `move`, an `undo`, `ask` and `answer` about going back, or `hand` (to a bot)."""

    number: int
    seat: int
    kind: str
    body: str
    key: str | None
    at: float


class Played(NamedTuple):
    """A move that counts."""

    seat: int
    move: str
    round: int
    stage: int
    shows: bool
    """Has it shown something to somebody, such as new cards?"""
    ends: bool
    """Was it the last answer to what was asked?"""


class Going(NamedTuple):
    """A request to go back."""

    seat: int
    to: Back
    round: int
    stage: int
    """The stage that would be gone on with, some having chosen already; 0 if none has."""
    keep: list[Played]
    agreed: tuple[int, ...]


class Change(NamedTuple):
    """What a row has changed."""

    seat: int
    round: int
    episode: Episode | None
    """What it shows, if anything."""
    undone: Undone
    public: bool
    """Can others have noticed?"""
    sealed: bool
    """Have others seen at most that a seat is ready, or is not?"""
    about_table: bool
    """Is it about who plays, rather than the game?"""


class Course:
    """A game with all that the log says besides: who asked what, and which seats bots play for."""

    def __init__(
        self,
        begin: Callable[[], TableGame],
        humans: Sequence[int],
        started: float,
        game: TableGame | None = None,
    ) -> None:
        self.begin = begin
        """Sets the game up again, for going back."""
        self.game = begin() if game is None else game
        self.humans = tuple(humans)
        self.count = 0
        """Rows of the log."""
        self.keys: dict[str, tuple[int, str, str]] = {}
        self.stage = 1
        """Grows with every question that is over; never falls, not even when the game goes back."""
        self.steps = [0] * self.game.seats
        """What each seat has done in this stage."""
        self.versions: dict[int | None, int] = {None: 1} | dict.fromkeys(range(self.game.seats), 1)
        """How many changes each viewer can have noticed; somebody who only watches is None."""
        self.played: list[Played] = []
        self.stand_ins: dict[int, str] = {}
        self.going: Going | None = None
        self.since = [started] * self.game.seats
        """When the question was put to each seat."""
        self.face = self.game.moment()
        """What everybody sees of the decision at hand."""
        self.began = {self.face.round: 0}
        """By rounds: after how many rows each began, if several times, the last one."""
        self.lessons: dict[int, tuple[str, str, list[Lesson]]] = {}
        """What was last explained to each seat: the decision, the language, and a lesson for each move."""

    def copy(self) -> "Course":
        """Return an independent copy, to try rows on."""
        twin = Course(self.begin, self.humans, 0.0, self.game.copy())
        twin.count, twin.stage, twin.going = self.count, self.stage, self.going
        twin.keys = self.keys.copy()
        twin.steps = self.steps.copy()
        twin.versions = self.versions.copy()
        twin.played = self.played.copy()
        twin.stand_ins = self.stand_ins.copy()
        twin.since = self.since.copy()
        twin.began = self.began.copy()
        return twin

    # What there is to know

    def decision(self, seat: int) -> str:
        """The id of what a seat may decide now; others' sealed choices do not change it."""
        return f"{self.stage}.{self.steps[seat]}"

    def asked(self) -> list[int]:
        """The seats that have not answered the request to go back."""
        if self.going is None:
            return []
        return [seat for seat in self.voters() if seat not in self.going.agreed]

    def voters(self) -> list[int]:
        """The seats that a human plays for now."""
        return [seat for seat in self.humans if seat not in self.stand_ins]

    def undoable(self, seat: int) -> int | None:
        """The place in `played` of the step that a seat can take back by itself, or None."""
        at = self.game.undoable(seat)
        if at is not None:
            return at
        if self.face.question in TOGETHER:
            for at in range(len(self.played) - 1, -1, -1):
                move = self.played[at]
                if move.stage != self.stage:
                    return None
                if move.seat == seat:
                    return None if move.shows or move.ends else at
        return None

    def _can_undo_shown(self, seat: int) -> bool:
        """Is what a seat can take back something that all have seen?"""
        at = self.undoable(seat)
        return at is not None and self.played[at].shows

    def ways_back(self, viewer: int | None) -> tuple[bool, list[str]]:
        """Can a viewer take a step back by herself, and what could she ask all to go back to?"""
        if viewer is None:
            return False, []
        return self.undoable(viewer) is not None, list(self.can_ask(viewer))

    def can_ask(self, seat: int) -> list[Back]:
        """What a seat could ask all to go back to."""
        if self.going is not None:
            return []
        for move in self.played:  # each seat is among the first to move: the loop is short
            if move.seat == seat:
                return ["choice", "round"]
        return ["round"] if any(self._is_seen(move) for move in self.played) else []

    def _is_seen(self, move: Played) -> bool:
        """Can others know of a move? Not of a choice that somebody has only begun."""
        return move.shows or move.stage != self.stage or move.seat not in self.game.pending

    # What rows do

    def apply(self, row: Row) -> Change:
        """Take in the next row."""
        assert row.number == self.count
        before, stage, round_ = self.face, self.stage, self.face.round
        public = row.kind not in SEALED or (row.kind == "undo" and self._can_undo_shown(row.seat))
        undone = HANDLERS[row.kind](self, row)
        now = self.face = self.game.moment()
        ends = undone in ("choice", "round") or (row.kind in SEALED and is_stage_over(row.seat, before, now))
        episode: Episode | None = None
        if row.kind == "move":
            episode = self.game.episode
            self.played.append(Played(row.seat, row.body, round_, stage, episode is not None, ends))
        public = public or episode is not None or now != before
        self._count(row, ends, public)
        if now.round > round_:
            self.began[now.round] = self.count
        sealed = row.kind in SEALED and episode is None and not ends
        return Change(row.seat, round_, episode, undone, public, sealed, row.kind == "hand")

    def _count(self, row: Row, ends: bool, public: bool) -> None:
        self.count += 1
        if row.key is not None:
            self.keys[row.key] = (row.seat, row.kind, row.body)
        for viewer in self.versions:
            if public or viewer == row.seat:
                self.versions[viewer] += 1
        if ends:
            self.stage += 1
            self.steps = [0] * len(self.steps)
            self.since = [row.at] * len(self.since)
        elif row.kind in SEALED:
            self.steps[row.seat] += 1

    def _move(self, row: Row) -> None:
        self.game.play(row.seat, row.body)

    def _undo(self, row: Row) -> Literal["undo"]:
        at = self.undoable(row.seat)
        if at is None:
            raise Refusal("cannot_undo", "nothing-of-yours-to-undo")
        taken_back = self.played[at]
        if self.going is not None and any(move is taken_back for move in self.going.keep):
            self.going = None
        self._go_back(self.played[:at] + self.played[at + 1 :])
        return "undo"

    def _go_back(self, moves: list[Played]) -> None:
        """Play some of the moves again, from the beginning."""
        names = self.game.names
        self.game = self.begin()
        self.game.names = names
        self.played = []
        for move in moves:
            self.game.play(move.seat, move.move)
            shows = self.game.episode is not None  # who chose last has shown nothing when others choose again
            self.played.append(move if move.shows == shows else move._replace(shows=shows))

    def _ask(self, row: Row) -> Back | None:
        if row.body not in self.can_ask(row.seat):
            raise Refusal("cannot_undo", "nothing-to-go-back-to")
        self.going = self._before_round(row) if row.body == "round" else self._before_choice(row)
        return self._go_if_all_agree()

    def _before_choice(self, row: Row) -> Going:
        """All before a seat's last choice, and what others have chosen at the same time.

        Once somebody has drawn a new hand meanwhile, what came after it cannot be kept.
        """
        last = next(move for move in reversed(self.played) if move.seat == row.seat)
        own = [move.seat == row.seat and move.stage == last.stage for move in self.played]
        keep = self.played[: own.index(True)]
        together = [move for move in self.played[len(keep) :] if move.stage == last.stage]
        if not any(move.shows and not move.ends for move in together):
            keep += [move for move in together if move.seat != row.seat]
        return Going(row.seat, "choice", last.round, last.stage, keep, (row.seat,))

    def _before_round(self, row: Row) -> Going:
        """All before this round, or before the last one if nobody has chosen anything in this."""
        last = self.played[-1].round
        keep = [move for move in self.played if move.round < last]
        return Going(row.seat, "round", last, 0, keep, (row.seat,))

    def _answer(self, row: Row) -> Back | None:
        if self.going is None:
            raise Refusal("no_request", "nobody-asked-to-go-back")
        if row.body == "no":
            self.going = None
            return None
        self.going = self.going._replace(agreed=(*self.going.agreed, row.seat))
        return self._go_if_all_agree()

    def _hand(self, row: Row) -> Back | None:
        if row.body:
            self.stand_ins[row.seat] = row.body
        else:
            self.stand_ins.pop(row.seat, None)
            self.since[row.seat] = row.at
        return self._go_if_all_agree()

    def _go_if_all_agree(self) -> Back | None:
        """Go back once nobody is left to be asked."""
        going = self.going
        if going is None or self.asked():
            return None
        self.going = None
        stage = self.stage + 1
        again = [move._replace(stage=stage, ends=False) for move in going.keep if move.stage == going.stage]
        self._go_back(going.keep[: len(going.keep) - len(again)] + again)
        return going.to


def is_stage_over(seat: int, before: Moment, now: Moment) -> bool:
    """Has the last seat answered what was asked?"""
    if before.question not in TOGETHER or (now.question, now.round) != (before.question, before.round):
        return True
    return before.pending == (seat,) and now.pending != (seat,)


SEALED: Final = ("move", "undo")
"""Rows that others need not notice; all others are about the table and seen by all."""
HANDLERS: Final[dict[str, Callable[[Course, Row], Undone]]] = {
    "move": Course._move,
    "undo": Course._undo,
    "ask": Course._ask,
    "answer": Course._answer,
    "hand": Course._hand,
}
