"""M5: Keep a Card, in the terminal."""

from typing import Final

NAME: Final = "module-name-keep-a-card"
RULES: Final = "rules-keep-a-card"
PART: Final = ("aside", "a", "screen-aside", str)
