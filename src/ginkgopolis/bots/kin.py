"""Finds processes by a mark that they inherited in their environment, wherever they have gone since."""

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

else:

    def bearing(mark: str) -> list[int]:
        """Return the processes of this user that bear a mark; none that has ended."""
        command = ["ps", "-x", "-E", "-ww", "-o", "pid=,command="]
        try:
            listed = subprocess.run(command, capture_output=True, check=True, timeout=10)
        except (OSError, subprocess.SubprocessError):
            return []
        return listed_with(mark, listed.stdout.decode(errors="replace"))


def listed_with(mark: str, listing: str) -> list[int]:
    """Return the processes that bear a mark in what `ps` lists, with their environment."""
    bears = re.compile(rf"\s{VARIABLE}=\S*{re.escape(mark)}")
    return [int(line.split(maxsplit=1)[0]) for line in listing.splitlines() if bears.search(line)]
