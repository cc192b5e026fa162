"""A state in which all that one seat cannot know is dealt anew, in keeping with what it does know."""

from ginkgopolis.engine.cards import EVENT_KINDS, MASTER_ARCHITECT
from ginkgopolis.engine.choose import commit_moves, is_sealed, lay_face_down, pick_up
from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, NONE, is_building, number_of
from ginkgopolis.engine.modules.keep_a_card import set_aside, take_aside_card
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GIVE_BACK, GameState
from ginkgopolis.redraft import redeal_draft


def determinize(state: GameState, seat: int, seed: int) -> GameState:
    """Redeal the deck, the supplies, the others' cards, tiles and events, and their sealed choices."""
    redealt = state.copy()
    rng = stream(seed, "redeal")
    others = [other for other in range(state.players) if other != seat]
    sealed = [other for other in others if is_sealed(state, other)]
    kept_aside = [other for other in others if state.aside[other] != NONE and other not in sealed]
    for other in sealed:
        pick_up(redealt, other)
        redealt.asking[other] = NONE
    below_revealed = [other for other in others if redealt.lower_tiles[other] != NONE]
    for other in below_revealed:
        redealt.tiles[other].append(redealt.lower_tiles[other])
    for other in others:
        take_aside_card(redealt, other)
        redealt.tiles[other] += redealt.given[other]
        redealt.given[other] = []
    redeal_cards(redealt, seat, others, rng)
    redeal_tiles(redealt, others, rng)
    redeal_events(redealt, others, rng)
    for other in below_revealed:
        redealt.lower_tiles[other] = any_of(redealt.tiles[other], rng)
        redealt.tiles[other].remove(redealt.lower_tiles[other])
    for other in kept_aside:
        set_aside(redealt, other, any_of(redealt.hands[other], rng))
    for other in sealed:
        if redealt.ready[other] or other in revealed_later(redealt):
            choose_at_random(redealt, other, rng)
    if question(redealt) == GIVE_BACK:
        for other in others:
            if redealt.ready[other]:
                lay_out_at_random(redealt, other, rng)
    if question(redealt) == DRAFT:
        redeal_draft(redealt, seat, rng)
    redealt.card_rng = stream(seed, "redealt cards")
    redealt.tile_rng = stream(seed, "redealt tiles")
    return redealt


def any_of(items: list[int], rng: Rng) -> int:
    """Return one of several things."""
    return items[rng.below(len(items))]


def revealed_later(state: GameState) -> list[int]:
    """Return the seats whose cards lie face down while others' are being resolved."""
    return [frame[1] for frame in state.frames]


def choose_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """C1: whoever has committed has done so with any of her cards, tiles and additions."""
    lay_face_down(state, seat, any_of(commit_moves(state, seat), rng))
    for module in state.modules.additions:
        moves = module.additions(state, seat)
        if moves:
            module.add(state, seat, any_of(moves, rng))


def redeal_cards(state: GameState, seat: int, others: list[int], rng: Rng) -> None:
    """Deal anew the deck and the cards of others that the seat has not seen.

    A card that was not in the deck when it was last made has been in a hand since: it stays in somebody's.
    How many of each sort a hand has follows from what was played and passed, so that it stays as it is,
    unless cards are set aside in secret (M5): then any hand may have any number.
    """
    from_deck = set(state.deck_made_of)
    deck_pool = state.deck.copy()
    hand_pool: list[int] = []
    slots: list[tuple[int, int, bool, int]] = []  # holder, place, from the deck?, who knows the card there
    for other in others:
        for place, card in enumerate(state.hands[other]):
            if not state.known_to[card] >> seat & 1:
                slots.append((other, place, card in from_deck, state.known_to[card]))
                (deck_pool if card in from_deck else hand_pool).append(card)
    for pool in (deck_pool, hand_pool):
        pool.sort()
        rng.shuffle(pool)
    if any(module.name() == "keep_a_card" for module in state.modules.all):
        drawn = [deck_pool.pop() for slot in slots if slot[2]]
        hand_pool += drawn
        rng.shuffle(hand_pool)
        slots = [(other, place, False, known_to) for other, place, _, known_to in slots]
    for other, place, fresh, known_to in slots:
        card = (deck_pool if fresh else hand_pool).pop()
        state.hands[other][place] = card
        state.known_to[card] = known_to
    for card in deck_pool:
        state.known_to[card] = 0
    state.deck = deck_pool


Slot = tuple[int, int, bool]
"""Holder and place of a tile behind a screen, or building and place of a floor that nobody saw (True)."""


def redeal_tiles(state: GameState, others: list[int], rng: Rng) -> None:
    """Deal anew the supplies, the tiles removed at the start and those behind the others' screens."""
    slots: list[Slot] = []
    for other in others:
        own = slots_of(state, other)
        if state.experts[other] == MASTER_ARCHITECT:
            own += hidden_floors(state)
            mix(state, own, rng)  # nobody can tell which of her tiles she has buried
        slots += own
    redeal_value_one(state, slots, rng)
    redeal_value_two(state, slots, rng)


def slots_of(state: GameState, seat: int) -> list[Slot]:
    """The places behind a screen whose tiles nobody else knows."""
    known = state.known_tiles[seat].copy()
    slots: list[Slot] = []
    for place, tile in enumerate(state.tiles[seat]):
        if tile in known:
            known.remove(tile)
        else:
            slots.append((seat, place, False))
    return slots


def hidden_floors(state: GameState) -> list[Slot]:
    """M6: the floors that were laid face down."""
    return [
        (building, place, True)
        for building, covered in enumerate(state.city.covered)
        for place, tile in enumerate(covered)
        if tile < 0
    ]


def tile_in(state: GameState, slot: Slot) -> int:
    """Return the tile in a slot."""
    holder, place, floor = slot
    return ~state.city.covered[holder][place] if floor else state.tiles[holder][place]


def put_tile(state: GameState, slot: Slot, tile: int) -> None:
    """Put a tile into a slot."""
    holder, place, floor = slot
    if floor:
        covered = state.city.covered[holder]
        state.city.covered[holder] = (*covered[:place], ~tile, *covered[place + 1 :])
    else:
        state.tiles[holder][place] = tile


def mix(state: GameState, slots: list[Slot], rng: Rng) -> None:
    """Shuffle the tiles of some slots among them."""
    tiles = sorted(tile_in(state, slot) for slot in slots)
    rng.shuffle(tiles)
    for slot, tile in zip(slots, tiles, strict=True):
        put_tile(state, slot, tile)


def redeal_value_one(state: GameState, slots: list[Slot], rng: Rng) -> None:
    """After tiles were given back, those that were not can only be with a player or out of the game."""
    in_supply = set(state.supply_made_of)
    given_back = state.exhausted > 0 and question(state) != GIVE_BACK
    supply_pool = state.supply + ([] if given_back else state.removed)
    other_pool = state.removed.copy() if given_back else []
    ours = [slot for slot in slots if is_value_one(tile_in(state, slot))]
    fresh = [tile_in(state, slot) in in_supply for slot in ours]
    for slot, from_supply in zip(ours, fresh, strict=True):
        (supply_pool if from_supply else other_pool).append(tile_in(state, slot))
    for pool in (supply_pool, other_pool):
        pool.sort()
        rng.shuffle(pool)
    for slot, from_supply in zip(ours, fresh, strict=True):
        put_tile(state, slot, (supply_pool if from_supply else other_pool).pop())
    removed = len(state.removed)
    if given_back:
        state.removed = other_pool
    else:
        state.removed = supply_pool[:removed]
        supply_pool = supply_pool[removed:]
    state.supply = supply_pool


def is_value_one(tile: int) -> bool:
    """Is this a tile of the common supply?"""
    return is_building(tile) and number_of(tile) <= HIGHEST_BASE


def redeal_value_two(state: GameState, slots: list[Slot], rng: Rng) -> None:
    """M1: value II tiles are known by their backs only."""
    ours = [slot for slot in slots if is_value_two(tile_in(state, slot))]
    pool = sorted(state.value_two + [tile_in(state, slot) for slot in ours])
    rng.shuffle(pool)
    for slot in ours:
        put_tile(state, slot, pool.pop())
    state.value_two = pool


def is_value_two(tile: int) -> bool:
    """Is this a tile of module 1?"""
    return is_building(tile) and HIGHEST_BASE < number_of(tile) <= HIGHEST_NEW


def redeal_events(state: GameState, others: list[int], rng: Rng) -> None:
    """M4: events that nobody has seen yet may be of any kind that the player has not shown."""
    for other in others:
        seen = state.events_seen[other]
        kinds = [kind for kind in range(EVENT_KINDS) if not seen >> kind & 1]
        rng.shuffle(kinds)
        state.events[other] = [
            event if seen >> event & 1 else kinds.pop() for event in sorted(state.events[other])
        ]


def lay_out_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """E1: whoever is done has laid out some of her tiles, nobody else knows which."""
    behind: list[int] = []
    for tile in state.tiles[seat]:
        (state.given[seat] if rng.below(2) else behind).append(tile)
    state.tiles[seat] = behind
