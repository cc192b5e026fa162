"""A language of which every word is in the catalogues: whatever else is shown was never translated."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from ginkgopolis.language import CATALOGUES, LANGUAGES, SPEAKERS, Speaker, read_catalogue
from ginkgopolis.notation import WORDS
from ginkgopolis.notation.modules.events import EVENT_WORDS
from ginkgopolis.notation.modules.experts import EXPERT_NAMES

LETTER = "\N{CURRENCY SIGN}"
NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda", "Hal")
PLACES_AND_TILES = r"[RBY]\d+|P|[A-L]|\d+[NESW](\d+[NS])?"
ALL_WORDS = [*(word.lstrip(">") for word in WORDS), *EXPERT_NAMES, *EVENT_WORDS]
MOVE_WORDS = "|".join(sorted(ALL_WORDS, key=len, reverse=True))
MOVES = rf"{MOVE_WORDS}|C\d+|[NESW]|I{{1,3}}[RBY]?|give|under|events?|aside|draw|lose|\d+[pr]"
ENGLISH = re.compile("[a-z]", re.IGNORECASE)


@pytest.fixture
def gibberish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Speak gibberish."""
    for code in LANGUAGES:
        monkeypatch.setitem(SPEAKERS, code, speaker_of_gibberish())


@cache
def speaker_of_gibberish() -> Speaker:
    """Gibberish is made from German, in which no key of a variable is a word by itself."""
    return Speaker("de", [translated(read_catalogue("de", name)) for name in CATALOGUES])


class Scrambler(visitor.Transformer):
    """Replaces the letters of all texts."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = re.sub(r"[^\W\d_]", LETTER, node.value)
        return node


def translated(catalogue: str) -> str:
    """Return a catalogue in gibberish."""
    resource = FluentParser().parse(catalogue)
    return FluentSerializer().serialize(Scrambler().visit(resource))


def left_over(text: str, allowed: str = PLACES_AND_TILES, names: tuple[str, ...] = NAMES) -> str:
    """Return what is neither gibberish nor a name nor notation."""
    known = re.compile(rf"\b(?:{'|'.join(names)}|{allowed})\b", re.IGNORECASE)
    rest = known.sub("", text)
    return rest if ENGLISH.search(rest) else ""
