"""M2: value III tiles, two of each colour."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_NEW, HIGHEST_PRESTIGE, tiles_numbered

TILES: Final = tiles_numbered(HIGHEST_NEW + 1, HIGHEST_PRESTIGE)
DRAWS: Final = (0, HIGHEST_PRESTIGE - HIGHEST_NEW, 0)
