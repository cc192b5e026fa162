"""Honest players: each table has an address of its own, and is played at a person's pace."""

import asyncio
import random
import time
from functools import partial

import msgspec

from benchmarks.server_load.table import NUMBERS, OurTable, Player
from benchmarks.server_load.wire import Answer, connect, post
from ginkgopolis.server.tables.play import own_key

SEATS = 3
PLAYERS = 2
"""Those with keys."""
BOT_AT_EVERY = 5
"""A bot has a seat at one table in this many."""
HOUSE = {"clock": {"seconds": 3600}, "open": True, "rated": True}
THINKING = 3.0
"""Seconds from one move of a table to the next, on average."""
PATIENCE = 30.0


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
        self.refused: list[str] = []
        self.lost = 0
        """Moves that were not answered, and connections that the server has closed."""


class HonestTable(OurTable):
    """A rated table of three, sometimes with a bot, whose people connect from one address.

    Two of them are players with keys: seat 1 is the second's, the other seats of people are the first's.
    """

    def __init__(self, port: int, number: int, book: Book) -> None:
        super().__init__(port, random.Random(number))
        self.source = f"127.1.0.{number + 1}"
        self.book = book
        self.people = list(range(SEATS - (number % BOT_AT_EVERY == 0)))
        self.cookies = book.cookies.setdefault(self.source, [])

    async def open(self) -> None:
        """Set the table up, with clocks, and connect everybody."""
        self.players = [Player() for _ in range(SEATS)]
        self.wanted = self.answered = ""
        seats: list[dict[str, str]] = [{"kind": "me"}, {"kind": "open"}]
        seats += [{"kind": "me"} if 2 in self.people else {"kind": "bot", "bot": "random"}]
        while len(self.cookies) < PLAYERS:
            made = await self.post("players", {"name": f"Player {self.source} {len(self.cookies)}"})
            self.cookies.append(made.cookie)
        made = await self.post("tables", {"seats": seats, "house": HOUSE}, self.cookies[0])
        self.id = made.body["table"]["id"]
        await self.post(f"tables/{self.id}/sit", {"seat": 1}, self.cookies[1])
        await self.post(f"tables/{self.id}/start", {}, self.cookies[0])
        self.book.kept[self.id] = {}
        for seat in self.people:
            path = f"/api/tables/{self.id}/ws?seat={seat}"
            hear, cookie = partial(self.hear, seat), self.cookies[seat % PLAYERS]
            self.sockets.append(await connect(self.port, path, hear, cookie, self.source))
        while not all(self.players[seat].stage for seat in self.people):
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
        if seat is None:
            return
        player = self.players[seat]
        assert player.decision is not None
        wanted = f"{self.id}-{next(NUMBERS)}"
        fields = {"type": "move", "id": wanted, "key": wanted, "seat": seat}
        move = self.chance.choice(player.decision.moves)
        fields |= {"decision": player.decision.id, "moves": [move]}
        before = len(self.book.refused)
        begin = time.perf_counter()
        self.sockets[seat].send(msgspec.json.encode(fields))
        while self.answered != wanted and len(self.book.refused) == before:
            await self.wait()
        self.book.delays.append(1000 * (time.perf_counter() - begin))
        if self.answered == wanted:
            self.book.kept[self.id][own_key(seat, wanted)] = move

    async def next_seat(self) -> int | None:
        """Return a person who owes a decision and knows it; None if the game is over."""
        while True:
            if any(self.players[seat].over for seat in self.people):
                self.over = True
                return None
            latest = max(self.players[seat].stage for seat in self.people)
            ready = [seat for seat in self.people if self.owes(seat, latest)]
            if ready:
                return self.chance.choice(ready)
            await self.wait()

    def owes(self, seat: int, stage: int) -> bool:
        """Does a person owe a decision, by the latest that anybody at the table knows?"""
        player = self.players[seat]
        return player.stage == stage and seat in player.pending and player.decision is not None


async def play(port: int, number: int, book: Book, end: float) -> None:
    """Play at one table after the other until the time is over."""
    table = HonestTable(port, number, book)
    await table.open()
    while time.perf_counter() < end:
        await asyncio.sleep(table.chance.expovariate(1 / THINKING))
        try:
            async with asyncio.timeout(PATIENCE):
                await table.move()
        except TimeoutError:
            book.lost += 1
            table.over = True
        if table.over:
            table.close()
            table = HonestTable(port, number, book)
            await table.open()
    table.close()
