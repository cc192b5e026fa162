"""`ginkgopolis submit`: pack a bot with its figures for the leaderboard, and check what others packed."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import click
from rich.console import Console

from ginkgopolis import BadOptions
from ginkgopolis.arena.leaderboard.boards import BOARDS, PUBLISHED, Board, board_named, candidate_named
from ginkgopolis.arena.leaderboard.checking import USUAL_SAMPLE, draw_sample, replay, seeds_text
from ginkgopolis.arena.leaderboard.packing import MOST_PACKED, pack, unpack
from ginkgopolis.arena.leaderboard.sources import collect
from ginkgopolis.arena.leaderboard.submission import BadSubmission, Submission
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import check_plan
from ginkgopolis.arena.report import Interval
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.cli.blocks import FEW_BLOCKS, check_targets, play_all, progress_bar
from ginkgopolis.cli.options import PATH, bot_completion, completing, in_language, processes_option
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.language import say
from ginkgopolis.language.numbers import decimal, percent

EXAMPLE: Final = "bot.zip"


@click.command()
@click.argument("bot", required=False, shell_complete=bot_completion)
@click.option("--output", "-o", type=PATH, metavar="FILE", help="The file to be written.")
@click.option(
    "--seeds",
    "board",
    metavar="NAME",
    default=PUBLISHED,
    shell_complete=completing([PUBLISHED, *BOARDS]),
    help=f"The leaderboard with its seeds and opponents: {', '.join(BOARDS)}; {PUBLISHED} is the newest.",
)
@click.option(
    "--blocks", type=click.IntRange(min=1), help="Play only that many of its seeds, from the first one on."
)
@click.option(
    "--with",
    "others",
    type=PATH,
    metavar="PATH",
    multiple=True,
    help="A file or folder that the bot needs, too; can be given again.",
)
@processes_option
@click.option(
    "--check", type=PATH, metavar="FILE", help="Check a submission instead, and play some of its games again."
)
@click.option(
    "--sample",
    type=click.IntRange(min=1),
    default=USUAL_SAMPLE,
    help="How many seeds are played again, drawn at random.",
)
@click.option("--all", "everything", is_flag=True, help="Play all seeds again.")
@click.option(
    "--run-code", is_flag=True, help="Run the bot of a submission even if it is a program of its own."
)
@in_language
def submit(
    bot: str | None,
    output: Path | None,
    board: str,
    blocks: int | None,
    others: tuple[Path, ...],
    processes: int,
    check: Path | None,
    sample: int,
    everything: bool,
    run_code: bool,
) -> None:
    """Pack BOT with its games on a leaderboard into a file that anybody can check, or check such a file.

    BOT is named as everywhere; the files that it names are packed, too. See docs/leaderboard.md.
    """
    if (bot is None) == (check is None):
        raise BadOptions("submit-what")
    if check is not None:
        check_file(check, None if everything else sample, processes, run_code)
    elif bot is not None:
        if output is None:
            raise BadOptions("submit-where", file=EXAMPLE)
        write_file(candidate_named(bot), output, board_named(board), blocks, others, processes)


def write_file(
    bot: str, output: Path, board: Board, blocks: int | None, others: Sequence[Path], processes: int
) -> None:
    """Play all contests and write the submission; what is finished is kept beside it until then."""
    check_targets(output)
    count = min(blocks or board.blocks, board.blocks)
    collect(bot, others)  # so that what cannot be packed is not played first
    for contest in board.contests:
        check_plan(board.plan(contest, bot), count)
    play = partial(play_blocks, processes=processes)
    games: dict[str, list[Block]] = {}
    for contest in board.contests:
        kept = kept_games(output, contest.name)
        games[contest.name] = play_all(board.plan(contest, bot), count, play, contest.name, kept, None)
    output.write_bytes(pack(board, bot, games, others))
    for contest in board.contests:
        kept_games(output, contest.name).unlink(missing_ok=True)
    head = unpack(str(output), output.read_bytes()).head
    console = make_console()
    show_submission(console, head, board)
    line(console, say("submit-written", file=str(output), files=len(head.sources)))


def kept_games(output: Path, contest: str) -> Path:
    """Return the file in which the games of a contest are kept until all are played."""
    return output.with_name(f"{output.name}.{contest}.jsonl")


def check_file(file: Path, sample: int | None, processes: int, run_code: bool) -> None:
    """Check a submission: what is in it, whether its figures follow from its games, and some of these."""
    if file.stat().st_size > MOST_PACKED:
        raise BadSubmission("submission-too-large", file=str(file))
    found = unpack(str(file), file.read_bytes())
    drawn = draw_sample(found.head.blocks, sample)
    parts = len(drawn) * len(found.board.contests)
    with progress_bar(make_console(stderr=True), 0, parts, say("blocks-time-left")) as tell:
        games = replay(str(file), found, drawn, processes, run_code, tell)
    seeds = seeds_text(found.board, drawn)
    console = make_console()
    show_submission(console, found.head, found.board)
    line(console, say("submission-right", file=str(file), games=games, seeds=seeds))


def show_submission(console: Console, head: Submission, board: Board) -> None:
    """Print how the bot did, contest by contest."""
    table = plain_table()
    table.add_column(say("heading-contest"))
    sure = percent(0.95, 0)
    for heading in (say("heading-wins"), sure, say("heading-margin"), sure):
        table.add_column(heading, justify="right", no_wrap=True)
    figures = head.figures
    for each in figures.contests:
        margin = decimal(each.margin, sign="+")
        wins = (percent(each.win_rate), percents(each.win_rate_interval))
        table.add_row(each.contest, *wins, margin, points(each.margin_interval))
    table.add_row(say("all-contests"), percent(figures.wins), percents(figures.wins_interval))
    console.print(table)
    bot = f"{head.bot} ({head.package})" if head.package else head.bot
    games = sum(each.games for each in figures.contests)
    first, last = str(board.seed), str(board.seed + head.blocks - 1)
    size = say(
        "submission-of", bot=bot, board=board.name, games=games, seed=first, last=last, blocks=head.blocks
    )
    line(console, size)
    if head.blocks < FEW_BLOCKS:
        line(console, say("few-seeds", seeds=FEW_BLOCKS))


def percents(interval: Interval) -> str:
    """Return an interval of shares."""
    return f"{decimal(100 * interval[0])}–{decimal(100 * interval[1])}"


def points(interval: Interval) -> str:
    """Return an interval of points."""
    low, high = interval
    return say("from-to", low=decimal(low, sign="+"), high=decimal(high, sign="+"))
