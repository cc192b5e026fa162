"""M2: Prestige Buildings, value III tiles 24 and 25, taken openly instead of three tiles.

No card names them: they have no construction site, and are neither used nor built on (`ids.has_card`).
"""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import HIGHEST_NEW, HIGHEST_PRESTIGE, colour_of, is_building, number_of, tile_of
from ginkgopolis.engine.layout import PRESTIGE
from ginkgopolis.engine.modules.drawing import VALUE_THREE, OtherTiles
from ginkgopolis.engine.modules.supplies import remove_tiles
from ginkgopolis.engine.state import GameState


class PrestigeBuildings(OtherTiles):
    """Three piles face up, one per colour, 24 on 25."""

    def name(self) -> str:
        return "prestige_buildings"

    def order(self) -> i64:
        return 20

    def ratings(self) -> tuple[int, int] | None:
        return 1, 3

    def set_up(self, state: GameState) -> None:
        remove_tiles(state)
        for colour in range(3):
            state.lay(
                PRESTIGE + colour, [tile_of(colour, HIGHEST_PRESTIGE), tile_of(colour, HIGHEST_NEW + 1)]
            )

    def can_draw(self, state: GameState, seat: i64, earned: i64) -> bool:
        return earned >= VALUE_THREE and any(state.count(PRESTIGE + colour) for colour in range(3))

    def given_back(self, state: GameState, seat: i64, tile: i64) -> bool:
        if not is_building(tile) or number_of(tile) <= HIGHEST_NEW:
            return False
        pile = PRESTIGE + colour_of(tile)
        state.lay(pile, sorted([*state.items(pile), tile], reverse=True))  # 24 on its 25 again
        return True


MODULE: Final = PrestigeBuildings()
