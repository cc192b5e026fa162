"""M1: the supply of value II tiles."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW
from ginkgopolis.engine.layout import TILE_LUCK
from ginkgopolis.engine.modules.new_buildings import VALUE_TWO_TILES
from ginkgopolis.engine.state import GameState
from ginkgopolis.position.kinds import read_tiles, value_tiles
from ginkgopolis.position.modules.drawing import CHECKS, FRAMES, MARKS, OF_ACTION, STACKS
from ginkgopolis.position.reading import in_play, tiles_met
from ginkgopolis.position.rows import pile

__all__ = ["CHECKS", "FRAMES", "MARKS", "OF_ACTION", "STACKS"]

VALUE_TWO: Final = value_tiles(read_tiles, HIGHEST_BASE + 1, HIGHEST_NEW)


def is_in_play(state: GameState) -> bool:
    """Is there such a supply?"""
    return in_play(state, "new_buildings")


def shuffled_value_two(state: GameState) -> list[int]:
    """Every tile 21-23 that is nowhere else, if they are in play."""
    if not is_in_play(state):
        return []
    met = tiles_met(state)
    return state.shuffled([tile for tile in VALUE_TWO_TILES if tile not in met], TILE_LUCK)


FIELDS: Final = {"supply": (pile("value two", "value_two", VALUE_TWO, shuffled_value_two, is_in_play),)}
