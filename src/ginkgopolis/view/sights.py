"""Seats and buildings as they were last seen: most of them stay as they are from one look to the next."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS
from ginkgopolis.view.facades import Facades
from ginkgopolis.view.shapes import SeatView

CARDS: Final = [CARD_TEXTS.get(card, "") for card in range(CARD_NUMBERS)]
TILES: Final = [TILE_TEXTS.get(tile, "") for tile in range(TILE_NUMBERS)]
"""Cards and tiles as texts, by their numbers."""
Texts = tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...]]
"""Characters, and cards and tiles as texts."""


class Sight:
    """A seat as it was last seen, with open screens or with closed ones."""

    def __init__(self, seat: i64, closed: bool) -> None:
        self.seat = seat
        self.closed = closed
        self.view: SeatView | None = None
        self.round: i64 = NONE
        """The round in which all were choosing when it was seen, or NONE."""
        self.name = ""
        self.ready = False
        self.hand: i64 = 0
        self.card: i64 = NONE
        self.tile: i64 = NONE
        self.resources: i64 = 0
        self.stock: i64 = 0
        self.points: i64 = 0
        self.tiles: i64 = 0
        self.new_hands: i64 = 0
        self.characters: list[int] = []
        self.kept: list[int] = []
        self.known_tiles: list[int] = []
        self.texts: Texts = ((), (), ())

    def shows(self, state: GameState, name: str, hand: i64) -> bool:
        """Is this what it showed? While all choose a card, no more can change but who is ready (C1 to C3)."""
        return (
            self.round == state.round
            and self.hand == hand
            and self.new_hands == state.cells[layout.NEW_HANDS + self.seat]
            and self.name == name
        )

    def looks_like(self, state: GameState, name: str, hand: i64, tiles: i64, card: i64, tile: i64) -> bool:
        """Are these, and what the state says besides, the numbers it was made of?"""
        cells, seat = state.cells, self.seat
        return (
            self.hand == hand
            and self.card == card
            and self.tile == tile
            and self.tiles == tiles
            and self.resources == cells[layout.RESOURCES + seat]
            and self.points == cells[layout.POINTS + seat]
            and self.stock == cells[layout.STOCK + seat]
            and self.new_hands == cells[layout.NEW_HANDS + seat]
            and self.name == name
        )

    def lies_there(self, state: GameState, drafting: bool) -> bool:
        """Are these the characters, cards and tiles that everybody knows the player to have?"""
        seat = self.seat
        if not is_pile(state, layout.KEPT + seat, self.kept):
            return False
        if not is_pile(state, layout.KNOWN_TILES + seat, self.known_tiles):
            return False
        return (
            not self.characters
            if drafting
            else is_pile(state, layout.KEPT_CHARACTERS + seat, self.characters)
        )

    def look(
        self, state: GameState, name: str, hand: i64, tiles: i64, card: i64, tile: i64, drafting: bool
    ) -> None:
        """Look whether the player still is as she was, and take in what is new."""
        if not self.looks_like(state, name, hand, tiles, card, tile):
            self.take_in(state, name, hand, tiles, card, tile)
            self.view = None
        if not self.lies_there(state, drafting):
            self.take_in_piles(state, drafting)
            self.view = None

    def take_in(self, state: GameState, name: str, hand: i64, tiles: i64, card: i64, tile: i64) -> None:
        """Look at the numbers."""
        cells, seat = state.cells, self.seat
        self.name = name
        self.hand, self.tiles, self.card, self.tile = hand, tiles, card, tile
        self.resources = cells[layout.RESOURCES + seat]
        self.points = cells[layout.POINTS + seat]
        self.stock = cells[layout.STOCK + seat]
        self.new_hands = cells[layout.NEW_HANDS + seat]

    def take_in_piles(self, state: GameState, drafting: bool) -> None:
        """Look at the characters, cards and tiles that everybody knows the player to have."""
        seat = self.seat
        self.characters = [] if drafting else state.items(layout.KEPT_CHARACTERS + seat)
        self.kept = state.items(layout.KEPT + seat)
        self.known_tiles = state.items(layout.KNOWN_TILES + seat)
        self.texts = (
            tuple(self.characters),
            tuple(CARDS[card] for card in self.kept),
            tuple(TILES[tile] for tile in sorted(self.known_tiles)),
        )

    def shown(self, ready: bool, known_cards: tuple[str, ...]) -> SeatView:
        """Return it to one who knows some of its cards."""
        closed = self.closed
        characters, kept, known_tiles = self.texts
        return SeatView(  # in the order of the shape: to name them all takes as long as to find them
            self.name,
            ready,
            self.hand,
            None if self.card == NONE else CARDS[self.card],
            None if self.tile == NONE else TILES[self.tile],
            None if closed else self.resources,
            self.stock,
            None if closed else self.points,
            None if closed else self.tiles,
            self.new_hands,
            characters,
            kept,
            known_cards,
            known_tiles,
        )

    def as_seen(self, ready: bool) -> SeatView:
        """Return it as everybody sees it, and keep that."""
        self.ready = ready
        self.view = self.shown(ready, ())
        return self.view


class Sights:
    """Everything as it was last seen in one game, as long as nothing is taken back."""

    def __init__(self, players: int) -> None:
        self.open = [Sight(seat, False) for seat in range(players)]
        self.closed = [Sight(seat, True) for seat in range(players)]
        """The seats, with open and with closed screens."""
        self.buildings = Facades()


def is_pile(state: GameState, pile: i64, items: list[int]) -> bool:
    """Is this what lies in a pile?"""
    if state.count(pile) != len(items):
        return False
    for place in range(state.count(pile)):
        if state.at(pile, place) != items[place]:
            return False
    return True
