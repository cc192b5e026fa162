"""M5: Keep a Card, one more card is set aside and not passed on."""

from mypy_extensions import i64

from ginkgopolis.engine.ids import CARD_NUMBERS, NONE
from ginkgopolis.engine.journal import KEPT_ASIDE
from ginkgopolis.engine.modules.base import Module
from ginkgopolis.engine.moves import aside_moves, card_of
from ginkgopolis.engine.state import GameState


class KeepACard(Module):
    """The card set aside stays with the player, in nobody else's sight."""

    def name(self) -> str:
        return "keep_a_card"

    def set_up(self, state: GameState) -> None:
        state.seen_by = [0] * CARD_NUMBERS

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """Compulsory with two or more cards; the last one left is set aside without asking."""
        hand = state.hands[seat]
        if len(hand) == 1:
            set_aside(state, seat, hand[0])
            return []
        return aside_moves(hand)

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        set_aside(state, seat, card_of(move))

    def take_back(self, state: GameState, seat: i64) -> None:
        take_aside_card(state, seat)

    def cards_passed(self, state: GameState) -> None:
        """Nobody but the player and the left neighbour, who sees the rest, can tell which card stayed."""
        known_to, seen_by = state.known_to, state.seen_by
        giver = 1 << state.players - 1
        kept = state.aside[-1]
        for seat in range(state.players):
            taker = 1 << seat
            for card in state.hands[seat]:
                seen_by[card] |= known_to[card]
                known_to[card] = giver | taker
            if kept != NONE:
                seen_by[kept] |= known_to[kept]
                known_to[kept] &= giver | taker
            giver, kept = taker, state.aside[seat]
        for seat in range(state.players):
            card = state.aside[seat]
            if card != NONE:
                state.hands[seat].append(card)
                state.aside[seat] = NONE
                state.tell(KEPT_ASIDE, seat, 0, 0, card)


def set_aside(state: GameState, seat: i64, card: i64) -> None:
    """Lay a card behind the screen."""
    state.hands[seat].remove(card)
    state.aside[seat] = card


def take_aside_card(state: GameState, seat: i64) -> None:
    """Take the card into the hand again."""
    if state.aside[seat] != NONE:
        state.hands[seat].append(state.aside[seat])
        state.aside[seat] = NONE
