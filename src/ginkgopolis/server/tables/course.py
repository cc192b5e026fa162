"""The course of a game: what the rows of a table's log amount to.

Reading the same rows always gives the same course, so it can be thrown away at any time.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from ginkgopolis.engine.state import FIRST_OF_ONE
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.clocks import Clocks
from ginkgopolis.server.tables.game import Moment, TableGame
from ginkgopolis.server.tables.going import Back, Going, Played, before_choice, before_round, concerned
from ginkgopolis.server.tables.notes import Note, What, with_note
from ginkgopolis.story.episode import Episode
from ginkgopolis.trial.shapes import Lesson
from ginkgopolis.view import QUESTION_NAMES

TOGETHER: Final = frozenset(name for kind, name in QUESTION_NAMES.items() if kind < FIRST_OF_ONE)
"""Questions that all seats answer at the same time, each sealed until the last."""

Undone = Literal["undo", "choice", "round"] | None
MOST_TAKEN_BACK: Final = 50
"""How often a seat may take something back in a round, alone or by asking the others."""
MOST_HANDED_OVER: Final = 20
"""How often somebody may let a bot play for her in a round."""


class Row(NamedTuple):
    """A row of the log: `move`, `undo`, `ask` and `answer` about going back, `hand` (to a bot) or `vote`."""

    number: int
    seat: int
    kind: str
    body: str
    key: str | None
    at: float
    """The time of day."""
    ran: float
    """The running time, by which clocks go."""


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
    note: Note | None
    """What all are told of it besides."""


class Course:
    """A game with all that the log says besides: who asked what, and which seats bots play for."""

    def __init__(
        self, begin: Callable[[], TableGame], humans: Sequence[int], ran: float, game: TableGame | None = None
    ) -> None:
        """`begin` sets the game up again, for going back; `ran` is the running time of the start."""
        self.begin = begin
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
        """The bots that play for people."""
        self.handed: dict[int, int] = {}
        """After how many moves a bot came to each of these seats."""
        self.late: dict[int, int] = {}
        """The stage in which each seat last ran out of time."""
        self.paced: dict[int, int] = {}
        """The stage in which a bot last came to each seat."""
        self.helped: dict[int, str] = {}
        """The bots that decide once more for people who came back after their time was over."""
        self.votes: dict[int, frozenset[int]] = {}
        """Who wants a bot in whose seat."""
        self.going: Going | None = None
        self.notes: list[Note] = []
        self.note: Note | None = None
        """What the last row has to tell besides the game."""
        self.taken_back = [0] * self.game.seats
        """How often each seat has taken something back, or asked for it, in the latest round."""
        self.handed_over = [0] * self.game.seats
        """How often each seat's person has let a bot play for her in the latest round."""
        self.kept: dict[int, TableGame] = {}
        """The game after some moves: going back may start from here instead of from the beginning."""
        self.face = self.game.moment()
        """What everybody sees of the decision at hand."""
        self.latest = self.face.round
        """The latest round that was ever reached."""
        self.began = {self.face.round: 0}
        """By rounds: after how many rows each began, if several times, the last one."""
        self.clocks = Clocks(self.game.seats, ran)
        self.clocks.run(self.thinking(), ran, afresh=True)
        self.time_of_day: Callable[[float], float] = float
        """Tells at what time of day the running time will have got this far."""
        self.lessons: dict[int, tuple[str, str, list[Lesson]]] = {}
        """What was last explained to each seat: the decision, the language, and a lesson for each move."""

    def copy(self) -> "Course":
        """Return an independent copy, to try rows on."""
        twin = Course(self.begin, self.humans, 0.0, self.game.copy())
        twin.count, twin.stage, twin.going, twin.latest = self.count, self.stage, self.going, self.latest
        twin.time_of_day = self.time_of_day
        for name in COPIED:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # What there is to know

    def decision(self, seat: int) -> str:
        """The id of what a seat may decide now; others' sealed choices do not change it."""
        return f"{self.stage}.{self.steps[seat]}"

    def asked(self) -> list[int]:
        """The seats that have not answered the request to go back.

        Those for which bots play are asked only if something that their persons chose would be undone.
        """
        if self.going is None:
            return []
        persons = set(self.voters())
        if self.stand_ins:
            persons |= concerned(self.going, self.played, self.handed)
        return [seat for seat in self.humans if seat in persons and seat not in self.going.agreed]

    def voters(self) -> list[int]:
        """The seats that a human plays for now."""
        return [seat for seat in self.humans if seat not in self.stand_ins]

    def thinking(self) -> list[int]:
        """The seats whose clocks run: they owe a decision, and people make it."""
        owing = [seat for seat in self.face.pending if seat in self.humans]
        if self.stand_ins or self.helped:
            return [seat for seat in owing if seat not in self.stand_ins and seat not in self.helped]
        return owing

    def undoable(self, seat: int) -> int | None:
        """The place in `played` of the step that a seat can take back by itself, or None."""
        if self.played and self.played[-1].seat == seat:
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

    def may_take_back(self, seat: int) -> bool:
        """Has a seat not yet taken back as often as it may in this round?"""
        return self.taken_back[seat] < MOST_TAKEN_BACK

    def _can_undo_shown(self, seat: int) -> bool:
        """Is what a seat can take back something that all have seen?"""
        at = self.undoable(seat)
        return at is not None and self.played[at].shows

    def ways_back(self, viewer: int | None) -> tuple[bool, list[str]]:
        """Can a viewer take a step back by herself, and what could she ask all to go back to?"""
        if viewer is None or not self.may_take_back(viewer):
            return False, []
        return self.undoable(viewer) is not None, list(self.can_ask(viewer))

    def can_ask(self, seat: int) -> list[Back]:
        """What a seat could ask all to go back to: nothing tells what others have only begun."""
        if self.going is not None:
            return []
        for move in self.played:  # each seat is among the first to move: the loop is short
            if move.seat == seat and self._is_seen(move):
                return ["choice", "round"]
        return ["round"] if any(self._is_seen(move) for move in self.played) else []

    def _is_seen(self, move: Played) -> bool:
        """Can others know of a move? Not of a choice that somebody has only begun."""
        return move.shows or move.stage != self.stage or move.seat not in self.face.pending

    # What rows do

    def apply(self, row: Row) -> Change:
        """Take in the next row."""
        assert row.number == self.count
        before, stage, round_ = self.face, self.stage, self.face.round
        public = row.kind not in SEALED or (row.kind == "undo" and self._can_undo_shown(row.seat))
        self._forget_note()
        by_bot = row.kind == "move" and self._is_bots(row)
        undone = HANDLERS[row.kind](self, row)
        now = self.face = self.game.moment()
        ends = undone in ("choice", "round") or (row.kind in SEALED and is_stage_over(row.seat, before, now))
        episode: Episode | None = None
        if row.kind == "move":
            episode = self.game.episode
            self.played.append(Played(row.seat, row.body, round_, stage, episode is not None, ends, by_bot))
        public = public or episode is not None or now != before or self.note is not None
        self._count(row, ends, public)
        self._count_round(row, round_)
        sealed = row.kind in SEALED and episode is None and not ends and self.note is None
        return Change(
            row.seat, round_, episode, undone, public, sealed, row.kind in ("hand", "vote"), self.note
        )

    def _forget_note(self) -> None:
        """Have nothing to tell yet. Written in place, the compiler would conclude that it stays None."""
        self.note = None

    def _is_bots(self, row: Row) -> bool:
        """Does a bot make this move? One who came back and is quicker than the bot decides herself."""
        if row.key is not None:
            self.helped.pop(row.seat, None)
        return row.seat not in self.humans or row.seat in self.stand_ins or row.seat in self.helped

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
            self.helped = {}
        elif row.kind in SEALED:
            self.steps[row.seat] += 1
        clocks, thinking = self.clocks, self.thinking()
        if ends or clocks.thinking != thinking:
            clocks.run(thinking, row.ran, afresh=ends)
        if row.kind in SEALED:
            clocks.turned[row.seat] = row.ran

    def _count_round(self, row: Row, before: int) -> None:
        """Note when a round begins, and how often somebody has taken something back in it."""
        round_ = self.face.round
        if round_ > before:
            self.began[round_] = self.count
        if round_ > self.latest:
            self.latest = round_
            self.taken_back = [0] * len(self.taken_back)
            self.handed_over = [0] * len(self.handed_over)
        elif row.kind in ("undo", "ask") or row.body == TAKE_BACK:
            self.taken_back[row.seat] += 1

    def _tell(self, what: What, seat: int, round_: int | None = None, seats: Sequence[int] = ()) -> None:
        """Tell everybody of something besides the game."""
        round_ = self.face.round if round_ is None else round_
        self.note = Note(what, seat, round_, len(self.played), tuple(seats))
        self.notes = with_note(self.notes, self.note)

    def _move(self, row: Row) -> None:
        self.game.play(row.seat, row.body)
        self.votes.pop(row.seat, None)

    def _undo(self, row: Row) -> Literal["undo"]:
        at = self.undoable(row.seat)
        if at is None:
            raise Refusal("cannot_undo", "nothing-of-yours-to-undo")
        taken_back = self.played[at]
        self._go_back(self.played[:at] + self.played[at + 1 :])
        if self.going is not None and any(move is taken_back for move in self.going.keep):
            self.going = None
            self._tell("note-void", row.seat)
        elif taken_back.shows:
            self._tell("note-undo", row.seat)
        return "undo"

    def _go_back(self, moves: list[Played]) -> None:
        """Replay some of the moves, from the last moment that has not changed."""
        same = next((at for at, (old, new) in enumerate(zip(self.played, moves)) if old is not new), None)
        same = min(len(self.played), len(moves)) if same is None else same
        self.kept = {at: game for at, game in self.kept.items() if at <= same}
        start = max(self.kept, default=0)
        names = self.game.names
        self.game = self.kept[start].copy() if self.kept else self.begin()
        self.game.names = names
        for move in moves[start:same]:
            self.game.play(move.seat, move.move)
        self.kept = {at: game for at, game in self.kept.items() if at == start} | {same: self.game.copy()}
        self.played = moves[:same]
        for move in moves[same:]:
            self.game.play(move.seat, move.move)
            shows = self.game.episode is not None  # who chose last has shown nothing when others choose again
            self.played.append(move if move.shows == shows else move._replace(shows=shows))
        self.handed = {seat: min(at, len(moves)) for seat, at in self.handed.items()}

    def _ask(self, row: Row) -> Back | None:
        if row.body not in self.can_ask(row.seat):
            raise Refusal("cannot_undo", "nothing-to-go-back-to")
        seen = [move for move in self.played if self._is_seen(move)]
        ask = before_round if row.body == "round" else before_choice
        self.going = ask(self.played, seen, row.seat)
        return self._go_if_all_agree()

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
            by_clock = row.key is not None and row.key.startswith(BY_CLOCK)
            if by_clock:
                self.late[row.seat] = self.stage
            else:
                self.handed_over[row.seat] += 1
            self._let_bot_play(row.seat, row.body, "note-clock" if by_clock else "note-handed", row.ran)
        elif row.seat in self.stand_ins:
            bot = self.stand_ins.pop(row.seat)
            del self.handed[row.seat]
            if self.late.get(row.seat) == self.stage:  # her time for this question is over
                self.helped[row.seat] = bot
            self._tell("note-returned", row.seat)
        return self._go_if_all_agree()

    def _vote(self, row: Row) -> Back | None:
        """Take a vote on a seat whose person is away: a bot comes if more than half of the others want it."""
        seat, bot = row.body.split(" ", 1)
        absent = int(seat)
        votes = self.votes.get(absent, frozenset()) | {row.seat}
        self.votes[absent] = votes
        others = [voter for voter in self.voters() if voter != absent]
        if 2 * len(votes.intersection(others)) > len(others):
            self._let_bot_play(absent, bot, "note-voted", row.ran)
        return self._go_if_all_agree()

    def _let_bot_play(self, seat: int, bot: str, why: What, ran: float) -> None:
        if seat not in self.stand_ins:
            self.handed[seat] = len(self.played)
        if self.paced.get(seat) != self.stage:  # coming and going does not delay the bot
            self.paced[seat] = self.stage
            self.clocks.turned[seat] = ran
        self.stand_ins[seat] = bot
        self.helped.pop(seat, None)
        self.votes.pop(seat, None)
        self._tell(why, seat)

    def _go_if_all_agree(self) -> Back | None:
        """Go back once nobody is left to be asked."""
        going = self.going
        if going is None or self.asked():
            return None
        self.going = None
        losers = sorted({move.seat for _, move in going.undone(self.played)})
        stage = self.stage + 1
        again = [move._replace(stage=stage, ends=False) for move in going.keep if move.stage == going.stage]
        self._go_back(going.keep[: len(going.keep) - len(again)] + again)
        told: What = "note-round" if going.to == "round" else "note-choice"
        self._tell(told, going.seat, going.round, losers)
        return going.to


def is_stage_over(seat: int, before: Moment, now: Moment) -> bool:
    """Has the last seat answered what was asked?"""
    if before.question not in TOGETHER or (now.question, now.round) != (before.question, before.round):
        return True
    return before.pending == (seat,) and now.pending != (seat,)


BY_CLOCK: Final = "clock "
"""How the keys of the clocks' own rows begin, which nobody else can use."""
TAKE_BACK: Final = "take back"
"""The move that takes a sealed choice back (C3)."""
SEALED: Final = ("move", "undo")
"""Rows that others need not notice; all others are about the table and seen by all."""
COPIED: Final = (
    *("keys", "steps", "versions", "played", "stand_ins", "handed", "late", "paced", "helped", "votes"),
    *("notes", "taken_back", "handed_over", "kept", "began", "clocks"),
)
HANDLERS: Final[dict[str, Callable[[Course, Row], Undone]]] = {
    "move": Course._move,
    "undo": Course._undo,
    "ask": Course._ask,
    "answer": Course._answer,
    "hand": Course._hand,
    "vote": Course._vote,
}
