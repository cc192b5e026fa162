"""Ratings, against what is known about them without a computer."""

from itertools import permutations
from math import log10

import pytest

from ginkgopolis.arena.ratings import PRIOR, fit, leads, make_ratings
from tests.arena.samples import block_of, outcome, plan_of


def test_two_bots_by_hand() -> None:
    """Odds of ten to one are 400 points; every pair is given one drawn game more."""
    won, lost = 10 - PRIOR, 1 - PRIOR
    low, high = fit({(0, 1): lost, (1, 0): won}, 2)
    assert high - low == pytest.approx(400, abs=0.01)
    assert (low + high) / 2 == pytest.approx(1500)


def test_expected_wins_are_those_that_were_counted() -> None:
    """What makes a rating the most likely one: each bot would be expected to win as often as it did."""
    lead = {(0, 1): 30.0, (1, 0): 12.0, (0, 2): 8.0, (2, 0): 1.0, (1, 2): 14.5, (2, 1): 9.5}
    ratings = fit(lead, 3)
    for one in range(3):
        others = [two for two in range(3) if two != one]
        won = sum(lead[one, two] + PRIOR for two in others)
        expected = sum(
            (lead[one, two] + lead[two, one] + 2 * PRIOR) / (1 + 10 ** ((ratings[two] - ratings[one]) / 400))
            for two in others
        )
        assert won == pytest.approx(expected, rel=1e-4)


def test_whoever_never_loses_is_not_infinitely_strong() -> None:
    low, high = fit({(0, 1): 0.0, (1, 0): 20.0}, 2)
    assert high - low == pytest.approx(400 * log10(20.5 / 0.5), abs=0.01)


def test_a_game_counts_once_however_many_copies_there_are() -> None:
    found = list(leads(outcome((1, 0, 1, 1), (10, 20, 20, 30))))
    ahead = sum(lead for pair, lead in found if pair == (0, 1))
    behind = sum(lead for pair, lead in found if pair == (1, 0))
    assert ahead == pytest.approx((1 + 0.5 + 0) / 3)
    assert ahead + behind == pytest.approx(1)


def test_a_pool_by_hand() -> None:
    """The first bot always beats the others by ten, who are equal."""
    plan = plan_of("strong", "weak", "feeble", players=2, pool=True)
    blocks = [
        block_of(plan, 3 * seed + pair, *games)
        for seed in range(5)
        for pair, games in enumerate((((20, 10), (10, 20)), ((20, 10), (10, 20)), ((10, 11), (10, 11))))
    ]
    ratings = make_ratings(plan, blocks)
    assert ratings.bots[0].name == "strong"
    assert (ratings.blocks, ratings.games) == (5, 30)
    best, *others = ratings.bots
    assert best.win_rate == 1
    assert best.margin == 10
    assert others[0].rating == pytest.approx(others[1].rating, abs=0.1)
    assert sum(bot.rating for bot in ratings.bots) / 3 == pytest.approx(1500)
    rates = {(each.candidate, each.baseline): each.win_rate for each in ratings.matrix}
    assert list(rates) == list(permutations(("strong", "weak", "feeble"), 2))
    assert rates["strong", "weak"] == 1 and rates["weak", "strong"] == 0
    assert rates["weak", "feeble"] == 0.5
    assert {each.games for each in ratings.matrix} == {10}


def test_seeds_that_are_alike_leave_nothing_to_chance() -> None:
    plan = plan_of("strong", "weak", players=2, pool=True)
    blocks = [block_of(plan, seed, (20, 10), (11, 10)) for seed in range(8)]
    for bot in make_ratings(plan, blocks).bots:
        low, high = bot.rating_interval
        assert low == pytest.approx(bot.rating, abs=0.01)
        assert high == pytest.approx(bot.rating, abs=0.01)


def test_only_candidates_count_for_the_numbers_of_a_bot() -> None:
    """As one of two copies of the baseline a bot has another task."""
    plan = plan_of("a", "b", players=3, pool=True)
    first = block_of(plan, 0, (9, 1, 1), (1, 9, 1), (1, 1, 9))
    second = block_of(plan, 1, (2, 5, 5), (5, 2, 5), (5, 5, 2))
    bots = {bot.name: bot for bot in make_ratings(plan, [second, first]).bots}
    assert (bots["a"].win_rate, bots["a"].margin, bots["a"].games) == (1, 8, 3)
    assert (bots["b"].win_rate, bots["b"].margin, bots["b"].games) == (0, -3, 3)
