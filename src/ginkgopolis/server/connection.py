"""Somebody who is connected to a table, and what waits to be sent to her."""

import asyncio

from ginkgopolis.language import spoken

QUEUE = 200
"""Messages that may wait for somebody who reads slowly."""

Frame = str | int
"""A message, or the code to close with."""


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(self, session: str, viewer: int | None) -> None:
        self.session = session
        self.viewer = viewer
        self.language = spoken.get()
        self.version = 0
        """What has been sent to her."""
        self.outbox: asyncio.Queue[Frame] = asyncio.Queue()
        self.closed = False

    def send(self, message: bytes) -> None:
        """Put a message into the queue; who does not read for long is let go."""
        if self.closed:
            return
        if self.outbox.qsize() >= QUEUE:
            self.close(4408)
        else:
            self.outbox.put_nowait(message.decode())

    def close(self, code: int) -> None:
        """Let her go, once she has been sent what waits."""
        if not self.closed:
            self.closed = True
            self.outbox.put_nowait(code)
