"""`ginkgopolis rate`: have all bots of a pool meet each other, and rate them."""

from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from ginkgopolis import Options
from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.ratings import Ratings, make_ratings
from ginkgopolis.bots.registry import split_bots
from ginkgopolis.cli.blocks import (
    HandSizeOption,
    HtmlOption,
    IntroductoryOption,
    JsonOption,
    LimitOption,
    ModulesOption,
    ProcessesOption,
    RayOption,
    ResumeOption,
    SaveOption,
    SeedOption,
    check_targets,
    choose_player,
    play_all,
    show_size,
    show_troubles,
    write_json,
)
from ginkgopolis.cli.set_up import read_modules
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.engine.ids import FULL_HAND

USUAL_PLAYERS: Final = 3


def rate(
    bots: Annotated[str, typer.Option(metavar="BOTS", help="The bots, with commas; see docs/arena.md.")],
    players: Annotated[int, typer.Option(help="How many play, 2 to 5.")] = USUAL_PLAYERS,
    blocks: Annotated[int, typer.Option(min=1, help="How many seeds for each pair of bots.")] = 50,
    seed: SeedOption = 1,
    introductory: IntroductoryOption = False,
    modules: ModulesOption = None,
    hand_size: HandSizeOption = FULL_HAND,
    limit: LimitOption = None,
    processes: ProcessesOption = 1,
    ray: RayOption = None,
    json_file: JsonOption = None,
    html_file: HtmlOption = None,
    save: SaveOption = None,
    resume: ResumeOption = None,
) -> None:
    """Have every bot meet copies of every other in all seats, and rate them."""
    options = Options(
        players=players,
        introductory=introductory,
        modules=read_modules(modules),
        hand_size=hand_size,
        hal="normal" if players == 1 else None,
    )
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
    if html_file is not None:
        from ginkgopolis.arena.page import ratings_page

        html_file.write_text(ratings_page(ratings), encoding="utf-8")
    show_ratings(make_console(), ratings)


def show_ratings(console: Console, ratings: Ratings) -> None:
    """Print a line for each bot, the best first, with how it did against each of the others."""
    table = plain_table()
    table.add_column("")
    table.add_column("bot")
    for heading in ("rating", "95%", "ms"):
        table.add_column(heading, justify="right", no_wrap=True)
    for place in range(1, len(ratings.bots) + 1):
        table.add_column(f"vs {place}", justify="right", no_wrap=True)
    rates = {(each.candidate, each.baseline): f"{each.win_rate:.0%}" for each in ratings.matrix}
    for place, bot in enumerate(ratings.bots, start=1):
        low, high = bot.rating_interval
        table.add_row(
            str(place),
            Text(bot.name),
            f"{bot.rating:.0f}",
            f"{low:.0f}–{high:.0f}",
            "" if bot.ms_median is None else f"{bot.ms_median:.2f}",
            *(rates.get((bot.name, other.name), "") for other in ratings.bots),
        )
    console.print(table)
    copies = "a copy" if ratings.options.players == 2 else f"{ratings.options.players - 1} copies"
    line(console, f"The last columns are the wins of one against {copies} of the other.")
    show_size(console, ratings)
    show_troubles(console, ratings.troubles)
