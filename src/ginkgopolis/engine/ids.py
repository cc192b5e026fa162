"""The small numbers that stand for colours, items, actions, tiles, cards and letters.

A building tile is `colour * 32 + number`; the building card that names it has the same number.
An urbanization card is `FIRST_LETTER + letter`, with A = 0 to L = 11.
"""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.layout import CARD_NUMBERS, LETTERS, TILE_NUMBERS

__all__ = ["CARD_NUMBERS", "LETTERS", "TILE_NUMBERS"]

NOBODY: Final = -1
NONE: Final = -1

# Colours; a colour's number is also that of the items its buildings give.
RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3

RESOURCE: Final = 0
TILE: Final = 1
POINT: Final = 2

EXPLOIT: Final = 0
URBANIZE: Final = 1
CONSTRUCT: Final = 2

FIRST_LETTER: Final = 100
HIGHEST_START: Final = 3  # tiles 1-3 form the first city
HIGHEST_BASE: Final = 20
HIGHEST_NEW: Final = 23  # module 1: value II
HIGHEST_PRESTIGE: Final = 25  # module 2: value III
GREEN_SPACE: Final = 96  # module 3: all nine alike

FULL_HAND: Final = 4
NEW_HAND_TOKENS: Final = 2

# Sides of a space, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


def tile_of(colour: i64, number: i64) -> i64:
    """Return the tile (and building card) of a colour and a number."""
    return colour * 32 + number


def tiles_numbered(lowest: i64, highest: i64) -> list[int]:
    """Return the tiles of these numbers in all three colours."""
    colours = (RED, BLUE, YELLOW)
    return [tile_of(colour, number) for colour in colours for number in range(lowest, highest + 1)]


def colour_of(tile: i64) -> i64:
    """Return the colour of a tile or building card."""
    return tile >> 5


NUMBER: Final = 31  # the bits of a tile or card that are its number


def number_of(tile: i64) -> i64:
    """Return the printed number of a tile or building card."""
    return tile & NUMBER


def is_building(tile: i64) -> bool:
    """Tell a building tile from a green space, which is a tile of the city but no building."""
    return tile < GREEN_SPACE


def has_card(tile: i64) -> bool:
    """Does a building card name this tile? If not it has no site, is never used and never built on."""
    return tile < GREEN_SPACE and tile & 31 <= HIGHEST_NEW


GIVES: Final = [colour_of(tile) if has_card(tile) else NONE for tile in range(TILE_NUMBERS)]
"""The item that each tile gives when it is used, NONE for those that are not."""


def is_letter(card: i64) -> bool:
    """Tell an urbanization card from a building card."""
    return card >= FIRST_LETTER


def letter_of(card: i64) -> i64:
    """Return the letter, 0 to 11, of an urbanization card."""
    return card - FIRST_LETTER


def total_resources(players: i64) -> i64:
    """S4: the resources each player has in all, behind the screen, in the supply and in the city."""
    if players <= 2:
        return 25
    if players == 3:
        return 20
    return 18 if players == 4 else 16
