"""How far the game is: an estimate of the rounds that are left."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.layout import RESOURCES, STOCK, SUPPLY
from ginkgopolis.engine.state import GameState

EARLY: Final = 12.0  # rounds left from which on it is early
MIDDLE: Final = 6.0
LATE: Final = 1.0

# Fitted to games of planners: what is still to come, by supply and by resources not yet placed.
BEFORE_ALL: Final = -2.5
PER_TILE_EACH: Final = 0.64
BEFORE_GIVING_BACK: Final = 2.1
PER_UNPLACED_RESOURCE: Final = 0.22
SHORTEST: Final = 0.3
HALS_TILES_PER_ROUND: Final = 2.2
HALS_RESOURCES_PER_ROUND: Final = 1.3


def rounds_left(state: GameState) -> float:
    """Return about how many rounds are left after this one."""
    if state.last_round:
        return 0.0
    if state.hal:
        return rounds_left_with_hal(state)
    unplaced: i64 = 0
    for seat in range(state.players):
        unplaced += state.cells[STOCK + seat] + state.cells[RESOURCES + seat]
    players = float(state.players)
    tiles, resources = float(state.count(SUPPLY)), float(unplaced)
    rounds = BEFORE_ALL + (PER_TILE_EACH * tiles + PER_UNPLACED_RESOURCE * resources) / players
    if state.exhausted == 0:
        rounds += BEFORE_GIVING_BACK
    return max(rounds, SHORTEST)


def rounds_left_with_hal(state: GameState) -> float:
    """H4: with Hal there is no second supply, and his resources run out, too."""
    rounds = float(state.count(SUPPLY)) / HALS_TILES_PER_ROUND
    for seat in range(2):
        rounds = min(
            rounds,
            float(state.cells[STOCK + seat] + state.cells[RESOURCES + seat]) / HALS_RESOURCES_PER_ROUND,
        )
    return rounds


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
