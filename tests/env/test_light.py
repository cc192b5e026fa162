"""Nobody who does not ask for the lab has to have, or to wait for, what only the lab needs."""

import subprocess
import sys

import pytest

from tests.test_imports import HOUSE, SOURCE, imported_names

HEAVY = ("gymnasium", "numpy", "pettingzoo", "PIL", "pyspiel", "rlcard")


def imported_with(module: str) -> set[str]:
    """Return which of the packages for research a new process has imported after a module."""
    code = f"import sys, {module}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    return set(done.stdout.split())


MODULES = ("ginkgopolis", "ginkgopolis.bots", "ginkgopolis.arena", "ginkgopolis.cli.app")


@pytest.mark.parametrize("module", MODULES)
def test_the_library_needs_none_of_it(module: str) -> None:
    assert imported_with(module) == set()


def test_batches_need_no_other_interface_and_no_pictures() -> None:
    assert imported_with("ginkgopolis.env.batch") <= {"numpy", "gymnasium"}


def test_other_interfaces_are_imported_only_where_they_are_served() -> None:
    served = {"pettingzoo": "pettingzoo", "pyspiel": "open_spiel", "rlcard": "rlcard"}
    found = {
        (package, path.stem)
        for path in (SOURCE / HOUSE).rglob("*.py")
        for package in {name.partition(".")[0] for name in imported_names(path)} & served.keys()
    }
    assert found == set(served.items())
