"""A client that costs little: HTTP for setting up, and WebSocket frames read where they arrive.

The clients have one core, as the server has, and must not be what is measured.
"""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import Any, NamedTuple, cast

import msgspec

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Answer(NamedTuple):
    """What came back by HTTP."""

    cookie: str
    body: Any


HERE = "127.0.0.1"


async def post(port: int, path: str, body: object, cookie: str = "", source: str = HERE) -> Answer:
    """Send JSON, from an address of this machine, and return what comes back."""
    return await ask(port, f"POST {path}", msgspec.json.encode(body), cookie, source)


async def get(port: int, path: str, cookie: str = "", source: str = HERE) -> Answer:
    """Fetch JSON, from an address of this machine."""
    return await ask(port, f"GET {path}", b"", cookie, source)


async def ask(port: int, what: str, text: bytes, cookie: str, source: str) -> Answer:
    """Send a request by a connection of its own and return what comes back; a refusal is an error."""
    lines = [f"{what} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: close"]
    lines += ["Content-Type: application/json", f"Content-Length: {len(text)}"] if text else []
    lines += [f"Cookie: {cookie}"] if cookie else []
    reader, writer = await asyncio.open_connection(HERE, port, local_addr=(source, 0))
    writer.write("\r\n".join([*lines, "", ""]).encode() + text)
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    status, *headers = head.split("\r\n")
    found = dict(line.lower().split(": ", 1) for line in headers if ": " in line)
    given = next((line[12:].split(";")[0] for line in headers if line.lower().startswith("set-cookie:")), "")
    length = found.get("content-length")
    answer = await (reader.read() if length is None else reader.readexactly(int(length)))
    writer.close()
    if status.split(" ")[1] not in ("200", "201"):
        raise RuntimeError(f"{what}: {status} {answer!r}")
    return Answer(given, msgspec.json.decode(answer))


class Socket(asyncio.Protocol):
    """A WebSocket; every text that comes in goes to `hear`."""

    transport: asyncio.Transport

    def __init__(self, hear: Callable[[bytes], None], request: bytes) -> None:
        self.hear = hear
        self.request = request
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        """A server that hangs up spoils the measurement."""
        if not self.open.done():
            self.open.set_exception(ConnectionRefusedError("The server does not want us."))
        elif not self.closing:
            raise RuntimeError("The server has hung up.") from error

    def data_received(self, data: bytes) -> None:
        """Read the frames that are complete."""
        buffer = self.buffer
        buffer += data
        if not self.open.done():
            head, separator, rest = bytes(buffer).partition(b"\r\n\r\n")
            if not separator:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            buffer[:] = rest
            self.open.set_result(None)
        at = 0
        while (end := self.frame(at)) is not None:
            at = end
        del buffer[:at]

    def frame(self, at: int) -> int | None:
        """Take one frame and return where it ends; None if it is not complete."""
        buffer = self.buffer
        if len(buffer) < at + 2:
            return None
        kind, length, start = buffer[at] & 15, buffer[at + 1], at + 2
        if length >= 126:
            form, more = ("!H", 2) if length == 126 else ("!Q", 8)
            if len(buffer) < start + more:
                return None
            (length,) = struct.unpack_from(form, buffer, start)
            start += more
        if len(buffer) < start + length:
            return None
        payload = bytes(buffer[start : start + length])
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.write(payload, PONG)
        return start + length

    def send(self, text: bytes) -> None:
        """Send a text."""
        self.write(text, TEXT)

    def write(self, payload: bytes, kind: int) -> None:
        """Send a frame; its mask is zero, which leaves the text as it is."""
        length = len(payload)
        size = bytes([128 | length]) if length < 126 else b"\xfe" + struct.pack("!H", length)
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + payload)

    def close(self) -> None:
        """Hang up."""
        self.closing = True
        self.transport.close()


async def connect(
    port: int, path: str, hear: Callable[[bytes], None], cookie: str = "", source: str = HERE
) -> Socket:
    """Open a WebSocket, from an address of this machine."""
    lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Connection: Upgrade", "Upgrade: websocket"]
    lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(hear, request), HERE, port, local_addr=(source, 0)
    )
    await socket.open
    return socket
