"""A row of numbers that is written again and again: only what was set before is set back; compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ginkgopolis.engine.block import BIT, HALF
from ginkgopolis.engine.ids import FIRST_LETTER, GREEN_SPACE, LETTERS, NONE
from ginkgopolis.engine.layout import MOST_BUILDINGS
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.places import ALL_TILES, BEYOND_AT, CITY_AT

LETTERS_AT: Final = 69  # where A comes among the cards
MOST_PLACES: Final = 1024  # more are never set at a time, the city and what is to come left out
NOTHING_MADE: Final[list[int]] = []


class Bits:
    """A set of cards or tiles."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0

    def clear(self) -> None:
        """Let nothing be in it."""
        self.low = 0
        self.high = 0

    def take(self, other: "Bits") -> None:
        """Let the same be in it as in another."""
        self.low = other.low
        self.high = other.high

    def add(self, thing: i64) -> None:
        """Add a thing, or NONE, which changes nothing."""
        if thing >= HALF:
            self.high |= BIT >> thing - HALF
        elif thing >= 0:
            self.low |= BIT >> thing

    def add_pile(self, state: GameState, pile: i64) -> None:
        """Add all that is in a pile."""
        for place in range(state.count(pile)):
            self.add(state.at(pile, place))

    def has(self, thing: i64) -> bool:
        """Is a thing in it?"""
        if thing >= HALF:
            return self.high & BIT >> thing - HALF != 0
        return self.low & BIT >> thing != 0


class Sheet:
    """A part of a page, which numpy looks at, and what was written there when it was last looked at."""

    def __init__(self, page: "vec[i16]", base: i64) -> None:
        self.page = page
        self.base = base
        self.places = vec[i16]([0] * MOST_PLACES)  # what is to be set back
        self.count: i64 = 0

        self.has_options = False  # which stay the same

        # The city stays as it is, but for what has changed.
        self.shown: GameState | None = None  # whose city it is
        self.size: i64 = 0  # spaces each way when the tokens were written
        self.spots = vec[i64]([NONE] * MOST_BUILDINGS)  # per building: where its space begins, or NONE
        self.looks = vec[i64]([0] * MOST_BUILDINGS)  # per building: what it looked like when it was written
        self.token_spaces = vec[i64]([NONE] * LETTERS)  # per letter: its space
        self.token_spots = vec[i64]([NONE] * LETTERS)  # and where that begins, or NONE
        self.has_beyond = False

        # What may come is written for all that a deck or a supply was made of.
        self.deck_made_of = NOTHING_MADE
        self.supply_made_of = NOTHING_MADE
        self.seen = Bits()  # cards or tiles, while we work out what may come
        self.built = Bits()  # the tiles in the city that all have seen
        self.built_count: i64 = NONE  # and how many there were then

    def clear(self) -> None:
        """Set back to 0 what was marked or put."""
        page, base, places = self.page, self.base, self.places
        for at in range(self.count):
            page[base + i64(places[at])] = 0
        self.count = 0

    def wipe(self, state: GameState) -> None:
        """Set back the city, and begin with that of another game."""
        self.shown = state
        self.set_back(CITY_AT, BEYOND_AT)
        for building in range(MOST_BUILDINGS):
            self.looks[building] = 0
        for letter in range(LETTERS):
            self.token_spaces[letter] = NONE
            self.token_spots[letter] = NONE
        self.has_beyond = False
        self.built_count = NONE

    def set_back(self, first: i64, end: i64) -> None:
        """Set the numbers from a place up to another one back to 0."""
        page = self.page
        for at in range(self.base + first, self.base + end):
            page[at] = 0

    def put(self, place: i64, number: i64) -> None:
        """Set a number."""
        if number:
            self.page[self.base + place] = i16(number)
            self.places[self.count] = i16(place)
            self.count += 1

    def mark(self, place: i64) -> None:
        """Set a number to 1."""
        self.page[self.base + place] = 1
        self.places[self.count] = i16(place)
        self.count += 1

    def add(self, place: i64) -> None:
        """Count one more."""
        at = self.base + place
        if self.page[at]:
            self.page[at] += 1
        else:
            self.mark(place)


def new_page(size: i64) -> "vec[i16]":
    """Return room for that many numbers, all 0."""
    return vec[i16]([0] * size)


def card_place(card: i64) -> i64:
    """Return the place of a card among all cards."""
    if card >= FIRST_LETTER:
        return card - FIRST_LETTER + LETTERS_AT
    return (card >> 5) * 23 + (card & 31) - 1


def tile_place(tile: i64) -> i64:
    """Return the place of a tile among all tiles."""
    if tile == GREEN_SPACE:
        return ALL_TILES - 1
    return (tile >> 5) * 25 + (tile & 31) - 1
