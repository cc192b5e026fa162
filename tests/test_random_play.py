"""A game that plays itself does whatever is legal, every choice as likely as any other."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.engine.modules.drawing import split_moves
from ginkgopolis.engine.moves import DONE_MOVE
from ginkgopolis.engine.random_play import (
    TimedByDice,
    choose_randomly,
    draft_randomly,
    give_back_randomly,
    move_token_randomly,
    play_randomly,
    with_dice,
)
from ginkgopolis.engine.rng import dice
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.state import CHOOSE, GIVE_BACK, SPLIT, TIMING, TOKEN, GameState
from ginkgopolis.engine.tiles import draw_tiles
from ginkgopolis.options import MODULE_NAMES, Options, set_up
from tests.changing import put, put_at

Outcome = tuple[object, ...]
TRIALS = 6000


def game_at(kind: int, seed: int) -> GameState:
    """Play with all modules until a question of this kind is asked in the fifth round or later."""
    state = set_up(Options(players=3, modules=MODULE_NAMES), seed)
    chance = dice(seed)
    while state.round < 5 or state.frames[-1][0] != kind or len(state.waiting) not in (0, 3):
        seat = pending(state)[0]
        moves = legal_moves(state, seat)
        apply(state, seat, moves[chance.throw() % len(moves)])
    return state


def chosen(state: GameState) -> Outcome:
    """Return what the first seat has laid down."""
    laid = (state.cards, state.committed_tiles, state.lower_tiles, state.committed_events, state.aside)
    return tuple(each[0] for each in laid)


def chances(state: GameState, share: Fraction, found: dict[Outcome, Fraction]) -> None:
    """Find what the first seat may lay down, and how likely each is if all legal moves always are."""
    if 0 not in state.waiting:
        found[chosen(state)] = found.get(chosen(state), Fraction(0)) + share
        return
    moves = legal_moves(state, 0)
    for move in moves:
        twin = state.copy()
        apply(twin, 0, move)
        chances(twin, share / len(moves), found)


def check_frequencies(found: Counter[Outcome], expected: dict[Outcome, Fraction]) -> None:
    """Nothing else happens, and no outcome much more or less often than it should."""
    assert found.keys() <= expected.keys()
    assert sum(expected.values()) == 1
    surprise = sum((found[each] - TRIALS * share) ** 2 / (TRIALS * share) for each, share in expected.items())
    freedom = len(expected) - 1
    assert surprise < freedom + 5 * (2 * freedom) ** 0.5


def try_often(play: Callable[[GameState], Outcome], state: GameState) -> Counter[Outcome]:
    """Return how often each outcome came when the same game went on again and again."""
    return Counter(play(state.copy()) for _ in range(TRIALS))


@pytest.mark.parametrize("seed", [2, 3, 13, 69])  # a master architect, several green spaces, events
def test_cards_with_all_that_is_added(seed: int) -> None:
    state = game_at(CHOOSE, seed)
    put(state, "new_hands", [0, 0, 0])
    chance = dice(seed)

    def play(twin: GameState) -> Outcome:
        choose_randomly(twin, chance)
        return chosen(twin)

    expected: dict[Outcome, Fraction] = {}
    chances(state, Fraction(1), expected)
    assert len(expected) > 30
    check_frequencies(try_often(play, state), expected)


def test_a_choice_that_has_been_begun() -> None:
    state = game_at(CHOOSE, 5)
    apply(state, 0, legal_moves(state, 0)[0])
    assert state.asking[0] >= 0
    chance = dice(5)

    def play(twin: GameState) -> Outcome:
        choose_randomly(twin, chance)
        return chosen(twin)

    expected: dict[Outcome, Fraction] = {}
    chances(state, Fraction(1), expected)
    check_frequencies(try_often(play, state), expected)


def supplies(state: GameState) -> Outcome:
    """Return what is left of all kinds of tiles."""
    prestige = [len(pile) for pile in state.prestige]
    return (len(state.supply), len(state.value_two), *prestige, state.green_spaces)


@pytest.mark.parametrize("amount", [1, 2, 3, 4, 7])
def test_tiles_of_all_kinds(amount: int) -> None:
    state = set_up(Options(players=3, modules=MODULE_NAMES), 1)
    chance = dice(amount)

    def play(twin: GameState) -> Outcome:
        twin.modules, twin.dice = with_dice(twin.modules), chance
        draw_tiles(twin, 0, amount)
        return supplies(twin)

    ways = split_moves(state, 0, amount)
    expected: dict[Outcome, Fraction] = {}
    for move in ways:
        twin = state.copy()
        twin.push(SPLIT, 0, amount, 0)
        apply(twin, 0, move)
        expected[supplies(twin)] = Fraction(1, len(ways))
    assert len(expected) == len(ways)
    check_frequencies(try_often(play, state), expected)


def answers(state: GameState, seat: int, after: Callable[[GameState], Outcome]) -> dict[Outcome, Fraction]:
    """Find what each legal move of a seat leads to, all being as likely as any other."""
    moves = legal_moves(state, seat)
    found: dict[Outcome, Fraction] = {}
    for move in moves:
        twin = state.copy()
        apply(twin, seat, move)
        found[after(twin)] = found.get(after(twin), Fraction(0)) + Fraction(1, len(moves))
    return found


@pytest.mark.parametrize("seed", [1, 2, 4])
def test_where_a_token_goes(seed: int) -> None:
    state = game_at(TOKEN, seed)
    chance = dice(seed)

    def tokens(twin: GameState) -> Outcome:
        return tuple(twin.tokens)

    def play(twin: GameState) -> Outcome:
        move_token_randomly(twin, chance)
        return tokens(twin)

    expected = answers(state, pending(state)[0], tokens)
    assert len(expected) > 1
    check_frequencies(try_often(play, state), expected)


def test_characters_of_the_draft() -> None:
    state = set_up(Options(players=2), 1)
    chance = dice(1)

    def kept(twin: GameState) -> Outcome:
        return (twin.characters[0][0],)

    def play(twin: GameState) -> Outcome:
        draft_randomly(twin, chance)
        assert not twin.offered_to >= 0 and chance.decisions
        return kept(twin)

    check_frequencies(try_often(play, state), answers(state, 0, kept))


def test_tiles_given_back() -> None:
    """The last seat lays out tiles until it has enough; of two green spaces only one is in question."""
    state = set_up(Options(players=3, modules=("green_spaces",)), 1)
    state.frames = [(GIVE_BACK, -1, 0, 0)]
    state.owing = 4
    put_at(state, "tiles", 2, [GREEN_SPACE, 12, GREEN_SPACE, 70])
    chance = dice(1)
    given: dict[Outcome, Fraction] = {}

    def lay_out(twin: GameState, share: Fraction) -> None:
        moves = legal_moves(twin, 2)
        for move in moves:
            after = twin.copy()
            apply(after, 2, move)
            if move == DONE_MOVE:
                result = (*sorted(after.tiles[2]),)
                given[result] = given.get(result, Fraction(0)) + share / len(moves)
            else:
                lay_out(after, share / len(moves))

    def play(twin: GameState) -> Outcome:
        give_back_randomly(twin, chance)
        return (*sorted(twin.tiles[2]),)

    lay_out(state, Fraction(1))
    check_frequencies(try_often(play, state), given)


def test_events_before_and_after_the_action() -> None:
    state = game_at(TIMING, 6)
    *frames, _, (_, seat, _, _) = state.frames
    state.frames = frames
    chance = dice(6)

    def play(twin: GameState) -> Outcome:
        twin.dice = chance
        return (TimedByDice().comes_first(twin, seat),)

    check_frequencies(try_often(play, state), {(True,): Fraction(1, 2), (False,): Fraction(1, 2)})


def test_decisions_are_counted_and_nothing_is_left_behind() -> None:
    state = game_at(TIMING, 6)
    modules = state.modules
    chance = dice(6)
    assert [play_randomly(twin, chance) > 100 for twin in (state.copy(), state)] == [True, True]
    assert state.over
    assert state.modules is modules
