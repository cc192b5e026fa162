"""A state in which all that one seat cannot know is redealt, in keeping with what it does know."""

from ginkgopolis.engine.cards import EVENT_KINDS, MASTER_ARCHITECT
from ginkgopolis.engine.choose import commit_moves, is_sealed, lay_face_down, pick_up
from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, NONE, is_building, number_of
from ginkgopolis.engine.modules.keep_a_card import set_aside, take_aside_card
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GIVE_BACK, GameState
from ginkgopolis.view import seen_in_hands
from ginkgopolis.view.redraft import redeal_draft


def determinize(state: GameState, seat: int, seed: int) -> GameState:
    """Redeal the deck, the supplies, the others' cards, tiles and events, and their sealed choices."""
    redealt = state.copy()
    redealt.own_what_modules_change()  # who gets this one may do with it what she likes
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
        if redealt.is_ready(other) or other in revealed_later(redealt):
            choose_at_random(redealt, other, rng)
    if question(redealt) == GIVE_BACK:
        for other in others:
            if redealt.is_ready(other):
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
    """Redeal the deck and the cards of others that the seat has not seen.

    A card that was not in the deck when it was last made has been in a hand since: it stays in somebody's.
    How many of each sort a hand has follows from what was played and passed, so that it stays as it is,
    unless cards are set aside in secret (M5): then any hand may have any number.
    """
    from_deck = set(state.deck_made_of) - seen_in_hands(state, seat)
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


FROM_SUPPLY = -3
FROM_ELSEWHERE = -2
FROM_VALUE_TWO = -1
"""What is known of a tile that nobody has seen: where it came from. Other tiles stand for themselves."""


def redeal_tiles(state: GameState, others: list[int], rng: Rng) -> None:
    """Redeal the supplies, the tiles removed at the start and those behind the others' screens.

    Nothing but the number of unseen tiles of each kind goes into it, never which they are. Two things that a
    very attentive player would know are not kept: that value II tiles just given back are in their supply,
    and that a hidden floor is older than what its builder took later.
    """
    before_giving_back = state.exhausted == 0 or question(state) == GIVE_BACK
    pools = {
        FROM_SUPPLY: state.supply + (state.removed if before_giving_back else []),
        FROM_ELSEWHERE: [] if before_giving_back else state.removed.copy(),
        FROM_VALUE_TWO: state.value_two,
    }
    removed = len(state.removed)
    kinds = {other: kinds_of_tiles(state, other, pools) for other in others}
    for pool in pools.values():
        pool.sort()
        rng.shuffle(pool)
    for other in others:
        if state.experts[other] == MASTER_ARCHITECT:
            rng.shuffle(kinds[other])  # nobody can tell which of her tiles she has buried
            for building, place in hidden_floors(state):
                bury(state, building, place, tile_of_kind(kinds[other].pop(), pools))
            kinds[other].sort()
        dealt = [tile_of_kind(kind, pools) for kind in kinds[other]]
        state.tiles[other] = sorted(state.known_tiles[other]) + dealt
    leaving = pools[FROM_SUPPLY] if before_giving_back else pools[FROM_ELSEWHERE]
    state.removed = leaving[:removed]
    state.supply = pools[FROM_SUPPLY][removed:] if before_giving_back else pools[FROM_SUPPLY]
    state.value_two = pools[FROM_VALUE_TWO]


def kinds_of_tiles(state: GameState, seat: int, pools: dict[int, list[int]]) -> list[int]:
    """What is known of a player's unseen tiles, and of those she has buried; adds them to the pools."""
    tiles = state.tiles[seat].copy()
    for tile in state.known_tiles[seat]:
        tiles.remove(tile)
    certain = state.hers_or_buried[seat].copy()
    if state.experts[seat] == MASTER_ARCHITECT:
        tiles += [~state.city.covered[building][place] for building, place in hidden_floors(state)]
    in_supply = set(state.supply_made_of)
    kinds: list[int] = []
    for tile in tiles:
        kind = kind_of_tile(tile, in_supply)
        if tile in certain:
            certain.remove(tile)
            kind = tile
        elif kind < 0:
            pools[kind].append(tile)
        kinds.append(kind)
    return sorted(kinds)


def kind_of_tile(tile: int, in_supply: set[int]) -> int:
    """Where an unseen tile came from; value III and green spaces, taken openly, stand for themselves."""
    if not is_building(tile) or number_of(tile) > HIGHEST_NEW:
        return tile
    if number_of(tile) > HIGHEST_BASE:
        return FROM_VALUE_TWO
    return FROM_SUPPLY if tile in in_supply else FROM_ELSEWHERE


def tile_of_kind(kind: int, pools: dict[int, list[int]]) -> int:
    """Draw a tile of a kind."""
    return pools[kind].pop() if kind < 0 else kind


def hidden_floors(state: GameState) -> list[tuple[int, int]]:
    """M6: the floors that were laid face down, as building and place in its stack."""
    return [
        (building, place)
        for building, covered in enumerate(state.city.covered)
        for place, tile in enumerate(covered)
        if tile < 0
    ]


def bury(state: GameState, building: int, place: int, tile: int) -> None:
    """Lay a tile face down where another one lay."""
    covered = state.city.covered[building]
    state.city.covered[building] = (*covered[:place], ~tile, *covered[place + 1 :])


def redeal_events(state: GameState, others: list[int], rng: Rng) -> None:
    """M4: events that nobody has seen yet may be of any kind that the player has not shown."""
    for other in others:
        seen = state.events_seen[other]
        kinds = [kind for kind in range(EVENT_KINDS) if not seen >> kind & 1]
        rng.shuffle(kinds)
        known = [event for event in state.events[other] if seen >> event & 1]
        unknown = len(state.events[other]) - len(known)
        state.events[other] = sorted(known + kinds[:unknown])


def lay_out_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """E1: whoever is done has laid out some of her tiles, nobody else knows which."""
    behind: list[int] = []
    for tile in state.tiles[seat]:
        (state.given[seat] if rng.below(2) else behind).append(tile)
    state.tiles[seat] = behind
