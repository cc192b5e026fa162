"""A game as such: set up, played move by move, taken back, copied and kept; `Game` lets it be looked at."""

import copyreg
from collections.abc import Callable, Sequence
from os import PathLike, urandom
from pathlib import Path
from sys import getrefcount
from typing import Final, Self, SupportsIndex

from ginkgopolis.engine.choose import has_begun_choice
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import apply_and_tell, apply_if_legal, legal_moves, pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.versions import RULES_VERSION, VERSIONS
from ginkgopolis.errors import BadOptions, BadPosition, BadRecord, GinkgopolisError, MoveError, NotYourTurn
from ginkgopolis.kinds import check_flag, check_text, number_text, several_texts, whole
from ginkgopolis.language import speaking
from ginkgopolis.notation import move_text, quoted
from ginkgopolis.options import Options, changed, check_names, check_rules, default_names, options_of, set_up
from ginkgopolis.pickling import reduced
from ginkgopolis.record import Play, Record, read_record, read_seed, sound
from ginkgopolis.values import Move, Moves, code_of
from ginkgopolis.view.seats import Moment
from ginkgopolis.view.sights import Sights

SEED_BYTES: Final = 16
NEW: Final = object.__new__
A_SEAT: Final = "a seat is a whole number from 0 on"
A_SEED: Final = "a seed is a whole number from 0 on"
A_VERSION: Final = "rules is a whole number, the version of the rules"
ONLY_OURS: Final = 2  # references to something that a game alone holds, while they are counted


class BaseGame:
    """A game that can be played, taken back, copied and kept.

    Two games are equal if they are at the same moment, hidden cards and tiles included, with the same names
    and screens. `repr(game)` is an expression that makes the game again.
    """

    options: Options
    """How the game was set up."""
    names: tuple[str, ...]
    """Who sits at each seat."""
    seed: int | None
    """The seed that the game came from; None for a redealt game or one that began in the middle."""

    def __init__(self, state: GameState, options: Options, names: Sequence[str], seed: int | None) -> None:
        """Use `Game.new`, `Game.load`, `Game.from_record` or `Game.from_position`."""
        if not isinstance(state, GameState):
            raise TypeError(f"use Game.new(); a game is not made of {type(state).__name__}")
        self.options = options
        self.names = tuple(names)
        self.seed = seed
        self._start = state.copy()
        self._state = state
        self._moves: list[tuple[int, int]] = []
        self._opening = state.journal or []
        """What happened in the setup."""
        self._journals: list[list[Line]] | None = None
        """The same and what happened with each move, once somebody has asked."""
        self._learnt = state.revelations
        """How much everybody had learnt before the last move."""
        self._now: Moment | None = None
        """The moment as it is looked at, once somebody has."""
        self._sights = Sights(state.players)
        """What was last looked at."""
        state.journal = None

    @classmethod
    def new(
        cls,
        players: SupportsIndex = 2,
        *,
        introductory: bool = False,
        seed: SupportsIndex | None = None,
        names: Sequence[str] | None = None,
        first_player: SupportsIndex | None = None,
        closed_screens: bool = False,
        modules: Sequence[str] = (),
        hand_size: SupportsIndex = FULL_HAND,
        hal: str | None = None,
        rules: SupportsIndex = RULES_VERSION,
    ) -> Self:
        """Set up a game; without a seed it is a new one every time.

        `modules` are names of `options.MODULE_NAMES`; with 1 player `hal` is "normal" or "expert".
        `rules` is the version of the rules.
        """
        check_flag(introductory, "introductory")
        check_flag(closed_screens, "closed_screens")
        options = Options(
            players=whole(players, "players is a whole number"),
            introductory=introductory,
            first_player=None if first_player is None else whole(first_player, A_SEAT),
            closed_screens=closed_screens,
            modules=several_texts(modules, 'modules are several texts, as in ["events"]'),
            hand_size=whole(hand_size, "hand_size is a whole number"),
            hal=hal,
        )
        number = int.from_bytes(urandom(SEED_BYTES)) if seed is None else whole(seed, A_SEED)
        return cls._set_up(options, number, names, whole(rules, A_VERSION))

    @classmethod
    def _set_up(
        cls, options: Options, seed: int, names: Sequence[str] | None, rules: int = RULES_VERSION
    ) -> Self:
        state = set_up(options, seed, rules)
        names = default_names(options) if names is None else check_names(names, options)
        return cls(state, options, names, seed)

    @property
    def players(self) -> int:
        """The number of players; Hal is none, though he has a seat."""
        return self.options.players

    @property
    def seats(self) -> int:
        """The number of seats, Hal's included."""
        return self._state.players

    @property
    def rules(self) -> int:
        """The version of the rules by which the game is played."""
        return VERSIONS[self._state.readings]

    @property
    def round(self) -> int:
        """The round that is being played, from 1 on; 0 during the draft."""
        return self._state.round

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._state.over

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that owe a decision; several when all choose together, none when the game is over."""
        return pending(self._state)

    @property
    def moves(self) -> tuple[Play, ...]:
        """The moves so far, in the order in which they came."""
        return tuple(Play(seat, move_text(code)) for seat, code in self._moves)

    # Playing

    def legal_moves(self, seat: SupportsIndex) -> Moves:
        """All that a seat may do now; one that is not pending may be able to take its sealed choice back."""
        state = self._state
        if type(seat) is not int or not 0 <= seat < state.players:  # as `_seat` does, which costs a call
            seat = self._seat(seat)
        moves = NEW(Moves)  # as `Moves.of_codes` does
        moves._codes = tuple(legal_moves(state, seat))
        return moves

    def play(self, seat: SupportsIndex, move: Move | str, *, language: str | None = None) -> None:
        """Play a move, given as such or in notation; an error changes nothing.

        `UnreadableMove`, `IllegalMove` and `NotYourTurn` say in a sentence what is wrong, in that language.
        """
        if language is not None:
            with speaking(language):
                self.play(seat, move)
            return
        state = self._state if self._now is None else self._leave_moment()
        if type(seat) is not int or not 0 <= seat < state.players:
            seat = self._seat(seat)
        code = move.code if type(move) is Move else code_of(move)
        learnt = state.revelations
        if self._journals is not None:
            journal = apply_and_tell(state, seat, code)
            if journal is None:
                raise self._why_not(seat, code)
            self._journals.append(journal)
        elif not apply_if_legal(state, seat, code):
            raise self._why_not(seat, code)
        self._learnt = learnt
        self._moves.append((seat, code))

    def _told(self) -> list[list[Line]]:
        """Return what happened, in the setup and then with each move, and listen from now on.

        Few ask; for the first who does, the game is played again.
        """
        if self._journals is None:
            again = self._start.copy()
            lines = (apply_and_tell(again, seat, code) or [] for seat, code in self._moves)
            self._journals = [self._opening, *lines]
        return self._journals

    def _moment(self) -> Moment:
        """Return the moment as it is looked at, which several may do."""
        if self._now is not None and self._now.names is not self.names:  # somebody has another name now
            self._leave_moment()
        if self._now is None:
            self._now = Moment(self._state, self.names, self.options.closed_screens, self._sights)
        return self._now

    def _leave_moment(self) -> GameState:
        """Return the state to go on with: a copy, if there are views that still look at this one."""
        if getrefcount(self._now) > ONLY_OURS:
            before, self._state = self._state, self._state.copy()
            self._state.offer(before.offered_to, before.offered)
        self._now = None
        return self._state

    def _why_not(self, seat: int, code: int) -> MoveError:
        from ginkgopolis.trial.reasons import why_illegal

        if legal_moves(self._state, seat):
            return why_illegal(self._state, seat, code)
        if self.over:
            return NotYourTurn("game-over")
        waited_for = tuple(self.names[other] for other in self.pending)
        return NotYourTurn("nothing-to-decide", name=self.names[seat], others=waited_for)

    def _seat(self, seat: SupportsIndex) -> int:
        if type(seat) is int and 0 <= seat < self._state.players:
            return seat
        number = whole(seat, A_SEAT)
        if not 0 <= number < self._state.players:
            raise NotYourTurn("no-such-seat", seat=number_text(number), last=self.seats - 1)
        return number

    # Taking back

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Can this seat take its last move back, since nobody has learnt anything hidden from it?

        It must be the last of all, or a part of a choice that is not complete (C3): then others may have
        chosen meanwhile.
        """
        return self.undoable(seat) is not None

    def undoable(self, seat: SupportsIndex) -> int | None:
        """The place in `moves` of what a seat can take back, or None."""
        seat, moves = self._seat(seat), self._moves
        last = len(moves) - 1
        if last >= 0 and moves[last][0] == seat:
            return last if self._learnt == self._state.revelations else None
        if has_begun_choice(self._state, seat):
            return next((at for at in range(last, -1, -1) if moves[at][0] == seat), None)
        return None

    def undo(self, seat: SupportsIndex | None = None) -> None:
        """Take the last move back, or what this seat can take back, by playing all the others again."""
        at = self.undoable(seat) if seat is not None else len(self._moves) - 1
        if at is None or at < 0:
            raise MoveError("nothing-to-undo")
        self._replay(self._moves[:at] + self._moves[at + 1 :])

    def _replay(self, moves: list[tuple[int, int]]) -> None:
        self._state, self._sights = self._start.copy(), Sights(self.seats)
        self._now = None
        self._moves = []
        if self._journals is not None:
            self._journals = [self._opening]
        for seat, code in moves:
            BaseGame.play(self, seat, Move.from_code(code))  # nothing new, whatever a class of one's own does

    # Keeping

    def record(self) -> Record:
        """Return the record, which holds all secrets of the game."""
        if self.seed is None:
            raise GinkgopolisError("no-record-of-position")
        return Record(
            rules=self.rules,
            options=self.options,
            seed=str(self.seed),
            names=list(self.names),
            moves=list(self.moves),
        )

    @classmethod
    def from_record(cls, record: Record | str | bytes) -> Self:
        """Play a recorded game again, from a record or the text of its file."""
        record = sound(record) if isinstance(record, Record) else read_record(record)
        try:
            game = cls._set_up(record.options, read_seed(record.seed), record.names, record.rules)
        except BadOptions as error:
            raise BadRecord("record-options", error=error) from None
        for number, play in enumerate(record.moves, start=1):
            try:
                game.play(play.seat, play.move)
            except MoveError as error:
                raise BadRecord("record-move", number=number, move=quoted(play.move), error=error) from None
        return game

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file, in the place of one that is there."""
        Path(path).write_text(self.record().to_json(), encoding="utf-8")

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Self:
        """Play a game again from the file of its record."""
        return cls.from_record(Path(path).read_bytes())

    def position(self) -> str:
        """Write the position as text, all secrets included (see `ginkgopolis.position`)."""
        from ginkgopolis.position import write_position

        return write_position(self._state)

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        names: Sequence[str] | None = None,
        closed_screens: bool = False,
        rules: SupportsIndex = RULES_VERSION,
    ) -> Self:
        """Begin in the middle of a game, at a position given as text (see `ginkgopolis.position`).

        `rules` is the version of the rules if the text names none.
        """
        from ginkgopolis.position import read_position

        check_text(text, "a position is a text")
        check_flag(closed_screens, "closed_screens")
        version = whole(rules, A_VERSION)
        check_rules(version)
        state = read_position(text, version)
        if not state.over and not any(legal_moves(state, seat) for seat in pending(state)):
            raise BadPosition("nobody-can-move")
        options = options_of(state, closed_screens)
        names = default_names(options) if names is None else check_names(names, options)
        return cls(state, options, names, None)

    def copy(self) -> Self:
        """Return a game of its own."""
        twin = type(self)(self._state, self.options, self.names, self.seed)
        twin._start, twin._state = self._start, twin._start  # which is a copy already
        twin._moves = self._moves.copy()
        twin._opening = self._opening
        twin._journals = None if self._journals is None else self._journals.copy()
        twin._learnt = self._learnt
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., "BaseGame"], tuple[object, ...]]:
        opening = self._start.copy()
        opening.journal = self._opening
        return restored, (type(self), opening, self.options, self.names, self.seed, self._moves)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BaseGame):
            return NotImplemented
        same_table = (self.names, self.options.closed_screens) == (other.names, other.options.closed_screens)
        return self is other or (same_table and self.position() == other.position())

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        kind = type(self).__name__
        if self._moves and self.seed is not None:
            return f"{kind}.from_record({self.record().to_json()!r})"
        named = {} if self.names == default_names(self.options) else {"names": self.names}
        if self.seed is None:
            screens = {"closed_screens": True} if self.options.closed_screens else {}
            return f"{kind}.from_position({listed(text=self.position(), **named, **screens)})"
        rules = {} if self.rules == RULES_VERSION else {"rules": self.rules}
        return f"{kind}.new({listed(**changed(self.options), seed=self.seed, **named, **rules)})"


def listed(**arguments: object) -> str:
    """Return arguments as they are written in a call."""
    return ", ".join(f"{name}={value!r}" for name, value in arguments.items())


def restored(
    kind: type[BaseGame],
    opening: GameState,
    options: Options,
    names: Sequence[str],
    seed: int | None,
    moves: list[tuple[int, int]],
) -> BaseGame:
    """Return a game that was pickled: its first moment, and its moves."""
    game = kind(opening, options, names, seed)
    game._replay(moves)
    return game


copyreg.pickle(GameState, reduced)
