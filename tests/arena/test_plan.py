"""Who sits where, and what cannot be played."""

from collections import Counter
from itertools import permutations

import pytest

from ginkgopolis import BadOptions
from ginkgopolis.arena.plan import check_plan
from tests.arena.samples import plan_of


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_candidate_has_every_seat_once(players: int) -> None:
    seatings = plan_of("greedy", "random", players=players).seatings(7)
    assert [seating.index(0) for seating in seatings] == list(range(players))
    assert all(seating.count(1) == players - 1 for seating in seatings)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_as_many_bots_as_players_have_every_seat_once(players: int) -> None:
    """From block to block they have other neighbours, until all circles were there."""
    plan = plan_of(*["random"] * players, players=players)
    circles: Counter[tuple[int, ...]] = Counter()
    orders = len(list(permutations(range(players - 1))))
    for block in range(orders):
        seatings = plan.seatings(block)
        assert len(seatings) == players
        for seat in range(players):
            assert sorted(seating[seat] for seating in seatings) == list(range(players))
        circles.update({tuple(turned(seating)) for seating in seatings})
    assert set(circles.values()) == {1}
    assert len(circles) == orders


def turned(seating: tuple[int, ...]) -> tuple[int, ...]:
    """The circle, from the first bot on."""
    at = seating.index(0)
    return seating[at:] + seating[:at]


def test_one_bot_alone_plays_itself_once() -> None:
    assert plan_of("random", players=4).seatings(0) == [(0, 0, 0, 0)]


def test_against_hal_each_bot_plays_alone() -> None:
    assert plan_of("random", "greedy", players=1, hal="normal").seatings(3) == [(0,), (1,)]


def test_in_a_pool_all_pairs_meet_with_every_seed() -> None:
    plan = plan_of("a", "b", "c", players=3, seed=10, pool=True)
    assert plan.blocks(4) == 24
    assert [plan.seed_of(block) for block in (0, 5, 6, 23)] == [10, 10, 11, 13]
    met = {
        (min(each, key=each.count), max(each, key=each.count)) for n in range(6) for each in plan.seatings(n)
    }
    assert met == set(permutations(range(3), 2))


def test_two_players_of_a_pool_need_not_meet_twice() -> None:
    plan = plan_of("a", "b", "c", players=2, pool=True)
    assert plan.blocks(1) == 3
    assert plan.seatings(0) == [(0, 1), (1, 0)]


def test_what_cannot_be_played() -> None:
    with pytest.raises(BadOptions, match=r"There are 3 bots for 4 players: name a candidate and a baseline"):
        check_plan(plan_of("random", "random", "random", players=4), 1)
    with pytest.raises(BadOptions, match="no bot 'nobody'"):
        check_plan(plan_of("random", "nobody"), 1)
    with pytest.raises(BadOptions, match="7 players"):
        check_plan(plan_of("random", players=7), 1)
    with pytest.raises(BadOptions, match="seed must be"):
        check_plan(plan_of("random", seed=-1), 1)
    with pytest.raises(BadOptions, match="seed must be"):
        check_plan(plan_of("random", seed=10**100 - 1), 2)
    with pytest.raises(BadOptions, match="two bots at least"):
        check_plan(plan_of("random", pool=True), 1)
    with pytest.raises(BadOptions, match="named twice"):
        check_plan(plan_of("random", "random", pool=True), 1)
    with pytest.raises(BadOptions, match="arena` measures bots against Hal"):
        check_plan(plan_of("random", "greedy", players=1, hal="normal", pool=True), 1)
