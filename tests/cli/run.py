"""Runs the command line inside the tests."""

import io
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from ginkgopolis import Game
from ginkgopolis.cli.app import app
from ginkgopolis.cli.hotseat import HotSeat


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def run(*args: object, typed: str = "", language: str = "en") -> Ran:
    """Run `ginkgopolis` with arguments and with what is typed into it; a traceback is an error."""
    environment = {"GINKGOPOLIS_LANGUAGE": language}
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=typed, env=environment)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def play(*args: object, typed: str) -> Ran:
    """Play with these lines typed in, separated by bars."""
    ran = run(*args, typed=lines(typed))
    assert ran.status == 0
    assert ran.err == ""
    return ran


def lines(typed: str) -> str:
    """Return what is typed, line by line."""
    return "".join(f"{line}\n" for line in typed.split("|"))


def random_numbers(seed: int) -> str:
    """Enough numbers for a game, each followed by an empty line, which ends the program after the game."""
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 4)}\n\n" for _ in range(3000))


def sit_down(game: Game, people: Iterable[int], typed: str) -> str:
    """Go on with a game at one keyboard until nothing more is typed, and return what was shown."""
    shown = io.StringIO()
    people = list(people)
    bots = {seat: "random" for seat in range(game.players) if seat not in people}
    console = Console(file=shown, width=100, highlight=False, markup=False, emoji=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(lines(typed)))
        with pytest.raises(EOFError):
            HotSeat(console, game, people, bots).run()
    return shown.getvalue()
