"""How parts become lists and sentences, in the language that is spoken."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ginkgopolis.language import Speaker, speaker

MOST_KEPT: Final = 256  # patterns of lists
GAP: Final = "{}"  # where a word comes


def listing(words: Sequence[str]) -> str:
    """Return words as a list that is read aloud: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return put_between(words, between(speaker(), "list-comma", "list-and", len(words)))


def commas(words: Sequence[str]) -> str:
    """Return words with commas between them."""
    return joined("list-comma", words)


def semicolons(parts: Sequence[str]) -> str:
    """Return the parts of an explanation as one."""
    return joined("explanation-parts", parts)


def joined(message: str, parts: Sequence[str]) -> str:
    """Return parts as one, each joined to those before it by a message."""
    return put_between(parts, between(speaker(), message, message, len(parts)))


def put_between(words: Sequence[str], pieces: list[str]) -> str:
    """Return words with what stands before, between and behind them."""
    text = [pieces[0]]
    for at, word in enumerate(words, start=1):
        text.append(word)
        text.append(pieces[at])
    return "".join(text)


@lru_cache(MOST_KEPT)
def between(speaker: Speaker, message: str, last: str, amount: int) -> list[str]:
    """Return what stands before, between and behind some words; the last may have its own message."""
    text = GAP
    for at in range(1, amount):
        text = speaker.say(last if at == amount - 1 else message, first=text, last=GAP)
    return text.split(GAP)
