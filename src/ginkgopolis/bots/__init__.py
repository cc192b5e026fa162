"""Players made of code."""

from ginkgopolis.bots.bot import BlindBot, Bot, play_with_bots
from ginkgopolis.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "BlindBot", "Bot", "make_bot", "play_with_bots"]
