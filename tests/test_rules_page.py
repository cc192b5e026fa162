"""The rules page: every clause names functions that play it and tests that prove it, and they exist."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ginkgopolis"
RULES_TESTS = sorted((ROOT / "tests" / "rules").glob("test_*.py"))
MODULES_TESTS = sorted((ROOT / "tests" / "modules").glob("test_*.py"))

HEADING = re.compile(r"^### ([A-Z][0-9]+(?:\.[0-9]+)?) (.+)$", re.MULTILINE)
LINKS = re.compile(r"<sub>(.*?)</sub>", re.DOTALL)
FUNCTION = re.compile(r"`([a-z_/]+\.py): ((?:[A-Z][A-Za-z]+\.)?[a-z_]+)`")
TEST = re.compile(r"`(tests/[a-z_/]+\.py)::(test_[a-z0-9_]+)`")
NAME = re.compile(r"test_([a-z][0-9]+)_(?:([0-9]+)_)?")
READING = "> **Our reading:**"

CLAUSES_OF_CHAPTER = {"S": 7, "C": 4, "R": 7, "T": 5, "N": 4, "E": 4, "D": 4, "B": 2, "H": 6}
BASE_CLAUSES = [
    f"{chapter}{number}" for chapter, last in CLAUSES_OF_CHAPTER.items() for number in range(1, last + 1)
]
MODULES = ["M1", "M2", "M3", "M4", "M5", "M6"]
INTERPRETED = ["S5", "S7", "C2", "C3", "R2", "R3", "R4", "R7", "T1", "T4", "T5", "N3", "E1", "E2", "E4", "B2"]
INTERPRETED += ["H4", "H6", "M0", "M1.4", "M1.5", "M3.1", "M3.5"]
INTERPRETED += ["M4.1", "M4.3", "M4.4", "M4.5", "M4.8", "M4.9", "M4.10", "M5.1", "M5.4"]
INTERPRETED += ["M6.2", "M6.3", "M6.4", "M6.7", "M6.8", "M6.10", "M6.11"]


@dataclass(frozen=True)
class Clause:
    """A clause of the page: its number and title, what players read, and its small print."""

    number: str
    title: str
    text: str
    links: str

    @property
    def chapter(self) -> str:
        """The letter of a base chapter, or the module that the clause belongs to."""
        return self.number.partition(".")[0] if "." in self.number else self.number[0]


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
    """Return the names of a file's functions, methods with their class, without running it."""
    found = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{own.name}" for own in node.body if isinstance(own, ast.FunctionDef)}
    return found


def own_tests(path: Path) -> list[str]:
    """Return the names of a file's tests."""
    return sorted(name for name in functions_of(path) if name.startswith("test_"))


CLAUSES = read_clauses()
OF_MODULES = {
    module: [clause.number for clause in CLAUSES.values() if clause.chapter == module] for module in MODULES
}


def test_every_clause_is_there_in_order() -> None:
    """The base game, Hal, how tiles are drawn, and the modules one after the other."""
    expected = BASE_CLAUSES + ["M0"] + [number for module in MODULES for number in OF_MODULES[module]]
    assert list(CLAUSES) == expected


@pytest.mark.parametrize("module", MODULES)
def test_every_module_has_its_clauses(module: str) -> None:
    """Numbered from 1 on."""
    assert OF_MODULES[module]
    assert OF_MODULES[module] == [f"{module}.{at}" for at in range(1, len(OF_MODULES[module]) + 1)]


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


@pytest.mark.parametrize("number", CLAUSES)
def test_interpretations_are_marked(number: str) -> None:
    """What we settled ourselves is marked as our reading, and nothing else is."""
    assert (READING in CLAUSES[number].text) is (number in INTERPRETED)


@pytest.mark.parametrize("path", RULES_TESTS + MODULES_TESTS, ids=lambda path: path.stem)
def test_tests_of_the_rules_name_a_clause(path: Path) -> None:
    """A test of the rules begins with the clause that it proves, as in test_m3_5_, or with its module."""
    for name in own_tests(path):
        found = NAME.match(name)
        assert found or path in MODULES_TESTS, f"{name} names no clause"
        if found:
            number = found[1].upper() + (f".{found[2]}" if found[2] else "")
            assert number in CLAUSES or number in OF_MODULES, name
