"""The notation of moves, cards and tiles: short enough to type, plain enough to read aloud.

| text              | move                                                              |
|-------------------|-------------------------------------------------------------------|
| `C14`             | keep character 14 in the draft                                    |
| `R7`, `A`         | play the card red 7, or the letter A, alone                       |
| `B5+R4`, `A+Y9`   | play the card with a tile: construct red 4 on blue 5, urbanize A  |
| `new hand`        | spend a New Hand token                                            |
| `take back`       | take a sealed choice back                                         |
| `resource`, `tile`| take one of the two                                               |
| `>N` `>E` `>S` `>W` | put the token beside the new tile                               |
| `>4E2N`           | put the token four spaces east, two north of the city's middle    |
| `>cw`, `>ccw`     | let the other tokens make room, clockwise or counter-clockwise    |
| `give R7`, `done` | one more tile to give back; no more                               |
"""

import re
from dataclasses import dataclass
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    HIGHEST_BASE,
    LETTERS,
    NONE,
    RESOURCE,
    TILE,
    colour_of,
    number_of,
    tile_of,
    tiles_numbered,
)
from ginkgopolis.errors import UnreadableMove

LONGEST_QUOTE: Final = 30
COLOUR_LETTERS: Final = "RBY"
SIDES: Final = "NESW"
WORDS: Final = {
    "new hand": m.NEW_HAND_MOVE,
    "take back": m.TAKE_BACK_MOVE,
    "done": m.DONE_MOVE,
    "resource": m.item_move(RESOURCE),
    "tile": m.item_move(TILE),
    ">cw": m.shift_move(m.CLOCKWISE),
    ">ccw": m.shift_move(m.COUNTERCLOCKWISE),
}
WORD_OF: Final = {code: word for word, code in WORDS.items()}
PLACE: Final = re.compile(r">([0-9]{1,3})([EW])([0-9]{1,3})([NS])")
TILE_TEXT: Final = re.compile(r"([RBY])([1-9][0-9]?)")


@dataclass(frozen=True, slots=True, order=True)
class Move:
    """A move, as `legal_moves` gives it and `play` takes it; `str(move)` is its notation."""

    code: int

    def __str__(self) -> str:
        return move_text(self.code)

    def __repr__(self) -> str:
        return f"Move({move_text(self.code)!r})"

    @property
    def card(self) -> str | None:
        """The card that the move commits, if it commits one."""
        return card_text(m.card_of(self.code)) if m.kind_of(self.code) == m.COMMIT else None

    @property
    def tile(self) -> str | None:
        """The tile that goes with the card, if any."""
        if m.kind_of(self.code) != m.COMMIT or m.tile_with(self.code) == NONE:
            return None
        return tile_text(m.tile_with(self.code))


TILE_TEXTS: Final = {
    tile: f"{COLOUR_LETTERS[colour_of(tile)]}{number_of(tile)}" for tile in tiles_numbered(1, HIGHEST_BASE)
}
CARD_TEXTS: Final = TILE_TEXTS | {FIRST_LETTER + at: chr(ord("A") + at) for at in range(LETTERS)}


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
    found = TILE_TEXT.fullmatch(text.strip().upper())
    if not found or int(found[2]) > HIGHEST_BASE:
        raise UnreadableMove(
            f"{quoted(text)} is not a tile: write R, B or Y and a number from 1 to {HIGHEST_BASE}, as in R7."
        )
    return tile_of(COLOUR_LETTERS.index(found[1]), int(found[2]))


def read_card(text: str) -> int:
    """Read a card as in `R7` or `A`."""
    text = text.strip().upper()
    if len(text) == 1 and "A" <= text < chr(ord("A") + LETTERS):
        return FIRST_LETTER + ord(text) - ord("A")
    try:
        return read_tile(text)
    except UnreadableMove:
        raise UnreadableMove(
            f"{quoted(text)} is not a card: write a letter from A to L, or R, B or Y and a number, as in R7."
        ) from None


def move_text(move: int) -> str:
    """Write a move."""
    if move in WORD_OF:
        return WORD_OF[move]
    kind, first, second = m.kind_of(move), m.field(move, 0), m.field(move, 1)
    if kind == m.KEEP:
        return f"C{first}"
    if kind == m.COMMIT:
        tile = m.tile_with(move)
        return card_text(first) if tile == NONE else f"{card_text(first)}+{tile_text(tile)}"
    if kind == m.TOKEN_BESIDE:
        return f">{SIDES[first & 3]}"
    if kind == m.GIVE:
        return f"give {tile_text(first)}"
    east, south = first - m.MIDDLE, second - m.MIDDLE
    return f">{abs(east)}{'E' if east >= 0 else 'W'}{abs(south)}{'S' if south > 0 else 'N'}"


def read_move(text: str) -> int:
    """Read a move; capitals and spaces do not matter."""
    words = " ".join(text.split())
    if words.lower() in WORDS:
        return WORDS[words.lower()]
    words = words.upper()
    if words.startswith("GIVE "):
        return m.give_move(read_tile(words[5:]))
    if words.startswith(">"):
        return read_token_move(words.replace(" ", ""))
    if words.startswith("C") and words[1:].isascii() and words[1:].isdigit():
        return read_character_move(words)
    card, plus, tile = words.partition("+")
    commitment = m.commit_move(read_card(card))
    return commitment | m.adding_tile(read_tile(tile)) if plus else commitment


def read_character_move(text: str) -> int:
    """Read a pick of the draft, as in `C14`."""
    number = int(text[1:]) if len(text) <= LONGEST_QUOTE else 0
    if not 1 <= number <= len(CHARACTERS):
        raise UnreadableMove(f"{quoted(text)} is not a character: they are C1 to C{len(CHARACTERS)}.")
    return m.keep_move(number)


def read_token_move(text: str) -> int:
    """Read where a token goes, as in `>N` or `>4E2N`."""
    if len(text) == 2 and text[1] in SIDES:
        return m.beside_move(SIDES.index(text[1]))
    found = PLACE.fullmatch(text)
    if not found or int(found[1]) >= m.MIDDLE or int(found[3]) >= m.MIDDLE:
        raise UnreadableMove(
            f"{quoted(text)} is not a token's move: write >N, >E, >S or >W, a place as in >4E2N, "
            "or >cw or >ccw."
        )
    east = int(found[1]) if found[2] == "E" else -int(found[1])
    south = int(found[3]) if found[4] == "S" else -int(found[3])
    return m.token_to_move(east, south)
