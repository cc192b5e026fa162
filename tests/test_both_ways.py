"""The compiled engine plays the very games that the interpreted one plays, move by move."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import ginkgopolis
from tests.transcript import KINDS

ROOT = Path(__file__).parents[1]


def told_by(engine: Path, name: str) -> list[str]:
    """Have the games told by the engine in a folder."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.transcript", name],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(engine)},
        encoding="utf-8",
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


@pytest.mark.parametrize("name", KINDS)
def test_transcripts_are_identical(name: str) -> None:
    assert ginkgopolis.COMPILED, "This takes both engines: run `make test`, or pytest with --engine=compiled."
    interpreted = told_by(ROOT / "src", name)
    compiled = told_by(Path(ginkgopolis.__file__).parents[1], name)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > 100
    for one, other in zip_longest(interpreted[1:], compiled[1:]):
        assert one == other
