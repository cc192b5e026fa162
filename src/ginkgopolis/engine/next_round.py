"""N: cards are passed and drawn, and the deck is renewed when it is empty."""

from mypy_extensions import i64

from ginkgopolis.engine.gains import discard
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.journal import DREW_CARD, PASSED, RENEWED, ROUND_BEGINS, SITS_OUT
from ginkgopolis.engine.layout import CARD_LUCK, DECK, DISCARD, HANDS, KNOWN_TO, SITE, TOP
from ginkgopolis.engine.state import CHOOSE, GameState
from ginkgopolis.engine.tabletop import NO_HANDS


def prepare_next_round(state: GameState) -> None:
    """N1: unused cards and the first-player card go to the left; then all draw up to a full hand."""
    for module in state.modules.round_over:
        module.round_over(state)
    pass_cards(state)
    state.first_player = (state.first_player + 1) % state.players
    begin_round(state)


def pass_cards(state: GameState) -> None:
    """N1: every hand goes to the left neighbour."""
    if state.journal is not None:
        tell_passing(state)
    state.pass_left(HANDS, state.players)
    for module in state.modules.cards_passed:
        if module.cards_passed(state):
            return
    note_who_knows(state)


def note_who_knows(state: GameState) -> None:
    """N1: the right neighbour, who has seen these cards, and their new holder know where they are."""
    right = 1 << state.players - 1
    for seat in range(state.players):
        holder = 1 << seat
        state.mark_each(HANDS + seat, KNOWN_TO, right | holder)
        right = holder


def tell_passing(state: GameState) -> None:
    """N1: who passes what to whom."""
    for seat in range(state.players):
        hand = state.items(HANDS + seat)
        for card in hand:
            state.tell(PASSED, seat, (seat + 1) % state.players, len(hand), card)


def begin_round(state: GameState) -> None:
    """N1, S7: from the first player on each draws up to the full hand; then all choose."""
    state.round += 1
    state.tell(ROUND_BEGINS, state.first_player, state.round, 0, 0)
    draw_hands(state)
    state.push(CHOOSE, NOBODY, 0, 0)
    state.revelations += 1
    state.wait_for_all()
    for seat in range(state.players):
        if not state.count(HANDS + seat):  # N3: without cards one sits the round out
            state.wait_no_longer(seat)
            state.tell(SITS_OUT, seat, 0, 0, 0)


def draw_hands(state: GameState) -> None:
    """N1: draw up to a full hand, from the first player clockwise."""
    full = state.hand_size
    owed = full * state.players
    for seat in range(state.players):
        owed -= state.count(HANDS + seat)
    for step in range(state.players):
        seat = (state.first_player + step) % state.players
        missing = full - state.count(HANDS + seat)
        owed -= missing
        draw_cards(state, seat, missing, owed)


def draw_cards(state: GameState, seat: i64, amount: i64, owed_to_others: i64) -> None:
    """Draw cards into a hand; an empty deck is renewed at once, if there are any cards for it (N2, N3)."""
    state.revelations += 1
    drawer, left = 1 << seat, state.count(DECK)
    for owed in range(owed_to_others + amount - 1, owed_to_others - 1, -1):
        if not left:
            renew_deck(state, owed + 1)
            left = state.count(DECK)
            if not left:
                return
        card = state.draw(DECK)
        state.append(HANDS + seat, card)
        state.cells[KNOWN_TO + card] = drawer
        if state.journal is not None:
            state.tell(DREW_CARD, seat, 0, 0, card)
        left -= 1
        if not left:
            renew_deck(state, owed)
            left = state.count(DECK)


def renew_deck(state: GameState, owed: i64) -> None:
    """N2: the cards of all construction sites join the discard pile, which becomes the deck."""
    for building in range(state.buildings):
        cells = state.cells
        if cells[SITE + building]:
            cells[SITE + building] = 0
            state.append(DISCARD, cells[TOP + building])
    if not state.count(DISCARD):
        return
    state.swap(DISCARD, DECK)
    state.sort(DECK)
    state.deck_made_of = state.items(DECK)
    state.sightings = NO_HANDS
    state.shuffle(DECK, CARD_LUCK)
    state.revelations += 1
    surplus = discard_from_new_deck(state, owed)
    state.tell(RENEWED, NOBODY, state.count(DECK), surplus, 0)


def discard_from_new_deck(state: GameState, owed: i64) -> i64:
    """N2, N3: with up to three players 7 cards, but never those still owed nor one more; returns how many."""
    if state.players > 3:
        return 0
    surplus: i64 = 0
    while surplus < 7 and state.count(DECK) - owed > 1:
        discard(state, NOBODY, state.draw(DECK))
        surplus += 1
    return surplus
