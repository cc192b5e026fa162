"""A row of numbers that is written again and again: only what was set before is set back; compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ginkgopolis.engine.ids import FIRST_LETTER, GREEN_SPACE
from ginkgopolis.engine.vectors import vector_of
from ginkgopolis.env.places import ALL_TILES, CITY_AT, LAYERS, SIDE

LETTERS_AT: Final = 69  # where A comes among the cards


class Sheet:
    """A part of a page, which numpy looks at, and the places that are not 0 there."""

    def __init__(self, page: "vec[i16]", base: i64) -> None:
        self.page = page
        self.base = base
        self.places = vector_of([0] * 1024)  # what is set, outside of the city
        self.count: i64 = 0
        self.spaces = vector_of([0] * (SIDE * SIDE))  # where the spaces of the city that are set begin
        self.space_count: i64 = 0

    def clear(self) -> None:
        """Set everything back to 0."""
        page, base = self.page, self.base
        places = self.places
        for at in range(self.count):
            page[base + places[at]] = 0
        self.count = 0
        spaces = self.spaces
        for at in range(self.space_count):
            first = base + spaces[at]
            for layer in range(LAYERS):
                page[first + layer] = 0
        self.space_count = 0

    def put(self, place: i64, number: i64) -> None:
        """Set a number."""
        if number:
            self.page[self.base + place] = i16(number)
            self.places[self.count] = place
            self.count += 1

    def mark(self, place: i64) -> None:
        """Set a number to 1."""
        self.page[self.base + place] = 1
        self.places[self.count] = place
        self.count += 1

    def add(self, place: i64) -> None:
        """Count one more."""
        at = self.base + place
        if self.page[at]:
            self.page[at] += 1
        else:
            self.mark(place)

    def strike(self, place: i64) -> None:
        """Set a number back to 0, whatever it was."""
        self.page[self.base + place] = 0

    def begin_space(self, space: i64) -> i64:
        """Note that a space of the city is set, and return where it lies in the page."""
        place = CITY_AT + space * LAYERS
        self.spaces[self.space_count] = place
        self.space_count += 1
        return self.base + place


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
