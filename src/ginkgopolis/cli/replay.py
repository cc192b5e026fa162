"""`ginkgopolis replay`: tell the story of a recorded game."""

from pathlib import Path

import click
import msgspec
from rich.console import Console

from ginkgopolis import Game, Record
from ginkgopolis.cli.options import PATH, in_language
from ginkgopolis.cli.show import (
    line,
    make_console,
    show_city,
    show_legend,
    show_players,
    show_scores,
    show_story,
)
from ginkgopolis.language import say
from ginkgopolis.record import read_record


@click.command()
@click.argument("file", type=PATH)
@click.option("--step", is_flag=True, help="Show the city after every move; Enter goes on.")
@click.option("--until", type=click.IntRange(min=0), metavar="N", help="Stop after N moves.")
@in_language
def replay(file: Path, step: bool, until: int | None) -> None:
    """Draw the city of a recorded game and tell its story.

    FILE is a record, as `play` and `simulate` save it.
    """
    record = read_record(file.read_bytes())
    wanted = shortened(record, until)
    game = Game.from_record(wanted)
    console = make_console()
    if step:
        game = step_through(console, wanted)
    else:
        show_story(console, game.log(None))
        console.print()
        show_position(console, game)
    show_end(console, game, len(record.moves))


def shortened(record: Record, moves: int | None) -> Record:
    """Return the record of the first moves only."""
    return record if moves is None else msgspec.structs.replace(record, moves=record.moves[:moves])


def show_position(console: Console, game: Game) -> None:
    """Draw the city and tell how the players stand."""
    view = game.view(None)
    show_city(console, view)
    show_legend(console, view)
    console.print()
    show_players(console, view)


def step_through(console: Console, record: Record) -> Game:
    """Play move after move, waiting where there was something to tell; return how far it came."""
    game = Game.from_record(shortened(record, 0))
    show_story(console, game.log(None))
    show_position(console, game)
    for number, move in enumerate(record.moves):
        if game.news(None) and not wants_more(console, number, len(record.moves)):
            break
        game.play(move.seat, move.move)
        if news := game.news(None):
            show_story(console, news)
            console.print()
            show_city(console, game.view(None))
    return game


def wants_more(console: Console, number: int, moves: int) -> bool:
    """Wait for Enter; `q` or the end of the input stops."""
    try:
        console.print()
        answer = console.input(f"{say('replay-at', number=number, moves=moves)} ")
    except EOFError:
        console.print()
        return False
    return answer.strip().lower() not in ("q", "quit")


def show_end(console: Console, game: Game, moves: int) -> None:
    """Print the scores, or how far the game has come."""
    console.print()
    if game.over:
        show_scores(console, game)
    else:
        line(console, say("replay-ends", round=game.round, number=len(game.moves), moves=moves))
