"""`ginkgopolis rate`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.arena.samples import bot_file, without_times
from tests.arena.test_arena_command import KEYS
from tests.cli.run import run


def rate(folder: Path, *args: object) -> tuple[list[str], dict[str, Any]]:
    """Rate bots and return what was printed and written."""
    file = folder / "ratings.json"
    ran = run("rate", *args, "--json", file, "--resume", folder / "kept.jsonl")
    assert ran.status == 0, ran.err
    (folder / "kept.jsonl").unlink()
    return ran.lines, json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("players", [2, 3])
def test_a_pool(players: int, tmp_path: Path) -> None:
    """All pairs, a rating for each bot, the same for any number of processes."""
    first = bot_file(tmp_path)
    last = bot_file(
        tmp_path,
        (tmp_path / "first.py").read_text(encoding="utf-8").replace("moves[0]", "moves[-1]"),
        "last.py",
    )
    args = ["--bots", f"random,{first},{last}", "--players", players, "--blocks", 3]
    lines, ratings = rate(tmp_path, *args)
    assert [list(bot) for bot in ratings["bots"]] == [[*KEYS, "rating", "rating_interval"]] * 3
    assert {bot["name"] for bot in ratings["bots"]} == {"random", first, last}
    values = [bot["rating"] for bot in ratings["bots"]]
    assert values == sorted(values, reverse=True)
    assert sum(values) / 3 == pytest.approx(1500, abs=1e-3)
    for bot in ratings["bots"]:
        low, high = bot["rating_interval"]
        assert low <= bot["rating"] <= high
        assert bot["games"] == 3 * 2 * players
    assert len(ratings["matrix"]) == 6
    assert all(meeting["games"] == 3 * players for meeting in ratings["matrix"])
    assert ratings["games"] == 3 * (3 * 2 if players == 2 else 6 * 3)
    assert lines[0].split() == ["bot", "rating", "95%", "ms", "vs", "1", "vs", "2", "vs", "3"]
    assert lines[1].split()[0] == "1"
    assert without_times(rate(tmp_path, *args, "--processes", 2)[1]) == without_times(ratings)


def test_two_players_win_what_the_other_loses(tmp_path: Path) -> None:
    _, ratings = rate(tmp_path, "--bots", f"random,{bot_file(tmp_path)}", "--players", 2, "--blocks", 4)
    one, two = ratings["matrix"]
    assert one["win_rate"] + two["win_rate"] == pytest.approx(1)
    assert one["margin"] == pytest.approx(-two["margin"])


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["--bots", "random"], "Ratings need two bots at least.\n"),
        (["--bots", "random,random"], "A bot is named twice.\n"),
        (
            ["--bots", "random,greedy", "--players", 1],
            "Ratings are for 2 to 5 players: `ginkgopolis arena` measures bots against Hal.\n",
        ),
        (["--bots", "random,greedy", "--players", 9], "There are 9 players, but 1 to 5 can play.\n"),
    ],
)
def test_bad_input(args: list[object], sentence: str) -> None:
    ran = run("rate", *args)
    assert (ran.status, ran.out, ran.err) == (2, "", sentence)
