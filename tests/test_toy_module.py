"""A seventh module from elsewhere, by the recipe in docs/architecture.md; nothing in the house is changed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import ginkgopolis
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
TOY = ROOT / "tests" / "toy_module"
ROOMS = {"engine", "notation", "view", "position", "story", "trial", "prompts", "mind", "cli"}


@pytest.mark.parametrize("part", ["engine", "library", "terminal", "server"])
def test_games_with_it(part: str) -> None:
    folders = [TOY, Path(ginkgopolis.__file__).parents[1], ROOT]
    done = subprocess.run(
        [sys.executable, "-m", "tests.toy_module.checks", part],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, folders))},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_has_one_file_per_room() -> None:
    files = {path.stem for path in (TOY / "lanterns").glob("*.py")} - {"__init__"}
    assert files == ROOMS
    recipe = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"`{room}.py`" in recipe for room in ROOMS)


def test_without_it_nobody_knows_it() -> None:
    assert "lanterns" not in ginkgopolis.expansions.NAMES
