"""What the README shows is run as it stands there."""

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_library_example_plays_a_game_to_its_end() -> None:
    example, *_ = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, str(README), "exec"), {})
    *scores, last = printed.getvalue().splitlines()
    assert [line.split()[0] for line in scores] == ["Ada", "Bela", "Cleo"]
    assert all(line.split()[1].isdigit() for line in scores)
    assert last == "The game is over."


def test_the_two_commands_come_first() -> None:
    commands = re.findall(r"^make \w+", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert commands[:2] == ["make play", "make test"]
