"""M6: what an expert adds to the final score is called by her name."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation.modules.experts import EXPERT_NAMES

ROWS: Final = EXPERT_NAMES


def row_of(state: GameState, seat: int) -> str:
    """Return the expert of a player."""
    return EXPERT_NAMES[state.cells[layout.EXPERTS + seat]]
