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
from functools import partial
from typing import Any, cast

import msgspec
import uvloop

from benchmarks.hostile.reminding import ways
from benchmarks.server_load.wire import HERE, Socket, connect, get, post

RATES = {
    "requests": 100.0,
    "handshakes": 200.0,
    "comings and goings": 45.0,
    "undo bombs": 35.0,
    "chats": 55.0,
    "malformed messages": 4.0,
}
"""How many are begun in a second, whether the server keeps earlier ones waiting or not.

What takes a table stays below that, for as long as the server keeps those waiting who want one.
"""
GIVING_UP = 60.0
"""Seconds after which nobody waits for an answer any more."""
PRIORITY = 5
"""By how much the system prefers server and honest players, who would not share a machine with attackers."""
ADDRESSES = itertools.cycle(f"127.0.0.{last}" for last in range(2, 42))
NUMBERS = itertools.count()
TURNED_AWAY = (OSError, EOFError, TimeoutError, RuntimeError, AssertionError, asyncio.LimitOverrunError)
TIMES = 3
"""That many do everything that takes a table."""
ONE_TABLE = 30.0
"""Seconds for which one table is abused."""
LATER = 5.0
"""Seconds after which somebody tries again who could not even begin."""
TWO = [{"kind": "me"}, {"kind": "me"}]
HURRIED = {"clock": {"seconds": 10}, "stand_in": "random"}
WAYS = 5
"""In which one may be reminded."""
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
    ("/api/tables/nothing/ws", f"X: {'x' * 9000}\r\n"),
]
BAD_REQUESTS = [
    ("GET /api/tables", b""),
    ("GET /api/about", b""),
    ("GET /", b""),
    ("GET /healthz", b""),
    ("POST /api/tables", b"[" * 20_000),
    ("POST /api/records", b"{}"),
    ("GET /api/tables/nothing/state?seat=1", b""),
    (f"GET /assets/{'a/' * 4000}", b""),
    (f"GET /api/about?{'a&' * 4000}", b""),
]
BAD_COOKIES = f'Cookie: a="{chr(92) * 8000}"'
"""Python's own reader takes a tenth of a second for them."""
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
        self.tasks: set[asyncio.Future[None]] = set()
        self.bad_requests = itertools.cycle(BAD_REQUESTS)
        self.bad_handshakes = itertools.cycle(BAD_HANDSHAKES)
        self.bad_messages = itertools.cycle(BAD_MESSAGES)

    async def breathe(self) -> None:
        """Wait until no more than the share of a core has been used."""
        await asyncio.sleep(0)
        while time.process_time() > self.share * (time.perf_counter() - self.begin + 1):
            await asyncio.sleep(0.01)

    async def keep_on(self, attack: Callable[[str], Awaitable[None]]) -> None:
        """Attack again and again, each time from another address."""
        while time.perf_counter() < self.end:
            try:
                async with asyncio.timeout(2 * ONE_TABLE):
                    await attack(next(ADDRESSES))
            except TURNED_AWAY:
                self.answers["turned away"] += 1
                await asyncio.sleep(LATER)

    def hear(self, text: bytes) -> None:
        """Count what is said to those who are connected."""
        if text.startswith(b'{"type":"error"'):
            self.answers[msgspec.json.decode(text)["code"]] += 1

    async def dial(self, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a line."""
        return await asyncio.open_connection(HERE, self.port, local_addr=(source, 0))

    async def at_a_pace(self, what: str, attack: Callable[[str], Awaitable[None]], part: float = 1.0) -> None:
        """Begin attacks at a steady rate, or some part of it, as long as nobody stops it."""
        due = time.perf_counter()
        while time.perf_counter() < self.end:
            await self.breathe()
            self.done[what] += 1
            self.spawn(partial(attack, next(ADDRESSES)))
            due += 1 / (RATES[what] * part)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def spawn(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Let somebody attack; nobody waits for it."""
        task = asyncio.ensure_future(self.once(attack))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def once(self, attack: Callable[[], Awaitable[None]]) -> None:
        """Attack once, and count who is turned away."""
        try:
            async with asyncio.timeout(GIVING_UP):
                await attack()
        except TURNED_AWAY:
            self.answers["turned away"] += 1

    async def ask(self, source: str, head: str, body: bytes = b"") -> None:
        """Send a request by a line of its own, and count the status."""
        text = f"{head}\r\n\r\n".encode() + body
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: Question(text), HERE, self.port, local_addr=(source, 0)
        )
        self.answers[await line.status] += 1

    async def request(self, source: str) -> None:
        """Ask for something."""
        head, body = next(self.bad_requests)
        kind = f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n{BAD_COOKIES}"
        await self.ask(source, f"{head} HTTP/1.1\r\nHost: x\r\n{kind}", body)

    async def handshake(self, source: str) -> None:
        """Try a handshake that cannot be."""
        path, header = next(self.bad_handshakes)
        await self.ask(source, f"GET {path} HTTP/1.1\r\nHost: x\r\n{UPGRADE}{header}".rstrip())

    async def table(self, source: str, **more: object) -> "Evil":
        """Sit down at a table."""
        body = {"seats": TWO, "start": True, **more}
        made = await post(self.port, "/api/tables", body, source=source)
        self.done["tables"] += 1
        return Evil(self, source, made.body["table"]["id"], made.cookie)

    async def abuse(self, what: str, attack: Callable[[], Awaitable[None]]) -> None:
        """Do something at one table for a while, as one of several who do it at others."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(ONE_TABLE):
                await self.at_a_pace(what, lambda _: attack(), 1 / TIMES)

    async def churn(self, source: str) -> None:
        """Come to a table and leave it at once."""
        table = await self.table(source)
        await self.abuse("comings and goings", table.come_and_go)

    async def undo(self, source: str) -> None:
        """Choose, and take it back, and let a stranger ask for the table."""
        table = await self.table(source)
        await self.abuse("undo bombs", table.take_back)
        await self.ask(next(ADDRESSES), f"GET /api/tables/{table.id}/state?seat=0 HTTP/1.1\r\nHost: x")
        table.leave()

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
        await self.abuse("chats", table.talk)
        table.leave()

    async def nonsense(self, source: str) -> None:
        """Say what cannot be read."""
        table = await self.table(source)
        await self.abuse("malformed messages", table.talk_nonsense)
        table.leave()

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

    async def reminders(self, source: str) -> None:
        """Want to be reminded where nobody is, play one seat, and let the clock of the other one run out."""
        table = await self.table(source, house=HURRIED)
        for way in itertools.islice(ways(f"victim{next(NUMBERS)}"), WAYS):
            self.done["reminders"] += 1
            await post(self.port, "/api/reminders", way, table.cookie, source)
        path = f"/api/tables/{table.id}/move"
        for _ in range(int(ONE_TABLE)):
            await self.breathe()
            with contextlib.suppress(RuntimeError):
                body = {"key": f"h{next(NUMBERS)}", "seat": 0, **await table.decision()}
                await post(self.port, path, body, table.cookie, source)
            await asyncio.sleep(1)


class Question(asyncio.Protocol):
    """A line by which one request is sent; all that is read of the answer is its status."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self.status: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send it."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.text)

    def data_received(self, data: bytes) -> None:
        """Hang up: the status comes first."""
        self.answer(data[9:12].decode())

    def connection_lost(self, error: Exception | None) -> None:
        """Note that there was no answer, if there was none."""
        self.answer("no answer")

    def answer(self, status: str) -> None:
        """Note the status."""
        if not self.status.done():
            self.status.set_result(status)
        self.transport.close()


class Evil:
    """A table of somebody who has nothing good in mind."""

    def __init__(self, crowd: Crowd, source: str, table_id: str, cookie: str) -> None:
        self.crowd = crowd
        self.source = source
        self.id = table_id
        self.cookie = cookie
        self.socket: Socket | None = None
        self.connecting = asyncio.Lock()

    async def line(self) -> Socket:
        """Return the line to the table, a new one if the server has hung up."""
        async with self.connecting:
            if self.socket is None or self.socket.transport.is_closing():
                self.socket = await self.connect()
            return self.socket

    def leave(self) -> None:
        """Hang up."""
        if self.socket is not None:
            self.socket.close()

    async def connect(self) -> Socket:
        """Come to the table."""
        path = f"/api/tables/{self.id}/ws?seat=0"
        socket = await connect(self.crowd.port, path, self.crowd.hear, self.cookie, self.source)
        socket.closing = True  # the server may hang up, and is right to
        return socket

    async def come_and_go(self) -> None:
        """Come to the table, and leave it."""
        (await self.connect()).close()

    async def talk(self) -> None:
        """Say as much as can be said at once."""
        send(await self.line(), "chat", key=f"c{next(NUMBERS)}", seat=0, text="x" * 500)

    async def talk_nonsense(self) -> None:
        """Say what cannot be read; the server hangs up on some of it."""
        write(await self.line(), next(self.crowd.bad_messages))

    async def take_back(self) -> None:
        """Choose something, and take it back."""
        socket = await self.line()
        send(socket, "move", key=f"u{next(NUMBERS)}", seat=0, **await self.decision())
        send(socket, "undo", key=f"u{next(NUMBERS)}", seat=0)

    async def decision(self) -> dict[str, Any]:
        """Return a choice that the first seat has."""
        path = f"/api/tables/{self.id}/state?seat=0"
        found = await get(self.crowd.port, path, self.cookie, self.source)
        decision = found.body["game"]["decision"]
        if decision is None:
            raise RuntimeError("nothing to decide")
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
    kinds = [crowd.churn, crowd.undo, crowd.hints, crowd.chat, crowd.nonsense, crowd.slow_reader]
    kinds += [crowd.half_open, crowd.reminders]
    attacks = [crowd.keep_on(kind) for kind in kinds * TIMES + [crowd.hints] * TIMES]
    attacks += [crowd.at_a_pace("requests", crowd.request), crowd.at_a_pace("handshakes", crowd.handshake)]
    tasks = [asyncio.create_task(one) for one in attacks]
    await asyncio.sleep(seconds)
    for task in [*tasks, *crowd.tasks]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return crowd


def main() -> None:
    """Attack, and say what has been done."""
    port, seconds, share = int(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
    if sys.platform != "win32":
        os.nice(PRIORITY)
    crowd = uvloop.run(attack(port, seconds, share))
    cpu = time.process_time() / (time.perf_counter() - crowd.begin)
    found = {"done": dict(crowd.done), "answers": dict(crowd.answers), "cpu": cpu}
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
