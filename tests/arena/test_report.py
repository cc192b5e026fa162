"""The numbers of the report, against numbers worked out by hand."""

from math import sqrt

import pytest

from ginkgopolis.arena.match import Block, Mishap, Outcome, play_block, time_bin
from ginkgopolis.arena.report import make_report
from ginkgopolis.arena.statistics import draw_blocks, estimate, interval_of, milliseconds
from tests.arena.samples import block_of, plan_of


def test_wins_and_margins_by_hand() -> None:
    """Two players, two blocks: a victory by 10, a shared one, a defeat by 3, a victory by 1."""
    plan = plan_of("greedy", "random", players=2)
    blocks = [block_of(plan, 0, (50, 40), (30, 30)), block_of(plan, 1, (20, 23), (40, 41))]
    report = make_report(plan, blocks)
    candidate, baseline = report.bots
    assert (report.blocks, report.games) == (2, 4)
    assert candidate.win_rate == pytest.approx((1 + 0.5 + 0 + 1) / 4)
    assert candidate.margin == pytest.approx((10 + 0 - 3 + 1) / 4)
    assert candidate.score == pytest.approx((50 + 30 + 20 + 41) / 4)
    assert baseline.win_rate == pytest.approx(1 - candidate.win_rate)
    assert baseline.margin == pytest.approx(-candidate.margin)
    assert [seat.win_rate for seat in candidate.seats] == [0.5, 0.75]
    assert candidate.scores == {20: 1, 30: 1, 41: 1, 50: 1}


def test_ties_are_split_among_all_that_share() -> None:
    """Of three players two or three may win; the baseline's numbers are those of one of its copies."""
    plan = plan_of("greedy", "random")
    block = block_of(plan, 0, (30, 30, 10), (30, 30, 30), (10, 20, 5))
    candidate, baseline = make_report(plan, [block]).bots
    assert candidate.win_rate == pytest.approx((1 / 2 + 1 / 3 + 0) / 3, abs=1e-6)
    assert baseline.win_rate == pytest.approx(((1 / 2 + 0) + (1 / 3 + 1 / 3) + (0 + 1)) / 6, abs=1e-6)
    assert candidate.margin == pytest.approx((0 + 0 - 15) / 3)
    assert baseline.margin == pytest.approx((0 - 20 + 0 + 0 - 10 + 10) / 6, abs=1e-6)
    assert (candidate.games, baseline.games) == (3, 3)


def test_intervals_come_from_whole_blocks() -> None:
    """Blocks that are all alike leave nothing to chance, however different their games are."""
    plan = plan_of("greedy", "random", players=2)
    blocks = [block_of(plan, number, (50, 40), (50, 40)) for number in range(20)]
    bot = make_report(plan, blocks).bots[0]
    assert bot.win_rate_interval == (0.5, 0.5)
    assert bot.margin_interval == (0.0, 0.0)


def test_the_interval_of_the_bootstrap() -> None:
    """Of 400 coins, 200 heads: 1.96 standard errors each way, as every textbook has it."""
    low, high = estimate([0.0, 1.0] * 200, draw_blocks(400)).interval
    error = 1.96 * sqrt(0.25 / 400)
    assert low == pytest.approx(0.5 - error, abs=0.005)
    assert high == pytest.approx(0.5 + error, abs=0.005)
    assert estimate([0.0, 1.0] * 200, draw_blocks(400)).interval == (low, high)


def test_an_interval_leaves_as_much_out_below_as_above() -> None:
    assert interval_of([float(each) for each in range(2000, 0, -1)]) == (51.0, 1950.0)


def test_one_block_has_no_width() -> None:
    assert estimate([0.25], draw_blocks(1)) == (0.25, (0.25, 0.25))


def test_times_are_kept_to_one_percent() -> None:
    for seconds in (3e-6, 0.0012, 0.5, 70.0):
        assert milliseconds({time_bin(seconds): 1}, 0.5) == pytest.approx(1000 * seconds, rel=0.011)


def test_median_and_99th_percentile() -> None:
    times = {time_bin(0.001): 98, time_bin(0.1): 2}
    assert milliseconds(times, 0.5) == pytest.approx(1, rel=0.01)
    assert milliseconds(times, 0.98) == pytest.approx(1, rel=0.01)
    assert milliseconds(times, 0.99) == pytest.approx(100, rel=0.01)
    assert milliseconds({}, 0.5) is None


def test_sources_and_rounds() -> None:
    """Rounds that fewer than half of the games reached are not told."""
    plan = plan_of("greedy", "random", players=2)
    rounds = [[1, 2], [3, 4], [5, 6]]
    games = [
        Outcome((0, 1), [[1, 2, 3, 4, 5], [0, 0, 0, 0, 0]], rounds[:1]),
        Outcome((1, 0), [[0, 0, 0, 0, 0], [3, 4, 5, 6, 7]], rounds[:2]),
        Outcome((0, 1), [[2, 3, 4, 5, 6], [0, 0, 0, 0, 0]], rounds),
    ]
    report = make_report(plan, [Block(0, 1, games, [{}, {}])])
    bot = report.bots[0]
    assert bot.sources == {"tokens": 2, "cards": 3, "new_hands": 4, "districts": 5, "extras": 6}
    assert bot.points_per_round == pytest.approx([(1 + 2 + 1) / 3, (4 + 3) / 2], abs=1e-6)
    assert report.rounds == 2


def test_troubles_are_told_and_counted() -> None:
    plan = plan_of("greedy", "random", players=2)
    mishaps = [Mishap(0, "crash", "It crashed."), Mishap(1, "illegal move", "It cheated.")]
    games = [Outcome((0, 1), [[1], [2]], [[1, 2]], mishaps), Outcome((1, 0), [[1], [2]], [[1, 2]])]
    report = make_report(plan, [Block(4, 5, games, [{}, {}])])
    assert [bot.troubles for bot in report.bots] == [{"crash": 1}, {"illegal move": 1}]
    assert report.troubles == [
        "Block 4, seed 5, game 0: It crashed.",
        "Block 4, seed 5, game 0: It cheated.",
    ]


def test_a_game_adds_up() -> None:
    """The last round is the end, the sources are the score, and the points never come from nowhere."""
    plan = plan_of("random", "random")
    for game in play_block(plan, 0).games:
        assert game.rounds[-1] == game.totals
        assert len(game.rounds) > 5
        assert game.mishaps == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_bot_against_itself_wins_its_share_at_every_seat(players: int) -> None:
    """The control of every arena: one of n, within the interval, wherever it sits."""
    plan = plan_of("random", players=players)
    (bot,) = make_report(plan, [play_block(plan, number) for number in range(200)]).bots
    assert bot.win_rate == pytest.approx(1 / players, abs=1e-6)
    assert len(bot.seats) == players
    for seat in bot.seats:
        low, high = seat.win_rate_interval
        assert low <= 1 / players <= high


def test_a_bot_against_its_copies_is_no_better_than_they_are() -> None:
    """The same bots with the same seed play the same game whoever is called the candidate."""
    plan = plan_of("random", "random")
    candidate, baseline = make_report(plan, [play_block(plan, number) for number in range(5)]).bots
    assert candidate.win_rate_interval == baseline.win_rate_interval == (0.333333, 0.333333)
    assert candidate.scores == {score: count // 2 for score, count in baseline.scores.items()}
