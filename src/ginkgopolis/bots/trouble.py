"""What can go wrong with a bot, and how that is reported."""

import traceback
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from ginkgopolis.bots.clock import OutOfTime
from ginkgopolis.errors import GinkgopolisError, Value
from ginkgopolis.language import LANGUAGES, say, spoken
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import key

CRASH: Final = "crash"
TIME_OUT: Final = "time-out"
GARBAGE: Final = "garbage"
ILLEGAL: Final = "illegal move"
KINDS: Final = (CRASH, TIME_OUT, GARBAGE, ILLEGAL)
LONGEST_SENTENCE: Final = 290


@dataclass(frozen=True)
class Trouble:
    """Something that went wrong with a bot, and when."""

    error: "BotTrouble"
    bot: str
    message: str
    when: dict[str, str | int]
    lost_move: bool = False
    """Was a move drawn at random because of it?"""

    @property
    def kind(self) -> str:
        """A word of `KINDS`."""
        return self.error.kind

    @property
    def sentence(self) -> str:
        """A sentence for people, in the language that is spoken."""
        trouble = self.error.about(self.bot).sentence(spoken.get())
        return one_line(say(self.message, trouble=trouble, **self.when), LONGEST_SENTENCE)


def count_troubles(troubles: Iterable[Trouble]) -> str:
    """Return how many troubles there were of each kind, as in `1 crash and 3 time-outs`."""
    counts = Counter(trouble.kind for trouble in troubles)
    return listing([say("bot-troubles", kind=key(kind), amount=count) for kind, count in counts.items()])


class BotTrouble(GinkgopolisError):
    """A bot has not answered as it should; after a final trouble it cannot answer any more."""

    def __init__(self, kind: str, message: str, final: bool = False, /, **values: Value) -> None:
        """The message is a sentence about `$bot`, which may be named later."""
        super().__init__(message, **{"bot": GinkgopolisError("the-bot"), **values})
        self.kind = kind
        self.final = final

    def about(self, bot: str) -> Self:
        """Name the bot that it is about."""
        self.values["bot"] = bot
        return self


def crash_of(error: BaseException) -> BotTrouble:
    """Say in one line what a bot written in Python has run into, and where."""
    try:
        text, place = "".join(traceback.format_exception_only(error)[-1:]), place_of(error)
        text = one_line(text.rstrip().removesuffix("."))
    except (KeyboardInterrupt, OutOfTime):
        raise
    except BaseException:  # looking at an error of a bot's own making may raise another
        text, place = type(error).__name__, None
    if place is None:
        return BotTrouble(CRASH, "bot-crashed", error=text)
    return BotTrouble(CRASH, "bot-crashed-at", error=text, file=place[0], line=str(place[1]))


def tellable(trouble: BotTrouble) -> BotTrouble:
    """Return a trouble as it is if it can be told and counted; one of a bot's own making may not be."""
    try:
        is_sound = type(trouble) is BotTrouble and trouble.kind in KINDS
        is_sound = is_sound and all(trouble.sentence(language) for language in LANGUAGES)
    except (KeyboardInterrupt, OutOfTime):
        raise
    except BaseException:
        is_sound = False
    return trouble if is_sound else crash_of(trouble)


def words_of(error: BaseException) -> str:
    """Return what an error says; nothing if that raises another."""
    try:
        return one_line(str(error))
    except KeyboardInterrupt:
        raise
    except BaseException:
        return type(error).__name__


def shown(answer: object) -> str | None:
    """Return something as Python writes it, on one line; None if it refuses to be written."""
    try:
        return one_line(repr(answer), 60)
    except (KeyboardInterrupt, OutOfTime):
        raise
    except BaseException:
        return None


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
