"""What the Makefile has made: `python -m workshop wheel FOLDER`, `release FOLDER`, `client` or `tools`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from workshop import client
from workshop.fingerprint import fingerprint, is_marked, put_mark
from workshop.progress import PROGRESS
from workshop.switches import NOTICE, PURE, REQUIRE_COMPILED

USAGE: Final = "Say what to make: wheel FOLDER, release FOLDER, client, or tools (to test the client with)."
STREAMS: Final = (1, 2)
"""Standard output and standard error."""
INGREDIENTS: Final = (
    "LICENSE",
    "docs/package.md",
    "pyproject.toml",
    "requirements/build.txt",
    "setup.py",
    "src/ginkgopolis/**/*.py",
    "src/ginkgopolis/py.typed",
    "workshop/*.py",
    *client.INGREDIENTS,
)


def main(arguments: list[str]) -> None:
    """Make what is asked for."""
    match arguments:
        case ["wheel", folder]:
            make_wheel(Path(folder))
        case ["release", folder]:
            make_release(Path(folder))
        case ["client"]:
            if client.is_wanted():
                client.build()
        case ["tools"]:
            client.fetch_tools()
        case _:
            sys.exit(USAGE)


def make_wheel(folder: Path) -> None:
    """Make a wheel as pip would, unless the one in the folder is made of the same things."""
    made_of = fingerprint(INGREDIENTS, sys.version, compiler(), os.environ.get(PURE, ""))
    mark = folder / "ready"
    if is_marked(mark, made_of):
        return
    folder.mkdir(parents=True, exist_ok=True)
    for old in (mark, *folder.glob("*.whl")):
        old.unlink(missing_ok=True)
    pack("build_wheel", folder)
    put_mark(mark, made_of)


def compiler() -> str:
    """Return which C compiler there is."""
    command = [*os.environ.get("CC", "cc").split(), "--version"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8").stdout
    except OSError:
        return ""


def make_release(folder: Path) -> None:
    """Make a wheel compiled for this platform, one for any, and a source distribution."""
    os.environ.update({PURE: "", REQUIRE_COMPILED: "1"})
    pack("build_wheel", folder)
    os.environ.update({PURE: "1", REQUIRE_COMPILED: ""})
    pack("build_wheel", folder)
    pack("build_sdist", folder)


def pack(hook: str, folder: Path) -> None:
    """Call a hook of the backend; what setuptools has to say goes to a log beside the folder."""
    from workshop import backend

    log = folder.with_suffix(".log")
    try:
        with output_to(log):
            getattr(backend, hook)(str(folder))
    except client.ClientTrouble:
        raise
    except BaseException:
        print(log.read_text(encoding="utf-8", errors="replace"), file=sys.stderr)
        raise
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    print(*(line for line in lines if line.startswith(NOTICE)), sep="\n", end="", file=sys.stderr)


@contextmanager
def output_to(log: Path) -> Iterator[None]:
    """Send all that we and our processes write to a file, but for the progress."""
    kept = [os.dup(stream) for stream in STREAMS]
    with log.open("wb") as file, os.fdopen(os.dup(kept[1]), "w", encoding="utf-8") as PROGRESS.out:
        try:
            for stream in STREAMS:
                os.dup2(file.fileno(), stream)
            yield
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for stream, copy in zip(STREAMS, kept):
                os.dup2(copy, stream)
                os.close(copy)
    PROGRESS.out = sys.stderr


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except client.ClientTrouble as trouble:
        sys.exit(str(trouble))
