"""`ginkgopolis simulate`: let bots play many games."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter

import click
from msgspec.structs import asdict
from rich.console import Console
from rich.progress import track
from rich.text import Text

from ginkgopolis import Game, Options
from ginkgopolis.bots import Trouble, bot_rng, lost_moves, play_with_bots, read_bots, seat_bot
from ginkgopolis.bots.trouble import count_troubles
from ginkgopolis.cli.blocks import check_targets
from ginkgopolis.cli.options import (
    BOTS_HELP,
    PRINTED,
    bots_completion,
    hal_option,
    hand_size_option,
    in_language,
    introductory_option,
    json_option,
    limit_option,
    modules_option,
    players_option,
    save_option,
    seed_option,
)
from ginkgopolis.cli.set_up import hal_words, options_for_bots
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.language import USUAL, say, speaking
from ginkgopolis.language.numbers import decimal, percent
from ginkgopolis.options import check_options, check_seed

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Result:
    """How one game went; the names are the keys of the JSON."""

    seed: int
    players: int
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    troubles: dict[int, list[Trouble]]
    """What went wrong with the bot of each seat, where anything did."""

    def to_json(self) -> str:
        """Return the result as a JSON object, which speaks of troubles only where there were any."""
        parts: dict[str, object] = dict(vars(self))
        with speaking(USUAL):  # programs read it, whatever language their user speaks
            parts["troubles"] = {
                seat: [{"kind": trouble.kind, "sentence": trouble.sentence} for trouble in troubles]
                for seat, troubles in self.troubles.items()
            }
        if not self.troubles:
            del parts["troubles"]
        return json.dumps(parts)


@click.command()
@players_option(USUAL_PLAYERS)
@click.option("--games", type=click.IntRange(min=1), default=100, help="How many games.")
@seed_option("game")
@click.option("--bots", metavar="BOTS", default="random", shell_complete=bots_completion, help=BOTS_HELP)
@limit_option
@introductory_option
@modules_option
@hand_size_option
@hal_option
@json_option
@save_option
@in_language
def simulate(
    players: int | None,
    games: int,
    seed: int,
    bots: str,
    limit: float | None,
    introductory: bool,
    modules: str | None,
    hand_size: int,
    hal: str | None,
    json_file: Path | None,
    save: Path | None,
) -> None:
    """Let bots play games against each other, and tell how they went.

    In JSON each game is an object on a line of its own.
    """
    options = options_for_bots(players, USUAL_PLAYERS, introductory, modules, hand_size, hal)
    check_options(options)
    for each in (seed, seed + games - 1):
        check_seed(each)
    names = read_bots(bots, options.players)
    check_targets(json_file)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    played = play_games(options, names, range(seed, seed + games), limit, save)
    if json_file == PRINTED:
        for result in played:
            click.echo(result.to_json())
        return
    progress = make_console(stderr=True)
    begin = perf_counter()
    hidden = not progress.is_terminal
    results = list(track(played, say("playing"), games, console=progress, transient=True, disable=hidden))
    seconds = perf_counter() - begin
    if json_file is not None:
        json_file.write_text("".join(f"{result.to_json()}\n" for result in results), encoding="utf-8")
    if options.hal is not None:
        names = [*names, hal_words(options.hal)]
    console = make_console()
    show_results(console, names, results)
    show_troubles(console, names, results)
    # Not with the results: those are the same whenever the seed is.
    progress.print(say("games-per-second", games=decimal(games / seconds, 0)))


def play_games(
    options: Options, names: list[str], seeds: range, limit: float | None, save: Path | None
) -> Iterator[Result]:
    """Play a game for each seed."""
    for seed in seeds:
        game = Game.new(seed=seed, **asdict(options))
        with ExitStack() as stack:
            bots = {
                seat: stack.enter_context(seat_bot(name, bot_rng(seed, seat), limit))
                for seat, name in enumerate(names)
            }
            play_with_bots(game, bots)
            for bot in bots.values():
                bot.end(game)
        if save is not None:
            game.save(save / f"{seed}.json")
        scores = [score.total for score in game.scores()]
        troubles = {seat: bot.troubles for seat, bot in bots.items() if bot.troubles}
        yield Result(seed, options.players, scores, game.winners, game.round, len(game.moves), troubles)


def show_results(console: Console, names: list[str], results: list[Result]) -> None:
    """Print a line for each seat, and the means over all games."""
    table = plain_table()
    table.add_column(say("heading-seat"), justify="right")
    table.add_column(say("heading-bot"), overflow="fold")
    for heading in ("heading-mean-score", "heading-lowest", "heading-highest", "heading-wins"):
        table.add_column(say(heading), justify="right")
    for seat, name in enumerate(names):
        scores = [result.scores[seat] for result in results]
        wins = mean((seat in result.winners) / len(result.winners) for result in results)
        row = (decimal(mean(scores)), str(min(scores)), str(max(scores)), percent(wins))
        table.add_row(str(seat), Text(name), *row)
    console.print(table)
    rounds, decisions = mean(r.rounds for r in results), mean(r.decisions for r in results)
    means = {"rounds": decimal(rounds), "decisions": decimal(decisions)}
    line(console, say("simulated", games=len(results), **means))


def show_troubles(console: Console, names: list[str], results: list[Result]) -> None:
    """Tell for each seat what went wrong, and what went wrong first."""
    for seat, name in enumerate(names):
        games = [result for result in results if seat in result.troubles]
        if games:
            troubles = [trouble for result in games for trouble in result.troubles[seat]]
            console.print()
            counts = count_troubles(troubles)
            lots = "some" if lost_moves(troubles) else "none"
            line(console, say("bot-troubles-at-seat", bot=name, seat=seat, troubles=counts, lots=lots))
            first = troubles[0].sentence
            line(console, say("first-trouble", seed=str(games[0].seed), trouble=first))
