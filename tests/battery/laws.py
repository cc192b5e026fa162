"""What holds after every move of any game, said once more in other words than the engine's.

Each law takes a state, and fails with an assertion. `LAWS` are cheap enough to be checked after every move.
"""

from collections import Counter
from collections.abc import Callable

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import legal_moves, pending, question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, RESOLVE, TOKEN, GameState
from tests.battery import outline

RESOURCES = {2: 25, 3: 20, 4: 18, 5: 16}
ALL_TILES = sorted(colour * 32 + number for colour in range(3) for number in range(1, 21))
ALL_LETTERS = list(range(100, 112))
EACH_CHOOSES = (DRAFT, CHOOSE, GIVE_BACK)


def check_resources(state: GameState) -> None:
    """S4: nobody ever has more or fewer resources than at the start."""
    city = state.city
    placed = [0] * state.players
    for building, owner in enumerate(city.owner):
        if owner >= 0:
            placed[owner] += city.height[building]
    for seat in range(state.players):
        assert state.stock[seat] + state.resources[seat] + placed[seat] == RESOURCES[state.players]


def check_nothing_negative(state: GameState) -> None:
    """R2, R5: nobody pays what she does not have."""
    for amounts in (state.stock, state.resources, state.points, state.new_hands, state.bonuses):
        assert min(amounts) >= 0
    assert max(state.new_hands) <= 2
    assert state.earned >= 0


def check_tiles(state: GameState) -> None:
    """S1, S2: the 60 tiles are in the supply, out of the game, with somebody or in the city, each once."""
    city = state.city
    tiles = state.supply + state.removed + city.top
    tiles += [tile for tile in state.committed_tiles if tile != NONE]
    for seat in range(state.players):
        tiles += state.tiles[seat] + state.given[seat]
    for covered in city.covered:
        tiles += [~tile if tile < 0 else tile for tile in covered]
    assert sorted(tiles) == ALL_TILES
    assert len(state.removed) == (6 if state.players <= 3 else 0)


def check_heights(state: GameState) -> None:
    """R4, R5: a building is as high as it has tiles; all nine unowned ones of the start have one floor."""
    city = state.city
    for building, height in enumerate(city.height):
        assert height == 1 + len(city.covered[building])
        if city.owner[building] < 0:
            assert height == 1 and city.top[building] & 31 <= 3
    assert len(set(city.space)) == len(city.space)
    assert all(city.ground[space] == building for building, space in enumerate(city.space))


def unresolved(state: GameState) -> list[int]:
    """Return the seats whose committed card has not been discarded or kept yet."""
    if question(state) == CHOOSE:
        return [seat for seat in range(state.players) if state.cards[seat] != NONE]
    seats = [seat for kind, seat, _, _ in state.frames if kind in (RESOLVE, ITEM, TOKEN)]
    assert len(set(seats)) == len(seats)
    return seats


def cards_in_play(state: GameState) -> list[int]:
    """Return the cards in the deck, in hands, committed and on the discard pile."""
    cards = state.deck + state.discard + [state.cards[seat] for seat in unresolved(state)]
    for hand in state.hands:
        cards += hand
    return cards


def check_cards(state: GameState) -> None:
    """N4, both ways: in play are the 12 letters and the card of every top tile without a site, each once.

    A card leaves for good when its building is built over: then it lies in front of somebody.
    """
    city = state.city
    buildings = [top for building, top in enumerate(city.top) if not city.site[building]]
    assert sorted(cards_in_play(state)) == sorted(buildings + ALL_LETTERS)
    kept = [card for cards in state.kept for card in cards]
    covered = [tile for floors in city.covered for tile in floors]
    assert sorted(kept) == sorted(covered)
    for seat, card in enumerate(state.cards):
        if card != NONE and seat not in unresolved(state):
            assert card in state.discard or card in state.kept[seat]


def check_hands(state: GameState) -> None:
    """N1: nobody holds more than a full hand, and who can have one has one.

    Nobody's hand is ever short in the base game: 12 letters and 9 buildings or more fill 5 hands of 4.
    """
    for seat, hand in enumerate(state.hands):
        assert len(hand) <= 4
        if question(state) == CHOOSE:
            assert len(hand) == (3 if state.ready[seat] else 4)


def check_deck(state: GameState) -> None:
    """N2, N3: the deck is made anew as soon as it is empty, so that between two moves it never is."""
    if state.round:
        assert state.deck


def check_tokens(state: GameState) -> None:
    """T1, T5: every token lies on free ground that touches the city by a side, and they are in order."""
    city = state.city
    tiles, tokens = outline.tiles_of(city), outline.tokens_of(city)
    lying = [place for place in tokens if place is not None]
    assert len(set(lying)) == len(lying) >= (11 if question(state) == TOKEN else 12)
    for place in lying:
        assert place not in tiles
        assert any(near in tiles for near in outline.beside(place))
    for letter, space in enumerate(city.tokens):
        assert space == NONE or city.ground[space] == -2 - letter
    assert sum(found <= -2 for found in city.ground) == len(lying)
    assert outline.in_order(tiles, tokens)


def check_bonuses(state: GameState) -> None:
    """B1: the bonuses are those of the characters and of the building cards 1-9 in front of the screen."""
    expected = [0] * (9 * state.players)
    for seat in range(state.players):
        characters = state.characters[seat] if state.round else []
        for colour, action, *_ in [CHARACTERS[character - 1] for character in characters]:
            expected[seat * 9 + action * 3 + colour] += 1
        for colour, number in [divmod(card, 32) for card in state.kept[seat]]:
            if number <= 9:
                expected[seat * 9 + (number - 1) % 3 * 3 + colour] += 1
                expected[seat * 9 + (number - 1) % 3 * 3 + 2] += number >= 7
    assert state.bonuses == expected


def check_end(state: GameState) -> None:
    """E1, E2: an empty supply is being refilled or was exhausted twice; the last round ends the game."""
    assert state.exhausted <= 2
    if state.round and not state.supply:
        assert state.exhausted == 2 or question(state) == GIVE_BACK
    all_placed = any(state.stock[seat] + state.resources[seat] == 0 for seat in range(state.players))
    if state.exhausted == 2 or all_placed:
        assert state.last_round
    assert state.over == (not state.frames)
    assert not state.over or state.last_round


def check_who_decides(state: GameState) -> None:
    """C3, C5: a pending seat has something to decide; another one can at most take a sealed choice back."""
    waiting = pending(state)
    assert bool(waiting) != state.over
    for seat in range(state.players):
        moves = legal_moves(state, seat)
        assert len(set(moves)) == len(moves)
        if seat in waiting:
            assert moves and m.TAKE_BACK_MOVE not in moves
        elif question(state) in EACH_CHOOSES:
            assert moves == [m.TAKE_BACK_MOVE]
        else:
            assert moves == []


def check_choices(state: GameState) -> None:
    """What may be decided is what the rules say, worked out anew for each pending seat."""
    kind = question(state)
    for seat in pending(state):
        moves = legal_moves(state, seat)
        if kind == TOKEN:
            assert token_places(state, moves) == expected_token_places(state)
        else:
            assert Counter(moves) == Counter(expected_moves(state, seat, kind))


def expected_moves(state: GameState, seat: int, kind: int) -> list[int]:
    """S5, C1, C2, R3, E1: what a seat may decide where no token is asked for."""
    if kind == DRAFT:
        return [m.keep_move(character) for character in state.packs[seat]]
    if kind == ITEM:
        assert state.stock[seat] and state.supply
        return [m.item_move(0), m.item_move(1)]
    if kind == GIVE_BACK:
        return [m.DONE_MOVE] + [m.give_move(tile) for tile in state.tiles[seat]]
    alone = [m.commit_move(card) for card in state.hands[seat]]
    with_tile = [card | m.adding_tile(tile) for card in alone for tile in state.tiles[seat]]
    return alone + with_tile + [m.NEW_HAND_MOVE] * (state.new_hands[seat] > 0)


def token_places(state: GameState, moves: list[int]) -> set[outline.Place]:
    """Return the places that token moves name; none for the two directions of T4."""
    _, _, _, building = state.frames[-1]
    new = outline.place_of(state.city, state.city.space[building])
    found = set()
    for move in moves:
        if m.kind_of(move) == m.TOKEN_BESIDE:
            found.add(outline.beside(new)[m.field(move, 0)])
        elif m.kind_of(move) == m.TOKEN_TO:
            found.add((m.field(move, 0) - m.MIDDLE, m.field(move, 1) - m.MIDDLE))
        else:
            assert sorted(moves) == sorted([m.shift_move(0), m.shift_move(1)])
    return found


def expected_token_places(state: GameState) -> set[outline.Place]:
    """T2, else T3, else none (T4)."""
    _, _, letter, building = state.frames[-1]
    tiles, tokens = outline.tiles_of(state.city), outline.tokens_of(state.city)
    new = outline.place_of(state.city, state.city.space[building])
    return outline.places_beside(tiles, tokens, letter, new) or outline.places_anywhere(tiles, tokens, letter)


Law = Callable[[GameState], None]

LAWS: list[Law] = [
    check_resources,
    check_nothing_negative,
    check_tiles,
    check_heights,
    check_cards,
    check_hands,
    check_deck,
    check_tokens,
    check_bonuses,
    check_end,
    check_who_decides,
    check_choices,
]


def check_laws(state: GameState) -> None:
    """Check every law."""
    for law in LAWS:
        law(state)
