"""Refuses what programs give by mistake, before it comes to harm: each error says what would be right."""

from collections.abc import Iterable
from math import log10
from operator import index
from typing import Final, SupportsIndex

LONGEST_TOLD: Final = 50


def check_text(given: object, right: str) -> None:
    """Refuse what is no text."""
    if not isinstance(given, str):
        raise TypeError(f"{right}, not {type(given).__name__}")


def whole(given: SupportsIndex, right: str) -> int:
    """Return a whole number of anybody's making; refuse what is none."""
    try:
        return index(given)
    except TypeError:
        raise TypeError(f"{right}, not {type(given).__name__}") from None


def number_text(number: int) -> str:
    """Return a number as a sentence tells it: of a very long one no more than about how large it is."""
    if number.bit_length() <= LONGEST_TOLD:
        return str(number)
    return f"{'-' if number < 0 else ''}10^{int(log10(abs(number)))}"


def check_flag(given: object, right: str) -> None:
    """Refuse what is neither True nor False, which the two builds would take differently."""
    if not isinstance(given, bool):
        raise TypeError(f"{right} is True or False, not {type(given).__name__}")


def several_texts(given: Iterable[str], right: str) -> tuple[str, ...]:
    """Return texts; refuse a single one, and what are none."""
    if isinstance(given, str):
        raise TypeError(f"{right}, not a text")
    if not isinstance(given, Iterable):
        raise TypeError(f"{right}, not {type(given).__name__}")
    texts = tuple(given)
    for one in texts:
        check_text(one, right)
    return texts
