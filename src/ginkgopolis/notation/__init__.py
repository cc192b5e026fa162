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
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import CHARACTERS, FIRST_EXPERT
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    GREEN_SPACE,
    HIGHEST_NEW,
    HIGHEST_PRESTIGE,
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
MOST_KEPT: Final = 8192  # moves that are kept as they were read and written last
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
    "single": m.lower_tile_move(NONE),
    "no event": m.event_moves([])[0],
    "before": m.BEFORE_MOVE,
    "after": m.AFTER_MOVE,
    "buy": m.buy_move(1),
    "decline": m.buy_move(0),
    "draw i": m.split_move(0, 0, 0),
}
EVENT_NAMES: Final = ("design competition", "advertising campaign", "expropriation", "quality control")
EVENT_WORDS: Final = ("design", "advertising", "expropriation", "quality")
EXPERT_NAMES: Final = (
    "artist",
    "journalist",
    "general counsel",
    "mayor",
    "master architect",
    "engineer",
    "entrepreneur",
    "professor",
    "inspector",
    "banker",
)
WORD_OF: Final = {code: word for word, code in WORDS.items()} | {m.split_move(0, 0, 0): "draw I"}
PLACE: Final = re.compile(r">([0-9]{1,3})([EW])([0-9]{1,3})([NS])")
LOSS: Final = re.compile(r"LOSE ([0-9]{1,3})P ([0-9]{1,3})R")
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


TILE_TEXTS: Final = {GREEN_SPACE: "P"} | {
    tile: f"{COLOUR_LETTERS[colour_of(tile)]}{number_of(tile)}"
    for tile in tiles_numbered(1, HIGHEST_PRESTIGE)
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
    text = text.strip().upper()
    if text == "P":
        return GREEN_SPACE
    found = TILE_TEXT.fullmatch(text)
    if not found or int(found[2]) > HIGHEST_PRESTIGE:
        raise UnreadableMove("not-a-tile", text=quoted(text), highest=HIGHEST_PRESTIGE)
    return tile_of(COLOUR_LETTERS.index(found[1]), int(found[2]))


def read_card(text: str) -> int:
    """Read a card as in `R7` or `A`."""
    text = text.strip().upper()
    if len(text) == 1 and "A" <= text < chr(ord("A") + LETTERS):
        return FIRST_LETTER + ord(text) - ord("A")
    found = TILE_TEXT.fullmatch(text)
    if not found or int(found[2]) > HIGHEST_NEW:
        raise UnreadableMove("not-a-card", text=quoted(text))
    return tile_of(COLOUR_LETTERS.index(found[1]), int(found[2]))


def move_order(move: int) -> int:
    """Return a number to sort moves by: the order of a hand tells what its last owner has thought of."""
    return m.kind_of(move) << 24 | m.field(move, 0) << 16 | m.field(move, 1) << 8 | m.field(move, 2)


def texts_in_order(moves: Sequence[int]) -> list[str]:
    """Write moves, sorted: the order of a hand tells what its last owner has thought of."""
    texts = []
    for order in sorted([move_order(move) for move in moves]):
        text = WRITTEN.get(order)
        if text is None:
            text = WRITTEN[order] = text_in_order(order)
        texts.append(text)
    return texts


WRITTEN: Final[dict[int, str]] = {}
"""Moves that were written, by their numbers in the order: at most all that there are, some thousands."""


def text_in_order(order: int) -> str:
    """Write the move that has this number in the order."""
    kind, first, second, third = order >> 24, order >> 16 & 255, order >> 8 & 255, order & 255
    return move_text(kind | (first | second << 8 | third << 16) << m.FIELDS)


@lru_cache(MOST_KEPT)
def move_text(move: int) -> str:
    """Write a move."""
    if move in WORD_OF:
        return WORD_OF[move]
    kind, first, second = m.kind_of(move), m.field(move, 0), m.field(move, 1)
    if kind == m.KEEP:
        return f"C{first}" if first < FIRST_EXPERT else EXPERT_NAMES[first - FIRST_EXPERT]
    if kind == m.COMMIT:
        tile = m.tile_with(move)
        return card_text(first) if tile == NONE else f"{card_text(first)}+{tile_text(tile)}"
    if kind == m.TOKEN_BESIDE:
        return f">{SIDES[first & 3]}"
    if kind == m.GIVE:
        return f"give {tile_text(first)}"
    if kind != m.TOKEN_TO:
        return module_move_text(move)
    east: int = first - m.MIDDLE
    south: int = second - m.MIDDLE
    return f">{abs(east)}{'E' if east >= 0 else 'W'}{abs(south)}{'S' if south > 0 else 'N'}"


def module_move_text(move: int) -> str:
    """Write a move that only the modules know."""
    kind, first, second = m.kind_of(move), m.field(move, 0), m.field(move, 1)
    if kind == m.KEEP_EVENTS:
        return f"events {EVENT_WORDS[first]}+{EVENT_WORDS[second]}"
    if kind == m.ADD_LOWER_TILE:
        return f"under {tile_text(m.optional(move))}"
    if kind == m.ADD_EVENT:
        return f"event {EVENT_WORDS[m.optional(move)]}"
    if kind == m.SET_ASIDE:
        return f"aside {card_text(first)}"
    if kind == m.LOSE:
        return f"lose {first}p {second}r"
    parts = ["II"] * first + ["P"] * m.field(move, 2)
    for colour in range(3):
        parts += [f"III{COLOUR_LETTERS[colour]}"] * m.prestige_in(move, colour)
    return f"draw {'+'.join(sorted(parts))}"


def read_move(text: str) -> int:
    """Read a move; capitals and spaces do not matter."""
    return read_words(" ".join(text.split()))


@lru_cache(MOST_KEPT)
def read_words(words: str) -> int:
    """Read a move without needless spaces, which would be kept, too."""
    if words.lower() in WORDS:
        return WORDS[words.lower()]
    words = words.upper()
    if words.lower() in EXPERT_NAMES:
        return m.keep_move(FIRST_EXPERT + EXPERT_NAMES.index(words.lower()))
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


def read_event(text: str) -> int:
    """Read an event by its first word."""
    word = text.strip().lower()
    if word not in EVENT_WORDS:
        raise UnreadableMove("not-an-event", text=quoted(text), events=", ".join(EVENT_WORDS))
    return EVENT_WORDS.index(word)


def read_events_move(text: str) -> int:
    """Read which two events are kept, as in `design+quality`."""
    events = sorted({read_event(part) for part in text.split("+")})
    if len(events) != 2:
        raise UnreadableMove("not-two-events", text=quoted(text))
    return m.keep_events_move(events[0], events[1])


def read_loss_move(text: str) -> int:
    """Read what is lost to quality control, as in `2p 1r`."""
    found = LOSS.fullmatch(f"LOSE {text}")
    if not found or max(int(found[1]), int(found[2])) > 255:
        raise UnreadableMove("not-a-loss", text=quoted(text))
    return m.lose_move(int(found[1]), int(found[2]))


def read_split_move(text: str) -> int:
    """Read which tiles are drawn first, as in `II+IIIR+P`."""
    parts = text.replace(" ", "").split("+")
    prestige = [parts.count(f"III{letter}") for letter in COLOUR_LETTERS]
    twos, greens = parts.count("II"), parts.count("P")
    if twos + greens + sum(prestige) != len(parts) or max(prestige) > 3 or twos > 255:
        raise UnreadableMove("not-a-drawing", text=quoted(text))
    return m.split_move(twos, m.prestige_part(prestige[0], prestige[1], prestige[2]), greens)


READERS: Final[dict[str, Callable[[str], int]]] = {
    "GIVE": lambda text: m.give_move(read_tile(text)),
    "UNDER": lambda text: m.lower_tile_move(read_tile(text)),
    "EVENT": lambda text: m.event_moves([read_event(text)])[1],
    "EVENTS": read_events_move,
    "ASIDE": lambda text: m.aside_moves([read_card(text)])[0],
    "LOSE": read_loss_move,
    "DRAW": read_split_move,
}
