"""How far the game is: an estimate of the rounds that are left."""

from typing import Final

from ginkgopolis.engine.state import GameState

EARLY: Final = 14.0  # rounds left from which on it is early
MIDDLE: Final = 7.0
LATE: Final = 1.0

TILES_PER_TURN: Final = 1.1
RESOURCES_PER_TURN: Final = 1.2
TILES_GIVEN_BACK: Final = 2  # by each player, when the supply is exhausted


def rounds_left(state: GameState) -> float:
    """Return about how many rounds are left after this one."""
    if state.last_round:
        return 0.0
    tiles = len(state.supply)
    if state.exhausted == 0 and not state.hal:
        tiles += TILES_GIVEN_BACK * state.players
    turns = tiles / (TILES_PER_TURN * float(state.players))
    for seat in range(state.players):
        turns = min(turns, (state.stock[seat] + state.resources[seat]) / RESOURCES_PER_TURN)
    return turns


def mixed(early: float, middle: float, late: float, rounds: float) -> float:
    """Return a weight between those of the phases."""
    if rounds >= EARLY:
        return early
    if rounds >= MIDDLE:
        share = (rounds - MIDDLE) / (EARLY - MIDDLE)
        return share * early + (1.0 - share) * middle
    if rounds <= LATE:
        return late
    share = (rounds - LATE) / (MIDDLE - LATE)
    return share * middle + (1.0 - share) * late
