"""`ginkgopolis play` with bots of one's choice, their hints, and their troubles."""

import re
from pathlib import Path

import pytest

from ginkgopolis import Game
from tests.bots.puppets import SLIPPING
from tests.cli.run import play, random_numbers, run

ONE = ("play", "--humans", "Mia", "--players", 2, "--introductory", "--seed", 1)
THREE = ("play", "--humans", "Mia", "--players", 3, "--introductory", "--seed", 1)
CRASH = "exec:sh -c 'echo B7 is mine >&2; exit 7'"
DETAILS = f"Round 1: Ada ({CRASH}) ended with status 7, saying 'B7 is mine'."


def test_medium_is_usual() -> None:
    assert "Bots: Ada (Sapling, medium), Bela (Sapling, medium). Type hint to" in play(*THREE, typed="").out


def test_one_for_all_or_one_for_each() -> None:
    assert "Bots: Ada (Sprout, easy), Bela (Sprout, easy)." in play(*THREE, "--bots", "greedy", typed="").out
    ran = play(*THREE, "--bots", "random,planner:rivalry=1", typed="")
    assert "Bots: Ada (random), Bela (planner:rivalry=1)." in ran.out


def test_bots_are_enough_to_start() -> None:
    """Whoever names bots is not asked anything."""
    ran = play("play", "--bots", "greedy", "--seed", 1, typed="")
    assert "Welcome" not in ran.out
    assert "Which character do you keep?" in ran.out


def test_bots_for_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(Game.new(3, seed=1, introductory=True).record().to_json(), encoding="utf-8")
    ran = play("play", "--resume", file, "--bots", "random,greedy", typed="")
    assert "Bots: Bela (random), Cleo (Sprout, easy)." in ran.out


def test_a_hint_is_a_legal_move_with_a_reason() -> None:
    """It can be typed as it stands, and is the same when it is asked for again."""
    ran = play(*ONE, typed="hint|hint")
    (first, why), (second, _) = re.findall(r"Sapling would play (.*\.)\n(.*\.)", ran.out)
    assert first == second
    assert why
    game = Game.new(2, introductory=True, seed=1, names=["Mia", "Ada"])
    assert first.partition(": ")[0] in [str(move) for move in game.legal_moves(0)]


def test_a_hint_from_a_bot_in_trouble() -> None:
    ran = play(*ONE, typed=f"hint {CRASH}")
    assert "There is no hint. Round 1: Mia (exec:sh" in ran.out


def test_a_hint_from_a_bot_that_slips(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stray line costs no move: there is one to be told."""
    monkeypatch.chdir(tmp_path)
    Path("slipping.py").write_text(SLIPPING, encoding="utf-8")
    ran = play(*ONE, typed="hint file:slipping.py")
    assert "There is no hint" not in ran.out
    assert "file:slipping.py would play " in ran.out


def test_stray_lines_are_told_after_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it goes on nobody is told that a move was drawn at random, for none was."""
    monkeypatch.chdir(tmp_path)
    Path("slipping.py").write_text(SLIPPING, encoding="utf-8")
    ran = run(*ONE, "--bots", "file:slipping.py", typed=random_numbers(2))
    assert "drawn at random" not in ran.out
    assert "Ada (file:slipping.py) wrote a line that answers nothing: 'hm'." in " ".join(ran.out.split())


def test_no_hint_for_nobody() -> None:
    ran = play("play", "--humans", "Mia,Tom", "--introductory", "--seed", 1, typed="hint")
    assert "There is nothing to decide now." in ran.out


def test_hints_in_every_question() -> None:
    """All questions of a game, the draft included."""
    ran = run(
        "play", "--players", 2, "--seed", 4, typed="hint\n" + random_numbers(2).replace("\n\n", "\nhint\n")
    )
    assert ran.status == 0
    assert "There is no hint" not in ran.out
    for move in (r"C\d", ">", "resource|tile"):
        assert re.search(rf"Sapling would play (?:{move})", ran.out)


def test_trouble_is_told_without_details_until_the_end() -> None:
    """During the game a bot's complaint might give its cards away."""
    ran = run(*ONE, "--bots", CRASH, typed=random_numbers(1))
    assert ran.status == 0
    assert ran.out.count("Trouble with a bot (Ada): a move was drawn at random.") == 1
    assert ran.lines.count(DETAILS) == 1
    assert ran.out.index("The game is over.") < ran.out.index(DETAILS)
