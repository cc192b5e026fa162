"""`ginkgopolis arena`: find out which bot is better, and how sure that is."""

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from ginkgopolis import Options
from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.report import BotReport, Report, make_report
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
    hal_option,
    hand_size_option,
    introductory_option,
    modules_option,
    players_option,
    seed_option,
)
from ginkgopolis.cli.set_up import hal_level, read_modules
from ginkgopolis.cli.show import line, make_console, plain_table

USUAL_PLAYERS: Final = 3


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="BOTS",
    help="The candidate and the baseline, or one bot for each player; see docs/arena.md.",
)
@players_option(USUAL_PLAYERS)
@click.option(
    "--blocks",
    type=click.IntRange(min=1),
    default=100,
    help="How many seeds, each with every bot in every seat in turn.",
)
@seed_option("block")
@introductory_option
@modules_option
@hand_size_option
@hal_option
@run_options
def arena(
    bots: str,
    players: int | None,
    blocks: int,
    seed: int,
    introductory: bool,
    modules: str | None,
    hand_size: int,
    hal: str | None,
    limit: float | None,
    processes: int,
    ray: str | None,
    json_file: Path | None,
    html_file: Path | None,
    save: Path | None,
    resume: Path | None,
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
    check_targets(json_file, html_file)
    played = play_all(plan, blocks, choose_player(ray, processes), "arena", resume, save)
    report = make_report(plan, played)
    if json_file is not None:
        write_json(json_file, report)
    if html_file is not None:
        from ginkgopolis.arena.page import arena_page

        html_file.write_text(arena_page(report), encoding="utf-8")
    show_report(make_console(), report)


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
    show_size(console, report)
    show_troubles(console, report.troubles)


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
