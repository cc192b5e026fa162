"""A channel to one client: what the application needs of a WebSocket, and the ordinary way to have it."""

import asyncio
from collections import deque
from collections.abc import Mapping
from typing import Any, Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION: Final = "ginkgopolis.channel"
"""Under this name an ASGI scope has the channel itself, where the server brings one."""
MOST_UNSENT: Final = 1 << 20
"""Bytes that may wait for somebody who reads slowly."""
TOO_SLOW: Final = 4408
FLOODED: Final = 4429
EXTRAS_AT_ONCE: Final = 200
EXTRAS_PER_SECOND: Final = 20.0
"""Frames that are no message, and that nobody else counts: pings, pongs and parts of messages."""
PARTING: Final = 10.0
"""Seconds for the last messages to somebody who is let go."""


class Channel(Protocol):
    """A WebSocket of one client."""

    def tell(self, text: bytes, is_packed: bool = False) -> None:
        """Send a text once everything else at hand is done; whoever does not read for long is let go."""

    def hang_up(self, code: int) -> None:
        """Close the connection once everything is sent, and tell its reader."""

    async def receive(self) -> Mapping[str, Any]:
        """Return the next ASGI message."""

    async def end(self) -> None:
        """Let what is still to be sent go out, once nobody reads from the channel any more."""


class AsgiChannel:
    """The ordinary way, for any server: each text is a separate ASGI message."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.outbox: deque[tuple[bytes, bool]] = deque()
        self.unsent = 0
        self.is_sending = False
        self.is_over = False
        self.code: int | None = None
        """The code with which we have hung up."""
        self.sender: asyncio.Task[None] | None = None
        self.reading: asyncio.Timeout | None = None

    def tell(self, text: bytes, is_packed: bool = False) -> None:
        """Send a text once everything else at hand is done; whoever does not read for long is let go."""
        if self.is_over:
            return
        self.outbox.append((text, is_packed))
        self.unsent += len(text)
        # Seen from here, a message that is being sent is one that the client has not made room for.
        if self.is_sending and self.unsent > MOST_UNSENT:
            self.hang_up(TOO_SLOW)
        self.start_sending()

    def hang_up(self, code: int) -> None:
        """Close the connection once everything is sent, and tell its reader."""
        if self.is_over:
            return
        self.is_over = True
        self.code = code
        self.start_sending()
        if self.reading is not None:
            self.reading.reschedule(asyncio.get_running_loop().time())

    def start_sending(self) -> None:
        """Make sure that somebody sends."""
        if self.sender is None or self.sender.done():
            self.sender = asyncio.create_task(self.send_all())

    async def send_all(self) -> None:
        """Send what has been told, one after the other, and hang up if that is to be done."""
        try:
            while self.outbox:
                text, is_packed = self.outbox.popleft()
                self.is_sending = True
                if is_packed:
                    await self.websocket.send_bytes(text)
                else:
                    await self.websocket.send_text(text.decode())
                self.is_sending = False
                self.unsent -= len(text)
            if self.code is not None:
                await self.websocket.close(self.code)
        except (WebSocketDisconnect, RuntimeError):  # the latter if the server itself has closed it
            self.is_over = True

    async def receive(self) -> Mapping[str, Any]:
        """Return the next ASGI message."""
        if self.code is None:
            try:
                async with asyncio.timeout(None) as self.reading:
                    message = await self.websocket.receive()
                self.is_over = self.is_over or message["type"] == "websocket.disconnect"
                return message
            except TimeoutError:
                pass  # that is how `hang_up` ends it
            finally:
                self.reading = None
        return {"type": "websocket.disconnect", "code": self.code}

    async def end(self) -> None:
        """Let the last messages go out if it was we who hung up, though not forever."""
        self.is_over = True
        if self.sender is not None:
            if self.code is not None:
                await asyncio.wait({self.sender}, timeout=PARTING)
            self.sender.cancel()


def channel_of(websocket: WebSocket) -> Channel:
    """Return the channel that a request came by."""
    extensions = websocket.scope.get("extensions") or {}
    if EXTENSION in extensions:
        channel: Channel = extensions[EXTENSION]["channel"]
        return channel
    return AsgiChannel(websocket)
