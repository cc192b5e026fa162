"""M2: the value III tiles, which lie open."""

from typing import Any

from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import TILE_TEXTS
from ginkgopolis.view.modules.drawing import AMOUNTS, QUESTIONS

__all__ = ["AMOUNTS", "QUESTIONS"]


def table(state: GameState, sealed: list[bool]) -> dict[str, Any]:
    """Return those that can be taken, each colour's next one first."""
    return {"prestige": tuple([TILE_TEXTS[tile] for pile in state.prestige for tile in reversed(pile)])}
