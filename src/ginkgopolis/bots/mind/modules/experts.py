"""M6: how good experts are in the draft."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insight import Insight
from ginkgopolis.engine.cards import FIRST_EXPERT

EDGES: Final[list[float]] = [-1.0, 1.0, -1.5, 0.0, 1.0, -1.0, 1.0, 1.0, 0.0, 0.0]  # by number


class ExpertsInsight(Insight):
    """An expert beside a usual character."""

    def edge(self, card: i64) -> float:
        return EDGES[card - FIRST_EXPERT] if card >= FIRST_EXPERT else 0.0


INSIGHT: Final = ExpertsInsight()
