"""Every offered move is tried out once, on one copy, by whoever wants to know what it would do."""

import ast
from pathlib import Path

import pytest

from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.scores import DistrictScore, district_scores
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.previews import choices_of, try_out
from ginkgopolis.trial import trial
from ginkgopolis.trial.alone import lay_alone

SOURCE = Path(__file__).parents[2] / "src" / "ginkgopolis"
CITY = """
  .  A  B  C     .  .
  L  R1 R2 R3    D  .
  K  B1 B2 B5@1  E  .
  J  Y1 Y2 Y3    F  .
  .  I  H  G     .  .
"""
MANY = f"""
players 2
round 3
city{CITY}middle 3 3
seat 0: resources 4; points 7; tiles R4 R5 R6 R7 R8 R9 Y9; hand B5 A R1 Y2; cards Y7
seat 1: resources 3; points 1; tiles R10; hand K L C
"""
"""Four cards, each alone or with one of seven tiles, or a new hand."""
BANKER = f"""
players 2
modules experts events
round 3
city{CITY}middle 3 3
seat 0: expert banker; resources 1; points 7; tiles B6; hand B5 A R1 Y2; events advertising
seat 1: expert mayor; resources 3; points 1; hand K L C
"""


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that are laid down on copies, as often as they are."""
    moves = []

    def lay(state: GameState, seat: int, move: int) -> GameState:
        moves.append(move_text(move))
        return lay_alone(state, seat, move)

    monkeypatch.setattr(trial, "lay_alone", lay)
    return moves


@pytest.fixture
def evaluated(monkeypatch: pytest.MonkeyPatch) -> list[GameState]:
    """The positions whose districts are evaluated."""
    states = []

    def listed(state: GameState) -> list[DistrictScore]:
        states.append(state)
        return district_scores(state)

    monkeypatch.setattr(trial, "district_scores", listed)
    return states


def test_nothing_else_is_copied() -> None:
    """What counts the trials counts all copies: there is one place that makes them."""
    files = [*(SOURCE / "trial").rglob("*.py"), SOURCE / "server" / "tables" / "previews.py"]
    copying = [path for path in files for node in ast.walk(ast.parse(path.read_text())) if is_copy(node)]
    assert copying == [SOURCE / "trial" / "alone.py"]


def is_copy(node: ast.AST) -> bool:
    """Does a piece of code call anything that copies?"""
    name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
    return "copy" in name


def test_choices(tried: list[str], evaluated: list[GameState]) -> None:
    """Districts are evaluated once as they are, and once as each card would leave them."""
    choices = choices_of(TableGame.from_position(MANY), 0)
    assert len(choices) == 33
    cards = [choice.move for choice in choices if choice.preview is not None]
    assert len(cards) == 32
    assert sorted(tried) == sorted(cards)
    assert len(evaluated) == 1 + 32


def test_explanations(tried: list[str], evaluated: list[GameState]) -> None:
    game = TableGame.from_position(MANY)
    for move in game.legal_moves(0):
        game.explain(0, move)
    assert sorted(tried) == sorted(str(move) for move in game.legal_moves(0) if move.card)
    assert evaluated == []


def test_a_choice_in_parts(tried: list[str]) -> None:
    """The card is tried out; an event that may be added is told of as things are."""
    done, following, complete = try_out(TableGame.from_position(BANKER), 0, ["R1"])
    assert [choice.move for choice in done] == tried == ["R1"]
    assert {choice.move for choice in following} == {"no event", "event advertising"} and not complete


def test_what_can_be_bought(tried: list[str]) -> None:
    """M6: what a banker buys is bought on the same copy."""
    words = TableGame.from_position(BANKER).explain(0, "B5+B6")
    assert "you could buy 1 resource for 1 point" in words
    assert tried == ["B5+B6"]


def test_an_event_after_the_action(tried: list[str]) -> None:
    """M4: only what happens after the action needs it; whether resources are bought for it makes two."""
    game = TableGame.from_position(BANKER)
    for seat, move in ((1, "K"), (0, "B5+B6"), (0, "event advertising")):
        game.play(seat, move)
    assert [choice.move for choice in choices_of(game, 0)] == ["before", "after"]
    assert tried == ["after", "after"]
