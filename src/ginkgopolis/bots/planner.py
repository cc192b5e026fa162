"""A bot that judges the position after its own action by what it will lead to."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.weigh import best_move, weigh
from ginkgopolis.bots.mind.weights import HAND
from ginkgopolis.bots.world import World
from ginkgopolis.engine.rng import stream
from ginkgopolis.notation import Move


class PlannerBot(ThinkingBot):
    """Weighs about thirty things for every seat, by how far the game is."""

    def __init__(self, rivalry: float = 0.5) -> None:
        self._judge = PlanJudge(HAND, rivalry)

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Try every move out, and take the best."""
        codes = [move.code for move in moves]
        worths = weigh(world.state, world.seat, codes, self._judge, stream(rng.getrandbits(64), "planner"))
        return Move(best_move(codes, worths))
