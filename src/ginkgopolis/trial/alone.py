"""A candidate laid down on a copy of the game in which only its seat goes on."""

from mypy_extensions import i64

from ginkgopolis.engine.choose import lay_face_down
from ginkgopolis.engine.layout import ASKING
from ginkgopolis.engine.moves import COMMIT, kind_of
from ginkgopolis.engine.state import CHOOSE, GameState


def lay_alone(state: GameState, seat: i64, move: i64) -> GameState:
    """Return a copy in which the seat has committed a card or added something to it, if that is the move."""
    copy = state.copy()
    if kind_of(move) == COMMIT:
        lay_face_down(copy, seat, move)
    elif copy.top_kind() == CHOOSE:
        copy.modules.additions[copy.cells[ASKING + seat]].add(copy, seat, move)
    return copy
