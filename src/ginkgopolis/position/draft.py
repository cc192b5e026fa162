"""Cards of the draft as they are written, and what cannot be in the draft and after it.

A module with cards of its own in the draft brings `DRAFTED`, their names and numbers, `claim_drafted(reading,
card, entry)`, `DEALT` and `KEPT`, how many of them a pack has and a player keeps, and `check_draft(reading)`.
"""

from functools import cache
from typing import Final

from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.setup import ALL_CHARACTERS, PACK, PICKS
from ginkgopolis.engine.state import DRAFT
from ginkgopolis.expansions import Parts
from ginkgopolis.position.defaults import usual_picks
from ginkgopolis.position.kinds import Kind, listed, read_number, refuse_repetition
from ginkgopolis.position.reading import Reading, asked
from ginkgopolis.position.sheet import Entry, quoted

NOTHING_KEPT: Final = "-"
DRAFTED: Final = Parts("position", "DRAFTED")
CLAIM: Final = Parts("position", "claim_drafted")
DEALT: Final = Parts("position", "DEALT")
CHECK: Final = Parts("position", "check_draft")


def read_draft_cards(reading: Reading, entry: Entry) -> list[int]:
    """Read characters by their numbers and, in the draft, modules' cards by name; `-` where none was kept."""
    cards = [read_draft_card(entry, word) for word in entry.words]
    for card in cards:
        if card in ALL_CHARACTERS:
            reading.claim("character", card, str(card), entry)
        for module, words in DRAFTED.by_name.items():
            if card in words.values():
                CLAIM.by_name[module](reading, card, entry)
    refuse_repetition(entry, cards, draft_card_text)
    return cards


def read_draft_card(entry: Entry, word: str) -> int:
    """Read a character, a module's card or that no card was kept."""
    if word == NOTHING_KEPT:
        return NONE
    if word.isascii() and word.isdigit():
        return read_number(entry, word, 1, len(CHARACTERS))
    named = names_of_cards()
    if word.lower() not in named:
        entry.fail("position-not-an-expert", word=quoted(word), experts=", ".join(named))
    return named[word.lower()]


@cache
def names_of_cards() -> dict[str, int]:
    """Return the cards of the draft that have names, by these."""
    return {word: card for words in DRAFTED.by_name.values() for word, card in words.items()}


@cache
def names_by_card() -> dict[int, str]:
    """Return these names by the cards."""
    return {card: word for word, card in names_of_cards().items()}


def draft_card_text(card: int) -> str:
    """Write a card of the draft."""
    return NOTHING_KEPT if card == NONE else names_by_card().get(card, str(card))


def write_draft_cards(cards: list[int]) -> str:
    """Write cards of the draft."""
    return listed([draft_card_text(card) for card in cards])


DRAFT_CARDS: Final = Kind(read_draft_cards, write_draft_cards)


def check_draft(reading: Reading) -> None:
    """S5, M6: three characters each, and one expert; in the draft all are at the same pick."""
    drafting = asked(reading.state, DRAFT)
    for seat in range(reading.state.players):
        check_cards_kept(reading, seat)
        if drafting:
            check_pack(reading, seat)
        elif reading.state.packs[seat]:
            reading.fail("pack-outside-draft", "pack", seat, seat=seat)
    for check in CHECK.by_name.values():
        check(reading)


def check_cards_kept(reading: Reading, seat: int) -> None:
    """S5: three characters at most; after those it may be that no other card can be kept (M6)."""
    kept = reading.state.characters[seat]
    characters = sum(card in ALL_CHARACTERS for card in kept)
    if characters > PICKS:
        reading.fail("too-many-characters", "characters", seat, seat=seat, characters=characters, most=PICKS)
    if NONE in kept and (characters < PICKS or len(kept) != PICKS + 1 or kept[-1] != NONE):
        reading.fail("keeps-no-card", "characters", seat, seat=seat)


def check_pack(reading: Reading, seat: int) -> None:
    """S5: all have kept as many cards, and the rest is in the packs."""
    state = reading.state
    kept, pack = state.characters[seat], state.packs[seat]
    dealt = PACK + sum(DEALT[state.modules])
    picks = len(kept) - state.is_ready(seat)
    if state.picks != usual_picks(state):
        reading.fail("draft-picks", "picks", picks=usual_picks(state))
    if len(kept) - kept.count(NONE) + len(pack) != dealt or not 0 <= picks < state.picks:
        reading.fail("draft-cards", "pack", seat, seat=seat, most=state.picks - 1, dealt=dealt)
    if NONE in pack:
        reading.fail("pack-without-card", "pack", seat)
    if picks != len(state.characters[0]) - state.is_ready(0):
        reading.fail("other-pick", "characters", seat, seat=seat)
