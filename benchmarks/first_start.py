"""How soon a newcomer plays: from a fresh clone to the first answer, and how long an installation takes.

    python3 -m benchmarks.first_start --json docs/first-start.json --markdown docs/first-start.md

Only the standard library is needed. Every measurement begins in a fresh clone of what is committed, with
empty caches of pip and npm, so that all packages come over the network.
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parent.parent
PEER = "catanatron==3.2.1"
POLL = 0.1  # seconds
LONGEST = 1800.0  # seconds until a start counts as failed
GOALS = {"first": 90.0, "second": 3.0, "install": 75.0, "memory": 500.0}
PAGE = """\
# The first start

Written by `python3 -m benchmarks.first_start --json docs/first-start.json --markdown docs/first-start.md`;
run it again rather than edit this page.

Measured on: {machine}. Processes that wanted a core: {load_before:.1f} before the run,
{load_after:.1f} at its end; above the number of cores the machine was busy with other things, too.

Everything begins in a fresh clone, with empty caches of pip and npm. All packages come from the registries
as they are set up on the machine.

| | measured | goal | met |
|---|---:|---:|---|
| `make play` in a fresh clone until `/healthz` answers | {first:.0f} s | {goal_first:.0f} s | {met_first} |
| `make play` once more | {second:.1f} s | {goal_second:.0f} s | {met_second} |
| `pip install .` in a fresh environment | {install:.0f} s | {goal_install:.0f} s | {met_install} |
| its largest process | {memory:.0f} MB | {goal_memory:.0f} MB | {met_memory} |
| all its processes at the same moment | {together:.0f} MB | | |
| `pip install {peer}` from ready-made wheels, for comparison | {peer_install:.0f} s | | |

An installation from a clone compiles the engine and builds the browser client; it took {ratio:.1f} times as
long as that of {peer}, which does neither. A release's wheel has both.
"""


@dataclass
class Run:
    """All that was measured: seconds and megabytes."""

    machine: str
    load_before: float
    load_after: float
    first: float
    second: float
    install: float
    memory: float
    together: float
    peer_install: float


@contextmanager
def fresh_clone(parent: Path) -> Iterator[Path]:
    """A clone of what is committed, as a newcomer has it."""
    folder = parent / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    os.sync()  # what was measured before still goes to the disk
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


def environment(parent: Path, **more: str) -> dict[str, str]:
    """The environment of somebody who has nothing in caches."""
    caches = {
        "PIP_CACHE_DIR": str(parent / "pip"),
        "npm_config_cache": str(parent / "npm"),
        "BROWSER": "true",
    }
    kept = {name: value for name, value in os.environ.items() if not name.startswith("GINKGOPOLIS_")}
    return {**kept, "PYTHONPATH": "", **caches, **more}


def seconds_to_answer(clone: Path, parent: Path) -> float:
    """Run `make play` until the server answers, and stop it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {
        "GINKGOPOLIS_PORT": str(port),
        "GINKGOPOLIS_DATABASE_URL": f"sqlite:///{parent / 'tables.sqlite3'}",
    }
    begin = monotonic()
    process = subprocess.Popen(
        ["make", "play"], cwd=clone, env=environment(parent, **settings), start_new_session=True
    )
    try:
        while not answers(port):
            if process.poll() is not None or monotonic() - begin > LONGEST:
                sys.exit("make play did not start the server.")
            sleep(POLL)
        return monotonic() - begin
    finally:
        os.killpg(process.pid, signal.SIGINT)
        process.wait()


def answers(port: int) -> bool:
    """Does the server say that it is well?"""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as response:
            return bool(response.status == 200)
    except OSError:
        return False


def install(what: str, folder: Path, parent: Path) -> tuple[float, float, float]:
    """Install into a fresh environment; return seconds, the largest process and all together, in MB."""
    home = parent / "installed"
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(home)], check=True)
    python = home / ("Scripts" if os.name == "nt" else "bin") / "python"
    begin = monotonic()
    process = subprocess.Popen(
        [str(python), "-m", "pip", "install", "--quiet", what], cwd=folder, env=environment(parent)
    )
    largest = together = 0.0
    while process.poll() is None:
        sizes = [megabytes(pid) for pid in family(process.pid)]
        largest, together = max([largest, *sizes]), max(together, sum(sizes))
        sleep(POLL)
    if process.returncode:
        sys.exit(f"pip install {what} failed.")
    return monotonic() - begin, largest, together


def family(pid: int) -> list[int]:
    """Return a process and all its descendants, as Linux lists them."""
    found = [pid]
    for parent in found:
        for task in Path(f"/proc/{parent}/task").glob("*/children"):
            try:
                found += map(int, task.read_text(encoding="utf-8").split())
            except OSError:
                continue
    return found


def megabytes(pid: int) -> float:
    """Return how much memory a process takes, what it shares with others included.

    Linux keeps this count anyway; asking it to divide what is shared would keep the process waiting.
    """
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def machine() -> str:
    """Say on what this was measured."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "?")
    return f"{model}, {os.cpu_count()} cores, Python {sys.version.split()[0]}"


def measure() -> Run:
    """Measure everything, one after the other."""
    load_before = os.getloadavg()[0]
    with TemporaryDirectory(prefix="first-start-") as name:
        parent = Path(name)
        with fresh_clone(parent) as clone:
            first = seconds_to_answer(clone, parent)
            second = seconds_to_answer(clone, parent)
        shutil.rmtree(parent / "pip", ignore_errors=True)
        with fresh_clone(parent) as clone:
            whole, largest, together = install(".", clone, parent)
        shutil.rmtree(parent / "pip", ignore_errors=True)
        peer, _, _ = install(PEER, parent, parent)
    load_after = os.getloadavg()[0]
    return Run(machine(), load_before, load_after, first, second, whole, largest, together, peer)


def page(run: Run) -> str:
    """Return a run as a page of documentation."""
    measured = asdict(run)
    goals = {f"goal_{name}": goal for name, goal in GOALS.items()}
    met = {f"met_{name}": "yes" if measured[name] <= goal else "no" for name, goal in GOALS.items()}
    ratio = run.install / run.peer_install
    return PAGE.format(**measured, **goals, **met, peer=PEER.replace("==", " "), ratio=ratio)


def main() -> None:
    """Measure, and write what was asked for."""
    parser = argparse.ArgumentParser(prog="python3 -m benchmarks.first_start", description=__doc__)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--markdown", type=Path)
    wanted = parser.parse_args()
    run = measure()
    if wanted.json:
        wanted.json.write_text(json.dumps(asdict(run), indent=2) + "\n", encoding="utf-8")
    if wanted.markdown:
        wanted.markdown.write_text(page(run), encoding="utf-8")
    print(page(run))


if __name__ == "__main__":
    main()
