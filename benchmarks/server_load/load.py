"""Load: tables that are played at all at once, at a steady pace or as fast as the server answers."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from benchmarks.server_load.servers import Server
from benchmarks.server_load.table import SEATS, Table

PACE = 1.0 / SEATS
"""Seconds between the moves of a table: one per second and seat."""
MOST_WARM_UP = 200
"""Tables are in different moments of their games, as they would be."""
OPENED_AT_ONCE = 8

Maker = Callable[[int, random.Random], Table]


class Paced(NamedTuple):
    """What came of playing at a steady pace."""

    tables: int
    moves: int
    seconds: float
    median: float
    """Milliseconds from the moment at which a move was due to its acknowledgement."""
    p99: float
    worst: float
    cpu: float
    """The share of its core that the server used."""


class Flood(NamedTuple):
    """What came of playing as fast as the server answers."""

    tables: int
    moves: int
    messages: int
    """What has reached the clients, setting up new games included."""
    seconds: float
    cpu: float

    @property
    def rate(self) -> float:
        """Moves per second."""
        return self.moves / self.seconds


class Crowd:
    """Tables at one server."""

    def __init__(self, server: Server, make: Maker, seed: int) -> None:
        self.server = server
        self.make = make
        self.chance = random.Random(seed)
        self.tables: list[Table] = []

    async def grow(self, size: int) -> None:
        """Have this many tables, in different moments of their games."""
        while len(self.tables) < size:
            count = min(OPENED_AT_ONCE, size - len(self.tables))
            self.tables += await asyncio.gather(*(self.begin() for _ in range(count)))

    async def begin(self) -> Table:
        """Open a table and play some moves."""
        table = await self.open()
        for _ in range(self.chance.randrange(MOST_WARM_UP)):
            table = await self.play(table)
        return table

    async def open(self) -> Table:
        """Open a table."""
        table = self.make(self.server.port, random.Random(self.chance.random()))
        await table.open()
        return table

    async def play(self, table: Table) -> Table:
        """Make a move; return the table to go on with, another one if the game is over."""
        await table.move()
        if not table.over:
            return table
        table.close()
        return await self.open()

    async def flood(self, size: int, seconds: float) -> Flood:
        """Play at some tables as fast as the server answers."""
        await self.grow(size)
        counts = [0] * size
        cpu, heard, begin = self.server.seconds, Table.heard, time.perf_counter()
        end = begin + seconds

        async def play_at(place: int) -> None:
            while time.perf_counter() < end:
                self.tables[place] = await self.play(self.tables[place])
                counts[place] += 1

        await asyncio.gather(*(play_at(place) for place in range(size)))
        took = time.perf_counter() - begin
        messages = Table.heard - heard
        return Flood(size, sum(counts), messages, took, (self.server.seconds - cpu) / took)

    async def paced(self, size: int, seconds: float) -> Paced:
        """Play at some tables with a move per second and seat."""
        await self.grow(size)
        delays: list[float] = []
        cpu, begin = self.server.seconds, time.perf_counter()

        async def play_at(place: int) -> None:
            due = begin + PACE * place / size
            while due < begin + seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                table = self.tables[place]
                await table.move()
                delays.append(1000 * (time.perf_counter() - due))
                if table.over:
                    table.close()
                    self.tables[place] = await self.open()
                due += PACE

        await asyncio.gather(*(play_at(place) for place in range(size)))
        took = time.perf_counter() - begin
        return summed_up(size, delays, took, (self.server.seconds - cpu) / took)

    def close(self) -> None:
        """Leave all tables."""
        for table in self.tables:
            table.close()
        self.tables = []


def summed_up(size: int, delays: Sequence[float], seconds: float, cpu: float) -> Paced:
    """Return what the delays of all moves amount to."""
    found = sorted(delays)
    at_99 = found[min(len(found) - 1, int(0.99 * len(found)))]
    return Paced(size, len(found), seconds, found[len(found) // 2], at_99, found[-1], cpu)
