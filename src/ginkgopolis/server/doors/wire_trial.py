"""A trial of the short way: a whole conversation by `wire`, on a transport that leads nowhere."""

import asyncio
import struct
from asyncio import Transport
from collections.abc import Awaitable
from typing import Any, Final, TypeVar

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ginkgopolis.server.doors.channel import EXTENSION, MOST_UNSENT, TOO_SLOW
from ginkgopolis.server.doors.wire import MOST_UNREAD, DirectChannel

TURNS: Final = 50
"""Turns of the event loop, ample for what waits for nobody; a clock would be wrong on a busy machine."""
HANDSHAKE: Final = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)

Found = TypeVar("Found")


class Changed(Exception):
    """Something is not as the short way needs it to be."""


class Nowhere(Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.protocol: Any = None
        self.written: list[bytes] = []
        self.unsent = 0
        self.is_paused = self.is_closed = False

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Speak to another protocol from now on."""
        self.protocol = protocol

    def write(self, data: Any) -> None:
        """Keep it."""
        self.written.append(bytes(data))

    def take(self) -> list[bytes]:
        """Return what was written since this was asked last."""
        written, self.written = self.written, []
        return written

    def get_write_buffer_size(self) -> int:
        """Return as much as the trial wants."""
        return self.unsent

    def pause_reading(self) -> None:
        """Note that nothing more is to be read."""
        self.is_paused = True

    def resume_reading(self) -> None:
        """Note that reading goes on."""
        self.is_paused = False

    def is_closing(self) -> bool:
        """Is it closed?"""
        return self.is_closed

    def close(self) -> None:
        """Close it."""
        if not self.is_closed:
            self.is_closed = True
            asyncio.get_running_loop().call_soon(self.protocol.connection_lost, None)

    abort = close


async def try_out() -> None:
    """Hold a conversation by the short way; raise something, if anything about it is not as it has to be."""
    complaints: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, complaint: complaints.append(complaint))
    done = asyncio.Event()
    transport = Nowhere()
    channel = await connect(transport, done)
    await listen(channel, transport)
    await speak(channel, transport)
    await part(channel, transport, done)
    if complaints:
        raise Changed(complaints[0].get("exception") or complaints[0]["message"])


async def connect(transport: Nowhere, done: asyncio.Event) -> DirectChannel:
    """Connect as uvicorn does it, from HTTP on, and return the channel that the application gets."""
    channels: asyncio.Queue[DirectChannel] = asyncio.Queue()

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        channels.put_nowait(scope["extensions"][EXTENSION]["channel"])
        await done.wait()

    config = uvicorn.Config(
        application, ws=DirectChannel, ws_per_message_deflate=False, lifespan="off", log_config=None
    )
    config.load()
    http: Any = config.http_protocol_class
    transport.set_protocol(http(config=config, server_state=ServerState(), app_state={}))
    transport.protocol.connection_made(transport)
    transport.protocol.data_received(HANDSHAKE)
    channel = await soon(channels.get(), "a connection")
    expect(channel is transport.protocol, "the channel of a connection")
    expect(b"".join(transport.take()).startswith(b"HTTP/1.1 101 "), "the answer to a handshake")
    return channel


async def listen(channel: DirectChannel, transport: Nowhere) -> None:
    """Texts arrive by the short way when they may, whole and in order when they may not."""
    short, long = theirs(Opcode.TEXT, b"one"), theirs(Opcode.TEXT, b"two" * 100)
    expect(channel.whole_text(short) == "one", "a text in one frame")
    for packets in ([short], [long], [short[:4], short[4:]], [long[:200], long[200:] + short]):
        for at, packet in enumerate(packets):
            expect(channel.is_between_frames is (at == 0), "where a frame ends")
            channel.data_received(packet)
    texts = ["one", "two" * 100, "one", "two" * 100, "one"]
    channel.data_received(theirs(Opcode.TEXT, b"in ", is_last=False))
    expect(not channel.is_between_frames, "where a text ends")
    channel.data_received(theirs(Opcode.PING, b"?"))
    expect(transport.take() == [ours(Opcode.PONG, b"?")], "the answer to a ping")
    channel.data_received(theirs(Opcode.CONT, b"parts"))
    expect(channel.is_between_frames, "where a text ends")
    for text in (*texts, "in parts"):
        message = await soon(channel.receive(), "a text")
        expect(message["type"] == "websocket.receive" and message["text"] == text, "a text")
    for _ in range(MOST_UNREAD + 1):
        channel.data_received(short)
    expect(transport.is_paused, "a pause in reading")
    for _ in range(MOST_UNREAD + 1):
        await soon(channel.receive(), "a text")
    expect(not transport.is_paused, "the end of a pause in reading")


async def speak(channel: DirectChannel, transport: Nowhere) -> None:
    """What is told in one moment is sent at once."""
    channel.tell(b"first")
    channel.tell(b"x" * 200)
    channel.tell(b"y" * 200, is_packed=True)
    await turn()
    sent = ours(Opcode.TEXT, b"first") + ours(Opcode.TEXT, b"x" * 200) + ours(Opcode.BINARY, b"y" * 200)
    expect(transport.take() == [sent], "what is sent")


async def part(channel: DirectChannel, transport: Nowhere, done: asyncio.Event) -> None:
    """Whoever does not read is let go, and the connection ends when she has agreed to it."""
    code = struct.pack("!H", TOO_SLOW)
    transport.unsent = MOST_UNSENT + 1
    channel.tell(b"last")
    await turn()
    sent = ours(Opcode.TEXT, b"last") + ours(Opcode.CLOSE, code)
    expect(b"".join(transport.take()) == sent, "the end of a conversation")
    message = await soon(channel.receive(), "word of the end")
    expect(message["type"] == "websocket.disconnect", "word of the end")
    done.set()
    await turn()
    expect(not transport.is_closed, "the time to agree to the end")
    channel.data_received(theirs(Opcode.CLOSE, code))
    expect(transport.is_closed and channel.close_timer is None, "the agreement to the end")
    await turn()
    expect(channel.disconnected, "the end of the connection")


def theirs(kind: Opcode, payload: bytes, is_last: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(kind, payload, is_last).serialize(mask=True)


def ours(kind: Opcode, payload: bytes) -> bytes:
    """Return a frame as a server sends it."""
    return Frame(kind, payload).serialize(mask=False)


async def soon(work: Awaitable[Found], what: str) -> Found:
    """Return what comes without waiting for anybody."""
    task = asyncio.ensure_future(work)
    await turn(task)
    if not task.done():
        task.cancel()
        raise Changed(f"{what} does not come")
    return task.result()


async def turn(task: "asyncio.Future[Any] | None" = None) -> None:
    """Let everything be done that can be done now, or until a task is."""
    for _ in range(TURNS):
        if task is not None and task.done():
            return
        await asyncio.sleep(0)


def expect(is_so: bool, what: str) -> None:
    """Complain about what is not as it has to be."""
    if not is_so:
        raise Changed(f"{what} is not what it was")
