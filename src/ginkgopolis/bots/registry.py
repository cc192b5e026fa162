"""The bots by name: our own, those that other packages bring, and programs in any language.

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
from types import ModuleType
from typing import TYPE_CHECKING, Final

from ginkgopolis.bots.bot import AnyBot, BlindBot, Bot, ThinkingBot
from ginkgopolis.bots.settings import Setting, read_settings, settings_of
from ginkgopolis.bots.trouble import crash_of
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
KINDS: Final = (Bot, BlindBot, ThinkingBot)
NAME: Final = re.compile(r"[\w.-]+")
COMMA: Final = re.compile(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""")
"""A comma outside quotation marks."""

Maker = Callable[..., object]


def bot_names() -> list[str]:
    """Return the names of all bots, our own first."""
    brought = {point.name for point in brought_bots() if NAME.fullmatch(point.name)}
    return [*BUILT_IN, *sorted(brought - BUILT_IN.keys() - {EXEC, FILE})]


def make_bot(text: str) -> AnyBot:
    """Return a new bot from its name and settings, as in `montecarlo:worlds=16`."""
    name, _, rest = text.strip().partition(":")
    name = name.strip()
    if name == EXEC:
        return make_exec_bot(rest)
    if name == FILE:
        name, rest = split_file(rest)
        maker, origin = load_file(Path(name)), name
    else:
        maker, origin = find_bot(name)
    settings = read_settings(name, rest.strip(), declared(name, maker, origin))
    try:
        bot = maker(**settings)
    except BadOptions:
        raise
    except ValueError as error:
        raise BadOptions("bot-cannot-be-set", bot=name, reason=str(error).rstrip(".")) from None
    except Exception as error:
        raise broken(name, origin, error) from None
    if not isinstance(bot, KINDS):
        raise broken(name, origin, TypeError(f"{type(bot).__name__} is no Bot, BlindBot or ThinkingBot"))
    return bot


def bot_settings(name: str) -> dict[str, Setting]:
    """Return what can be set about a bot."""
    return declared(name, *find_bot(name))


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
        make_bot(bot).close()
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadOptions("bots-for-seats", bots=len(bots), seats=seats)
    return bots


def find_bot(name: str) -> tuple[Maker, str]:
    """Return what makes a bot, and where it comes from; our own names cannot be taken."""
    if name in BUILT_IN:
        module, attribute = BUILT_IN[name]
        maker: Maker = getattr(import_module(module), attribute)
        return maker, "ginkgopolis"
    points = [point for point in brought_bots() if point.name == name]
    if not points or not NAME.fullmatch(name):
        raise BadOptions("no-such-bot", bot=quoted(name), bots=", ".join(bot_names()), file=FILE, exec=EXEC)
    origins = sorted({origin_of(point) for point in points})
    if len(origins) > 1:
        raise BadOptions("bot-from-several", bot=name, first=origins[0], others=tuple(origins[1:]))
    try:
        maker = points[0].load()
    except Exception as error:
        raise broken(name, origins[0], error) from None
    return maker, origins[0]


def load_file(path: Path) -> Maker:
    """Return the class of the one bot that a Python file defines."""
    if not path.is_file():
        raise BadOptions("no-such-bot-file", file=quoted(str(path)))
    try:
        module = import_file(path.resolve())
    except (Exception, SystemExit) as error:
        raise broken(path.stem, str(path), error) from None
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


def declared(name: str, maker: Maker, origin: str) -> dict[str, Setting]:
    """Return what a bot says can be set about it."""
    try:
        return settings_of(maker)
    except Exception as error:
        raise broken(name, origin, error) from None


def broken(name: str, origin: str, error: BaseException) -> BadOptions:
    """Say that a bot cannot be used, and whose it is."""
    return BadOptions("bot-unusable", bot=name, origin=origin, crash=crash_of(error))


def make_exec_bot(command: str) -> AnyBot:
    """Return a bot that is a program of its own."""
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
