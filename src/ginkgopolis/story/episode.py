"""A piece of the story, as games hand it out."""

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.journal import Line
from ginkgopolis.story import deeds as d
from ginkgopolis.story.fold import fold


class Episode:
    """What one move did, or the setup; it is folded into deeds when somebody asks for them."""

    def __init__(self, lines: list[Line]) -> None:
        self.lines = lines
        """For those who keep the episode; all others read its deeds."""
        self.shows = len(lines) > 0
        """Is there anything to tell?"""

    @property
    def announces_end(self) -> bool:
        """Has this round become the last one?"""
        return any(line[0] == j.LAST_ROUND for line in self.lines)

    def deeds(self) -> list[d.Deed]:
        """Return what happened, all secrets included."""
        return fold(self.lines)
