"""Hostile clients: a process with addresses of its own, and with no more processor time than it may use.

`python -m benchmarks.hostile.attack PORT SECONDS SHARE` prints what they have done as JSON.
"""

import asyncio
import base64
import contextlib
import itertools
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from benchmarks.server_load.wire import HERE, Socket, connect, post

ADDRESSES = itertools.cycle(f"127.0.0.{last}" for last in range(2, 42))
NUMBERS = itertools.count()
LATER = 5.0
"""Seconds after which somebody tries again who could not even begin."""
TWO = [{"kind": "me"}, {"kind": "me"}]
KEY = base64.b64encode(os.urandom(16)).decode()
UPGRADE = (
    f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
)
BAD_HANDSHAKES = [
    ("/api/tables/nothing/ws", "Origin: http://[\r\n"),
    (f"/api/tables/nothing/ws?seat={'9' * 5000}", ""),
    ("/api/tables/nothing/ws?lang=xx", ""),
    ("/api/tables/nothing/ws", "Origin: http://evil.example\r\n"),
    ("/api/tables/nothing/ws", "Cookie: ginkgopolis=made-up\r\n"),
]
BAD_REQUESTS = [
    ("GET /api/tables", b""),
    ("GET /api/about", b""),
    ("GET /", b""),
    ("GET /healthz", b""),
    ("POST /api/tables", b"[" * 20_000),
    ("POST /api/records", b"{}"),
    ("GET /api/tables/nothing/state?seat=1", b""),
]
BAD_MESSAGES = [
    b"nonsense",
    b'{"type":"fly"}',
    b"[" * 10_000,
    b'{"type":"look","seat":99}',
    b"{" + b" " * 50_000,
]


class Crowd:
    """All who attack one server, and what they have come to."""

    def __init__(self, port: int, seconds: float, share: float) -> None:
        self.port = port
        self.share = share
        self.begin = time.perf_counter()
        self.end = self.begin + seconds
        self.done: Counter[str] = Counter()
        """What was tried."""
        self.answers: Counter[str] = Counter()
        """What the server said: statuses, and codes of refusals."""

    async def breathe(self) -> None:
        """Wait until no more than the share of a core has been used."""
        await asyncio.sleep(0)
        while time.process_time() > self.share * (time.perf_counter() - self.begin + 1):
            await asyncio.sleep(0.01)

    async def keep_on(self, attack: Callable[[str], Awaitable[None]]) -> None:
        """Attack again and again, each time from another address."""
        while time.perf_counter() < self.end:
            try:
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + 60):
                    await attack(next(ADDRESSES))
            except (OSError, EOFError, TimeoutError, RuntimeError, AssertionError, asyncio.LimitOverrunError):
                self.answers["turned away"] += 1
                await asyncio.sleep(LATER)

    def hear(self, text: bytes) -> None:
        """Count what is said to those who are connected."""
        if text.startswith(b'{"type":"error"'):
            self.answers[msgspec.json.decode(text)["code"]] += 1

    async def dial(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a line."""
        return await asyncio.open_connection(HERE, self.port, local_addr=(source, 0))

    async def ask(self, source: str, head: str, body: bytes = b"") -> None:
        """Send a request by a line of its own, and count the status."""
        reader, writer = await self.dial(source)
        writer.write(f"{head}\r\n\r\n".encode() + body)
        status = (await reader.readline()).split(b" ")
        self.answers[status[1].decode() if len(status) > 1 else "no answer"] += 1
        writer.close()

    async def requests(self, source: str) -> None:
        """Flood the server with requests."""
        for head, body in BAD_REQUESTS * 5:
            await self.breathe()
            self.done["requests"] += 1
            kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}"
            await self.ask(source, f"{head} HTTP/1.1\r\nHost: x\r\n{kind}", body)

    async def handshakes(self, source: str) -> None:
        """Flood it with handshakes that cannot be."""
        for path, header in BAD_HANDSHAKES * 5:
            await self.breathe()
            self.done["handshakes"] += 1
            await self.ask(source, f"GET {path} HTTP/1.1\r\nHost: x\r\n{UPGRADE}{header}".rstrip())

    async def table(self, source: str, **more: object) -> "Evil":
        """Sit down at a table."""
        body = {"seats": TWO, "start": True, **more}
        made = await post(self.port, "/api/tables", body, source=source)
        self.done["tables"] += 1
        return Evil(self, source, made.body["table"]["id"], made.cookie)

    async def churn(self, source: str) -> None:
        """Come to a table and leave it at once."""
        table = await self.table(source)
        for _ in range(100):
            await self.breathe()
            self.done["comings and goings"] += 1
            (await table.connect()).close()

    async def undo(self, source: str) -> None:
        """Choose, and take it back, and let a stranger ask for the table."""
        table = await self.table(source)
        socket = await table.connect()
        for _ in range(300):
            await self.breathe()
            self.done["undo bombs"] += 1
            send(socket, "move", key=f"u{next(NUMBERS)}", seat=0, **await table.decision())
            send(socket, "undo", key=f"u{next(NUMBERS)}", seat=0)
            await asyncio.sleep(0.1)
        await self.ask(next(ADDRESSES), f"GET /api/tables/{table.id}/state?seat=0 HTTP/1.1\r\nHost: x")
        socket.close()

    async def hints(self, source: str) -> None:
        """Ask what bots would do, and what moves would do, again and again."""
        table = await self.table(source)
        socket = await table.connect()
        decision = await table.decision()
        for _ in range(200):
            await self.breathe()
            self.done["hints and previews"] += 3
            send(socket, "hint", seat=0)
            send(socket, "choices", seat=0, lessons=True)
            send(socket, "preview", seat=0, moves=decision["moves"])
            await asyncio.sleep(0.1)
        socket.close()

    async def chat(self, source: str) -> None:
        """Talk without end."""
        table = await self.table(source)
        socket = await table.connect()
        for _ in range(200):
            await self.breathe()
            self.done["chats"] += 1
            send(socket, "chat", key=f"c{next(NUMBERS)}", seat=0, text="x" * 500)
            await asyncio.sleep(0.05)
        socket.close()

    async def nonsense(self, source: str) -> None:
        """Say what cannot be read."""
        table = await self.table(source)
        socket = await table.connect()
        for message in BAD_MESSAGES * 20:
            await self.breathe()
            self.done["malformed messages"] += 1
            write(socket, message)
            await asyncio.sleep(0.02)
        socket.close()

    async def slow_reader(self, source: str) -> None:
        """Ask for everything, again and again, and read nothing."""
        table = await self.table(source)
        socket = await table.connect()
        socket.transport.pause_reading()
        for _ in range(300):
            await self.breathe()
            self.done["answers that nobody reads"] += 1
            send(socket, "sync")
            await asyncio.sleep(0.1)
        socket.close()

    async def half_open(self, source: str) -> None:
        """Begin a request on many lines, and never go on."""
        lines = []
        for _ in range(30):
            await self.breathe()
            self.done["half-open connections"] += 1
            _, writer = await self.dial(source)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
            lines.append(writer)
        await asyncio.sleep(20)
        for writer in lines:
            writer.close()

    async def hooks(self, source: str) -> None:
        """Want to be reminded at a machine that does not exist, and let it be one's turn."""
        table = await self.table(source)
        for number in range(5):
            self.done["reminders"] += 1
            body: dict[str, object] = {"address": f"https://h{number}.victim.invalid/{next(NUMBERS)}"}
            await post(self.port, "/api/reminders", body, table.cookie, source)
        for _ in range(20):
            await self.breathe()
            decision = await table.decision()
            with contextlib.suppress(RuntimeError):
                body = {"key": f"h{next(NUMBERS)}", "seat": 0, **decision}
                await post(self.port, f"/api/tables/{table.id}/move", body, table.cookie, source)
            await asyncio.sleep(1)


class Evil:
    """A table of somebody who has nothing good in mind."""

    def __init__(self, crowd: Crowd, source: str, table_id: str, cookie: str) -> None:
        self.crowd = crowd
        self.source = source
        self.id = table_id
        self.cookie = cookie

    async def connect(self) -> Socket:
        """Come to the table."""
        path = f"/api/tables/{self.id}/ws?seat=0"
        socket = await connect(self.crowd.port, path, self.crowd.hear, self.cookie, self.source)
        socket.closing = True  # the server may hang up, and is right to
        return socket

    async def decision(self) -> dict[str, Any]:
        """Return a choice that the first seat has."""
        reader, writer = await self.crowd.dial(self.source)
        head = f"GET /api/tables/{self.id}/state?seat=0 HTTP/1.1\r\nHost: x\r\nConnection: close"
        writer.write(f"{head}\r\nCookie: {self.cookie}\r\n\r\n".encode())
        found = msgspec.json.decode((await reader.read()).partition(b"\r\n\r\n")[2])
        writer.close()
        if "error" in found:
            raise RuntimeError(found["error"]["code"])
        decision = found["game"]["decision"]
        return {"decision": decision["id"], "moves": decision["moves"][:1]}


def send(socket: Socket, kind: str, **fields: object) -> None:
    """Send a message."""
    write(socket, msgspec.json.encode({"type": kind, "id": "x", **fields}))


def write(socket: Socket, text: bytes) -> None:
    """Send a text, if the line is still there."""
    if socket.transport.is_closing():
        raise ConnectionResetError
    socket.send(text)


async def attack(port: int, seconds: float, share: float) -> Crowd:
    """Let all attack at once, some of them several times."""
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # who attacks is hung up on
    crowd = Crowd(port, seconds, share)
    kinds = [crowd.requests, crowd.handshakes, crowd.churn, crowd.undo, crowd.hints, crowd.chat]
    kinds += [crowd.nonsense, crowd.slow_reader, crowd.half_open, crowd.hooks]
    floods = [crowd.requests, crowd.handshakes] * 10
    tasks = [asyncio.create_task(crowd.keep_on(kind)) for kind in kinds * 3 + floods]
    await asyncio.sleep(seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return crowd


def main() -> None:
    """Attack, and say what has been done."""
    port, seconds, share = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
    crowd = asyncio.run(attack(port, seconds, share))
    cpu = time.process_time() / (time.perf_counter() - crowd.begin)
    found = {"done": dict(crowd.done), "answers": dict(crowd.answers), "cpu": cpu}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
