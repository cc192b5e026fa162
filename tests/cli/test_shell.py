"""Completion in shells, as click brings it: docs/terminal.md tells how to switch it on."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import BashComplete

from ginkgopolis.cli.app import app

PAGE = Path(__file__).parents[2] / "docs" / "terminal.md"


def completed(*words: str) -> list[str]:
    """Return how the last word may go on."""
    shell = BashComplete(app, {}, "ginkgopolis", "_GINKGOPOLIS_COMPLETE")
    return [item.value for item in shell.get_completions(list(words[:-1]), words[-1])]


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["re"], ["replay"]),
        (["play", "--clo"], ["--closed-screens"]),
        (["play", "--language", ""], ["en", "de", "fr"]),
        (["play", "--hal", "e"], ["expert"]),
        (["simulate", "--bots", "planner,mon"], ["planner,montecarlo"]),
        (["rate", "--bots", "ea"], ["easy"]),
        (["play", "--modules", "events,ex"], ["events,experts"]),
        (["submit", "pl"], ["planner"]),
        (["submit", "--seeds", ""], ["published", "leaderboard-1"]),
        (["dataset", "--bots", "random,gr"], ["random,greedy"]),
    ],
)
def test_options_and_their_values(words: list[str], found: list[str]) -> None:
    assert completed(*words) == found


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_its_script(shell: str) -> None:
    """The line of the page prints one, and the program answers what it asks."""
    assert f"_GINKGOPOLIS_COMPLETE={shell}_source ginkgopolis" in PAGE.read_text(encoding="utf-8")
    code = "import sys; sys.argv[0] = 'ginkgopolis'; from ginkgopolis.cli import main; main()"
    asked = {"_GINKGOPOLIS_COMPLETE": f"{shell}_source"}
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | asked,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert f"_GINKGOPOLIS_COMPLETE={shell}_complete" in ran.stdout, ran.stderr
