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


def test_games_with_it() -> None:
    done = run([sys.executable, "-m", "tests.toy_module.checks"], [TOY])
    assert done.returncode == 0, done.stdout + done.stderr


BROKEN = {
    "no engine": ({}, "lamps.engine has no MODULE of this name"),
    "another's name": (
        {"engine.py": "from ginkgopolis.engine.modules.events import MODULE"},
        "lamps.engine has no MODULE of this name",
    ),
    "a faulty engine": ({"engine.py": "1 / 0"}, "ZeroDivisionError: division by zero"),
    "a faulty room": (
        {
            "engine.py": "from ginkgopolis.engine.state import Module\n"
            "class Lamps(Module):\n    def name(self) -> str:\n        return 'lamps'\nMODULE = Lamps()",
            "story.py": "import no_such_thing",
        },
        "ModuleNotFoundError: No module named 'no_such_thing'",
    ),
}


@pytest.mark.parametrize(("files", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_broken_one_stops_nothing_else(files: dict[str, str], reason: str, tmp_path: Path) -> None:
    install(tmp_path, "lamps", files)
    refused = simulate("lamps", tmp_path)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"The module lamps, brought by lamps, cannot be played: {reason}.\n"
    assert simulate("events", tmp_path).returncode == 0


def install(folder: Path, name: str, files: dict[str, str]) -> None:
    """Install a module with these files."""
    facts = folder / f"{name}-1.0.dist-info"
    metadata = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"
    points = f"[ginkgopolis.modules]\n{name} = {name}\n"
    for path, text in {
        facts / "METADATA": metadata,
        facts / "entry_points.txt": points,
        folder / name / "__init__.py": "",
        **{folder / name / file: text for file, text in files.items()},
    }.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")


TORCHES = {
    "engine.py": "from lanterns.engine import Lanterns\n"
    "class Torches(Lanterns):\n    def name(self) -> str:\n        return 'torches'\nMODULE = Torches()",
    "notation.py": "from lanterns.engine import light_move\nWORDS = {'kindle': light_move(1)}",
    "story.py": "from lanterns.story import LINES",
}


def test_of_two_with_the_same_numbers_the_first_is_played(tmp_path: Path) -> None:
    install(tmp_path, "torches", TORCHES)
    refused = simulate("torches", tmp_path, TOY)
    assert (refused.returncode, refused.stdout) == (2, "")
    why = "lanterns uses the same numbers (frame 48, line 100, move 24)"
    assert refused.stderr == f"The module torches, brought by torches, cannot be played: {why}.\n"
    assert simulate("lanterns", tmp_path, TOY).returncode == 0
    program = "from ginkgopolis.notation import move_text, read_move; print(move_text(read_move('light')))"
    assert run([sys.executable, "-c", program], [tmp_path, TOY]).stdout == "light\n"


def simulate(module: str, *folders: Path) -> subprocess.CompletedProcess[str]:
    """Play a game with a module, where those of some folders are installed, too."""
    command = ["simulate", "--games", "1", "--bots", "random", "--modules", module]
    return run([sys.executable, "-m", "ginkgopolis", *command], list(folders))


def run(command: list[str], folders: list[Path]) -> subprocess.CompletedProcess[str]:
    """Run a program that finds the sources, and what is in some folders before them."""
    folders = [*folders, Path(ginkgopolis.__file__).parents[1], ROOT]
    return subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, folders))},
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def test_it_has_one_file_per_room() -> None:
    files = {path.stem for path in (TOY / "lanterns").glob("*.py")} - {"__init__"}
    assert files == ROOMS
    recipe = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert all(f"`{room}.py`" in recipe for room in ROOMS)


def test_without_it_nobody_knows_it() -> None:
    assert "lanterns" not in ginkgopolis.expansions.NAMES
