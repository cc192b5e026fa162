"""The rules: two lanterns each, one may be lit before an action."""

from typing import Final

from ginkgopolis.engine import journal, moves
from ginkgopolis.engine.gains import gain
from ginkgopolis.engine.ids import RESOURCE
from ginkgopolis.engine.layout import FRAMES
from ginkgopolis.engine.moves import FIELDS, field
from ginkgopolis.engine.state import ACT, FIRST_OF_ONE_ELSEWHERE, GameState, Module

LANTERNS: Final = 2  # each has to begin with
POINTS_PER_LANTERN: Final = 3  # kept to the end
ASKED: Final = FIRST_OF_ONE_ELSEWHERE  # (seat): light one?
LIGHT: Final = moves.FIRST_MOVE_ELSEWHERE  # the kind of the move: a lantern is lit (1) or not (0)
LIT: Final = journal.FIRST_LINE_ELSEWHERE  # a line of the journal: seat, a = lanterns left


def light_move(lights: int) -> int:
    """Return the move that lights a lantern (1) or does not (0)."""
    return LIGHT | lights << FIELDS


class Lanterns(Module):
    """What a player has left is a note per seat."""

    def name(self) -> str:
        return "lanterns"

    def first_notes(self, players: int) -> list[int]:
        return [LANTERNS] * players

    def comes_first(self, state: GameState, seat: int) -> bool:
        """Whoever has a lantern is asked before the action."""
        if not state.notes_of(self)[seat]:
            return False
        state.push(ACT, seat, 0, 0)
        state.push(ASKED, seat, 0, 0)
        return True

    def own_frames(self) -> list[int]:
        return [ASKED]

    def moves(self, state: GameState, seat: int) -> list[int]:
        return [light_move(1), light_move(0)]

    def answer(self, state: GameState, seat: int, move: int) -> None:
        """A lantern that is lit brings a resource."""
        state.draw(FRAMES)
        if field(move, 0):
            left = state.notes_of(self)
            left[seat] -= 1
            state.tell(LIT, seat, left[seat], 0, 0)
            gain(state, seat, RESOURCE, 1)

    def extra_points(self, state: GameState, seat: int) -> int:
        return POINTS_PER_LANTERN * state.notes_of(self)[seat]


MODULE: Final = Lanterns()
