"""The code in the documentation runs as it stands there, page by page."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Bot, Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.record import Record

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
ELSEWHERE = {"bots.md"}
"""Pages with a test of their own, since their code needs a file or a package around it."""
PAGES = sorted(
    page
    for page in DOCS.rglob("*.md")
    if page.name not in ELSEWHERE and PYTHON.search(page.read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From top to bottom, as a reader would type it into one session."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for code in PYTHON.findall(page.read_text(encoding="utf-8")):
        exec(compile(code, str(page), "exec"), names)


def test_the_first_bot_is_better_than_chance() -> None:
    """The page says that it wins more than eight games of ten."""
    text = (DOCS / "tutorials" / "first-bot.md").read_text(encoding="utf-8")
    names: dict[str, type[Bot]] = {}
    exec(compile(PYTHON.findall(text)[0], "first-bot.md", "exec"), names)
    won = 0
    for seed in range(40):
        game = Game.new(players=2, seed=seed)
        mine = seed % 2
        bots = {mine: names["Climber"](), 1 - mine: make_bot("random")}
        play_with_bots(game, {seat: Seated(bot, bot_rng(seed, seat)) for seat, bot in bots.items()})
        won += list(game.winners) == [mine]
    assert won > 32


def test_the_schema_of_records_is_theirs() -> None:
    """`python -m tests.test_docs` writes it again."""
    assert (DOCS / "record.schema.json").read_text(encoding="utf-8") == schema()


def test_the_page_for_contributors_names_every_room() -> None:
    listing = listing_in(ROOT / "CONTRIBUTING.md", "src/ginkgopolis/")
    rooms = [path for path in (ROOT / "src" / "ginkgopolis").iterdir() if path.stem.strip("_").isalpha()]
    tests = [path for path in (ROOT / "tests").iterdir() if (path / "__init__.py").is_file()]
    hidden = {"main", "init", "static", "site", "pycache", "py"}
    missing = {path.stem.strip("_") for path in rooms + tests} - hidden - set(re.findall(r"\w+", listing))
    assert missing == set()


def test_the_page_about_the_server_names_every_file_of_it() -> None:
    listing = listing_in(DOCS / "server.md", "server/")
    server = ROOT / "src" / "ginkgopolis" / "server"
    files = {path.stem for path in server.rglob("*.py") if "versions" not in path.parts}
    assert files - {"__init__", "env"} - set(re.findall(r"\w+", listing)) == set()  # env is Alembic's


def listing_in(page: Path, head: str) -> str:
    """Return the listing of a page that begins with this line."""
    listing = page.read_text(encoding="utf-8").partition(f"```\n{head}\n")[2].partition("```")[0]
    assert listing
    return listing


def schema() -> str:
    """Return the JSON Schema of records, as a file."""
    return json.dumps(msgspec.json.schema(Record), indent=2) + "\n"


if __name__ == "__main__":
    (DOCS / "record.schema.json").write_text(schema(), encoding="utf-8", newline="\n")
