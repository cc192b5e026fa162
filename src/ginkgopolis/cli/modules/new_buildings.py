"""M1: New Buildings, in the terminal."""

from typing import Final

from ginkgopolis.language import say

NAME: Final = "module-name-new-buildings"
RULES: Final = "rules-new-buildings"
WITHOUT_THE_CITY: Final = ("split",)
LEFT: Final = (1, lambda view: say("new-tiles", amount=view.value_two))
