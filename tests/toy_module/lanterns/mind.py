"""What bots know of it besides its rules: a resource now is worth as much as points at the end."""

from typing import Final

from ginkgopolis.bots.mind.insight import Insight
from ginkgopolis.engine.state import GameState


class LanternInsight(Insight):
    """While something else is tried no lantern is lit."""

    def glance(self, state: GameState, seat: int, moves: list[int]) -> int:
        return 1


INSIGHT: Final = LanternInsight()
