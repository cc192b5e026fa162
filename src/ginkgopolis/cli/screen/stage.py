"""All that the screen shows at a moment, as data."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ginkgopolis.cli.screen.picks import Picks
from ginkgopolis.cli.screen.text import Line
from ginkgopolis.prompts import Prompt
from ginkgopolis.scores import DistrictScore
from ginkgopolis.view import View

ASKING: Final = "asking"
THINKING: Final = "thinking"
CURTAIN: Final = "curtain"
OVER: Final = "over"


@dataclass(frozen=True)
class Scene:
    """The game as the one at the keyboard may know it."""

    view: View
    story: list[str]
    news: int
    """How many of its sentences are new."""
    districts: list[DistrictScore]
    prompt: Prompt | None = None
    question: str = ""


@dataclass
class Page:
    """Something to read that covers the table."""

    title: str
    lines: list[Line]
    top: int = 0

    def scroll(self, lines: int, height: int) -> None:
        """Go up or down, but not beyond the ends."""
        self.top = max(0, min(self.top + lines, len(self.lines) - height))


@dataclass
class Lookout:
    """How far the city is scrolled, in columns and rows from where it would be by itself."""

    east: int = 0
    south: int = 0


@dataclass(frozen=True)
class Confirm:
    """A question to be answered by yes or no."""

    question: str
    action: Callable[[], None]


@dataclass
class Stage:
    """What is on the screen."""

    colour: bool
    mode: str = THINKING
    scene: Scene | None = None
    picks: Picks | None = None
    """What is picked, while somebody is asked."""
    explain: Callable[[str], str] = str
    """Says what a move would do."""
    thinking: str = ""
    """Who is being waited for, in a sentence."""
    heir: str = ""
    """Who gets the keyboard next."""
    can_take_back: bool = False
    notice: list[str] = field(default_factory=list)
    page: Page | None = None
    confirm: Confirm | None = None
    lookout: Lookout = field(default_factory=Lookout)
    districts: bool = False
    reachable: bool = False
    wide: bool = False
    typing: bool = False
