"""The language in which the game is told: the catalogues of messages, and who speaks at the moment.

with speaking("de"):
    game.log(0)     # in German, and so is all else that is said in here
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Final

from ginkgopolis.expansions import NAMES, PACKAGES
from ginkgopolis.language.current import LANGUAGES, REFUSAL, USUAL, check_language, speaking, spoken
from ginkgopolis.language.patterns import Pattern, Word, add_patterns, filled

__all__ = ["LANGUAGES", "REFUSAL", "USUAL", "check_language", "speaking", "spoken"]

CATALOGUES: Final = (
    "game",
    "story",
    "tables",
    "moves",
    "errors",
    "city",
    "bots",
    "lessons",
    "cli",
    "screen",
    "arena",
    "options",
    "lab",
    "refusals",
    "reminders",
    "positions",
    "admin",
)
"""The files of a language that are read here, the rarest last; those of the browser begin with `web-`."""
LOCALE: Final = Path(__file__).parents[1] / "locale"
MOST_KEPT: Final = 4096  # messages that are kept as they were said
LONGEST_WORD: Final = 1000  # Fluent refuses longer ones
ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*)[ ]*=.*\n?(?:(?![A-Za-z#-]).*\n?)*", re.MULTILINE)
"""A message or a term of a Fluent file: all lines up to the next one or to a comment."""
REFERENCE: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


class Speaker:
    """Says messages in one language."""

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        """`catalogues` are the texts of Fluent files; a message is parsed when it is first said."""
        from babel import Locale  # late: nobody should wait for it who needs no words
        from fluent.runtime import FluentBundle

        self.language = language
        # Without isolation marks the browser says the very same.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        self._plural = cache(Locale.parse(language).plural_form)  # of amounts below UNGROUPED
        entries = [found for text in catalogues for found in ENTRY.finditer(text)]
        self._unread = {entry[1]: entry[0] for entry in reversed(entries)}  # who comes first is heard
        self._reading = Lock()
        self._said: dict[tuple[object, ...], str] = {}
        """What has been said, to be said again without Fluent."""

    def say(self, message: str, **words: Word) -> str:
        """Return a message of the catalogues with its variables filled in."""
        return self.fill(message, words)

    def fill(self, message: str, words: dict[str, Word]) -> str:
        """Return a message with its variables filled in."""
        text = self._without_fluent(message, words)
        return self._remember(message, words) if text is None else text

    def fill_once(self, message: str, words: dict[str, Word]) -> str:
        """Return a message that is not remembered: its words may be anybody's, and as long as they like."""
        text = self._without_fluent(message, words)
        return self._format(message, words) if text is None else text

    def _without_fluent(self, message: str, words: dict[str, Word]) -> str | None:
        """Return a message that is text, variables and variants, None if it is more."""
        pattern = self._patterns.get(message)
        if pattern is None and not self._bundle.has_message(message):
            self._read(message)
            pattern = self._patterns.get(message)
        return None if pattern is None else filled(pattern, words, self._plural)

    def _read(self, message: str) -> None:
        """Parse a message, and first the others that it leads to: nobody may find it without them."""
        from fluent.runtime import FluentResource

        with self._reading:
            resource = FluentResource("\n".join(self._entries(message)))
            add_patterns(resource, self._patterns)
            self._bundle.add_resource(resource)

    def _entries(self, name: str) -> Iterator[str]:
        """Take a message or a term out of what is still unread, after those that it leads to."""
        entry = self._unread.pop(name, None)
        if entry is not None:
            for other in REFERENCE.findall(entry):
                yield from self._entries(other)
            yield entry

    def _remember(self, message: str, words: dict[str, Word]) -> str:
        key = (message, *words.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= MOST_KEPT:
                self._said.clear()
            text = self._said[key] = self._format(message, words)
        return text

    def _format(self, message: str, words: dict[str, Word]) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {name: cut(word) for name, word in words.items()})
        if errors:
            raise errors[0]
        return str(text)


def cut(word: Word) -> Word:
    """Shorten what somebody has written at length."""
    return f"{word[: LONGEST_WORD - 3]}..." if isinstance(word, str) and len(word) > LONGEST_WORD else word


def speaker_of(language: str) -> Speaker:
    """Return who says things in a language; the catalogues are read the first time."""
    found = SPEAKERS.get(language)
    if found is None:
        check_language(language)
        texts = [read_catalogue(language, name) for name in CATALOGUES]
        found = SPEAKERS[language] = Speaker(language, texts + elsewhere(language))
    return found


SPEAKERS: Final[dict[str, Speaker]] = {}


def read_catalogue(language: str, name: str) -> str:
    """Return the text of a Fluent file."""
    return (LOCALE / language / f"{name}.ftl").read_text(encoding="utf-8")


def elsewhere(language: str) -> list[str]:
    """Return the Fluent files of modules from elsewhere, the English ones where there are no others."""
    from importlib.resources import files  # late: it brings much with it

    texts = []
    for package in [PACKAGES[name] for name in NAMES if name in PACKAGES]:
        locale = files(package) / "locale"
        folder = locale / language if (locale / language).is_dir() else locale / USUAL
        found = folder.iterdir() if folder.is_dir() else ()
        texts += [file.read_text(encoding="utf-8") for file in found if file.name.endswith(".ftl")]
    return texts


def speaker() -> Speaker:
    """Return who says things in the language that is spoken now."""
    return speaker_of(spoken.get())


def say(message: str, **words: Word) -> str:
    """Return a message in the language that is spoken now."""
    return speaker().fill(message, words)


def fill(message: str, words: dict[str, Word]) -> str:
    """Return a message whose words are at hand together: to unpack them would take longer than to say it."""
    return speaker().fill(message, words)
