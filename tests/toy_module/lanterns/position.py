"""How its question is written in position texts; its notes are written by themselves."""

from typing import Final

from ginkgopolis.engine.state import ACT
from ginkgopolis.position.rows import Word

from .engine import ASKED

FRAMES: Final = {"prepare": (Word("lantern", "s", ASKED, lambda values: (ACT, values[0], 0, 0)),)}
MARKS: Final = {ASKED: "l"}
STACKS: Final = ("la",)
OF_ACTION: Final = (ASKED,)
