"""`ginkgopolis play`: play in the terminal, alone against bots or several at one keyboard."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

import click
from click.exceptions import Exit
from rich.console import Console

from ginkgopolis import BadOptions, Game
from ginkgopolis.bots import read_bots
from ginkgopolis.bots.registry import BUILT_IN, LEVELS
from ginkgopolis.bots.registry import USUAL_LEVEL as USUAL_BOT_LEVEL
from ginkgopolis.cli.hotseat import HotSeat
from ginkgopolis.cli.options import (
    BOTS_HELP,
    PATH,
    bots_completion,
    hal_option,
    hand_size_option,
    in_language,
    introductory_option,
    modules_option,
)
from ginkgopolis.cli.set_up import (
    ALL,
    NO_MODULES,
    USUAL_LEVEL,
    hal_level,
    module_named,
    module_words,
    read_modules,
)
from ginkgopolis.cli.show import line, make_console, show_prose
from ginkgopolis.cli.table import LEAST_HEIGHT, LEAST_WIDTH, Table
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.expansions import ALL as ALL_MODULES
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import player_words
from ginkgopolis.options import DEFAULT_NAMES, HAL_LEVELS, HAL_NAME, MODULE_NAMES, check_seed

USUAL_PLAYERS = 3
LONGEST_NAME = 40
ANSWERS = {
    "bots": "answer-bots",
    "normal": "answer-normal",
    "expert": "answer-expert",
    "introductory": "answer-introductory",
    "draft": "answer-draft",
}
"""Words that somebody may type, and the messages that translate them."""
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Wishes:
    """How a new game is to be set up, as far as it was said."""

    players: int | None = None
    introductory: bool = False
    hal: str | None = None
    modules: tuple[str, ...] = ()
    hand_size: int = FULL_HAND
    closed_screens: bool = False
    first_player: str | None = None
    seed: int | None = None


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
@click.option("--closed-screens", is_flag=True, help="Nobody can look up what others have behind theirs.")
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
            seating = interview(console, seed)
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


def sit_down(console: Console, seating: Seating, plain: bool) -> Table:
    """Return the table as a screen where there is room for one, else in plain lines."""
    if plain or not (console.is_terminal and sys.stdin.isatty()) or console.is_dumb_terminal:
        return HotSeat(console, *seating)
    if console.width < LEAST_WIDTH or console.height < LEAST_HEIGHT:
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
    """Return the seat of somebody who is named, or whose seat is counted; None if it is drawn by lot."""
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


def interview(console: Console, seed: int | None) -> Seating:
    """Lead a newcomer in: what the game is about, and how to play it today."""
    show_prose(console, say("welcome"))
    opponent = ask(console, say("ask-hal-or-bots"), say("answer-bots"), read_word("hal", "bots"))
    name = ask(console, say("ask-name"), player_words(0), read_name)
    if opponent == "hal":
        return new_game([name], interview_for_hal(console, seed), None)
    wishes, bot = interview_for_bots(console, seed)
    return new_game([name], wishes, bot)


def interview_for_hal(console: Console, seed: int | None) -> Wishes:
    """Ask how good Hal shall be, and tell how he plays."""
    level = ask(console, say("ask-level"), say(ANSWERS[USUAL_LEVEL]), read_word(*HAL_LEVELS))
    console.print()
    show_prose(console, say("rules-hal"))
    return Wishes(players=1, hal=level, seed=seed)


def interview_for_bots(console: Console, seed: int | None) -> tuple[Wishes, str]:
    """Ask how many bots there shall be and which, and what is played with."""
    opponents = ask(console, say("ask-opponents"), "2", read_word("1", "2", "3", "4"))
    degrees = {say("level-degree", level=level.level): level.level for level in LEVELS}
    usual = say("level-degree", level=USUAL_BOT_LEVEL)
    bot = ask(console, say("ask-bots", bots=commas(list(degrees))), usual, read_level(degrees))
    set_up = ask(console, say("ask-set-up"), say("answer-introductory"), read_word("introductory", "draft"))
    introductory = set_up == "introductory"
    offered = [name for name in MODULE_NAMES if not ALL_MODULES[name].hindrance(introductory)]
    names = commas([module_words(name) for name in offered])
    modules = ask(
        console,
        say("ask-modules", modules=names),
        say("answer-none"),
        lambda text: read_some(text, offered),
    )
    console.print()
    return Wishes(1 + int(opponents), introductory, modules=modules, seed=seed), bot


def ask(console: Console, question: str, usual: str, read: Callable[[str], Answer | None]) -> Answer:
    """Ask until the answer can be used; an empty one means the usual."""
    while True:
        text = console.input(f"{question} [{usual}] ", markup=False).strip() or usual
        answer = read(text)
        if answer is not None:
            return answer
        console.print(say("does-not-fit", text=repr(text), usual=repr(usual)))


def read_name(text: str) -> str | None:
    """Read a player's name."""
    return text if text.isprintable() and len(text) <= LONGEST_NAME and text != HAL_NAME else None


def read_word(*words: str) -> Callable[[str], str | None]:
    """Return what reads one of these words, in any case in English; the beginning is enough."""
    called = {say(ANSWERS[word]): word for word in words if word in ANSWERS} | {word: word for word in words}

    def read(text: str) -> str | None:
        return next((word for name, word in called.items() if name.startswith(text.lower())), None)

    return read


def read_level(degrees: dict[str, str]) -> Callable[[str], str | None]:
    """Return what reads a level by its word, of which the beginning is enough, or a bot by its name."""
    names = (*degrees.values(), *BUILT_IN)
    called = degrees | {name: name for name in names}

    def read(text: str) -> str | None:
        return next((level for word, level in called.items() if word.startswith(text.lower())), None)

    return read


def read_some(text: str, offered: list[str]) -> tuple[str, ...] | None:
    """Read some of the modules offered."""
    if text.lower() in (ALL, say("answer-all")):
        return tuple(offered)
    if text.lower() in (NO_MODULES, say("answer-none")):
        return ()
    called = {module_words(name).lower(): name for name in offered}
    modules = tuple(called.get(name.strip().lower(), module_named(name)) for name in text.split(","))
    return modules if set(modules) <= set(offered) and len(set(modules)) == len(modules) else None
