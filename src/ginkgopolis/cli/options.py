"""Options that several commands share."""

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from ginkgopolis.bots.registry import BUILT_IN, LEVELS
from ginkgopolis.cli.set_up import ALL, choose_language
from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.expansions import ALL as MODULES
from ginkgopolis.language import LANGUAGES, speaking
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES

Function = TypeVar("Function", bound=Callable[..., Any])
PATH = click.Path(path_type=Path)
BOTS_HELP = f"One bot for all seats, or one for each, with commas: {', '.join(BUILT_IN)}; see docs/bots.md."

PRINTED = Path("-")
"""The file that means: print it."""
Completion = Callable[[click.Context, click.Parameter, str], list[str]]


def completing(words: Sequence[str], several: bool = False) -> Completion:
    """Return what completes an option in a shell: by one of these words, or by several with commas."""

    def complete(context: click.Context, option: click.Parameter, begun: str) -> list[str]:
        before, comma, last = begun.rpartition(",") if several else ("", "", begun)
        return [f"{before}{comma}{word}" for word in words if word.startswith(last)]

    return complete


BOT_WORDS = (*(level.level for level in LEVELS), *BUILT_IN)
bot_completion = completing(BOT_WORDS)
bots_completion = completing(BOT_WORDS, several=True)
introductory_option = click.option("--introductory", is_flag=True, help="With introductory sets, no draft.")


def rated(name: str) -> str:
    """Return the name of a module with its ratings, as in `events (2/1)`."""
    ratings = MODULES[name].ratings()
    return f"{name} ({ratings[0]}/{ratings[1]})" if ratings else name


modules_option = click.option(
    "--modules",
    metavar="NAMES",
    shell_complete=completing([ALL, *MODULE_NAMES], several=True),
    help=f"Modules of The Experts, with commas, or {ALL}: {', '.join(map(rated, MODULE_NAMES))}; "
    "in brackets complexity and strategy, from 1 to 3.",
)
closed_screens_option = click.option(
    "--closed-screens", is_flag=True, help="Nobody can look up what others have behind theirs."
)
hand_size_option = click.option(
    "--hand-size", type=int, default=FULL_HAND, help="Cards in a hand, 4, or 5 with 2 to 4 players."
)
hal_option = click.option(
    "--hal",
    metavar="LEVEL",
    shell_complete=completing(tuple(HAL_LEVELS)),
    help=f"Play against Hal, at the level {' or '.join(HAL_LEVELS)}.",
)
limit_option = click.option(
    "--limit",
    type=click.FloatRange(min=0.001),
    help="Seconds that a bot may think about a move; late, it is drawn at random.",
)
processes_option = click.option(
    "--processes", type=click.IntRange(min=1), default=1, help="How many processes play at the same time."
)
save_option = click.option(
    "--save", type=PATH, metavar="DIR", help="Write the record of each game into this folder."
)
json_option = click.option(
    "--json",
    "json_file",
    type=click.Path(path_type=Path, allow_dash=True),
    metavar="FILE",
    help="Write the result to this file as JSON; - prints it in place of the table.",
)
language_option = click.option(
    "--language",
    metavar="CODE",
    shell_complete=completing(tuple(LANGUAGES)),
    help=f"The language: {', '.join(LANGUAGES)} [default: that of the system].",
)


def in_language(command: Callable[..., None]) -> Callable[..., None]:
    """Let a command speak the language that `--language` names, or that of the system."""

    @language_option
    @wraps(command)
    def speak(language: str | None, **options: Any) -> None:
        with speaking(choose_language(language)):
            command(**options)

    return speak


def players_option(usual: int) -> Callable[[Function], Function]:
    """Return the option for the number of players; the usual one is only shown, for with Hal it is 1."""
    return click.option(
        "--players", type=int, help=f"How many play, 2 to 5, or 1 against Hal. [default: {usual}]"
    )


def seed_option(what: str) -> Callable[[Function], Function]:
    """Return the option for the first seed of several."""
    return click.option(
        "--seed",
        type=int,
        default=1,
        help=f"The seed of the first {what}; the next ones count on from it.",
    )
