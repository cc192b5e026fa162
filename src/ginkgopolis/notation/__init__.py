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

With the modules of The Experts there are also these, and `P` is a green space:

| text                | move                                                            |
|---------------------|-----------------------------------------------------------------|
| `banker`            | keep an expert in the draft                                     |
| `events design+quality` | keep two of the four events                                 |
| `under R4`, `single`| commit a lower tile under the first one, or none                |
| `event quality`, `no event` | commit an event with the card, or none                  |
| `aside R7`          | set a card aside                                                |
| `draw I`            | draw value I tiles only                                         |
| `draw II+IIIR+P`    | draw a value II tile, a red value III and a green space first   |
| `before`, `after`   | when an event happens                                           |
| `lose 2p 1r`        | lose 2 points and 1 resource to quality control                 |
| `buy`, `decline`    | buy the missing resources, or do not                            |
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import NONE, RESOURCE, TILE
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.expansions import gathered
from ginkgopolis.notation.things import (
    CARD_TEXTS,
    COLOUR_LETTERS,
    LONGEST_QUOTE,
    TILE_TEXTS,
    Readers,
    Writers,
    add_tiles,
    card_text,
    quoted,
    read_card,
    read_tile,
    tile_text,
)

__all__ = [
    "CARD_TEXTS",
    "COLOUR_LETTERS",
    "TILE_TEXTS",
    "card_text",
    "quoted",
    "read_card",
    "read_tile",
    "tile_text",
]

MOST_KEPT: Final = 8192  # moves that are kept as they were read and written last
SIDES: Final = "NESW"
PLACE: Final = re.compile(r">([0-9]{1,3})([EW])([0-9]{1,3})([NS])")


def move_order(move: i64) -> i64:
    """Return a number to sort moves by."""
    fields = move >> m.FIELDS
    return (move & m.KIND) << 24 | (fields & 255) << 16 | (fields >> 8 & 255) << 8 | fields >> 16 & 255


def in_order(moves: Sequence[int]) -> list[int]:
    """Sort moves: the order of a hand tells what its last owner has thought of."""
    return sorted(moves, key=move_order)


def texts_in_order(moves: Sequence[int]) -> list[str]:
    """Write moves, sorted."""
    texts = []
    for order in sorted([move_order(move) for move in moves]):
        text = WRITTEN.get(order)
        if text is None:
            text = WRITTEN[order] = text_in_order(order)
        texts.append(text)
    return texts


WRITTEN: Final[dict[int, str]] = {}
"""Moves as texts, by their numbers in the order: at most all, some thousands."""


def text_in_order(order: int) -> str:
    """Write the move that has this number in the order."""
    kind, first, second, third = order >> 24, order >> 16 & 255, order >> 8 & 255, order & 255
    return move_text(kind | (first | second << 8 | third << 16) << m.FIELDS)


@lru_cache(MOST_KEPT)
def move_text(move: int) -> str:
    """Write a move."""
    return WORD_OF[move] if move in WORD_OF else WRITERS[m.kind_of(move)](move)


def write_commitment(move: int) -> str:
    """Write a card, alone or with a tile."""
    card, tile = card_text(m.card_of(move)), m.tile_with(move)
    return card if tile == NONE else f"{card}+{tile_text(tile)}"


def write_token_place(move: int) -> str:
    """Write where a token goes, counted from the middle of the city."""
    east: int = m.field(move, 0) - m.MIDDLE
    south: int = m.field(move, 1) - m.MIDDLE
    return f">{abs(east)}{'E' if east >= 0 else 'W'}{abs(south)}{'S' if south > 0 else 'N'}"


def read_move(text: str) -> int:
    """Read a move; capitals and spaces do not matter."""
    return read_words(" ".join(text.split()))


@lru_cache(MOST_KEPT)
def read_words(words: str) -> int:
    """Read a move without needless spaces, which would be kept, too."""
    if words.lower() in WORDS:
        return WORDS[words.lower()]
    words = words.upper()
    verb, _, rest = words.partition(" ")
    if rest and verb in READERS:
        return READERS[verb](rest)
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
        raise UnreadableMove("not-a-character", text=quoted(text), highest=len(CHARACTERS))
    return m.keep_move(number)


def read_token_move(text: str) -> int:
    """Read where a token goes, as in `>N` or `>4E2N`."""
    if len(text) == 2 and text[1] in SIDES:
        return m.beside_move(SIDES.index(text[1]))
    found = PLACE.fullmatch(text)
    if not found or int(found[1]) >= m.MIDDLE or int(found[3]) >= m.MIDDLE:
        raise UnreadableMove("not-a-token-move", text=quoted(text))
    east = int(found[1]) if found[2] == "E" else -int(found[1])
    south = int(found[3]) if found[4] == "S" else -int(found[3])
    return m.token_to_move(east, south)


add_tiles(gathered("notation", "TILES"))
WORDS: Final[dict[str, int]] = gathered("notation", "WORDS") | {
    "new hand": m.NEW_HAND_MOVE,
    "take back": m.TAKE_BACK_MOVE,
    "done": m.DONE_MOVE,
    "resource": m.item_move(RESOURCE),
    "tile": m.item_move(TILE),
    ">cw": m.shift_move(m.CLOCKWISE),
    ">ccw": m.shift_move(m.COUNTERCLOCKWISE),
}
WORD_OF: Final = {code: word for word, code in WORDS.items()}
WRITERS: Final[Writers] = gathered("notation", "WRITERS") | {
    m.KEEP: lambda move: f"C{m.field(move, 0)}",
    m.COMMIT: write_commitment,
    m.TOKEN_BESIDE: lambda move: f">{SIDES[m.field(move, 0) & 3]}",
    m.GIVE: lambda move: f"give {tile_text(m.field(move, 0))}",
    m.TOKEN_TO: write_token_place,
}
READERS: Final[Readers] = gathered("notation", "READERS") | {
    "GIVE": lambda text: m.give_move(read_tile(text)),
}
