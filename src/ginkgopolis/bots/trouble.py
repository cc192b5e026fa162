"""What can go wrong with a bot, and how it is told."""

import traceback
from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis.errors import GinkgopolisError

CRASH: Final = "crash"
TIME_OUT: Final = "time-out"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal move"
KINDS: Final = (CRASH, TIME_OUT, GARBAGE, ILLEGAL)


class Trouble(msgspec.Struct, frozen=True):
    """Something that went wrong with a bot: a word of `KINDS`, and a sentence for people."""

    kind: str
    sentence: str


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
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return BotTrouble(CRASH, f"crashed: {one_line(text)}{where}")


def one_line(text: str, longest: int = 200) -> str:
    """Return text on one line, cut where it is too long, and without what a terminal would obey."""
    words = " ".join(text.split())
    words = "".join(letter if letter.isprintable() else "?" for letter in words)
    return words if len(words) <= longest else f"{words[: longest - 3]}..."
