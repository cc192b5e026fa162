"""What no moment of a game can look like; each check refuses it in one sentence."""

import re
from typing import Final

from ginkgopolis.engine.exploit import items_to_be_had
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import FIRST_LETTER, NONE, is_letter, letter_of, total_resources
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    CHOOSE,
    DRAFT,
    DRAW_BASE,
    END_ROUND,
    EVENT,
    EVENTS,
    FINISH_URBANIZING,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    PURCHASE,
    QUALITY,
    RESOLVE,
    SPLIT,
    TIMING,
    TOKEN,
    GameState,
)
from ginkgopolis.engine.tokens import tokens_in_order
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.defaults import has_chosen, last_exhaustion
from ginkgopolis.position.reading import (
    Reading,
    asked,
    cards_held,
    letters_nowhere,
    lies_open,
    moving_letter,
    resources_in_city,
)

# The kinds of frames from the top of the stack as signs, and the stacks at which the engine stops to ask.
SIGNS: Final = {
    DRAFT: "f",
    EVENTS: "e",
    BEGIN: "b",
    CHOOSE: "c",
    ITEM: "i",
    TOKEN: "t",
    FINISH_URBANIZING: "u",
    HAL_URBANIZED: "w",
    GIVE_BACK: "g",
    DRAW_BASE: "d",
    SPLIT: "s",
    TIMING: "m",
    QUALITY: "q",
    PURCHASE: "y",
    ACT: "a",
    EVENT: "v",
    RESOLVE: "r",
    HAL: "h",
    END_ROUND: "p",
}
STACKS: Final = re.compile(r"f|eb|c|twp|((i|tu|y)v?|(s|gd?)[av]?|ma|q+a?)r*h?p")
RESOLVING: Final = (RESOLVE, HAL, ITEM, PURCHASE, ACT, FINISH_URBANIZING, HAL_URBANIZED)
"""Frames that have a card to resolve, or one that is being resolved."""


def check(reading: Reading) -> None:
    """Refuse what cannot be."""
    check_tokens(reading)
    check_frames(reading)
    for seat in range(reading.state.players):
        check_resources(reading, seat)
        check_hand(reading, seat)
        check_played_card(reading, seat)
        check_given(reading, seat)
    check_cards_name_something(reading)
    check_piles(reading)
    check_knowledge(reading)
    check_end(reading)
    check_question(reading)


def check_tokens(reading: Reading) -> None:
    """T1: every letter has its token, and they are in order."""
    state = reading.state
    moving = moving_letter(state)
    if moving != NONE and state.city.tokens[moving] != NONE:
        name = card_text(FIRST_LETTER + moving)
        reading.fail(f"the token {name} is on the move, so that it cannot lie in the city.", "frames")
    for letter in letters_nowhere(state):
        if letter not in reading.absent:
            name = card_text(FIRST_LETTER + letter)
            reading.fail(
                f"the token {name} is missing: write all tokens or none, or a line `absent {name}`.", "city"
            )
    if not tokens_in_order(state.city):
        reading.fail("the tokens do not read alphabetically clockwise around the city (T1).", "city")


def check_frames(reading: Reading) -> None:
    """Only where somebody is asked does the engine stop, and whoever is still to resolve has a card."""
    state = reading.state
    if state.over:
        if state.frames:
            reading.fail("the game is over, so that `frames` can only be `none`.", "frames")
        return
    shape = "".join(SIGNS[frame[0]] for frame in reversed(state.frames))
    if not STACKS.fullmatch(shape):
        reading.fail(
            "these frames cannot be: write `choose`, `draft`, or a question to one seat or `give back` "
            "with what is still to be done, as in `item 1, resolve 2, prepare`.",
            "frames",
        )
    playing = [frame[1] for frame in state.frames if frame[0] in RESOLVING]
    for seat in range(state.players):
        check_commitment(reading, seat, playing.count(seat))
    check_asked_seat(reading)


def check_commitment(reading: Reading, seat: int, resolving: int) -> None:
    """R1: a committed card is resolved once, and nothing else is."""
    state = reading.state
    committed = state.cards[seat] != NONE and not lies_open(state, seat)
    if resolving > 1:
        reading.fail(f"seat {seat} occurs {resolving} times in `frames`, but it resolves one card.", "frames")
    if resolving and not committed:
        reading.fail(f"seat {seat} has no card to resolve; give it one with `commit`.", "frames")
    if committed and not resolving and not asked(state, CHOOSE):
        reading.fail(
            f"seat {seat} has committed a card that no frame resolves; add `resolve {seat}`, "
            "or write `played` if the card is on a pile by now.",
            "commit",
            seat,
        )
    if asked(state, CHOOSE) and lies_open(state, seat):
        reading.fail(f"seat {seat} has not played yet while cards are chosen.", "played", seat)


def check_asked_seat(reading: Reading) -> None:
    """R3, R4: a choice of an item or a token's place belongs to a letter, played alone or built on."""
    state = reading.state
    kind, seat, letter, _ = state.frames[-1]
    if kind not in (ITEM, TOKEN):
        return
    if asked(state, HAL_URBANIZED):
        seat = HAL_SEAT
    card = state.cards[seat]
    if not is_letter(card) or state.committed_tiles[seat] != NONE:
        reading.fail(f"seat {seat} is asked while it plays a letter, as in `commit C`.", "commit", seat)
    if kind == TOKEN and letter_of(card) != letter:
        reading.fail(
            f"the token that moves is that of the card {card_text(card)}, which is played.", "frames"
        )
    if kind == ITEM and len(items_to_be_had(state, seat)) != 2:
        reading.fail(f"seat {seat} has no choice of an item, since only one of the two can be had.", "frames")


def check_resources(reading: Reading, seat: int) -> None:
    """S4: nobody has more resources than there are."""
    state = reading.state
    total = total_resources(state.players)
    in_city = resources_in_city(state, seat)
    in_sight = state.resources[seat] + in_city
    if in_sight > total:
        reading.fail(
            f"seat {seat} has {state.resources[seat]} resources behind the screen and {in_city} in the city, "
            f"but with {state.players} players there are only {total}.",
            "resources",
            seat,
        )
    if in_sight + state.stock[seat] > total:
        reading.fail(
            f"seat {seat} can have at most {total - in_sight} resources in the supply, of {total} in all.",
            "stock",
            seat,
        )


def check_hand(reading: Reading, seat: int) -> None:
    """S7, N1: nobody has more than a full hand."""
    state = reading.state
    held = len(state.hands[seat]) + (state.cards[seat] != NONE) + (state.aside[seat] != NONE)
    if held > state.hand_size:
        reading.fail(
            f"seat {seat} has {held} cards, the one played included, but a full hand has {state.hand_size}.",
            "hand",
            seat,
        )


def check_played_card(reading: Reading, seat: int) -> None:
    """R3 to R5: a card that was played is discarded or kept."""
    entry = reading.sheet.entry("played", seat)
    if not entry:
        return
    if reading.sheet.entry("commit", seat):
        entry.fail(f"seat {seat} has either committed a card or played it, not both.")
    if not lies_open(reading.state, seat):
        entry.fail(
            f"a card that seat {seat} has played is in the discard pile or among its `cards`; else it is "
            "written with `commit`."
        )


def check_given(reading: Reading, seat: int) -> None:
    """E1: tiles are laid out only while tiles are given back."""
    state = reading.state
    if state.given[seat] and not asked(state, GIVE_BACK):
        reading.fail(f"seat {seat} gives tiles only with `give back` in `frames`.", "given", seat)


def check_cards_name_something(reading: Reading) -> None:
    """N4: each building card in play names a building without a site; a letter has a token."""
    state = reading.state
    cards = state.deck + state.discard
    for seat in range(state.players):
        cards += cards_held(state, seat)
    city = state.city
    standing = {city.top[building] for building in range(len(city.top)) if not city.site[building]}
    for card in cards:
        entry = reading.places.get(("card", card))
        if entry and is_letter(card) and letter_of(card) in reading.absent:
            entry.fail(f"the letter {card_text(card)} is absent, so that its card cannot be here.")
        if entry and not is_letter(card) and card not in standing:
            entry.fail(
                f"the card {card_text(card)} cannot be here: no building shows {tile_text(card)} "
                "and has no construction site (N4)."
            )


def check_piles(reading: Reading) -> None:
    """What is in a pile is among what it was made of; the supply is empty only at certain times (E1, E2)."""
    state = reading.state
    for card in state.deck:
        if card not in state.deck_made_of:
            reading.fail(f"{card_text(card)} is in the deck, but not in `deck made of`.", "deck made of")
    for tile in state.supply:
        if tile not in state.supply_made_of:
            reading.fail(
                f"{tile_text(tile)} is in the supply, but not in `supply made of`.", "supply made of"
            )
    if asked(state, GIVE_BACK) and (state.supply or state.exhausted != 1):
        reading.fail("tiles are given back when the supply is empty and `exhausted 1`.", "frames")
    if not asked(state, GIVE_BACK) and (state.exhausted == last_exhaustion(state)) != (not state.supply):
        time = "first" if state.hal else "second"
        reading.fail(f"the supply is exhausted for the {time} time exactly if it is empty.", "exhausted")


def check_knowledge(reading: Reading) -> None:
    """Only where a card in somebody's hand is can be known."""
    state = reading.state
    held = {card for seat in range(state.players) for card in cards_held(state, seat)}
    for card, mask in enumerate(state.known_to):
        if mask and card not in held:
            reading.fail(f"{card_text(card)} is in nobody's hand, so that it cannot be `known`.", "known")


def check_end(reading: Reading) -> None:
    """E2: the game ends after its last round."""
    state = reading.state
    if not state.last_round and (state.over or state.exhausted == last_exhaustion(state)):
        reading.fail("this must be the last round: the game is over or the supply exhausted.", "last round")
    if not state.over:
        return
    for seat in range(state.players):
        if state.cards[seat] != NONE:
            name = "played" if lies_open(state, seat) else "commit"
            reading.fail(f"the game is over, so that seat {seat} plays no card.", name, seat)


def check_question(reading: Reading) -> None:
    """C1, S5, E1: of a choice that all make at the same time somebody's is still open."""
    state = reading.state
    if asked(state, CHOOSE):
        for seat in range(state.players):
            if state.ready[seat] != has_chosen(state, seat):
                reading.fail(
                    f"seat {seat} is ready exactly if it has committed or has no cards.", "ready", seat
                )
    if waits_for_nobody(state):
        reading.fail("all seats are ready, but somebody must still have to choose.", "frames")


def waits_for_nobody(state: GameState) -> bool:
    """Has everybody chosen? A table without any cards to choose from may be looked at, if not played at."""
    if False in state.ready or not any(asked(state, kind) for kind in (CHOOSE, DRAFT, EVENTS, GIVE_BACK)):
        return False
    return not asked(state, CHOOSE) or any(card != NONE for card in state.cards)
