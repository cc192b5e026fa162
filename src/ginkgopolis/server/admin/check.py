"""Is every table sound? All are replayed from their rows."""

import asyncio
import time

import msgspec
import sqlalchemy as sa

from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.store.schema import TABLES
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.table import Table


class Fault(msgspec.Struct, frozen=True):
    """A table that cannot be replayed, or does not come to what is written about it."""

    table: str
    reason: str


class Checked(msgspec.Struct, frozen=True):
    """What the check has found."""

    tables: int
    faults: list[Fault]


def check_tables(desk: Desk) -> Checked:
    """Replay every table, one after the other."""
    with desk.work() as connection:
        ids = list(connection.execute(sa.select(TABLES.c.id).order_by(TABLES.c.id)).scalars())
    hub = Hub(desk.settings, desk.store, time.time, time.monotonic)
    faults = asyncio.run(check_all(hub, ids))
    return Checked(len(ids), faults)


async def check_all(hub: Hub, ids: list[str]) -> list[Fault]:
    """Return what is wrong with tables."""
    found = [await check_one(hub.make_table(table_id)) for table_id in ids]
    return [fault for fault in found if fault is not None]


async def check_one(table: Table) -> Fault | None:
    """Replay a table, and compare."""
    try:
        await table.ready()
    except Exception as error:  # whatever it is, the other tables are looked at
        return fault_of(table, error)
    if table.broken is not None:
        return fault_of(table, table.broken)
    over = table.course is not None and table.course.face.over
    if over != (table.row.phase == "finished") and table.row.phase != "closed":
        return Fault(table.id, f"phase {table.row.phase}, over {over}")
    return None


def fault_of(table: Table, error: BaseException) -> Fault:
    """Return what went wrong with a table, in one line."""
    cause = error.__cause__ or error
    return Fault(table.id, " ".join(f"{type(cause).__name__}: {cause}".split()))
