"""Redeals what a seat cannot know, in another way than `ginkgopolis.view.determinize` does.

`exchanged` puts other cards, tiles and events into the same places, so that no reasoning about the past tells
the difference. `scrambled` goes further: other choices are sealed too, and whatever nobody sees is elsewhere.
"""

import random
from collections.abc import Iterable

from ginkgopolis.engine import journal as j
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import EXPROPRIATION, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, GameState
from tests.battery.choices import draft_moves, has
from tests.battery.knowledge import Knowledge
from tests.changing import add, put, put_at

CHARACTERS = list(range(1, 28))
EXPERTS = list(range(32, 42))
GREEN = 96
LAID = {
    "cards": "hands",
    "aside": "hands",
    "committed_tiles": "tiles",
    "lower_tiles": "tiles",
    "committed_events": "events",
}
"""What is laid face down, and where it goes back to."""


def exchanged(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> GameState:
    """Return a state that the viewer cannot tell from this one: other things in the same places."""
    other = state.copy()
    if question(state) == DRAFT:
        exchange_picks(other, viewer, known, chance)
    exchange_cards(other, viewer, known, chance)
    exchange_tiles(other, viewer, known, chance)
    exchange_events(other, viewer, known, chance)
    for name in ("card_rng", "tile_rng"):
        put(other, name, [chance.getrandbits(32) | 1 for _ in range(4)])
    return other


def scrambled(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> GameState:
    """Return a state that the viewer cannot tell from this one, with all that is hidden moved about."""
    other = exchanged(state, viewer, known, chance)
    for seat in range(state.players):
        if seat != viewer:
            bury_other_tiles(other, seat, chance)
            scramble_choice(other, seat, known, chance)
            if question(state) == GIVE_BACK:
                lay_out_other_tiles(other, seat, chance)
    for name in ("deck", "supply", "value_two"):
        put(other, name, mixed(getattr(other, name), chance))
    for name in ("hands", "tiles", "events"):
        for seat in range(state.players):
            put_at(other, name, seat, mixed(getattr(other, name)[seat], chance))
    return other


def mixed(things: list[int], chance: random.Random) -> list[int]:
    """Return the same things in another order."""
    return chance.sample(things, len(things))


def permutation(pools: Iterable[list[int]], chance: random.Random) -> dict[int, int]:
    """Return what each thing becomes when every pool is shuffled."""
    new: dict[int, int] = {}
    for pool in pools:
        new.update(zip(sorted(pool), chance.sample(sorted(pool), len(pool)), strict=True))
    return new


def exchange_cards(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """Exchange cards that the viewer has not seen for others that came from the same deck."""
    seen = known.cards_seen(viewer)
    sealed = [known.sealed(state, seat) for seat in range(state.players)]
    pools: dict[int, list[int]] = {known.decks: state.deck.copy()}
    for seat in range(state.players):
        held = state.hands[seat] + ([state.cards[seat]] if sealed[seat] else [])
        for card in [*held, state.aside[seat]]:
            if seat != viewer and card != NONE and card not in seen:
                pools.setdefault(known.drawn_from[card], []).append(card)
    new = permutation(pools.values(), chance)
    put(state, "deck", [new[card] for card in state.deck])
    put(state, "hands", [[new.get(card, card) for card in hand] for hand in state.hands])
    # A card that all have seen may be in the deck again: against Hal the deck may be renewed in mid-round.
    cards = [new.get(card, card) if sealed[seat] else card for seat, card in enumerate(state.cards)]
    put(state, "cards", cards)
    put(state, "aside", [new.get(card, card) for card in state.aside])
    before = state.known_to
    for card, instead in new.items():
        put_at(state, "known_to", instead, before[card])


def exchange_tiles(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """Exchange tiles that the viewer has not seen for others that may have been drawn in their stead.

    Before tiles were given back, everything unseen of a kind may be anywhere. Afterwards all know what was
    given back: it may be exchanged only with other such tiles, in the supply or drawn since.
    """
    unseen = state.supply + state.removed + state.value_two
    for seat in range(state.players):
        if seat != viewer:
            sealed = [state.committed_tiles[seat]] if known.sealed(state, seat) else []
            held = state.tiles[seat] + state.given[seat] + sealed + [state.lower_tiles[seat]]
            unseen += [tile for tile in held if tile not in known.once_shown[seat]]
            if state.experts[seat] == MASTER_ARCHITECT:
                unseen += [tile for tile in buried(state) if tile not in known.once_shown[seat]]
    pools: dict[tuple[bool, bool], list[int]] = {}
    for tile in unseen:
        if tile not in (NONE, GREEN) and tile % 32 <= 23:
            pools.setdefault((tile % 32 > 20, tile in known.given_back), []).append(tile)
    put_tiles(state, permutation(pools.values(), chance))


def buried(state: GameState) -> list[int]:
    """M6: the tiles that were laid face down under others."""
    return [~tile for floors in state.city.covered for tile in floors if tile < 0]


def put_tiles(state: GameState, new: dict[int, int]) -> None:
    """Put other tiles in the places of some."""

    def instead(tiles: list[int]) -> list[int]:
        return [new.get(tile, tile) for tile in tiles]

    state.removed = instead(state.removed)
    for name in ("supply", "value_two", "committed_tiles", "lower_tiles"):
        put(state, name, instead(getattr(state, name)))
    for name in ("tiles", "given"):
        put(state, name, [instead(tiles) for tiles in getattr(state, name)])
    covered = state.city.covered
    put(
        state,
        "covered",
        [[~new.get(~tile, ~tile) if tile < 0 else tile for tile in under] for under in covered],
    )


def exchange_events(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """M4: an event that nobody has seen may be of any kind that its owner has not shown."""
    for seat in range(state.players):
        if seat != viewer:
            shown = known.events_shown[seat]
            kinds = chance.sample([kind for kind in range(4) if kind not in shown], 4 - len(shown))
            events = [kind if kind in shown else kinds.pop() for kind in state.events[seat]]
            put_at(state, "events", seat, events)
            if state.committed_events[seat] not in (NONE, *shown):
                put_at(state, "committed_events", seat, kinds.pop())


def bury_other_tiles(state: GameState, seat: int, chance: random.Random) -> None:
    """M6: which of a Master Architect's tiles lie under others is for her alone to know."""
    if state.experts[seat] != MASTER_ARCHITECT or not buried(state):
        return
    known = state.known_tiles[seat]
    tiles = state.tiles[seat]
    movable: list[int] = []
    for place, tile in enumerate(tiles):
        if tile in known:
            known.remove(tile)
        else:
            movable.append(place)
    pool = [tiles[place] for place in movable] + buried(state)
    chance.shuffle(pool)
    for place in movable:
        tiles[place] = pool.pop()
    put_at(state, "tiles", seat, tiles)
    covered = state.city.covered
    put(state, "covered", [[~pool.pop() if tile < 0 else tile for tile in floors] for floors in covered])


def scramble_choice(state: GameState, seat: int, known: Knowledge, chance: random.Random) -> None:
    """C1, M4-M6: another card may lie face down, with other things or none; one begun shows in nothing."""
    if known.sealed(state, seat):
        begun = question(state) == CHOOSE and not state.is_ready(seat)
        pick_up(state, seat)
        put_at(state, "asking", seat, NONE)
        if not begun:
            choose(state, seat, chance)
    elif state.aside[seat] != NONE:
        cards = [*state.hands[seat], state.aside[seat]]
        put_at(state, "aside", seat, cards.pop(chance.randrange(len(cards))))
        put_at(state, "hands", seat, cards)


def pick_up(state: GameState, seat: int) -> None:
    """Take back all that was laid face down."""
    for laid, pile in LAID.items():
        add(state, pile, seat, getattr(state, laid)[seat])
        put_at(state, laid, seat, NONE)


def choose(state: GameState, seat: int, chance: random.Random) -> None:
    """Lay something face down: a card, and at times a tile, a lower tile and an event; set a card aside."""

    def one_of(things: list[int], allowed: list[int], often: float) -> int:
        if not allowed or chance.random() > often:
            return NONE
        thing = chance.choice(allowed)
        things.remove(thing)
        return thing

    hand, tiles, events = state.hands[seat], state.tiles[seat], state.events[seat]
    card = one_of(hand, hand, 1)
    put_at(state, "cards", seat, card)
    fitting = tiles if card >= 100 else [tile for tile in tiles if tile != GREEN]
    put_at(state, "committed_tiles", seat, one_of(tiles, fitting, 0.75))
    if state.experts[seat] == MASTER_ARCHITECT and state.committed_tiles[seat] not in (NONE, GREEN):
        put_at(state, "lower_tiles", seat, one_of(tiles, tiles, 0.5))
    possible = [event for event in events if event != EXPROPRIATION or card < 100]
    put_at(state, "committed_events", seat, one_of(events, possible, 0.5))
    if has(state, "keep_a_card"):
        put_at(state, "aside", seat, one_of(hand, hand, 1))
    for name, left in (("hands", hand), ("tiles", tiles), ("events", events)):
        put_at(state, name, seat, left)


def lay_out_other_tiles(state: GameState, seat: int, chance: random.Random) -> None:
    """E1: other tiles may be laid out, more or fewer."""
    tiles = state.tiles[seat] + state.given[seat]
    chance.shuffle(tiles)
    some = chance.randrange(len(tiles) + 1)
    put_at(state, "tiles", seat, tiles[:some])
    put_at(state, "given", seat, tiles[some:])


def exchange_picks(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """S5: other cards that the viewer has not seen may be about, and other ones just kept in secret."""
    seen = set().union(*known.sights[viewer]) if viewer is not None else set()
    unseen = [[card for card in cards if card not in seen] for cards in (CHARACTERS, EXPERTS)]
    new = permutation(unseen, chance)
    for seat in range(state.players):
        if seat == viewer:
            continue
        pack = [new.get(card, card) for card in state.packs[seat]]
        kept = [new.get(card, card) for card in state.characters[seat]]
        if state.is_ready(seat) and kept[-1] != NONE:
            pack.append(kept.pop())
        put_at(state, "packs", seat, sorted(pack))
        put_at(state, "characters", seat, kept)
        if state.is_ready(seat) and NONE not in kept:
            keep_another(state, seat, chance)


def keep_another(state: GameState, seat: int, chance: random.Random) -> None:
    """S5: keep any card of the pack that may be kept."""
    card = m.field(chance.choice(draft_moves(state, seat)), 0)
    put_at(state, "packs", seat, [other for other in state.packs[seat] if other != card])
    add(state, "characters", seat, card)


def scrambled_lines(lines: list[Line], viewer: int | None, chance: random.Random) -> list[Line]:
    """Return the journal with what is private to others replaced by something else of the same kind."""
    found: list[Line] = []
    for what, seat, a, b, c in lines:
        if what == j.DREW_TILE and seat != viewer:
            c = chance.choice([4, 37, 84] if c % 32 <= 20 else [21, 54, 87])  # the backs differ (M1)
        elif what in (j.DREW_CARD, j.KEPT_ASIDE, j.PASSED) and seat != viewer:
            if what != j.PASSED or a != viewer:
                c = chance.choice([1, 35, 67, 101, 111])
        found.append((what, seat, a, b, c))
    return found
