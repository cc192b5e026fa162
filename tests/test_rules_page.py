"""The rules page: every clause names functions that play it and tests that prove it, and they exist."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ginkgopolis"
RULES_TESTS = sorted((ROOT / "tests" / "rules").glob("test_*.py"))

HEADING = re.compile(r"^### ([A-Z][0-9]+) (.+)$", re.MULTILINE)
LINKS = re.compile(r"<sub>(.*?)</sub>", re.DOTALL)
FUNCTION = re.compile(r"`([a-z_/]+\.py): ([a-z_]+)`")
TEST = re.compile(r"`(tests/[a-z_/]+\.py)::(test_[a-z0-9_]+)`")
READING = "> **Our reading:**"

BASE_CLAUSES = [
    f"{chapter}{number}"
    for chapter, last in {"S": 7, "C": 4, "R": 7, "T": 5, "N": 4, "E": 4, "D": 4, "B": 2}.items()
    for number in range(1, last + 1)
]
INTERPRETED = ["S5", "S7", "C2", "C3", "R2", "R3", "R4", "R7", "T1", "T4", "T5", "N3", "E1", "E2", "E4"]


@dataclass(frozen=True)
class Clause:
    """A clause of the page: its number and title, what players read, and its small print."""

    number: str
    title: str
    text: str
    links: str


def read_clauses() -> dict[str, Clause]:
    """Take the page apart at its clauses; a clause ends at the next heading of any kind."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    found: dict[str, Clause] = {}
    for heading in HEADING.finditer(page):
        body = re.split(r"^##", page[heading.end() :], maxsplit=1, flags=re.MULTILINE)[0].strip()
        links = LINKS.search(body)
        text = body[: links.start()] if links else body
        assert heading[1] not in found, f"{heading[1]} is on the page twice"
        assert links is None or links.end() == len(body), f"{heading[1]}: the links come last"
        found[heading[1]] = Clause(heading[1], heading[2], text.strip(), links[1] if links else "")
    return found


def functions_of(path: Path) -> set[str]:
    """Return the names of the functions at the top of a file, without running it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


CLAUSES = read_clauses()


def test_every_base_clause_is_there_in_order() -> None:
    """Chapters of expansions and Hal may follow; the base game's clauses are complete."""
    assert [number for number in CLAUSES if number in BASE_CLAUSES] == BASE_CLAUSES


@pytest.mark.parametrize("number", CLAUSES)
def test_clause_has_a_text_and_links(number: str) -> None:
    """A player's text first, then at least one function and one test."""
    clause = CLAUSES[number]
    assert clause.text
    assert FUNCTION.search(clause.links)
    assert TEST.search(clause.links)
    assert "`" not in FUNCTION.sub("", TEST.sub("", clause.links)), "a link that cannot be read"


@pytest.mark.parametrize("number", CLAUSES)
def test_functions_exist(number: str) -> None:
    """Every function named under a clause is defined in the file named with it."""
    for path, name in FUNCTION.findall(CLAUSES[number].links):
        assert name in functions_of(SOURCE / path), f"{path}: {name}"


@pytest.mark.parametrize("number", CLAUSES)
def test_tests_exist(number: str) -> None:
    """Every test named under a clause is defined in the file named with it."""
    for path, name in TEST.findall(CLAUSES[number].links):
        assert name in functions_of(ROOT / path), f"{path}::{name}"


@pytest.mark.parametrize("number", BASE_CLAUSES)
def test_interpretations_are_marked(number: str) -> None:
    """What we settled ourselves is marked as our reading, and nothing else is."""
    assert (READING in CLAUSES[number].text) is (number in INTERPRETED)


@pytest.mark.parametrize("path", RULES_TESTS, ids=lambda path: path.stem)
def test_tests_of_the_rules_name_a_clause(path: Path) -> None:
    """A test in tests/rules begins with the clause that it proves, and the page has that clause."""
    for name in functions_of(path):
        if name.startswith("test_"):
            assert name.split("_")[1].upper() in CLAUSES, name
