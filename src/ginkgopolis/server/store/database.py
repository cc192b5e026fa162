"""The database: rows in, rows out. Everything runs in threads, and what is written waits for the disk."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.rows import (
    Append,
    Hold,
    NewTable,
    Said,
    TableRow,
    Values,
    Writer,
    add_holds,
    delete_hold,
    notify,
    swap_holds,
)
from ginkgopolis.server.store.schema import CHAT, HOLDS, LINKS, LOG, RECORDS, TABLES
from ginkgopolis.server.tables.course import Row
from ginkgopolis.server.tables.doc import is_id

Found = TypeVar("Found")

MIGRATION_LOCK = 7_464_351
"""A number for PostgreSQL's advisory lock, so that only one server migrates at a time."""


MOST_TOGETHER = 32
"""What is written at once; others come next, while those who have been served go on."""


class Store:
    """One database, by the address that SQLAlchemy understands."""

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.url = url
        if self.is_sqlite:
            make_folder(url)
            # One thread with one connection: SQLite has one writer anyway, and nothing ever waits for a lock.
            options: dict[str, object] = {
                "poolclass": StaticPool,
                "connect_args": {"check_same_thread": False},
            }
        else:
            options = {"pool_size": 4, "max_overflow": 0, "pool_pre_ping": True}
        self.engine = sa.create_engine(url, **options)
        if self.is_sqlite:
            sa.event.listen(self.engine, "connect", prepare_sqlite)
        self.writer = Writer(self.engine.dialect)
        self.threads = ThreadPoolExecutor(1 if self.is_sqlite else 4, thread_name_prefix="store")
        self.waiting: list[tuple[Append | NewTable, asyncio.Future[bool]]] = []
        self.writing: asyncio.Task[None] | None = None

    def migrate(self) -> None:
        """Bring the database up to date; what is wrong with it is said in one sentence."""
        try:
            with self.engine.connect() as connection:
                if not self.is_sqlite:
                    connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                upgrade(connection)
                connection.commit()
        except SQLAlchemyError as error:
            raise unusable(error) from None

    async def close(self) -> None:
        """Let everything that waits be written, and let go."""
        if self.writing is not None:
            await self.writing
        await self.run(lambda _: None)
        self.threads.shutdown()
        self.engine.dispose()

    async def run(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do something in a transaction, in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[sa.Connection], Found]) -> Found:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except sa.exc.OperationalError as error:
            raise silent() from error

    # New tables and the log: what many tables write at the same time goes to the disk together

    async def append(self, wanted: Append | NewTable) -> bool:
        """Write rows; False if another worker was quicker, or the key is used, and nothing was written."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((wanted, done))
        if self.writing is None:
            self.writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        while self.waiting:
            await self._gather()
            batch, self.waiting = self.waiting[:MOST_TOGETHER], self.waiting[MOST_TOGETHER:]
            try:
                results = await self.run_plain(partial(self._write_batch, [wanted for wanted, _ in batch]))
            except Exception as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for (_, done), result in zip(batch, results):
                if done.done():
                    continue
                if isinstance(result, Exception):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self.writing = None

    async def _gather(self) -> None:
        """Let others join in who have something to write at this moment: the disk is what costs most."""
        count = 0
        while count < len(self.waiting) < MOST_TOGETHER:
            count = len(self.waiting)
            await asyncio.sleep(0)

    async def run_plain(self, work: Callable[[], Found]) -> Found:
        """Do something in another thread."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def _write_batch(self, batch: list[Append | NewTable]) -> Sequence[bool | Exception]:
        driver = self.engine.dialect.loaded_dbapi
        try:
            with contextlib.closing(self.engine.raw_connection()) as connection:
                results = self.writer.write(connection.cursor(), batch)
                connection.commit()
            return results
        except driver.IntegrityError:
            if len(batch) == 1:
                return [False]
        except (driver.OperationalError, sa.exc.OperationalError):
            if len(batch) == 1:
                return [silent()]
        return [result for wanted in batch for result in self._write_batch([wanted])]

    async def rows_from(self, table_id: str, number: int) -> list[Row]:
        """Return the rows of a log from a number on."""
        query = (
            sa.select(LOG.c.number, LOG.c.seat, LOG.c.kind, LOG.c.body, LOG.c.key, LOG.c.at)
            .where(LOG.c.table_id == table_id, LOG.c.number >= number)
            .order_by(LOG.c.number)
        )
        return [Row(*row) for row in await self.run(lambda c: c.execute(query).all())]

    # Tables

    async def table(self, table_id: str) -> tuple[TableRow, list[Hold]] | None:
        """Return a table and who sits there."""
        if not is_id(table_id):
            return None
        one = sa.select(TABLES).where(TABLES.c.id == table_id)
        holds = sa.select(HOLDS.c.session, HOLDS.c.seat, HOLDS.c.archived).where(HOLDS.c.table_id == table_id)

        def look(connection: sa.Connection) -> tuple[TableRow, list[Hold]] | None:
            row = connection.execute(one).one_or_none()
            if row is None:
                return None
            return TableRow(*row), [Hold(*hold) for hold in connection.execute(holds)]

        return await self.run(look)

    async def add_table(self, row: TableRow, holds: Sequence[Hold], per_session: int, in_all: int) -> None:
        """Add a table, unless there are as many as there may be that are not finished."""
        if not await self.append(NewTable(row, holds, per_session, in_all)):
            raise silent()

    async def change_table(
        self,
        table_id: str,
        revision: int,
        values: Values,
        *,
        add: Sequence[Hold] = (),
        remove: Sequence[Hold] = (),
        swap: tuple[int, int] | None = None,
    ) -> bool:
        """Change a table that still has this revision; False if somebody was quicker."""
        update = (
            TABLES.update()
            .where(TABLES.c.id == table_id, TABLES.c.revision == revision)
            .values(revision=revision + 1, **values)
        )

        def change(connection: sa.Connection) -> bool:
            if connection.execute(update).rowcount != 1:
                return False
            for hold in remove:
                connection.execute(delete_hold(table_id, hold))
            add_holds(connection, table_id, add)
            if swap:
                swap_holds(connection, table_id, *swap)
            notify(connection, self.is_sqlite, f"doc {table_id}")
            return True

        return await self.run(change)

    async def due(self, now: float) -> list[str]:
        """Return the tables at which a clock has run out, or a bot should long have moved."""
        query = sa.select(TABLES.c.id).where(TABLES.c.wake_at <= now, TABLES.c.phase == "playing").limit(200)
        return list(await self.run(lambda c: c.execute(query).scalars().all()))

    async def listed(self, limit: int) -> list[TableRow]:
        """Return the open tables, those that one can join first."""
        query = (
            sa.select(TABLES)
            .where(TABLES.c.listed, TABLES.c.phase.in_(("lobby", "playing")))
            .order_by(TABLES.c.phase == "playing", TABLES.c.touched.desc())
            .limit(limit)
        )
        return [TableRow(*row) for row in await self.run(lambda c: c.execute(query).all())]

    async def tables_of(self, session: str, limit: int) -> list[tuple[TableRow, Hold]]:
        """Return the tables at which a session has seats, once for each seat, the latest first."""
        query = (
            sa.select(TABLES, HOLDS.c.session, HOLDS.c.seat, HOLDS.c.archived)
            .join(HOLDS, HOLDS.c.table_id == TABLES.c.id)
            .where(HOLDS.c.session == session, HOLDS.c.seat >= 0)
            .order_by(TABLES.c.touched.desc())
            .limit(limit)
        )
        rows = await self.run(lambda c: c.execute(query).all())
        return [(TableRow(*row[:-3]), Hold(*row[-3:])) for row in rows]

    async def close_old_lobbies(self, before: float) -> int:
        """Close the tables that nobody has started or touched for long."""
        update = (
            TABLES.update()
            .where(TABLES.c.phase == "lobby", TABLES.c.touched < before)
            .values(phase="closed", revision=TABLES.c.revision + 1)
        )
        return await self.run(lambda c: c.execute(update).rowcount)

    # Chat, links, records

    async def chat_from(self, table_id: str, number: int) -> list[Said]:
        """Return what was said, from a number on, the last 50 lines at most."""
        query = (
            sa.select(CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.key, CHAT.c.at)
            .where(CHAT.c.table_id == table_id, CHAT.c.number >= number)
            .order_by(CHAT.c.number.desc())
            .limit(50)
        )
        return [Said(*row) for row in reversed(await self.run(lambda c: c.execute(query).all()))]

    async def say(self, table_id: str, said: Said) -> bool:
        """Add a line to the chat; False if the number or the key is taken."""

        def add(connection: sa.Connection) -> None:
            connection.execute(CHAT.insert(), {"table_id": table_id, **said._asdict()})
            notify(connection, self.is_sqlite, f"chat {table_id}")

        try:
            await self.run(add)
        except IntegrityError:
            return False
        return True

    async def set_link(self, table_id: str, seat: int, hashed: str | None) -> None:
        """Give a seat a new link, or none."""

        def change(connection: sa.Connection) -> None:
            connection.execute(LINKS.delete().where(LINKS.c.table_id == table_id, LINKS.c.seat == seat))
            if hashed is not None:
                connection.execute(LINKS.insert(), {"table_id": table_id, "seat": seat, "hash": hashed})

        await self.run(change)

    async def seat_of_link(self, table_id: str, hashed: str) -> int | None:
        """Return the seat that a link is for."""
        query = sa.select(LINKS.c.seat).where(LINKS.c.table_id == table_id, LINKS.c.hash == hashed)
        return await self.run(lambda c: c.execute(query).scalar_one_or_none())

    async def add_record(self, record_id: str, text: str, at: float) -> None:
        """Keep a record for replay."""
        values = {"id": record_id, "record": text, "at": at}
        await self.run(lambda c: c.execute(RECORDS.insert(), values))

    async def record(self, record_id: str) -> str | None:
        """Return a record that was uploaded."""
        if not is_id(record_id):
            return None
        query = sa.select(RECORDS.c.record).where(RECORDS.c.id == record_id)
        return await self.run(lambda c: c.execute(query).scalar_one_or_none())

    async def count_records(self) -> int:
        """Count the records."""
        query = sa.select(sa.func.count()).select_from(RECORDS)
        return int(await self.run(lambda c: c.execute(query).scalar_one()))


def migrations() -> Config:
    """Return what Alembic has to know."""
    config = Config()
    config.set_main_option("script_location", "ginkgopolis:server/store/migrations")
    return config


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring a database up to date, or to some revision."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def unusable(error: SQLAlchemyError) -> BadOptions:
    """Return what is said about a database that cannot be used."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return BadOptions("database-unusable", reason=reason)


def silent() -> Refusal:
    """Return what is said when the database does not do what it should."""
    return Refusal("busy", "database-silent")


def make_folder(url: str) -> None:
    """Make the folder of an SQLite file."""
    path = Path(url.removeprefix("sqlite:///"))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(
            "folder-cannot-be-made", folder=str(path.parent), reason=str(error.strerror)
        ) from None


def prepare_sqlite(connection: object, record: object) -> None:
    """Let SQLite write ahead, and wait for the disk before it says that something is written."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
