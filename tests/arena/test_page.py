"""The pages: whole, safe, and with nothing from elsewhere."""

import re
from collections.abc import Callable
from functools import partial
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from ginkgopolis.arena.match import play_block
from ginkgopolis.arena.page import arena_page, ratings_page
from ginkgopolis.arena.ratings import make_ratings
from ginkgopolis.arena.report import Report, make_report
from tests.arena.samples import bot_file, plan_of
from tests.cli.run import run

VOID = {"meta"}


class Reader(HTMLParser):
    """Checks that all that is opened is closed, and collects what there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def played(*bots: str, players: int = 2, hal: str | None = None) -> Report:
    plan = plan_of(*bots, players=players, hal=hal)
    return make_report(plan, [play_block(plan, number) for number in range(3)])


def check(text: str) -> Reader:
    """A page that closes what it opens, runs nothing, and asks nobody for anything."""
    page = Reader(text)
    assert page.open == []
    assert not {"script", "link", "img", "iframe", "object", "base"} & {tag for tag, _ in page.seen}
    assert not [attrs for _, attrs in page.seen if {"src", "href"} & attrs.keys()]
    assert "http:" not in text and "https:" not in text and "url(" not in text and "@import" not in text
    assert not re.search(r"\bon\w+=", text)
    assert "default-src 'none'" in text
    assert "nan" not in re.sub("<style>.*</style>", "", text, flags=re.DOTALL).lower().split()
    return page


@pytest.mark.parametrize(
    ("play", "title"),
    [
        (partial(played, "random"), "random against itself"),
        (partial(played, "random", "random"), "random against random"),
        (partial(played, "random", "random", players=3), "random against 2 × random"),
        (partial(played, "random", "random", "random", players=3), "random, random and random"),
        (partial(played, "random", players=1, hal="expert"), "random against Hal (expert)"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_pages_of_every_kind_of_arena(play: Callable[[], Report], title: str) -> None:
    report = play()
    page = check(arena_page(report))
    assert f"<h1>{title}</h1>" in arena_page(report)
    for heading in ("Wins", "In numbers", "Scores", "Where the points come from", "Points round by round"):
        assert heading in page.words
    assert "Problems" not in page.words
    assert len([tag for tag, _ in page.seen if tag == "polyline"]) == len(report.bots) + bool(report.hal)


def test_what_is_shown_is_what_was_found() -> None:
    report = played("random", "random", players=3)
    words = check(arena_page(report)).words
    for bot in report.bots:
        assert f"{bot.win_rate:.1%}" in words
        assert f"{bot.margin:+.1f}" in words
        assert f"{bot.sources['tokens']:.1f}" in words


def test_names_cannot_add_to_the_page() -> None:
    name = '<b onclick="x">'
    report = played("random", "random")
    bots = [msgspec.structs.replace(bot, name=name) for bot in report.bots]
    report = msgspec.structs.replace(report, bots=bots, troubles=["<i>oh</i>"])
    text = arena_page(report)
    assert "<b onclick" not in text and "<i>oh" not in text
    assert name in Reader(text).words


def test_the_page_of_a_pool() -> None:
    plan = plan_of("random", "greedy", players=2, pool=True)
    ratings = make_ratings(plan, [play_block(plan, number) for number in range(2)])
    page = check(ratings_page(ratings))
    for heading in ("Ratings", "Who beats whom", "In numbers", "Scores", "Points round by round"):
        assert heading in page.words
    assert f"{ratings.bots[0].rating:.0f}" in page.words


def test_pages_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bots = f"random,{bot_file(tmp_path)}"
    assert run("arena", "--bots", bots, "--blocks", 2, "--html", "arena.html", "--modules", "all").status == 0
    assert run("rate", "--bots", bots, "--blocks", 2, "--html", "rate.html").status == 0
    for file in ("arena.html", "rate.html"):
        check((tmp_path / file).read_text(encoding="utf-8"))
