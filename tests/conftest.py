"""What holds for all tests: which engine is tested, and that no example is too slow.

The engine is that of the sources as they stand, or with `--engine=compiled` a compiled copy of them.
"""

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import ginkgopolis

ROOT = Path(__file__).parents[1]
COMPILED_ONLY = (
    "test_both_ways.py",  # a comparison of the two; the interpreted one alone is always at hand
    "test_minds_games.py",  # whole games of bots that think
)
INTERPRETED_ONLY = ("test_way_of_a_move.py",)  # nobody sees the calls inside of compiled files
LONGEST = ("test_install.py", "test_crash.py")
"""Files with tests of half a minute: begun last, everybody would wait for them."""
LEFT_OUT = {"interpreted": COMPILED_ONLY, "compiled": INTERPRETED_ONLY}

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--engine",
        choices=("interpreted", "compiled"),
        default="interpreted",
        help="the engine that must be the one that runs; see `make test`",
    )


def pytest_configure(config: pytest.Config) -> None:
    trouble = what_is_wrong(config.getoption("engine"))
    if trouble:
        raise pytest.UsageError(trouble)


def pytest_report_header(config: pytest.Config) -> str:
    return f"engine: {config.getoption('engine')}, {Path(ginkgopolis.__file__).parent}"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if collection_path.name in LEFT_OUT[config.getoption("engine")]:
        return True
    return None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests."""
    items.sort(key=lambda item: item.path.name not in LONGEST)


def what_is_wrong(engine: str) -> str | None:
    """Say why this is not the engine to be tested: it is another one, or not made from these sources."""
    running = Path(ginkgopolis.__file__).parent
    sources = ROOT / "src" / "ginkgopolis"
    if engine == "interpreted":
        if ginkgopolis.COMPILED or running != sources:
            return f"{running} would be tested, not the sources: mend PYTHONPATH, or say --engine=compiled."
        return None
    for source in sorted(sources.rglob("*.py")):
        copy = running / source.relative_to(sources)
        if not copy.exists() or copy.read_bytes() != source.read_bytes():
            return f"{running} is not made from these sources, see {source}: run `make test`."
        if sources / "engine" in source.parents:
            if not any(copy.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES):
                return f"{copy} is not compiled: run `make test`."
    return None
