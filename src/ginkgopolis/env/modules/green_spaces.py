"""M3: green spaces, of which one may be taken in a round."""

from typing import Final

from ginkgopolis.engine.ids import GREEN_SPACE

TILES: Final = [GREEN_SPACE]
DRAWS: Final = (0, 0, 1)
