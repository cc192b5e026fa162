"""`ginkgopolis arena`."""

import json
from pathlib import Path
from typing import Any

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.arena.samples import CRASHING, bot_file, without_times
from tests.cli.run import Ran, run

KEYS = [
    "name",
    "games",
    "win_rate",
    "win_rate_interval",
    "margin",
    "margin_interval",
    "score",
    "score_interval",
    "ms_median",
    "ms_p99",
    "seats",
    "sources",
    "scores",
    "points_per_round",
    "troubles",
]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, in which checkpoints are."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def arena(*args: object) -> tuple[Ran, dict[str, Any]]:
    """Run an arena and return what it printed and what it wrote as JSON."""
    ran = run("arena", *args, "--json", "result.json")
    assert ran.status == 0, ran.err
    return ran, json.loads(Path("result.json").read_text(encoding="utf-8"))


def test_the_json_is_printed_in_place_of_the_table(folder: Path) -> None:
    for command in (["arena", "--bots", "random"], ["rate", "--bots", "random,greedy"]):
        ran = run(*command, "--players", 2, "--blocks", 1, "--json", "-")
        assert ran.status == 0 and json.loads(ran.out)["blocks"] >= 1
    assert list(folder.iterdir()) == []


def test_the_keys_of_the_json(folder: Path) -> None:
    _, result = arena("--bots", f"{bot_file(folder)},random", "--players", 3, "--blocks", 4, "--seed", 5)
    assert list(result) == [
        "format",
        "rules",
        "options",
        "limit",
        "seed",
        "blocks",
        "games",
        "rounds",
        "bots",
        "hal",
        "troubles",
    ]
    assert (result["seed"], result["blocks"], result["games"]) == (5, 4, 12)
    assert [list(bot) for bot in result["bots"]] == [KEYS, KEYS]
    for bot in result["bots"]:
        assert bot["games"] == 12
        low, high = bot["win_rate_interval"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        low, high = bot["margin_interval"]
        assert low <= bot["margin"] <= high
        assert 0 < bot["ms_median"] <= bot["ms_p99"]
        assert sum(bot["sources"].values()) == pytest.approx(bot["score"], abs=1e-4)
        assert sum(bot["scores"].values()) == 12 * (1 if bot is result["bots"][0] else 2)
        assert len(bot["seats"]) == 3


def test_the_number_of_processes_makes_no_difference(folder: Path) -> None:
    args = ["--bots", f"random,{bot_file(folder)}", "--players", 3, "--blocks", 7]
    alone, first = arena(*args, "--processes", 1)
    together, second = arena(*args, "--processes", 3)
    assert without_times(first) == without_times(second)
    assert alone.lines[3:] == together.lines[3:]
    assert list(folder.glob("*.jsonl")) == []


def test_the_games_are_those_that_simulate_plays(folder: Path) -> None:
    first = bot_file(folder)
    _, result = arena("--bots", f"{first},random", "--players", 2, "--blocks", 3, "--seed", 8)
    scores: dict[str, int] = {}
    for seats, candidate in ((f"{first},random", 0), (f"random,{first}", 1)):
        ran = run("simulate", "--players", 2, "--games", 3, "--seed", 8, "--bots", seats, "--json", "-")
        for line in ran.lines:
            score = str(json.loads(line)["scores"][candidate])
            scores[score] = scores.get(score, 0) + 1
    assert scores == result["bots"][0]["scores"]


def test_against_hal() -> None:
    ran, result = arena("--bots", "random", "--players", 1, "--blocks", 6, "--hal", "expert")
    (bot,) = result["bots"]
    assert result["options"]["hal"] == "expert"
    assert result["hal"]["name"] == "Hal (expert)"
    assert result["hal"]["ms_median"] is None
    assert bot["win_rate"] + result["hal"]["win_rate"] == pytest.approx(1)
    assert bot["margin"] == pytest.approx(-result["hal"]["margin"])
    assert ran.lines[2].startswith("Hal (expert)")


def test_several_bots_against_hal_meet_the_same_ones(folder: Path) -> None:
    _, result = arena("--bots", f"random,{bot_file(folder)}", "--hal", "normal", "--blocks", 3)
    assert [bot["games"] for bot in result["bots"]] == [3, 3]
    assert (result["games"], result["hal"]["games"]) == (6, 6)


def test_a_bot_for_each_player_with_all_modules(folder: Path) -> None:
    bots = f"random,{bot_file(folder)},random"
    _, result = arena("--bots", bots, "--players", 3, "--blocks", 2, "--modules", "all", "--hand-size", 5)
    assert result["options"]["modules"] == list(MODULE_NAMES)
    assert result["options"]["hand_size"] == 5
    assert [bot["games"] for bot in result["bots"]] == [6, 6, 6]
    assert sum(bot["win_rate"] for bot in result["bots"]) == pytest.approx(1, abs=1e-5)
    assert any(bot["sources"]["extras"] for bot in result["bots"])


def test_records_are_saved_and_can_be_replayed(folder: Path) -> None:
    """They tell the block, the seed and who sat where; while they play, bots have no such names."""
    bots = f"{bot_file(folder)},random"
    args = ["--bots", bots, "--players", 2, "--blocks", 2, "--seed", 4]
    _, plain = arena(*args)
    _, saved = arena(*args, "--save", "games/new", "--processes", 2)
    assert without_times(plain) == without_times(saved)
    files = sorted((folder / "games" / "new").iterdir())
    assert [file.name.split("-file")[0].split("-random")[0] for file in files] == [
        "block-00000-game-0-seed-4",
        "block-00000-game-1-seed-4",
        "block-00001-game-0-seed-5",
        "block-00001-game-1-seed-5",
    ]
    assert files[1].name.startswith("block-00000-game-1-seed-4-random_file")
    totals: list[int] = []
    for number, file in enumerate(files):
        game = Game.load(file)
        assert game.over
        assert game.names[1 - number % 2] == f"random ({1 - number % 2})"
        totals.append(game.scores()[number % 2].total)
        assert run("replay", file).status == 0
    assert sorted(map(str, totals)) == sorted(
        score for score, count in saved["bots"][0]["scores"].items() for _ in range(count)
    )


def test_troubles_of_bots_are_in_the_report(folder: Path) -> None:
    crashing = bot_file(folder, CRASHING, "crash.py")
    ran, result = arena("--bots", f"{crashing},random", "--players", 2, "--blocks", 2)
    assert result["bots"][0]["troubles"] == {"crash": 12}
    assert result["bots"][1]["troubles"] == {}
    assert len(result["troubles"]) == 12
    assert result["troubles"][0].startswith("Block 0, seed 1, game 0: ")
    assert "no idea" in result["troubles"][0]
    assert ran.lines[-1] == "There were 7 more problems; the JSON has all of them."


def test_a_process_that_goes_away_is_noticed(folder: Path) -> None:
    """No guard can keep a bot from ending the process that it runs in; the finished blocks are kept."""
    code = "import os\n" + CRASHING.replace('raise ValueError("no idea")', "os._exit(3)")
    ran = run("arena", "--bots", f"{bot_file(folder, code)},random", "--blocks", 4, "--processes", 2)
    assert ran.status == 2
    assert ran.err == "A process ended in the middle of a game.\n"


def test_the_table() -> None:
    """What the JSON says, rounded."""
    ran, result = arena("--bots", "random", "--players", 2, "--blocks", 3)
    header, row, seats, size, warning = ran.lines
    assert header.split() == ["bot", "wins", "95%", "margin", "95%", "score", "ms", "99%"]
    assert row.split()[:3] == ["random", "50.0%", "50.0–50.0"]
    first, second = (f"{seat['win_rate']:.0%}" for seat in result["bots"][0]["seats"])
    assert seats == f"Wins of random seat by seat: {first}, {second}."
    assert size.startswith("3 games of 2 players, seeds 1 to 3, ")
    assert warning == "The intervals mean little with fewer than 30 seeds."


BAD: dict[str, list[object]] = {
    "There is no bot 'deepthought'": ["--bots", "deepthought"],
    "There are 3 bots for 2 players": ["--bots", "random,random,random", "--players", 2],
    "There are 7 players": ["--bots", "random", "--players", 7],
    "Hal plays against 1 player": ["--bots", "random", "--players", 3, "--hal", "normal"],
    "There is no module 'weather'": ["--bots", "random", "--modules", "weather"],
    "The seed must be": ["--bots", "random", "--seed", -1],
    "There is no folder nowhere": ["--bots", "random", "--json", "nowhere/a.json"],
    ". is a folder": ["--bots", "random", "--html", "."],
    "Invalid value for '--blocks'": ["--bots", "random", "--blocks", 0],
    "Invalid value for '--processes'": ["--bots", "random", "--processes", 0],
    "Missing option '--bots'": [],
}


@pytest.mark.parametrize("sentence", BAD)
def test_bad_input_gets_one_sentence(sentence: str, folder: Path) -> None:
    ran = run("arena", *BAD[sentence])
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith(sentence)
    assert ran.err.endswith(".\n") and ran.err.count("\n") == 1
    assert list(folder.iterdir()) == []
