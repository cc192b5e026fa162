"""What the greedy bot and the planner have in common: every move is tried out, and judged."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.weigh import ranked, weigh
from ginkgopolis.bots.why import no_choice, why
from ginkgopolis.bots.world import World
from ginkgopolis.engine.rng import stream
from ginkgopolis.values import Move


class WeighingBot(ThinkingBot):
    """Takes the move whose position after its own action a judge finds best."""

    def __init__(self, judge: Judge, luck: str, groups: Sequence[str]) -> None:
        """`luck` names the stream of random numbers, `groups` the parts of the judge's count (`why`)."""
        self._judge = judge
        self._luck = luck
        self._groups = groups
        self._last: tuple[World, list[int]] | None = None

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Try every move out, and take the best."""
        codes = [move.code for move in moves]
        luck = stream(rng.getrandbits(64), self._luck)
        order = ranked(codes, weigh(world.state, world.seat, codes, self._judge, luck))
        self._last = (world, order)
        return Move.from_code(order[0])

    def explain(self) -> str:
        """Say what the last move brings or promises beyond the next best."""
        if self._last is None:
            return no_choice()
        world, order = self._last
        return why(world.state, world.seat, order[0], order[1:], self._judge, self._groups)
