"""The arena on Ray: a local cluster of two workers plays what this process would have played."""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from ginkgopolis import BadOptions
from ginkgopolis.arena.cluster import LOCAL, TRIES, check_address, start
from ginkgopolis.arena.workers import WorkerEnded
from tests.arena.samples import bot_file, without_times
from tests.cli.run import run
from tests.patience import PATIENCE

WAITS = [
    f"RAY_{name}"
    for name in (
        "gcs_server_port_wait_time_s",
        "gcs_server_request_timeout_seconds",
        "raylet_start_wait_time_s",
        "worker_register_timeout_seconds",
    )
]
"""How long Ray waits for its own processes; on a busy machine they are slow to start."""


def arena(folder: Path, home: Path, *args: object) -> dict[str, Any]:
    """Run the command as a program of its own, from which nothing of Ray can leak into other tests."""
    command = [sys.executable, "-m", "ginkgopolis", "arena", *map(str, args)]
    environment = os.environ | {"HOME": str(home)} | dict.fromkeys(WAITS, str(int(PATIENCE)))
    ran = subprocess.run(
        [*command, "--json", folder / "result.json", "--save", folder / "games"],
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
        env=environment,
        encoding="utf-8",
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return without_times(json.loads((folder / "result.json").read_text(encoding="utf-8")))


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """Records and all; and nothing is left in the home folder, which is the current one, too."""
    here, there, home = (tmp_path / name for name in ("here", "there", "home"))
    for folder in (here, there, home):
        folder.mkdir()
    args = ["--bots", f"random,{bot_file(tmp_path)}", "--blocks", 9, "--players", 3, "--processes", 2]
    assert arena(here, home, *args) == arena(there, home, *args, "--ray")
    records = [
        {file.name: file.read_bytes() for file in (folder / "games").iterdir()} for folder in (here, there)
    ]
    assert records[0] == records[1]
    assert len(records[0]) == 27
    assert list(home.iterdir()) == []


def test_without_ray_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.chdir(tmp_path)
    for address in ([], ["auto"], ["10.0.0.1:6379"]):
        ran = run("arena", "--bots", "random", "--blocks", 1, "--ray", *address)
        assert ran.status == 2
        assert ran.err == "A cluster needs more than is installed here: pip install 'ginkgopolis[ray]'.\n"


@pytest.mark.parametrize("address", ["nonsense", "host:", ":123", "host:port", "host:70000", "ray://host"])
def test_addresses_that_are_none(address: str) -> None:
    with pytest.raises(BadOptions, match="not the address of a Ray cluster"):
        check_address(address)


def test_a_cluster_that_does_not_answer() -> None:
    """Nobody listens on port 1."""
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(BadOptions, match=f"no Ray cluster at '{address}'"):
            check_address(address)


class Slow(ModuleType):
    """A Ray whose own processes take too long for it, this many times."""

    def __init__(self, times: int) -> None:
        super().__init__("ray")
        self.times = times
        self.tries = 0

    def init(self, address: str) -> None:
        """Start a cluster, or give up."""
        self.tries += 1
        if self.tries <= self.times:
            raise Exception("The current node\n timed out.")


def test_a_busy_machine_gets_another_chance() -> None:
    ray = Slow(TRIES - 1)
    start(ray, LOCAL, {})
    assert ray.tries == TRIES


@pytest.mark.parametrize("address, tries", [(LOCAL, TRIES), ("10.0.0.1:6379", 1)])
def test_a_cluster_that_never_starts_is_a_sentence(address: str, tries: int) -> None:
    ray = Slow(100)
    with pytest.raises(WorkerEnded, match=r"^Ray did not start: The current node timed out\.$"):
        start(ray, address, {})
    assert ray.tries == tries
