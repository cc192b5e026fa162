"""Data sets: the same files however they were written, true to the engine, and read by what learns."""

import hashlib
import json
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ginkgopolis import BadOptions, Game, Options
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.engine.rules import apply_legal, legal_moves, pending
from ginkgopolis.env.actions import ActionSpace
from ginkgopolis.env.dataset import BadDataSet, DataPlan, DataSet, check, load, write
from ginkgopolis.env.dataset.manifest import NAME
from ginkgopolis.env.dataset.shards import packed
from ginkgopolis.env.schema import named
from ginkgopolis.env.setting import game_of
from ginkgopolis.options import MODULE_NAMES, set_up
from tests.cli.run import run
from tests.env.reading import check_city, check_own, check_seats, check_table

PLAN = DataPlan(bots=("greedy", "random"), options=Options(players=2), seed=5, shard_games=2)
GAMES = 5


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data set of five games in three shards."""
    folder = tmp_path_factory.mktemp("made") / "games"
    write(folder, PLAN, GAMES)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


class Enough(Exception):
    """Somebody has stopped it."""


def test_the_same_files_for_any_number_of_processes(made: Path, tmp_path: Path) -> None:
    write(tmp_path / "two", PLAN, GAMES, processes=2)
    assert contents(tmp_path / "two") == contents(made)
    names = ["README.md", NAME, "shard-00000.npz", "shard-00001.npz", "shard-00002.npz"]
    assert sorted(contents(made)) == names


def test_the_same_files_after_an_interruption(made: Path, tmp_path: Path) -> None:
    """The first shard stays as it was written, and is not played again."""

    def stop(shards: int) -> None:
        raise Enough

    folder = tmp_path / "stopped"
    with pytest.raises(Enough):
        write(folder, PLAN, GAMES, tell=stop)
    assert sorted(contents(folder)) == [NAME, "shard-00000.npz"]
    with pytest.raises(BadDataSet, match="is unfinished, with 2 of 5 games"):
        load(folder)
    told: list[int] = []
    write(folder, PLAN, GAMES, tell=told.append)
    assert told == [2, 3]
    assert contents(folder) == contents(made)


def test_a_data_set_grows(made: Path, tmp_path: Path) -> None:
    """The first shard, which is full, is kept, and the second is played again with one game more."""
    folder, told = tmp_path / "small", list[int]()
    write(folder, PLAN, 3)
    write(folder, PLAN, GAMES, tell=told.append)
    assert told == [2, 3]
    assert contents(folder) == contents(made)
    with pytest.raises(BadDataSet, match="was begun with 5 games: ask for as many, or for more"):
        write(folder, PLAN, 4)


def test_a_shard_that_was_spoilt_is_played_again(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "spoilt"
    write(folder, PLAN, GAMES)
    (folder / "shard-00001.npz").write_bytes(b"nonsense")
    write(folder, PLAN, GAMES)
    assert contents(folder) == contents(made)


def test_the_games_are_those_that_the_bots_play_elsewhere(made: Path) -> None:
    """Game 3 has seed 8, and greedy has seat 1 in it, as in every other one."""
    game = Game.new(players=2, seed=8)
    names = ("random", "greedy")
    seated = {seat: Seated(make_bot(name), bot_rng(8, seat)) for seat, name in enumerate(names)}
    play_with_bots(game, seated)
    arrays = load(made).shard(1)
    assert arrays["seeds"].tolist() == [7, 8]
    assert arrays["seating"].tolist() == [[0, 1], [1, 0]]
    assert arrays["scores"][1].tolist() == game.totals()
    actions = ActionSpace(Options(players=2))
    ours = arrays["choices"][arrays["games"] == 1]
    assert [str(actions.move(int(choice))) for choice in ours] == [str(move) for _, move in game.moves]


@pytest.mark.parametrize(
    "plan",
    [
        DataPlan(bots=("greedy",), options=Options(players=1, hal="expert"), seed=2, shard_games=1),
        DataPlan(
            bots=("random",),
            options=Options(players=3, modules=MODULE_NAMES, closed_screens=True),
            seed=4,
            shard_games=1,
        ),
    ],
    ids=["Hal", "modules"],
)
def test_every_decision_is_as_the_engine_has_it(plan: DataPlan, tmp_path: Path) -> None:
    """Observations say what the view says, masks allow the legal moves, and choices lead to the scores."""
    write(tmp_path, plan, 2)
    data, actions = load(tmp_path), ActionSpace(plan.options)
    examples = iter(data)
    for number in range(2):
        state = set_up(plan.options, plan.seed + number)
        while waiting := pending(state):
            example, seat = next(examples), waiting[0]
            assert (example["seat"], example["game"]) == (seat, number)
            seen, view = named(example["observation"]), game_of(state, plan.options).view(seat)
            for look in (check_table, check_seats, check_own, check_city):
                look(seen, view)
            moves = legal_moves(state, seat)
            legal = actions.index_of.indices(moves)
            assert np.flatnonzero(example["action_mask"]).tolist() == sorted(legal)
            apply_legal(state, seat, moves[legal.index(example["choice"])])
        totals = game_of(state, plan.options).totals()
        assert data.shard(number)["scores"][0].tolist() == totals
        assert example["score"] == totals[example["seat"]]
    assert next(examples, None) is None


def test_what_a_decision_is_told_with(made: Path) -> None:
    data = load(made)
    first, last = data[0], data[-1]
    assert len(data) == sum(shard.decisions for shard in data.manifest.shards)
    assert (first["game"], first["decision"], last["game"]) == (0, 0, 4)
    assert first["observation"].dtype == np.int16 and first["action_mask"].dtype == np.int8
    arrays = data.shard(2)
    assert last["reward"] == arrays["rewards"][0, last["seat"]]
    assert last["margin"] == arrays["margins"][0, last["seat"]]
    assert last["decision"] == len(arrays["choices"]) - 1
    for place in (len(data), -len(data) - 1):
        with pytest.raises(IndexError):
            data[place]


def test_no_more_shards_are_in_memory_than_were_asked_for(made: Path) -> None:
    data = load(made, shards_in_memory=2)
    for _ in data:
        assert len(data._kept) <= 2
    assert len(data._kept) == 2
    other: DataSet = pickle.loads(pickle.dumps(data))
    assert not other._kept
    assert np.array_equal(other[3]["observation"], data[3]["observation"])
    example = data[0]
    assert example["observation"].base is None, "what is kept would keep its whole shard"


def shards_in_turn(data: DataSet, places: Iterator[int]) -> list[int]:
    """Return from which shards the places are, each as often as it comes again."""
    ends = np.cumsum([shard.decisions for shard in data.manifest.shards])
    numbers = [int(np.searchsorted(ends, place, side="right")) for place in places]
    return [at for at, before in zip(numbers, [-1, *numbers]) if at != before]


def test_random_order_goes_through_the_shards_one_after_the_other(made: Path) -> None:
    data = load(made, shards_in_memory=1)
    sampler = data.shuffled(seed=3)
    first, second = list(sampler), list(sampler)
    assert len(sampler) == len(data)
    assert sorted(first) == sorted(second) == list(range(len(data)))
    assert first != second and first != sorted(first)
    assert first == list(data.shuffled(seed=3))
    assert sorted(shards_in_turn(data, iter(first))) == [0, 1, 2]


def test_torch_is_not_needed() -> None:
    assert "torch" not in sys.modules


WHERE = {"choices": 10, "observations": (10, 3), "masks": (10, 0), "scores": (0, 1), "seats": 10, "seeds": 1}


def rewritten(folder: Path, change: str) -> None:
    """Change something in the second shard, and its hash in the manifest with it."""
    data = load(folder)
    arrays = {name: array.copy() for name, array in data.shard(1).items()}
    numbers: Any = arrays[change]
    numbers[WHERE[change]] ^= 1
    text = packed(arrays)
    (folder / "shard-00001.npz").write_bytes(text)
    manifest = json.loads((folder / NAME).read_text(encoding="utf-8"))
    manifest["shards"][1] |= {"bytes": len(text), "sha256": hashlib.sha256(text).hexdigest()}
    (folder / NAME).write_text(json.dumps(manifest), encoding="utf-8")


def test_replay_finds_nothing_where_nothing_is_wrong(made: Path) -> None:
    told: list[int] = []
    assert check(made, told.append).games == GAMES
    assert told == [1, 2, 3]


@pytest.mark.parametrize("change", WHERE)
def test_replay_finds_what_is_wrong(change: str, tmp_path: Path) -> None:
    write(tmp_path, PLAN, GAMES)
    rewritten(tmp_path, change)
    with pytest.raises(BadDataSet, match=r"shard-00001.npz is wrong: game [23] does not replay"):
        check(tmp_path)


def test_a_damaged_shard_is_refused(tmp_path: Path) -> None:
    write(tmp_path, PLAN, 2)
    file = tmp_path / "shard-00000.npz"
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    with pytest.raises(BadDataSet, match=r"shard-00000.npz is damaged: it is not what the manifest says"):
        load(tmp_path)[0]


@pytest.mark.parametrize(
    ("part", "text", "sentence"),
    [
        ("{", "x", "cannot be read"),
        ('"rules": 2', '"rules": 1', "was written by another version"),
        ("shard-00000.npz", "../shard-00000.npz", "names shards that do not fit"),
        ('"games": 2,\n   "dec', '"games": 1,\n   "dec', "names shards that do not fit"),
        ('"shard_games": 2', '"shard_games": 0', "A data set has 1 game or more"),
        ('"players": 2', '"players": 9', "There are 9 players"),
    ],
)
def test_a_damaged_manifest_is_refused(part: str, text: str, sentence: str, tmp_path: Path) -> None:
    write(tmp_path, PLAN, 2)
    manifest = (tmp_path / NAME).read_text(encoding="utf-8")
    assert part in manifest
    (tmp_path / NAME).write_text(manifest.replace(part, text, 1), encoding="utf-8")
    with pytest.raises((BadDataSet, BadOptions), match=sentence):
        load(tmp_path)


def test_the_command(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    args = ("dataset", folder, "--bots", "greedy,random", "--games", GAMES, "--seed", 5, "--shard-games", 2)
    ran = run(*args)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"{folder} has 5 games with ")
    assert contents(folder) == contents(made)
    assert "\nginkgopolis dataset DIR --bots greedy,random --games 5 --players 2 --seed 5" in (
        folder / "README.md"
    ).read_text(encoding="utf-8")
    again = run(*args)
    assert again.err == f"Going on in {folder}, which has 3 of 3 shards.\n"
    checked = run("dataset", folder, "--check")
    assert (checked.status, checked.err) == (0, "")
    assert checked.out.startswith(f"All of {folder} is right: 5 games with ")


def test_bad_input_is_answered_in_a_sentence(made: Path, tmp_path: Path) -> None:
    (tmp_path / "note.txt").write_text("mine", encoding="utf-8")
    for args, sentence in {
        (tmp_path,): f"{tmp_path} holds other files: name an empty folder, or one that is not there yet.",
        (made, "--bots", "greedy,random", "--seed", 9): (
            f"{made} holds another data set, with seed 5, shard_games 2: name another folder."
        ),
        (tmp_path, "--check"): f"{tmp_path} is no data set: there is no manifest.json in it.",
        (tmp_path / "a", "--seed", 1 << 63): (
            "The seeds of a data set must be less than 2 to the power of 63."
        ),
        (tmp_path / "a", "--bots", "random,random,random"): (
            "There are 3 bots for 2 seats: name one for all, or one for each."
        ),
    }.items():
        ran = run("dataset", *args)
        assert (ran.status, ran.out, ran.err) == (2, "", f"{sentence}\n")
    assert [path.name for path in tmp_path.iterdir()] == ["note.txt"]


def test_the_card_counts_what_bots_failed_to_do(tmp_path: Path) -> None:
    """A bot that always crashes is asked three times, and then no more; all its moves are drawn at random."""
    (tmp_path / "crash.py").write_text(CRASHING, encoding="utf-8")
    bot = f"file:{tmp_path / 'crash.py'}"
    plan = DataPlan(bots=(bot, "random"), options=Options(players=2), seed=1)
    write(tmp_path / "games", plan, 1)
    arrays = load(tmp_path / "games").shard(0)
    assert arrays["drawn"].tolist() == [seat == 0 for seat in arrays["seats"]]
    card = (tmp_path / "games" / "README.md").read_text(encoding="utf-8")
    (row,) = [line for line in card.splitlines() if line.startswith(f"| `{bot}`")]
    assert row.endswith(f" {(arrays['seats'] == 0).sum()} |")


CRASHING = """
from ginkgopolis.bots import BlindBot

class CrashBot(BlindBot):
    def pick(self, moves, rng):
        raise ValueError("no idea")
"""
