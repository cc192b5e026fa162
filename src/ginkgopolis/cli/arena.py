"""`ginkgopolis arena`: find out which bot is better, and how sure that is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ginkgopolis import BadOptions, Options
from ginkgopolis.arena.checkpoint import Checkpoint, usual_path
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.report import BotReport, Report, make_report
from ginkgopolis.arena.running import Player, run
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.bots.registry import split_bots
from ginkgopolis.cli.set_up import (
    HAL_HELP,
    HAND_SIZE_HELP,
    MODULES_HELP,
    PLAYERS_HELP,
    hal_level,
    read_modules,
)
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.engine.ids import FULL_HAND

USUAL_PLAYERS = 3
FEW_BLOCKS = 30
TROUBLES_SHOWN = 5
INTERRUPTED = 130

PlayersOption = Annotated[int | None, typer.Option(help=f"{PLAYERS_HELP} [default: {USUAL_PLAYERS}]")]
SeedOption = Annotated[int, typer.Option(help="The seed of the first block; the next ones count on from it.")]
IntroductoryOption = Annotated[bool, typer.Option("--introductory", help="With introductory sets, no draft.")]
ModulesOption = Annotated[str | None, typer.Option(metavar="NAMES", help=MODULES_HELP)]
HandSizeOption = Annotated[int, typer.Option(help=HAND_SIZE_HELP)]
HalOption = Annotated[str | None, typer.Option(metavar="LEVEL", help=HAL_HELP)]
LimitOption = Annotated[
    float | None, typer.Option(metavar="SECONDS", help="How long a bot may think about a move.")
]
ProcessesOption = Annotated[int, typer.Option(min=1, help="How many processes play at the same time.")]
JsonOption = Annotated[
    Path | None, typer.Option("--json", metavar="FILE", help="Write the result to a JSON file.")
]
SaveOption = Annotated[
    Path | None, typer.Option(metavar="DIR", help="Write the record of each game into this folder.")
]
ResumeOption = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keep the finished blocks in this file and go on from what it holds. "
        "Without it a file in the current folder is used, and removed at the end.",
    ),
]


def arena(
    bots: Annotated[
        str,
        typer.Option(help="The candidate and the baseline; or one bot for each player; or one alone."),
    ],
    players: PlayersOption = None,
    blocks: Annotated[
        int, typer.Option(min=1, help="How many seeds, each with every bot in every seat in turn.")
    ] = 100,
    seed: SeedOption = 1,
    introductory: IntroductoryOption = False,
    modules: ModulesOption = None,
    hand_size: HandSizeOption = FULL_HAND,
    hal: HalOption = None,
    limit: LimitOption = None,
    processes: ProcessesOption = 1,
    json_file: JsonOption = None,
    save: SaveOption = None,
    resume: ResumeOption = None,
) -> None:
    """Let a bot play against copies of another in every seat, and tell who is better and how sure that is."""
    if players is None:
        players = USUAL_PLAYERS if hal is None else 1
    options = Options(
        players=players,
        introductory=introductory,
        modules=read_modules(modules),
        hand_size=hand_size,
        hal=hal_level(players, hal),
    )
    plan = Plan(
        bots=tuple(split_bots(bots)), options=options, seed=seed, limit=limit, records=save is not None
    )
    check_plan(plan, blocks)
    check_targets(json_file)
    player = partial(play_blocks, processes=processes)
    played = play_all(plan, range(blocks), player, "arena", resume, save)
    report = make_report(plan, played)
    if json_file is not None:
        json_file.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    show_report(make_console(), report)


def check_targets(*files: Path | None) -> None:
    """Refuse what cannot be written before hours of play, rather than after them."""
    for file in files:
        if file is None:
            continue
        if file.is_dir():
            raise BadOptions(f"{file} is a folder: name a file.")
        if not file.absolute().parent.is_dir():
            raise BadOptions(f"There is no folder {file.parent} for the file {file.name}.")


def play_all(
    plan: Plan, numbers: range, play: Player, word: str, resume: Path | None, save: Path | None
) -> list[Block]:
    """Play what is missing, with a progress bar; an interruption leaves a file to go on from."""
    progress = make_console(stderr=True)
    checkpoint = Checkpoint(resume or usual_path(plan, word), plan)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    kept = sum(number in checkpoint.blocks for number in numbers)
    if kept:
        line(progress, f"Going on from {checkpoint.path}, which has {kept} of {len(numbers)} blocks.")
    try:
        with progress_bar(progress, len(numbers)) as tell:
            played = run(checkpoint, numbers, play, save, tell)
    except KeyboardInterrupt:
        kept = sum(number in checkpoint.blocks for number in numbers)
        line(progress, f"Stopped after {kept} of {len(numbers)} blocks{how_to_go_on(checkpoint)}.")
        raise typer.Exit(INTERRUPTED) from None
    if resume is None:
        checkpoint.remove()
    return played


def how_to_go_on(checkpoint: Checkpoint) -> str:
    """Say what an interruption has left behind."""
    if not checkpoint.blocks:
        return ", and nothing is kept"
    return f"; the same command goes on from {checkpoint.path}"


@contextmanager
def progress_bar(console: Console, blocks: int) -> Iterator[Callable[[int], None]]:
    """Show how far it is and how long it will take, where somebody watches."""
    columns = (
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("blocks, time left"),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=blocks)
        yield lambda done: bar.update(task, completed=done)


def show_report(console: Console, report: Report) -> None:
    """Print a line for each bot, and what is to be known about the numbers."""
    table = plain_table()
    table.add_column("bot")
    for heading in ("wins", "95%", "margin", "95%", "score", "ms", "99%"):
        table.add_column(heading, justify="right", no_wrap=True)
    everyone = report.bots + ([report.hal] if report.hal else [])
    for bot in everyone:
        table.add_row(Text(bot.name), *cells(bot))
    console.print(table)
    if report.options.players > 1:
        for bot in everyone:
            rates = ", ".join(f"{seat.win_rate:.0%}" for seat in bot.seats)
            line(console, f"Wins of {bot.name} seat by seat: {rates}.")
    line(console, size_of(report))
    if report.blocks < FEW_BLOCKS:
        line(console, f"The intervals mean little with fewer than {FEW_BLOCKS} blocks.")
    show_troubles(console, report.troubles)


def size_of(report: Report) -> str:
    """Say what was played."""
    games = "1 game" if report.games == 1 else f"{report.games} games"
    blocks = "1 block" if report.blocks == 1 else f"{report.blocks} blocks"
    players = "1 player" if report.options.players == 1 else f"{report.options.players} players"
    last = report.seed + report.blocks - 1
    return (
        f"{games} of {players} in {blocks}, seeds {report.seed} to {last}, {report.rounds:.1f} rounds on "
        "average; shared victories are split."
    )


def cells(bot: BotReport) -> list[str]:
    """Return a bot's row without its name."""
    low, high = bot.win_rate_interval
    below, above = bot.margin_interval
    return [
        f"{bot.win_rate:.1%}",
        f"{100 * low:.1f}–{100 * high:.1f}",
        f"{bot.margin:+.1f}",
        f"{below:+.1f} to {above:+.1f}",
        f"{bot.score:.1f}",
        "" if bot.ms_median is None else f"{bot.ms_median:.2f}",
        "" if bot.ms_p99 is None else f"{bot.ms_p99:.2f}",
    ]


def show_troubles(console: Console, troubles: list[str]) -> None:
    """Print what went wrong with bots, but not all of it if it is much."""
    for sentence in troubles[:TROUBLES_SHOWN]:
        line(console, sentence)
    if len(troubles) > TROUBLES_SHOWN:
        line(console, f"There were {len(troubles) - TROUBLES_SHOWN} more troubles; the JSON has all of them.")
