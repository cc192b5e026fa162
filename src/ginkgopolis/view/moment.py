"""A moment of a game as it is looked at: what all hold, and what is asked."""

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import i64

from ginkgopolis.engine.choose import sealed_seats
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts

CARDS_HELD: Final = Parts("view", "cards_held")
TILES_HELD: Final = Parts("view", "tiles_held")
"""What modules know to be with each seat: lists by seat."""


class Moment:
    """A moment that several look at, each from her seat: as long as one does, the state must not change."""

    def __init__(self, state: GameState, names: Sequence[str] = (), closed_screens: bool = False) -> None:
        self.state = state
        self.names = names
        self.closed_screens = closed_screens
        self.with_modules = len(state.modules.all) > 0
        self.question = question(state)
        self.sealed = sealed_seats(state)
        self.built: dict[str, Any] = {}
        """What everybody sees, as far as somebody has looked."""
        self._cards: list[list[int]] | None = None
        self._tiles: list[list[int]] | None = None

    @property
    def cards(self) -> list[list[int]]:
        """The cards that each player holds."""
        if self._cards is None:
            self._cards = cards_held(self.state, self.sealed)
        return self._cards

    @property
    def tiles(self) -> list[list[int]]:
        """The tiles that each player holds."""
        if self._tiles is None:
            self._tiles = tiles_held(self.state)
        return self._tiles

    def hand_of(self, seat: i64) -> list[int]:
        """The cards that a player holds, which are for looking only."""
        if self.with_modules:
            return self.cards[seat]
        hand = self.state.hands[seat]
        return hand + [self.state.cards[seat]] if self.sealed[seat] else hand

    def tile_count(self, seat: i64) -> int:
        """How many tiles a player holds."""
        if self.with_modules:
            return len(self.tiles[seat])
        state = self.state
        committed = 0 if state.committed_tiles[seat] == NONE else 1
        return len(state.tiles[seat]) + len(state.given[seat]) + committed


def cards_held(state: GameState, sealed: list[bool]) -> list[list[int]]:
    """The cards that each player holds, a sealed one included."""
    held = [hand.copy() for hand in state.hands]
    for seat, is_sealed in enumerate(sealed):
        if is_sealed:
            held[seat].append(state.cards[seat])
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
