"""Somebody who is connected to a table."""

from typing import Final

from ginkgopolis.language import spoken
from ginkgopolis.server.wire import Line

MOST_UNSENT: Final = 1 << 20
"""Bytes that may wait for somebody who reads slowly."""
TOO_SLOW: Final = 4408


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(self, session: str, viewer: int | None, line: Line) -> None:
        self.session = session
        self.viewer = viewer
        self.language = spoken.get()
        self.line = line

    def send(self, message: bytes) -> None:
        """Send a message; who does not read for long is let go."""
        if self.line.unsent > MOST_UNSENT:
            self.line.hang_up(TOO_SLOW)
        else:
            self.line.tell(message)
