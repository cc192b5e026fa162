"""Texts that were wrong once, held to the rules in every language."""

import pytest

from ginkgopolis import LANGUAGES, Game
from tests.languages.catalogue import parts
from tests.languages.test_rules_pages import READING, parts_of
from tests.modules.test_experts import GIVING
from tests.rules.table import play

EXHAUSTED = {"en": "never exhausted", "de": "nie erschöpft", "fr": "jamais été épuisée"}
TILES_EXHAUSTED = {"en": "never exhausted", "de": "nie ausgegangen", "fr": "jamais été épuisées"}
AT_ONCE = {"en": "at once", "de": "sofort", "fr": "aussitôt"}
TWO_LETTERS = {
    "en": "of two letters",
    "de": "von zwei Urbanisierungskarten",
    "fr": "de deux cartes Urbanisation",
}


def text_of(language: str, message: str) -> str:
    """Return a message on one line."""
    return " ".join(" ".join(parts(language, message).texts).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_m6_10_the_engineers_card(language: str) -> None:
    """Her tiles score if the supply never ran out, whether or not anything was given back."""
    assert EXHAUSTED[language] in text_of(language, "expert-does-engineer")
    assert TILES_EXHAUSTED[language] in text_of(language, "expert-effect")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ada gives back red 8 and scores 2 points."),
        ("de", "Ada gibt Rot 8 zurück und erhält 2 Punkte."),
        ("fr", "Ada rend rouge 8 et marque 2 points."),
    ],
)
def test_m6_10_the_engineer_in_the_story(language: str, sentence: str) -> None:
    """Two points for a tile; what invites all to give tiles back promises no number."""
    game = Game.from_position(GIVING, names=["Ada", "Bela"])
    play(game, "0 B7", "1 Y1", "0 give R8", "0 done", "1 done")
    story = " ".join(game.log(0, language=language))
    assert sentence in story
    assert not any(digit in text_of(language, "exhausted-first") for digit in "12")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", ["hal-expert-say", "rules-hal"])
def test_h6_hal_at_the_expert_level(message: str, language: str) -> None:
    """Browser and terminal: a building card is taken at once, and only letters are compared."""
    text = text_of(language, message)
    assert AT_ONCE[language] in text
    assert TWO_LETTERS[language] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_open_screens_are_marked_as_our_reading(language: str) -> None:
    """They stand with the words, before the first clause; those of clauses are held to the English page."""
    before_setup = parts_of(language)[1].partition("\n## S ")[0]
    assert len(READING.findall(before_setup)) == 1
