"""`ginkgopolis submit`: packing a bot, and checking what others have packed."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ginkgopolis.arena.leaderboard.boards import BOARDS, LEADERBOARD_1, board_named
from ginkgopolis.arena.leaderboard.submission import Figures
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.workers import play_blocks
from ginkgopolis.cli import submit as command
from tests.arena.boards import TINY, changed, members_of, with_games
from tests.arena.samples import FIRST_MOVE
from tests.cli.run import Ran, run

PAGE = (Path(__file__).parents[2] / "docs" / "leaderboard.md").read_text(encoding="utf-8")

READING = """
from pathlib import Path
from ginkgopolis.bots import BlindBot

HERE = Path(__file__).parent

class ReadingBot(BlindBot):
    def __init__(self, last: bool = False) -> None:
        (weight,) = (HERE / "data" / "weights.txt").read_text().split()
        self.place = -1 if last else int(weight)

    def pick(self, moves, rng):
        return moves[self.place]
"""
PROGRAM = """#!/bin/sh
. ./own/how.sh
"""
HOW = """
while read -r message; do
    id=${message#*'"id":'}
    id=${id%%,*}
    case $message in
    '{"type":"hello"'*)
        echo "{\\"protocol\\": 2, \\"id\\": $id}" ;;
    '{"type":"choose"'*)
        move=${message#*'"moves":["'}
        echo "{\\"id\\": $id, \\"move\\": \\"${move%%\\"*}\\"}" ;;
    esac
done
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, and a leaderboard that is quickly played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BOARDS, TINY.name, TINY)
    return tmp_path


def submit(*args: object) -> Ran:
    """Submit something to the tiny board."""
    ran = run("submit", *args, "-o", "bot.zip", "--seeds", "tiny")
    assert ran.status == 0, ran.err
    return ran


def check(*args: object) -> str:
    """Return what is said about a submission that is right."""
    ran = run("submit", "--check", *args)
    assert (ran.status, ran.err) == (0, ""), ran.err
    return ran.lines[-1]


def refusal(*args: object) -> str:
    """Return the sentence by which something is refused."""
    ran = run("submit", *args)
    assert (ran.status, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    return ran.err


def test_a_bot_of_ours(folder: Path) -> None:
    ran = submit("easy")
    assert ran.lines[-1] == (
        "bot.zip is written, with no files of the bot; anybody can check it by `ginkgopolis submit --check`."
    )
    assert "greedy on tiny, 9 games, seeds 40 to 42; shared victories are split." in ran.lines
    assert ran.out.startswith("contest ")
    assert [line.split()[0] for line in ran.lines[1:4]] == ["2-random", "hal-normal", "all"]
    assert [path.name for path in folder.iterdir()] == ["bot.zip"]
    assert check("bot.zip") == (
        "bot.zip is right: its figures follow from its games, "
        "and 9 games with the seeds 40–42 went the same way again."
    )
    assert re.search(r" 3 games with the seeds 4[012] went", check("bot.zip", "--sample", 1))
    assert "9 games" in check("bot.zip", "--all", "--sample", 1)


def test_the_same_file_for_any_number_of_processes(folder: Path) -> None:
    submit("greedy")
    alone = (folder / "bot.zip").read_bytes()
    submit("greedy", "--processes", 2)
    assert (folder / "bot.zip").read_bytes() == alone
    assert "9 games" in check("bot.zip", "--processes", 2)


def test_fewer_seeds_are_the_first_ones(folder: Path) -> None:
    submit("greedy")
    whole = members_of(folder / "bot.zip")
    submit("greedy", "--blocks", 1)
    part = members_of(folder / "bot.zip")
    assert json.loads(part["submission.json"])["blocks"] == 1
    for name in part:
        if name.startswith("games/"):
            assert part[name] == whole[name].splitlines(keepends=True)[0]


def test_what_was_interrupted_goes_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After two blocks somebody stops it; the same command writes what it would have written."""
    submit("greedy")
    whole = (folder / "bot.zip").read_bytes()
    (folder / "bot.zip").unlink()

    def stopping(plan: Plan, blocks: list[int], processes: int) -> Iterator[Block]:
        yield from list(play_blocks(plan, blocks[:2]))
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "play_blocks", stopping)
        ran = run("submit", "greedy", "-o", "bot.zip", "--seeds", "tiny")
    kept = "bot.zip.2-random.jsonl"
    assert ran.status == 130
    assert ran.err == f"Stopped after 2 of 3 blocks; the same command goes on from {kept}.\n"
    assert [path.name for path in folder.iterdir()] == [kept]
    assert submit("greedy").err == f"Going on from {kept}, which has 2 of 3 blocks.\n"
    assert (folder / "bot.zip").read_bytes() == whole
    assert [path.name for path in folder.iterdir()] == ["bot.zip"]


def test_a_file_comes_with_what_it_needs(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hidden files stay at home; it is checked elsewhere, and only if its code may be run."""
    (folder / "mine" / "data" / "__pycache__").mkdir(parents=True)
    (folder / "mine" / "bot.py").write_text(READING, encoding="utf-8")
    (folder / "mine" / "data" / "weights.txt").write_text("0", encoding="utf-8")
    (folder / "mine" / "data" / ".secret").write_text("mine", encoding="utf-8")
    (folder / "mine" / "data" / "__pycache__" / "a.pyc").write_text("", encoding="utf-8")
    ran = submit("file:./mine/bot.py:last=true", "--with", "mine/data")
    assert "with 2 files of the bot" in ran.lines[-1]
    names = [name for name in members_of(folder / "bot.zip") if name.startswith("sources/")]
    assert names == ["sources/mine/bot.py", "sources/mine/data/weights.txt"]
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    monkeypatch.chdir(elsewhere)
    assert refusal("--check", "../bot.zip") == (
        "The figures of ../bot.zip follow from its games, but its bot is a program of its own: "
        "read it, and then have it played by --run-code.\n"
    )
    assert "9 games" in check("../bot.zip", "--run-code", "--processes", 2)
    assert list(elsewhere.iterdir()) == []


def test_a_program_comes_with_its_sources(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And is run in the folder of its files."""
    (folder / "own").mkdir()
    (folder / "own" / "bot.sh").write_text(PROGRAM, encoding="utf-8")
    (folder / "own" / "bot.sh").chmod(0o755)
    (folder / "own" / "how.sh").write_text(HOW, encoding="utf-8")
    submit("exec:own/bot.sh --fast", "--with", "own/how.sh", "--blocks", 1)
    head = json.loads(members_of(folder / "bot.zip")["submission.json"])
    assert [(source["path"], source["executable"]) for source in head["sources"]] == [
        ("own/bot.sh", True),
        ("own/how.sh", False),
    ]
    assert all(not contest["troubles"] for contest in head["figures"]["contests"])
    (folder / "elsewhere").mkdir()
    monkeypatch.chdir(folder / "elsewhere")
    assert "3 games" in check("../bot.zip", "--run-code")


def test_nothing_is_run_before_it_is_allowed(folder: Path) -> None:
    mark = folder / "was-run"
    code = f"open({str(mark)!r}, 'a').close()\n{FIRST_MOVE}"
    (folder / "bot.py").write_text(code, encoding="utf-8")
    submit("file:bot.py", "--blocks", 1)
    mark.unlink()
    refusal("--check", "bot.zip")
    assert not mark.exists()
    check("bot.zip", "--run-code")
    assert mark.exists()


def test_games_that_went_otherwise_are_found(folder: Path) -> None:
    """Somebody has moved a point from one source to another, so that all figures stay as they are."""

    def cheat(blocks: list[dict[str, list[dict[str, list[list[int]]]]]]) -> None:
        points = blocks[1]["games"][0]["points"][0]
        points[0], points[1] = points[0] + 1, points[1] - 1

    submit("greedy")
    file = changed(folder / "bot.zip", with_games(cheat))
    sentence = refusal("--check", file, "--all")
    found = re.fullmatch(
        rf"{file} is wrong: in 2-random, game 0 of seed 41 goes otherwise here; it ends (.+), there (.+)\.\n",
        sentence,
    )
    assert found and found[1] == found[2]


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        ((), "Name a bot that is to be submitted, or a submission with --check, and not both."),
        (
            ("greedy", "--check", "a.zip"),
            "Name a bot that is to be submitted, or a submission with --check, and",
        ),
        (("greedy",), "Name the file that is to be written, as in -o bot.zip."),
        (
            ("greedy", "-o", "a.zip", "--seeds", "mine"),
            "There is no leaderboard 'mine'; there are",
        ),
        (("greedy", "-o", "nowhere/a.zip"), "There is no folder nowhere for the file a.zip."),
        (("deepthought", "-o", "a.zip"), "There is no bot 'deepthought'"),
        (
            ("greedy", "-o", "a.zip", "--with", "."),
            "'greedy' has no files of its own",
        ),
        (("file:nobody.py", "-o", "a.zip"), "There is no file nobody.py."),
        (("file:/tmp/nobody.py", "-o", "a.zip"), "There is no file /tmp/nobody.py."),
        (
            ("file:link.py", "-o", "a.zip"),
            "link.py is not below the current folder",
        ),
        (("file:a:b.py", "-o", "a.zip"), "There is no file a."),
        (("file:nul.py", "-o", "a.zip"), "nul.py has a name that not every system can have: rename it."),
        (("exec:sh -c true", "-o", "a.zip"), "None of the words of 'exec:sh -c true' is a file here"),
        (("exec:sh note.txt", "-o", "a.zip", "--with", "gone"), "There is no file gone."),
        (("--check", "gone.zip"), "gone.zip: No such file or directory."),
        (("--check", "note.txt"), "note.txt is no submission, or a damaged one."),
    ],
)
def test_bad_input_is_answered_in_a_sentence(args: tuple[str, ...], sentence: str, folder: Path) -> None:
    (folder / "note.txt").write_text("a note", encoding="utf-8")
    (folder / "nul.py").write_text(FIRST_MOVE, encoding="utf-8")
    (folder / "link.py").symlink_to(Path(__file__))
    assert sentence in refusal(*args)


def test_an_absolute_path_is_not_packed(folder: Path) -> None:
    (folder / "bot.py").write_text(FIRST_MOVE, encoding="utf-8")
    assert "is not below the current folder" in refusal(f"file:{folder / 'bot.py'}", "-o", "a.zip")


def test_the_page_says_what_is() -> None:
    known = run("submit", "--help").out
    for option in set(re.findall(r"`(--[a-z][a-z-]+)", PAGE)):
        assert option in known, option
    for contest in LEADERBOARD_1.contests:
        assert f"| `{contest.name}` |" in PAGE
    assert f"{LEADERBOARD_1.seed:,} to {LEADERBOARD_1.seed + LEADERBOARD_1.blocks - 1:,}" in PAGE


def test_the_table_of_the_page_is_that_of_the_json() -> None:
    """Made by `python -m benchmarks.leaderboard`."""
    rows = json.loads((Path(__file__).parents[2] / "docs" / "leaderboard.json").read_text(encoding="utf-8"))
    assert {row["board"] for row in rows} == {board_named("published").name}
    for row in rows:
        assert f"| `{row['bot']}` | {row['blocks']} | {100 * row['figures']['wins']:.1f}% |" in PAGE
        assert set(row["figures"]) == set(Figures.__struct_fields__)
