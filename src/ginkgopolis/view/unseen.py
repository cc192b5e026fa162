"""What not all have seen: the cards and tiles that may still come."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts

TILES_SOMEWHERE: Final = Parts("view", "tiles_somewhere")
"""The tiles that modules know to be somewhere, all having seen them: lists by seat."""
HALF: Final = 60  # things that one number tells apart, a bit for each
BIT: Final = 1 << HALF  # shifted to the right: compiled, `1 << x` is a number of 32 bits


class Marks:
    """Cards, or tiles, of which some are marked."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0

    def add(self, thing: i64) -> None:
        """Mark a thing."""
        if thing < HALF:
            self.low |= BIT >> thing
        else:
            self.high |= BIT >> thing - HALF

    def add_all(self, things: list[int]) -> None:
        """Mark several things."""
        for thing in things:
            self.add(thing)

    def add_pile(self, state: GameState, pile: i64) -> None:
        """Mark what is in a pile."""
        for place in range(state.count(pile)):
            self.add(state.at(pile, place))

    def has(self, thing: i64) -> bool:
        """Is a thing marked?"""
        marks = self.low & BIT >> thing if thing < HALF else self.high & BIT >> thing - HALF
        return marks != 0

    def leave(self, things: Sequence[int]) -> list[int]:
        """Return those of some things that are not marked."""
        return [thing for thing in things if not self.has(thing)]

    def count_left(self, things: Sequence[int]) -> int:
        """Return how many they are."""
        count: i64 = 0
        for thing in things:
            if not self.has(thing):
                count += 1
        return count

    def texts_left(self, things: list[int], texts: list[str]) -> tuple[str, ...]:
        """Return them as texts."""
        left: list[str] = []
        thing: i64
        for thing in things:
            if not self.has(thing):
                left.append(texts[thing])
        return tuple(left)


def cards_to_come(state: GameState, sealed: list[bool]) -> list[int]:
    """Of the cards that the deck was made of, those that not all have seen since."""
    seen = Marks()
    seen.add_pile(state, layout.DISCARD)
    for seat in range(state.players):
        seen.add_pile(state, layout.KEPT + seat)
        card = state.cells[layout.CARDS + seat]
        if card != NONE and not sealed[seat] and state.cells[layout.KNOWN_TO + card] >> seat & 1:
            seen.add(card)  # it lies open; once it is discarded it may be in the next deck
    return seen.leave(state.deck_made_of)


def tiles_unseen(state: GameState, tiles: Sequence[int], sealed: list[bool]) -> list[int]:
    """Of some tiles, those that not all have seen anywhere."""
    seen = Marks()
    for seat in range(state.players):
        seen.add_pile(state, layout.KNOWN_TILES + seat)
        tile = state.cells[layout.COMMITTED_TILES + seat]
        if tile != NONE and not sealed[seat]:
            seen.add(tile)  # it lies revealed on her card
    for more in TILES_SOMEWHERE[state.modules]:
        for somewhere in more(state):
            seen.add_all(somewhere)
    mark_buildings(state, seen)
    return seen.leave(tiles)


def mark_buildings(state: GameState, seen: Marks) -> None:
    """Mark the tiles that the city is built of, but for those that nobody ever saw."""
    for building in range(state.buildings):
        seen.add(state.cells[layout.TOP + building])
        place = state.cells[layout.UNDER + building]
        while place != NONE:
            tile = state.at(layout.COVERED, place)
            if tile >= 0:
                seen.add(tile)
            place = state.at(layout.COVERED, place + 1)
