"""The rows of the database, and how they are written."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.course import Row
from ginkgopolis.server.schema import HOLDS, LINKS, LOG, TABLES

Values = dict[str, Any]
Compiled = sa.sql.compiler.SQLCompiler

CHANNEL: Final = "ginkgopolis"
"""Where workers tell each other what they have written."""
CLOSED: Final = sa.literal_column("'closed'", sa.Text)


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


class Writer:
    """Writes what many tables want at the same time, with statements that are compiled once."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.is_sqlite = dialect.name == "sqlite"
        self.insert = LOG.insert().compile(dialect=dialect)
        self.follow = FOLLOW.compile(dialect=dialect)

    def write(self, connection: sa.Connection, batch: Sequence[Append]) -> None:
        """Write the rows of several tables, and what follows from them."""
        rows = [{"table_id": wanted.table_id, **row._asdict()} for wanted in batch for row in wanted.rows]
        follows = [{NEW + name: value for name, value in wanted.follows.items()} for wanted in batch]
        for values, wanted in zip(follows, batch):
            values["table"] = wanted.table_id
        for statement, values_of_all in ((self.insert, rows), (self.follow, follows)):
            connection.exec_driver_sql(str(statement), in_order(statement, values_of_all))
        for wanted in batch:
            if wanted.notice is not None:
                notify(connection, self.is_sqlite, wanted.notice)


def in_order(statement: Compiled, rows: Sequence[Values]) -> list[Any]:
    """Return the values of rows as the driver wants them: by their places, or by their names."""
    names = statement.positiontup
    return list(rows) if names is None else [tuple([row[name] for name in names]) for row in rows]


NEW: Final = "new_"
FOLLOW: Final = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(
        {
            name: sa.bindparam(NEW + name)
            for name in ("touched", "round", "waiting", "result", "finished", "wake_at")
        }
        | {
            "phase": sa.case(
                (TABLES.c.phase == CLOSED, CLOSED), else_=sa.bindparam(NEW + "phase", type_=sa.Text)
            )
        }
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
