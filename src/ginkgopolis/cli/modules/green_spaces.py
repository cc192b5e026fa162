"""M3: Green Spaces, in the terminal."""

from typing import Final

from ginkgopolis.language import say

NAME: Final = "module-name-green-spaces"
RULES: Final = "rules-green-spaces"
WITHOUT_THE_CITY: Final = ("split",)
HEADING: Final = "heading-green"
LEFT: Final = (2, lambda view: say("green-spaces", amount=view.green_spaces))
