"""Games with all kinds of options, for tests of what holds in any of them."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from ginkgopolis.options import Options
from tests.battery.tables import COMBINATIONS, HAL_TABLES, STYLES, TABLES, RandomGame, Table, module_table

WITH_MODULES = [module_table(2 + at % 4, modules, at // 4) for at, modules in enumerate(COMBINATIONS)]
"""Each of the 64 mixes of modules, with two to five players in turn, and what else may be chosen."""
SAMPLED = [*TABLES, *HAL_TABLES, *WITH_MODULES]

any_table = pytest.mark.parametrize("table", SAMPLED, ids=str)
NAMES = tuple(STYLES)


def options_of(table: Table) -> Options:
    """Return the options of a table; screens are closed at every other one."""
    return replace(table.options, closed_screens=SAMPLED.index(table) % 2 == 1)


def moments(table: Table, every: int, games: int = 1) -> Iterator[RandomGame]:
    """Play games of different styles and stop at some of their moments, the last one included."""
    for seed in range(games):
        game = RandomGame(table, seed, STYLES[NAMES[(SAMPLED.index(table) + seed) % len(NAMES)]])
        while not game.state.over:
            if len(game.moves) % every == seed % every:
                yield game
            game.step()
        yield game
