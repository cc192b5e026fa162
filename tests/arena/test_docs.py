"""docs/arena.md says what is."""

import re
from pathlib import Path

import pytest

from ginkgopolis.arena.report import BotReport
from tests.cli.run import run

PAGE = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")


def test_every_key_is_explained() -> None:
    for key in BotReport.__struct_fields__:
        assert f"`{key}`" in PAGE


def test_every_option_exists() -> None:
    known = run("arena", "--help").out + run("rate", "--help").out
    for option in set(re.findall(r"--[a-z][a-z-]+", PAGE)):
        assert option in known


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(code, {})
    greedy, random = capsys.readouterr().out.splitlines()
    assert greedy.startswith("greedy ") and random.startswith("random ")
