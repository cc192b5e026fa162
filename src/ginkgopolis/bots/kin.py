"""Finds processes by a mark that they inherited, wherever they have gone, and by whom they descend from."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

VARIABLE: Final = "GINKGOPOLIS_BOT_FAMILY"
"""The marks of all programs that a process descends from."""

if sys.platform == "linux":

    def bearing(mark: str) -> list[int]:
        """Return the processes of this user that bear a mark; none that has ended."""
        return [int(each.name) for each in Path("/proc").glob("[0-9]*") if mark in marks_of(each)]

    def marks_of(process: Path) -> str:
        """Return the marks of a process, nothing if it has ended or is not ours to look at."""
        try:
            variables = (process / "environ").read_bytes().decode(errors="replace").split("\0")
        except OSError:
            return ""
        return next((each for each in variables if each.startswith(f"{VARIABLE}=")), "")

    def all_parents() -> dict[int, int]:
        """Return the parent of each process."""
        return {int(each.name): parent_of(each) for each in Path("/proc").glob("[0-9]*")}

    def parent_of(process: Path) -> int:
        """Return the parent of a process, 0 if it has ended."""
        try:
            return int((process / "stat").read_text(errors="replace").rpartition(")")[2].split()[1])
        except OSError:
            return 0

else:

    def bearing(mark: str) -> list[int]:
        """Return the processes of this user that bear a mark; none that has ended."""
        return listed_with(mark, listed("-E", "-ww", "-o", "pid=,command="))

    def all_parents() -> dict[int, int]:
        """Return the parent of each process of this user."""
        pairs = [line.split() for line in listed("-o", "pid=,ppid=").splitlines()]
        return {int(child): int(parent) for child, parent in pairs}

    def listed(*options: str) -> str:
        """Return what `ps` lists; nothing if it cannot be asked."""
        try:
            found = subprocess.run(["ps", "-x", *options], capture_output=True, check=True, timeout=10)
        except (OSError, subprocess.SubprocessError):
            return ""
        return found.stdout.decode(errors="replace")


def descending(ancestor: int) -> list[int]:
    """Return the processes that descend from one that is still there, whatever their environment says."""
    parents = all_parents()
    found = [ancestor]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def listed_with(mark: str, listing: str) -> list[int]:
    """Return the processes that bear a mark in what `ps` lists, with their environment."""
    bears = re.compile(rf"\s{VARIABLE}=\S*{re.escape(mark)}")
    return [int(line.split(maxsplit=1)[0]) for line in listing.splitlines() if bears.search(line)]
