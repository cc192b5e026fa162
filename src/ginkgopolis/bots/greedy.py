"""A bot that looks no further than its own next action."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.judge import ScoreJudge
from ginkgopolis.bots.mind.weigh import best_move, weigh
from ginkgopolis.bots.world import World
from ginkgopolis.engine.rng import stream
from ginkgopolis.notation import Move


class GreedyBot(ThinkingBot):
    """Takes what is worth most at once: points if the game ended now, resources and tiles."""

    def __init__(self) -> None:
        self._judge = ScoreJudge()

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Try every move out, and take the best."""
        codes = [move.code for move in moves]
        worths = weigh(world.state, world.seat, codes, self._judge, stream(rng.getrandbits(64), "greedy"))
        return Move(best_move(codes, worths))
