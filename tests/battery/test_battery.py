"""Random games at every table, with every law checked after every move or on a share of the moves."""

import pytest

from tests.battery.play import Share, play_checked
from tests.battery.tables import STYLES, TABLES, Table

GAMES = 8  # per table and style: 320 in all
SOAK_GAMES = 500  # likewise: 20,000


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_hold_after_every_move(table: Table, style: str) -> None:
    for seed in range(GAMES):
        play_checked(table, style, seed, Share(twins=0.04, secrets=0.04, whole=0.25))


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_hold_in_thousands_of_games(table: Table, style: str) -> None:
    for seed in range(GAMES, GAMES + SOAK_GAMES):
        play_checked(table, style, seed, Share(twins=0.02, secrets=0.02, whole=0.1))
