"""A bot that takes any legal move, all being equally likely."""

from collections.abc import Sequence
from random import Random

from ginkgopolis.bots.bot import Bot
from ginkgopolis.notation import Move
from ginkgopolis.view import View


class RandomBot(Bot):
    """Plays without thinking."""

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Pick any move."""
        return rng.choice(moves)
