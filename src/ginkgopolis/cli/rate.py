"""`ginkgopolis rate`: have all bots of a pool meet each other, and rate them."""

from pathlib import Path
from typing import Final

import click
from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.ratings import Ratings, make_ratings
from ginkgopolis.arena.report import tell_mishaps
from ginkgopolis.bots.registry import split_bots
from ginkgopolis.cli.blocks import (
    check_targets,
    choose_player,
    play_all,
    run_options,
    show_size,
    show_troubles,
    write_json,
)
from ginkgopolis.cli.options import (
    PRINTED,
    bots_completion,
    hand_size_option,
    in_language,
    introductory_option,
    modules_option,
    seed_option,
)
from ginkgopolis.cli.set_up import options_for_bots
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.language import say, spoken
from ginkgopolis.language.numbers import decimal, percent

USUAL_PLAYERS: Final = 3


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="BOTS",
    shell_complete=bots_completion,
    help="The bots, with commas; see docs/arena.md.",
)
@click.option("--players", type=int, default=USUAL_PLAYERS, help="How many play, 2 to 5.")
@click.option(
    "--blocks", type=click.IntRange(min=1), default=50, help="How many seeds for each pair of bots."
)
@seed_option("block")
@introductory_option
@modules_option
@hand_size_option
@run_options
@in_language
def rate(
    bots: str,
    players: int,
    blocks: int,
    seed: int,
    introductory: bool,
    modules: str | None,
    hand_size: int,
    limit: float | None,
    processes: int,
    ray: str | None,
    json_file: Path | None,
    html_file: Path | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    """Have every bot meet copies of every other in all seats, and rate them."""
    options = options_for_bots(players, players, introductory, modules, hand_size)
    plan = Plan(
        bots=tuple(split_bots(bots)),
        options=options,
        seed=seed,
        limit=limit,
        records=save is not None,
        pool=True,
    )
    check_plan(plan, blocks)
    check_targets(json_file, html_file)
    played = play_all(plan, blocks, choose_player(ray, processes), "rate", resume, save)
    ratings = make_ratings(plan, played)
    if json_file is not None:
        write_json(json_file, ratings)
    ratings = replace(ratings, troubles=tell_mishaps(played, spoken.get()))
    if html_file is not None:
        from ginkgopolis.arena.page import ratings_page

        html_file.write_text(ratings_page(ratings), encoding="utf-8")
    if json_file != PRINTED:
        show_ratings(make_console(), ratings)


def show_ratings(console: Console, ratings: Ratings) -> None:
    """Print a line for each bot, the best first, with how it did against each of the others."""
    table = plain_table()
    table.add_column("")
    table.add_column(say("heading-bot"))
    against = [say("heading-against", place=place) for place in range(1, len(ratings.bots) + 1)]
    for heading in (say("heading-rating"), percent(0.95, 0), say("heading-milliseconds"), *against):
        table.add_column(heading, justify="right", no_wrap=True)
    rates = {(each.candidate, each.baseline): percent(each.win_rate, 0) for each in ratings.matrix}
    for place, bot in enumerate(ratings.bots, start=1):
        low, high = bot.rating_interval
        table.add_row(
            str(place),
            Text(bot.name),
            f"{bot.rating:.0f}",
            f"{low:.0f}–{high:.0f}",
            "" if bot.ms_median is None else decimal(bot.ms_median, 2),
            *(rates.get((bot.name, other.name), "") for other in ratings.bots),
        )
    console.print(table)
    line(console, say("wins-against-copies", copies=ratings.options.players - 1))
    show_size(console, ratings)
    show_troubles(console, ratings.troubles)
