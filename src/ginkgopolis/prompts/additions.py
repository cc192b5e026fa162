"""What a module says about the part that it adds to a choice (C1)."""

from collections.abc import Callable
from typing import NamedTuple


class Addition(NamedTuple):
    """How a module asks for something besides card and tile."""

    part: str
    clause: str
    title: str
    """The message that stands where nothing is picked yet."""
    asks: str
    """The message with which the terminal asks."""
    thing: Callable[[int], str]
    """Returns what a move adds, empty for nothing."""
