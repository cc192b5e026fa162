"""M1: value II tiles and their cards."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, tiles_numbered

TILES: Final = tiles_numbered(HIGHEST_BASE + 1, HIGHEST_NEW)
CARDS: Final = TILES
DRAWS: Final = (len(TILES), 0, 0)
