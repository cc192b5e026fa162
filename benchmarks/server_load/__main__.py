"""Measure how much our server bears, beside boardgame.io's: `python -m benchmarks.server_load`."""

import argparse
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec
import uvloop

from benchmarks.server_load.measure import Contender, Memory, Site, load_of_machine, measure_memory
from benchmarks.server_load.report import Run, page
from benchmarks.server_load.servers import CLIENT_CORE, PEER, cores

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    """Measure everything and write it down."""
    arguments = read_arguments()
    node = find_node(arguments.node)
    before = load_of_machine()
    os.sched_setaffinity(0, {cores()[CLIENT_CORE]})
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it
    with tempfile.TemporaryDirectory() as folder:
        contenders, memory = uvloop.run(measure(Path(folder), node, arguments))
    run = Run(
        machine=machine(node),
        before=before,
        after=load_of_machine(),
        seconds=arguments.seconds,
        rounds=arguments.rounds,
        flood_tables=arguments.tables,
        contenders=contenders,
        memory=memory,
    )
    arguments.json.write_bytes(msgspec.json.format(msgspec.json.encode(run), indent=1) + b"\n")
    arguments.markdown.write_text(page(run), encoding="utf-8")
    say(f"Written to {arguments.markdown} and {arguments.json}.")


async def measure(folder: Path, node: str, arguments: argparse.Namespace) -> tuple[list[Contender], Memory]:
    """Measure all servers, then the memory of ours."""
    site = Site(folder, node, arguments.seed)
    try:
        await site.flood(arguments.tables, arguments.seconds, arguments.rounds, say)
        await site.hold(arguments.seconds, say)
    finally:
        site.close()
    memory = await measure_memory(folder)
    say(f"An idle table: {memory.kept:.0f} bytes, let go {memory.forgotten:.0f}, rows {memory.row:.0f}")
    return list(site.found.values()), memory


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each slice takes")
    parser.add_argument("--rounds", type=int, default=9, help="slices of each server when flooded")
    parser.add_argument("--tables", type=int, default=40, help="tables when flooded")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--node", default="node", help="Node.js, 18 or newer")
    parser.add_argument("--json", type=Path, default=DOCS / "server-load.json")
    parser.add_argument("--markdown", type=Path, default=DOCS / "server-load.md")
    return parser.parse_args()


def find_node(name: str) -> str:
    """Return where Node.js is, with what boardgame.io needs installed beside it."""
    node, npm = shutil.which(name), shutil.which("npm")
    if node is None or npm is None:
        sys.exit("The benchmark needs Node.js and npm, to run boardgame.io beside our server.")
    if not (PEER / "node_modules").exists():
        subprocess.run([npm, "ci", "--omit=dev", "--ignore-scripts", "--no-audit"], cwd=PEER, check=True)
    return node


def machine(node: str) -> str:
    """Describe where and with what everything was measured."""
    from ginkgopolis import COMPILED

    version = subprocess.run(
        [node, "--version"], capture_output=True, text=True, check=True, encoding="utf-8"
    ).stdout.strip()
    engine = "compiled" if COMPILED else "interpreted"
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    versions = f"Python {platform.python_version()} (engine {engine}), Node.js {version}"
    return f"{system}, {versions}, niceness {os.nice(0)}"


def say(text: str) -> None:
    """Tell how far it is."""
    print(text, flush=True)


main()
