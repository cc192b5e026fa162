"""M5: the card set aside, and who has seen which cards being passed."""

from functools import reduce
from operator import or_
from typing import Final

from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.keep_a_card import GIVER_AND_TAKER
from ginkgopolis.engine.state import END_ROUND, GameState
from ginkgopolis.notation import card_text
from ginkgopolis.position.defaults import no_card
from ginkgopolis.position.kinds import Kind, card_named, only_word, read_knowledge, write_knowledge
from ginkgopolis.position.reading import Reading, asked, in_play
from ginkgopolis.position.rows import Field, own
from ginkgopolis.position.sheet import Entry

ASKING: Final = "aside"


def read_aside(reading: Reading, entry: Entry) -> int:
    """Read the card set aside."""
    card = card_named(entry, only_word(entry, "C"))
    reading.need_module("keep_a_card", entry, "aside-of-missing-module")
    reading.claim_card(card, entry)
    return card


def read_witnesses(reading: Reading, entry: Entry) -> dict[int, int]:
    """Read which seats have seen a card being passed, each time its giver and the next seat."""
    seen = read_knowledge(reading, entry)
    for card, seats in seen.items():
        pairs = [pair for pair in GIVER_AND_TAKER[reading.state.players] if seats & pair == pair]
        if not seats or seats != reduce(or_, pairs, 0):
            entry.fail("passed-card-seen", name=card_text(card))
    return seen


def get_seen(state: GameState, seat: int) -> dict[int, int]:
    """Return who has seen cards being passed since the deck was made."""
    seen: dict[int, int] = {}
    for hands in state.sightings:
        for cards, witnesses in zip(hands, GIVER_AND_TAKER[state.players], strict=True):
            for card in cards:
                seen[card] = seen.get(card, 0) | witnesses
    return seen


def put_seen(state: GameState, seat: int, seen: dict[int, int]) -> None:
    """Take who has seen cards being passed."""
    hands = [
        [card for card, seats in seen.items() if seats & witnesses == witnesses]
        for witnesses in GIVER_AND_TAKER[state.players]
    ]
    state.sightings = [hands] if seen else []


WITNESSES: Final = Kind(read_witnesses, write_knowledge)
FIELDS: Final = {
    "played": (own("aside", "aside", Kind(read_aside, card_text), no_card),),
    "known": (Field("seen", WITNESSES, get_seen, put_seen, lambda state, seat: {}),),
}


def has_added(state: GameState, seat: int) -> bool:
    """Has a card been set aside?"""
    return state.aside[seat] != NONE


def can_add(state: GameState, seat: int) -> bool:
    """The last card left is set aside without asking."""
    return len(state.hands[seat]) > 1


def check(reading: Reading) -> None:
    """Only with the module do cards stay behind."""
    if reading.state.sightings and not in_play(reading.state, "keep_a_card"):
        reading.fail("seen-without-module", "seen")


def check_seat(reading: Reading, seat: int) -> None:
    """With the card played another one is set aside, if there is one."""
    state = reading.state
    aside, hand = state.aside[seat], state.hands[seat]
    if aside != NONE and state.cards[seat] == NONE and not state.over:
        reading.fail("aside-without-card", "aside", seat, seat=seat)
    if aside != NONE or state.over or not in_play(state, "keep_a_card"):
        return
    chosen = asked(state, END_ROUND) or state.cards[seat] != NONE
    if hand and chosen and state.asking[seat] == NONE:
        reading.fail("aside-missing", "hand", seat, seat=seat, card=card_text(hand[0]))
