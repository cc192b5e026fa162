"""The expansion modules there are, and what each brings to the rooms of the house.

What a module brings to a room stands in a file of the module's name: `story/modules/events.py` has what the
events bring to the story. A module from elsewhere is a package of its own with a file for each room
(`engine.py`, `story.py`, ...), which its installation names in the entry points `ginkgopolis.modules`.
"""

import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from operator import methodcaller
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, Final

from ginkgopolis.engine import modules as ours
from ginkgopolis.engine.moves import KIND
from ginkgopolis.engine.state import Module, Modules

GROUP: Final = "ginkgopolis.modules"


def is_named(group: str) -> bool:
    """Does an installed package name entry points of a group, or may it? So programs start much sooner.

    Most have no modules from elsewhere, and `importlib.metadata`, which finds them, brings half a library.
    """
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except NotADirectoryError:
            return True  # an archive, into which we do not look
        except OSError:
            continue
        for name in names:
            if name.endswith((".dist-info", ".egg-info")):
                file = Path(folder, name, "entry_points.txt")
                with suppress(OSError):
                    if group.encode() in file.read_bytes():
                        return True
    return False


def packages() -> dict[str, str]:
    """Return the packages that modules from elsewhere are in, by the modules' names; ours keep theirs."""
    if not is_named(GROUP):
        return {}
    from importlib.metadata import entry_points

    found = {point.name: point.value for point in sorted(entry_points(group=GROUP))}
    return {name: package for name, package in found.items() if name not in OURS}


OURS: Final = tuple(file.name for file in iter_modules(ours.__path__))
"""The files of our modules, and of what several of them share."""
PACKAGES: Final = packages()


def file_of(module: str, room: str) -> str:
    """Return the name of the file in which a module has what it brings to a room."""
    if module in PACKAGES:
        return f"{PACKAGES[module]}.{room.rpartition('.')[2]}"
    return f"ginkgopolis.{room}.modules.{module}"


BROKEN: Final[dict[str, str]] = {}
"""Why modules from elsewhere cannot be played, by their names: a faulty one must not stop all others."""


def import_part(module: str, room: str) -> ModuleType | None:
    """Import what a module brings to a room; None if it brings nothing, or is broken."""
    try:
        file = file_of(module, room)
        return import_module(file) if find_spec(file) is not None else None
    except Exception as error:
        if module not in PACKAGES:
            raise
        BROKEN[module] = f"{type(error).__name__}: {error}"
        return None


def all_modules() -> list[Module]:
    """Find the modules, in the order in which they set up and ask."""
    found: list[Module] = []
    for name in (*OURS, *PACKAGES):
        module = getattr(import_part(name, "engine"), "MODULE", None)
        if isinstance(module, Module) and module.name() == name:
            found.append(module)
        elif name in PACKAGES:
            BROKEN.setdefault(name, f"{file_of(name, 'engine')} has no MODULE of this name")
    return sorted(sorted(found, key=methodcaller("name")), key=methodcaller("order"))


ALL: Final = {module.name(): module for module in all_modules()}
NAMES: Final = tuple(ALL)
"""The names of all modules, in the order in which their questions come when a card is chosen."""
OUR_NAMES: Final = tuple(name for name in NAMES if name not in PACKAGES)
"""The same without those from elsewhere: what observations know of, for instance."""


def fault_of(module: str) -> str | None:
    """Return why a module from elsewhere cannot be played, having read all its files; None if it can."""
    if module in NAMES and module in PACKAGES:
        for file in iter_modules(import_module(PACKAGES[module]).__path__):
            import_part(module, file.name)
        for other in NAMES[: NAMES.index(module)]:
            if other in PACKAGES and (shared := numbers_of(module) & numbers_of(other)):
                BROKEN.setdefault(module, f"{other} uses the same numbers ({', '.join(sorted(shared))})")
    return BROKEN.get(module)


def numbers_of(module: str) -> set[str]:
    """Return the frames, kinds of moves and journal lines that a module from elsewhere has for its own."""
    notation, story = import_part(module, "notation"), import_part(module, "story")
    words, writers = getattr(notation, "WORDS", {}), getattr(notation, "WRITERS", {})
    frames = {f"frame {kind}" for kind in ALL[module].own_frames()}
    moves = {f"move {kind}" for kind in {code & KIND for code in words.values()} | set(writers)}
    return frames | moves | {f"line {kind}" for kind in getattr(story, "LINES", {})}


@cache
def files_for(room: str) -> dict[str, ModuleType]:
    """Return the files that modules have for a room, by the modules' names.

    Of two from elsewhere that use the same numbers the first can be played: what it brings comes last.
    """
    names = [name for name in NAMES if name not in PACKAGES]
    names += [name for name in reversed(NAMES) if name in PACKAGES]
    parts = {name: import_part(name, room) for name in names}
    return {name: part for name, part in parts.items() if part is not None}


def brought(room: str, what: str) -> dict[str, Any]:
    """Return what modules bring to a room under one name, such as its handlers, by the modules' names."""
    return {name: getattr(file, what) for name, file in files_for(room).items() if hasattr(file, what)}


def gathered(room: str, what: str) -> dict[Any, Any]:
    """Return the tables that modules bring to a room under one name, as one table."""
    return {key: value for table in brought(room, what).values() for key, value in table.items()}


class Parts(dict[Modules, list[Any]]):
    """What modules bring to a room under one name: for those in play a list in their order.

    It is looked for when it is first needed. Views ask for it all the time: a dictionary answers at once.
    """

    def __init__(self, room: str, what: str) -> None:
        super().__init__()
        self.room = room
        self.what = what

    @cached_property
    def by_name(self) -> dict[str, Any]:
        """All that is brought, by the modules' names."""
        return brought(self.room, self.what)

    def of(self, names: Sequence[str]) -> list[Any]:
        """What modules of these names bring, in their order."""
        return [part for name, part in self.by_name.items() if name in names]

    def __missing__(self, modules: Modules) -> list[Any]:
        self[modules] = [self.by_name[name] for name in modules.names.values() if name in self.by_name]
        return self[modules]


def modules_named(names: Iterable[str]) -> Modules:
    """Return the modules of these names, in their order."""
    return modules_among(frozenset(names))


@cache
def modules_among(names: frozenset[str]) -> Modules:
    """Return the modules of these names; all games with the same ones share them."""
    return Modules([module for name, module in ALL.items() if name in names])
