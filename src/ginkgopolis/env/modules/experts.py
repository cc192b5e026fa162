"""M6: experts kept in the draft, lower tiles and purchases."""

from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.experts import ALL_EXPERTS
from ginkgopolis.engine.moves import buy_move, keep_move, lower_tile_move


def moves(cards: list[int], tiles: list[int], players: int) -> list[int]:
    """Return the moves of the module."""
    kept = [keep_move(expert) for expert in ALL_EXPERTS]
    return [*kept, *[lower_tile_move(tile) for tile in [NONE, *tiles]], buy_move(0), buy_move(1)]
