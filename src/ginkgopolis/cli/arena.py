"""`ginkgopolis arena`: find out which bot is better, and how sure that is."""

from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.text import Text

from ginkgopolis.arena.plan import Plan, check_plan
from ginkgopolis.arena.report import BotReport, Report, in_words, make_report
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
    hal_option,
    hand_size_option,
    in_language,
    introductory_option,
    modules_option,
    players_option,
    seed_option,
)
from ginkgopolis.cli.set_up import options_for_bots
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.language import say
from ginkgopolis.language.numbers import decimal, percent
from ginkgopolis.language.phrases import commas

USUAL_PLAYERS: Final = 3


@click.command()
@click.option(
    "--bots",
    required=True,
    metavar="BOTS",
    shell_complete=bots_completion,
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
@in_language
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
    options = options_for_bots(players, USUAL_PLAYERS, introductory, modules, hand_size, hal)
    plan = Plan(
        bots=tuple(split_bots(bots)), options=options, seed=seed, limit=limit, records=save is not None
    )
    check_plan(plan, blocks)
    check_targets(json_file, html_file)
    played = play_all(plan, blocks, choose_player(ray, processes), "arena", resume, save)
    report = make_report(plan, played)
    if json_file is not None:
        write_json(json_file, report)
    report = in_words(report, played)
    if html_file is not None:
        from ginkgopolis.arena.page import arena_page

        html_file.write_text(arena_page(report), encoding="utf-8")
    if json_file != PRINTED:
        show_report(make_console(), report)


def show_report(console: Console, report: Report) -> None:
    """Print a line for each bot, and what is to be known about the numbers."""
    table = plain_table()
    table.add_column(say("heading-bot"))
    sure, slowest = percent(0.95, 0), percent(0.99, 0)
    wins, margin = (say("heading-wins"), sure), (say("heading-margin"), sure)
    for heading in (*wins, *margin, say("heading-score"), say("heading-milliseconds"), slowest):
        table.add_column(heading, justify="right", no_wrap=True)
    everyone = report.bots + ([report.hal] if report.hal else [])
    for bot in everyone:
        table.add_row(Text(bot.name), *cells(bot))
    console.print(table)
    if report.options.players > 1:
        for bot in everyone:
            rates = commas([percent(seat.win_rate, 0) for seat in bot.seats])
            line(console, say("wins-by-seat", bot=bot.name, rates=rates))
    show_size(console, report)
    show_troubles(console, report.troubles)


def cells(bot: BotReport) -> list[str]:
    """Return a bot's row without its name."""
    low, high = bot.win_rate_interval
    below, above = bot.margin_interval
    return [
        percent(bot.win_rate),
        f"{decimal(100 * low)}–{decimal(100 * high)}",
        decimal(bot.margin, sign="+"),
        say("from-to", low=decimal(below, sign="+"), high=decimal(above, sign="+")),
        decimal(bot.score),
        "" if bot.ms_median is None else decimal(bot.ms_median, 2),
        "" if bot.ms_p99 is None else decimal(bot.ms_p99, 2),
    ]
