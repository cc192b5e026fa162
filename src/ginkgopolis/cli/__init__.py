"""The command line: `ginkgopolis play`, `ginkgopolis replay`, `ginkgopolis simulate`."""

import io
import os
import sys


def main() -> None:
    """Run the command that was typed."""
    from ginkgopolis.cli.app import app

    # What is not a terminal Windows would have in an old code page, which lacks half of what we draw.
    encoding = "utf-8" if sys.platform == "win32" and "PYTHONIOENCODING" not in os.environ else None
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal lacks is no reason to stop
            stream.reconfigure(encoding=encoding, errors="replace")
    app()
