"""M1: New Buildings, value II tiles 21 to 23, drawn instead of two tiles."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, is_building, number_of, tiles_numbered
from ginkgopolis.engine.layout import NEW_SUPPLY, TILE_LUCK
from ginkgopolis.engine.modules.drawing import VALUE_TWO, OtherTiles
from ginkgopolis.engine.modules.supplies import remove_tiles
from ginkgopolis.engine.state import GameState

VALUE_TWO_TILES: Final = tiles_numbered(HIGHEST_BASE + 1, HIGHEST_NEW)  # never changed, only copied


class NewBuildings(OtherTiles):
    """A separate face-down supply; the cards 21 to 23 come with the tiles, through construction sites."""

    def name(self) -> str:
        return "new_buildings"

    def order(self) -> i64:
        return 10

    def ratings(self) -> tuple[int, int] | None:
        return 1, 3

    def set_up(self, state: GameState) -> None:
        remove_tiles(state)
        state.lay(NEW_SUPPLY, VALUE_TWO_TILES)
        state.shuffle(NEW_SUPPLY, TILE_LUCK)

    def can_draw(self, state: GameState, seat: i64, earned: i64) -> bool:
        return earned >= VALUE_TWO and state.count(NEW_SUPPLY) > 0

    def given_back(self, state: GameState, seat: i64, tile: i64) -> bool:
        if not is_building(tile) or not HIGHEST_BASE < number_of(tile) <= HIGHEST_NEW:
            return False
        state.lay(NEW_SUPPLY, sorted([*state.items(NEW_SUPPLY), tile]))
        state.shuffle(NEW_SUPPLY, TILE_LUCK)
        return True


MODULE: Final = NewBuildings()
