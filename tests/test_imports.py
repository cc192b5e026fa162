"""Who imports whom in the sources; an import that is only for types counts like any other."""

import ast
import re
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from ginkgopolis.expansions import NAMES

SOURCE = Path(__file__).parents[1] / "src"
HOUSE = "ginkgopolis"
ENGINE = f"{HOUSE}.engine"
MODULES = f"{ENGINE}.modules"
RANDOM_PLAY = f"{ENGINE}.random_play"
NO_CHAPTERS = (f"{MODULES}.", f"{RANDOM_PLAY}.")

NO_MODULES = ("lib/schema.d.ts", "testing/sample.ts")
"""What repeats the shapes that the server sends."""

Graph = dict[str, set[str]]


def name_of(path: Path) -> str:
    """Return the name under which a file is imported."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_names(path: Path) -> Iterator[str]:
    """Find what a file imports anywhere in it; a name taken from a package may be that of a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0 and node.module, f"{path}: imports here name the whole path"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def imports_below(package: str) -> Graph:
    """Return for each file of a package the files of the house that it imports, by their names."""
    house = {name_of(path): path for path in (SOURCE / "ginkgopolis").rglob("*.py")}

    def files(path: Path) -> Iterator[str]:
        for name in imported_names(path):
            file = name if name in house else name.rpartition(".")[0]
            if file in house:
                yield file

    inside = [name for name in house if f"{name}.".startswith(f"{package}.")]
    assert len(inside) > 1
    return {name: set(files(house[name])) for name in inside}


def cycle_in(graph: Graph) -> list[str]:
    """Return the files of a cycle, each imported by the next and the last being the first again, or []."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_cycles_are_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) in (
        ["a", "c", "b", "a"],
        ["b", "a", "c", "b"],
        ["c", "b", "a", "c"],
    )
    assert cycle_in({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_the_engine_imports_nothing_of_the_other_rooms() -> None:
    outside = {
        (name, other)
        for name, others in imports_below(ENGINE).items()
        for other in others
        if not other.startswith(f"{ENGINE}.")
    }
    assert not outside


def test_chapters_of_the_base_rules_import_no_module() -> None:
    graph = imports_below(ENGINE)
    chapters = [name for name in graph if not f"{name}.".startswith(NO_CHAPTERS)]
    assert {f"{ENGINE}.rules", f"{ENGINE}.setup", f"{ENGINE}.choose"} <= set(chapters)
    assert f"{MODULES}.events" in graph
    found = {
        (name, other) for name in chapters for other in graph[name] if f"{other}.".startswith(NO_CHAPTERS)
    }
    assert not found


def test_modules_do_not_import_random_play() -> None:
    assert not [name for name, others in imports_below(MODULES).items() if RANDOM_PLAY in others]


def test_no_file_imports_itself_through_others() -> None:
    assert cycle_in(imports_below(HOUSE)) == []


def test_modules_are_named_only_in_their_own_files() -> None:
    """Some fields of the state are called alike (`layout`, `tabletop`); random play imports what it knows."""
    files = [path for path in (SOURCE / HOUSE).rglob("*.py") if path.parent.name != "modules"]
    named = {
        (path.name, node.value)
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in NAMES
    }
    assert {name for name, _ in named} == {"layout.py", "tabletop.py"}


def names_of_modules(names: Iterable[str]) -> re.Pattern[str]:
    """Return what finds names of modules in the browser's code; some are words that mean other things, too.

    They are names in quotes, unless of a class, and beside the word `module`; others wherever they stand.
    """
    plain = "|".join(name for name in names if "_" not in name)
    marked = "|".join(name for name in names if "_" in name)
    beside = rf"\bmodules?(?:-|\??\.|: *\{{[^}}]*\b)(?:{plain})\b"
    return re.compile(rf"""(?<!class=)(["'`])(?:{plain})\1|{beside}|\b(?:{marked})\b""")


def test_the_browser_names_modules_only_in_their_own_files() -> None:
    web = SOURCE.parent / "web" / "src"
    files = [*web.rglob("*.svelte"), *web.rglob("*.ts")]
    named = {
        (path.relative_to(web).as_posix(), found.group())
        for path in files
        if path.relative_to(web).as_posix() not in NO_MODULES and not path.name.endswith(".test.ts")
        for found in names_of_modules(NAMES).finditer(path.read_text(encoding="utf-8"))
        if path.stem not in NAMES
    }
    assert not named


@pytest.mark.parametrize(
    "text",
    [
        '"events"',
        "['experts']",
        "`events`",
        "modules.events",
        "options.modules?.experts",
        "module-events",
        "modules: { experts }",
        "view.green_spaces",
        "keep_a_card: 1",
    ],
)
def test_names_of_modules_are_found(text: str) -> None:
    assert names_of_modules(NAMES).search(text)


@pytest.mark.parametrize(
    "text", ['class="events"', "own.events", "pointer-events", "key_events", 'of "Events"']
)
def test_other_words_are_no_names_of_modules(text: str) -> None:
    assert not names_of_modules(NAMES).search(text)


def test_no_room_knows_the_modules() -> None:
    """Only files of modules import those of modules; random play knows what it plays."""
    graph = imports_below(HOUSE)
    found = {
        (name, other)
        for name, others in graph.items()
        for other in others
        if ".modules." in other and ".modules" not in name and name != RANDOM_PLAY
    }
    assert not found
