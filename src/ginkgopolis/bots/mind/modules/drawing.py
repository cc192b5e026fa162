"""M0: which tiles to draw."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insight import Insight
from ginkgopolis.engine.frames import first_in
from ginkgopolis.engine.state import GameState

MOST_SPLITS: Final = 6  # looked at while trying something else


class DrawingInsight(Insight):
    """Of many tiles only value I is drawn, while something else is tried."""

    def glance(self, state: GameState, seat: i64, moves: list[int]) -> i64:
        return 0 if first_in(state.top_frame()) > MOST_SPLITS else -1


INSIGHT: Final = DrawingInsight()
