"""A bot that judges the position after its own action by what it will lead to."""

from ginkgopolis.bots.mind.fitted import FITTED
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.weights import HAND_BY_PLAYERS
from ginkgopolis.bots.weighing import WeighingBot
from ginkgopolis.bots.why import PLAN_GROUPS
from ginkgopolis.errors import BadOptions
from ginkgopolis.notation import quoted


def make_judge(weights: str, rivalry: float) -> PlanJudge:
    """Return a judge with the weights of a name."""
    tables = {"fitted": FITTED, "hand": HAND_BY_PLAYERS}
    if weights not in tables:
        raise BadOptions("no-such-weights", weights=quoted(weights), known=tuple(tables))
    if not 0 <= rivalry <= 1:
        raise BadOptions("bad-rivalry", rivalry=str(rivalry))
    return PlanJudge(tables[weights], rivalry)


class PlannerBot(WeighingBot):
    """Weighs about forty things for every seat, by how far the game is."""

    def __init__(self, weights: str = "fitted", rivalry: float = 0.5) -> None:
        """Take `weights` "fitted" to self-play or made by "hand"; `rivalry` 1 heeds the best other only."""
        super().__init__(make_judge(weights, rivalry), "planner", PLAN_GROUPS)
