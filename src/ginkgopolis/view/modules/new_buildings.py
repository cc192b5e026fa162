"""M1: how many value II tiles are left, and which they may be."""

from typing import Any, Final

from ginkgopolis.engine.layout import NEW_SUPPLY
from ginkgopolis.engine.modules.new_buildings import VALUE_TWO_TILES
from ginkgopolis.engine.state import GameState
from ginkgopolis.view.modules.drawing import AMOUNTS, QUESTIONS
from ginkgopolis.view.seats import tiles_text
from ginkgopolis.view.unseen import tiles_unseen

__all__ = ["AMOUNTS", "QUESTIONS"]

POOL: Final = (NEW_SUPPLY, VALUE_TWO_TILES)


def table(state: GameState, sealed: list[bool]) -> dict[str, Any]:
    """Return how many there are, and all that may be among them."""
    to_come = tiles_unseen(state, VALUE_TWO_TILES, sealed) if state.value_two else []
    return {"value_two": len(state.value_two), "value_two_to_come": tiles_text(to_come)}
