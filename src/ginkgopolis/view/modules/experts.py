"""M6: the experts, and what the master architect hides."""

from collections.abc import Callable
from typing import Any, Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.cards import FIRST_EXPERT, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import LOWER_TILES, TILES
from ginkgopolis.engine.modules.experts import ALL_EXPERTS
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.state import PURCHASE, GameState
from ginkgopolis.notation import TILE_TEXTS
from ginkgopolis.notation.modules.experts import EXPERT_NAMES

QUESTIONS: Final = {PURCHASE: "purchase"}
OWN_AMOUNTS: Final = (PURCHASE,)
ADDING: Final = "lower tile"
DRAFTED: Final = ALL_EXPERTS


def seat(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return the expert of a player."""
    return {
        "expert": None
        if state.cells[layout.EXPERTS + seat] == NONE
        else EXPERT_NAMES[state.cells[layout.EXPERTS + seat]]
    }


def own(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return the tile that the viewer has laid under another."""
    return {"lower_tile": TILE_TEXTS.get(state.cells[layout.LOWER_TILES + seat])}


def tiles_held(state: GameState) -> list[list[int]]:
    """The lower tile is still hers until it is built."""
    return [[] if tile == NONE else [tile] for tile in state.lower_tiles]


def tiles_seen(state: GameState, seat: int) -> list[int]:
    """She knows what she has buried."""
    if state.cells[layout.EXPERTS + seat] != MASTER_ARCHITECT:
        return []
    return [~tile for floors in state.city.covered for tile in floors if tile < 0]


def tiles_somewhere(state: GameState) -> list[list[int]]:
    """All know that these are with her or buried."""
    return state.hers_or_buried


def hide(state: GameState, others: list[int]) -> list[int]:
    """Take the lower tile behind the screen again, the upper one having been revealed."""
    whose = [other for other in others if state.cells[layout.LOWER_TILES + other] != NONE]
    for other in whose:
        state.append(TILES + other, state.cells[LOWER_TILES + other])
    return whose


def lay_out(state: GameState, whose: list[int], rng: Rng) -> None:
    """Lay any tile under the other one."""
    for other in whose:
        tile = state.at(TILES + other, rng.below(state.count(TILES + other)))
        state.remove(TILES + other, tile)
        state.cells[LOWER_TILES + other] = tile


def bury(state: GameState, seat: int, kinds: list[int], draw: Callable[[int], int], rng: Rng) -> None:
    """Nobody can tell which of her tiles the master architect has buried."""
    if state.cells[layout.EXPERTS + seat] != MASTER_ARCHITECT:
        return
    rng.shuffle(kinds)
    for building in range(state.buildings):
        floors = state.floors_under(building)
        if any(tile < 0 for tile in floors):
            again = [~draw(kinds.pop()) if tile < 0 else tile for tile in floors]
            state.set_floors_under(building, again)
    kinds.sort()


def is_possible(state: GameState) -> bool:
    """Nobody has kept two experts."""
    return all(sum(card >= FIRST_EXPERT for card in kept) <= 1 for kept in state.characters)
