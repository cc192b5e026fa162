"""A game that plays itself does whatever is legal, every choice as likely as any other."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from ginkgopolis.engine.modules.drawing import split_moves
from ginkgopolis.engine.random_play import TimedByDice, choose_randomly, play_randomly, with_dice
from ginkgopolis.engine.rng import dice
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.state import CHOOSE, SPLIT, TIMING, GameState
from ginkgopolis.engine.tiles import draw_tiles
from ginkgopolis.options import MODULE_NAMES, Options, set_up
from tests.changing import put

Outcome = tuple[object, ...]
TRIALS = 6000


def game_at(kind: int, seed: int) -> GameState:
    """Play with all modules until a question of this kind is asked in the fifth round or later."""
    state = set_up(Options(players=3, modules=MODULE_NAMES), seed)
    chance = dice(seed)
    while state.round < 5 or state.frames[-1][0] != kind or len(state.waiting) not in (0, 3):
        seat = pending(state)[0]
        moves = legal_moves(state, seat)
        apply(state, seat, moves[chance.below(len(moves))])
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
