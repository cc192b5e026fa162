"""Measure random play of our engine and of its peers in one run: `python -m benchmarks.speed`."""

import argparse
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import msgspec
from rich.console import Console

from benchmarks.edition_report import edition_goals, edition_section
from benchmarks.goals import Goal, goals_of
from benchmarks.model import (
    BOTS,
    CALLS,
    COMPILED,
    COPY,
    DETERMINIZE,
    GAME,
    GROWTH,
    IMPORT,
    INSIDE,
    INTERPRETED,
    LAID_OUT,
    LEGAL_MOVES,
    LOOKS,
    PEERS,
    READ,
    SIMULATE,
    VIEWS,
    WRITE,
    Result,
    Run,
)
from benchmarks.report import Section, page, sections
from benchmarks.session import ROOT, Session, WorkerEnded
from benchmarks.tasks import MODULES, PACKAGES, all_tasks

SOURCES = ROOT / "src"
UNITS = {
    **dict.fromkeys((CALLS, GAME, VIEWS, INSIDE, SIMULATE, GROWTH, LAID_OUT, *BOTS), "decisions"),
    COPY: "copies",
    DETERMINIZE: "copies",
    WRITE: "texts",
    READ: "positions",
    LEGAL_MOVES: "lists",
    LOOKS: "views",
    IMPORT: "imports",
}


class Refused(Exception):
    """Something that must be there is not; says so in a sentence."""


class Parser(argparse.ArgumentParser):
    """A parser that refuses in one sentence, without repeating how everything is used."""

    def error(self, message: str) -> NoReturn:
        """End the program."""
        self.exit(2, f"{message[0].upper()}{message[1:]}; see --help.\n")


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="python -m benchmarks.speed", description="Measure random play.")
    parser.add_argument("--quick", action="store_true", help="short slices: a minute instead of six")
    parser.add_argument("--seconds", type=float, help="CPU seconds of a slice of play (0.4; quick: 0.1)")
    parser.add_argument("--slices", type=int, help="slices per measurement (5; quick: 3)")
    parser.add_argument("--no-peers", action="store_true", help="measure only our own engine")
    parser.add_argument("--no-compiled", action="store_true", help="measure ours only interpreted")
    parser.add_argument(
        "--compiled", type=Path, metavar="DIR", help="the compiled engine, if not the installed one"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every slice to this file")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write a page with pictures")
    parser.add_argument(
        "--again", type=Path, metavar="FILE", help="show an earlier --json file; measure nothing"
    )
    parser.add_argument(
        "--editions",
        type=Path,
        metavar="FILE",
        help="a --json file of benchmarks.editions, to be shown, too",
    )
    options = parser.parse_args(arguments)
    options.seconds = (0.1 if options.quick else 0.4) if options.seconds is None else options.seconds
    options.slices = (3 if options.quick else 5) if options.slices is None else options.slices
    check_amounts(parser, options)
    return options


def check_amounts(parser: Parser, options: argparse.Namespace) -> None:
    """Refuse to measure for no time or for days."""
    if not 0 < options.seconds <= 60 or not 1 <= options.slices <= 1000:
        parser.error("the --seconds must be above 0 and at most 60, the --slices from 1 to 1000")


def check(options: argparse.Namespace) -> None:
    """See to it that nothing is missing before minutes are spent."""
    needed = [] if options.no_peers or options.again else [MODULES[peer] for peer in PEERS]
    needed += ["matplotlib"] if options.markdown else []
    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        hint = "run `make bench`, or `pip install .[bench]`"
        without = "" if "matplotlib" in missing else ", or leave the peers out with --no-peers"
        raise Refused(f"Not installed here: {', '.join(missing)}; {hint}{without}.")
    if options.compiled and not options.compiled.is_dir():
        raise Refused(f"There is no folder {options.compiled}.")
    if options.markdown and options.markdown.suffix != ".md":
        raise Refused(
            "The name of a --markdown page must end in .md; its pictures go into a folder of that name."
        )
    check_output(options.json, options.markdown)


def check_output(*paths: Path | None) -> None:
    """See to it that what comes out can be written."""
    for path in paths:
        if path is not None and (path.is_dir() or not os.access(path.resolve().parent, os.W_OK)):
            raise Refused(f"{path} cannot be written.")


def start(session: Session, options: argparse.Namespace) -> list[str]:
    """Start everyone who is to be measured; return their names."""
    engines = [INTERPRETED, *([] if options.no_peers else PEERS)]
    sources = session.start(INTERPRETED, SOURCES)
    if not sources.sources:
        raise Refused("The engine in src/ cannot be imported here: run `make bench`.")
    if sources.compiled:
        raise Refused("There is a compiled engine in src/, where none belongs: delete it.")
    if not options.no_compiled:
        engines.insert(0, COMPILED)
        greeting = session.start(COMPILED, options.compiled)
        if not greeting.compiled:
            raise Refused(
                "The engine installed here is not compiled: run `make bench` where there is a C compiler, "
                "or add --no-compiled."
            )
        if greeting.sources != sources.sources and options.compiled is None:
            raise Refused(
                "The engine installed here was compiled from other sources than src/: run `make bench`."
            )
    if not options.no_peers:
        for peer in PEERS:
            session.start(peer, None)
    return engines


def read(path: Path) -> Run:
    """Take up an earlier run."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Run)
    except OSError as error:
        raise Refused(f"{path} cannot be read: {error.strerror}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused(f"{path} does not hold the results of a run.") from None


def measure(options: argparse.Namespace) -> Run:
    """Do all the work."""
    session = Session()
    load = os.getloadavg()[0]
    try:
        with Console(stderr=True).status("starting") as status:
            engines = start(session, options)
            results = session.run(all_tasks(engines), options.seconds, options.slices, status.update)
    finally:
        session.close()
    versions = {"Python": platform.python_version()}
    versions |= {peer: installed(PACKAGES[peer]) for peer in PEERS if peer in engines}
    return Run(machine(), (load, os.getloadavg()[0]), options.seconds, options.slices, versions, results)


def installed(package: str) -> str:
    """The version of a package in this environment."""
    try:
        return version(package)
    except PackageNotFoundError:
        return "of unknown version"


def machine() -> str:
    """The processor that this ran on."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.processor() or platform.machine()}, {os.cpu_count()} cores"


def summary(result: Result) -> dict[str, dict[str, float]]:
    """Best and median of what a result is about, for readers of the JSON file."""
    rates = {UNITS[result.task.what]: result.units()}
    if result.task.what in (CALLS, GAME, VIEWS, INSIDE, SIMULATE):
        rates["games"] = result.games()
    return {name: {"best": rate.best, "median": rate.median} for name, rate in rates.items()}


def write_json(run: Run, goals: list[Goal], path: Path) -> None:
    """Write every slice and what follows from them, a line for each result."""
    data = msgspec.to_builtins(run)
    results = data.pop("results")
    for entry, result in zip(results, run.results):
        entry["per_cpu_second"] = summary(result)
    data["goals"] = [{**asdict(goal), "met": goal.met()} for goal in goals]
    head = msgspec.json.encode(data).removesuffix(b"}")
    lines = b",\n".join(msgspec.json.encode(entry) for entry in results)
    path.write_bytes(head + b',"results":[\n' + lines + b"\n]}\n")


def show(run: Run, tables: list[Section]) -> None:
    """Print all tables."""
    console = Console()
    if not console.is_terminal:
        console.width = 200
    load = f"{run.load[0]:.1f} to {run.load[1]:.1f} processes wanted a core"
    console.print(
        f"{run.machine}; {load}. CPU seconds: best slice / median of {run.slices}.", highlight=False
    )
    for section in tables:
        console.print(section.table())


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, show, write; return the exit status."""
    options = parse_arguments(arguments)
    try:
        check(options)
        editions = read(options.editions) if options.editions else None
        run = read(options.again) if options.again else measure(options)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except WorkerEnded as ended:
        print(f"The process that measured {ended} broke down; see above.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    goals = goals_of(run) + (edition_goals(editions) if editions else [])
    older = [edition_section(editions)] if editions else []
    show(run, sections(run, goals) + older)
    if options.json:
        write_json(run, goals, options.json)
    if options.markdown:
        from benchmarks.plots import draw

        folder = options.markdown.with_suffix("")
        draw(run, folder)
        tables = sections(run, goals, folder.name) + older
        options.markdown.write_text(page(run, tables), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
