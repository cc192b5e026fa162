"""A state in which all that one seat cannot know is dealt anew, in keeping with what it does know."""

from collections.abc import Sequence

from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.choose import commit_moves, is_sealed, lay_face_down, pick_up
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GIVE_BACK, GameState


def determinize(state: GameState, seat: int, seed: int) -> GameState:
    """Redeal the deck, the supply, the others' cards and tiles and their sealed choices."""
    redealt = state.copy()
    rng = stream(seed, "redeal")
    others = [other for other in range(state.players) if other != seat]
    sealed = [other for other in others if is_sealed(state, other)]
    for other in sealed:
        pick_up(redealt, other)
    for other in others:
        redealt.tiles[other] += redealt.given[other]
        redealt.given[other] = []
    redeal_cards(redealt, seat, others, rng)
    redeal_tiles(redealt, others, rng)
    for other in sealed:
        moves = commit_moves(redealt, other)
        lay_face_down(redealt, other, moves[rng.below(len(moves))])
    if question(redealt) == GIVE_BACK:
        for other in others:
            if redealt.ready[other]:
                lay_out_at_random(redealt, other, rng)
    if question(redealt) == DRAFT:
        redeal_draft(redealt, seat, rng)
    redealt.card_rng = stream(seed, "redealt cards")
    redealt.tile_rng = stream(seed, "redealt tiles")
    return redealt


def redeal_cards(state: GameState, seat: int, others: Sequence[int], rng: Rng) -> None:
    """Deal anew the deck and the cards of others that the seat has not seen.

    A card that was not in the deck when it was last made has been in a hand since: it stays in somebody's.
    How many of each sort a hand has follows from what was played and passed, so that it stays as it is.
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
    deck_pool.sort()
    hand_pool.sort()
    rng.shuffle(deck_pool)
    rng.shuffle(hand_pool)
    for other, place, fresh, known_to in slots:
        card = (deck_pool if fresh else hand_pool).pop()
        state.hands[other][place] = card
        state.known_to[card] = known_to
    for card in deck_pool:
        state.known_to[card] = 0
    state.deck = deck_pool


def redeal_tiles(state: GameState, others: Sequence[int], rng: Rng) -> None:
    """Deal anew the supply, the tiles removed at the start and those behind the others' screens.

    After tiles were given back, those that were not can only be behind a screen or out of the game.
    """
    in_supply = set(state.supply_made_of)
    given_back = state.exhausted > 0 and question(state) != GIVE_BACK
    supply_pool = state.supply + ([] if given_back else state.removed)
    other_pool = state.removed.copy() if given_back else []
    slots: list[tuple[int, int, bool]] = []
    for other in others:
        for place, tile in enumerate(state.tiles[other]):
            if not state.shown[tile]:
                slots.append((other, place, tile in in_supply))
                (supply_pool if tile in in_supply else other_pool).append(tile)
    supply_pool.sort()
    other_pool.sort()
    rng.shuffle(supply_pool)
    rng.shuffle(other_pool)
    for other, place, fresh in slots:
        state.tiles[other][place] = (supply_pool if fresh else other_pool).pop()
    removed = len(state.removed)
    if given_back:
        state.removed = other_pool
    else:
        state.removed = supply_pool[:removed]
        supply_pool = supply_pool[removed:]
    state.supply = supply_pool


def lay_out_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """E1: whoever is done has laid out some of her tiles, nobody else knows which."""
    behind: list[int] = []
    for tile in state.tiles[seat]:
        (state.given[seat] if rng.below(2) else behind).append(tile)
    state.tiles[seat] = behind


def redeal_draft(state: GameState, seat: int, rng: Rng) -> None:
    """S5: deal anew the characters that the seat has not seen, and who took which of those it passed on."""
    stage = len(state.characters[seat]) - state.ready[seat]
    packs = [pack_places(state, dealt_to, stage) for dealt_to in range(state.players)]
    unseen = set(range(1, len(CHARACTERS) + 1))
    pools: list[list[tuple[int, int]]] = []
    for dealt_to, places in enumerate(packs):
        groups = places_between_sights(state, seat, dealt_to, stage, places)
        pools += groups[1:]
        for group in groups[1:]:
            unseen -= {character_at(state, place) for place in group}
        unseen -= {character_at(state, place) for place in places if place[0] == seat}
    strangers = sorted(unseen)
    rng.shuffle(strangers)
    for dealt_to, places in enumerate(packs):
        hidden = places_between_sights(state, seat, dealt_to, stage, places)[0]
        put_characters(state, hidden, [strangers.pop() for _ in hidden])
    for group in pools:
        characters = sorted(character_at(state, place) for place in group)
        rng.shuffle(characters)
        put_characters(state, group, characters)
    for other in range(state.players):
        if other != seat:
            state.packs[other] = sorted(state.packs[other])


def pack_places(state: GameState, dealt_to: int, stage: int) -> list[tuple[int, int]]:
    """Where the characters of a pack are now: (seat, pick) if taken, (seat, ~place) if still in the pack."""
    holder = (dealt_to + stage) % state.players
    places = [((dealt_to + pick) % state.players, pick) for pick in range(stage)]
    if state.ready[holder]:
        places.append((holder, stage))
    return places + [(holder, ~place) for place in range(len(state.packs[holder]))]


def places_between_sights(
    state: GameState, seat: int, dealt_to: int, stage: int, places: list[tuple[int, int]]
) -> list[list[tuple[int, int]]]:
    """Divide a pack's places by when the seat saw it: before it did, between two sights, after the last.

    The seat's own picks are left out, and so is the pack while the seat looks at it.
    """
    groups: list[list[tuple[int, int]]] = [[]]
    for pick in range(stage + 1):
        here = [place for place in places if place[1] == pick or (pick == stage and place[1] < 0)]
        if (dealt_to + pick) % state.players == seat:
            groups.append([])
        else:
            groups[-1] += here
    return groups


def character_at(state: GameState, place: tuple[int, int]) -> int:
    """Return the character at a place of a pack."""
    holder, at = place
    return state.characters[holder][at] if at >= 0 else state.packs[holder][~at]


def put_characters(state: GameState, places: list[tuple[int, int]], characters: list[int]) -> None:
    """Put characters into places of a pack, without touching what other copies share."""
    for (holder, at), character in zip(places, characters, strict=True):
        if at >= 0:
            state.characters[holder] = state.characters[holder].copy()
            state.characters[holder][at] = character
        else:
            state.packs[holder] = state.packs[holder].copy()
            state.packs[holder][~at] = character
