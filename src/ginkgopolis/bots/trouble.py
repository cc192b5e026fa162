"""What can go wrong with a bot, and how it is told."""

import traceback
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.language.phrases import listing

CRASH: Final = "crash"
TIME_OUT: Final = "time-out"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal move"
KINDS: Final = (CRASH, TIME_OUT, GARBAGE, ILLEGAL)
COUNTED: Final = {
    CRASH: ("crash", "crashes"),
    TIME_OUT: ("time-out", "time-outs"),
    GARBAGE: ("answer that was none", "answers that were none"),
    ILLEGAL: ("illegal move", "illegal moves"),
}


class Trouble(msgspec.Struct, frozen=True):
    """Something that went wrong with a bot: a word of `KINDS`, and a sentence for people."""

    kind: str
    sentence: str


def count_troubles(troubles: Iterable[Trouble]) -> str:
    """Return how many troubles there were of each kind, as in `1 crash and 3 time-outs`."""
    counts = Counter(trouble.kind for trouble in troubles)
    return listing([f"{count} {COUNTED[kind][count > 1]}" for kind, count in counts.items()])


class BotTrouble(GinkgopolisError):
    """A bot has not answered as it should; after a final trouble it cannot answer any more."""

    def __init__(self, kind: str, what: str, final: bool = False) -> None:
        """`what` goes on after the name of the bot, as in `crashed: ...`."""
        super().__init__(what)
        self.kind = kind
        self.what = what
        self.final = final


def crash_of(error: BaseException) -> BotTrouble:
    """Say in one line what a bot written in Python has run into, and where."""
    text = "".join(traceback.format_exception_only(error)[-1:])
    return BotTrouble(CRASH, f"crashed: {one_line(text)}{place_of(error)}")


def place_of(error: BaseException) -> str:
    """Return file and line of an error, if it comes from a file."""
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        places.append((error.filename, error.lineno))
    places = [place for place in places if not place[0].startswith("<")]
    return f" ({Path(places[-1][0]).name}, line {places[-1][1]})" if places else ""


def one_line(text: str, longest: int = 200) -> str:
    """Return text on one line, cut where it is too long, and without what a terminal would obey."""
    words = " ".join(text.split())
    words = "".join(letter if letter.isprintable() else "?" for letter in words)
    return words if len(words) <= longest else f"{words[: longest - 3]}..."
