"""How options of the command line become those of a game."""

from ginkgopolis.bots.registry import BUILT_IN
from ginkgopolis.options import HAL_LEVELS, HAL_NAME, MODULE_NAMES

ALL = "all"
NO_MODULES = "none"
USUAL_LEVEL = next(iter(HAL_LEVELS))
PLAYERS_HELP = "How many play, 2 to 5, or 1 against Hal."
HAL_HELP = f"Play against Hal, at the level {' or '.join(HAL_LEVELS)}."
MODULES_HELP = f"Modules of The Experts, with commas, or {ALL}: {', '.join(MODULE_NAMES)}."
BOTS_HELP = f"One bot for all seats, or one for each, with commas: {', '.join(BUILT_IN)}; see docs/bots.md."
HAND_SIZE_HELP = "Cards in a hand, 4, or 5 with 2 to 4 players."


def read_modules(text: str | None) -> tuple[str, ...]:
    """Return the modules that were named; whether there are such is for the game to say."""
    if text is None or text.strip().lower() == NO_MODULES:
        return ()
    if text.strip().lower() == ALL:
        return MODULE_NAMES
    return tuple("_".join(name.lower().replace("-", " ").split()) for name in text.split(","))


def hal_level(players: int, hal: str | None) -> str | None:
    """Return the level of Hal, who is there whenever somebody plays alone."""
    return USUAL_LEVEL if players == 1 and hal is None else hal


def hal_words(level: str) -> str:
    """Return Hal with his level, as in `Hal (expert)`."""
    return f"{HAL_NAME} ({level})"
