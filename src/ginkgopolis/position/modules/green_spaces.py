"""M3: green spaces left, and who took one this round."""

from typing import Final

from ginkgopolis.engine.ids import GREEN_SPACE, NONE, is_building, is_letter
from ginkgopolis.engine.layout import MOST_BUILDINGS
from ginkgopolis.engine.modules.green_spaces import GREEN_SPACES
from ginkgopolis.engine.state import GameState
from ginkgopolis.position.kinds import FLAG, whole
from ginkgopolis.position.modules.drawing import CHECKS, FRAMES, MARKS, OF_ACTION, STACKS
from ginkgopolis.position.reading import Reading, in_play, tiles_met
from ginkgopolis.position.rows import own, shared

__all__ = ["CHECKS", "FRAMES", "MARKS", "OF_ACTION", "STACKS"]

ALIKE: Final = (GREEN_SPACE,)


def green_spaces_met(state: GameState) -> int:
    """Return how many green spaces are in the city or held, hidden ones included."""
    return tiles_met(state).count(GREEN_SPACE)


def green_spaces_left(state: GameState) -> int:
    """All the green spaces that are nowhere else, if they are in play."""
    return max(0, GREEN_SPACES - green_spaces_met(state)) if in_play(state, "green_spaces") else 0


FIELDS: Final = {
    "supply": (shared("green spaces", "green_spaces", whole(0, GREEN_SPACES), green_spaces_left),),
    "asking": (own("took green", "took_green", FLAG, lambda state, seat: False),),
}


def check_tops(reading: Reading, tops: list[int]) -> None:
    """There is no room for more buildings than there are tiles."""
    if len(tops) > MOST_BUILDINGS:
        reading.fail("too-many-greens", "city", most=GREEN_SPACES, greens=tops.count(GREEN_SPACE))


def check(reading: Reading) -> None:
    """There are nine green spaces, if any."""
    state = reading.state
    if not in_play(state, "green_spaces") and (state.green_spaces or True in state.took_green):
        name = "green spaces" if state.green_spaces else "took green"
        seat = NONE if state.green_spaces else state.took_green.index(True)
        reading.fail("green-without-module", name, seat)
    total = state.green_spaces + green_spaces_met(state)
    if total > GREEN_SPACES:
        reading.fail("too-many-greens", "green spaces", most=GREEN_SPACES, greens=total)


def check_seat(reading: Reading, seat: int) -> None:
    """C1: a green space goes with a letter."""
    state = reading.state
    tile = state.committed_tiles[seat]
    if tile != NONE and not is_building(tile) and not is_letter(state.cards[seat]):
        reading.fail("green-needs-letter", "commit", seat)
