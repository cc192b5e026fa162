"""How tiles and cards are written."""

from collections.abc import Callable
from typing import Final

from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    HIGHEST_BASE,
    LETTERS,
    colour_of,
    has_card,
    number_of,
    tiles_numbered,
)
from ginkgopolis.errors import UnreadableMove

Writers = dict[int, Callable[[int], str]]
"""How moves are written that are more than a word, by their kinds."""
Readers = dict[str, Callable[[str], int]]
"""How moves are read that begin with a word, by that word in capitals."""
LONGEST_QUOTE: Final = 30
COLOUR_LETTERS: Final = "RBY"
LETTER_TEXTS: Final = {FIRST_LETTER + at: chr(ord("A") + at) for at in range(LETTERS)}

# What is written for each tile and card, and the other way round; the modules' tiles are added when all
# files of the notation have been read.
TILE_TEXTS: Final[dict[int, str]] = {}
CARD_TEXTS: Final = LETTER_TEXTS.copy()
TILES: Final[dict[str, int]] = {}
CARDS: Final = {text: card for card, text in LETTER_TEXTS.items()}


def add_tiles(texts: dict[int, str]) -> None:
    """Let these tiles, and the cards that name them, be written and read."""
    for tile, text in texts.items():
        TILE_TEXTS[tile] = CARD_TEXTS[tile] = text
        TILES[text] = tile
        if has_card(tile):
            CARDS[text] = tile


def building_texts(lowest: int, highest: int) -> dict[int, str]:
    """Return how building tiles of these numbers are written."""
    tiles = tiles_numbered(lowest, highest)
    return {tile: f"{COLOUR_LETTERS[colour_of(tile)]}{number_of(tile)}" for tile in tiles}


add_tiles(building_texts(1, HIGHEST_BASE))


def quoted(text: str) -> str:
    """Return what somebody wrote in quotation marks, but no more of it than fits into a sentence."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}...")


def tile_text(tile: int) -> str:
    """Return a tile, or the building card that names it, as in `R7`."""
    return TILE_TEXTS[tile]


def card_text(card: int) -> str:
    """Return a card as in `R7` or `A`."""
    return CARD_TEXTS[card]


def read_tile(text: str) -> int:
    """Read a tile as in `R7`."""
    text = text.strip().upper()
    if text not in TILES:
        highest = max(number_of(tile) for tile in TILE_TEXTS)
        raise UnreadableMove("not-a-tile", text=quoted(text), highest=highest)
    return TILES[text]


def read_card(text: str) -> int:
    """Read a card as in `R7` or `A`."""
    text = text.strip().upper()
    if text not in CARDS:
        raise UnreadableMove("not-a-card", text=quoted(text))
    return CARDS[text]
