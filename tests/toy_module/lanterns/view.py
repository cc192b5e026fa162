"""What may be seen: everybody's lanterns."""

from typing import Any, Final

from ginkgopolis.engine.state import GameState

from .engine import ASKED, MODULE

QUESTIONS: Final = {ASKED: "lantern"}


def seat(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return how many lanterns a player has left."""
    return {"more": {"lanterns": state.notes_of(MODULE)[seat]}}
