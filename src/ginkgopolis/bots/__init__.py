"""Players made of code."""

from ginkgopolis.bots.bot import AnyBot, BlindBot, Bot, ThinkingBot, ask_bot, bot_rng, play_with_bots
from ginkgopolis.bots.registry import BOTS, make_bot
from ginkgopolis.bots.world import World

__all__ = [
    "BOTS",
    "AnyBot",
    "BlindBot",
    "Bot",
    "ThinkingBot",
    "World",
    "ask_bot",
    "bot_rng",
    "make_bot",
    "play_with_bots",
]
