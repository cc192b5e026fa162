"""The block that a state is: its table is complete, and a pile that needs more room changes nothing."""

import random

import pytest

from ginkgopolis.engine.frames import first_in, frame_of, kind_in, seat_in, second_in
from ginkgopolis.engine.layout import (
    CELL_OF,
    COUNT,
    DECK,
    DISCARD,
    FIXED,
    GROUND,
    NUMBERS,
    PILE_OF,
    PILES,
    ROOM,
    STACKS,
    SUPPLY,
)
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.setup import new_game
from ginkgopolis.engine.state import GameState
from ginkgopolis.errors import BadPosition
from ginkgopolis.expansions import modules_named
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import read_position, write_position


def test_every_cell_belongs_to_one_row_of_the_table() -> None:
    cells = [cell for _, first, size, _ in NUMBERS for cell in range(first, first + size)]
    assert sorted([*cells, GROUND]) == list(range(3 * PILES, FIXED))
    piles = [pile for _, first, size, _ in STACKS for pile in range(first, first + size)]
    assert sorted(piles) == list(range(PILES))
    assert (COUNT, ROOM) == (PILES, 2 * PILES)


@pytest.mark.parametrize("name", sorted({*CELL_OF, *PILE_OF} - {"under"}))
def test_whatever_is_in_the_block_can_be_read_by_its_name(name: str) -> None:
    assert getattr(new_game(3, False, 1), name) is not None


@pytest.mark.parametrize("frame", [(0, -1, 0, 0), (71, 4, -9, 300), (36, 2, 9, 4), (100, 0, -200, -1)])
def test_a_frame_in_one_number(frame: tuple[int, int, int, int]) -> None:
    packed = frame_of(*frame)
    assert (kind_in(packed), seat_in(packed), first_in(packed), second_in(packed)) == frame


def leave_no_room(state: GameState) -> None:
    """Let every pile be full, so that it must be moved with the next thing laid on it."""
    for pile in range(PILES):
        state.cells[ROOM + pile] = state.count(pile)


@pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=["base", "all modules"])
def test_piles_without_any_room_are_played_alike(modules: tuple[str, ...]) -> None:
    chance = random.Random(4)
    state = new_game(4, False, 4, modules=modules_named(modules))
    twin = state.copy()
    while not state.over:
        leave_no_room(twin)
        seat = chance.choice(pending(state))
        moves = legal_moves(state, seat)
        assert legal_moves(twin, seat) == moves
        move = chance.choice(moves)
        apply(state, seat, move)
        apply(twin, seat, move)
    assert write_position(twin) == write_position(state)


@pytest.mark.parametrize("pile", [SUPPLY, DECK])
def test_a_pile_is_put_in_order_whatever_numbers_it_has(pile: int) -> None:
    """Among them numbers whose bit is beyond the 32nd: compiled, `1 << x` would lose them."""
    state = new_game(2, False, 1)
    things = [0, 1, 30, 31, 32, 33, 35, 58, 59, 60, 61, 91, 92, 93, 111, 119]
    state.lay(pile, random.Random(1).sample(things, len(things)))
    state.sort(pile)
    assert state.items(pile) == things


def test_two_piles_change_places() -> None:
    state = new_game(2, False, 1)
    deck, discard = state.deck, state.discard
    state.swap(DECK, DISCARD)
    assert (state.deck, state.discard) == (discard, deck)
    state.append(DECK, 7)
    assert (state.deck, state.discard) == ([*discard, 7], deck)


def test_a_copy_of_a_block_is_independent() -> None:
    state = new_game(3, True, 1)
    before = write_position(state)
    twin = state.copy()
    while not twin.over:
        seat = pending(twin)[0]
        apply(twin, seat, legal_moves(twin, seat)[0])
    assert write_position(state) == before


def test_a_city_of_more_green_spaces_than_there_are_tiles_is_refused() -> None:
    row = " ".join(["P"] * 90)
    with pytest.raises(BadPosition) as refused:
        read_position(f"players 2\nmodules green_spaces\ncity\n{row}\n")
    assert "9" in str(refused.value)
