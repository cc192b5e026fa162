"""Somebody who is connected to a table."""

from ginkgopolis.language import spoken
from ginkgopolis.server.line import Line


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(self, session: str, viewer: int | None, line: Line) -> None:
        self.session = session
        self.viewer = viewer
        self.language = spoken.get()
        self.line = line
        self.send = line.tell
        """Send a message."""
