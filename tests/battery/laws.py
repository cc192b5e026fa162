"""What holds after every move of any game, said once more in other words than the engine's.

Each law takes a state, and fails with an assertion. `LAWS` are cheap enough to be checked after every move.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import chain

from ginkgopolis.engine.cards import CHARACTERS, EXPERT_EVENTS, EXPROPRIATION, MASTER_ARCHITECT
from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import (
    ACT,
    CHOOSE,
    DRAFT,
    EVENTS,
    FINISH_URBANIZING,
    GIVE_BACK,
    HAL,
    HAL_URBANIZED,
    ITEM,
    PURCHASE,
    RESOLVE,
    TOKEN,
    GameState,
    Modules,
)
from tests.battery import outline
from tests.battery.choices import check_choices, check_who_decides, has, names_of
from tests.battery.still import once, question, still

RESOURCES = {2: 25, 3: 20, 4: 18, 5: 16}
GREEN = 96
ALL_LETTERS = list(range(100, 112))
UNRESOLVED = (RESOLVE, HAL, ACT, ITEM, PURCHASE, FINISH_URBANIZING, HAL_URBANIZED)
"""Frames of a seat whose card is still to be discarded or kept."""


def numbered(lowest: int, highest: int) -> list[int]:
    """Return the tiles of these numbers in all three colours."""
    return [colour * 32 + number for colour in range(3) for number in range(lowest, highest + 1)]


def carded(tile: int) -> bool:
    """M2, M3: prestige buildings and green spaces have no card; all other tiles do."""
    return tile != GREEN and tile % 32 <= 23


def held_tiles(state: GameState, seat: int) -> list[int]:
    """Return all tiles of a player that are not in the city, wherever she has laid them."""
    committed = [state.committed_tiles[seat], state.lower_tiles[seat]]
    return state.tiles[seat] + state.given[seat] + [tile for tile in committed if tile != NONE]


def check_resources(state: GameState) -> None:
    """S4: nobody ever has more or fewer resources than at the start, one on each floor and green space."""
    placed = placed_by(state.city)
    for seat in range(state.players):
        assert state.stock[seat] + state.resources[seat] + placed[seat] == RESOURCES[state.players]


@once
def placed_by(city: City) -> Counter[int]:
    """Count the resources in the city by their owners."""
    placed: Counter[int] = Counter()
    for owner, height in zip(city.owner, city.height, strict=True):
        placed[owner] += height
    return placed


def check_nothing_negative(state: GameState) -> None:
    """R2, R5, M4: nobody pays or loses what she does not have."""
    for amounts in (state.stock, state.resources, state.points, state.new_hands, state.bonuses):
        assert min(amounts) >= 0
    assert max(state.new_hands) <= (0 if state.hal else 2)
    assert state.earned >= 0
    assert 0 <= state.controlled <= 6
    assert 0 <= state.green_spaces <= 9


def check_tiles(state: GameState) -> None:
    """S1, S2, M1-M3: every tile is in a supply, out of the game, with somebody or in the city, once."""
    tiles = state.supply + state.removed + state.value_two + [GREEN] * state.green_spaces
    tiles += tiles_in(state.city)
    for pile in state.prestige:
        tiles += pile
    for seat in range(state.players):
        tiles += held_tiles(state, seat)
    tiles.sort()
    assert tiles == all_tiles(state.modules)


@once
def tiles_in(city: City) -> list[int]:
    """Return the tiles in the city, those covered and those hidden included."""
    return city.top + [~tile if tile < 0 else tile for tile in chain(*city.covered)]


@lru_cache(maxsize=256)
def all_tiles(modules: Modules) -> list[int]:
    """S1, M1-M3: the tiles of a game with these modules."""
    names = names_of(modules)
    tiles = numbered(1, 20)
    tiles += numbered(21, 23) if "new_buildings" in names else []
    tiles += numbered(24, 25) if "prestige_buildings" in names else []
    tiles += [GREEN] * 9 if "green_spaces" in names else []
    return sorted(tiles)


def check_supplies(state: GameState) -> None:
    """S2, M1, M2: every supply has tiles of its own kind only, and 24 lies on 25."""
    assert all(tile != GREEN and 4 <= tile % 32 <= 20 for tile in state.supply + state.removed)
    assert all(tile != GREEN and 21 <= tile % 32 <= 23 for tile in state.value_two)
    for colour, pile in enumerate(state.prestige):
        assert pile == sorted(pile, reverse=True)
        assert all(tile // 32 == colour and tile % 32 >= 24 for tile in pile)
    names = ("new_buildings", "prestige_buildings", "green_spaces")
    modules = sum(has(state, name) for name in names)
    assert len(state.removed) == (6 if state.players <= 3 else 0) + 3 * modules


def check_city(state: GameState) -> None:
    """What holds for a city by itself, and that only a Master Architect hides tiles (M6)."""
    check_heights(state.city)
    check_what_is_built(state.city)
    check_ground(state.city)
    assert not has_hidden_tiles(state.city) or MASTER_ARCHITECT in state.experts


@once
def check_heights(city: City) -> None:
    """R4, R5: a building is as high as it has tiles; all nine unowned ones of the start have one floor."""
    for building, height in enumerate(city.height):
        assert height == 1 + len(city.covered[building])
        if city.owner[building] < 0:
            assert height == 1 and building < 9 and city.top[building] % 32 <= 3
    assert len(set(city.space)) == len(city.space)
    assert all(city.ground[space] == building for building, space in enumerate(city.space))


@once
def check_what_is_built(city: City) -> None:
    """M2, M3: no site and no floor on prestige and green."""
    for building, top in enumerate(city.top):
        assert carded(top) or not city.site[building]
        assert top != GREEN or (city.height[building] == 1 and city.owner[building] >= 0)
        assert all(carded(tile) for tile in city.covered[building] if tile >= 0)


@once
def has_hidden_tiles(city: City) -> bool:
    """Are there floors that nobody ever saw?"""
    return any(tile < 0 for tile in chain(*city.covered))


@once
def check_ground(city: City) -> None:
    """T1, T5: every token lies on free ground that touches the city by a side, and they are in order."""
    tiles, tokens = outline.tiles_of(city), outline.tokens_of(city)
    lying = [place for place in tokens if place is not None]
    assert len(set(lying)) == len(lying)
    for place in lying:
        assert place not in tiles
        assert not tiles.isdisjoint(outline.beside(place))
    for letter, space in enumerate(city.tokens):
        assert space == NONE or city.ground[space] == -2 - letter
    assert len([found for found in city.ground if found <= -2]) == len(lying)
    assert outline.in_order(tiles, tokens)


def check_tokens(state: GameState) -> None:
    """T1: every token lies somewhere, but for the one that is being moved."""
    lying = sum(space != NONE for space in state.city.tokens)
    assert lying >= (11 if question(state) == TOKEN else 12)


@once
def unresolved(state: GameState) -> set[int]:
    """Return the seats whose committed card has not been discarded or kept yet."""
    if question(state) == CHOOSE:
        return {seat for seat in range(state.players) if state.cards[seat] != NONE}
    return {seat for kind, seat, _, _ in state.frames if kind in UNRESOLVED}


def held_cards(state: GameState, seat: int) -> list[int]:
    """Return the cards a player holds, the committed one and the one set aside included (M5)."""
    cards = state.hands[seat] + [state.aside[seat]] * (state.aside[seat] != NONE)
    return cards + [state.cards[seat]] * (seat in unresolved(state))


def check_cards(state: GameState) -> None:
    """N4, both ways: in play are the 12 letters and the card of every top tile without a site, each once.

    A card leaves for good when its building is built over: then it lies in front of somebody. Prestige
    buildings, green spaces and hidden floors have none (M2, M3, M6).
    """
    cards = state.deck + state.discard
    for seat in range(state.players):
        cards += held_cards(state, seat)
    assert sorted(cards) == cards_for(state.city)
    assert sorted(chain(*state.kept)) == covered_openly(state.city)


@once
def cards_for(city: City) -> list[int]:
    """N4: the letters, and the cards of the top tiles without a site."""
    tops = [top for building, top in enumerate(city.top) if carded(top) and not city.site[building]]
    return sorted(tops + ALL_LETTERS)


@once
def covered_openly(city: City) -> list[int]:
    """Return the tiles that were built over and that all have seen."""
    return sorted(tile for tile in chain(*city.covered) if tile >= 0)


def check_hands(state: GameState) -> None:
    """N1: nobody holds more than a full hand; N3: less only when no card was left for a deck."""
    for seat in range(state.players):
        cards = len(held_cards(state, seat))
        full = 1 if state.hal and seat == 1 else state.hand_size
        assert cards <= full
        if question(state) == CHOOSE:
            assert cards == full or not (state.deck or state.discard or any(state.city.site))
            assert has(state, "prestige_buildings") or cards == full
            assert not state.is_ready(seat) or len(state.hands[seat]) == max(0, cards - set_apart(state))


def set_apart(state: GameState) -> int:
    """C1, M5: the cards that are not in the hand any more when a choice is sealed."""
    return 2 if has(state, "keep_a_card") else 1


def check_commitments(state: GameState) -> None:
    """C1, M4-M6: what lies face down belongs together; nothing is set aside, added or asked for in vain."""
    for seat in range(state.players):
        card, tile, lower = state.cards[seat], state.committed_tiles[seat], state.lower_tiles[seat]
        assert tile == NONE or seat in unresolved(state)
        assert tile != GREEN or card >= 100
        assert lower == NONE or (tile not in (NONE, GREEN) and state.experts[seat] == MASTER_ARCHITECT)
        if state.committed_events[seat] != NONE:
            assert card != NONE
            assert card < 100 or state.committed_events[seat] != EXPROPRIATION
        if state.asking[seat] != NONE or state.aside[seat] != NONE:
            assert card != NONE or state.over
        assert state.asking[seat] == NONE or (question(state) == CHOOSE and not state.is_ready(seat))
        assert state.aside[seat] == NONE or has(state, "keep_a_card")


def check_deck(state: GameState) -> None:
    """N2, N3: the deck is renewed as soon as it is empty, so that between two moves it never is.

    Prestige buildings have no cards (M2): with many of them there may be nothing to make a deck of.
    """
    if state.round and not state.deck:
        assert has(state, "prestige_buildings")
        assert question(state) != CHOOSE or not (state.discard or any(state.city.site))


def check_bonuses(state: GameState) -> None:
    """B1: the bonuses are those of the characters and of the building cards 1-9 in front of the screen."""
    expected = [0] * (9 * state.players)
    for seat in range(state.players):
        characters = state.characters[seat] if question(state) != DRAFT else []
        for colour, action, *_ in [CHARACTERS[character - 1] for character in characters]:
            expected[seat * 9 + action * 3 + colour] += 1
        for colour, number in [divmod(card, 32) for card in state.kept[seat]]:
            if number <= 9:
                expected[seat * 9 + (number - 1) % 3 * 3 + colour] += 1
                expected[seat * 9 + (number - 1) % 3 * 3 + 2] += number >= 7
    assert state.bonuses == expected


def check_draft(state: GameState) -> None:
    """S5, M6: no card of the draft is lost or doubled; three characters and one expert are kept."""
    kept = [card for cards in state.characters for card in cards if card != NONE]
    if question(state) == DRAFT:
        dealt = kept + [card for pack in state.packs for card in pack]
        assert len(set(dealt)) == len(dealt) == state.players * (6 if has(state, "experts") else 4)
        for cards in state.characters:
            assert sum(card >= 32 for card in cards) <= 1 and sum(0 < card < 32 for card in cards) <= 3
            assert NONE not in cards or (len(cards) == 4 and cards.index(NONE) == 3 and max(cards) < 32)
        return
    assert not any(state.packs)
    assert [len(cards) for cards in state.characters] == [0 if state.hal else 3] * state.players
    assert len(set(kept)) == len(kept) and set(kept) <= set(range(1, 28))
    if has(state, "experts"):
        assert len(set(state.experts)) == state.players and set(state.experts) <= set(range(10))
    else:
        assert state.experts == [NONE] * state.players


def check_events(state: GameState) -> None:
    """M4: two events at most, of different kinds, those of the expert if there is one."""
    everyones: list[int] = []
    for seat in range(state.players):
        events = [event for event in [*state.events[seat], state.committed_events[seat]] if event != NONE]
        everyones += events
        assert len(set(events)) == len(events) <= (2 if has(state, "events") else 0)
        if state.experts[seat] != NONE:
            assert set(events) <= set(EXPERT_EVENTS[state.experts[seat]])
        if question(state) == EVENTS:
            assert len(events) == (2 if state.is_ready(seat) else 0)
    assert all(kind in range(4) and everyones.count(kind) <= 5 for kind in set(everyones))


def check_known_tiles(state: GameState) -> None:
    """Tiles that everybody knows to be behind a screen are there."""
    for seat in range(state.players):
        known = state.known_tiles[seat]
        assert not known or Counter(known) <= Counter(held_tiles(state, seat))


def check_end(state: GameState) -> None:
    """E1, E2, H4: an empty supply is being refilled or was exhausted for good; the last round is the end."""
    often = 1 if state.hal else 2
    assert state.exhausted <= often
    if state.round and not state.supply:
        assert state.exhausted == often or question(state) == GIVE_BACK
    all_placed = any(state.stock[seat] + state.resources[seat] == 0 for seat in range(state.players))
    if state.exhausted == often or all_placed:
        assert state.last_round
    assert state.over == (not state.frames)
    assert not state.over or state.last_round


Law = Callable[[GameState], None]

LAWS: list[Law] = [
    check_resources,
    check_nothing_negative,
    check_tiles,
    check_supplies,
    check_city,
    check_cards,
    check_hands,
    check_commitments,
    check_deck,
    check_tokens,
    check_bonuses,
    check_draft,
    check_events,
    check_known_tiles,
    check_end,
    check_who_decides,
    check_choices,
]


def check_laws(state: GameState) -> None:
    """Check every law."""
    now = still(state)
    for law in LAWS:
        law(now)
