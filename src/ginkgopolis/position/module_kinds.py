"""How the values that only modules know are read from the words of an entry, and written."""

from functools import reduce
from operator import or_
from typing import Final

from ginkgopolis.engine.cards import CHARACTERS, FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.keep_a_card import GIVER_AND_TAKER
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.notation.modules.events import EVENT_WORDS
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.position.kinds import (
    Kind,
    card_named,
    listed,
    only_word,
    read_knowledge,
    read_number,
    refuse_repetition,
    tile_named,
    write_knowledge,
)
from ginkgopolis.position.reading import Reading, in_play
from ginkgopolis.position.sheet import Entry, quoted

NOTHING_KEPT: Final = "-"
ADDITIONS: Final = {"under": "experts", "event": "events", "aside": "keep_a_card"}
"""What may be added to a committed card, each by the field that it ends up in, and the module that asks."""


def read_witnesses(reading: Reading, entry: Entry) -> dict[int, int]:
    """Read which seats have seen a card being passed, each time its giver and the next seat."""
    seen = read_knowledge(reading, entry)
    for card, seats in seen.items():
        pairs = [pair for pair in GIVER_AND_TAKER[reading.state.players] if seats & pair == pair]
        if not seats or seats != reduce(or_, pairs, 0):
            name = card_text(card)
            entry.fail("passed-card-seen", name=name)
    return seen


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
        entry.fail("position-not-an-expert", word=quoted(word), experts=known)
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
        entry.fail("position-not-an-event", word=quoted(word), events=", ".join(EVENT_WORDS))
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
        entry.fail("asking-only", words=", ".join(ADDITIONS), word=quoted(word))
    if not in_play(reading.state, ADDITIONS[word]):
        entry.fail("asking-of-missing-module", word=repr(word), module=ADDITIONS[word])
    return word


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


DRAFT_CARDS: Final = Kind(read_draft_cards, write_draft_cards)
EXPERT: Final = Kind(read_expert, expert_text)
EVENT_TILES: Final = Kind(read_events, write_events)
EVENT_TILE: Final = Kind(read_event, lambda event: EVENT_WORDS[event])
LOWER_TILE: Final = Kind(read_lower_tile, tile_text)
ASKING: Final = Kind(read_asking, str)
CARD_ASIDE: Final = Kind(read_aside, card_text)
WITNESSES: Final = Kind(read_witnesses, write_knowledge)
