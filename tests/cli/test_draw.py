"""`ginkgopolis draw`."""

import sys
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.language import speaking
from tests.cli.run import run
from tests.pictures.stored import FIGURE, GAMES, recorded

RECORD = GAMES / "hal-finds-no-tile.record.json"


def test_a_recorded_game(tmp_path: Path) -> None:
    file = tmp_path / "city.svg"
    ran = run("draw", RECORD, "-o", file)
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    assert file.read_text(encoding="utf-8") == recorded("hal-finds-no-tile", 1).svg()


def test_after_some_moves_for_a_seat(tmp_path: Path) -> None:
    file = tmp_path / "city.svg"
    assert (
        run("draw", RECORD, "--until", 5, "--seat", 0, "--districts", "-o", file, language="de").status == 0
    )
    game = recorded("hal-finds-no-tile", 0)
    for play in recorded("hal-finds-no-tile", 1).moves[:5]:
        game.play(play.seat, play.move)
    with speaking("de"):
        assert file.read_text(encoding="utf-8") == game.svg(0, districts=True)


def test_a_position(tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(FIGURE, encoding="utf-8")
    file = tmp_path / "city.svg"
    assert run("draw", tmp_path / "position.txt", "--seat", 0, "--move", "R1+Y9", "-o", file).status == 0
    assert file.read_text(encoding="utf-8") == Game.from_position(FIGURE).svg(0, move="R1+Y9")


def test_a_picture_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "city.svg"
    file.write_text("mine", encoding="utf-8")
    ran = run("draw", RECORD, "-o", file)
    assert (ran.status, ran.err) == (2, f"{file} is there already; --force replaces it.\n")
    assert file.read_text(encoding="utf-8") == "mine"
    assert run("draw", RECORD, "--force", "-o", file).status == 0
    assert file.read_text(encoding="utf-8").startswith("<svg ")


def test_what_cannot_be_drawn(tmp_path: Path) -> None:
    """One sentence, status 2, and no file."""
    position, junk = tmp_path / "position.txt", tmp_path / "junk"
    position.write_text(FIGURE, encoding="utf-8")
    junk.write_bytes(b"\xff\x00 no position")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    out = tmp_path / "city.svg"
    cases: list[tuple[list[object], str]] = [
        ([RECORD, "-o", tmp_path / "city.gif"], "is not the name of a picture: that ends with .svg or .png."),
        ([RECORD, "-o", tmp_path / "no" / "city.svg"], "There is no folder"),
        ([RECORD, "--seat", 1, "-o", out], "Hal"),
        ([RECORD, "--seat", 7, "-o", out], "7"),
        ([tmp_path / "none.json", "-o", out], "none.json: No such file or directory."),
        ([tmp_path / "broken.json", "-o", out], "The record is not a JSON file"),
        ([position, "--until", 3, "-o", out], "--until is for records."),
        ([RECORD, "--until", 9999, "-o", out], "The game has only "),
        ([position, "--seat", 0, "--move", "castle", "-o", out], "is not a card"),
        ([position, "--seat", 0, "--move", "L", "-o", out], "You cannot play L"),
        ([junk, "-o", out], ""),
    ]
    for args, sentence in cases:
        ran = run("draw", *args)
        assert ran.status == 2, args
        assert sentence in ran.err and ran.err.count("\n") == 1 and ran.err.endswith(".\n"), args
        assert not out.exists()


def test_a_png_without_what_draws_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    monkeypatch.setattr("ginkgopolis.extras.find_spec", lambda name: None)
    ran = run("draw", RECORD, "-o", tmp_path / "city.png")
    assert (ran.status, ran.err) == (
        2,
        "A picture in PNG needs more than is installed here: pip install 'ginkgopolis[png]'.\n",
    )


def test_a_png(tmp_path: Path) -> None:
    file = tmp_path / "city.PNG"
    assert run("draw", RECORD, "-o", file).status == 0
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG") and data[16:20] == (2240).to_bytes(4, "big"), "twice as wide as drawn"
