"""The front door of the library: a game that can be played, looked at, copied, taken back and recorded."""

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Self

from mypy_extensions import mypyc_attr

from ginkgopolis.draw.picture import as_image, draw_game
from ginkgopolis.engine.choose import has_begun_choice
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import apply, legal_moves, pending, question
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.versions import RULES_VERSION, VERSIONS
from ginkgopolis.errors import BadOptions, BadRecord, GinkgopolisError, MoveError, NotYourTurn
from ginkgopolis.language import speaking
from ginkgopolis.notation import Move, move_text, quoted, read_move, texts_in_order
from ginkgopolis.options import Options, check_names, check_rules, default_names, options_of, set_up
from ginkgopolis.position import read_position, write_position
from ginkgopolis.prompts import Prompt, prompt_of
from ginkgopolis.record import Play, Record, read_record, read_seed
from ginkgopolis.scores import DistrictScore, Score, district_scores, score_sheet, standing, winners_of
from ginkgopolis.story.deeds import Deed
from ginkgopolis.story.ending import Ending, ending_of
from ginkgopolis.story.fold import Episode
from ginkgopolis.story.sentences import tell_story
from ginkgopolis.trial.describe import describe
from ginkgopolis.trial.reasons import why_illegal
from ginkgopolis.trial.trial import Trials
from ginkgopolis.view import QUESTION_NAMES, Moment, Personal, View, after_sealed, build_view
from ginkgopolis.view.determinize import determinize
from ginkgopolis.view.seats import Holdings, nothing_personal, personal, personal_after_sealed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of Ginkgopolis. Seats are numbered from 0; the left neighbour of a seat is the next one.

    Where a language may be named, None is the one that is spoken: English, except within `speaking`.
    """

    def __init__(self, state: GameState, options: Options, names: Sequence[str], seed: int | None) -> None:
        """Use `Game.new`, `Game.from_record` or `Game.from_position`."""
        self.options = options
        self.names = tuple(names)
        self.seed = seed
        """The seed that the game came from; None for a redealt game or one that began in the middle."""
        self._start = state.copy()
        self._state = state
        self._moves: list[tuple[int, int]] = []
        self._revelations: list[int] = []
        self._story = [Episode(state.journal or [])]
        self._held: Holdings | None = None
        """What all hold now, once somebody has looked."""

    @classmethod
    def new(
        cls,
        players: int = 2,
        *,
        introductory: bool = False,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        first_player: int | None = None,
        closed_screens: bool = False,
        modules: Sequence[str] = (),
        hand_size: int = FULL_HAND,
        hal: str | None = None,
        rules: int = RULES_VERSION,
    ) -> Self:
        """Set up a game; without a seed it is a new one every time.

        `modules` are names of `options.MODULE_NAMES`; with 1 player `hal` is "normal" or "expert".
        `rules` is the version of the rules.
        """
        options = Options(
            players=players,
            introductory=introductory,
            first_player=first_player,
            closed_screens=closed_screens,
            modules=tuple(modules),
            hand_size=hand_size,
            hal=hal,
        )
        return cls._set_up(options, secrets.randbits(128) if seed is None else seed, names, rules)

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
        return tuple(pending(self._state))

    @property
    def question(self) -> str | None:
        """What the pending seats have to decide, a word of `ginkgopolis.view.QUESTION_NAMES`."""
        return QUESTION_NAMES.get(question(self._state))

    def moment(self) -> Moment:
        """All of that at once: `question`, `round`, `pending` and `over`."""
        state = self._state
        asked = QUESTION_NAMES.get(question(state))
        return Moment(asked, state.round, tuple(pending(state)), state.over)

    @property
    def moves(self) -> tuple[Play, ...]:
        """The moves so far, in the order in which they came."""
        return tuple(Play(seat, move_text(code)) for seat, code in self._moves)

    @property
    def story(self) -> Sequence[Episode]:
        """What happened, all secrets included: in the setup, then with each move."""
        return self._story

    def legal_moves(self, seat: int) -> list[Move]:
        """All that a seat may do now; one that is not pending may be able to take its sealed choice back."""
        self._check_seat(seat)
        return [Move(code) for code in legal_moves(self._state, seat)]

    def prompt(self, seat: int) -> Prompt | None:
        """What a seat is asked, with all that may be picked; None if it has nothing to decide."""
        return self.asked(seat)[1]

    def asked(self, seat: int) -> tuple[list[str], Prompt | None]:
        """The prompt and the legal moves in notation, in an order that does not depend on that of a hand."""
        self._check_seat(seat)
        moves = legal_moves(self._state, seat)
        return texts_in_order(moves), prompt_of(self._state, seat, moves)

    def play(self, seat: int, move: Move | str, *, language: str | None = None) -> None:
        """Play a move, given as an object or in notation; an error changes nothing."""
        if language is None:
            self._play(seat, move)
            return
        with speaking(language):
            self._play(seat, move)

    def _play(self, seat: int, move: Move | str) -> None:
        self._check_seat(seat)
        code = move.code if isinstance(move, Move) else read_move(move)
        offered = legal_moves(self._state, seat)
        if not offered:
            raise self._why_not_now(seat)
        if code not in offered:
            raise why_illegal(self._state, seat, code)
        self._play_legal(seat, code)

    def _play_legal(self, seat: int, code: int) -> None:
        state = self._state
        self._revelations.append(state.revelations)
        state.journal = []
        self._held = None
        apply(state, seat, code)
        self._moves.append((seat, code))
        self._story.append(Episode(state.journal))

    def _why_not_now(self, seat: int) -> NotYourTurn:
        if self.over:
            return NotYourTurn("game-over")
        waited_for = tuple(self.names[other] for other in self.pending)
        return NotYourTurn("nothing-to-decide", name=self.names[seat], others=waited_for)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise NotYourTurn("no-such-seat", seat=str(seat), last=self.seats - 1)

    def _check_viewer(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)
        if seat == HAL_SEAT and self._state.hal:
            raise NotYourTurn("seat-of-hal")

    def can_undo(self, seat: int) -> bool:
        """Can this seat take its last move back, since nobody has learnt anything hidden from it?

        It must be the last of all, or a part of a choice that is not complete (C3): then others may have
        chosen meanwhile.
        """
        return self.undoable(seat) is not None

    def undoable(self, seat: int) -> int | None:
        """The place in `moves` of what a seat can take back, or None."""
        moves = self._moves
        for at in range(len(moves) - 1, -1, -1):
            if moves[at][0] == seat:
                if at == len(moves) - 1:
                    free = self._revelations[at] == self._state.revelations
                else:
                    free = has_begun_choice(self._state, seat)
                return at if free else None
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take the last move back, or what this seat can take back, by playing all the others again."""
        at = self.undoable(seat) if seat is not None else len(self._moves) - 1
        if at is None or at < 0:
            raise MoveError("nothing-to-undo")
        self._replay(self._moves[:at] + self._moves[at + 1 :])

    def _replay(self, moves: list[tuple[int, int]]) -> None:
        self._state = self._start.copy()
        self._held = None
        self._moves, self._revelations, self._story = [], [], self._story[:1]
        for seat, code in moves:
            self._play_legal(seat, code)

    def scores(self) -> list[Score]:
        """What each seat scores, or would if the game ended now, with the breakdown; mind who may know it."""
        return score_sheet(self._state)

    def totals(self) -> list[int]:
        """The totals of `scores` alone, which takes a fraction of the time."""
        return total_scores(self._state)

    def districts(self) -> list[DistrictScore]:
        """The districts of the city with their rankings."""
        return district_scores(self._state)

    def standing(self) -> tuple[list[DistrictScore], list[Score]]:
        """The districts and the scores, for those who want both: they cost little more than one."""
        return standing(self._state)

    @property
    def ending(self) -> Ending | None:
        """Why this round is, or was, the last one; None as long as no end is in sight."""
        return ending_of(self._story) if self._state.last_round else None

    @property
    def winners(self) -> list[int]:
        """The seats with the most points once the game is over; until then nobody."""
        return winners_of(self.scores()) if self.over else []

    def view(self, seat: int | None) -> View:
        """What a seat may know; None for somebody who only watches."""
        self._check_viewer(seat)
        return build_view(self._state, seat, self.names, self.options.closed_screens, self._holdings())

    def _holdings(self) -> Holdings:
        if self._held is None:
            self._held = Holdings(self._state)
        return self._held

    def personal(self, seat: int | None, everybodys: View) -> Personal:
        """What a seat knows beyond `view(None)` of the same moment, which many may share."""
        self._check_viewer(seat)
        if seat is None:
            return nothing_personal(everybodys)
        return personal(everybodys, self._state, seat, self.options.closed_screens, self._holdings())

    def after_sealed(self, everybodys: View, seat: int) -> View:
        """Return `view(None)`, from that of the moment before a seat made a sealed choice."""
        closed = self.options.closed_screens
        return after_sealed(everybodys, self._state, seat, self.names, closed, self._holdings())

    def personal_after_sealed(self, known: Personal, seat: int) -> Personal:
        """Return `personal`, from that of the moment before the seat itself made a sealed choice."""
        return personal_after_sealed(known, self._state, seat, self._holdings())

    def explain(self, seat: int, move: Move, *, language: str | None = None) -> str:
        """Say in words what a legal move would do, from what the seat may know."""
        with speaking(language):
            trials = self.trials(seat)
            if move.code not in legal_moves(self._state, seat):
                raise why_illegal(self._state, seat, move.code)
            return describe(trials.of(move.code))

    def trials(self, seat: int) -> Trials:
        """The moves that a seat may choose from now, each to be tried out on a copy."""
        self._check_seat(seat)
        return Trials(self._state, self.names, seat)

    def svg(self, seat: int | None = None, districts: bool = False, move: Move | str | None = None) -> str:
        """Draw what a seat may know as SVG, with its districts and with what a move would do, if you like."""
        return draw_game(self._state, self.view(seat), districts, move)

    def _repr_svg_(self) -> str:
        return self.svg()  # in a notebook

    def _repr_html_(self) -> str:
        return as_image(self.svg())

    def log(self, seat: int | None, *, language: str | None = None) -> list[str]:
        """The story so far in sentences, with what that seat may know (None: what everybody may know)."""
        with speaking(language):
            self._check_viewer(seat)
            deeds: list[Deed] = []
            for episode in self._story:
                deeds += episode.deeds()
            return tell_story(deeds, self.names, seat)

    def news(self, seat: int | None, *, language: str | None = None) -> list[str]:
        """The sentences about the last move and all that followed from it."""
        with speaking(language):
            self._check_viewer(seat)
            return tell_story(self._story[-1].deeds(), self.names, seat)

    def determinize(self, seat: int, seed: int) -> Self:
        """Return a game in which all that the seat cannot know is redealt, at random."""
        return type(self)(self.imagine(seat, seed), self.options, self.names, None)

    def imagine(self, seat: int, seed: int) -> GameState:
        """Return the state of `determinize`, for those who play on with the engine itself."""
        self._check_viewer(seat)
        return determinize(self._state, seat, seed)

    def copy(self) -> Self:
        """Return a game of its own."""
        twin = type(self)(self._state, self.options, self.names, self.seed)
        twin._start, twin._state = self._start, twin._start  # which is a copy already
        twin._moves = self._moves.copy()
        twin._revelations = self._revelations.copy()
        twin._story = self._story.copy()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """Pickle a game as its first position and its moves, since compiled states cannot be pickled."""
        first = write_position(self._start)
        opening = self._story[0].lines
        return restored, (type(self), first, self.options, self.names, self.seed, self._moves, opening)

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
    def from_record(cls, record: Record | str | bytes | Path) -> Self:
        """Play a recorded game again, from a record, the text of its file, or a path."""
        if not isinstance(record, Record):
            record = read_record(record.read_bytes() if isinstance(record, Path) else record)
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

    @classmethod
    def from_position(
        cls,
        text: str,
        *,
        names: Sequence[str] | None = None,
        closed_screens: bool = False,
        rules: int = RULES_VERSION,
    ) -> Self:
        """Begin in the middle of a game, at a position given as text (see `ginkgopolis.position`).

        `rules` is the version of the rules if the text names none.
        """
        check_rules(rules)
        state = read_position(text, rules)
        options = options_of(state, closed_screens)
        names = default_names(options) if names is None else check_names(names, options)
        return cls(state, options, names, None)

    def position(self) -> str:
        """Write the position as text, all secrets included."""
        return write_position(self._state)


def restored(
    kind: type[Game],
    first: str,
    options: Options,
    names: Sequence[str],
    seed: int | None,
    moves: list[tuple[int, int]],
    opening: list[Line],
) -> Game:
    """Return a game that was pickled."""
    state = read_position(first)
    state.journal = opening
    game = kind(state, options, names, seed)
    game._replay(moves)
    return game
