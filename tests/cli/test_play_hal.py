"""`ginkgopolis play` against Hal."""

import re
from pathlib import Path

import pytest

from ginkgopolis import Game
from tests.cli.run import play, random_numbers, run

HAL = ("play", "--hal", "normal", "--humans", "Mia", "--seed", 5)


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_a_whole_game(level: str) -> None:
    ran = run("play", "--hal", level, "--humans", "Mia", "--seed", 4, typed=random_numbers(1))
    assert (ran.status, ran.err) == (0, "")
    assert re.search(r"(Mia|Hal) wins with \d+ points\.|Mia and Hal share the victory", ran.out)
    assert "points  cards  districts  total" in ran.out
    assert "New Hand" not in ran.out
    two_cards = re.search(r"Hal turns over \w+( \d+)? and \w+( \d+)?\s+and\s+discards", ran.out)
    assert (two_cards is not None) == (level == "expert")


def test_a_newcomer_plays_against_hal() -> None:
    """What Hal does is told before the first card is asked for."""
    ran = play("play", "--seed", 5, typed="hal|Hal|Mia|deadly|expert")
    assert "'Hal' does not fit" in ran.out
    assert "'deadly' does not fit" in ran.out
    assert ran.out.index("Against Hal: you draw three cards each round") < ran.out.index("Round 1 begins")
    assert "Mia: Which card do you play?" in ran.out


def test_one_player_is_against_hal() -> None:
    ran = play("play", "--players", 1, "--seed", 5, typed="")
    assert "Ha Hal" in ran.out


def test_the_table_against_hal() -> None:
    """H1: six of everything, and all resources for Hal; no New Hand tokens, and nobody else to be first."""
    lines = play(*HAL, typed="").lines
    at = next(number for number, line in enumerate(lines) if line.split()[:2] == ["resources", "in"])
    assert lines[at].split() == ["resources", "in", "supply", "tiles", "points", "cards"]
    assert lines[at + 1].split() == ["Mi", "Mia", "6", "19", "6", "6", "0"]
    assert lines[at + 2].split() == ["Ha", "Hal", "25", "0", "0", "0", "0"]
    assert lines[at + 3] == "39 tiles and 10 cards are left to draw."


def test_where_hals_token_goes_is_asked_in_the_city() -> None:
    """H3: the player decides, with the spaces numbered."""
    for seed in range(20):
        game = Game.new(1, hal="normal", seed=seed, names=["Mia"])
        letter = next((move for move in game.legal_moves(0) if str(move) in "ABCDEFGHIJKL"), None)
        if letter is None:
            continue
        game.play(0, letter)
        game.play(0, "resource")
        if game.question == "token":
            break
    ran = play("play", "--hal", "normal", "--humans", "Mia", "--seed", seed, typed=f"{letter}|resource|1")
    city = ran.out[: ran.out.index("Mia: Where does the token go?")]
    assert " 1?" in city and " 2?" in city
    assert f"Mia moves token {game.view(0).moving_token}" in ran.out
    assert re.search(r"Hal scores \d point", ran.out)


def test_rules_and_cards() -> None:
    ran = play(*HAL, typed="rules|cards")
    assert "Against Hal: you draw three cards each round" in ran.out
    assert "Hal: only what scores at the end counts for him" in ran.out
    assert "Mia: no bonuses" in ran.out


def test_nothing_of_hal_is_shown_before_his_turn() -> None:
    """H2: his card lies face down."""
    game = Game.new(1, hal="normal", seed=5, names=["Mia"])
    ran = play(*HAL, typed="moves|log all|pile")
    assert "Hal draws 1 card." in ran.out
    assert "Hal turns over" not in ran.out
    for sentence in game.log(0):
        assert sentence in ran.lines


def test_a_game_against_hal_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    """Nobody can take Hal's seat."""
    file = tmp_path / "hal.json"
    play(*HAL, typed=f"1|1|save {file}")
    again = play("play", "--resume", file, typed=f"1|save {file}")
    assert "Mia, " in again.out
    for humans in ("Hal", "2", "Mia,Hal"):
        assert run("play", "--resume", file, "--humans", humans).status == 2
    assert run("play", "--resume", file, "--humans", "Hal").err.endswith("there are Mia.\n")


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_replay(level: str, tmp_path: Path) -> None:
    """The story, the position and the scores, of which Hal's add up too."""
    run("simulate", "--hal", level, "--games", 1, "--seed", 3, "--save", tmp_path)
    game = Game.load(tmp_path / "3.json")
    lines = run("replay", tmp_path / "3.json").lines
    assert [line for line in lines if line in set(game.log(None))] == game.log(None)
    at = next(number for number, line in enumerate(lines) if line.split()[:2] == ["points", "cards"])
    rows = {row.split()[0]: [int(number) for number in row.split()[1:]] for row in lines[at + 1 : at + 3]}
    assert rows.keys() == {"Ada", "Hal"}
    for score in game.scores():
        *parts, total = rows[game.names[score.seat]]
        assert sum(parts) == total == score.total
