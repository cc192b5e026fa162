"""The bots of the documentation, as they stand there."""

import os
import re
import shlex
import sys
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.options import MODULE_NAMES
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BUILDER = f"file:{EXAMPLES / 'builder.py'}"
PROGRAM = f"exec:{shlex.join([sys.executable, str(EXAMPLES / 'builder_json.py')])}"
SHELL = f"exec:{shlex.join(['sh', str(EXAMPLES / 'first.sh')])}"


def play(bots: list[str], seed: int, modules: tuple[str, ...] = ()) -> Game:
    """Play a game in which no bot may have trouble."""
    if len(bots) == 1:
        game = Game.new(1, seed=seed, hal="normal")
    else:
        game = Game.new(len(bots), seed=seed, modules=modules)
    seats = {seat: Seated(make_bot(bot), bot_rng(seed, seat), PATIENCE) for seat, bot in enumerate(bots)}
    play_with_bots(game, seats)
    for seated in seats.values():
        seated.end(game)
        assert seated.troubles == []
    return game


@pytest.mark.parametrize(("players", "least"), [(2, 0.75), (3, 0.55), (4, 0.45), (5, 0.4)])
def test_ten_lines_beat_chance(players: int, least: float) -> None:
    """A bot as good as the others would win that many of 100 games once in a hundred thousand times."""
    wins = 0.0
    for seed in range(100):
        seat = seed % players
        bots = ["random"] * players
        bots[seat] = BUILDER
        game = play(bots, seed)
        wins += (seat in game.winners) / len(game.winners)
    assert wins / 100 >= least


@pytest.mark.parametrize("text", ["README.md", "docs/bots.md"])
def test_ten_lines_are_shown(text: str) -> None:
    """What people read is what was measured."""
    code = (EXAMPLES / "builder.py").read_text(encoding="utf-8")
    assert f"```python\n{code}```" in (ROOT / text).read_text(encoding="utf-8")
    body = re.findall(r"^ {8,}\S", code.partition("def choose")[2], re.MULTILINE)
    assert len(body) <= 10


@pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=["base", "all modules"])
def test_the_same_bot_as_a_program(modules: tuple[str, ...]) -> None:
    """It decides the same in both shapes, with and without us imported."""
    assert play([BUILDER, "random"], 3, modules).moves == play([PROGRAM, "random"], 3, modules).moves
    assert "ginkgopolis" not in (EXAMPLES / "builder_json.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("bot", [BUILDER, PROGRAM, SHELL], ids=["builder", "program", "shell"])
def test_all_kinds_of_games(bot: str) -> None:
    assert play([bot], 1).over
    assert play([bot, bot, "random"], 1).over
    assert play([bot, "random"], 1, MODULE_NAMES).over


@pytest.mark.parametrize("name", ["builder_json.py", "first.sh"])
def test_programs_can_be_run_by_their_names(name: str) -> None:
    assert os.access(EXAMPLES / name, os.X_OK)
    assert (EXAMPLES / name).read_bytes().startswith(b"#!")
    assert b"\r" not in (EXAMPLES / name).read_bytes(), "sh would take it for a letter"


@pytest.mark.parametrize(("bot", "why"), [(PROGRAM, " is worth "), (SHELL, "It was the first.")])
def test_programs_give_reasons(bot: str, why: str) -> None:
    game = Game.new(2, seed=1)
    with Seated(make_bot(bot), bot_rng(1, 0), PATIENCE) as seated:
        seated.move(game, 0)
        assert why in seated.explain()
