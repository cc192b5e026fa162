"""`ginkgopolis replay`."""

import re
from pathlib import Path

import pytest

from ginkgopolis import Game
from tests.cli.run import run


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of three bots."""
    folder = tmp_path_factory.mktemp("games")
    run("simulate", "--players", 3, "--games", 1, "--seed", 3, "--introductory", "--save", folder)
    return folder / "3.json"


def test_the_story_and_the_scores(record: Path) -> None:
    game = Game.load(record)
    ran = run("replay", record)
    assert ran.status == 0
    assert [line for line in ran.lines if line in set(game.log(None))] == game.log(None)
    winners = " and ".join(game.names[seat] for seat in game.winners)
    best = max(score.total for score in game.scores())
    assert any(line.startswith(winners) and line.endswith(f" with {best} points.") for line in ran.lines)


def test_the_breakdown(record: Path) -> None:
    """Each row adds up, and so do the cards and the districts below."""
    game = Game.load(record)
    lines = run("replay", record).lines
    table = lines[lines.index(next(line for line in lines if line.split()[:2] == ["points", "cards"])) :]
    rows = {row.split()[0]: [int(number) for number in row.split()[1:]] for row in table[1:4]}
    for score in game.scores():
        *parts, total = rows[game.names[score.seat]]
        assert sum(parts) == total == score.total
    districts = [line for line in table if line.startswith("District ")]
    assert len(districts) == len(game.districts())
    points = sum(row[3] for row in rows.values())
    assert points == sum(share.points for district in game.districts() for share in district.ranking)
    cards = "".join(line for line in table if line.startswith("Cards of "))
    for score in game.scores():
        for card, worth in score.cards:
            assert re.search(rf" {card[1:]} \({worth} points?\)", cards)


def test_until_stops_early(record: Path) -> None:
    ran = run("replay", record, "--until", 4)
    moves = len(Game.load(record).moves)
    assert ran.lines[-1].endswith(f"after 4 of {moves} moves.")
    assert "The game is over." not in ran.out
    assert "wins with" not in ran.out


def test_until_nothing_has_happened(record: Path) -> None:
    ran = run("replay", record, "--until", 0)
    assert "[1   ][1   ][1   ]" in ran.out
    assert "Round 1, after 0 of" in ran.lines[-1]


def test_until_beyond_the_end_is_the_whole_game(record: Path) -> None:
    assert run("replay", record, "--until", 100000).out == run("replay", record).out


def test_step_by_step(record: Path) -> None:
    """The city is drawn at the beginning and after each step; q stops without telling the end."""
    ran = run("replay", record, "--step", typed="\n\nq\n")
    assert ran.status == 0
    assert sum("1W    0     1E" in line for line in ran.lines) == 3
    assert ran.out.count("Enter goes on, q stops:") == 3
    assert "wins with" not in ran.out


def test_stepping_to_the_end(record: Path) -> None:
    moves = len(Game.load(record).moves)
    ran = run("replay", record, "--step", typed="\n" * moves)
    assert "The game is over." in ran.out
    assert "District " in ran.out


def test_stepping_without_anybody_to_press_enter(record: Path) -> None:
    ran = run("replay", record, "--step")
    assert ran.status == 0
    assert "after 0 of" in ran.lines[-1]
