"""What can go wrong with a bot, and how it is told."""

import traceback
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis.errors import GinkgopolisError, Value
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import key

CRASH: Final = "crash"
TIME_OUT: Final = "time-out"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal move"
KINDS: Final = (CRASH, TIME_OUT, GARBAGE, ILLEGAL)


class Trouble(msgspec.Struct, frozen=True):
    """Something that went wrong with a bot: a word of `KINDS`, and a sentence for people."""

    kind: str
    sentence: str


def count_troubles(troubles: Iterable[Trouble]) -> str:
    """Return how many troubles there were of each kind, as in `1 crash and 3 time-outs`."""
    counts = Counter(trouble.kind for trouble in troubles)
    return listing([say("bot-troubles", kind=key(kind), amount=count) for kind, count in counts.items()])


class BotTrouble(GinkgopolisError):
    """A bot has not answered as it should; after a final trouble it cannot answer any more."""

    def __init__(self, kind: str, message: str, final: bool = False, /, **values: Value) -> None:
        """The message goes on after the name of the bot, as in `crashed: ...`."""
        super().__init__(message, **values)
        self.kind = kind
        self.final = final


def crash_of(error: BaseException) -> BotTrouble:
    """Say in one line what a bot written in Python has run into, and where."""
    text = "".join(traceback.format_exception_only(error)[-1:])
    place = place_of(error)
    if place is None:
        return BotTrouble(CRASH, "bot-crashed", error=one_line(text))
    return BotTrouble(CRASH, "bot-crashed-at", error=one_line(text), file=place[0], line=str(place[1]))


def place_of(error: BaseException) -> tuple[str, int] | None:
    """Return file and line of an error, if it comes from a file."""
    places = [(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(error.__traceback__)]
    if isinstance(error, SyntaxError) and error.filename:
        places.append((error.filename, error.lineno or 0))
    places = [(Path(file).name, line) for file, line in places if not file.startswith("<")]
    return places[-1] if places else None


def one_line(text: str, longest: int = 200) -> str:
    """Return text on one line, cut where it is too long, and without what a terminal would obey."""
    words = " ".join(text.split())
    words = "".join(letter if letter.isprintable() else "?" for letter in words)
    return words if len(words) <= longest else f"{words[: longest - 3]}..."
