"""Tables and records: what there is, what is to be closed, and what is too old to be kept."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import sqlalchemy as sa

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.store.schema import CHAT, HOLDS, LINKS, LOG, RECORDS, TABLES
from ginkgopolis.server.tables.doc import TableDoc, is_id

PHASES: Final = ("lobby", "playing", "finished", "closed")
KINDS: Final = ("finished", "closed", "abandoned", "records")
"""What can be too old."""
TOGETHER: Final = 100
"""Tables that are removed in one transaction: a server that writes meanwhile does not wait for long."""
OLD: Final[Mapping[str, sa.ColumnElement[bool]]] = {
    "finished": TABLES.c.phase == "finished",
    "closed": TABLES.c.phase == "closed",
    "abandoned": TABLES.c.phase.in_(("lobby", "playing")),
}


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list; nothing that is secret while it is played."""

    id: str
    phase: str
    title: str
    names: list[str | None]
    round: int
    created: float
    touched: float


def list_tables(
    connection: sa.Connection, phase: str | None, session: str | None, find: str | None, page: int, size: int
) -> list[TableLine]:
    """Return tables, those first at which something happened last."""
    query = sa.select(
        TABLES.c.id, TABLES.c.phase, TABLES.c.doc, TABLES.c.round, TABLES.c.created, TABLES.c.touched
    )
    if phase is not None:
        query = query.where(TABLES.c.phase == phase)
    if session is not None:
        held = sa.select(HOLDS.c.table_id).where(HOLDS.c.session == session)
        query = query.where(sa.or_(TABLES.c.creator == session, TABLES.c.id.in_(held)))
    if find is not None:
        query = query.where(sa.func.lower(TABLES.c.doc).contains(find.lower(), autoescape=True))
    query = query.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(size).offset((page - 1) * size)
    return [table_line(*row) for row in connection.execute(query)]


def table_line(id_: str, phase: str, doc: str, round_: int, created: float, touched: float) -> TableLine:
    """Return the line of a table, even of one whose document cannot be read."""
    try:
        read = msgspec.json.decode(doc, type=TableDoc)
    except msgspec.DecodeError:
        return TableLine(id_, phase, "?", [], round_, created, touched)
    return TableLine(id_, phase, read.title, [seat.name for seat in read.seats], round_, created, touched)


def close_table(desk: Desk, table_id: str) -> None:
    """End a table that is not finished; those who are connected are told within seconds."""
    with desk.work() as connection:
        query = sa.select(TABLES.c.phase).where(TABLES.c.id == table_id)
        phase = connection.execute(query).scalar_one_or_none() if is_id(table_id) else None
        if phase is None:
            raise BadOptions("no-such-table")
        if phase in ("finished", "closed"):
            raise BadOptions("table-finished-already")
        change_table(connection, table_id, phase="closed", wake_at=None)
        desk.order(connection, [f"again {table_id}"])


def change_table(connection: sa.Connection, table_id: str, **values: object) -> None:
    """Change a table in a way that servers notice."""
    connection.execute(
        TABLES.update().where(TABLES.c.id == table_id).values(revision=TABLES.c.revision + 1, **values)
    )


def count_old(connection: sa.Connection, kinds: Sequence[str], before: float) -> dict[str, int]:
    """Count what nobody has touched since."""
    counts = {}
    for kind in kinds:
        source, old = (
            (RECORDS, RECORDS.c.at < before) if kind == "records" else (TABLES, is_old(kind, before))
        )
        counts[kind] = connection.execute(
            sa.select(sa.func.count()).select_from(source).where(old)
        ).scalar_one()
    return counts


def is_old(kind: str, before: float) -> sa.ColumnElement[bool]:
    """Tell tables of a kind that nobody has touched since."""
    return sa.and_(OLD[kind], TABLES.c.touched < before)


def purge(desk: Desk, kinds: Sequence[str], before: float) -> dict[str, int]:
    """Remove what nobody has touched since, and return how much it was."""
    removed = dict.fromkeys(kinds, 0)
    for kind in kinds:
        if kind == "records":
            with desk.work() as connection:
                removed[kind] = connection.execute(RECORDS.delete().where(RECORDS.c.at < before)).rowcount
            continue
        while gone := purge_some(desk, kind, before):
            removed[kind] += gone
    return removed


def purge_some(desk: Desk, kind: str, before: float) -> int:
    """Remove some old tables of a kind."""
    with desk.work() as connection:
        query = sa.select(TABLES.c.id).where(is_old(kind, before)).limit(TOGETHER)
        found = connection.execute(query).scalars().all()
        remove_tables(desk, connection, found)
        return len(found)


def remove_tables(desk: Desk, connection: sa.Connection, ids: Sequence[str]) -> None:
    """Remove tables with all that belongs to them."""
    for table in (LOG, CHAT, HOLDS, LINKS):
        connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    connection.execute(TABLES.delete().where(TABLES.c.id.in_(ids)))
    desk.order(connection, [f"gone {table_id}" for table_id in ids])
