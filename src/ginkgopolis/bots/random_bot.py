"""A bot that takes any legal move, all being equally likely."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import BlindBot
from ginkgopolis.values import Move


class RandomBot(BlindBot):
    """Plays without thinking."""

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        """Pick any move."""
        return rng.choice(moves)
