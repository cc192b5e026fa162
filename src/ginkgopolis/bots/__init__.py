"""Players made of code."""

from ginkgopolis.bots.bot import Bot, play_with_bots
from ginkgopolis.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot", "play_with_bots"]
