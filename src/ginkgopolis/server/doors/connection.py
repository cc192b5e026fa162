"""Somebody who is connected to a table."""

import zlib
from collections.abc import Callable
from typing import Final

from ginkgopolis.language import spoken
from ginkgopolis.server.doors.channel import Channel

PACKED_FROM: Final = 1000
"""Bytes of a text that is worth packing."""


class Connection:
    """A viewer at a table: a seat's eyes, or a spectator's."""

    def __init__(
        self, session: str, viewer: int | None, channel: Channel, address: str = "", packs: bool = False
    ) -> None:
        self.session = session
        self.address = address
        """Where it comes from; of IPv6 the network."""
        self.viewer = viewer
        self.language = spoken.get()
        self.channel = channel
        self.send: Callable[[bytes], None] = self.pack if packs else channel.tell
        """Send a message."""

    def pack(self, text: bytes) -> None:
        """Send a message, a long one compressed: over a slow line it comes much sooner."""
        if len(text) < PACKED_FROM:
            self.channel.tell(text)
        else:
            self.channel.tell(zlib.compress(text), is_packed=True)
