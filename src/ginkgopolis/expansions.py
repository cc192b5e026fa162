"""The expansion modules there are, and what each brings to the rooms of the house.

What a module brings to a room stands in a file of the module's name: `story/modules/events.py` has what the
events bring to the story. A module from elsewhere is a package of its own with a file for each room
(`engine.py`, `story.py`, ...), which its installation names in the entry points `ginkgopolis.modules`.
"""

from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any, Final

from ginkgopolis.engine.modules.registry import MODULES
from ginkgopolis.engine.state import Module, Modules

GROUP: Final = "ginkgopolis.modules"


def packages() -> dict[str, str]:
    """Return the packages that modules from elsewhere are in, by the modules' names."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}


PACKAGES: Final = packages()
OURS: Final = tuple(module.name() for module in MODULES)
NAMES: Final = (*OURS, *PACKAGES)
"""The names of all modules, in the order in which their questions come when a card is chosen."""


def brought(room: str, what: str) -> dict[str, Any]:
    """Return what modules bring to a room under one name, such as its handlers, by the modules' names."""
    found = {}
    for name in NAMES:
        file = f"{PACKAGES[name]}.{room}" if name in PACKAGES else f"ginkgopolis.{room}.modules.{name}"
        if find_spec(file) is not None and hasattr(part := import_module(file), what):
            found[name] = getattr(part, what)
    return found


ALL: Final[tuple[Module, ...]] = (*MODULES, *brought("engine", "MODULE").values())


def modules_named(names: list[str]) -> Modules:
    """Return the modules of these names, in their order."""
    return Modules([module for module in ALL if module.name() in names])
