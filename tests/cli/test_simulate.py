"""`ginkgopolis simulate`."""

import json
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.bots.puppets import SLIPPING
from tests.cli.run import run
from tests.patience import PATIENCE

EXAMPLES = Path(__file__).parents[2] / "examples"
KEYS = ["seed", "players", "scores", "winners", "rounds", "decisions"]


def test_one_json_object_for_each_game() -> None:
    ran = run("simulate", "--players", 4, "--games", 3, "--seed", 7, "--bots", "random", "--json", "-")
    games = [json.loads(line) for line in ran.lines]
    assert ran.status == 0
    assert [list(game) for game in games] == [KEYS] * 3
    assert [game["seed"] for game in games] == [7, 8, 9]
    for game in games:
        assert game["players"] == len(game["scores"]) == 4
        best = max(game["scores"])
        assert game["winners"] == [seat for seat in range(4) if game["scores"][seat] == best]
        assert game["decisions"] > game["rounds"] > 0


def test_the_json_is_written_beside_the_table(tmp_path: Path) -> None:
    args = ("simulate", "--players", 2, "--games", 2, "--json")
    ran = run(*args, tmp_path / "games.jsonl")
    assert ran.lines[0].startswith("seat")
    assert (tmp_path / "games.jsonl").read_text(encoding="utf-8") == run(*args, "-").out


def test_the_same_seed_gives_the_same_output() -> None:
    for more in ([], ["--json", "-"], ["--introductory"]):
        args = ["simulate", "--players", 2, "--games", 3, "--seed", 5, *more]
        assert run(*args).out == run(*args).out
    assert run("simulate", "--games", 1, "--seed", 1).out != run("simulate", "--games", 1, "--seed", 2).out


def test_records_are_saved(tmp_path: Path) -> None:
    """They replay to what was printed, and say how the games were set up."""
    folder = tmp_path / "new" / "folder"
    ran = run(
        "simulate",
        "--players",
        3,
        "--games",
        2,
        "--seed",
        4,
        "--json",
        "-",
        "--introductory",
        "--save",
        folder,
    )
    assert sorted(file.name for file in folder.iterdir()) == ["4.json", "5.json"]
    for line in ran.lines:
        told = json.loads(line)
        game = Game.load(folder / f"{told['seed']}.json")
        assert game.over and game.options.introductory
        assert [score.total for score in game.scores()] == told["scores"]
        assert game.winners == told["winners"]
        assert (game.round, len(game.moves)) == (told["rounds"], told["decisions"])


def test_a_table_with_means() -> None:
    """The means of the table are those of the JSON."""
    args = ["simulate", "--players", 2, "--games", 4, "--seed", 1]
    games = [json.loads(line) for line in run(*args, "--json", "-").lines]
    ran = run(*args)
    header, first, second, summary = ran.lines
    assert header.split() == ["seat", "bot", "mean", "score", "lowest", "highest", "wins"]
    for seat, row in enumerate((first, second)):
        scores = [game["scores"][seat] for game in games]
        wins = sum(1 / len(game["winners"]) for game in games if seat in game["winners"])
        mean, lowest, highest = f"{sum(scores) / 4:.1f}", str(min(scores)), str(max(scores))
        assert row.split() == [str(seat), "random", mean, lowest, highest, f"{wins / 4:.1%}"]
    rounds = sum(game["rounds"] for game in games) / 4
    assert summary.startswith(f"4 games, on average {rounds:.1f} rounds")
    assert ran.err.endswith(" games/s\n")


def test_games_with_modules(tmp_path: Path) -> None:
    """All of them, or some by name; the records say which, and replay to the same scores."""
    for modules, expected in (
        ("all", MODULE_NAMES),
        ("events, keep-a-card", ("events", "keep_a_card")),
        ("EXPERTS", ("experts",)),
    ):
        ran = run(
            "simulate", "--players", 3, "--games", 1, "--modules", modules, "--json", "-", "--save", tmp_path
        )
        told = json.loads(ran.out)
        game = Game.load(tmp_path / "1.json")
        assert game.options.modules == expected
        assert [score.total for score in game.scores()] == told["scores"]


def test_large_hands(tmp_path: Path) -> None:
    args = ["--players", 4, "--games", 1, "--modules", "keep_a_card", "--hand-size", 5, "--save", tmp_path]
    assert run("simulate", *args).status == 0
    assert Game.load(tmp_path / "1.json").options.hand_size == 5


def test_games_against_hal(tmp_path: Path) -> None:
    """Two scores, the player's and Hal's; the normal level is the usual one."""
    for args, level in (
        (["--players", 1], "normal"),
        (["--players", 1, "--hal", "expert"], "expert"),
        (["--hal", "normal"], "normal"),
    ):
        ran = run("simulate", *args, "--games", 1, "--seed", 3, "--json", "-", "--save", tmp_path)
        told = json.loads(ran.out)
        assert list(told) == KEYS
        assert (told["players"], len(told["scores"])) == (1, 2)
        game = Game.load(tmp_path / "3.json")
        assert game.options.hal == level
        assert [score.total for score in game.scores()] == told["scores"]
        assert game.winners == told["winners"]


def test_a_table_with_hal() -> None:
    header, first, second, _ = run("simulate", "--hal", "expert", "--games", 2).lines
    assert header.split()[:2] == ["seat", "bot"]
    assert first.split()[:2] == ["0", "random"]
    assert second.split()[:3] == ["1", "Hal", "(expert)"]


def test_a_bot_for_each_seat() -> None:
    assert run("simulate", "--players", 2, "--games", 1, "--bots", "random, random").status == 0


def test_bots_with_settings_and_from_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of ours, one of a file and one that is a program sit at one table."""
    monkeypatch.chdir(EXAMPLES)
    bots = ["planner:rivalry=1", "file:builder.py", "exec:./first.sh"]
    ran = run("simulate", "--players", 3, "--games", 1, "--limit", PATIENCE, "--bots", ", ".join(bots))
    assert [line.split()[1] for line in ran.lines[1:4]] == bots
    assert "rouble" not in ran.out


def test_trouble_is_told() -> None:
    """Which bot, how often, what happened first; the games are played all the same."""
    args = ("simulate", "--players", 2, "--games", 3, "--bots", "random,exec:sh -c 'exit 7'")
    ran = run(*args)
    assert ran.status == 0
    assert ran.lines[-2:] == [
        "Trouble with exec:sh -c 'exit 7' at seat 1: 3 crashes. Moves were drawn at random in its place.",
        "It began in the game of seed 1. Draft: Bela (exec:sh -c 'exit 7') ended with status 7.",
    ]
    for line in run(*args, "--json", "-").lines:
        told = json.loads(line)
        assert list(told) == [*KEYS, "troubles"]
        (trouble,) = told["troubles"]["1"]
        assert trouble["kind"] == "crash"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "1 answer that was none. It has played all its moves itself."),
        ("de", "1 Antwort, die keine war. Seine Züge hat er alle selbst gespielt."),
        ("fr", "1 réponse qui n’en était pas une. Ce bot a joué lui-même tous ses coups."),
    ],
)
def test_trouble_that_costs_no_move(
    language: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing was drawn at random, and nothing says so."""
    monkeypatch.chdir(tmp_path)
    Path("slipping.py").write_text(SLIPPING, encoding="utf-8")
    bots = ("--bots", "random,file:slipping.py")
    ran = run("simulate", "--players", 2, "--games", 1, *bots, "--language", language)
    assert ran.status == 0
    assert ran.lines[-2].endswith(sentence)
    assert "'hm'" in ran.lines[-1]


def test_a_bot_that_cannot_be_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was there when it was asked for, and in the first game; its seat plays on without it."""
    monkeypatch.chdir(tmp_path)
    Path("fickle.py").write_text(
        "from ginkgopolis.bots import BlindBot\n"
        "made = []\n"
        "class Fickle(BlindBot):\n"
        "    def __init__(self):\n"
        "        made.append(self)\n"
        "        if len(made) > 2: raise SystemExit('no more')\n"
        "    def pick(self, moves, rng):\n"
        "        return moves[0]\n",
        encoding="utf-8",
    )
    ran = run("simulate", "--players", 2, "--games", 2, "--bots", "random,file:fickle.py")
    assert ran.status == 0
    assert ran.lines[-2].startswith("Trouble with file:fickle.py at seat 1: 1 crash.")
    assert ran.lines[-1].startswith(
        "It began in the game of seed 2. At the start: The bot in fickle.py cannot be used. "
        "The bot crashed: SystemExit: no more (fickle.py, line "
    )


def test_a_limit_for_each_move(tmp_path: Path) -> None:
    """A bot that takes too long has its moves drawn at random."""
    bot = tmp_path / "sleeper.py"
    bot.write_text(
        "from ginkgopolis.bots import BlindBot\n"
        "class Sleeper(BlindBot):\n"
        "    def pick(self, moves, rng):\n"
        "        while True: pass\n",
        encoding="utf-8",
    )
    ran = run("simulate", "--players", 2, "--games", 1, "--limit", 0.2, "--bots", f"random,file:{bot}")
    assert f"Trouble with file:{bot} at seat 1: 3 time-outs." in ran.out
