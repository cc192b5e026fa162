"""Going on after an interruption, and files that cannot be gone on from."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ginkgopolis.arena.checkpoint import BadCheckpoint, Checkpoint
from ginkgopolis.arena.match import Block, play_block
from tests.arena.samples import bot_file, plan_of, without_times
from tests.cli.run import run

INTERRUPTING = """
import os, signal
from contextlib import suppress
from pathlib import Path
from ginkgopolis.bots import BlindBot

games = 0

class Impatient(BlindBot):
    def begin(self, *args):
        # In its fourth game, when its first block is surely kept, it does what Ctrl-C does, but only once.
        global games
        games += 1
        wish = Path(__file__).with_name("wish")
        with suppress(FileNotFoundError):
            if games == 4:
                target = os.getpid() if wish.read_bytes() == b"1" else os.getppid()
                wish.unlink()  # of two processes only one can
                os.kill(target, signal.SIGINT)

    def pick(self, moves, rng):
        return rng.choice(moves)
"""


def arena(folder: Path, *args: object) -> subprocess.CompletedProcess[str]:
    """Run the command as a program of its own, which can be interrupted."""
    command = [sys.executable, "-m", "ginkgopolis", "arena", *map(str, args)]
    return subprocess.run(
        command,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=os.environ,
        preexec_fn=heed_interruptions,
        encoding="utf-8",
    )


def heed_interruptions() -> None:
    """Whoever runs the tests in the background may have had all programs ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def result_of(folder: Path) -> dict[str, Any]:
    """Return what was written, without the times."""
    return without_times(json.loads((folder / "result.json").read_text(encoding="utf-8")))


@pytest.mark.parametrize("processes", [1, 2])
def test_an_interrupted_arena_goes_on(processes: int, tmp_path: Path) -> None:
    """Ctrl-C leaves a file; the same command goes on from it, to the result that it would have had."""
    impatient = bot_file(tmp_path, INTERRUPTING, "impatient.py")
    args = ["--bots", f"{impatient},random", "--blocks", 12, "--players", 3, "--processes", processes]
    args += ["--json", "result.json", "--save", "games"]
    whole = arena(tmp_path, *args)
    assert whole.returncode == 0
    expected = result_of(tmp_path)
    records = {each.name: each.read_bytes() for each in (tmp_path / "games").iterdir()}
    for name in ("result.json", *(f"games/{record}" for record in records)):
        (tmp_path / name).unlink()

    (tmp_path / "wish").write_text(str(processes), encoding="utf-8")
    stopped = arena(tmp_path, *args)
    assert stopped.returncode == 130
    assert stopped.stdout == ""
    (file,) = tmp_path.glob("ginkgopolis-arena-*.jsonl")
    kept = len(file.read_text(encoding="utf-8").splitlines()) - 1
    assert 1 <= kept < 12
    assert stopped.stderr.splitlines() == [
        f"Stopped after {kept} of 12 blocks; the same command goes on from {file.name}."
    ]
    assert not (tmp_path / "result.json").exists()

    rest = arena(tmp_path, *args)
    assert rest.returncode == 0
    assert rest.stderr.splitlines() == [f"Going on from {file.name}, which has {kept} of 12 blocks."]
    assert result_of(tmp_path) == expected
    assert {each.name: each.read_bytes() for each in (tmp_path / "games").iterdir()} == records
    assert not file.exists()


def test_what_is_written_when_it_is_interrupted_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the very moment was between writing a block down and counting it."""
    write = Checkpoint.add

    def write_and_stop(checkpoint: Checkpoint, block: Block) -> None:
        write(checkpoint, block)
        del checkpoint.blocks[block.block]
        raise KeyboardInterrupt

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Checkpoint, "add", write_and_stop)
    ran = run("arena", "--bots", "random", "--players", 2, "--blocks", 3)
    assert ran.status == 130
    assert ran.err.startswith("Stopped after 1 of 3 blocks; the same command goes on from ")


def test_more_blocks_later(tmp_path: Path) -> None:
    """A file that was named is kept, and an arena can grow."""
    file, result = tmp_path / "kept.jsonl", tmp_path / "result.json"
    args = ["arena", "--bots", "random", "--json", result, "--resume", file]
    assert run(*args, "--blocks", 3).err == ""
    assert run(*args, "--blocks", 5).err == f"Going on from {file}, which has 3 of 5 blocks.\n"
    grown = result_of(tmp_path)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 6
    assert run(*args, "--blocks", 2).status == 0
    assert result_of(tmp_path)["blocks"] == 2
    assert run("arena", "--bots", "random", "--json", result, "--blocks", 5).status == 0
    assert result_of(tmp_path) == grown


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan, path = plan_of("random"), tmp_path / "kept.jsonl"
    first = Checkpoint(path, plan)
    for number in range(3):
        first.add(play_block(plan, number))
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    second = Checkpoint(path, plan)
    assert sorted(second.blocks) == [0, 1]
    second.add(first.blocks[2])
    assert path.read_bytes() == whole


def test_a_file_that_ends_in_its_first_line(tmp_path: Path) -> None:
    """Nothing was finished, and the arena begins again."""
    plan, path = plan_of("random"), tmp_path / "kept.jsonl"
    path.write_bytes(b"")
    checkpoint = Checkpoint(path, plan)
    assert checkpoint.blocks == {}
    checkpoint.add(play_block(plan, 0))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2
    assert list(Checkpoint(path, plan).blocks) == [0]


def kept(path: Path) -> list[dict[str, Any]]:
    """Keep two blocks in a file, and return its lines."""
    plan = plan_of("random")
    checkpoint = Checkpoint(path, plan)
    for number in range(2):
        checkpoint.add(play_block(plan, number))
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def change(what: str, lines: list[dict[str, Any]]) -> None:
    """Damage a file."""
    if what == "another seed":
        lines[1]["seed"] = 77
    elif what == "another seating":
        lines[1]["games"][0]["seating"] = [0, 0]
    elif what == "a score is missing":
        lines[1]["games"][0]["points"].pop()
    elif what == "no rounds":
        lines[1]["games"][0]["rounds"] = []
    elif what == "a word for a number":
        lines[2]["block"] = "one"
    elif what == "a negative block":
        lines[2]["block"] = -1
    elif what == "times are missing":
        lines[2]["times"] = []


@pytest.mark.parametrize(
    "what",
    [
        "another seed",
        "another seating",
        "a score is missing",
        "no rounds",
        "a word for a number",
        "a negative block",
        "times are missing",
    ],
)
def test_damaged_blocks(what: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    lines = kept(path)
    change(what, lines)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    path.write_text(text, encoding="utf-8")
    ran = run("arena", "--bots", "random", "--blocks", 2, "--resume", path)
    assert ran.status == 2
    assert ran.err.startswith(f"{path} is damaged in line ")
    assert ran.err.count("\n") == 1
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    "content", [b"my diary", b"my diary\nof today\n", b'{"a": 1}\n', b"\xff\xfe\n", b"\n"]
)
def test_files_of_others_stay_as_they_are(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    ran = run("arena", "--bots", "random", "--blocks", 1, "--resume", path)
    assert ran.status == 2
    assert ran.err == f"{path} is not a file of an arena, and it stays as it is.\n"
    assert path.read_bytes() == content


def test_a_file_of_another_arena(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    kept(path)
    ran = run("arena", "--bots", "random", "--seed", 9, "--players", 4, "--blocks", 1, "--resume", path)
    assert ran.err == (
        f"{path} belongs to another arena, with seed 1, players 3: name another file, or remove this one.\n"
    )


def test_a_file_of_other_rules(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    lines = kept(path)
    lines[0]["rules"] += 1
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    with pytest.raises(BadCheckpoint, match="another version of this program"):
        Checkpoint(path, plan_of("random"))
