"""The server's end of a WebSocket: uvicorn's, with a short way for what a game consists of.

Nearly all that goes over the wire are whole texts in one frame. They need neither the queues of ASGI nor a
parser that can wait: that is a third of what a move would cost. Everything else goes the usual way.

This leans on what uvicorn and websockets promise nobody: `wire_trial` tries it out whenever a server starts.
"""

import random
import struct
from asyncio import AbstractEventLoop, BaseTransport
from collections.abc import Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from ginkgopolis.server.doors.channel import (
    EXTENSION,
    EXTRAS_AT_ONCE,
    EXTRAS_PER_SECOND,
    FLOODED,
    MOST_UNSENT,
    TOO_SLOW,
)
from ginkgopolis.server.doors.limits import Bucket

TEXT: Final = 0x81
BINARY: Final = 0x82
MASKED: Final = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Instead of a short length: the length follows."""
RESTART: Final = 1012
SPREAD: Final = 2.0
"""Seconds over which clients are let go when a server stops, so that they do not all come back at once."""
MOST_UNREAD: Final = 8
"""Messages that may wait until earlier ones are done, before no more are read."""
PIECE: Final = 4096
"""Bytes that are read before we look whether there are too many of those."""


class Post:
    """The channels of an event loop by which something is to be sent at this moment."""

    def __init__(self) -> None:
        self.channels: list[DirectChannel] = []

    def add(self, channel: "DirectChannel") -> None:
        """Let a channel send once everything else at hand is done."""
        if not self.channels:
            channel.loop.call_soon(self.send)
        self.channels.append(channel)

    def send(self) -> None:
        """Let all send; should it fail for one, the others still get their turn."""
        channels = self.channels
        while channels:
            channel = channels.pop()
            try:
                channel.send_all()
            except BaseException:
                if channels:
                    channel.loop.call_soon(self.send)
                raise


POSTS: Final[WeakKeyDictionary[AbstractEventLoop, Post]] = WeakKeyDictionary()


class DirectChannel(WebSocketsSansIOProtocol):
    """A WebSocket of one client, past ASGI."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with nothing to send."""
        super().connection_made(transport)
        self.outbox: list[bytes] = []
        self.is_idle = False
        """Does its reader wait for a message?"""
        self.is_leaving = False
        self.post = POSTS.setdefault(self.loop, Post())
        self.extras = Bucket(EXTRAS_AT_ONCE, self.loop.time())
        self.has_flooded = False

    def handle_connect(self, event: Request) -> None:
        """Let the application know the channel itself."""
        super().handle_connect(event)
        if not self.close_sent:
            extensions = self.scope["extensions"]
            assert extensions is not None
            extensions[EXTENSION] = {"channel": self}

    def data_received(self, data: bytes) -> None:
        """Take in what has arrived."""
        text = self.whole_text(data)
        if text is None:
            for start in range(0, len(data), PIECE):
                if not self.has_flooded:
                    super().data_received(data[start : start + PIECE])
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer a ping."""
        self.count_extra()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take in an answer to a ping."""
        self.count_extra()
        super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take in another part of a message."""
        self.count_extra()
        super().handle_cont(event)

    def count_extra(self) -> None:
        """Hang up on somebody who sends too much that is no message; nothing more is read of it."""
        if self.extras.take(EXTRAS_PER_SECOND, EXTRAS_AT_ONCE, self.loop.time()):
            self.has_flooded = True
            self.hang_up(FLOODED)
            self.transport.close()  # without an answer, which would come after all the rest

    def whole_text(self, data: bytes) -> str | None:
        """Return the text, if this is one frame of text and nothing else, and none is under way."""
        if len(data) < 6 or data[0] != TEXT or not self.is_between_frames:
            return None
        length, start = data[1] - MASKED, 6
        if length == TWO_BYTES:
            length, start = data[2] << 8 | data[3], 8
        elif not 0 <= length < TWO_BYTES:
            return None
        if len(data) != start + length or length > self.config.ws_max_size:
            return None
        try:
            return apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return None

    @property
    def is_between_frames(self) -> bool:
        """Can a message begin now?"""
        conn = self.conn
        return self.is_open and not conn.reader.buffer and conn.current_size is None

    @property
    def is_open(self) -> bool:
        """Can anything be said?"""
        return self.conn.state is OPEN and not (self.close_sent or self.disconnected)

    def tell(self, text: bytes, is_packed: bool = False) -> None:
        """Send a text, together with everything else at hand."""
        length, kind = len(text), BINARY if is_packed else TEXT
        if length < TWO_BYTES:
            head = bytes((kind, length))
        elif length < 1 << 16:
            head = struct.pack("!BBH", kind, TWO_BYTES, length)
        else:
            head = struct.pack("!BBQ", kind, EIGHT_BYTES, length)
        if not self.outbox:
            self.post.add(self)
        self.outbox += (head, text)

    def send_all(self) -> None:
        """Send what has been told since this was done last; whoever does not read for long is let go."""
        outbox, self.outbox = self.outbox, []
        if outbox and self.is_open:
            self.transport.write(b"".join(outbox))
            if self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.hang_up(TOO_SLOW)

    def hang_up(self, code: int) -> None:
        """Close the connection once everything is sent, and tell its reader."""
        self.send_all()
        if not self.is_open:
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def receive(self) -> Mapping[str, Any]:  # type: ignore[override]
        """Return the next message; once the server stops, there is none."""
        if self.is_leaving:
            self.hang_up(RESTART)
            return {"type": "websocket.disconnect", "code": RESTART}
        self.is_idle = True
        try:
            return await super().receive()
        finally:
            self.is_idle = False

    def shutdown(self) -> None:
        """Let the client go, since the server stops: soon, but not before its answer."""
        if not self.handshake_complete or self.close_sent:
            super().shutdown()
            return
        self.stop_keepalive()
        self.loop.call_later(random.uniform(0.0, SPREAD), self.part)

    def part(self) -> None:
        """Hang up, now or when the message at hand is answered."""
        self.is_leaving = True
        if self.is_idle and self.queue.empty():
            self.hang_up(RESTART)

    async def end(self) -> None:
        """Do nothing: the transport has it all, and sends it by itself."""
