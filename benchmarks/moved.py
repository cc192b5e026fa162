"""What has moved since the first edition, so that the same work can be done with both (see `editions`)."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

FIRST_EDITION: Final = find_spec("ginkgopolis.expansions") is None
"""Is this the first edition?"""
FIRST_RULES: Final[dict[str, Any]] = {} if FIRST_EDITION else {"rules": 1}
"""How to ask for a game by the first version of the rules, the only one that the first edition knows."""

modules_named = import_module(
    "ginkgopolis.engine.modules.registry" if FIRST_EDITION else "ginkgopolis.expansions"
).modules_named
determinize = import_module(
    "ginkgopolis.determinize" if FIRST_EDITION else "ginkgopolis.view.determinize"
).determinize
