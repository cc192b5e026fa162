"""`ginkgopolis play`: play in the terminal, alone against bots or several at one keyboard."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import click
from click.exceptions import Exit
from rich.console import Console

from ginkgopolis import BadOptions, Game
from ginkgopolis.bots import read_bots
from ginkgopolis.bots.registry import USUAL_LEVEL as USUAL_BOT_LEVEL
from ginkgopolis.cli.hotseat import HotSeat
from ginkgopolis.cli.interview import interview
from ginkgopolis.cli.options import (
    BOTS_HELP,
    PATH,
    bots_completion,
    closed_screens_option,
    hal_option,
    hand_size_option,
    in_language,
    introductory_option,
    modules_option,
)
from ginkgopolis.cli.set_up import (
    hal_level,
    read_modules,
)
from ginkgopolis.cli.show import line, make_console
from ginkgopolis.cli.table import LEAST_HEIGHT, LEAST_WIDTH, Table
from ginkgopolis.cli.wishes import Wanted, Wishes
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import player_words
from ginkgopolis.options import DEFAULT_NAMES, check_seed

USUAL_PLAYERS = 3


class Seating(NamedTuple):
    """A game, and who sits where: people, and the names of bots."""

    game: Game
    people: Sequence[int]
    bots: dict[int, str]


@click.command()
@click.option("--players", type=int, help="How many play, 2 to 5 with the bots, or 1 against Hal.")
@click.option("--humans", metavar="N|NAMES", help="How many of them are people, or their names, with commas.")
@click.option(
    "--bots",
    metavar="BOTS",
    shell_complete=bots_completion,
    help=f"{BOTS_HELP} [default: {USUAL_BOT_LEVEL}]",
)
@introductory_option
@hal_option
@modules_option
@hand_size_option
@closed_screens_option
@click.option("--first-player", metavar="NAME", help="Who begins: a name, or a seat counted from 0.")
@click.option("--seed", type=int, help="For a game that can be dealt again.")
@click.option("--resume", type=PATH, metavar="FILE", help="Go on with a saved game.")
@click.option("--plain", is_flag=True, help="In plain lines, for screen readers; without a terminal always.")
@in_language
def play(
    players: int | None,
    humans: str | None,
    bots: str | None,
    introductory: bool,
    hal: str | None,
    modules: str | None,
    hand_size: int,
    closed_screens: bool,
    first_player: str | None,
    seed: int | None,
    resume: Path | None,
    plain: bool,
) -> None:
    """Play in the terminal; without options you are asked what you need to be asked."""
    console = make_console()
    parts = (read_modules(modules), hand_size, closed_screens, first_player, seed)
    wishes = Wishes(players, introductory, hal, *parts)
    if seed is not None:
        check_seed(seed)  # before anybody is asked anything
    try:
        if resume is not None:
            seating = resumed(resume, wishes, humans, bots)
        elif humans is None and bots is None and wishes == Wishes(seed=seed):
            wanted = ask_how_to_play(console, seed, plain)
            seating = new_game([wanted.name], wanted.wishes, wanted.bots)
        else:
            seating = new_game(read_humans(humans), wishes, bots)
        table = sit_down(console, seating, plain)
        if resume is not None:
            table.keeps(resume)
        table.run()
    except EOFError:
        say_goodbye(console)
    except KeyboardInterrupt:
        say_goodbye(console)
        raise Exit(130) from None


def say_goodbye(console: Console) -> None:
    """Tell that the game stops, on a line of its own."""
    console.print()
    console.print(say("goodbye"))


def read_humans(text: str | None) -> list[str]:
    """Return the names of the people: those given, or as many as are asked for, from `Player 1` on."""
    if text is None:
        return [player_words(0)]
    if not text.strip().isdecimal():
        return [name.strip() for name in text.split(",")]
    count = int(text)
    if not 1 <= count <= len(DEFAULT_NAMES):
        raise BadOptions("wrong-number-of-people", people=count, most=len(DEFAULT_NAMES))
    return [player_words(seat) for seat in range(count)]


def has_screen(console: Console, plain: bool) -> bool:
    """Is this a terminal on which something can stand still, and wanted so?"""
    return not plain and console.is_terminal and sys.stdin.isatty() and not console.is_dumb_terminal


def is_too_small(console: Console) -> bool:
    """Has the terminal no room for the screen?"""
    return console.width < LEAST_WIDTH or console.height < LEAST_HEIGHT


def ask_how_to_play(console: Console, seed: int | None, plain: bool) -> Wanted:
    """Ask somebody who has said nothing, where the table will stand."""
    if not has_screen(console, plain) or is_too_small(console):
        return interview(console, seed)
    from ginkgopolis.cli.screen.opening import Opening

    return Opening(not console.no_color, seed).run()


def sit_down(console: Console, seating: Seating, plain: bool) -> Table:
    """Return the table as a screen where there is room for one, else in plain lines."""
    if not has_screen(console, plain):
        return HotSeat(console, *seating)
    if is_too_small(console):
        size = {"width": console.width, "height": console.height}
        line(console, say("terminal-too-small", **size, columns=LEAST_WIDTH, lines=LEAST_HEIGHT))
        return HotSeat(console, *seating)
    from ginkgopolis.cli.screen import Screen  # late: nothing else needs what it draws with

    return Screen(console, *seating)


def new_game(people: list[str], wishes: Wishes, bots: str | None) -> Seating:
    """Set up a new game; bots take the seats that people leave, but for Hal's."""
    usual = 1 if wishes.hal else max(USUAL_PLAYERS, len(people))
    players = usual if wishes.players is None else wishes.players
    if len(people) > players >= 1:
        raise BadOptions("people-for-seats", people=len(people), seats=players)
    free = [name for name in DEFAULT_NAMES if name not in people]
    names = people + free[: players - len(people)]
    game = Game.new(
        players,
        introductory=wishes.introductory,
        seed=wishes.seed,
        names=names,
        first_player=read_seat(wishes.first_player, names),
        closed_screens=wishes.closed_screens,
        modules=wishes.modules,
        hand_size=wishes.hand_size,
        hal=hal_level(players, wishes.hal),
    )
    return seat_all(game, range(len(people)), bots)


def read_seat(text: str | None, names: list[str]) -> int | None:
    """Return the seat of somebody who is named, or whose seat is counted; None if it is drawn at random."""
    if text is None or text in names:
        return None if text is None else names.index(text)
    if not (text.isdecimal() and int(text) < len(names)):
        raise BadOptions("no-such-first-player", name=repr(text), names=commas(names))
    return int(text)


def seat_all(game: Game, people: Sequence[int], bots: str | None) -> Seating:
    """Give the seats that people leave to bots."""
    free = [seat for seat in range(game.players) if seat not in people]
    if bots is not None and not free:
        raise BadOptions("no-seat-for-bot")
    names = read_bots(bots or USUAL_BOT_LEVEL, len(free)) if free else []
    return Seating(game, people, dict(zip(free, names, strict=True)))


def resumed(file: Path, wishes: Wishes, humans: str | None, bots: str | None) -> Seating:
    """Go on with a saved game, which allows no other wishes."""
    if wishes != Wishes():
        raise BadOptions("saved-game-knows")
    game = Game.load(file)
    if humans is None or humans.strip().isdecimal():
        count = len(read_humans(humans))
        if count > game.players:
            raise BadOptions("people-for-seats", people=count, seats=game.players)
        return seat_all(game, range(count), bots)
    people = read_humans(humans)
    names = game.names[: game.players]
    for name in people:
        if name not in names:
            raise BadOptions("nobody-called-so", file=str(file), name=repr(name), names=", ".join(names))
    return seat_all(game, [game.names.index(name) for name in people], bots)
