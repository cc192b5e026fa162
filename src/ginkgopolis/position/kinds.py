"""How each kind of value is read from the words of an entry, and written."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from ginkgopolis.engine.ids import HIGHEST_BASE, NONE, is_building, is_letter, number_of
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation import card_text, read_card, read_tile, tile_text
from ginkgopolis.position.reading import Reading, is_one_of_many
from ginkgopolis.position.sheet import Entry, quoted, shortened

V = TypeVar("V")
NUMBER: Final = re.compile(r"[0-9]{1,9}")
SEATS: Final = re.compile(r"[0-9]+")
STREAM: Final = re.compile(r"[0-9a-fA-F]{32}")


@dataclass(frozen=True, slots=True)
class Kind(Generic[V]):
    """How values of one kind are read and written."""

    read: Callable[[Reading, Entry], V]
    write: Callable[[V], str]


def listed(names: list[str]) -> str:
    """Write a list, or that there is nothing in it."""
    return " ".join(names) if names else "none"


def read_number(entry: Entry, word: str, lowest: int, highest: int) -> int:
    """Read a whole number within bounds."""
    if not NUMBER.fullmatch(word) or not lowest <= int(word) <= highest:
        entry.fail(
            "not-in-range", word=quoted(word), field=repr(entry.name), lowest=lowest, highest=str(highest)
        )
    return int(word)


def only_word(entry: Entry, example: str) -> str:
    """Return the one word that follows the name."""
    words = entry.words
    if len(words) != 1:
        entry.fail("one-word-follows", field=repr(entry.name), name=entry.name, example=example)
    return words[0]


def whole(lowest: int, highest: int) -> Kind[int]:
    """A whole number within bounds."""

    def read(reading: Reading, entry: Entry) -> int:
        return read_number(entry, only_word(entry, str(lowest)), lowest, highest)

    return Kind(read, str)


def read_seat(reading: Reading, entry: Entry) -> int:
    """Read the number of a seat."""
    return read_number(entry, only_word(entry, "1"), 0, reading.state.players - 1)


def read_flag(reading: Reading, entry: Entry) -> bool:
    """Read yes or no; the bare name says yes."""
    word = " ".join(entry.words).lower()
    if word not in ("", "yes", "no"):
        entry.fail("yes-or-no", field=repr(entry.name), word=quoted(word))
    return word != "no"


def tile_named(entry: Entry, word: str) -> int:
    """Read a tile."""
    try:
        return read_tile(shortened(word))
    except UnreadableMove as error:
        entry.fail(error.message, **error.values)


def card_named(entry: Entry, word: str) -> int:
    """Read a card."""
    try:
        return read_card(shortened(word))
    except UnreadableMove as error:
        entry.fail(error.message, **error.values)


def read_tiles(reading: Reading, entry: Entry) -> list[int]:
    """Read tiles that lie here and nowhere else."""
    tiles = [tile_named(entry, word) for word in entry.words]
    for tile in tiles:
        reading.claim_tile(tile, entry)
    refuse_repetition(entry, tiles, tile_text)
    return tiles


def value_tiles(read: Callable[[Reading, Entry], list[int]], lowest: int, highest: int) -> Kind[list[int]]:
    """Tiles of one value, which is told by their numbers."""

    def read_value(reading: Reading, entry: Entry) -> list[int]:
        tiles = read(reading, entry)
        for tile in tiles:
            if not is_building(tile) or not lowest <= number_of(tile) <= highest:
                entry.fail(
                    "tile-not-here",
                    tile=tile_text(tile),
                    field=repr(entry.name),
                    lowest=lowest,
                    highest=highest,
                )
        return tiles

    return Kind(read_value, write_tiles)


def read_cards(reading: Reading, entry: Entry) -> list[int]:
    """Read cards that lie here and nowhere else."""
    cards = [card_named(entry, word) for word in entry.words]
    for card in cards:
        reading.claim_card(card, entry)
    refuse_repetition(entry, cards, card_text)
    return cards


def read_building_cards(reading: Reading, entry: Entry) -> list[int]:
    """Read the cards in front of a screen, among which there are no letters (R5)."""
    cards = read_cards(reading, entry)
    for card in cards:
        if is_letter(card):
            entry.fail("card-not-kept", card=card_text(card))
    return cards


def read_set_of_tiles(reading: Reading, entry: Entry) -> list[int]:
    """Read tiles that are only named here; they lie elsewhere."""
    tiles = [tile_named(entry, word) for word in entry.words]
    refuse_repetition(entry, tiles, tile_text)
    return tiles


def read_set_of_cards(reading: Reading, entry: Entry) -> list[int]:
    """Read cards that are only named here; they lie elsewhere."""
    cards = [card_named(entry, word) for word in entry.words]
    refuse_repetition(entry, cards, card_text)
    return cards


def refuse_repetition(entry: Entry, numbers: list[int], text: Callable[[int], str]) -> None:
    """Refuse a list in which something occurs twice."""
    for number in numbers:
        if numbers.count(number) > 1 and not is_one_of_many(number):
            entry.fail("named-twice", name=text(number), field=repr(entry.name))


def read_nine(reading: Reading, entry: Entry) -> list[int]:
    """Read what each of the three actions brings of each of the three items."""
    words = entry.words
    if len(words) != 9:
        entry.fail("nine-numbers", field=repr(entry.name))
    return [read_number(entry, word, 0, 99) for word in words]


def read_commitment(reading: Reading, entry: Entry) -> tuple[int, int]:
    """Read a card, alone or with a tile, as in `R2+B9`."""
    card_name, plus, tile_name = only_word(entry, "R2+B9").partition("+")
    card = card_named(entry, card_name)
    reading.claim_card(card, entry)
    if not plus:
        return card, NONE
    tile = tile_named(entry, tile_name)
    reading.claim_tile(tile, entry)
    return card, tile


def write_commitment(value: tuple[int, int]) -> str:
    """Write a card, alone or with a tile."""
    card, tile = value
    return card_text(card) if tile == NONE else f"{card_text(card)}+{tile_text(tile)}"


def read_card_open(reading: Reading, entry: Entry) -> int:
    """Read a card that lies open elsewhere."""
    return card_named(entry, only_word(entry, "R2"))


def read_knowledge(reading: Reading, entry: Entry) -> dict[int, int]:
    """Read which seats know where a card is, as in `R7:02`; `R7:-` if nobody does."""
    known: dict[int, int] = {}
    cards = []
    for word in entry.words:
        name, colon, seats = word.partition(":")
        if not colon or not (seats == "-" or SEATS.fullmatch(seats)):
            entry.fail("who-knows", word=quoted(word))
        cards.append(card_named(entry, name))
        known[cards[-1]] = 0
        for digit in seats.replace("-", ""):
            known[cards[-1]] |= 1 << read_number(entry, digit, 0, reading.state.players - 1)
    refuse_repetition(entry, cards, card_text)
    return known


def write_knowledge(known: dict[int, int]) -> str:
    """Write which seats know where a card is."""
    names = []
    for card, mask in sorted(known.items()):
        seats = "".join(str(seat) for seat in range(mask.bit_length()) if mask >> seat & 1)
        names.append(f"{card_text(card)}:{seats or '-'}")
    return listed(names)


Words = tuple[int, int, int, int]


def read_stream(reading: Reading, entry: Entry) -> Words:
    """Read the four words of a stream of random numbers."""
    word = only_word(entry, "0123456789abcdef0123456789abcdef")
    if not STREAM.fullmatch(word) or int(word, 16) == 0:
        entry.fail("not-a-stream", word=quoted(word))
    a, b, c, d = (int(word[at : at + 8], 16) for at in (0, 8, 16, 24))
    return a, b, c, d


def write_stream(words: Words) -> str:
    """Write the four words of a stream of random numbers."""
    return "".join(f"{word:08x}" for word in words)


def write_tiles(tiles: list[int]) -> str:
    """Write tiles."""
    return listed([tile_text(tile) for tile in tiles])


def write_cards(cards: list[int]) -> str:
    """Write cards."""
    return listed([card_text(card) for card in cards])


def write_numbers(numbers: list[int]) -> str:
    """Write whole numbers."""
    return listed([str(number) for number in numbers])


SEAT_NUMBER: Final = Kind(read_seat, str)
FLAG: Final = Kind(read_flag, lambda flag: "" if flag else "no")
TILES: Final = Kind(read_tiles, write_tiles)
CARDS: Final = Kind(read_cards, write_cards)
BUILDING_CARDS: Final = Kind(read_building_cards, write_cards)
SET_OF_TILES: Final = Kind(read_set_of_tiles, write_tiles)
VALUE_ONE: Final = value_tiles(read_tiles, 1, HIGHEST_BASE)
SET_OF_VALUE_ONE: Final = value_tiles(read_set_of_tiles, 1, HIGHEST_BASE)
SET_OF_CARDS: Final = Kind(read_set_of_cards, write_cards)
NINE_NUMBERS: Final = Kind(read_nine, write_numbers)
COMMITMENT: Final = Kind(read_commitment, write_commitment)
CARD_LYING_OPEN: Final = Kind(read_card_open, card_text)
KNOWLEDGE: Final = Kind(read_knowledge, write_knowledge)
RANDOM_STREAM: Final = Kind(read_stream, write_stream)
