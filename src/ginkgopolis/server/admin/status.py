"""How a server is doing, each worker and all together, by the figures of /metrics: no secrets, no names."""

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from ginkgopolis import __version__
from ginkgopolis.server.metrics import INFO, Board, Families
from ginkgopolis.server.store.schema import TABLES

PHASES: Final = sa.select(TABLES.c.phase, sa.func.count()).group_by(TABLES.c.phase)


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
    saved: bool
    """Are moves being saved?"""
    database_errors: int
    """Since the start."""
    database_ms: float
    memory_mb: float | None


class Status(msgspec.Struct, frozen=True, kw_only=True):
    """All that the page tells."""

    version: str
    trouble: str | None
    """Why the worker that answers cannot save moves."""
    phases: dict[str, int]
    """Tables in the database, by phase; not asked for while the database is in trouble: it may hang."""
    together: Figures
    workers: dict[str, Figures]


async def look(board: Board) -> Status:
    """Put together what all workers tell."""
    trouble = await board.health.check()
    told = await board.all()
    phases = [] if trouble else await board.hub.store.run(lambda c: c.execute(PHASES).all())
    workers = {worker: figures_of(families) for worker, families in sorted(told.items())}
    return Status(
        version=__version__,
        trouble=trouble,
        phases={str(phase): int(count) for phase, count in sorted(phases)},
        together=add_up(list(workers.values())),
        workers=workers,
    )


def figures_of(families: Families) -> Figures:
    """Return those figures of a worker that people look at."""

    def value(name: str) -> float:
        return families[f"ginkgopolis_{name}"].samples[0][2]

    errors = families.get("ginkgopolis_database_errors_total")
    has_memory = "ginkgopolis_memory_bytes" in families
    return Figures(
        version=families[INFO].samples[0][1].partition('"')[2].rstrip('"'),
        uptime=value("uptime_seconds"),
        tables=int(value("tables_in_memory")),
        players=int(value("players")),
        spectators=int(value("spectators")),
        connections=int(value("connections")),
        bots=int(value("bots_thinking")),
        saved=bool(value("database_writable")),
        database_errors=int(sum(count for _, _, count in errors.samples)) if errors else 0,
        database_ms=round(1000 * value("database_write_seconds"), 2),
        memory_mb=round(value("memory_bytes") / 1e6, 1) if has_memory else None,
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
        saved=all(one.saved for one in all_),
        database_errors=sum(one.database_errors for one in all_),
        database_ms=max(one.database_ms for one in all_),
        memory_mb=round(sum(known), 1) if known else None,
    )
