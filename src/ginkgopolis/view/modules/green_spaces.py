"""M3: how many green spaces are left."""

from typing import Any

from ginkgopolis.engine.state import GameState
from ginkgopolis.view.modules.drawing import AMOUNTS, QUESTIONS

__all__ = ["AMOUNTS", "QUESTIONS"]


def table(state: GameState, sealed: list[bool]) -> dict[str, Any]:
    """Return how many there are."""
    return {"green_spaces": state.green_spaces}
