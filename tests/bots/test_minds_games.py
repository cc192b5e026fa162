"""The bots that think finish every kind of game; only compiled, for that takes minutes interpreted."""

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.bots.test_minds import MINDS, play


@pytest.mark.parametrize("text", MINDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_minds_finish_games(text: str, players: int) -> None:
    assert play(Game.new(players, seed=players), text).over


@pytest.mark.parametrize("text", MINDS)
@pytest.mark.parametrize("hal", ["normal", "expert"])
def test_minds_finish_games_against_hal(text: str, hal: str) -> None:
    assert play(Game.new(1, seed=1, hal=hal), text).over


@pytest.mark.parametrize("text", MINDS)
@pytest.mark.parametrize("module", MODULE_NAMES)
def test_minds_finish_games_with_every_module(text: str, module: str) -> None:
    assert play(Game.new(2, seed=2, modules=(module,)), text).over


@pytest.mark.parametrize("text", MINDS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_minds_finish_games_with_all_modules(text: str, players: int) -> None:
    assert play(Game.new(players, seed=4, modules=MODULE_NAMES), text).over
