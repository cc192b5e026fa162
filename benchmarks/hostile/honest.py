"""Honest players: each table has an address of its own, and is played at a person's pace."""

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec

from benchmarks.hostile.reminding import ways
from benchmarks.server_load.table import HOUSE, NUMBERS, PLAYERS, Decision, OurTable, Player, Shown
from benchmarks.server_load.wire import Answer, Socket, connect, get, post
from ginkgopolis.server.tables.play import own_key

SEATS = 3
BOT_AT_EVERY = 5
"""A bot has a seat at one table in this many; at as many others somebody plays by requests only."""
AWAY = 1
"""Her seat: she is not connected, and told by reminders that it is her turn."""
THINKING = 3.0
"""Seconds from one move of a table to the next, on average."""
PATIENCE = 30.0
WAYS = 2
"""In which she wants to be told."""
AGAIN = 5.0
"""Seconds after which somebody tries again who was not let in."""
TURNED_AWAY = (OSError, EOFError, RuntimeError)


class Book:
    """What honest players have sent, and how that went."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        """Milliseconds from sending a move to its acknowledgement."""
        self.lags: list[float] = []
        """Milliseconds by which the players themselves were late."""
        self.kept: dict[str, dict[str, str]] = {}
        """Acknowledged moves by their keys, by table."""
        self.cookies: dict[str, list[str]] = {}
        """Of those with keys, by address."""
        self.games = 0
        """Played to the end."""
        self.refused: list[str] = []
        self.lost = 0
        """Moves that were not answered, and connections that the server has closed."""


class HonestTable(OurTable):
    """A rated table of three, sometimes with a bot, whose people connect from one address.

    Two of them are players with keys: seat 1 is the second's, the other seats of people are the first's.
    """

    def __init__(self, port: int, number: int, book: Book) -> None:
        super().__init__(port, random.Random(number))
        self.number = number
        self.answered = ""
        self.source = f"127.1.0.{number + 1}"
        self.book = book
        self.people = list(range(SEATS - (number % BOT_AT_EVERY == 0)))
        self.away = {AWAY} if number % BOT_AT_EVERY == 1 else set()
        self.keys = book.cookies.setdefault(self.source, [])
        self.lines: dict[int, Socket] = {}

    async def enter(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do something; whoever is not served tells the book, and begins again at another table."""
        try:
            async with asyncio.timeout(PATIENCE):
                await what()
            return
        except TimeoutError:
            self.book.lost += 1
        except TURNED_AWAY as error:
            self.book.refused.append(str(error))
        self.over = True
        await asyncio.sleep(AGAIN)

    async def open(self) -> None:
        """Set the table up, with clocks, and connect everybody."""
        self.players = [Player() for _ in range(SEATS)]
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "me"} if 2 in self.people else {"kind": "bot", "bot": "random"}]
        while len(self.keys) < PLAYERS:
            made = await self.post("players", {"name": f"Player {self.source} {len(self.keys)}"})
            self.keys.append(made.cookie)
        made = await self.post("tables", {"seats": seats, "house": HOUSE}, self.keys[0])
        self.id = made.body["table"]["id"]
        await self.post(f"tables/{self.id}/sit", {"seat": 1}, self.keys[1])
        if self.away:
            await self.want_reminders()
        await self.post(f"tables/{self.id}/start", {}, self.keys[0])
        self.book.kept[self.id] = {}
        await self.connect()

    async def want_reminders(self) -> None:
        """Let her who is away be told that it is her turn, at every table again: what fails is forgotten."""
        for way in itertools.islice(ways(f"honest{self.number}"), WAYS):
            await self.post("reminders", way, self.keys[AWAY])

    async def connect(self) -> None:
        """Connect everybody but those who are away."""
        here = [seat for seat in self.people if seat not in self.away]
        for seat in here:
            path = f"/api/tables/{self.id}/ws?seat={seat}"
            hear, cookie = partial(self.hear, seat), self.keys[seat % PLAYERS]
            self.lines[seat] = await connect(self.port, path, hear, cookie, self.source)
            self.sockets.append(self.lines[seat])
        while not all(self.players[seat].stage for seat in here):
            await self.wait()

    async def post(self, path: str, body: object, cookie: str = "") -> Answer:
        """Ask the server for something, from this table's address."""
        return await post(self.port, f"/api/{path}", body, cookie, self.source)

    def hear(self, seat: int, text: bytes) -> None:
        """Take in a message; honest players are refused nothing."""
        if text.startswith(b'{"type":"error"'):
            self.book.refused.append(text.decode())
            self.news.set()
            return
        super().hear(seat, text)

    async def move(self) -> None:
        """Make a move, once there is something to decide, and wait until it is acknowledged."""
        seat = await self.next_seat()
        decision = None if seat is None else await self.decision(seat)
        if seat is None or decision is None:
            return
        key, move = f"{self.id}-{next(NUMBERS)}", self.chance.choice(decision.moves)
        fields = {"key": key, "seat": seat, "decision": decision.id, "moves": [move]}
        begin = time.perf_counter()
        acknowledged = await (self.request if seat in self.away else self.say)(seat, key, fields)
        self.book.delays.append(1000 * (time.perf_counter() - begin))
        if acknowledged:
            self.book.kept[self.id][own_key(seat, key)] = move

    async def say(self, seat: int, key: str, fields: dict[str, object]) -> bool:
        """Send a move over the WebSocket, and wait for what the server says."""
        before = len(self.book.refused)
        self.lines[seat].send(msgspec.json.encode({"type": "move", "id": key, **fields}))
        while self.answered != key and len(self.book.refused) == before:
            await self.wait()
        return self.answered == key

    async def request(self, seat: int, key: str, fields: dict[str, object]) -> bool:
        """Send a move by a request."""
        await self.post(f"tables/{self.id}/move", fields, self.keys[seat % PLAYERS])
        return True

    async def decision(self, seat: int) -> Decision | None:
        """Return what a person has to decide; who is away looks first, and others may be quicker to know."""
        player = self.players[seat]
        if seat not in self.away:
            return player.decision
        path = f"/api/tables/{self.id}/state?seat={seat}"
        found = await get(self.port, path, self.keys[seat % PLAYERS], self.source)
        shown = msgspec.convert(found.body["game"], Shown)
        self.take_in(player, shown.view, shown)
        return player.decision if seat in player.pending else None

    async def next_seat(self) -> int | None:
        """Return a person who owes a decision and knows it, or can; None if the game is over."""
        while True:
            if any(self.players[seat].over for seat in self.lines):
                self.over = True
                self.book.games += 1
                return None
            latest = max(self.lines, key=lambda seat: self.players[seat].stage)
            ready = [seat for seat in self.people if self.owes(seat, self.players[latest])]
            if ready:
                return self.chance.choice(ready)
            await self.wait()

    def owes(self, seat: int, latest: Player) -> bool:
        """Does a person owe a decision, by the latest that anybody at the table knows?"""
        if seat in self.away:
            return seat in latest.pending
        player = self.players[seat]
        return player.stage == latest.stage and seat in player.pending and player.decision is not None


async def play(port: int, number: int, book: Book, end: float) -> None:
    """Play at one table after the other until the time is over."""
    table = HonestTable(port, number, book)
    await table.enter(table.open)
    while time.perf_counter() < end:
        await asyncio.sleep(table.chance.expovariate(1 / THINKING))
        if not table.over:
            await table.enter(table.move)
        if table.over:
            table.close()
            table = HonestTable(port, number, book)
            await table.enter(table.open)
    table.close()
