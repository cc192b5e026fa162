"""The front door of the library: a game that can be played, looked at, copied, taken back and recorded.

What not everybody needs, as sentences and pictures, is imported when it is asked for: programs start soon.
"""

from typing import Self, SupportsIndex

from ginkgopolis.base_game import A_SEAT, A_SEED, BaseGame
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.errors import NotYourTurn
from ginkgopolis.kinds import whole
from ginkgopolis.language import speaking
from ginkgopolis.prompts import Prompt, prompt_of
from ginkgopolis.scores import DistrictScore, Score, district_scores, score_sheet, winners_of
from ginkgopolis.story.ending import Ending, ending_of
from ginkgopolis.story.episode import Episode
from ginkgopolis.story.fold import fold
from ginkgopolis.values import Move, code_of
from ginkgopolis.view import QUESTION_NAMES, View, view_at


class Game(BaseGame):
    """A game of Ginkgopolis, as in `Game.new(players=3, seed=7)`.

    Seats are numbered from 0; the left neighbour of a seat is the next one. Wherever a move is asked for, its
    notation will do, as in `game.play(0, "B5+R4")`. Where a language may be named, None is the one that is
    spoken: English, except within `speaking`.

    Two games are equal if they are at the same moment, hidden cards and tiles included, with the same names
    and screens. `str(game)` draws the city, and `repr(game)` is an expression that makes the game again.
    """

    @property
    def question(self) -> str | None:
        """What the pending seats have to decide, a word of `ginkgopolis.view.QUESTION_NAMES`."""
        return QUESTION_NAMES.get(question(self._state))

    @property
    def story(self) -> tuple[Episode, ...]:
        """What happened, all secrets included: in the setup, then with each move."""
        return tuple(map(Episode, self._told()))

    def prompt(self, seat: SupportsIndex) -> Prompt | None:
        """What a seat is asked, with all that may be picked; None if it has nothing to decide."""
        seat = self._seat(seat)
        return prompt_of(self._state, seat, legal_moves(self._state, seat))

    def explain(self, seat: SupportsIndex, move: Move | str, *, language: str | None = None) -> str:
        """Say in words what a legal move would do, from what the seat may know."""
        from ginkgopolis.trial.describe import describe
        from ginkgopolis.trial.reasons import why_illegal
        from ginkgopolis.trial.trial import Trials

        with speaking(language):
            seat, code = self._seat(seat), code_of(move)
            if code not in legal_moves(self._state, seat):
                raise why_illegal(self._state, seat, code)
            return describe(Trials(self._state, self.names, seat).of(code))

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        viewer = None if seat is None else self._seat(seat)
        if viewer == HAL_SEAT and self._state.hal:
            raise NotYourTurn("seat-of-hal")
        return viewer

    # Scoring

    def scores(self) -> list[Score]:
        """What each seat scores, or would if the game ended now, with the breakdown; mind who may know it."""
        return score_sheet(self._state)

    def totals(self) -> list[int]:
        """The totals of `scores` alone, which takes a fraction of the time."""
        return total_scores(self._state)

    def districts(self) -> list[DistrictScore]:
        """The districts of the city with their rankings."""
        return district_scores(self._state)

    @property
    def ending(self) -> Ending | None:
        """Why this round is, or was, the last one; None as long as no end is in sight."""
        return ending_of(self._told()) if self._state.last_round else None

    @property
    def winners(self) -> list[int]:
        """The seats with the most points once the game is over; until then nobody."""
        return winners_of(self.scores()) if self.over else []

    # Looking

    def view(self, seat: SupportsIndex | None) -> View:
        """What a seat may know; None for somebody who only watches."""
        moment = self._now
        if moment is None or moment.names is not self.names:
            moment = self._moment()
        if type(seat) is not int or not 0 <= seat < self.options.players:  # as in `legal_moves`
            seat = self._viewer(seat)
        return view_at(moment, seat)

    def log(self, seat: SupportsIndex | None, *, language: str | None = None) -> list[str]:
        """The story so far in sentences, with what that seat may know (None: what everybody may know)."""
        from ginkgopolis.story.sentences import tell_story

        with speaking(language):
            viewer = self._viewer(seat)
            deeds = [deed for lines in self._told() for deed in fold(lines)]
            return tell_story(deeds, self.names, viewer)

    def news(self, seat: SupportsIndex | None, *, language: str | None = None) -> list[str]:
        """The sentences about the last move and all that followed from it."""
        from ginkgopolis.story.sentences import tell_story

        with speaking(language):
            return tell_story(fold(self._told()[-1]), self.names, self._viewer(seat))

    def determinize(self, seat: SupportsIndex, seed: SupportsIndex) -> Self:
        """Return a game in which all that the seat cannot know is redealt, at random."""
        return type(self)(self.imagine(seat, seed), self.options, self.names, None)

    def imagine(self, seat: SupportsIndex, seed: SupportsIndex) -> GameState:
        """Return the state of `determinize`, for those who play on with the engine itself."""
        from ginkgopolis.view.determinize import determinize

        self._viewer(seat)
        return determinize(self._state, whole(seat, A_SEAT), whole(seed, A_SEED))

    def svg(
        self, seat: SupportsIndex | None = None, districts: bool = False, move: Move | str | None = None
    ) -> str:
        """Draw what a seat may know as SVG, with its districts and with what a move would do, if you like."""
        from ginkgopolis.draw.picture import draw_game

        return draw_game(self._state, self.view(seat), districts, move)

    def _repr_svg_(self) -> str:
        return self.svg()  # in a notebook

    def _repr_html_(self) -> str:
        from ginkgopolis.draw.picture import as_image

        return as_image(self.svg())

    def __str__(self) -> str:
        from ginkgopolis.draw.city import draw_city, plain_text

        return plain_text(draw_city(self.view(None)))
