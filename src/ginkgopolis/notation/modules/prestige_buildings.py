"""M2: value III tiles."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_NEW, HIGHEST_PRESTIGE
from ginkgopolis.notation.modules.drawing import READERS, WRITERS
from ginkgopolis.notation.things import building_texts

__all__ = ["READERS", "TILES", "WRITERS"]

TILES: Final = building_texts(HIGHEST_NEW + 1, HIGHEST_PRESTIGE)
