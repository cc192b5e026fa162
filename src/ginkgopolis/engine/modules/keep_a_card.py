"""M5: Keep a Card, one more card is set aside and not passed on."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.journal import KEPT_ASIDE
from ginkgopolis.engine.layout import ASIDE, HANDS, KNOWN_TO
from ginkgopolis.engine.moves import aside_moves, card_of
from ginkgopolis.engine.state import GameState, Module


def neighbours_of_each(players: i64, step: i64) -> list[int]:
    """Return for each seat the bit mask of it and of the one this many seats to its left."""
    return [1 << seat | 1 << (seat + step) % players for seat in range(players)]


# By the number of players, per seat: those who see the cards passed to it, and who can tell what it kept.
GIVER_AND_TAKER: Final = [neighbours_of_each(players, -1) for players in range(6)]
TELLERS: Final = [neighbours_of_each(players, 1) for players in range(6)]


class KeepACard(Module):
    """The card set aside stays with the player, in nobody else's sight."""

    def name(self) -> str:
        return "keep_a_card"

    def order(self) -> i64:
        return 60

    def ratings(self) -> tuple[int, int] | None:
        return 2, 3

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """Compulsory with two or more cards; the last one left is set aside without asking."""
        if state.count(HANDS + seat) == 1:
            set_aside(state, seat, state.last(HANDS + seat))
            return []
        return aside_moves(state.items(HANDS + seat))

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        set_aside(state, seat, card_of(move))

    def take_back(self, state: GameState, seat: i64) -> None:
        take_aside_card(state, seat)

    def cards_passed(self, state: GameState) -> bool:
        """Nobody but the player and the left neighbour, who sees the rest, can tell which card stayed."""
        if state.journal is not None:
            tell_what_stays(state)
        passed = state.piles_of_each(HANDS)
        state.sightings = [*state.sightings, passed]
        for seat in range(state.players):
            both, kept = GIVER_AND_TAKER[state.players][seat], state.cells[ASIDE + seat]
            for card in passed[seat]:
                state.cells[KNOWN_TO + card] = both
            if kept != NONE:
                state.cells[KNOWN_TO + kept] &= TELLERS[state.players][seat]
                state.append(HANDS + seat, kept)
                state.cells[ASIDE + seat] = NONE
        return True


MODULE: Final = KeepACard()


def tell_what_stays(state: GameState) -> None:
    """Each takes the card set aside into the hand again."""
    for seat in range(state.players):
        if state.cells[ASIDE + seat] != NONE:
            state.tell(KEPT_ASIDE, seat, 0, 0, state.cells[ASIDE + seat])


def set_aside(state: GameState, seat: i64, card: i64) -> None:
    """Lay a card behind the screen."""
    state.remove(HANDS + seat, card)
    state.cells[ASIDE + seat] = card


def take_aside_card(state: GameState, seat: i64) -> None:
    """Take the card into the hand again."""
    card = state.cells[ASIDE + seat]
    if card != NONE:
        state.append(HANDS + seat, card)
        state.cells[ASIDE + seat] = NONE
