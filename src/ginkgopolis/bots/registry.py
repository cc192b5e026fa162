"""The bots by name: our own, those that other packages bring, and programs in any language.

medium                          a level, as people choose it
planner                         a bot as it is
montecarlo:worlds=16,rounds=2   with settings
exec:./my_bot --fast            a program that speaks the protocol of docs/bots.md
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from ginkgopolis.bots.bot import AnyBot, BlindBot, Bot, ThinkingBot
from ginkgopolis.bots.guard import Seated
from ginkgopolis.bots.settings import Setting, read_settings, settings_of
from ginkgopolis.bots.trouble import crash_of, words_of
from ginkgopolis.errors import BadOptions
from ginkgopolis.notation import quoted

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "ginkgopolis.bots"
"""The entry points by which other packages bring their bots."""
EXEC: Final = "exec"
FILE: Final = "file"
BUILT_IN: Final = {
    "random": ("ginkgopolis.bots.random_bot", "RandomBot"),
    "greedy": ("ginkgopolis.bots.greedy", "GreedyBot"),
    "planner": ("ginkgopolis.bots.planner", "PlannerBot"),
    "montecarlo": ("ginkgopolis.bots.montecarlo", "MonteCarloBot"),
}
"""Our own, weakest first; they are imported when they are first asked for."""


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays, as people choose it: `level-name` and its like say it in words."""

    level: str
    bot: str
    """The bot that plays so, with settings if need be."""
    face: str
    """The picture that it is shown by."""


LEVELS: Final = (
    Level("easy", "greedy", "sprout"),
    Level("medium", "planner", "sapling"),
    Level("hard", "montecarlo", "ginkgo"),
)
"""The levels, weakest first; a stronger bot gets a line here and its words in `locale/*/bots.ftl`."""
USUAL_LEVEL: Final = "medium"
OTHER_FACE: Final = "bot"
KINDS: Final = (Bot, BlindBot, ThinkingBot)
NAME: Final = re.compile(r"[\w.-]+")
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma outside quotation marks."""

Maker = Callable[..., object]


def bot_names() -> list[str]:
    """Return the names of all bots, our own first."""
    brought = {point.name for point in brought_bots() if NAME.fullmatch(point.name)}
    return [*BUILT_IN, *sorted(brought - BUILT_IN.keys() - {EXEC, FILE} - level_names())]


def level_names() -> set[str]:
    """Return the names of all levels."""
    return {level.level for level in LEVELS}


def levels_to_choose() -> list[Level]:
    """Return what people may choose from: our levels, then the bots that other packages bring."""
    return [*LEVELS, *(Level(name, name, OTHER_FACE) for name in bot_names() if name not in BUILT_IN)]


def level_of(bot: str) -> str:
    """Return the level at which a bot plays; one that has none goes by its own name."""
    return next((level.level for level in LEVELS if level.bot == bot), bot)


def bot_of(level: str) -> str:
    """Return the bot that plays at a level; any other name is a bot already."""
    return next((each.bot for each in LEVELS if each.level == level), level)


def make_bot(text: str) -> AnyBot:
    """Return a new bot from its level, or its name and settings, as in `montecarlo:worlds=16`."""
    name, _, rest = bot_of(text.strip()).partition(":")
    name = name.strip()
    if name == EXEC:
        return make_exec_bot(rest)
    origin: str | None = None
    if name == FILE:
        name, rest = split_file(rest)
        maker = load_file(Path(name))
    else:
        maker, origin = find_bot(name)
    settings = read_settings(name, rest.strip(), declared(name, maker, origin))
    try:
        bot = maker(**settings)
    except (BadOptions, KeyboardInterrupt):
        raise
    except ValueError as error:
        raise BadOptions("bot-cannot-be-set", bot=name, reason=words_of(error).rstrip(".")) from None
    except BaseException as error:
        raise broken(name, origin, error) from None
    if not isinstance(bot, KINDS):
        raise broken(name, origin, TypeError(f"{type(bot).__name__} is no Bot, BlindBot or ThinkingBot"))
    return bot


def bot_settings(name: str) -> dict[str, Setting]:
    """Return what can be set about a bot."""
    name = bot_of(name)
    return declared(name, *find_bot(name))


def names_to_type() -> list[str]:
    """Return all that programs and commands may call a bot, levels first."""
    return [*(level.level for level in LEVELS), *bot_names()]


def split_bots(text: str) -> list[str]:
    """Return the bots that are named, with commas between them; settings have commas too."""
    bots: list[str] = []
    for part in COMMA.split(text):
        is_setting = "=" in part and ":" not in part.partition("=")[0]
        if is_setting and bots:
            bots[-1] += f",{part.strip()}"
        else:
            bots.append(part.strip())
    return bots


def read_bots(text: str, seats: int) -> list[str]:
    """Return the bot of each seat: one for all, or one for each."""
    bots = split_bots(text)
    for bot in dict.fromkeys(bots):
        check_bot(bot)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadOptions("bots-for-seats", bots=len(bots), seats=seats)
    return bots


def seat_bot(text: str, rng: Random, limit: float | None = None) -> Seated:
    """Seat a bot by its name; one that cannot be made this time has its moves drawn at random."""
    try:
        bot = make_bot(text)
    except BadOptions as error:
        seated = Seated(AnyBot(), rng, limit, text)
        seated.leave_empty(error)
        return seated
    return Seated(bot, rng, limit, text)


def check_bot(text: str) -> None:
    """Refuse a bot that cannot be made; whether it can be closed turns out after its games."""
    Seated(make_bot(text), Random(0)).close()


def find_bot(name: str) -> tuple[Maker, str]:
    """Return what makes a bot, and where it comes from; our own names cannot be taken."""
    if name in BUILT_IN:
        module, attribute = BUILT_IN[name]
        maker: Maker = getattr(import_module(module), attribute)
        return maker, "ginkgopolis"
    points = [point for point in brought_bots() if point.name == name]
    if not points or not NAME.fullmatch(name):
        raise BadOptions(
            "no-such-bot", bot=quoted(name), bots=", ".join(names_to_type()), file=FILE, exec=EXEC
        )
    origins = sorted({origin_of(point) for point in points})
    if len(origins) > 1:
        raise BadOptions("bot-from-several", bot=name, first=origins[0], others=tuple(origins[1:]))
    try:
        maker = points[0].load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise broken(name, origins[0], error) from None
    return maker, origins[0]


def load_file(path: Path) -> Maker:
    """Return the class of the one bot that a Python file defines."""
    if not path.is_file():
        raise BadOptions("no-such-bot-file", file=quoted(str(path)))
    try:
        module = import_file(path.resolve())
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise broken(str(path), None, error) from None
    bots: list[Maker] = [each for each in vars(module).values() if is_bot_class(each, module.__name__)]
    if len(bots) != 1:
        raise BadOptions("bots-in-file", file=str(path), bots=len(bots))
    return bots[0]


def import_file(path: Path) -> ModuleType:
    """Import a file that is not in any package, once."""
    name = f"{FILE}:{path}"
    if name not in sys.modules:
        loader = SourceFileLoader(name, str(path))
        spec = spec_from_loader(name, loader)
        assert spec is not None
        module = sys.modules[name] = module_from_spec(spec)
        try:
            loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def is_bot_class(thing: object, module: str) -> bool:
    """Is this the class of a bot, and at home in a module?"""
    return isinstance(thing, type) and issubclass(thing, KINDS) and thing.__module__ == module


def brought_bots() -> list[EntryPoint]:
    """Return the entry points of all bots that other packages bring; nothing of them is imported."""
    from importlib.metadata import entry_points  # which takes its time, and our own bots do without

    return list(entry_points(group=GROUP))


def origin_of(point: EntryPoint) -> str:
    """Return the name of the distribution that brings a bot."""
    return point.dist.name if point.dist else point.value


def declared(name: str, maker: Maker, origin: str | None) -> dict[str, Setting]:
    """Return what a bot says can be set about it."""
    try:
        return settings_of(maker)
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise broken(name, origin, error) from None


def broken(name: str, origin: str | None, error: BaseException) -> BadOptions:
    """Say that a bot cannot be used, and whose it is; one without an origin is in the file of that name."""
    if origin is None:
        return BadOptions("bot-file-unusable", file=name, crash=crash_of(error))
    return BadOptions("bot-unusable", bot=name, origin=origin, crash=crash_of(error).about(name))


def make_exec_bot(command: str) -> AnyBot:
    """Return a bot that is a separate program."""
    from ginkgopolis.bots.exec_bot import ExecBot

    try:
        words = split_command(command)
    except ValueError as error:
        raise BadOptions("bot-command-unreadable", command=quoted(command), reason=str(error)) from None
    return ExecBot(words)


def split_file(text: str, paths: ModuleType = os.path) -> tuple[str, str]:
    """Return the path of a file and the settings after it; the colon of a drive divides nothing."""
    drive, rest = paths.splitdrive(text)
    name, _, settings = rest.partition(":")
    return drive + name, settings


def split_command(command: str, paths: ModuleType = os.path) -> list[str]:
    """Return the words of a command, as a shell would read it; backslashes stay where paths have them."""
    words = shlex.shlex(command, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    if paths.sep == "\\":
        words.escape = ""
    return list(words)
