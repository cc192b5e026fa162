"""What the tests read out of the catalogues and out of the sources that use them."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from ginkgopolis.language import LOCALE

SOURCES = Path(__file__).parents[2] / "src" / "ginkgopolis"
WEB_SOURCES = Path(__file__).parents[2] / "web" / "src"
SPEAKERS = ("say", "sentence", "tell")
"""The functions whose first argument is a message; `tell` and `sentence` pass theirs on to `say`."""
ERRORS = {
    **dict.fromkeys(("MoveError", "UnreadableMove", "IllegalMove", "NotYourTurn"), 0),
    **dict.fromkeys(("GinkgopolisError", "BadOptions", "BadRecord", "BadCheckpoint", "WorkerEnded"), 0),
    **dict.fromkeys(("BadDataSet", "BadSubmission"), 0),
    **{"BadPosition": 0, "fail": 0, "Refusal": 1, "too_many": 0},
}
"""The errors that are a message with values, each with the place of the message among its arguments."""
PASSED_ON = {"error.message", "message"}
"""Messages that stand where the error was made, or is asked for, first."""
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    """Return all that a file holds, comments and garbage included."""
    return list(FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8")).body)


@cache
def messages(language: str, file: str | None = None) -> dict[str, ast.Message]:
    """Return the messages of a file, or of all files of a language."""
    files = [file] if file else files_of(language)
    return {
        entry.id.name: entry
        for name in files
        for entry in entries(language, name)
        if isinstance(entry, ast.Message)
    }


def files_of(language: str) -> list[str]:
    """Return the names of a language's files."""
    return sorted(path.name for path in (LOCALE / language).glob("*.ftl"))


class Parts(visitor.Visitor):
    """Collects what a message is made of."""

    def __init__(self, message: ast.Message) -> None:
        self.texts: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.keys: dict[str, set[str]] = {}
        self.visit(message)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and not keys <= PLURALS:
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def parts(language: str, message: str) -> Parts:
    """Return what a message is made of; the variables of messages in it are its own."""
    found = Parts(messages(language)[message])
    for name in found.references & set(messages(language)):
        found.variables |= parts(language, name).variables
    return found


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """Return each message that the sources say by name, with its variables (None: not to be told)."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and name_of(node.func) in SPEAKERS and node.args:
                given = {keyword.arg for keyword in node.keywords}
                for message in literals(node.args[0]):
                    yield message, None if None in given else {str(name) for name in given}


def errors() -> Iterator[tuple[str, python.expr, set[str]]]:
    """Return where an error is made, the argument that is its message, and the values that it gets."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and name_of(node.func) in ERRORS:
                message = node.args[ERRORS[name_of(node.func)]]
                given = {str(keyword.arg) for keyword in node.keywords}
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", message, given


def name_of(called: python.expr) -> str:
    """Return the name of a function or a method."""
    return getattr(called, "id", "") or getattr(called, "attr", "")


def literals(node: python.expr) -> list[str]:
    """Return the texts that an argument may be, if they stand there."""
    if isinstance(node, python.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, python.Constant) and isinstance(node.value, str) else []


@cache
def quoted_words() -> frozenset[str]:
    """Return all in quotation marks in the sources, those of the browser too, that could be a message."""
    paths = [*SOURCES.rglob("*.py")]
    paths += [path for path in WEB_SOURCES.rglob("*") if path.suffix in (".ts", ".js", ".svelte")]
    texts = (path.read_text(encoding="utf-8") for path in paths)
    return frozenset(
        found for text in texts for found in re.findall(r"""["'`]([a-z][a-z0-9-]+)["'`]""", text)
    )
