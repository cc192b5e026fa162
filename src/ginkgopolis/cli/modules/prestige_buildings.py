"""M2: Prestige Buildings, in the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.language import say

NAME: Final = "module-name-prestige-buildings"
RULES: Final = "rules-prestige-buildings"
WITHOUT_THE_CITY: Final = ("split",)


def tiles_left(view: View) -> str:
    """Say which tiles can be taken."""
    return say("prestige-left", amount=len(view.prestige), tiles=" ".join(view.prestige))


LEFT: Final = (3, tiles_left)
