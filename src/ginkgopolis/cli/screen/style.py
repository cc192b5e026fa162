"""The colours of the screen, and what takes their place where there are none."""

from typing import Final

from prompt_toolkit.output import ColorDepth
from prompt_toolkit.styles import Style

COLOURS: Final = {
    "red": "bg:#a83232 #ffffff",
    "blue": "bg:#2f62a8 #ffffff",
    "yellow": "bg:#e3bf4b #1c1c1c",
    "green": "bg:#4c8a4c #ffffff",
    "red-too": "bg:#8f2626",
    "blue-too": "bg:#254f8a",
    "yellow-too": "bg:#cda833",
    "green-too": "bg:#3d743d",
    "token": "#6fbf6f bold",
    "option": "#6fbf6f reverse",
    "title": "bg:#2e3b33 #ffffff",
    "keys": "bg:#2e3b33 #c8d4cc",
    "key": "#e3bf4b bold",
    "notice": "#e3bf4b",
    "you": "#6fbf6f bold",
    "played": "#6fbf6f",
    "sign": "#e3bf4b bold",
    "label": "#808080",
    "edge": "#808080",
    "dim": "#909090",
}
PLAIN: Final = {
    "title": "reverse",
    "keys": "reverse",
    "option": "reverse",
    "notice": "bold",
    "key": "bold",
    "you": "bold",
    "token": "bold",
}
ALWAYS: Final = {
    "own": "bold",
    "lit": "bold underline",
    "marked": "bold reverse",
    "question": "bold",
    "name": "bold",
    "news": "",
}


def style_of(colour: bool) -> Style:
    """Return how everything looks, with colours or without."""
    return Style.from_dict((COLOURS if colour else PLAIN) | ALWAYS)


def depth_of(colour: bool) -> ColorDepth | None:
    """Return how many colours there are; None for as many as the terminal has."""
    return None if colour else ColorDepth.MONOCHROME
