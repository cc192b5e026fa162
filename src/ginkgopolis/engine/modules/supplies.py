"""What modules 1 to 3 do alike at the start: three tiles of the common supply make room for their own."""

from typing import Final

from ginkgopolis.engine.layout import SUPPLY
from ginkgopolis.engine.state import GameState

TILES_REMOVED: Final = 3


def remove_tiles(state: GameState) -> None:
    """S2: three more random tiles leave the game unseen."""
    supply = state.items(SUPPLY)
    state.removed = state.removed + supply[:TILES_REMOVED]
    state.lay(SUPPLY, supply[TILES_REMOVED:])
