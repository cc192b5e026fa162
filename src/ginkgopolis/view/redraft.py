"""Redealing a draft: what one seat has not seen, and who took which of the cards it passed on."""

from ginkgopolis.engine.cards import CHARACTERS, EXPERT_EVENTS, FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.moves import DONE, field, kind_of
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.setup import draft_moves, take_card_of_draft_back
from ginkgopolis.engine.state import GameState

Place = tuple[int, int]
"""(seat, pick) of a card that was taken, (seat, ~place) of one still in the pack."""


def redeal_draft(state: GameState, seat: int, rng: Rng) -> None:
    """S5: redeal the cards that the seat has not seen, and who took which of those it passed on."""
    chosen = [other for other in range(state.players) if other != seat and state.is_ready(other)]
    for other in chosen:
        take_card_of_draft_back(state, other)
    groups, strangers = what_is_hidden(state, seat)
    deal_groups(state, groups, strangers, rng)
    while not is_possible(state):
        deal_groups(state, groups, strangers, rng)
    for other in range(state.players):
        if other != seat:
            state.packs[other] = sorted(state.packs[other])
    for other in chosen:
        keep_at_random(state, other, rng)


def what_is_hidden(state: GameState, seat: int) -> tuple[list[list[Place]], list[list[Place]]]:
    """Return groups of places whose cards the seat knows but not who has which, and groups never seen."""
    stage = len(state.characters[seat]) - state.is_ready(seat)
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
            groups[-1] += [(holder, ~place) for place in range(len(state.packs[holder]))]
    return groups


def deal_groups(state: GameState, groups: list[list[Place]], strangers: list[list[Place]], rng: Rng) -> None:
    """Shuffle what the seat has seen within its groups, and draw the rest from all it has not seen."""
    hidden = {card_at(state, place) for group in strangers for place in group}
    dealt = {card for pack in state.packs + state.characters for card in pack if card != NONE}
    others = [card for card in range(1, len(CHARACTERS) + 1) if card not in dealt or card in hidden]
    experts = [FIRST_EXPERT + expert for expert in range(len(EXPERT_EVENTS))]
    experts = [card for card in experts if card not in dealt or card in hidden]
    rng.shuffle(others)
    rng.shuffle(experts)
    for group in strangers:
        sorts = [card_at(state, place) >= FIRST_EXPERT for place in group]
        put_cards(state, group, [(experts if expert else others).pop() for expert in sorts])
    for group in groups + strangers:
        cards = sorted(card_at(state, place) for place in group)
        rng.shuffle(cards)
        put_cards(state, group, cards)


def is_possible(state: GameState) -> bool:
    """M6: nobody has kept two experts."""
    return all(sum(card >= FIRST_EXPERT for card in kept) <= 1 for kept in state.characters)


def keep_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """S5: whoever has chosen has kept any of the cards that may be kept, or none if none may."""
    moves = draft_moves(state, seat)
    move = moves[rng.below(len(moves))]
    card = NONE if kind_of(move) == DONE else field(move, 0)
    state.packs[seat] = [other for other in state.packs[seat] if other != card]
    state.characters[seat] = [*state.characters[seat], card]
    state.waiting.remove(seat)


def card_at(state: GameState, place: Place) -> int:
    """Return the card at a place of a pack."""
    holder, at = place
    return state.characters[holder][at] if at >= 0 else state.packs[holder][~at]


def put_cards(state: GameState, places: list[Place], cards: list[int]) -> None:
    """Put cards into places of a pack, without touching what other copies share."""
    for (holder, at), card in zip(places, cards, strict=True):
        if at >= 0:
            state.characters[holder] = state.characters[holder].copy()
            state.characters[holder][at] = card
        else:
            state.packs[holder] = state.packs[holder].copy()
            state.packs[holder][~at] = card
