"""The rules pages: every language has one, clause for clause the same as the English one, and translated."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from ginkgopolis import speaking
from ginkgopolis.cli.set_up import module_words
from ginkgopolis.expansions import ALL
from ginkgopolis.language import LANGUAGES, USUAL
from ginkgopolis.language.words import event_title, expert_title
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.options import MODULE_NAMES

DOCS = Path(__file__).parents[2] / "docs"
OTHERS = [language for language in LANGUAGES if language != USUAL]

SMALL_PRINT = re.compile(r"<sub>.*?</sub>", re.DOTALL)
HEADING = re.compile(r"(#+) (?:([A-Z][0-9]*(?:\.[0-9]+)?) )?(.+)")
CLAUSE = re.compile(r"\b[A-Z][0-9]+(?:\.[0-9]+)?\b")
NUMBER = re.compile(r"(?<![\w.])[0-9]+")
LINK = re.compile(r"\]\(([^)]+)\)")
READING = re.compile(r"> \*\*(.+?)\*\*")


@dataclass(frozen=True)
class Block:
    """A heading, paragraph, reading, list or table of a page, with the clause that it belongs to."""

    clause: str
    text: str

    @property
    def kind(self) -> str:
        """What it is, and how large if it is a list or a table."""
        lines = self.text.splitlines()
        if heading := HEADING.fullmatch(self.text):
            return f"{heading[1]} {heading[2] or ''}"
        if lines[0].startswith("|"):
            return f"table of {len(lines)} rows and {sorted({line.count('|') for line in lines})} lines"
        if READING.match(lines[0]):
            return "reading"
        items = [mark[1] for line in lines if (mark := re.match(r"(-|[0-9]+\.) ", line))]
        return f"list {' '.join(items)}" if items else "paragraph"

    @property
    def leads_to(self) -> list[str]:
        """The clauses that it names."""
        return CLAUSE.findall(self.text.partition(" ")[2] if self.text.startswith("#") else self.text)

    @property
    def numbers(self) -> Counter[str]:
        """The numbers in it, which are the same in any language."""
        return Counter(NUMBER.findall(self.text))


def file_of(language: str) -> Path:
    """Return the rules page of a language."""
    return DOCS / ("rules.md" if language == USUAL else f"rules.{language}.md")


@cache
def parts_of(language: str) -> tuple[str, str]:
    """Return what comes before the first chapter, and the chapters."""
    page = SMALL_PRINT.sub("", file_of(language).read_text(encoding="utf-8"))
    opening, _, chapters = page.partition("\n## ")
    return opening, f"## {chapters}"


@cache
def blocks_of(language: str) -> list[Block]:
    """Take the chapters apart; a heading is a block of its own."""
    apart = re.sub(r"^(#.+)$", r"\n\1\n", parts_of(language)[1], flags=re.MULTILINE)
    found, clause = [], ""
    for text in re.split(r"\n\n+", apart.strip()):
        if heading := HEADING.fullmatch(text):
            clause = heading[2] or heading[1]
        found.append(Block(clause, text))
    return found


def titles_of(language: str) -> dict[str, str]:
    """Return the titles of chapters and clauses by their numbers."""
    headings = [HEADING.fullmatch(block.text) for block in blocks_of(language)]
    return {heading[2]: heading[3] for heading in headings if heading}


def table_in(clause: str, language: str) -> list[list[str]]:
    """Return the cells of a clause's table, row by row; as lines begin with a stroke, the first is empty."""
    texts = [block.text.casefold() for block in blocks_of(language) if block.clause == clause]
    table = next(text for text in texts if text.startswith("|"))
    return [[cell.strip() for cell in line.split("|")] for line in table.splitlines()[2:]]


@pytest.mark.parametrize("language", OTHERS)
def test_same_clauses_in_the_same_form(language: str) -> None:
    """Headings, paragraphs, readings, lists and tables follow each other as in English."""
    shape = [(block.clause, block.kind) for block in blocks_of(language)]
    assert shape == [(block.clause, block.kind) for block in blocks_of(USUAL)]


@pytest.mark.parametrize("language", OTHERS)
def test_same_clauses_and_numbers_are_named(language: str) -> None:
    """A block leads to the same clauses in the same order, and names the same numbers."""
    for own, english in zip(blocks_of(language), blocks_of(USUAL), strict=True):
        assert own.leads_to == english.leads_to, own.text
        assert own.numbers == english.numbers, own.text


@pytest.mark.parametrize("language", OTHERS)
def test_everything_is_translated(language: str) -> None:
    """No block but a heading (an expropriation is one in French, too) reads as in English."""
    english = {block.text for block in blocks_of(USUAL)}
    same = [block.text for block in blocks_of(language) if block.text in english]
    assert [text for text in same if not text.startswith("#")] == []
    assert len(same) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_are_marked_in_one_way(language: str) -> None:
    """The words that the opening shows mark every reading."""
    opening, chapters = parts_of(language)
    shown = READING.search(opening)
    assert shown
    assert set(READING.findall(chapters)) == {shown[1]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_lead_to_each_other(language: str) -> None:
    """Each page begins with links to all the others, and only the English one has the small print."""
    others = [file_of(one).name for one in LANGUAGES if one != language]
    assert LINK.findall(parts_of(language)[0])[: len(others)] == others
    assert ("<sub>" in file_of(language).read_text(encoding="utf-8")) is (language == USUAL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_experts_and_events_are_called_as_in_the_game(language: str) -> None:
    """The page uses the names of the catalogue."""
    titles = titles_of(language)
    rows = table_in("M6.3", language)
    with speaking(language):
        modules = {module_words(name).casefold() for name in MODULE_NAMES}
        experts = {expert_title(name).casefold() for name in EXPERT_NAMES}
        events = [event_title(name).casefold() for name in EVENT_NAMES]
    assert {titles[f"M{at}"].casefold() for at in range(1, 7)} == modules
    assert [titles[f"M4.{at}"].casefold() for at in range(5, 9)] == events
    assert {row[1] for row in rows} == experts
    assert {event for row in rows for event in row[2].split(", ")} == set(events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_modules_are_rated_as_in_the_game(language: str) -> None:
    """The table of the chapter has the engine's ratings."""
    told = {row[1].partition(" (")[0]: (int(row[2]), int(row[3])) for row in table_in("M", language)}
    with speaking(language):
        assert told == {module_words(name).casefold(): ALL[name].ratings() for name in MODULE_NAMES}
