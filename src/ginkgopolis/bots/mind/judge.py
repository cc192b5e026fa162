"""Those who say what a position is worth to a seat."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState

WORTH_OF_RESOURCE: Final = 1.0
WORTH_OF_TILE: Final = 0.8
WORTH_OF_THE_FIRST: Final = 0.5  # besides: nothing is built without a tile and a resource


class Judge:
    """Says what positions are worth; higher is better for the seat in question."""

    def prepare(self, state: GameState) -> None:
        """Look at the position from which moves are going to be tried."""

    def worth(self, state: GameState, seat: i64) -> float:
        """Return what a position is worth to a seat once its action is done."""
        return 0.0

    def parts(self, state: GameState, seat: i64) -> list[float]:
        """Return the parts that add up to a position's worth."""
        return []


class ScoreJudge(Judge):
    """The seat's points if the game ended now, and something for what lies behind the screen."""

    def worth(self, state: GameState, seat: i64) -> float:
        score, resources, tiles = self.parts(state, seat)
        return score + resources + tiles

    def parts(self, state: GameState, seat: i64) -> list[float]:
        """Return what points, resources and tiles are worth, each by itself."""
        score = float(total_scores(state)[seat])
        if state.last_round:
            return [score, 0.0, 0.0]
        resources, tiles = state.resources[seat], len(state.tiles[seat])
        return [
            score,
            WORTH_OF_RESOURCE * resources + (WORTH_OF_THE_FIRST if resources else 0.0),
            WORTH_OF_TILE * tiles + (WORTH_OF_THE_FIRST if tiles else 0.0),
        ]
