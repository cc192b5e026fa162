"""What is submitted: a bot, its games on a board, and the figures that follow from them."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Final

import msgspec
from msgspec.structs import replace

from ginkgopolis import __version__
from ginkgopolis.arena.checkpoint import belongs
from ginkgopolis.arena.leaderboard.boards import Board, Contest
from ginkgopolis.arena.match import SOURCES, Block, Mishap, Outcome
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.report import Interval, appearances, make_report
from ginkgopolis.arena.statistics import draw_blocks, estimate
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.errors import GinkgopolisError

FORMAT: Final = 1
MOST_POINTS: Final = 100_000
"""No score, and no part of one, has ever come near."""

Games = Mapping[str, Sequence[Block]]
"""The blocks that were played, by the names of the contests."""


class BadSubmission(GinkgopolisError, ValueError):
    """A bot that cannot be submitted, or a file that is no submission, or whose figures are wrong."""


class ContestFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the bot did in a contest; the names are those of docs/arena.md."""

    contest: str
    games: int
    win_rate: float
    win_rate_interval: Interval
    margin: float
    margin_interval: Interval
    troubles: dict[str, int]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts: the mean of the shares of the games that were won in each contest."""

    wins: float
    wins_interval: Interval
    contests: list[ContestFigures]


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that the bot consists of, below `sources/`."""

    path: str
    bytes: int
    sha256: str
    executable: bool


class Submission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file `submission.json` of a submission."""

    submission: int = FORMAT
    version: str = __version__
    rules: int = RULES_VERSION
    board: str
    bot: str
    """As it is named on the command line, in the folder of its sources."""
    package: str | None = None
    """The installed package that brings the bot, with its version."""
    blocks: int
    """How many of the board's seeds were played, from the first one on."""
    figures: Figures
    sources: list[Source] = []


def figures_of(board: Board, bot: str, games: Games) -> Figures:
    """Return the figures that follow from the games."""
    blocks = len(games[board.contests[0].name])
    draws = draw_blocks(blocks)
    shares = [
        fmean(
            fmean(each.share for each in appearances(games[contest.name][block], 0))
            for contest in board.contests
        )
        for block in range(blocks)
    ]
    wins = estimate(shares, draws)
    found = [contest_figures(board, contest, bot, games[contest.name]) for contest in board.contests]
    return Figures(wins.mean, wins.interval, found)


def contest_figures(board: Board, contest: Contest, bot: str, blocks: Sequence[Block]) -> ContestFigures:
    """Return how the bot did in a contest."""
    report = make_report(board.plan(contest, bot), blocks).bots[0]
    return ContestFigures(
        contest=contest.name,
        games=report.games,
        win_rate=report.win_rate,
        win_rate_interval=report.win_rate_interval,
        margin=report.margin,
        margin_interval=report.margin_interval,
        troubles=report.troubles,
    )


def lasting(block: Block) -> Block:
    """Return what of a block is the same whenever it is played: no times, and no words of bots."""
    games = [
        replace(game, mishaps=[Mishap(mishap.seat, mishap.kind, "") for mishap in game.mishaps], record=None)
        for game in block.games
    ]
    return replace(block, games=games, times=[{} for _ in block.times])


def can_be(block: Block, number: int, plan: Plan) -> bool:
    """Can this be what was played as a block of the plan? Strangers write anything."""
    return (
        block.block == number
        and belongs(block, plan)
        and block == lasting(block)
        and all(is_likely(game) for game in block.games)
    )


def is_likely(game: Outcome) -> bool:
    """Are the numbers of a game such as games have?"""
    numbers = [number for row in game.points + game.rounds for number in row]
    has_sources = all(len(row) == len(SOURCES) for row in game.points)
    return has_sources and all(abs(number) <= MOST_POINTS for number in numbers)
