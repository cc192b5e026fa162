"""A game at a table: what many look at is worked out once, and told in parts."""

from typing import NamedTuple

from ginkgopolis.engine.rules import legal_moves, pending, question
from ginkgopolis.game import Game
from ginkgopolis.notation import texts_in_order
from ginkgopolis.prompts import Prompt, prompt_of
from ginkgopolis.scores import DistrictScore, Score, standing
from ginkgopolis.story.episode import Episode
from ginkgopolis.trial.trial import Trials
from ginkgopolis.view import (
    QUESTION_NAMES,
    Personal,
    View,
    after_sealed,
    nothing_personal,
    personal_after_sealed,
    whole_view,
)
from ginkgopolis.view.seats import personal


class Moment(NamedTuple):
    """What everybody sees of the decision at hand, and whether there is none any more."""

    question: str | None
    round: int
    pending: tuple[int, ...]
    over: bool


class TableGame(Game):
    """A game that several look at, each from her seat, after every move; the table knows who sits where."""

    def moment(self) -> Moment:
        """What everybody sees of the decision at hand."""
        state = self._state
        asked = QUESTION_NAMES.get(question(state))
        return Moment(asked, state.round, pending(state), state.over)

    @property
    def episode(self) -> Episode | None:
        """What the last move did, or the setup, if it shows anything."""
        lines = self._told()[-1]
        return Episode(lines) if lines else None

    def asked(self, seat: int) -> tuple[list[str], Prompt | None]:
        """The legal moves in notation, in an order that does not depend on that of a hand, and the prompt."""
        moves = legal_moves(self._state, seat)
        return texts_in_order(moves), prompt_of(self._state, seat, moves)

    def standing(self) -> tuple[list[DistrictScore], list[Score]]:
        """The districts and the scores, for those who want both: they cost little more than one."""
        return standing(self._state)

    def everybodys(self) -> View:
        """Return `view(None)` with all its parts."""
        return whole_view(self._moment())

    def personal(self, seat: int | None, everybodys: View) -> Personal:
        """What a seat knows beyond `view(None)` of the same moment, which many may share."""
        if seat is None:
            return nothing_personal(everybodys)
        return personal(everybodys, self._now or self._moment(), seat)

    def after_sealed(self, everybodys: View, seat: int) -> View:
        """Return `view(None)`, from that of the moment before a seat made a sealed choice."""
        return after_sealed(everybodys, self._now or self._moment(), seat)

    def personal_after_sealed(self, known: Personal, seat: int) -> Personal:
        """Return `personal`, from that of the moment before the seat itself made a sealed choice."""
        return personal_after_sealed(known, self._now or self._moment(), seat)

    def trials(self, seat: int) -> Trials:
        """The moves that a seat may choose from now, each to be tried out on a copy."""
        return Trials(self._state, self.names, self._seat(seat))
