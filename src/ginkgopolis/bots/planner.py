"""A bot that judges the position after its own action by what it will lead to."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.fitted import FITTED
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.weigh import ranked, weigh
from ginkgopolis.bots.mind.weights import HAND_BY_PLAYERS
from ginkgopolis.bots.why import PLAN_GROUPS, no_choice, why
from ginkgopolis.bots.world import World
from ginkgopolis.engine.rng import stream
from ginkgopolis.errors import BadOptions
from ginkgopolis.notation import quoted
from ginkgopolis.values import Move


def make_judge(weights: str, rivalry: float) -> PlanJudge:
    """Return a judge with the weights of a name."""
    tables = {"fitted": FITTED, "hand": HAND_BY_PLAYERS}
    if weights not in tables:
        raise BadOptions("no-such-weights", weights=quoted(weights), known=tuple(tables))
    if not 0 <= rivalry <= 1:
        raise BadOptions("bad-rivalry", rivalry=str(rivalry))
    return PlanJudge(tables[weights], rivalry)


class PlannerBot(ThinkingBot):
    """Weighs about forty things for every seat, by how far the game is."""

    def __init__(self, weights: str = "fitted", rivalry: float = 0.5) -> None:
        """Take `weights` "fitted" to self-play or made by "hand"; `rivalry` 1 heeds the best other only."""
        self._judge = make_judge(weights, rivalry)
        self._last: tuple[World, list[int]] | None = None

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Try every move out, and take the best."""
        codes = [move.code for move in moves]
        worths = weigh(world.state, world.seat, codes, self._judge, stream(rng.getrandbits(64), "planner"))
        order = ranked(codes, worths)
        self._last = (world, order)
        return Move.from_code(order[0])

    def explain(self) -> str:
        """Say what the last move promises beyond the next best."""
        if self._last is None:
            return no_choice()
        world, order = self._last
        return why(world.state, world.seat, order[0], order[1:], self._judge, PLAN_GROUPS)
