"""The command line: `ginkgopolis play`, `ginkgopolis replay`, `ginkgopolis simulate`."""

import io
import sys


def main() -> None:
    """Run the command that was typed."""
    from ginkgopolis.cli.app import app

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal lacks is no reason to stop
            stream.reconfigure(errors="replace")
    app()
