"""What `arena` and `rate` have in common: options, and playing blocks with a progress bar."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import click
import msgspec
from click.exceptions import Exit
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ginkgopolis import BadOptions
from ginkgopolis.arena.checkpoint import Checkpoint, usual_path
from ginkgopolis.arena.cluster import LOCAL, play_on_ray
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.ratings import Ratings
from ginkgopolis.arena.report import Report, size_words
from ginkgopolis.arena.running import Player, run
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.cli.options import (
    PATH,
    PRINTED,
    Function,
    json_option,
    limit_option,
    processes_option,
    save_option,
)
from ginkgopolis.cli.show import line, make_console
from ginkgopolis.language import say

INTERRUPTED: Final = 130
FEW_BLOCKS: Final = 30
TROUBLES_SHOWN: Final = 5


def run_options(command: Function) -> Function:
    """Add the options that say how the blocks are played, and what becomes of the result."""
    options = (
        limit_option,
        processes_option,
        click.option(
            "--ray",
            metavar="[ADDRESS]",
            is_flag=False,
            flag_value=LOCAL,
            help="Play on the Ray cluster at this address; without one, on a local cluster of --processes.",
        ),
        json_option,
        click.option("--html", "html_file", type=PATH, metavar="FILE", help="Write a page with pictures."),
        save_option,
        click.option(
            "--resume",
            type=PATH,
            metavar="FILE",
            help="Keep the finished blocks in this file and go on from what it holds. "
            "Without it a file in the current folder is used, and removed at the end.",
        ),
    )
    for option in reversed(options):
        command = option(command)
    return command


def choose_player(ray: str | None, processes: int) -> Player:
    """Return what plays the blocks."""
    if ray is None:
        return partial(play_blocks, processes=processes)
    return partial(play_on_ray, address=ray, processes=processes)


def check_targets(*files: Path | None) -> None:
    """Refuse what cannot be written before hours of play, rather than after them."""
    for file in files:
        if file is None or file == PRINTED:
            continue
        if file.is_dir():
            raise BadOptions("file-is-folder", file=str(file))
        if not file.absolute().parent.is_dir():
            raise BadOptions("no-folder-for-file", folder=str(file.parent), file=file.name)


def write_json(file: Path, result: object) -> None:
    """Write a result to a file or print it, for programs: it is the same in all languages."""
    text = msgspec.json.format(msgspec.json.encode(result), indent=1)
    if file == PRINTED:
        click.echo(text)
    else:
        file.write_bytes(text + b"\n")


def play_all(
    plan: Plan, seeds: int, play: Player, word: str, resume: Path | None, save: Path | None
) -> list[Block]:
    """Play what is missing, with a progress bar; an interruption leaves a file to go on from."""
    progress = make_console(stderr=True)
    checkpoint = Checkpoint(resume or usual_path(plan, word), plan)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    numbers = range(plan.blocks(seeds))
    kept = checkpoint.count(numbers)
    if kept:
        words = {"kept": kept, "blocks": len(numbers)}
        line(progress, say("goes-on-from", file=str(checkpoint.path), **words))
    try:
        with progress_bar(progress, kept, len(numbers), say("blocks-time-left")) as tell:
            played = run(checkpoint, numbers, play, save, tell)
    except KeyboardInterrupt:
        checkpoint = Checkpoint(checkpoint.path, plan)  # a block may be written and not yet counted
        message = "stopped-after" if checkpoint.blocks else "stopped-with-nothing"
        words = {"kept": checkpoint.count(numbers), "blocks": len(numbers)}
        line(progress, say(message, file=str(checkpoint.path), **words))
        raise Exit(INTERRUPTED) from None
    if resume is None:
        checkpoint.remove()
    return played


@contextmanager
def progress_bar(console: Console, kept: int, parts: int, left: str) -> Iterator[Callable[[int], None]]:
    """Show how far it is and how long it will take, where somebody watches; `left` names the parts."""
    columns = (
        TextColumn(say("playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(left),
        TimeRemainingColumn(compact=True),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=parts, completed=kept)
        yield lambda done: bar.update(task, completed=done)


def show_size(console: Console, result: Report | Ratings) -> None:
    """Say what was played, and whether it was enough."""
    size = size_words(result.seed, result.blocks, result.games, result.rounds)
    line(console, say("arena-size", players=result.options.players, **size))
    if result.blocks < FEW_BLOCKS:
        line(console, say("few-seeds", seeds=FEW_BLOCKS))


def show_troubles(console: Console, troubles: list[str]) -> None:
    """Print what went wrong with bots, but not all of it if it is much."""
    for sentence in troubles[:TROUBLES_SHOWN]:
        line(console, sentence)
    if len(troubles) > TROUBLES_SHOWN:
        line(console, say("more-troubles", amount=len(troubles) - TROUBLES_SHOWN))
