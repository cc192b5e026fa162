"""How a server is doing, each worker and all together, without secrets or names."""

import asyncio
import mmap
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa

from ginkgopolis import __version__
from ginkgopolis.server.doors.socket import Sockets
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.schema import STATUSES, TABLES
from ginkgopolis.server.tables.hub import Hub

PAUSE: Final = 5.0
"""Seconds from one time that a worker tells its figures to the next."""
SILENT: Final = 4 * PAUSE
"""A worker that has not told anything for so long is gone."""
MEMORY: Final = Path("/proc/self/statm")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """What one worker measures, or all together."""

    version: str
    uptime: float
    tables: int
    players: int
    spectators: int
    connections: int
    bots: int
    """That think, or wait until they may."""
    database_ms: float
    memory_mb: float | None


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """All that the page tells."""

    version: str
    phases: dict[str, int]
    """Tables in the database, by phase."""
    together: Figures
    workers: dict[str, Figures]


class StatusBoard:
    """What this worker tells the others, and hears from them."""

    def __init__(self, hub: Hub, sockets: Sockets) -> None:
        self.hub = hub
        self.sockets = sockets
        self.began = hub.clock()

    @property
    def is_shared(self) -> bool:
        """Is there anything to tell other workers?"""
        return bool(self.hub.settings.status_token) and not self.hub.alone

    async def keep_telling(self) -> None:
        """Tell the other workers, again and again."""
        while True:
            with suppress(Refusal):
                await self.tell()
            await asyncio.sleep(PAUSE)

    async def tell(self) -> None:
        """Write down what this worker measures."""
        hub, now = self.hub, self.hub.now()
        text = msgspec.json.encode(await self.measure()).decode()

        def write(connection: sa.Connection) -> None:
            old = sa.or_(STATUSES.c.worker == hub.worker, STATUSES.c.at < now - SILENT)
            connection.execute(STATUSES.delete().where(old))
            connection.execute(STATUSES.insert(), {"worker": hub.worker, "at": now, "figures": text})

        await hub.store.run(write)

    async def leave(self) -> None:
        """Be counted no more."""
        with suppress(Refusal):
            await self.hub.store.run(
                lambda c: c.execute(STATUSES.delete().where(STATUSES.c.worker == self.hub.worker))
            )

    async def measure(self) -> Figures:
        """Measure this worker."""
        hub = self.hub
        begin = time.perf_counter()
        await hub.store.run(lambda c: c.execute(sa.select(1)).scalar_one())
        seconds = time.perf_counter() - begin
        here = [
            (table.id, one.viewer)
            for table in hub.tables.values()
            for group in table.present
            for one in group
        ]
        return Figures(
            version=__version__,
            uptime=hub.clock() - self.began,
            tables=len(hub.tables),
            players=len({place for place in here if place[1] is not None}),
            spectators=sum(viewer is None for _, viewer in here),
            connections=self.sockets.places.total,
            bots=sum(len(table.thinking) for table in hub.tables.values()),
            database_ms=round(1000 * seconds, 2),
            memory_mb=memory(),
        )

    async def look(self) -> Status:
        """Put together what all workers tell."""
        hub = self.hub
        now = hub.now()
        told = sa.select(STATUSES.c.worker, STATUSES.c.figures).where(STATUSES.c.at >= now - SILENT)
        counts = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)
        found, phases = await hub.store.run(lambda c: (c.execute(told).all(), c.execute(counts).all()))
        workers = {worker: msgspec.json.decode(text, type=Figures) for worker, text in found}
        workers[hub.worker] = await self.measure()
        workers = dict(sorted(workers.items()))
        return Status(
            version=__version__,
            phases={str(phase): int(count) for phase, count in sorted(phases)},
            together=add_up(list(workers.values())),
            workers=workers,
        )


def add_up(all_: Sequence[Figures]) -> Figures:
    """Return the figures of all workers together: sums, but the shortest time and the slowest database."""
    known = [one.memory_mb for one in all_ if one.memory_mb is not None]
    return Figures(
        version=", ".join(sorted({one.version for one in all_})),
        uptime=min(one.uptime for one in all_),
        tables=sum(one.tables for one in all_),
        players=sum(one.players for one in all_),
        spectators=sum(one.spectators for one in all_),
        connections=sum(one.connections for one in all_),
        bots=sum(one.bots for one in all_),
        database_ms=max(one.database_ms for one in all_),
        memory_mb=round(sum(known), 1) if known else None,
    )


def memory() -> float | None:
    """Return how many megabytes this process takes, where the system tells."""
    try:
        pages = int(MEMORY.read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return round(pages * mmap.PAGESIZE / 1e6, 1)
