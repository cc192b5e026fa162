"""How states are pickled and copied by Python's own means: as their positions, which both builds can read.

Compiled objects have nothing that pickle could see.
"""

from collections.abc import Callable

from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.state import GameState


def reduced(state: GameState) -> tuple[Callable[..., GameState], tuple[str, list[Line] | None]]:
    """Return what is pickled of a state: its position and its journal."""
    from ginkgopolis.position import write_position

    return restored_state, (write_position(state), state.journal)


def restored_state(text: str, journal: list[Line] | None) -> GameState:
    """Return a state that was pickled or copied."""
    from ginkgopolis.position import read_position

    state = read_position(text)
    state.journal = journal
    return state
