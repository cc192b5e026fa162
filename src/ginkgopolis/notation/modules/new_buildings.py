"""M1: value II tiles."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW
from ginkgopolis.notation.modules.drawing import READERS, WRITERS
from ginkgopolis.notation.things import building_texts

__all__ = ["READERS", "TILES", "WRITERS"]

TILES: Final = building_texts(HIGHEST_BASE + 1, HIGHEST_NEW)
