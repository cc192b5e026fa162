"""Cities that grow by urbanizing alone: the outline and the tokens, by Hypothesis (T)."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.tokens import outline as engine_outline
from tests.battery import growth, outline
from tests.battery.growth import Growth
from tests.battery.outline import Place

STEPS = st.lists(st.tuples(st.integers(0, 11), st.integers(0, 63)), min_size=12, max_size=45)
Steps = list[tuple[int, int]]

calm = settings(derandomize=True, max_examples=60)
thorough = settings(max_examples=3000)


def grow(steps: Steps, tight: bool) -> Growth:
    """Let a city grow and check every step; a tight city prefers tokens in its bays."""
    grown = Growth()
    for pick, choice in steps:
        letter = letter_in_a_bay(grown, pick) if tight else pick
        moves = grown.urbanize(letter)
        growth.check_options(grown, letter, moves)
        growth.check_free_sides(grown, letter)
        grown.settle(letter, moves[choice % len(moves)])
        growth.check_in_order(grown)
    return grown


def letter_in_a_bay(grown: Growth, pick: int) -> int:
    """Choose one of the four tokens that have the most neighbours among tiles and tokens."""
    full = grown.tiles | set(grown.tokens)
    letters = sorted(range(12), key=lambda letter: -neighbours(grown.tokens[letter], full))
    return letters[pick % 4]


def neighbours(place: Place | None, full: frozenset[Place | None]) -> int:
    """Count the neighbours of a place that are not free."""
    return 0 if place is None else sum(near in full for near in outline.beside(place))


@calm
@given(STEPS, st.booleans())
def test_tokens_stay_in_order_however_the_city_grows(steps: Steps, tight: bool) -> None:
    """T1 to T5 hold at every step, by a walk of our own."""
    grow(steps, tight)


@pytest.mark.soak
@thorough
@given(STEPS, st.booleans())
def test_tokens_stay_in_order_in_thousands_of_cities(steps: Steps, tight: bool) -> None:
    grow(steps, tight)


def random_steps(seed: int) -> Steps:
    """Return steps by chance alone, which Hypothesis would soon make simpler than we want."""
    chance = random.Random(seed)
    return [(chance.randrange(12), chance.randrange(64)) for _ in range(45)]


def test_every_way_of_settling_occurs() -> None:
    """T2, T3 and T4 in both directions all happen in ordinary cities, and so do tokens in courtyards (T5)."""
    seen: set[int] = set()
    courtyards = 0
    for seed in range(60):
        grown = grow(random_steps(seed), tight=seed % 2 == 0)
        seen.update(grown.kinds)
        courtyards += any(place not in outline.walk_around(grown.tiles) for place in grown.tokens)
    assert seen == {m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT}
    assert courtyards > 0


def mirrored(place: Place) -> Place:
    """West for east."""
    return -place[0], place[1]


def quarter_turned(place: Place) -> Place:
    """A quarter turn clockwise: north becomes east."""
    return -place[1], place[0]


BACKWARDS = [11 - letter for letter in range(12)]


@calm
@given(STEPS, st.booleans(), st.integers(0, 11))
@example(random_steps(3), True, 5)
def test_the_rule_knows_no_compass(steps: Steps, tight: bool, first: int) -> None:
    """Seen in a mirror, with the alphabet backwards, clockwise is counter-clockwise and all else the same.

    Turned by a quarter, with another letter as the first, everything is the same.
    """
    grown = Growth()
    rotated = [(letter + first) % 12 for letter in range(12)]
    for pick, choice in steps:
        letter = letter_in_a_bay(grown, pick) if tight else pick
        moves = grown.urbanize(letter)
        growth.check_turned(grown, letter, moves, mirrored, BACKWARDS)
        growth.check_turned(grown, letter, moves, quarter_turned, rotated)
        grown.settle(letter, moves[choice % len(moves)])


@pytest.mark.parametrize("seed", range(12))
def test_making_room_knows_no_compass(seed: int) -> None:
    """T4 is the same in a mirror and after a quarter turn, in cities that come to need it."""
    grown = Growth()
    for pick, choice in random_steps(seed):
        letter = letter_in_a_bay(grown, pick)
        moves = grown.urbanize(letter)
        if m.kind_of(moves[0]) == m.TOKEN_SHIFT:
            growth.check_turned(grown, letter, moves, mirrored, BACKWARDS)
            growth.check_turned(grown, letter, moves, quarter_turned, list(range(12)))
        grown.settle(letter, moves[choice % len(moves)])


@pytest.mark.parametrize("towards", [(0, -1), (1, 0), (0, 1), (-1, 0), (1, 1), (-1, -1), (2, -1), (-1, 2)])
def test_a_city_may_grow_as_far_as_it_likes(towards: Place) -> None:
    """No limit: 75 tiles towards one side, always the farthest token and as far as it may go."""

    def distance(place: Place | None) -> int:
        return -1000 if place is None else place[0] * towards[0] + place[1] * towards[1]

    grown = Growth()
    for _ in range(75):
        letter = max(range(12), key=lambda x: distance(grown.tokens[x]))
        moves = grown.urbanize(letter)
        growth.check_options(grown, letter, moves)
        settled = max(growth.places_after(grown.city, letter, moves), key=lambda x: distance(x[letter]))
        for move in moves:
            if growth.places_after(grown.city, letter, [move]) == {settled}:
                grown.settle(letter, move)
                break
        growth.check_in_order(grown)
    assert len(grown.tiles) == 9 + 75
    farthest = max(max(abs(east), abs(south)) for east, south in grown.tiles)
    assert farthest > 32
    assert engine_outline(grown.city)


@calm
@given(STEPS)
def test_a_copy_of_a_city_is_its_own(steps: Steps) -> None:
    """Building in a copy leaves the original as it was, even if the copy's grid grows."""
    grown = grow(steps[:10], tight=False)
    before = grown.tiles, grown.tokens, list(grown.city.ground)
    twin = Growth()
    twin.city = grown.city.copy()
    for letter, choice in steps[10:]:
        moves = twin.urbanize(letter)
        twin.settle(letter, moves[choice % len(moves)])
    assert before == (grown.tiles, grown.tokens, grown.city.ground)
