"""The rows of the database, and how they are written."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import astuple
from sqlalchemy.engine.interfaces import DBAPICursor as Cursor

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.schema import HOLDS, LINKS, LOG, TABLES, UNFINISHED
from ginkgopolis.server.tables.course import Row

Values = dict[str, Any]

CHANNEL: Final = "ginkgopolis"
"""Where workers tell each other what they have written."""
COUNT_IN_ALL: Final = sa.select(sa.func.count()).select_from(TABLES).where(UNFINISHED)
COUNT_OF_SESSION: Final = COUNT_IN_ALL.where(TABLES.c.creator == sa.bindparam("creator"))
COUNT_OF_ADDRESS: Final = COUNT_IN_ALL.where(TABLES.c.address == sa.bindparam("address"))
CLOSED: Final = sa.literal_column("'closed'", sa.Text)


class Hold(NamedTuple):
    """A session that holds a seat, or may look on (-1)."""

    session: str
    seat: int
    archived: bool
    guest: bool = False
    """Has she come by the link to a seat that is somebody else's, or her own on another device?"""


HOLD: Final = (HOLDS.c.session, HOLDS.c.seat, HOLDS.c.archived, HOLDS.c.guest)
"""What a hold is made of."""


class Said(NamedTuple):
    """A line of the chat."""

    number: int
    seat: int | None
    name: str
    text: str
    key: str
    at: float


class TableRow(msgspec.Struct, frozen=True):
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
    address: str = ""
    rated: bool = False
    """Is its game still to be rated?"""


class Room(NamedTuple):
    """How many there may be: of one session, from one address, and in all."""

    per_session: int
    per_address: int
    in_all: int


class Append(NamedTuple):
    """Rows to be added to a table's log, with what follows from them."""

    table_id: str
    rows: Sequence[Row]
    follows: Values
    notice: str | None


class NewTable(NamedTuple):
    """A table to be added, unless there are as many as there may be that are not finished."""

    row: TableRow
    holds: Sequence[Hold]
    room: Room


class Writer:
    """Writes what many tables want at the same time, straight through the driver."""

    def __init__(self, dialect: sa.Dialect) -> None:
        self.is_sqlite = dialect.name == "sqlite"
        make: Any = type(dialect)
        by_place = make(paramstyle="qmark" if self.is_sqlite else "format")
        self.insert = by_places(LOG.insert(), by_place, "table_id", *Row._fields)
        self.add_row = by_places(TABLES.insert(), by_place, *TableRow.__struct_fields__)
        self.add_hold = by_places(
            HOLDS.insert(), by_place, "session", "table_id", "seat", "archived", "guest"
        )
        self.count_of_session = by_places(COUNT_OF_SESSION, by_place, "creator")
        self.count_of_address = by_places(COUNT_OF_ADDRESS, by_place, "address")
        self.count_in_all = by_places(COUNT_IN_ALL, by_place)
        self.follow = {phase: Follow(update, by_place) for phase, update in FOLLOWS.items()}

    def write(self, cursor: Cursor, batch: Sequence[Append | NewTable]) -> list[bool | Refusal]:
        """Write what tables want; what was refused is said for each."""
        results = [self.add(cursor, wanted) if isinstance(wanted, NewTable) else True for wanted in batch]
        appends = [wanted for wanted in batch if isinstance(wanted, Append)]
        if appends:
            self.append(cursor, appends)
        return results

    def add(self, cursor: Cursor, new: NewTable) -> bool | Refusal:
        """Add a table, if there may be one more."""
        row, room = new.row, new.room
        counts = (
            (self.count_of_session, (row.creator,), room.per_session, "you-have-too-many-tables"),
            (self.count_of_address, (row.address,), room.per_address, "address-has-too-many-tables"),
            (self.count_in_all, (), room.in_all, "server-full-of-tables"),
        )
        for query, values, most, message in counts:
            cursor.execute(query, values)
            if cursor.fetchall()[0][0] >= most:
                return too_many(message)
        cursor.execute(self.add_row, astuple(new.row))
        holds = [(hold.session, new.row.id, hold.seat, hold.archived, hold.guest) for hold in new.holds]
        cursor.executemany(self.add_hold, holds)
        return True

    def append(self, cursor: Cursor, batch: Sequence[Append]) -> None:
        """Write the rows of several tables, and what follows from them."""
        rows = [(wanted.table_id, *row) for wanted in batch for row in wanted.rows]
        cursor.executemany(self.insert, rows)
        for phase, follow in self.follow.items():
            follows = [follow.values_of(wanted) for wanted in batch if wanted.follows["phase"] == phase]
            if follows:
                cursor.executemany(follow.statement, follows)
        if not self.is_sqlite:
            notices = [(CHANNEL, wanted.notice) for wanted in batch if wanted.notice is not None]
            cursor.executemany("SELECT pg_notify(%s, %s)", notices)


def by_places(statement: sa.ClauseElement, dialect: sa.Dialect, *names: str) -> str:
    """Return a statement that takes values of these names by their places."""
    compiled: Any = statement.compile(dialect=dialect)
    assert compiled.positiontup == list(names)
    return str(compiled)


def too_many(message: str) -> Refusal:
    """Return what is said when there cannot be one more table."""
    return Refusal("too_many_tables", message)


class Follow:
    """A statement that writes what follows from the log of a table."""

    def __init__(self, update: sa.Update, dialect: sa.Dialect) -> None:
        compiled = update.compile(dialect=dialect)
        names = compiled.positiontup
        assert names is not None and names[-1] == "table"
        self.statement = str(compiled)
        self.pick = itemgetter(*[name.removeprefix(NEW) for name in names[:-1]])

    def values_of(self, wanted: Append) -> tuple[Any, ...]:
        """Return the values as the driver wants them: by their places."""
        return (*self.pick(wanted.follows), wanted.table_id)


NEW: Final = "new_"


def follow_by(*names: str, **others: sa.ColumnElement[str]) -> sa.Update:
    """Return the statement that writes what follows from the log, by the names of columns."""
    values: Values = {name: sa.bindparam(NEW + name) for name in names}
    return TABLES.update().where(TABLES.c.id == sa.bindparam("table")).values(values | others)


ENDED: Final = sa.case((TABLES.c.phase == CLOSED, CLOSED), else_=sa.bindparam(NEW + "phase", type_=sa.Text))
FOLLOWS: Final = {
    "playing": follow_by("touched", "round", "waiting", "wake_at"),
    "finished": follow_by("touched", "round", "waiting", "wake_at", "result", "finished", phase=ENDED),
}
"""What follows from the log goes with it; as long as the game goes on, only what then changes is touched."""


def notify(connection: sa.Connection, is_sqlite: bool, notice: str) -> None:
    """Tell the other workers, once this is committed."""
    if not is_sqlite:
        connection.execute(
            sa.text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
        )


def add_holds(connection: sa.Connection, table_id: str, holds: Sequence[Hold]) -> None:
    """Seat sessions; whoever sits there already stays."""
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
