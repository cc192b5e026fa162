"""What is measured: floods by turns, the number of tables held at a steady pace, and memory."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.request import urlopen

import msgspec

from benchmarks.server_load.load import Crowd, Flood, Paced
from benchmarks.server_load.servers import Server, our_server, peer_server
from benchmarks.server_load.table import OurTable, PeerTable
from benchmarks.server_load.wire import post

BOUND = 100.0
"""Milliseconds within which 99 of 100 moves have to be acknowledged."""
FEWEST, MOST = 8, 1024
TRIES = 4
IDLE = 400
"""Tables by which the memory of an idle one is measured."""
KEPT, FORGOTTEN = "100000", "0.02"
"""Minutes after which an idle table is let go: never in this run, or at once."""
OURS, PEER = "ours", "boardgame.io"

Say = Callable[[str], None]


class Contender(msgspec.Struct):
    """What was measured of one server."""

    name: str
    floods: list[Flood] = []
    held: Paced | None = None
    """The largest number of tables that was held, and how."""
    missed: Paced | None = None
    """The smallest number that was not."""
    table_bytes: int = 0
    """Memory of a live table with its four connections."""

    @property
    def rate(self) -> float:
        """Moves per second, the median of the floods."""
        return median(flood.rate for flood in self.floods)

    @property
    def rate_per_core(self) -> float:
        """Moves per CPU second, the median of the floods: on a busy machine nobody has a core for herself."""
        return median(flood.rate / flood.cpu for flood in self.floods)


class Memory(msgspec.Struct):
    """What idle tables of ours cost."""

    tables: int
    kept: float
    """Bytes of memory for a table without connections that is still at hand."""
    forgotten: float
    """Bytes of memory for a table that was let go."""
    row: float
    """Bytes in the database."""


class Site:
    """All servers, each with a crowd of clients."""

    def __init__(self, folder: Path, node: str, seed: int) -> None:
        self.servers: dict[str, Server] = {}
        self.crowds: dict[str, Crowd] = {}
        self.servers[OURS] = our_server(folder / "load.sqlite3")
        self.servers[PEER] = peer_server(node)
        for name, server in self.servers.items():
            self.crowds[name] = Crowd(server, OurTable if name == OURS else PeerTable, seed)
        self.found = {name: Contender(name) for name in self.servers}

    async def flood(self, tables: int, seconds: float, rounds: int, say: Say) -> None:
        """Flood all servers by turns, so that a busy moment of the machine touches everyone."""
        for name, crowd in self.crowds.items():
            await crowd.grow(tables - tables // 2)  # the first ones also pay for what all share
            before = self.servers[name].memory
            await crowd.grow(tables)
            self.found[name].table_bytes = (self.servers[name].memory - before) // (tables // 2)
        for _ in range(rounds):
            for name, crowd in self.crowds.items():
                flood = await crowd.flood(tables, seconds)
                self.found[name].floods.append(flood)
                say(f"{name}: {flood.rate:.0f} moves/s, {flood.rate / flood.cpu:.0f} per CPU second")

    async def hold(self, seconds: float, say: Say) -> None:
        """Find how many tables each server holds at a move per second and seat."""
        for name, crowd in self.crowds.items():
            contender = self.found[name]
            size: int | None = FEWEST
            while size is not None:
                paced = await crowd.paced(size, seconds)
                for _ in range(TRIES - 1):  # perhaps it was something else that the machine did
                    if paced.p99 > BOUND:
                        paced = min(paced, await crowd.paced(size, seconds), key=lambda one: one.p99)
                say(f"{name}: {size} tables, 99 % within {paced.p99:.0f} ms")
                if paced.p99 <= BOUND:
                    contender.held = paced
                else:
                    contender.missed = paced
                size = next_size(contender)
            crowd.close()

    def close(self) -> None:
        """Leave, and stop all servers."""
        for crowd in self.crowds.values():
            crowd.close()
        for server in self.servers.values():
            server.stop()


def next_size(found: Contender) -> int | None:
    """Return the number of tables to try next: twice as many, then in the middle; None when it is known."""
    held = found.held.tables if found.held else 0
    if found.missed is None:
        return 2 * held if held < MOST else None
    if found.missed.tables - held <= max(2, held // 8):
        return None
    return (held + found.missed.tables) // 2


async def measure_memory(folder: Path) -> Memory:
    """Measure what idle tables cost, at hand and let go."""
    kept, _ = await growth(folder / "kept.sqlite3", KEPT)
    forgotten, row = await growth(folder / "forgotten.sqlite3", FORGOTTEN)
    return Memory(IDLE, kept, forgotten, row)


async def growth(database: Path, idle_minutes: str) -> tuple[float, float]:
    """Return the bytes of memory and of the database by which a server grows for each idle table."""
    server = our_server(database, IDLE_MINUTES=idle_minutes)
    try:
        await begin_tables(server, IDLE)  # the first ones also pay for what all share
        await settle(server, idle_minutes)
        memory, rows = server.memory, size_of(database)
        await begin_tables(server, IDLE)
        await settle(server, idle_minutes)
        return (server.memory - memory) / IDLE, (size_of(database) - rows) / IDLE
    finally:
        server.stop()


async def begin_tables(server: Server, count: int) -> None:
    """Begin games that nobody connects to."""
    seats = [{"kind": "me"}] * 4
    for _ in range(count):
        await post(server.port, "/api/tables", {"seats": seats, "start": True})


async def settle(server: Server, idle_minutes: str) -> None:
    """Wait until the server has let go of idle tables, if it is to."""
    while idle_minutes == FORGOTTEN and tables_in_memory(server):
        await asyncio.sleep(0.2)


def tables_in_memory(server: Server) -> int:
    """Return how many tables the server has at hand."""
    with urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        found = re.search(rb"^ginkgopolis_tables_in_memory(?:{.*})? (\d+)", answer.read(), re.MULTILINE)
    assert found is not None
    return int(found[1])


def size_of(database: Path) -> int:
    """Return the size of an SQLite database, what was written ahead included."""
    return sum(path.stat().st_size for path in database.parent.glob(f"{database.name}*"))


def load_of_machine() -> float:
    """Return how many processes wanted a core during the last minute."""
    return float(Path("/proc/loadavg").read_text(encoding="utf-8").split()[0])
