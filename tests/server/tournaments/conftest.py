"""Servers that hold tournaments."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running
from tests.server.tournaments.holding import holding


@pytest.fixture(scope="module")
def club(database: str) -> Iterator[Running]:
    """A server on each kind of database."""
    running = holding(database)
    yield running
    running.stop()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server of a test's own, with narrow limits."""
    narrow = {"tournaments_per_player": 1, "tournaments_per_address": 2, "tournaments_in_all": 3}
    running = holding(f"sqlite:///{tmp_path}/tables.sqlite3", **narrow)
    yield running
    running.stop()
