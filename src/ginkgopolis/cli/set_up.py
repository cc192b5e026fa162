"""How options of the command line become those of a game, and in which language it is told."""

import os
import sys
from collections.abc import Callable, Mapping

from ginkgopolis.bots.registry import LEVELS, level_of
from ginkgopolis.expansions import Parts
from ginkgopolis.language import LANGUAGES, USUAL, check_language, say
from ginkgopolis.language.phrases import commas
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES, Options

ALL = "all"
NO_MODULES = "none"
USUAL_LEVEL = next(iter(HAL_LEVELS))
LONGEST_LOCALE = 85  # letters, by Windows
LANGUAGE_VARIABLE = "GINKGOPOLIS_LANGUAGE"
NAME = Parts("cli", "NAME")


def system_locale() -> str:
    """Return the user's locale where no variable names it: Windows knows it, as in de-DE."""
    if sys.platform == "win32":
        import ctypes

        name = ctypes.create_unicode_buffer(LONGEST_LOCALE)
        ctypes.windll.kernel32.GetUserDefaultLocaleName(name, LONGEST_LOCALE)
        return name.value
    return "C"


def choose_language(
    wanted: str | None,
    environment: Mapping[str, str] = os.environ,
    system: Callable[[], str] = system_locale,
) -> str:
    """Return the language that was asked for, else that of the system if we have it, else English."""
    asked = wanted or environment.get(LANGUAGE_VARIABLE)
    if asked:
        return check_language(asked.lower())
    variables = map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, variables), None) or system()
    if locale.partition(".")[0] in ("C", "POSIX"):
        return USUAL
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]  # as gettext reads them
    codes = (name[:2].lower() for name in preferred)
    return next((code for code in codes if code in LANGUAGES), USUAL)


def read_modules(text: str | None) -> tuple[str, ...]:
    """Return the modules that were named; whether there are such is for the game to say."""
    if text is None or text.strip().lower() == NO_MODULES:
        return ()
    if text.strip().lower() == ALL:
        return MODULE_NAMES
    return tuple(module_named(name) for name in text.split(","))


def module_named(text: str) -> str:
    """Return the name of a module however it is spelt, as in `Keep a card`."""
    return "_".join(text.lower().replace("-", " ").split())


def module_words(name: str) -> str:
    """Return a module as in `keep a card`."""
    return say(NAME.by_name[name])


def bot_words(bot: str) -> str:
    """Return a bot by the name that players know, as in `Sapling`; one without a level by its own."""
    return say("level-name", level=level_of(bot))


def bot_title(bot: str) -> str:
    """Return a bot with its level, as in `Sapling, medium`."""
    level = level_of(bot)
    has_level = level in [each.level for each in LEVELS]
    return commas([bot_words(bot), say("level-degree", level=level)]) if has_level else bot


def hal_level(players: int, hal: str | None) -> str | None:
    """Return the level of Hal, who is there whenever somebody plays alone."""
    return USUAL_LEVEL if players == 1 and hal is None else hal


def options_for_bots(
    players: int | None,
    usual: int,
    introductory: bool,
    modules: str | None,
    hand_size: int,
    hal: str | None = None,
) -> Options:
    """Return the options of games in which bots have all seats, Hal's apart."""
    if players is None:
        players = usual if hal is None else 1
    return Options(
        players=players,
        introductory=introductory,
        modules=read_modules(modules),
        hand_size=hand_size,
        hal=hal_level(players, hal),
    )


def hal_words(level: str) -> str:
    """Return Hal with his level, as in `Hal (expert)`."""
    return say("hal-at-level", level=level)
