"""`ginkgopolis simulate`: let bots play many games."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import mean
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track
from rich.text import Text

from ginkgopolis import BadOptions, Game
from ginkgopolis.bots import make_bot, play_with_bots
from ginkgopolis.bots.bot import bot_rng
from ginkgopolis.cli.show import make_console, plain_table


@dataclass(frozen=True)
class Result:
    """How one game went; the names are the keys of the JSON."""

    seed: int
    players: int
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int


def simulate(
    players: Annotated[int, typer.Option(help="How many play, 2 to 5.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[
        int, typer.Option(help="The seed of the first game; the next ones count on from it.")
    ] = 1,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one for each, with commas.")
    ] = "random",
    introductory: Annotated[
        bool, typer.Option("--introductory", help="With introductory sets, no draft.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print a JSON object for each game.")] = False,
    save: Annotated[Path | None, typer.Option(help="Write the record of each game into this folder.")] = None,
) -> None:
    """Let bots play games against each other, and tell how they went."""
    names = seat_bots(bots, players)
    if save is not None:
        save.mkdir(parents=True, exist_ok=True)
    played = play_games(names, players, range(seed, seed + games), introductory, save)
    if as_json:
        for result in played:
            typer.echo(json.dumps(vars(result)))
        return
    progress = make_console(stderr=True)
    begin = perf_counter()
    results = list(
        track(played, "Playing", games, console=progress, transient=True, disable=not progress.is_terminal)
    )
    seconds = perf_counter() - begin
    show_results(make_console(), names, results)
    # Not with the results: those are the same whenever the seed is.
    progress.print(f"{games / seconds:.0f} games/s")


def seat_bots(bots: str, players: int) -> list[str]:
    """Return the name of the bot at each seat."""
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return names * players
    if len(names) != players:
        raise BadOptions(
            f"There are {len(names)} bots for {players} players: name one for all, or one for each."
        )
    return names


def play_games(
    names: list[str], players: int, seeds: range, introductory: bool, save: Path | None
) -> Iterator[Result]:
    """Play a game for each seed."""
    for seed in seeds:
        game = Game.new(players, introductory=introductory, seed=seed)
        bots = {seat: make_bot(name) for seat, name in enumerate(names)}
        play_with_bots(game, bots, {seat: bot_rng(seed, seat) for seat in bots})
        if save is not None:
            (save / f"{seed}.json").write_text(game.record().to_json(), encoding="utf-8")
        scores = [score.total for score in game.scores()]
        yield Result(seed, players, scores, game.winners, game.round, len(game.moves))


def show_results(console: Console, names: list[str], results: list[Result]) -> None:
    """Print a line for each seat, and the means over all games."""
    table = plain_table()
    table.add_column("seat", justify="right")
    table.add_column("bot")
    for heading in ("mean score", "lowest", "highest", "wins"):
        table.add_column(heading, justify="right")
    for seat, name in enumerate(names):
        scores = [result.scores[seat] for result in results]
        wins = mean((seat in result.winners) / len(result.winners) for result in results)
        row = (f"{mean(scores):.1f}", str(min(scores)), str(max(scores)), f"{wins:.1%}")
        table.add_row(str(seat), Text(name), *row)
    console.print(table)
    rounds, decisions = mean(r.rounds for r in results), mean(r.decisions for r in results)
    count = "1 game" if len(results) == 1 else f"{len(results)} games"
    console.print(
        f"{count}, on average {rounds:.1f} rounds and {decisions:.1f} decisions; wins may be shared."
    )
