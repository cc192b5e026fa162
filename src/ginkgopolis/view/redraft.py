"""Redealing a draft: what one seat has not seen, and who took which of the cards it passed on."""

from typing import Final

from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import KEPT_CHARACTERS, PACKS
from ginkgopolis.engine.moves import DONE, field, kind_of
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.setup import ALL_CHARACTERS, draft_moves, take_card_of_draft_back
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import Parts, brought

Place = tuple[int, int]
"""(seat, pick) of a card that was taken, (seat, ~place) of one still in the pack."""
SORTS: Final[list[list[int]]] = [ALL_CHARACTERS, *brought("view", "DRAFTED").values()]
"""The cards that are drafted; a pack shows to all how many it has of each sort."""
IS_POSSIBLE: Final = Parts("view", "is_possible")
"""What modules say to a draft that was redealt."""


def redeal_draft(state: GameState, seat: int, rng: Rng) -> None:
    """S5: redeal the cards that the seat has not seen, and who took which of those it passed on."""
    chosen = [other for other in range(state.players) if other != seat and state.is_ready(other)]
    for other in chosen:
        take_card_of_draft_back(state, other)
    groups, strangers = what_is_hidden(state, seat)
    deal_groups(state, groups, strangers, rng)
    while not all(is_possible(state) for is_possible in IS_POSSIBLE[state.modules]):
        deal_groups(state, groups, strangers, rng)
    for other in range(state.players):
        if other != seat:
            state.lay(PACKS + other, sorted(state.items(PACKS + other)))
    for other in chosen:
        keep_at_random(state, other, rng)


def what_is_hidden(state: GameState, seat: int) -> tuple[list[list[Place]], list[list[Place]]]:
    """Return groups of places whose cards the seat knows but not who has which, and groups never seen."""
    stage = state.count(KEPT_CHARACTERS + seat) - state.is_ready(seat)
    groups: list[list[Place]] = []
    strangers: list[list[Place]] = []
    for dealt_to in range(state.players):
        before, *between = places_between_sights(state, seat, dealt_to, stage)
        strangers.append(before)
        groups += between
    return groups, strangers


def places_between_sights(state: GameState, seat: int, dealt_to: int, stage: int) -> list[list[Place]]:
    """Divide a pack's places by when the seat saw it: before it did, between two sights, after the last.

    The seat's own picks are left out, and so is the pack while the seat looks at it.
    """
    groups: list[list[Place]] = [[]]
    for pick in range(stage + 1):
        holder = (dealt_to + pick) % state.players
        if holder == seat:
            groups.append([])
        elif pick < stage:
            groups[-1].append((holder, pick))
        else:
            groups[-1] += [(holder, ~place) for place in range(state.count(PACKS + holder))]
    return groups


def deal_groups(state: GameState, groups: list[list[Place]], strangers: list[list[Place]], rng: Rng) -> None:
    """Shuffle what the seat has seen within its groups, and draw the rest from all it has not seen."""
    hidden = {card_at(state, place) for group in strangers for place in group}
    dealt = {card for pack in state.packs + state.characters for card in pack if card != NONE}
    unseen = [[card for card in sort if card not in dealt or card in hidden] for sort in SORTS]
    for cards in unseen:
        rng.shuffle(cards)
    for group in strangers:
        put_cards(state, group, [unseen[sort_of(card_at(state, place))].pop() for place in group])
    for group in groups + strangers:
        cards = sorted(card_at(state, place) for place in group)
        rng.shuffle(cards)
        put_cards(state, group, cards)


def sort_of(card: int) -> int:
    """Return which of the sorts a card of the draft is of."""
    return next(at for at, cards in enumerate(SORTS) if card in cards)


def keep_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """S5: a player who has chosen has kept any of the cards that may be kept, or none if none may."""
    moves = draft_moves(state, seat)
    move = moves[rng.below(len(moves))]
    card = NONE if kind_of(move) == DONE else field(move, 0)
    if card != NONE:
        state.remove(PACKS + seat, card)
    state.append(KEPT_CHARACTERS + seat, card)
    state.wait_no_longer(seat)


def card_at(state: GameState, place: Place) -> int:
    """Return the card at a place of a pack."""
    holder, at = place
    return state.at(KEPT_CHARACTERS + holder, at) if at >= 0 else state.at(PACKS + holder, ~at)


def put_cards(state: GameState, places: list[Place], cards: list[int]) -> None:
    """Put cards into places of a pack."""
    for (holder, at), card in zip(places, cards, strict=True):
        if at >= 0:
            state.put(KEPT_CHARACTERS + holder, at, card)
        else:
            state.put(PACKS + holder, ~at, card)
