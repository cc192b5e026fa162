"""What can go wrong with a move or a file: a message of the catalogues with its values.

try:
    game.play(0, "R77")
except MoveError as error:
    print(error, error.sentence("de"))     # one sentence for the person who caused it
"""

from __future__ import annotations

from ginkgopolis.kinds import LONGEST_TOLD, number_text
from ginkgopolis.language import LANGUAGES, REFUSAL, say, speaker, speaking, spoken
from ginkgopolis.language.phrases import listing


class GinkgopolisError(Exception):
    """The common ancestor of all errors of this library."""

    def __init__(self, message: str, /, **values: Value) -> None:
        """`message` is an id of the catalogues; a text that is none, as a bot may bring, is said as it is."""
        super().__init__(message)
        self.message = message
        self.values = values
        self.language = spoken.get()
        """The language spoken when it went wrong, which `str` uses."""

    def __str__(self) -> str:
        return self.sentence()

    def sentence(self, language: str | None = None) -> str:
        """Say what went wrong, in the language that was spoken then or in another."""
        with speaking(language or self.language):
            try:
                return speaker().fill_once(
                    self.message, {name: said(value) for name, value in self.values.items()}
                )
            except LookupError:
                return self.message


Value = str | int | float | tuple[str, ...] | GinkgopolisError
"""What a variable of an error's message may be: a word, words that are listed, or what went wrong within."""


def said(value: Value) -> str | int | float:
    """Return a value in the language that is spoken."""
    if isinstance(value, GinkgopolisError):
        return value.sentence(spoken.get())
    if isinstance(value, tuple):
        return listing(value)
    if isinstance(value, int) and value.bit_length() > LONGEST_TOLD:  # Fluent cannot write it
        return number_text(value)
    return value


class MoveError(GinkgopolisError, ValueError):
    """A move was not played, and nothing has changed."""


class UnreadableMove(MoveError):
    """The text is not a move in our notation."""


class IllegalMove(MoveError):
    """The move can be read, but the rules do not allow it now."""


class NotYourTurn(MoveError):
    """The seat has nothing to decide now."""


class BadOptions(GinkgopolisError, ValueError):
    """A game cannot be set up like this."""


class BadRecord(GinkgopolisError, ValueError):
    """A game record is damaged; the message says where."""


class BadPosition(GinkgopolisError, ValueError):
    """A position text cannot be read; the sentence says in which line, if it is about one."""

    def __init__(self, message: str, line: int | None = None, /, **values: Value) -> None:
        super().__init__(message, **values)
        self.line = line

    def sentence(self, language: str | None = None) -> str:
        """Say what is wrong with the text, and where."""
        fault = super().sentence(language)
        if self.line is None:
            return fault[0].upper() + fault[1:]
        with speaking(language or self.language):
            return say("position-line", line=str(self.line), fault=fault)


def no_such_language(language: str) -> BadOptions:
    """Return the refusal of an unknown language."""
    known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    return BadOptions("no-such-language", language=repr(language[:30]), languages=known)


REFUSAL.append(no_such_language)
