"""The compiled engine plays the very games that the interpreted one plays, move by move."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

import ginkgopolis
from tests.transcript import KINDS, transcript

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def sources() -> Iterator[subprocess.Popen[str]]:
    """The interpreted engine, which takes a process of its own."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.transcript"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        encoding="utf-8",
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "interpreted\n"
        yield process


def told_by(process: subprocess.Popen[str], name: str) -> list[str]:
    """Have the games of one kind told by another process."""
    assert process.stdin is not None and process.stdout is not None
    print(name, file=process.stdin, flush=True)
    lines: list[str] = []
    while (line := process.stdout.readline()) != "\n":
        assert line, f"The interpreted engine ended after {lines[-1:]}."
        lines.append(line.rstrip("\n"))
    return lines


@pytest.mark.parametrize("name", KINDS)
def test_transcripts_are_identical(name: str, sources: subprocess.Popen[str]) -> None:
    assert ginkgopolis.COMPILED, "This takes both engines: run `make test`, or pytest with --engine=compiled."
    interpreted = told_by(sources, name)
    assert len(interpreted) > 100
    for one, other in zip_longest(interpreted, transcript(name)):
        assert one == other


# Nothing is imported but what a user's program would.
PICKLING = """
import pickle, random, sys
from ginkgopolis import Game, Move, Tile
from tests.playing import play_on

game = Game.new(3, seed=5, modules=["events", "experts"])
play_on(game, random.Random(5), 40)
moves = game.legal_moves(game.pending[0])
things = [game, game.imagine(0, 1), game.view(1), moves, Move("B5+R4"), Tile("R7")]
if sys.argv[1] == "write":
    sys.stdout.buffer.write(pickle.dumps(things))
else:
    again = pickle.load(sys.stdin.buffer)
    from ginkgopolis.position import write_position  # now: pickles need nothing but the package

    assert again[:1] + again[2:] == things[:1] + things[2:]
    assert write_position(again[1]) == write_position(things[1])
"""


def test_what_one_pickles_the_other_reads() -> None:
    """Games, states, views and moves, in both directions."""
    folders = (ROOT / "src", Path(ginkgopolis.__file__).parents[1])
    for writer, reader in (folders, folders[::-1]):
        written = b""
        for folder, what in ((writer, "write"), (reader, "read")):
            done = subprocess.run(
                [sys.executable, "-c", PICKLING, what],
                input=written,
                capture_output=True,
                check=False,
                cwd=ROOT,
                env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
            )
            assert done.returncode == 0, done.stderr.decode()
            written = done.stdout
