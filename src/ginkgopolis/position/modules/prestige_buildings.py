"""M2: the piles of value III tiles."""

from typing import Final

from ginkgopolis.engine.ids import HIGHEST_NEW, HIGHEST_PRESTIGE, colour_of, tiles_numbered
from ginkgopolis.engine.layout import PRESTIGE
from ginkgopolis.engine.state import GameState
from ginkgopolis.position.kinds import read_tiles, value_tiles
from ginkgopolis.position.modules.drawing import CHECKS, FRAMES, MARKS, OF_ACTION, STACKS
from ginkgopolis.position.reading import in_play, tiles_met
from ginkgopolis.position.rows import Field

__all__ = ["CHECKS", "FRAMES", "MARKS", "OF_ACTION", "STACKS"]

VALUE_THREE: Final = value_tiles(read_tiles, HIGHEST_NEW + 1, HIGHEST_PRESTIGE)


def get_prestige(state: GameState, seat: int) -> list[int]:
    """Return the value III tiles of all piles."""
    return sorted(tile for own_pile in state.prestige for tile in own_pile)


def put_prestige(state: GameState, seat: int, tiles: list[int]) -> None:
    """Of each colour 24 lies on 25."""
    for colour in range(3):
        own_pile = [tile for tile in tiles if colour_of(tile) == colour]
        state.lay(PRESTIGE + colour, sorted(own_pile, reverse=True))


def prestige_left(state: GameState, seat: int) -> list[int]:
    """Every tile 24 and 25 that is nowhere else, if they are in play."""
    if not in_play(state, "prestige_buildings"):
        return []
    met = tiles_met(state)
    return [tile for tile in tiles_numbered(HIGHEST_NEW + 1, HIGHEST_PRESTIGE) if tile not in met]


FIELDS: Final = {"supply": (Field("prestige", VALUE_THREE, get_prestige, put_prestige, prestige_left),)}
