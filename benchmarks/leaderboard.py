"""Play our bots on the leaderboard, and write its table: `python -m benchmarks.leaderboard`.

Every contest keeps a file in --folder, so that the same command goes on after an interruption.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.session import ROOT
from benchmarks.speed import Parser
from benchmarks.strength_report import percent, percents, table
from ginkgopolis import COMPILED, GinkgopolisError
from ginkgopolis.arena.checkpoint import Checkpoint
from ginkgopolis.arena.leaderboard.boards import NEWEST, Board
from ginkgopolis.arena.leaderboard.submission import Figures, figures_of
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.running import run
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.cli.blocks import progress_bar
from ginkgopolis.cli.show import make_console
from ginkgopolis.language import say

JSON: Final = ROOT / "docs" / "leaderboard.json"
PAGE: Final = ROOT / "docs" / "leaderboard.md"
BEGIN: Final = "<!-- measured: begin -->"
END: Final = "<!-- measured: end -->"
BOTS: Final = {
    "random": 100,
    "greedy": 100,
    "file:examples/builder.py": 100,
    "planner": 100,
    "montecarlo": 25,
}
"""How many of the board's seeds each plays: ten minutes on one core are enough for all of them."""


class Row(msgspec.Struct, frozen=True):
    """How a bot did."""

    board: str
    bot: str
    blocks: int
    figures: Figures


def play(board: Board, bot: str, blocks: int, folder: Path, processes: int) -> Row:
    """Play what is missing of a bot's games and say what came out."""
    games: dict[str, list[Block]] = {}
    for contest in board.contests:
        name = f"{board.name}-{Path(bot).stem}-{contest.name}"
        checkpoint = Checkpoint(folder / f"{name}.jsonl", board.plan(contest, bot))
        kept = checkpoint.count(range(blocks))
        player = partial(play_blocks, processes=processes)
        with progress_bar(make_console(stderr=True), kept, blocks, say("blocks-time-left")) as tell:
            games[contest.name] = run(checkpoint, range(blocks), player, None, tell)
        print(f"{name}: {blocks} blocks, {kept} of them from before", file=sys.stderr, flush=True)
    return Row(board.name, bot, blocks, figures_of(board, bot, games))


def tables(rows: Sequence[Row]) -> str:
    """Return the leaderboard, the best bot first, and how each did in every contest."""
    best_first = sorted(rows, key=lambda row: -row.figures.wins)
    board = table(("bot", "seeds", "wins", "95%"), [board_cells(row) for row in best_first])
    contests = zip(*(contest_rows(row) for row in best_first), strict=True)
    heading = ("contest", "bot", "wins", "95%", "margin", "95%")
    return f"{board}\n\n{table(heading, [cells for contest in contests for cells in contest])}"


def board_cells(row: Row) -> list[str]:
    """Return a bot's row on the leaderboard."""
    return [
        f"`{row.bot}`",
        str(row.blocks),
        percent(row.figures.wins),
        percents(row.figures.wins_interval),
    ]


def contest_rows(row: Row) -> list[list[str]]:
    """Return a bot's row of every contest."""
    found = []
    for each in row.figures.contests:
        low, high = each.margin_interval
        wins = [percent(each.win_rate), percents(each.win_rate_interval)]
        found.append(
            [f"`{each.contest}`", f"`{row.bot}`", *wins, f"{each.margin:+.1f}", f"{low:+.1f} to {high:+.1f}"]
        )
    return found


def write_page(rows: Sequence[Row]) -> None:
    """Put the table between the marks of the page."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    page = f"{before}{BEGIN}\n\n{tables(rows)}\n\n{END}{after}"
    PAGE.write_text(page, encoding="utf-8", newline="\n")


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="python -m benchmarks.leaderboard", description="Play our bots on the leaderboard.")
    parser.add_argument("--processes", type=int, default=1, help="how many play at the same time (1)")
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "leaderboard", help="where the games are kept"
    )
    parser.add_argument("--only", choices=BOTS, help="only this bot; changes no page")
    parser.add_argument("--interpreted", action="store_true", help="do not insist on the compiled engine")
    options = parser.parse_args(arguments)
    if options.processes < 1:
        parser.error("the --processes must be 1 or more")
    if not COMPILED and not options.interpreted:
        parser.error("this is for the compiled engine: make build/compiled/ready, PYTHONPATH=build/compiled")
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    """Play everything and write the page."""
    options = parse_arguments(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    try:
        rows = [
            play(NEWEST, bot, blocks, options.folder, options.processes)
            for bot, blocks in BOTS.items()
            if options.only in (None, bot)
        ]
    except GinkgopolisError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
    print(tables(rows))
    if options.only is None:
        JSON.write_bytes(msgspec.json.format(msgspec.json.encode(rows), indent=1) + b"\n")
        write_page(rows)


if __name__ == "__main__":
    main()
