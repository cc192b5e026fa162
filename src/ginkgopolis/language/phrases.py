"""How parts become lists and sentences, in the language that is spoken."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ginkgopolis.language import Speaker, speaker

MOST_KEPT: Final = 256  # patterns of lists


def listing(words: Sequence[str]) -> str:
    """Return words as a list that is read aloud: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return pattern(speaker(), "list-comma", "list-and", len(words)).format(*words)


def commas(words: Sequence[str]) -> str:
    """Return words with commas between them."""
    return joined("list-comma", words)


def semicolons(parts: Sequence[str]) -> str:
    """Return the parts of an explanation as one."""
    return joined("explanation-parts", parts)


def joined(message: str, parts: Sequence[str]) -> str:
    """Return parts as one, each joined to those before it by a message."""
    return pattern(speaker(), message, message, len(parts)).format(*parts)


@lru_cache(MOST_KEPT)
def pattern(speaker: Speaker, message: str, last: str, amount: int) -> str:
    """Return how this many words are joined, for `str.format`; the last word may have its own message."""
    text = "{}"
    for at in range(1, amount):
        text = speaker.say(last if at == amount - 1 else message, first=text, last="{}")
    return text
