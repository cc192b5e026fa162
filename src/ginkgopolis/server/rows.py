"""The rows of the database, and how they are written."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.course import Row
from ginkgopolis.server.schema import HOLDS, LINKS

Values = dict[str, Any]

CHANNEL: Final = "ginkgopolis"
"""Where workers tell each other what they have written."""


class Hold(NamedTuple):
    """A session that holds a seat, or may look on (-1)."""

    session: str
    seat: int
    archived: bool


class Said(NamedTuple):
    """A line of the chat."""

    number: int
    seat: int | None
    name: str
    text: str
    key: str
    at: float


class TableRow(NamedTuple):
    """A table as it lies in the database."""

    id: str
    revision: int
    doc: str
    creator: str
    listed: bool
    phase: str
    seed: str | None
    created: float
    touched: float
    round: int
    waiting: str
    result: str | None
    finished: float | None
    wake_at: float | None


class Append(NamedTuple):
    """Rows to be added to a table's log, with what follows from them."""

    table_id: str
    rows: Sequence[Row]
    follows: Values
    notice: str | None


def write_rows(connection: sa.Connection, batch: Sequence[Append], is_sqlite: bool) -> None:
    """Write the rows of several tables, and what follows from them: two statements, however many they are.

    For every row of `executemany` a thread would give up the interpreter and wait for its turn again.
    """
    sign = "?" if is_sqlite else "%s"
    rows = [(wanted.table_id, *row) for wanted in batch for row in wanted.rows]
    connection.exec_driver_sql(INSERT + places(LOG_KINDS, rows, sign), in_a_row(rows))
    follows = [(wanted.table_id, *[wanted.follows[name] for name in FOLLOWING]) for wanted in batch]
    connection.exec_driver_sql(UPDATE % places(FOLLOW_KINDS, follows, sign), in_a_row(follows))
    for wanted in batch:
        if wanted.notice is not None:
            notify(connection, is_sqlite, wanted.notice)


def places(kinds: Sequence[str], rows: Sequence[tuple[object, ...]], sign: str) -> str:
    """Return the places of all values in a statement."""
    row = ", ".join([f"CAST({sign} AS {kind})" for kind in kinds])
    return ", ".join([f"({row})"] * len(rows))


def in_a_row(rows: Sequence[tuple[object, ...]]) -> tuple[object, ...]:
    """Return the values of all rows, one after the other."""
    return tuple([value for row in rows for value in row])


FOLLOWING: Final = ("phase", "touched", "round", "waiting", "result", "finished", "wake_at")
FOLLOW_KINDS: Final = ("TEXT", "TEXT", "FLOAT", "INTEGER", "TEXT", "TEXT", "FLOAT", "FLOAT")
LOG_KINDS: Final = ("TEXT", "INTEGER", "INTEGER", "TEXT", "TEXT", "TEXT", "FLOAT")
INSERT: Final = 'INSERT INTO log (table_id, number, seat, kind, body, "key", at) VALUES '
UPDATE: Final = """
UPDATE tables SET
    phase = CASE WHEN phase = 'closed' THEN phase ELSE new.column2 END,
    touched = new.column3, round = new.column4, waiting = new.column5,
    result = new.column6, finished = new.column7, wake_at = new.column8
FROM (VALUES %s) AS new WHERE tables.id = new.column1
"""
"""Columns of VALUES are called by their places, in SQLite and in PostgreSQL."""


def notify(connection: sa.Connection, is_sqlite: bool, notice: str) -> None:
    """Tell the other workers, once this is committed."""
    if not is_sqlite:
        connection.execute(
            sa.text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
        )


def add_holds(connection: sa.Connection, table_id: str, holds: Sequence[Hold]) -> None:
    """Seat sessions; who sits there already stays."""
    for hold in holds:
        connection.execute(delete_hold(table_id, hold))
        connection.execute(HOLDS.insert(), {"table_id": table_id, **hold._asdict()})


def delete_hold(table_id: str, hold: Hold) -> sa.Delete:
    """Let a session go from a seat."""
    return HOLDS.delete().where(
        HOLDS.c.table_id == table_id, HOLDS.c.session == hold.session, HOLDS.c.seat == hold.seat
    )


def swap_holds(connection: sa.Connection, table_id: str, first: int, second: int) -> None:
    """Let those of two seats change places, with their links."""
    aside = -9
    for table in (HOLDS, LINKS):
        for old, new in ((first, aside), (second, first), (aside, second)):
            where = (table.c.table_id == table_id, table.c.seat == old)
            connection.execute(table.update().where(*where).values(seat=new))
