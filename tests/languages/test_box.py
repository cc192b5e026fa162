"""The words of the box: what docs/languages.md says that we call things is what players read."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ginkgopolis.language import LOCALE

DOCS = Path(__file__).parents[2] / "docs"
BOXES = ("de", "fr")
BETWEEN = re.compile(r"[;,] | und | et ")
OTHER_WORDS = {
    "de": (
        *("kartenwahl", "beim auswählen", "expertenstufe", "schweren stufe", "hal (schwer)"),
        *("bioforschung", "stadtplanung", "abgelegt", "karten ablegen"),
    ),
    "fr": (
        *("choix des personnages", "choix des cartes", "en solo", "l’urbanisme", "tuile supérieure"),
        *("carte d’urbanisation", "carte de bâtiment", "cartes de bâtiment", "tuile de bâtiment"),
    ),
}
"""What we said where the books have a word of their own."""


@cache
def said(language: str) -> str:
    """Return all that is read in a language, without hints where a word may be divided."""
    files = [*sorted((LOCALE / language).glob("*.ftl")), DOCS / f"rules.{language}.md"]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return re.sub(r"[ \n]+", " ", " ".join(texts).replace("\u00ad", "")).casefold()


def promised() -> Iterator[tuple[str, str]]:
    """Return each word of ours that the tables name, with its language; `the same` is that of the book."""
    page = (DOCS / "languages.md").read_text(encoding="utf-8").partition("## The words of the box")[2]
    for line in page.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|") or cells[0] == "English" or set(cells[0]) == {"-"}:
            continue
        _, *words = cells
        if len(words) == 2:  # without a book
            words = ["", words[0], "", words[1]]
        for language, (book, ours) in zip(BOXES, (words[:2], words[2:]), strict=True):
            for word in BETWEEN.split(ours.replace("the same", book)):
                yield language, word


def test_what_we_call_things_is_what_is_read() -> None:
    words = list(promised())
    assert len(words) > 150
    assert [word for language, word in words if word.casefold() not in said(language)] == []


@pytest.mark.parametrize(
    ("language", "word"), [(language, word) for language in BOXES for word in OTHER_WORDS[language]]
)
def test_other_words_do_not_come_back(language: str, word: str) -> None:
    assert word not in said(language)
