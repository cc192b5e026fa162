"""The status page: how a server is doing, each worker and all together, without secrets or names."""

import asyncio
import hmac
import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Final

import msgspec
import sqlalchemy as sa
from fastapi import FastAPI, Request
from starlette.responses import HTMLResponse, Response

from ginkgopolis import __version__
from ginkgopolis.language import say, spoken
from ginkgopolis.language.numbers import decimal
from ginkgopolis.server.doors.http import reply
from ginkgopolis.server.doors.socket import Sockets
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.schema import STATUSES, TABLES
from ginkgopolis.server.tables.hub import Hub

PAUSE: Final = 5.0
"""Seconds from one time that a worker tells its figures to the next."""
SILENT: Final = 4 * PAUSE
"""A worker that has not told anything for so long is gone."""
MEMORY: Final = Path("/proc/self/statm")
BEARER: Final = "Bearer "
NO_STORE: Final = {"Cache-Control": "no-store"}


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
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


# The page


def add_status(app: FastAPI, board: StatusBoard) -> None:
    """Add the page, and the same for programs; where no token is set there is nothing."""

    @app.get("/status", include_in_schema=False)
    async def page(request: Request) -> Response:
        check_token(request, board.hub.settings.status_token)
        return HTMLResponse(page_of(await board.look()), headers=NO_STORE)

    @app.get("/status.json", include_in_schema=False)
    async def figures(request: Request) -> Response:
        check_token(request, board.hub.settings.status_token)
        answer = reply(await board.look())
        answer.headers.update(NO_STORE)
        return answer


def check_token(request: Request, token: str) -> None:
    """Refuse those who do not know the token; how long that takes tells nothing about it."""
    if not token:
        raise Refusal("not_found", "nothing-at-address")
    given = request.headers.get("authorization", "")
    given = given.removeprefix(BEARER) if given.startswith(BEARER) else request.query_params.get("token", "")
    if not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal("wrong_secret", "status-token-wrong")


def page_of(status: Status) -> str:
    """Return the page in the language that is spoken."""
    columns = {say("status-together"): status.together, **status.workers}
    rows = [[say("status-figure"), *columns]]
    for message, cell in CELLS.items():
        rows.append([say(message), *[cell(figures) for figures in columns.values()]])
    phases = [[say("admin-phase-name", phase=phase), str(count)] for phase, count in status.phases.items()]
    title = escape(say("status-title", version=status.version))
    return (
        f'<!doctype html><html lang="{spoken.get()}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{title}</title><h1>{title}</h1>{table_of(rows)}"
        f"<h2>{escape(say('status-tables'))}</h2>{table_of(phases)}</html>"
    )


CELLS: Final[dict[str, Callable[[Figures], str]]] = {
    "status-version": lambda figures: figures.version,
    "status-uptime": lambda figures: f"{figures.uptime / 3600:.0f}",
    "status-in-memory": lambda figures: str(figures.tables),
    "status-players": lambda figures: str(figures.players),
    "status-spectators": lambda figures: str(figures.spectators),
    "status-connections": lambda figures: str(figures.connections),
    "status-bots": lambda figures: str(figures.bots),
    "status-database": lambda figures: decimal(figures.database_ms),
    "status-memory": lambda figures: "?" if figures.memory_mb is None else decimal(figures.memory_mb),
}
"""What is said of each worker, by the message that names it."""


def table_of(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as a table of HTML, each with its heading first."""
    lines = []
    for heading, *cells in rows:
        others = "".join(f'<td align="right">{escape(cell)}' for cell in cells)
        lines.append(f'<tr><th align="left" scope="row">{escape(heading)}{others}')
    return f'<table cellpadding="6">{"".join(lines)}</table>'
