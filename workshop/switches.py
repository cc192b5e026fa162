"""What whoever builds the package can ask for through the environment."""

import os
from typing import Final

PURE: Final = "GINKGOPOLIS_PURE"
REQUIRE_COMPILED: Final = "GINKGOPOLIS_REQUIRE_COMPILED"
NO_CLIENT: Final = "GINKGOPOLIS_NO_CLIENT"
NOTICE: Final = "The engine runs in pure Python, for it could not be compiled: "


def is_set(variable: str) -> bool:
    """Say whether a variable of the environment is switched on."""
    return os.environ.get(variable, "") not in ("", "0")
