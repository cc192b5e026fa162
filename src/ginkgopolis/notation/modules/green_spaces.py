"""M3: green spaces."""

from typing import Final

from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.notation.modules.drawing import READERS, WRITERS

__all__ = ["READERS", "TILES", "WRITERS"]

TILES: Final = {GREEN_SPACE: "P"}
