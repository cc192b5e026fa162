"""M5: the card set aside, and who has seen which cards being passed."""

from typing import Any, Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.keep_a_card import set_aside, take_aside_card
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import CARD_TEXTS

ADDING: Final = "aside"
ANY_HAND: Final = True


def own(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return the card that the viewer has set aside."""
    return {"aside": CARD_TEXTS.get(state.cells[layout.ASIDE + seat])}


def cards_held(state: GameState) -> list[list[int]]:
    """Return for each seat the card set aside, which is in no hand."""
    return [[] if card == NONE else [card] for card in state.aside]


def cards_seen(state: GameState, viewer: int) -> set[int]:
    """Return the cards that the viewer has seen being passed since the deck was made."""
    given_to = (viewer + 1) % state.players
    return {card for hands in state.sightings for card in hands[viewer] + hands[given_to]}


def hide(state: GameState, others: list[int]) -> list[int]:
    """Take the cards set aside into the hands again."""
    whose = [other for other in others if state.cells[layout.ASIDE + other] != NONE]
    for other in whose:
        take_aside_card(state, other)
    return whose


def lay_out(state: GameState, whose: list[int], rng: Rng) -> None:
    """Set any card aside."""
    for other in whose:
        hand = state.items(layout.HANDS + other)
        set_aside(state, other, hand[rng.below(len(hand))])
