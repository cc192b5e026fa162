"""Somebody who is connected to a table."""

from ginkgopolis.language import spoken
from ginkgopolis.server.doors.channel import Channel


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(self, session: str, viewer: int | None, channel: Channel, address: str = "") -> None:
        self.session = session
        self.address = address
        """Where it comes from; of IPv6 the network."""
        self.viewer = viewer
        self.language = spoken.get()
        self.channel = channel
        self.send = channel.tell
        """Send a message."""
