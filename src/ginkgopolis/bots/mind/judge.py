"""Those who say what a position is worth to a seat."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState

WORTH_OF_RESOURCE: Final = 1.0
WORTH_OF_TILE: Final = 0.8


class Judge:
    """Says what positions are worth; higher is better for the seat in question."""

    def prepare(self, state: GameState) -> None:
        """Look at the position from which moves are going to be tried."""

    def worth(self, state: GameState, seat: i64) -> float:
        """Return what a position is worth to a seat once its action is done."""
        return 0.0

    def looks_around(self) -> bool:
        """Is more looked at than what the seat itself has?"""
        return True


class ScoreJudge(Judge):
    """The seat's points if the game ended now, and something for what lies behind the screen."""

    def worth(self, state: GameState, seat: i64) -> float:
        worth: float = float(total_scores(state)[seat])
        if state.last_round:
            return worth
        worth += WORTH_OF_RESOURCE * state.resources[seat]
        return worth + WORTH_OF_TILE * len(state.tiles[seat])

    def looks_around(self) -> bool:
        return False
