"""The action space: every move has one number, and every number one move."""

import pytest

from ginkgopolis import BadOptions, Game, IllegalMove, Move, Options
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.rules import legal_moves, pending
from ginkgopolis.env.actions import MOST_PLACES, ActionSpace, actions_of, parts_of
from ginkgopolis.env.index import NO_MOVE, PASS
from ginkgopolis.env.places import REACH, SIDE
from ginkgopolis.options import MODULE_NAMES
from tests.battery.tables import Table
from tests.env.sampled import any_table, moments, options_of


@any_table
def test_every_legal_move_has_one_number(table: Table) -> None:
    actions = actions_of(options_of(table))
    for game in moments(table, every=1):
        for seat in pending(game.state):
            moves = legal_moves(game.state, seat)
            numbers = actions.index_of.indices(moves)
            assert len(set(numbers)) == len(set(moves))
            assert all(PASS < number < len(actions) for number in numbers)
            assert [actions.index_of.move_of(number, moves) for number in numbers] == moves


@any_table
def test_every_number_has_one_move(table: Table) -> None:
    actions = actions_of(options_of(table))
    codes = [code for code in actions.codes if code >= 0]
    assert len(set(actions.codes)) == len(actions)
    assert len(codes) == len(actions) - 1 - MOST_PLACES
    for number, code in enumerate(actions.codes):
        if code >= 0:
            assert actions.index_of.index_of(code) == number


def test_the_numbers_of_the_base_game() -> None:
    """These numbers are kept by whoever has trained something: they must never change.

    Before the places of tokens come a pass, 27 characters, a new hand, 2 items, 4 sides, 2 directions, done
    and 51 tiles to give back: 89. Then 15 x 15 places and 170 beyond them. Then each of the 60 building cards
    and 12 letters, alone or with one of 51 tiles.
    """
    actions = ActionSpace(Options(players=2))
    assert len(actions) == 89 + 225 + 170 + 72 * 52
    first = {
        "C1": 1,
        "C27": 27,
        "new hand": 28,
        "resource": 29,
        "tile": 30,
        ">N": 31,
        ">W": 34,
        ">cw": 35,
        ">ccw": 36,
        "done": 37,
        "give R4": 38,
        "give Y20": 88,
        ">7W7N": 89,
        ">7E7S": 313,
        "R1": 484,
        "R1+R4": 485,
        "R2": 536,
        "B5+R4": 484 + 24 * 52 + 1,
        "L+Y20": 484 + 72 * 52 - 1,
    }
    assert {text: actions.index(text) for text in first} == first
    assert {text: actions.move(number) for text, number in first.items()} == {
        text: Move(text) for text in first
    }


def test_the_number_of_actions_with_all_modules() -> None:
    """81 cards go with 67 tiles or none.

    67 tiles can be given back, laid under another (or none), or drawn in 10 * 27 * 2 ways. 81 cards can be
    set aside. There are 10 experts, 5 choices of an event, 6 pairs of them, 2 times, and losses of up to 18.
    """
    actions = ActionSpace(Options(players=4, modules=MODULE_NAMES))
    losses = sum(losses + 1 for losses in range(1, 19))
    modules = 540 + 10 + 68 + 2 + 5 + 6 + 2 + losses + 81
    assert len(actions) == 38 + 67 + 225 + 170 + modules + 81 * 68


def test_numbers_do_not_depend_on_what_does_not_change_the_moves() -> None:
    plain = ActionSpace(Options(players=2)).codes
    assert ActionSpace(Options(players=5, introductory=True, closed_screens=True)).codes == plain
    assert ActionSpace(Options(players=1, hal="expert")).codes == plain


def test_places_beyond_the_reach_are_numbered_as_they_are_listed() -> None:
    actions = ActionSpace(Options(players=2))
    near, far = m.token_to_move(REACH, 0), [m.token_to_move(REACH + step, 0) for step in (1, 2)]
    moves = [far[0], near, far[1]]
    first = 89 + SIDE * SIDE
    assert actions.index_of.indices(moves) == [first, 89 + 7 * SIDE + 14, first + 1]
    assert [actions.index_of.move_of(first + at, moves) for at in range(3)] == [*far, NO_MOVE]
    legal = [Move.from_code(move) for move in moves]
    assert actions.move(first + 1, legal) == legal[2] and actions.index(legal[2], legal) == first + 1


def test_a_pass_is_number_0() -> None:
    assert ActionSpace(Options(players=2)).move(PASS) is None


def test_factors_tell_the_parts_of_a_move() -> None:
    actions = ActionSpace(Options(players=2))
    factors = actions.factors()
    assert factors[actions.index("B5+R4")] == (m.COMMIT, 32 + 5, 4 + 1, 0)
    assert factors[actions.index(">E")] == (m.TOKEN_BESIDE, 1, 0, 0)
    assert factors[PASS] == (-1, NO_MOVE, -1, -1) and len(factors) == len(actions)


def test_what_has_no_number_is_refused_in_a_sentence() -> None:
    actions = ActionSpace(Options(players=2))
    with pytest.raises(IllegalMove, match="no action for R21"):
        actions.index("R21")
    with pytest.raises(IllegalMove, match="no action 4228: the last is 4227"):
        actions.move(4228)
    with pytest.raises(IllegalMove, match="action 314"):
        actions.move(314, Game.new(players=2, seed=1).legal_moves(0))


def test_options_are_checked() -> None:
    with pytest.raises(BadOptions, match="players"):
        ActionSpace(Options(players=6))


def test_a_module_that_does_not_name_its_moves_cannot_be_numbered() -> None:
    with pytest.raises(BadOptions, match="The module lanterns does not say which moves it brings"):
        parts_of(Options(players=2, modules=("lanterns",)))
