"""Random games at every table, with every law checked after every move or on a share of the moves."""

import pytest

from tests.battery.play import Share, play_checked
from tests.battery.tables import COMBINATIONS, COMBINED, HAL_TABLES, STYLES, TABLES, Table, module_table

GAMES = 2  # per table of the base game, Hal's included, and style: 120 in all
SOAK_GAMES = 500  # likewise: 30,000
SOAK_GAMES_WITH_MODULES = 2000  # per number of players and combination: 512,000

OFTEN = Share(laws=1, twins=0.04, secrets=0.04, whole=0.25)
SELDOM = Share(laws=1, twins=0.015, secrets=0.012, whole=0.25)
IN_SOAK = Share(laws=0.05, twins=0.002, secrets=0.002, whole=0.03)

base_tables = pytest.mark.parametrize("table", TABLES + HAL_TABLES, ids=str)
styles = pytest.mark.parametrize("style", STYLES)
SAMPLE = [
    (players, modules) for players, modules in COMBINED if (players // 2 + COMBINATIONS.index(modules)) % 2
]
"""Each combination with two and three players, or with four and five: the soak has all of them.

Of neighbours one is odd: styles and variants change from one number to the next.
"""


def combined(tables: list[tuple[int, tuple[str, ...]]]) -> pytest.MarkDecorator:
    """Let a test be about numbers of players and combinations of modules."""
    names = [f"{players}-{'-'.join(modules)}" for players, modules in tables]
    return pytest.mark.parametrize(("players", "modules"), tables, ids=names)


@styles
@base_tables
def test_laws_hold_after_every_move(table: Table, style: str) -> None:
    for seed in range(GAMES):
        play_checked(table, style, seed, OFTEN)


@combined(SAMPLE)
def test_laws_hold_with_any_modules(players: int, modules: tuple[str, ...]) -> None:
    """One game of each; from one to the next the style changes, and what else may be chosen."""
    at = COMBINATIONS.index(modules) + players
    play_checked(module_table(players, modules, at), list(STYLES)[at % len(STYLES)], at, SELDOM)


@pytest.mark.soak
@styles
@base_tables
def test_laws_hold_in_thousands_of_games(table: Table, style: str) -> None:
    for seed in range(GAMES, GAMES + SOAK_GAMES):
        play_checked(table, style, seed, Share(laws=1, twins=0.02, secrets=0.02, whole=0.1))


@pytest.mark.soak
@combined(COMBINED)
def test_laws_hold_in_thousands_of_games_with_any_modules(players: int, modules: tuple[str, ...]) -> None:
    for seed in range(100, 100 + SOAK_GAMES_WITH_MODULES):
        table = module_table(players, modules, seed)
        play_checked(table, list(STYLES)[seed % len(STYLES)], seed, IN_SOAK)
