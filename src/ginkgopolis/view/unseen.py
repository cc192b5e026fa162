"""What not all have seen: the cards and tiles that may still come."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts

TILES_SOMEWHERE: Final = Parts("view", "tiles_somewhere")
"""The tiles that modules know to be somewhere, all having seen them: lists by seat."""


def cards_to_come(state: GameState, sealed: list[bool]) -> list[int]:
    """Of the cards that the deck was made of, those that not all have seen since."""
    seen = [False] * CARD_NUMBERS
    for card in state.discard:
        seen[card] = True
    for seat in range(state.players):
        for card in state.items(layout.KEPT + seat):
            seen[card] = True
        card = state.cells[layout.CARDS + seat]
        if card != NONE and not sealed[seat] and state.cells[layout.KNOWN_TO + card] >> seat & 1:
            seen[card] = True  # it lies open; once it is discarded it may be in the next deck
    return [card for card in state.deck_made_of if not seen[card]]


def tiles_known(state: GameState, seat: int, sealed: bool) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.cells[layout.COMMITTED_TILES + seat]
    return (
        state.items(layout.KNOWN_TILES + seat)
        if tile == NONE or sealed
        else state.items(layout.KNOWN_TILES + seat) + [tile]
    )


def tiles_unseen(state: GameState, tiles: Sequence[int], sealed: list[bool]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = [False] * TILE_NUMBERS
    known = [tiles_known(state, seat, sealed[seat]) for seat in range(state.players)]
    for more in TILES_SOMEWHERE[state.modules]:
        known += more(state)
    for somewhere in known:
        for tile in somewhere:
            seen[tile] = True
    for building in range(state.city.buildings):
        seen[state.city.cells[layout.TOP + building]] = True
        for tile in state.city.floors_under(building):
            if tile >= 0:
                seen[tile] = True
    return [tile for tile in tiles if not seen[tile]]
