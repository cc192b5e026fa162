"""A bot that looks no further than its own next action."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.judge import ScoreJudge
from ginkgopolis.bots.mind.weigh import ranked, weigh
from ginkgopolis.bots.why import SCORE_GROUPS, no_choice, why
from ginkgopolis.bots.world import World
from ginkgopolis.engine.rng import stream
from ginkgopolis.values import Move


class GreedyBot(ThinkingBot):
    """Takes what is worth most at once: points if the game ended now, resources and tiles."""

    def __init__(self) -> None:
        self._judge = ScoreJudge()
        self._last: tuple[World, list[int]] | None = None

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Try every move out, and take the best."""
        codes = [move.code for move in moves]
        worths = weigh(world.state, world.seat, codes, self._judge, stream(rng.getrandbits(64), "greedy"))
        order = ranked(codes, worths)
        self._last = (world, order)
        return Move.from_code(order[0])

    def explain(self) -> str:
        """Say what the last move brings that the next best would not have brought."""
        if self._last is None:
            return no_choice()
        world, order = self._last
        return why(world.state, world.seat, order[0], order[1:], self._judge, SCORE_GROUPS)
