"""What no moment of a game can look like; each check refuses it in one sentence."""

from ginkgopolis.engine.ids import FIRST_LETTER, NONE, is_letter, letter_of, total_resources
from ginkgopolis.engine.state import CHOOSE, DRAFT, EVENTS, GIVE_BACK, GameState
from ginkgopolis.engine.tokens import tokens_in_order
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.defaults import has_chosen, last_exhaustion
from ginkgopolis.position.draft_checks import check_draft
from ginkgopolis.position.hal_checks import check_hal
from ginkgopolis.position.module_checks import check_modules
from ginkgopolis.position.reading import (
    Reading,
    asked,
    cards_held,
    letters_nowhere,
    lies_open,
    moving_letter,
    resources_in_city,
)
from ginkgopolis.position.stack_checks import check_frames, check_questions


def check(reading: Reading) -> None:
    """Refuse what cannot be."""
    check_tokens(reading)
    check_hal(reading)
    check_frames(reading)
    for seat in range(reading.state.players):
        check_resources(reading, seat)
        check_hand(reading, seat)
        check_played_card(reading, seat)
        check_given(reading, seat)
    check_draft(reading)
    check_cards_name_something(reading)
    check_modules(reading)
    check_questions(reading)
    check_piles(reading)
    check_knowledge(reading)
    check_end(reading)
    check_all_ready(reading)


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


def check_resources(reading: Reading, seat: int) -> None:
    """S4: nobody has more resources than there are."""
    state = reading.state
    total = total_resources(state.players)
    in_city = resources_in_city(state, seat)
    in_sight = state.resources[seat] + in_city
    if in_sight > total:
        reading.fail(
            f"seat {seat} has {state.resources[seat]} resources behind the screen and {in_city} in the city, "
            f"but there are only {total}.",
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


def check_all_ready(reading: Reading) -> None:
    """C1, S5, E1: of a choice that all make at the same time somebody's is still open."""
    state = reading.state
    if asked(state, CHOOSE):
        for seat in range(state.players):
            if state.is_ready(seat) != has_chosen(state, seat):
                reading.fail(
                    f"seat {seat} is ready exactly if it has committed or has no cards.", "ready", seat
                )
    if waits_for_nobody(state):
        reading.fail("all seats are ready, but somebody must still have to choose.", "frames")


def waits_for_nobody(state: GameState) -> bool:
    """Has everybody chosen? A table without any cards to choose from may be looked at, if not played at."""
    if state.waiting or not any(asked(state, kind) for kind in (CHOOSE, DRAFT, EVENTS, GIVE_BACK)):
        return False
    return not asked(state, CHOOSE) or any(card != NONE for card in state.cards)
