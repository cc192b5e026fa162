"""What each seat holds, sealed things and what modules know of included."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts

CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
"""What modules know to be with each seat: lists by seat."""


def cards_held(state: GameState, sealed: list[bool]) -> list[list[int]]:
    """The cards that each player holds, a sealed one included."""
    held = [hand.copy() for hand in state.hands]
    for seat, is_sealed in enumerate(sealed):
        if is_sealed:
            held[seat].append(state.cells[layout.CARDS + seat])
    add_to_each(held, [more(state) for more in CARDS_HELD[state.modules]])
    return held


def tiles_held(state: GameState) -> list[list[int]]:
    """The tiles that each player holds, sealed and laid-out ones included."""
    held = [tiles + given for tiles, given in zip(state.tiles, state.given)]
    for seat, tile in enumerate(state.committed_tiles):
        if tile != NONE:
            held[seat].append(tile)
    add_to_each(held, [more(state) for more in TILES_HELD[state.modules]])
    return held


def add_to_each(held: list[list[int]], parts: list[list[list[int]]]) -> None:
    """Add what modules say that each seat has besides."""
    for part in parts:
        for mine, more in zip(held, part):
            mine += more
