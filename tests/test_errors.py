"""Errors are messages with values, which are told in any language and can be sent to other processes."""

import pickle

import pytest

from ginkgopolis import BadOptions, BadPosition, BadRecord, Game, IllegalMove, NotYourTurn, speaking
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.language import speaker_of

ALL_LANGUAGES = {
    "en": "Line 2: there is no seat 7; the seats are 0 to 1.",
    "de": "Zeile 2: Es gibt keinen Platz 7; die Plätze sind 0 bis 1.",
    "fr": "Ligne 2\u00a0: il n’y a pas de place 7\u00a0; les places vont de 0 à 1.",
}


def test_an_error_is_told_in_the_language_in_which_it_was_raised() -> None:
    with speaking("de"):
        error = BadOptions("hal-against-one", players=3)
    assert str(error) == "Hal spielt gegen 1 Person, nicht gegen 3."
    assert str(BadOptions("hal-against-one", players=3)) == error.sentence("en")


def test_a_position_names_the_line() -> None:
    with pytest.raises(BadPosition) as error:
        Game.from_position("players 2\nseat 7: points 1")
    assert {language: error.value.sentence(language) for language in ALL_LANGUAGES} == ALL_LANGUAGES
    with pytest.raises(BadPosition) as error:
        Game.from_position("")
    assert str(error.value) == "The number of players is missing; write it as in `players 3`."
    assert error.value.sentence("fr").startswith("Il manque le nombre de personnes qui jouent")


def test_lists_and_errors_within_are_told_in_the_same_language() -> None:
    waiting = NotYourTurn("nothing-to-decide", name="Ada", others=("Bela", "Cleo"))
    error = BadRecord("record-move", number=3, move="'A'", error=waiting)
    assert str(error).endswith("'A': Ada has nothing to decide now; it is for Bela and Cleo.")
    assert error.sentence("de").endswith(
        "Ada hat jetzt nichts zu entscheiden; gewartet wird auf Bela und Cleo."
    )


@pytest.mark.parametrize(
    "error", [IllegalMove("no-new-hand"), BadPosition("position-no-seat", 2, seat=7, last=1)]
)
def test_an_error_can_be_sent(error: GinkgopolisError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert (type(sent), str(sent), sent.sentence("de")) == (type(error), str(error), error.sentence("de"))


def test_a_bot_may_bring_words_of_its_own() -> None:
    assert str(BadOptions("Thrift is a share, from 0 to 1.")) == "Thrift is a share, from 0 to 1."


def test_errors_are_not_remembered() -> None:
    """Whoever makes thousands of mistakes fills no memory, and pushes out nothing that is said in games."""
    assert str(BadOptions("names-for-seats", names=1, seats=7)) == "There is 1 name for 7 seats."
    remembered = len(speaker_of("en")._said)
    told = {str(BadOptions("names-for-seats", names=count, seats=7)) for count in range(2, 40)}
    assert (len(told), len(speaker_of("en")._said)) == (38, remembered)
