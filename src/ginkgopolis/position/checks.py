"""What no moment of a game can look like; each check refuses it in one sentence."""

from ginkgopolis.engine.ids import FIRST_LETTER, NONE, is_letter, letter_of, total_resources
from ginkgopolis.engine.state import CHOOSE, FIRST_OF_ONE, GIVE_BACK, GameState
from ginkgopolis.engine.tokens import tokens_in_order
from ginkgopolis.expansions import brought
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.asking import check_asking
from ginkgopolis.position.defaults import has_chosen, last_exhaustion
from ginkgopolis.position.draft import check_draft
from ginkgopolis.position.hal_checks import check_hal
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
from ginkgopolis.view.held import CARDS_HELD, tiles_held


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
    if moving != NONE and state.city.space_of_token(moving) != NONE:
        name = card_text(FIRST_LETTER + moving)
        reading.fail("token-on-the-move", "frames", token=name)
    for letter in letters_nowhere(state):
        if letter not in reading.absent:
            name = card_text(FIRST_LETTER + letter)
            reading.fail("token-missing", "city", token=name)
    if not tokens_in_order(state.city):
        reading.fail("tokens-out-of-order", "city")


def check_resources(reading: Reading, seat: int) -> None:
    """S4: nobody has more resources than there are."""
    state = reading.state
    total = total_resources(state.players)
    in_city = resources_in_city(state, seat)
    in_sight = state.resources[seat] + in_city
    if in_sight > total:
        reading.fail(
            "too-many-resources",
            "resources",
            seat,
            seat=seat,
            behind=state.resources[seat],
            city=in_city,
            total=total,
        )
    if in_sight + state.stock[seat] > total:
        reading.fail("too-much-stock", "stock", seat, seat=seat, most=total - in_sight, total=total)


def check_hand(reading: Reading, seat: int) -> None:
    """S7, N1: nobody has more than a full hand."""
    state = reading.state
    more = sum(len(cards(state)[seat]) for cards in CARDS_HELD[state.modules])
    held = len(state.hands[seat]) + (state.cards[seat] != NONE) + more
    if held > state.hand_size:
        reading.fail("hand-too-large", "hand", seat, seat=seat, cards=held, full=state.hand_size)


def check_played_card(reading: Reading, seat: int) -> None:
    """R3 to R5: a card that was played is discarded or kept."""
    entry = reading.sheet.entry("played", seat)
    if not entry:
        return
    if reading.sheet.entry("commit", seat):
        entry.fail("committed-and-played", seat=seat)
    if not lies_open(reading.state, seat):
        entry.fail("played-card-nowhere", seat=seat)


def check_given(reading: Reading, seat: int) -> None:
    """E1: tiles are laid out only while tiles are given back."""
    state = reading.state
    if state.given[seat] and not asked(state, GIVE_BACK):
        reading.fail("gives-without-frame", "given", seat, seat=seat)


def check_cards_name_something(reading: Reading) -> None:
    """N4: each building card in play names a building without a site; a letter has a token."""
    state = reading.state
    cards = state.deck + state.discard
    for seat in range(state.players):
        cards += cards_held(state, seat)
    city = state.city
    standing = {city.top_of(building) for building in range(city.buildings) if not city.is_site(building)}
    for card in cards:
        entry = reading.places.get(("card", card))
        if entry and is_letter(card) and letter_of(card) in reading.absent:
            entry.fail("letter-is-absent", letter=card_text(card))
        if entry and not is_letter(card) and card not in standing:
            entry.fail("card-without-building", card=card_text(card), tile=tile_text(card))


def check_modules(reading: Reading) -> None:
    """Refuse what a module finds impossible, whether it is in play or not."""
    for check in brought("position", "check").values():
        check(reading)
    for seat in range(reading.state.players):
        check_known_tiles(reading, seat)
        for check in brought("position", "check_seat").values():
            check(reading, seat)
        check_asking(reading, seat)


def check_known_tiles(reading: Reading, seat: int) -> None:
    """Only of tiles that a player holds can all know that they are there."""
    state = reading.state
    held = tiles_held(state)[seat]
    for tile in state.known_tiles[seat]:
        if held.count(tile) < state.known_tiles[seat].count(tile):
            reading.fail("known-tile-not-held", "known tiles", seat, seat=seat, tile=tile_text(tile))


def check_piles(reading: Reading) -> None:
    """What is in a pile is among what it was made of; the supply is empty only at certain times (E1, E2)."""
    state = reading.state
    for card in state.deck:
        if card not in state.deck_made_of:
            reading.fail("card-not-in-deck-made", "deck made of", card=card_text(card))
    for tile in state.supply:
        if tile not in state.supply_made_of:
            reading.fail("tile-not-in-supply-made", "supply made of", tile=tile_text(tile))
    if asked(state, GIVE_BACK) and (state.supply or state.exhausted != 1):
        reading.fail("give-back-when-empty", "frames")
    if not asked(state, GIVE_BACK) and (state.exhausted == last_exhaustion(state)) != (not state.supply):
        time = "first" if state.hal else "second"
        reading.fail("exhausted-if-empty", "exhausted", time=time)


def check_knowledge(reading: Reading) -> None:
    """Only the place of a card in somebody's hand can be known."""
    state = reading.state
    held = {card for seat in range(state.players) for card in cards_held(state, seat)}
    for card, mask in enumerate(state.known_to):
        if mask and card not in held:
            reading.fail("known-in-no-hand", "known", card=card_text(card))


def check_end(reading: Reading) -> None:
    """E2: the game ends after its last round."""
    state = reading.state
    if not state.last_round and (state.over or state.exhausted == last_exhaustion(state)):
        reading.fail("must-be-last-round", "last round")
    if not state.over:
        return
    for seat in range(state.players):
        if state.cards[seat] != NONE:
            name = "played" if lies_open(state, seat) else "commit"
            reading.fail("over-but-plays", name, seat, seat=seat)


def check_all_ready(reading: Reading) -> None:
    """C1, S5, E1: somebody still owes a choice that all make at the same time."""
    state = reading.state
    if asked(state, CHOOSE):
        for seat in range(state.players):
            if state.is_ready(seat) != has_chosen(state, seat):
                reading.fail("ready-means-committed", "ready", seat, seat=seat)
    if waits_for_nobody(state):
        reading.fail("all-are-ready", "frames")


def waits_for_nobody(state: GameState) -> bool:
    """Has everybody chosen? A state without any cards to choose from may be looked at; a game needs more."""
    if state.waiting or all(frame[0] >= FIRST_OF_ONE for frame in state.frames):
        return False
    return not asked(state, CHOOSE) or any(card != NONE for card in state.cards)
