"""Measure an older edition of this project beside this one: `python -m benchmarks.editions OLDER [NEWER]`.

An edition is a checkout in which `make build/compiled/ready` was run; the newer one is this checkout unless
another is named. Both do the same work by turns, by the first version of the rules: the first edition knows
no other. With `--editions`, `benchmarks.speed` has what comes out among its tables.
"""

import os
import platform
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from benchmarks.edition_report import EDITIONS, all_tasks, edition_goals, edition_section, unlike
from benchmarks.model import COMPILED, INTERPRETED, Run
from benchmarks.report import goal_section
from benchmarks.session import ROOT, Session, WorkerEnded
from benchmarks.speed import Parser, Refused, check_amounts, check_output, machine, show, write_json

FOLDERS: Final = {COMPILED: "build/compiled", INTERPRETED: "src"}


def start(session: Session, name: str, path: Path, engine: str) -> None:
    """Start an edition; where there is none, the one that is installed here must not take its place."""
    if not (path / "ginkgopolis").is_dir() or session.start(name, path).compiled != (engine == COMPILED):
        raise Refused(f"{path} holds no {engine} engine: run `make build/compiled/ready` in a checkout.")


def measure(older: Path, newer: Path, seconds: float, slices: int) -> Run:
    """Have both editions work."""
    session, load = Session(), os.getloadavg()[0]
    try:
        for engine, folder in FOLDERS.items():
            for edition, checkout in zip(EDITIONS, (older, newer)):
                start(session, f"{edition}, {engine}", (checkout / folder).resolve(), engine)
        with Console(stderr=True).status("starting") as status:
            results = session.run(all_tasks(), seconds, slices, status.update)
    finally:
        session.close()
    versions = {"Python": platform.python_version()}
    return Run(machine(), (load, os.getloadavg()[0]), seconds, slices, versions, results)


def parse_arguments(arguments: Sequence[str] | None) -> Namespace:
    """Read the command line."""
    parser = Parser(prog="python -m benchmarks.editions", description="Measure two editions by turns.")
    parser.add_argument("older", type=Path, help="a checkout with the older edition")
    parser.add_argument("newer", type=Path, nargs="?", default=ROOT, help="one with the newer (this one)")
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU seconds of a slice (0.4)")
    parser.add_argument("--slices", type=int, default=9, help="slices of each (9)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every slice to this file")
    options = parser.parse_args(arguments)
    check_amounts(parser, options)
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, show, write; return the exit status."""
    options = parse_arguments(arguments)
    try:
        check_output(options.json)
        run = measure(options.older, options.newer, options.seconds, options.slices)
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return 2
    except WorkerEnded as ended:
        print(f"The process that measured {ended} broke down; see above.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    goals = edition_goals(run)
    show(run, [goal_section(goals), edition_section(run)])
    if options.json:
        write_json(run, goals, options.json)
    if unlike(run):
        print(f"The editions do not decide alike: {'; '.join(unlike(run))}.", file=sys.stderr)
    return int(bool(unlike(run)))


if __name__ == "__main__":
    sys.exit(main())
