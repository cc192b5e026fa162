"""`ginkgopolis play`: play in the terminal, alone against bots or several at one keyboard."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.console import Console

from ginkgopolis import BadOptions, Game
from ginkgopolis.cli.hotseat import HotSeat
from ginkgopolis.cli.show import make_console, show_prose
from ginkgopolis.cli.texts import WELCOME
from ginkgopolis.options import DEFAULT_NAMES

USUAL_PLAYERS = 3
Answer = TypeVar("Answer")


def play(
    players: Annotated[int | None, typer.Option(help="How many play, 2 to 5, bots included.")] = None,
    humans: Annotated[
        str | None,
        typer.Option(metavar="N|NAMES", help="How many of them are people, or their names, with commas."),
    ] = None,
    introductory: Annotated[
        bool, typer.Option("--introductory", help="With introductory sets, no draft.")
    ] = False,
    seed: Annotated[int | None, typer.Option(help="For a game that can be dealt again.")] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal; without options you are asked what you need to be asked."""
    console = make_console()
    try:
        if load is not None:
            if players is not None or introductory or seed is not None:
                raise BadOptions(
                    "A saved game knows its players, its set-up and its seed: give only --humans with it."
                )
            table = load_table(console, load, humans)
        elif players is None and humans is None and not introductory:
            table = interview(console, seed)
        else:
            table = new_table(console, read_humans(humans), players, introductory, seed)
        table.run()
    except EOFError:
        console.print("\nThe game stops here. Goodbye!")
    except KeyboardInterrupt:
        console.print("\nThe game stops here. Goodbye!")
        raise typer.Exit(130) from None


def read_humans(text: str | None) -> list[str]:
    """Return the names of the people: those given, or as many of the usual ones as were asked for."""
    if text is None:
        return list(DEFAULT_NAMES[:1])
    if not text.strip().isdecimal():
        return [name.strip() for name in text.split(",")]
    count = int(text)
    if not 1 <= count <= len(DEFAULT_NAMES):
        raise BadOptions(f"There are {count} people, but 1 to {len(DEFAULT_NAMES)} can play.")
    return list(DEFAULT_NAMES[:count])


def new_table(
    console: Console, people: list[str], players: int | None, introductory: bool, seed: int | None
) -> HotSeat:
    """Set up a new game; bots take the seats that people leave."""
    players = max(USUAL_PLAYERS, len(people)) if players is None else players
    if len(people) > players:
        raise BadOptions(f"There are {len(people)} people for {players} seats.")
    free = [name for name in DEFAULT_NAMES if name not in people]
    names = people + free[: players - len(people)]
    game = Game.new(players, introductory=introductory, seed=seed, names=names)
    return HotSeat(console, game, range(len(people)))


def load_table(console: Console, file: Path, humans: str | None) -> HotSeat:
    """Go on with a saved game."""
    game = Game.from_record(file)
    if humans is None or humans.strip().isdecimal():
        count = len(read_humans(humans))
        if count > game.players:
            raise BadOptions(f"There are {count} people for {game.players} seats.")
        return HotSeat(console, game, range(count))
    people = read_humans(humans)
    for name in people:
        if name not in game.names:
            raise BadOptions(f"Nobody in {file} is called {name!r}: there are {', '.join(game.names)}.")
    return HotSeat(console, game, [game.names.index(name) for name in people])


def interview(console: Console, seed: int | None) -> HotSeat:
    """Lead a newcomer in: what the game is about, and how to play it today."""
    show_prose(console, WELCOME)
    name = ask(console, "What is your name?", DEFAULT_NAMES[0], read_name)
    opponents = ask(
        console, "How many opponents, 1 to 4? They are bots that play at random.", "2", read_opponents
    )
    introductory = ask(
        console,
        "An introductory game, in which everybody is dealt a set of characters, or a draft of characters?",
        "introductory",
        read_set_up,
    )
    console.print()
    return new_table(console, [name], 1 + opponents, introductory, seed)


def ask(console: Console, question: str, usual: str, read: Callable[[str], Answer | None]) -> Answer:
    """Ask until the answer can be used; an empty one means the usual."""
    while True:
        text = console.input(f"{question} [{usual}] ", markup=False).strip() or usual
        answer = read(text)
        if answer is not None:
            return answer
        console.print(f"{text!r} does not fit; press Enter for {usual!r}.")


def read_name(text: str) -> str | None:
    """Read a player's name."""
    return text if text.isprintable() and len(text) <= 20 else None


def read_opponents(text: str) -> int | None:
    """Read how many opponents there are."""
    return int(text) if text in ("1", "2", "3", "4") else None


def read_set_up(text: str) -> bool | None:
    """Read whether the game is introductory."""
    for answer, introductory in (("introductory", True), ("draft", False)):
        if answer.startswith(text.lower()):
            return introductory
    return None
