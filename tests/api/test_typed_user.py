"""What a typed program does with the library."""

from pathlib import Path

from tests.api.typed_user import play


def test_it_plays(tmp_path: Path) -> None:
    assert [score.seat for score in play(tmp_path)] == [0, 1]
