"""M0: the question which tiles to draw."""

from typing import Final

from ginkgopolis.engine.state import SPLIT

QUESTIONS: Final = {SPLIT: "split"}
AMOUNTS: Final = (SPLIT,)
