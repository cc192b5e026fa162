"""What docs/bots.md shows is run as it stands there, and it tells of everything that there is."""

import contextlib
import io
import re
import tomllib
from pathlib import Path
from random import Random

import msgspec
import pytest

from ginkgopolis import BadOptions, Game, View
from ginkgopolis.bots import Seated, ThinkingBot, bot_names, make_bot, play_with_bots
from ginkgopolis.bots.exec_bot import PROTOCOL, Choice, Choose, End, Hello, Ready
from ginkgopolis.bots.registry import BUILT_IN, split_bots
from ginkgopolis.bots.trouble import KINDS
from ginkgopolis.view import QUESTION_NAMES, BuildingView, OwnView, SeatView, TokenView
from tests.bots.plugin import install

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
CODE: list[str] = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
MESSAGES = re.findall(r"```json\n(.*?)\n```", TEXT, re.DOTALL)


def code_with(words: str) -> str:
    (found,) = [code for code in CODE if words in code]
    return found


def test_the_bot_that_dreams() -> None:
    names: dict[str, object] = {}
    exec(code_with("class Dreamer"), names)
    made = names["Dreamer"]
    assert isinstance(made, type) and issubclass(made, ThinkingBot)
    game = Game.new(2, seed=1, introductory=True)
    seated = Seated(made(**{"dreams": 1}), Random(1))
    for _ in range(8):
        seat = game.pending[0]
        game.play(seat, seated.move(game, seat))
    assert seated.troubles == []


def test_the_program_of_your_own() -> None:
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(code_with("Game.new(players=2, seed=7)"), {})
    assert printed.getvalue() == "greedy []\nrandom []\n"


def test_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pyproject.toml names the bot, and its module makes it."""
    (project,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    facts = tomllib.loads(project)
    bots = facts["project"]["entry-points"]["ginkgopolis.bots"]
    code = code_with("class Hoarder")
    (module,) = facts["tool"]["setuptools"]["py-modules"]
    assert bots == {"hoarder": f"{module}:Hoarder"}
    install(tmp_path, monkeypatch, bots, code, module)
    assert bot_names() == [*BUILT_IN, "hoarder"]
    with pytest.raises(BadOptions, match="thrift is a share, from 0 to 1"):
        make_bot("hoarder:thrift=2")
    game = Game.new(2, seed=1)
    bot = make_bot("hoarder:thrift=0.5")
    seats = {seat: Seated(bot, Random(seat)) for seat in (0, 1)}
    play_with_bots(game, seats)
    assert game.over and not seats[0].troubles
    assert bot.explain() in ("Tiles are worth keeping.", "This once.")


def test_messages_are_as_they_are_shown() -> None:
    """The examples can be read as what we send and what we accept, and are complete."""
    hello, ready, choose, choice, end = MESSAGES
    assert msgspec.json.decode(hello, type=Hello).protocol == PROTOCOL
    assert list(msgspec.json.decode(hello)) == ["type", *Hello.__struct_fields__]
    assert msgspec.json.decode(ready, type=Ready).protocol == PROTOCOL
    assert list(msgspec.json.decode(choose)) == ["type", *Choose.__struct_fields__]
    assert msgspec.json.decode(choice, type=Choice).why
    assert [msgspec.json.decode(text)["id"] for text in MESSAGES] == [1, 1, 2, 2, 3]
    assert msgspec.json.decode(end, type=End).scores


@pytest.mark.parametrize("kind", [Hello, Choose, View, OwnView, SeatView, BuildingView, TokenView])
def test_every_field_is_described(kind: type[msgspec.Struct]) -> None:
    for field in kind.__match_args__:
        assert f"`{field}`" in TEXT


def test_every_name_is_described() -> None:
    for name in (*BUILT_IN, *KINDS, *QUESTION_NAMES.values()):
        assert f"`{name}`" in TEXT


def test_settings_are_as_they_are_shown() -> None:
    """Bots of ours that are shown with settings can be had with them."""
    shown = re.findall(rf"(?:{'|'.join(BUILT_IN)}):[a-z]+=[^`\s]*", TEXT)
    assert shown
    for text in shown:
        for bot in split_bots(text):
            make_bot(bot)


def test_links_lead_somewhere() -> None:
    headings = {
        "#" + re.sub(r"[^\w -]", "", line.lower()).strip().replace(" ", "-")
        for line in re.findall(r"^#+ (.*)$", TEXT, re.MULTILINE)
    }
    for link in re.findall(r"\]\(([^)]+)\)", TEXT):
        path, _, place = link.partition("#")
        assert not path or (ROOT / "docs" / path).exists()
        assert path or f"#{place}" in headings
