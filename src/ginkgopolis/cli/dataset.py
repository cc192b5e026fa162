"""`ginkgopolis dataset`: write games of bots as arrays, for programs that learn."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.exceptions import Exit
from msgspec.structs import replace

from ginkgopolis.bots.registry import split_bots
from ginkgopolis.cli.blocks import INTERRUPTED, progress_bar
from ginkgopolis.cli.options import (
    BOTS_HELP,
    PATH,
    bots_completion,
    closed_screens_option,
    hal_option,
    hand_size_option,
    in_language,
    introductory_option,
    limit_option,
    modules_option,
    players_option,
    processes_option,
    seed_option,
)
from ginkgopolis.cli.set_up import options_for_bots
from ginkgopolis.cli.show import line, make_console
from ginkgopolis.language import say
from ginkgopolis.language.numbers import decimal

if TYPE_CHECKING:  # numpy comes with the lab, and only when it is asked for
    from ginkgopolis.env.dataset import DataPlan, Manifest

USUAL_PLAYERS: Final = 2
MEGABYTE: Final = 1_000_000


@click.command()
@click.argument("folder", type=PATH, metavar="DIR")
@click.option("--bots", metavar="BOTS", default="random", shell_complete=bots_completion, help=BOTS_HELP)
@click.option("--games", type=click.IntRange(min=1), default=100, help="How many games.")
@players_option(USUAL_PLAYERS)
@seed_option("game")
@introductory_option
@closed_screens_option
@modules_option
@hand_size_option
@hal_option
@limit_option
@click.option("--shard-games", type=click.IntRange(min=1), default=50, help="How many games go into a file.")
@processes_option
@click.option("--check", is_flag=True, help="Write nothing: replay the games of DIR and compare everything.")
@in_language
def dataset(
    folder: Path,
    bots: str,
    games: int,
    players: int | None,
    seed: int,
    introductory: bool,
    closed_screens: bool,
    modules: str | None,
    hand_size: int,
    hal: str | None,
    limit: float | None,
    shard_games: int,
    processes: int,
    check: bool,
) -> None:
    """Write games of bots into the folder DIR: observations, masks, choices and outcomes, for learning.

    From game to game every bot moves on by a seat. The same command goes on after an interruption, and with
    more --games the data set grows; see docs/lab.md.
    """
    if check:
        check_data(folder)
        return
    from ginkgopolis.env.dataset import DataPlan

    options = options_for_bots(players, USUAL_PLAYERS, introductory, modules, hand_size, hal)
    plan = DataPlan(
        bots=tuple(split_bots(bots)),
        options=replace(options, closed_screens=closed_screens),
        seed=seed,
        shard_games=shard_games,
        limit=limit,
    )
    manifest = write_all(folder, plan, games, processes)
    size = sum(shard.bytes for shard in manifest.shards) / MEGABYTE
    words = size_words(folder, manifest)
    written = say("data-set-written", shards=len(manifest.shards), size=decimal(size), **words)
    line(make_console(), written)


def write_all(folder: Path, plan: DataPlan, games: int, processes: int) -> Manifest:
    """Write what is missing, with a progress bar; an interruption leaves shards to go on from."""
    from ginkgopolis.env.dataset.writing import begin, write

    progress = make_console(stderr=True)
    begun = begin(folder, plan, games)
    done, shards = len(begun.shards), begun.count_shards()
    if done:
        line(progress, say("data-set-goes-on", folder=str(folder), kept=done, shards=shards))
    try:
        with progress_bar(progress, done, shards, say("shards-time-left")) as show:

            def tell(finished: int) -> None:
                nonlocal done
                done = finished
                show(finished)

            return write(folder, plan, games, processes, tell)
    except KeyboardInterrupt:
        line(progress, say("data-set-stopped", kept=done, shards=shards))
        raise Exit(INTERRUPTED) from None


def check_data(folder: Path) -> None:
    """Replay all games of a data set, with a progress bar."""
    from ginkgopolis.env.dataset import check, load

    progress = make_console(stderr=True)
    with progress_bar(progress, 0, len(load(folder).manifest.shards), say("shards-time-left")) as tell:
        manifest = check(folder, tell)
    line(make_console(), say("data-set-checked", **size_words(folder, manifest)))


def size_words(folder: Path, manifest: Manifest) -> dict[str, str | int]:
    """Return what messages say about a data set."""
    return {"folder": str(folder), "games": manifest.games, "decisions": str(manifest.decisions)}
