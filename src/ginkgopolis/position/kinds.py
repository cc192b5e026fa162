"""How each kind of value is read from the words of an entry, and written."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from ginkgopolis.engine.cards import CHARACTERS, FIRST_EXPERT
from ginkgopolis.engine.ids import GREEN_SPACE, NONE, is_letter
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation import (
    EVENT_WORDS,
    EXPERT_NAMES,
    card_text,
    read_card,
    read_tile,
    tile_text,
)
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Entry, quoted, shortened

V = TypeVar("V")
NUMBER: Final = re.compile(r"[0-9]{1,9}")
SEATS: Final = re.compile(r"[0-9]+")
NOTHING_KEPT: Final = "-"
ADDITIONS: Final = {"under": "experts", "event": "events", "aside": "keep_a_card"}
"""What may be added to a committed card, each by the field that it ends up in, and the module that asks."""
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
            f"{quoted(word)} cannot stand in {entry.name!r}, only a number from {lowest} to {highest}."
        )
    return int(word)


def only_word(entry: Entry, example: str) -> str:
    """Return the one word that follows the name."""
    words = entry.words
    if len(words) != 1:
        entry.fail(f"one word follows {entry.name!r}, as in `{entry.name} {example}`.")
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
        entry.fail(f"only `yes` or `no` may follow {entry.name!r}, not {quoted(word)}.")
    return word != "no"


def tile_named(entry: Entry, word: str) -> int:
    """Read a tile."""
    try:
        return read_tile(shortened(word))
    except UnreadableMove as error:
        entry.fail(str(error))


def card_named(entry: Entry, word: str) -> int:
    """Read a card."""
    try:
        return read_card(shortened(word))
    except UnreadableMove as error:
        entry.fail(str(error))


def read_tiles(reading: Reading, entry: Entry) -> list[int]:
    """Read tiles that lie here and nowhere else."""
    tiles = [tile_named(entry, word) for word in entry.words]
    for tile in tiles:
        reading.claim_tile(tile, entry)
    refuse_repetition(entry, tiles, tile_text)
    return tiles


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
            entry.fail(f"the card {card_text(card)} cannot be kept, since only building cards can, as in R7.")
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
        if numbers.count(number) > 1 and number != GREEN_SPACE:
            entry.fail(f"{text(number)} is written twice in {entry.name!r}, and there is only one.")


def read_draft_cards(reading: Reading, entry: Entry) -> list[int]:
    """Read characters by their numbers and, in the draft, experts by their names; `-` where none was kept."""
    cards = [read_draft_card(entry, word) for word in entry.words]
    for card in cards:
        if card >= FIRST_EXPERT:
            claim_expert(reading, card - FIRST_EXPERT, entry)
        elif card != NONE:
            reading.claim("character", card, str(card), entry)
    refuse_repetition(entry, cards, draft_card_text)
    return cards


def read_draft_card(entry: Entry, word: str) -> int:
    """Read a character, an expert or that no card was kept."""
    if word == NOTHING_KEPT:
        return NONE
    if word.isascii() and word.isdigit():
        return read_number(entry, word, 1, len(CHARACTERS))
    return FIRST_EXPERT + expert_named(entry, word)


def draft_card_text(card: int) -> str:
    """Write a card of the draft."""
    if card == NONE:
        return NOTHING_KEPT
    return str(card) if card < FIRST_EXPERT else expert_text(card - FIRST_EXPERT)


def write_draft_cards(cards: list[int]) -> str:
    """Write cards of the draft."""
    return listed([draft_card_text(card) for card in cards])


def expert_text(expert: int) -> str:
    """Write an expert as one word."""
    return EXPERT_NAMES[expert].replace(" ", "-")


def expert_named(entry: Entry, word: str) -> int:
    """Read an expert; a name of two words has a hyphen or a blank."""
    name = word.lower().replace("-", " ")
    if name not in EXPERT_NAMES:
        known = ", ".join(expert_text(expert) for expert in range(len(EXPERT_NAMES)))
        entry.fail(f"{quoted(word)} is not an expert; those are {known}.")
    return EXPERT_NAMES.index(name)


def claim_expert(reading: Reading, expert: int, entry: Entry) -> None:
    """Note where an expert is."""
    reading.need_module("experts", f"the expert {EXPERT_NAMES[expert]}", entry)
    reading.claim("expert", expert, EXPERT_NAMES[expert], entry)


def read_expert(reading: Reading, entry: Entry) -> int:
    """Read the expert of a seat."""
    expert = expert_named(entry, " ".join(entry.words))
    claim_expert(reading, expert, entry)
    return expert


def event_named(entry: Entry, word: str) -> int:
    """Read an event by its first word."""
    if word.lower() not in EVENT_WORDS:
        entry.fail(f"{quoted(word)} is not an event; those are {', '.join(EVENT_WORDS)}.")
    return EVENT_WORDS.index(word.lower())


def read_events(reading: Reading, entry: Entry) -> list[int]:
    """Read events, of which a player has at most one of each kind."""
    events = [event_named(entry, word) for word in entry.words]
    if events:
        reading.need_module("events", f"what follows {entry.name!r}", entry)
    refuse_repetition(entry, events, lambda event: EVENT_WORDS[event])
    return events


def write_events(events: list[int]) -> str:
    """Write events."""
    return listed([EVENT_WORDS[event] for event in events])


def read_event(reading: Reading, entry: Entry) -> int:
    """Read the event committed with a card."""
    reading.need_module("events", "an event", entry)
    return event_named(entry, only_word(entry, "quality"))


def read_asking(reading: Reading, entry: Entry) -> str:
    """Read which part of a sealed choice is still asked for."""
    word = only_word(entry, "event").lower()
    if word not in ADDITIONS:
        entry.fail(f"only {', '.join(ADDITIONS)} may follow 'asking', not {quoted(word)}.")
    reading.need_module(ADDITIONS[word], f"asking for {word!r}", entry)
    return word


def read_nine(reading: Reading, entry: Entry) -> list[int]:
    """Read what each of the three actions brings of each of the three items."""
    words = entry.words
    if len(words) != 9:
        entry.fail(
            f"nine numbers follow {entry.name!r}: resources, tiles and points for each of three actions."
        )
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


def read_lower_tile(reading: Reading, entry: Entry) -> int:
    """Read the tile that lies under the committed one."""
    tile = tile_named(entry, only_word(entry, "Y3"))
    reading.need_module("experts", "a tile under another one", entry)
    reading.claim_tile(tile, entry)
    return tile


def read_aside(reading: Reading, entry: Entry) -> int:
    """Read the card set aside."""
    card = card_named(entry, only_word(entry, "C"))
    reading.need_module("keep_a_card", "a card set aside", entry)
    reading.claim_card(card, entry)
    return card


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
            entry.fail(f"{quoted(word)} does not say who knows a card: write it with the seats, as in R7:02.")
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
        entry.fail(f"{quoted(word)} is not a random stream: it has 32 digits 0-9 and a-f, not all 0.")
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
SET_OF_CARDS: Final = Kind(read_set_of_cards, write_cards)
DRAFT_CARDS: Final = Kind(read_draft_cards, write_draft_cards)
EXPERT: Final = Kind(read_expert, expert_text)
EVENT_TILES: Final = Kind(read_events, write_events)
EVENT_TILE: Final = Kind(read_event, lambda event: EVENT_WORDS[event])
LOWER_TILE: Final = Kind(read_lower_tile, tile_text)
ASKING: Final = Kind(read_asking, str)
CARD_ASIDE: Final = Kind(read_aside, card_text)
NINE_NUMBERS: Final = Kind(read_nine, write_numbers)
COMMITMENT: Final = Kind(read_commitment, write_commitment)
CARD_LYING_OPEN: Final = Kind(read_card_open, card_text)
KNOWLEDGE: Final = Kind(read_knowledge, write_knowledge)
RANDOM_STREAM: Final = Kind(read_stream, write_stream)
