"""Nobody who does not ask for the lab has to have, or to wait for, what only the lab needs."""

import subprocess
import sys

import pytest

HEAVY = ("gymnasium", "numpy", "pettingzoo", "PIL")


def imported_with(module: str) -> set[str]:
    """Return which of the packages for research a new process has imported after a module."""
    code = f"import sys, {module}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return set(done.stdout.split())


MODULES = ("ginkgopolis", "ginkgopolis.bots", "ginkgopolis.arena", "ginkgopolis.cli.app")


@pytest.mark.parametrize("module", MODULES)
def test_the_library_needs_none_of_it(module: str) -> None:
    assert imported_with(module) == set()


def test_batches_need_neither_pettingzoo_nor_pictures() -> None:
    assert imported_with("ginkgopolis.env.batch") <= {"numpy", "gymnasium"}
