"""M0: the question which tiles to draw."""

from typing import Final

from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.modules.drawing import split_moves
from ginkgopolis.engine.state import SPLIT
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.rows import Word

FRAMES: Final = {"give back": (Word("split", "sn", SPLIT),)}
MARKS: Final = {SPLIT: "s"}
STACKS: Final = ("s{around}",)
OF_ACTION: Final = (SPLIT,)


def check_split(reading: Reading, frame: Frame) -> None:
    """It is asked which tiles to draw only where there are several kinds."""
    _, seat, amount, _ = frame
    if not split_moves(reading.state, seat, amount):
        reading.fail("no-tile-choice", "frames", seat=seat)


CHECKS: Final = {SPLIT: check_split}
