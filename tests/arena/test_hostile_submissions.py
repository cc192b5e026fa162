"""Submissions by strangers who mean harm, or who are careless: all are refused before anything is written."""

import io
import json
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest

from ginkgopolis.archives import zipped
from ginkgopolis.arena.leaderboard.boards import BOARDS
from ginkgopolis.arena.leaderboard.packing import MOST_HEAD, unpack
from ginkgopolis.arena.leaderboard.sources import MOST_BYTES, MOST_FILES, is_plain
from ginkgopolis.arena.leaderboard.submission import BadSubmission
from tests.arena.boards import TINY, Change, Members, changed, members_of, with_games, with_head, with_member
from tests.arena.samples import FIRST_MOVE
from tests.cli.run import run


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, and a leaderboard that is quickly played."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(BOARDS, TINY.name, TINY)
    return tmp_path


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A submission of a bot in a file."""
    folder = tmp_path_factory.mktemp("ours")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setitem(BOARDS, TINY.name, TINY)
        (folder / "bot.py").write_text(FIRST_MOVE, encoding="utf-8")
        assert run("submit", "file:bot.py", "-o", "bot.zip", "--seeds", "tiny", "--blocks", 2).status == 0
    return folder / "bot.zip"


def fault(data: bytes) -> str:
    """Return why a submission is refused, as the command does, too; nothing may be left behind."""
    with pytest.raises(BadSubmission) as refused:
        unpack("x.zip", data)
    Path("x.zip").write_bytes(data)
    before = set(Path.cwd().iterdir())
    ran = run("submit", "--check", "x.zip", "--run-code")
    assert (ran.status, ran.out, ran.err) == (2, "", f"{refused.value}\n")
    assert set(Path.cwd().iterdir()) == before
    return str(refused.value)


PATHS = [
    "sources/../evil.py",
    "sources/../../evil.py",
    "/etc/evil.py",
    "sources//evil.py",
    "sources/./evil.py",
    "sources/C:evil.py",
    "sources/..\\evil.py",
    "sources/evil.py.",
    "sources/con.py",
    "sources/a\nb.py",
    "sources/" + "a" * 300,
    "sources/",
    "evil.py",
    "setup.py",
    "submission.pkl",
    "games/../../evil.jsonl",
]


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_leads_elsewhere(path: str) -> None:
    assert "is nothing that a submission may hold" in fault(with_member(path))


@pytest.mark.parametrize("path", ["a.py", "a/b/c.txt", "ä b.py", ".a"])
def test_plain_paths(path: str) -> None:
    assert is_plain(path)


@pytest.mark.parametrize(
    "kind", [stat.S_IFLNK, stat.S_IFDIR, stat.S_IFIFO, stat.S_IFCHR], ids=["link", "folder", "pipe", "device"]
)
def test_what_is_no_file(kind: int) -> None:
    data = with_member("sources/passwd", b"/etc/passwd", create_system=3, external_attr=(kind | 0o777) << 16)
    assert "is nothing that a submission may hold" in fault(data)


def test_a_bomb_is_not_unpacked() -> None:
    """A file of 64 MB and a byte, in some kilobytes; many smaller ones; and JSON that is too long."""
    zeros = bytes(MOST_BYTES)
    assert "is nothing that a submission may hold" in fault(with_member("sources/zeros", zeros + b"0"))
    assert "is nothing that a submission may hold" in fault(with_member("games/2-random.jsonl", zeros))
    head = zipped({"submission.json": bytes(MOST_HEAD + 1)})
    assert "is nothing that a submission may hold" in fault(head)
    half = bytes(MOST_BYTES - 1)
    data = zipped({"submission.json": b"{}", **{f"sources/{number}": half for number in range(3)}})
    assert len(data) < 300_000
    assert fault(data) == "x.zip is refused: it holds more than a submission may."


def test_a_bomb_that_lies_about_its_size() -> None:
    """The list at the end says 10 bytes; no more are unpacked, and they are not what they should be."""
    data = bytearray(with_member("sources/zeros", bytes(1 << 20)))
    entry = data.rindex(b"PK\x01\x02")
    assert int.from_bytes(data[entry + 24 : entry + 28], "little") == 1 << 20
    data[entry + 24 : entry + 28] = (10).to_bytes(4, "little")
    assert fault(bytes(data)) == "x.zip is no submission, or a damaged one."


def test_too_many_files() -> None:
    many = {f"sources/{number}": b"" for number in range(MOST_FILES + 100)}
    assert fault(zipped(many)) == "x.zip is refused: it holds more than a submission may."


def test_a_list_of_files_without_end() -> None:
    """It is not even read; the record that would name a longer one elsewhere is refused as well."""
    many = {f"sources/{number:050}": b"" for number in range(12_000)}
    assert fault(zipped(many)) == "x.zip is no submission, or a damaged one."
    data = zipped({"submission.json": b"{}"})
    longer = data[:-22] + b"PK\x06\x07" + bytes(16) + data[-22:]
    assert fault(longer) == "x.zip is no submission, or a damaged one."


@pytest.mark.parametrize("names", [("sources/a.py", "sources/A.py"), ("sources/a", "sources/a/b")])
def test_two_files_in_one_place(names: tuple[str, str]) -> None:
    data = zipped(dict.fromkeys(names, b""))
    assert fault(data) == "x.zip is refused: two of its files have the same name."


def test_the_same_name_twice() -> None:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive, pytest.warns(UserWarning, match="Duplicate name"):
        archive.writestr("submission.json", "{}")
        archive.writestr("submission.json", "{}")
    assert fault(file.getvalue()) == "x.zip is refused: two of its files have the same name."


def test_what_is_encrypted() -> None:
    data = bytearray(with_member("sources/a"))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.rindex(mark) + place] |= 1
    assert "is nothing that a submission may hold" in fault(bytes(data))


@pytest.mark.parametrize("cut", [0, 1, 100, -1, -30])
def test_what_is_cut_off(cut: int, ours: Path) -> None:
    assert fault(ours.read_bytes()[:cut]) == "x.zip is no submission, or a damaged one."


@pytest.mark.parametrize("text", [b"", b"[" * 100_000, b"{}", b"\xff", b'{"submission": 1}', b"null"])
def test_a_head_that_cannot_be_read(text: bytes, ours: Path) -> None:
    data = zipped(members_of(ours) | {"submission.json": text})
    assert fault(data) == "x.zip is no submission, or a damaged one."


def replaced(name: str, value: Any) -> Change:
    """Return what replaces something in the first block of the games of two players."""

    def change(blocks: list[Any]) -> None:
        blocks[0][name] = value

    return with_games(change)


def in_first_game(name: str, value: Any) -> Change:
    """Return what replaces something in the first game."""

    def change(blocks: list[Any]) -> None:
        blocks[0]["games"][0][name] = value

    return with_games(change)


def removed(blocks: list[Any]) -> None:
    """Remove a block."""
    blocks.pop()


def appended(members: Members) -> None:
    """Add a block of the same kind to all games, and say so."""
    head = json.loads(members["submission.json"])
    for name in list(members):
        if name.startswith("games/"):
            members[name] += members[name].splitlines(keepends=True)[0]
    members["submission.json"] = json.dumps(head | {"blocks": 3}).encode()


GAMES = "its games of 2-random are not those of the leaderboard"
SOURCES = "its files are not those that it lists for its bot"
WRONG = {
    "another version": (with_head(version="9.9"), "was made with version 9.9 of this program and version 2"),
    "other rules": (with_head(rules=1), "was made with version 0.1.0 of this program and version 1"),
    "no such board": (with_head(board="mine"), "There is no leaderboard 'mine'"),
    "a board by another name": (with_head(board="published"), "is no submission, or a damaged one"),
    "a bot by its level": (with_head(bot="easy", sources=[]), "is no submission, or a damaged one"),
    "a bot with lines": (with_head(bot="a\nb"), "if its name has 1 to 500 characters"),
    "a bot without end": (
        with_head(bot="a" * 501),
        "if its name has 1 to 500 characters",
    ),
    "a package that steers the terminal": (
        with_head(package="\x1b[2J"),
        "is no submission, or a damaged one",
    ),
    "a bot of ours with files": (with_head(bot="greedy"), SOURCES),
    "a file that is not there": (with_head(bot="file:other.py"), SOURCES),
    "a file outside": (with_head(bot="file:../bot.py"), SOURCES),
    "a file that is not listed": (with_head(sources=[]), SOURCES),
    "fewer seeds than stated": (with_games(removed), GAMES),
    "more seeds than there are": (with_head(blocks=4), GAMES),
    "no seeds": (with_head(blocks=0), GAMES),
    "the same block twice": (appended, GAMES),
    "another seed": (replaced("seed", 41), GAMES),
    "another block": (replaced("block", 1), GAMES),
    "times": (replaced("times", [{"1": 1}, {}]), GAMES),
    "another seating": (in_first_game("seating", [1, 0]), GAMES),
    "three seats": (in_first_game("points", [[1, 0, 0, 0, 0]] * 3), GAMES),
    "points of other kinds": (in_first_game("points", [[1], [2]]), GAMES),
    "points without end": (in_first_game("points", [[10**9, 0, 0, 0, 0], [0] * 5]), GAMES),
    "no rounds": (in_first_game("rounds", []), GAMES),
    "words of a bot": (in_first_game("mishaps", [{"seat": 0, "kind": "crash", "sentence": "hi"}]), GAMES),
    "a record": (in_first_game("record", "{}"), GAMES),
    "better points": (in_first_game("points", [[99, 0, 0, 0, 0], [0] * 5]), "its figures do not follow from"),
    "no games": (lambda members: members.update({"games/2-random.jsonl": b""}), GAMES),
    "games that are no JSON": (
        lambda members: members.update({"games/2-random.jsonl": b"x\nx\n"}),
        "is no submission, or a damaged one",
    ),
    "another code": (lambda members: members.update({"sources/bot.py": b"pass"}), SOURCES),
    "one more file": (lambda members: members.update({"sources/sitecustomize.py": b"pass"}), SOURCES),
    "no code": (lambda members: members.pop("sources/bot.py"), SOURCES),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_does_not_belong_together(what: str, ours: Path, tmp_path: Path) -> None:
    change, sentence = WRONG[what]
    copy = tmp_path / "copy.zip"
    copy.write_bytes(ours.read_bytes())
    data = changed(copy, change).read_bytes()
    if sentence.startswith("There is no"):
        ran = run("submit", "--check", "changed.zip")
        assert (ran.status, ran.out) == (2, "") and sentence in ran.err
    else:
        assert sentence in fault(data)


def test_better_figures_than_the_games_have(ours: Path, tmp_path: Path) -> None:
    head = json.loads(members_of(ours)["submission.json"])
    head["figures"]["wins"] += 0.01
    data = zipped(members_of(ours) | {"submission.json": json.dumps(head).encode()})
    assert fault(data) == "x.zip is wrong: its figures do not follow from its games."


def test_what_is_too_long_is_not_read(folder: Path) -> None:
    with (folder / "long.zip").open("wb") as file:
        file.truncate(81 << 20)
    ran = run("submit", "--check", "long.zip")
    assert (ran.status, ran.err) == (2, "long.zip is refused: it holds more than a submission may.\n")
