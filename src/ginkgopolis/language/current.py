"""Which languages there are, and which one is spoken at the moment."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar, Token
from types import TracebackType
from typing import Final

from ginkgopolis.kinds import check_text

LANGUAGES: Final = {"en": "English", "de": "Deutsch", "fr": "Français"}
"""All languages, each with its name in itself."""
USUAL: Final = "en"


def check_language(language: str) -> str:
    """Return the language, if there is such."""
    check_text(language, f"a language is one of {', '.join(LANGUAGES)}")
    if language not in LANGUAGES:
        raise REFUSAL[0](language)
    return language


REFUSAL: Final[list[Callable[[str], Exception]]] = []
"""What is raised for a language that there is not: errors are told in languages, and put theirs in here."""
spoken: Final = ContextVar("spoken", default=USUAL)


class speaking:
    """A context in which all is said in one language; None goes on in the one that is spoken already."""

    def __init__(self, language: str | None) -> None:
        self._language = None if language is None else check_language(language)
        self._before: Token[str] | None = None

    def __enter__(self) -> None:
        if self._language is not None:
            self._before = spoken.set(self._language)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._before is not None:
            spoken.reset(self._before)
