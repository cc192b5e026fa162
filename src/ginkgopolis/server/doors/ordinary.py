"""The server's end of a WebSocket where the short way of `wire` does not fit: uvicorn's, but for floods.

An application does not learn of pings, pongs and parts of messages. So they are counted as they arrive, by
what asyncio promises of protocols and RFC 6455 (5.2) of frames, whatever uvicorn is inside.
"""

import struct
import time
from asyncio import BaseTransport, Transport
from typing import Final, cast

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from ginkgopolis.server.doors.channel import EXTRAS_AT_ONCE, EXTRAS_PER_SECOND, FLOODED
from ginkgopolis.server.doors.limits import Bucket

END_OF_HANDSHAKE: Final = b"\r\n\r\n"
BEGINNINGS: Final = (1, 2)
"""Frames with which a text or bytes begin: the application counts those, once they are whole."""
LENGTHS: Final = {126: 2, 127: 8}
"""Bytes in which the length of a frame follows, by what stands in its place."""
MASK: Final = 4
LET_GO: Final = struct.pack("!BBH", 0x88, 2, FLOODED)


def frame_length(data: bytes, start: int) -> int | None:
    """Return how long a client's frame is, None if that has not come yet."""
    if len(data) < start + 2:
        return None
    length = data[start + 1] & 0x7F
    more = LENGTHS.get(length, 0)
    if len(data) < start + 2 + more:
        return None
    if more:
        length = int.from_bytes(data[start + 2 : start + 2 + more])
    return 2 + more + MASK + length


class Frames:
    """The frames that a client sends, in whatever pieces they come."""

    def __init__(self) -> None:
        self.begun = b""
        """Less of a frame than tells how long it is."""
        self.missing = 0
        """Bytes of the last frame that have not come."""

    def count_extras(self, data: bytes) -> int:
        """Return in how many frames that begin here there is no beginning of a message."""
        data = self.begun + data
        extras, start = 0, self.missing
        while (length := frame_length(data, start)) is not None:
            extras += data[start] & 0xF not in BEGINNINGS
            start += length
        self.begun = data[start:]
        self.missing = max(0, start - len(data))
        return extras


class Flood:
    """What one client sends that is no message."""

    def __init__(self) -> None:
        self.frames = Frames()
        self.bucket = Bucket(EXTRAS_AT_ONCE, time.monotonic())
        self.has_begun = False
        """Is the handshake over, after which there are frames?"""

    def is_too_much(self, data: bytes) -> bool:
        """Take in what has arrived; is there too much that is no message?"""
        if not self.has_begun:
            _, end, data = data.partition(END_OF_HANDSHAKE)
            self.has_begun = bool(end)
        extras, now = self.frames.count_extras(data), time.monotonic()
        return any(self.bucket.take(EXTRAS_PER_SECOND, EXTRAS_AT_ONCE, now) for _ in range(extras))


class BoundedWebSocket(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """A WebSocket of one client, who is let go if she sends pings without end."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with nothing sent."""
        super().connection_made(transport)
        self.line = cast(Transport, transport)
        self.flood = Flood()

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived, unless it is too much."""
        if self.line.is_closing():
            return
        if self.flood.is_too_much(data):
            self.line.write(LET_GO)
            self.line.close()  # without an answer, which would come after all the rest
        else:
            super().data_received(data)
