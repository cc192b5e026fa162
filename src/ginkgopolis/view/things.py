"""Who holds and knows which cards and tiles, and how they are written in views."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS, card_text, tile_text

CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
TILES_SEEN: Final = Parts("view", "tiles_seen")
TILES_SOMEWHERE: Final = Parts("view", "tiles_somewhere")
CARDS_SEEN: Final = Parts("view", "cards_seen")


def cards_text(cards: Sequence[int]) -> tuple[str, ...]:
    """Return cards in the order of their numbers, so that no order tells anything."""
    return tuple([CARD_TEXTS[card] for card in sorted(cards)])


def tiles_text(tiles: Sequence[int]) -> tuple[str, ...]:
    """Return tiles in the order of their numbers, so that no order tells anything."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)])


def card_or_none(card: int) -> str | None:
    """Return a card's text, or None where there is none."""
    return None if card == NONE else card_text(card)


def tile_or_none(tile: int) -> str | None:
    """Return a tile's text, or None where there is none."""
    return None if tile == NONE else tile_text(tile)


def without(things: tuple[str, ...], seen: set[str]) -> tuple[str, ...]:
    """Return what is left of some things when those that somebody has seen are left out."""
    return tuple([thing for thing in things if thing not in seen])


def cards_held(state: GameState, seat: int) -> list[int]:
    """The cards a player holds, a sealed one included."""
    held = state.hands[seat].copy()
    if is_sealed(state, seat):
        held.append(state.cards[seat])
    for more in CARDS_HELD[state.modules]:
        held += more(state, seat)
    return held


def tiles_held(state: GameState, seat: int) -> list[int]:
    """The tiles a player holds, sealed and laid-out ones included."""
    held = state.tiles[seat] + state.given[seat]
    if state.committed_tiles[seat] != NONE:
        held.append(state.committed_tiles[seat])
    for more in TILES_HELD[state.modules]:
        held += more(state, seat)
    return held


def tiles_known(state: GameState, seat: int) -> list[int]:
    """The tiles of a player that everybody knows, one that lies revealed on her card included."""
    tile = state.committed_tiles[seat]
    lies_open = tile != NONE and not is_sealed(state, seat)
    return state.known_tiles[seat] + [tile] if lies_open else state.known_tiles[seat]


def tiles_seen_alone(state: GameState, seat: int) -> list[int]:
    """The tiles that a player has seen, whether others have or not: hers, and what modules let her know."""
    seen = tiles_held(state, seat)
    for more in TILES_SEEN[state.modules]:
        seen += more(state, seat)
    return seen


def cards_known(state: GameState, other: int, viewer: int) -> list[int]:
    """The cards of another player that went through the viewer's hand."""
    if viewer == other:
        return []
    return [card for card in cards_held(state, other) if state.known_to[card] >> viewer & 1]


def cards_to_come(state: GameState) -> list[int]:
    """Of the cards that the deck was made of, those that not all have seen since."""
    seen = [False] * CARD_NUMBERS
    for card in state.discard:
        seen[card] = True
    for seat in range(state.players):
        for card in state.kept[seat]:
            seen[card] = True
        card = state.cards[seat]
        if card != NONE and not is_sealed(state, seat) and state.known_to[card] >> seat & 1:
            seen[card] = True  # it lies open; once it is discarded it may be in the next deck
    return [card for card in state.deck_made_of if not seen[card]]


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """The cards that modules let the viewer see since the deck was made, wherever they are now."""
    seen: set[int] = set()
    for more in CARDS_SEEN[state.modules]:
        seen |= more(state, viewer)
    return seen


def tiles_unseen(state: GameState, tiles: Sequence[int]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = [False] * TILE_NUMBERS
    for seat in range(state.players):
        for tile in tiles_known(state, seat):
            seen[tile] = True
        for more in TILES_SOMEWHERE[state.modules]:
            for tile in more(state, seat):
                seen[tile] = True
    for building in range(len(state.city.top)):
        seen[state.city.top[building]] = True
        for tile in state.city.covered[building]:
            if tile >= 0:
                seen[tile] = True
    return [tile for tile in tiles if not seen[tile]]
