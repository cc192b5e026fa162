"""A move passes through few files on its way through the server, and does not wander about again.

Counted in a whole game as `python -m benchmarks.way_of_a_move` does, and compared with half of what there was
before the rooms were made (docs/architecture.md).
"""

import asyncio

import pytest

from benchmarks.way_of_a_move import TABLES, follow

BEFORE = {"2 players": 371.6, "4 players": 370.0, "3 players, all modules": 349.2}
"""Changes of module for a move, counted in the same way at commit a776083."""


@pytest.mark.parametrize("table", TABLES)
def test_at_most_half_as_many_changes_of_module(table: str) -> None:
    way = asyncio.run(follow(*TABLES[table]))
    assert way.changes.total() / way.moves <= BEFORE[table] / 2, way.changes.most_common(20)
