"""Players made of code."""

from ginkgopolis.bots.bot import AnyBot, BlindBot, Bot, ThinkingBot, ask_bot, bot_rng
from ginkgopolis.bots.guard import Seated, lost_moves, play_with_bots, troubles_of
from ginkgopolis.bots.registry import (
    LEVELS,
    Level,
    bot_names,
    bot_settings,
    check_bot,
    make_bot,
    read_bots,
    seat_bot,
)
from ginkgopolis.bots.trouble import BotTrouble, Trouble
from ginkgopolis.bots.world import World

__all__ = [
    "LEVELS",
    "AnyBot",
    "BlindBot",
    "Bot",
    "BotTrouble",
    "Level",
    "Seated",
    "ThinkingBot",
    "Trouble",
    "World",
    "ask_bot",
    "bot_names",
    "bot_rng",
    "bot_settings",
    "check_bot",
    "lost_moves",
    "make_bot",
    "play_with_bots",
    "read_bots",
    "seat_bot",
    "troubles_of",
]
