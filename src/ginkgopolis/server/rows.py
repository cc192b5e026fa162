"""The rows of the database, and how they are written."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.course import Row
from ginkgopolis.server.schema import HOLDS, LINKS, LOG, TABLES

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
    """Write the rows of several tables."""
    rows = [{"table_id": wanted.table_id, **row._asdict()} for wanted in batch for row in wanted.rows]
    connection.execute(LOG.insert(), rows)
    follows = [{"table": wanted.table_id, **wanted.follows} for wanted in batch]
    connection.execute(FOLLOW, follows)
    for wanted in batch:
        if wanted.notice is not None:
            notify(connection, is_sqlite, wanted.notice)


FOLLOW: Final = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(
        {
            name: sa.bindparam(f"new_{name}")
            for name in ("touched", "round", "waiting", "result", "finished", "wake_at")
        }
        | {"phase": sa.case((TABLES.c.phase == "closed", "closed"), else_=sa.bindparam("new_phase"))}
    )
)
"""What follows from the log goes with it."""


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
