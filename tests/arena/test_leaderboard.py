"""The leaderboard: what is played, and how figures follow from games."""

import pytest

from ginkgopolis import BadOptions
from ginkgopolis.arena.leaderboard.boards import (
    BOARDS,
    LEADERBOARD_1,
    NEWEST,
    PUBLISHED,
    Contest,
    board_named,
    candidate_named,
)
from ginkgopolis.arena.leaderboard.checking import draw_sample, seeds_text
from ginkgopolis.arena.leaderboard.submission import figures_of
from ginkgopolis.arena.match import play_block
from tests.arena.boards import TINY
from tests.arena.samples import block_of

FIRST_SEED = {
    "2-greedy": [[157, 125], [157, 125]],
    "2-planner": [[111, 146], [126, 72]],
    "3-planner": [[75, 66, 85], [51, 64, 101], [63, 67, 55]],
    "4-planner-modules": [[70, 97, 130, 122], [66, 49, 84, 75], [72, 87, 47, 91], [90, 80, 59, 50]],
    "hal-expert": [[45, 80]],
}
"""How the games of the first seed of `leaderboard-1` end for greedy; see the test."""


@pytest.mark.parametrize("contest", LEADERBOARD_1.contests, ids=lambda contest: contest.name)
def test_a_published_board_stays_as_it_is(contest: Contest) -> None:
    """If this fails, opponents or rules have changed: leave the board to the past and add another."""
    block = play_block(LEADERBOARD_1.plan(contest, "greedy"), 0)
    assert block.seed == 2_000_000
    assert [game.totals for game in block.games] == FIRST_SEED[contest.name]


def test_boards_by_their_names() -> None:
    assert board_named(PUBLISHED) is NEWEST is LEADERBOARD_1
    assert {name: board.name for name, board in BOARDS.items()} == {"leaderboard-1": "leaderboard-1"}
    with pytest.raises(BadOptions, match="no leaderboard 'x'; there are published and leaderboard-1"):
        board_named("x")


def test_bots_as_submissions_name_them() -> None:
    assert candidate_named("medium") == "planner"
    assert candidate_named(" montecarlo:worlds=4 ") == "montecarlo:worlds=4"
    assert candidate_named("file:./bots/../bots/a.py:depth=2") == "file:bots/../bots/a.py:depth=2"
    assert candidate_named("file:./a.py") == "file:a.py"
    assert candidate_named("exec:./a --fast") == "exec:./a --fast"


def test_figures_are_means_over_seeds() -> None:
    """Of the first seed both games are won and one is shared with Hal, of the second one and Hal's."""
    pair, hal = (TINY.plan(contest, "greedy") for contest in TINY.contests)
    games = {
        "2-random": [block_of(pair, 0, (30, 20), (20, 30)), block_of(pair, 1, (10, 20), (10, 40))],
        "hal-normal": [block_of(hal, 0, (25, 25)), block_of(hal, 1, (40, 10))],
    }
    figures = figures_of(TINY, "greedy", games)
    assert figures.wins == 0.75
    assert figures.wins_interval == (0.75, 0.75)
    two, alone = figures.contests
    assert (two.contest, two.games, two.win_rate, two.margin) == ("2-random", 4, 0.75, 10.0)
    assert two.win_rate_interval == (0.5, 1.0)
    assert (alone.contest, alone.games, alone.win_rate, alone.margin) == ("hal-normal", 2, 0.75, 15.0)


def test_a_sample_is_drawn_anew_each_time() -> None:
    drawn = [draw_sample(100, 5) for _ in range(20)]
    assert len(set(map(tuple, drawn))) > 1
    for sample in drawn:
        assert sample == sorted(set(sample)) and len(sample) == 5
        assert sample[0] >= 0 and sample[-1] < 100
    assert draw_sample(3, None) == draw_sample(3, 5) == [0, 1, 2]


def test_seeds_are_told() -> None:
    assert seeds_text(TINY, [0, 1, 2]) == "40–42"
    assert seeds_text(TINY, [0, 2]) == "40, 42"
    assert seeds_text(TINY, [1]) == "41"
