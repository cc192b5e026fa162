"""Somebody who is connected to a table."""

from ginkgopolis.language import spoken
from ginkgopolis.server.doors.channel import Channel


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(self, session: str, viewer: int | None, channel: Channel) -> None:
        self.session = session
        self.viewer = viewer
        self.language = spoken.get()
        self.channel = channel
        self.send = channel.tell
        """Send a message."""
