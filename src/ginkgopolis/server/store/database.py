"""The database: rows in, rows out. Everything runs in threads, and what is written waits for the disk."""

import asyncio
import contextlib
import os
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.lists import Lists
from ginkgopolis.server.store.migrating import UnknownRevision, unusable, upgrade
from ginkgopolis.server.store.records import Records
from ginkgopolis.server.store.rows import (
    HOLD,
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
from ginkgopolis.server.store.schema import (
    CHAT,
    FIGURES,
    HOLDS,
    KEYS,
    LINKS,
    LOG,
    OLDER_SESSIONS,
    PULSE,
    RUNNING_TIME,
    TABLES,
)
from ginkgopolis.server.store.trouble import is_trouble, reason_of
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
            make_place(Path(url.removeprefix("sqlite:///")))
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
        self.failures: Counter[str] = Counter()
        """How often the database did not do what it should, by reasons."""
        self.last_failure = ""
        self.transactions, self.seconds = 0, 0.0
        """How often the database was asked for something, and how long that took, waiting included."""
        self.lists, self.records = Lists(self.run, self.is_sqlite), Records(self.run)

    def migrate(self) -> None:
        """Bring the database up to date; what is wrong with it is said in one sentence."""
        try:
            with self.engine.connect() as connection:
                if not self.is_sqlite:
                    connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                upgrade(connection)
                connection.commit()
        except UnknownRevision:
            raise BadOptions("database-newer") from None
        except SQLAlchemyError as error:
            raise unusable(error) from None

    async def close(self) -> None:
        """Write everything that waits, and close."""
        if self.writing is not None:
            await self.writing
        await self.run(lambda _: None)
        self.threads.shutdown()
        self.engine.dispose()

    async def run(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Do something in a transaction, in another thread."""
        return await self.run_plain(partial(self._in_transaction, work))

    def _in_transaction(self, work: Callable[[sa.Connection], Found]) -> Found:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except sa.exc.DBAPIError as error:
            if not is_trouble(error.orig):
                raise
            raise self._failed(error.orig) from error

    def _failed(self, error: BaseException | None) -> Refusal:
        """Note that the database did not do what it should, and return what is said then."""
        self.last_failure = reason_of(error)
        self.failures[self.last_failure] += 1
        return Refusal("busy", "database-silent")

    async def beat(self, now: float) -> None:
        """Write something, to see whether that is possible."""
        await self.run(lambda c: c.execute(PULSE.update().where(PULSE.c.id == 1).values(at=now)))

    async def put_up(self, worker: str, now: float, text: str, fresh: float) -> None:
        """Tell the other workers the figures of this one, and forget those that are gone."""
        old = sa.or_(FIGURES.c.worker == worker, FIGURES.c.at < now - fresh)

        def put(connection: sa.Connection) -> None:
            connection.execute(FIGURES.delete().where(old))
            connection.execute(FIGURES.insert(), {"worker": worker, "at": now, "figures": text})

        await self.run(put)

    async def take_down(self, worker: str) -> None:
        """Let the figures of a worker be forgotten."""
        await self.run(lambda c: c.execute(FIGURES.delete().where(FIGURES.c.worker == worker)))

    async def put_up_by_others(self, worker: str, since: float) -> list[tuple[str, str]]:
        """Return the figures of the other workers, by their names."""
        query = sa.select(FIGURES.c.worker, FIGURES.c.figures).where(
            FIGURES.c.worker != worker, FIGURES.c.at >= since
        )
        rows = await self.run(lambda c: c.execute(query.order_by(FIGURES.c.worker)).all())
        return [(row.worker, row.figures) for row in rows]

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
        """Let others join in who have something to write at this moment: the disk costs most."""
        count = 0
        while count < len(self.waiting) < MOST_TOGETHER:
            count = len(self.waiting)
            await asyncio.sleep(0)

    async def run_plain(self, work: Callable[[], Found]) -> Found:
        """Do something in another thread."""
        begin = perf_counter()
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.transactions += 1
            self.seconds += perf_counter() - begin

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
        except (driver.Error, sa.exc.DBAPIError) as error:
            cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            if not is_trouble(cause):
                raise
            return [self._failed(cause)] * len(batch)
        return [result for wanted in batch for result in self._write_batch([wanted])]

    async def rows_from(self, table_id: str, number: int) -> list[Row]:
        """Return the rows of a log from a number on."""
        query = (
            sa.select(LOG.c.number, LOG.c.seat, LOG.c.kind, LOG.c.body, LOG.c.key, LOG.c.at, LOG.c.ran)
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
        holds = sa.select(*HOLD).where(HOLDS.c.table_id == table_id)

        def look(connection: sa.Connection) -> tuple[TableRow, list[Hold]] | None:
            row = connection.execute(one).one_or_none()
            if row is None:
                return None
            return TableRow(*row), [Hold(*hold) for hold in connection.execute(holds)]

        return await self.run(look)

    async def add_table(self, new: NewTable) -> None:
        """Add a table, unless there are as many as there may be that are not finished."""
        if not await self.append(new):
            raise self._failed(None)

    async def change_table(
        self,
        table_id: str,
        revision: int,
        values: Values,
        *,
        add: Sequence[Hold] = (),
        remove: Sequence[Hold] = (),
        swap: tuple[int, int] | None = None,
        new: NewTable | None = None,
    ) -> bool:
        """Change a table of this revision, and add a `new` one with it; False if somebody was quicker."""
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
            if new is not None:
                self.add_with(connection, new)
            notify(connection, self.is_sqlite, f"doc {table_id}")
            return True

        return await self.run(change)

    def add_with(self, connection: sa.Connection, new: NewTable) -> None:
        """Add a table in a transaction, all of which is undone if there cannot be one more."""
        added = self.writer.add(connection.connection.cursor(), new)
        if isinstance(added, Refusal):
            raise added

    async def due(self, ran: float) -> list[str]:
        """Return the tables at which a clock has run out, or a bot should move."""
        query = (
            sa.select(TABLES.c.id)
            .where(TABLES.c.wake_at <= ran, TABLES.c.phase == "playing")
            .order_by(TABLES.c.wake_at)
            .limit(200)
        )
        return list(await self.run(lambda c: c.execute(query).scalars().all()))

    async def wake(self, table_id: str, old: float | None, wake_at: float | None) -> None:
        """Let a table be looked after at another time, unless somebody has just said when."""
        update = (
            TABLES.update().where(TABLES.c.id == table_id, TABLES.c.wake_at == old).values(wake_at=wake_at)
        )
        await self.run(lambda c: c.execute(update))

    async def running_time(self, ran: float, *, first: bool = False) -> float:
        """Keep the running time and return the latest of any worker; at the `first` moment only look."""
        one = RUNNING_TIME.c.id == 1
        keep = RUNNING_TIME.update().where(one, RUNNING_TIME.c.ran < ran).values(ran=ran)

        def look(connection: sa.Connection) -> float:
            found = float(connection.execute(sa.select(RUNNING_TIME.c.ran).where(one)).scalar_one())
            if first and found:
                return found
            connection.execute(keep)
            return max(ran, found)

        return await self.run(look)

    async def session_key(self) -> tuple[str, frozenset[str]]:
        """Return the key that signs sessions, and the sessions that are older than it."""
        key = sa.select(KEYS.c.value).where(KEYS.c.name == "sessions")
        older = sa.select(OLDER_SESSIONS.c.session)

        def look(connection: sa.Connection) -> tuple[str, frozenset[str]]:
            return connection.execute(key).scalar_one(), frozenset(connection.execute(older).scalars())

        return await self.run(look)

    # Chat and links

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


def make_place(path: Path) -> None:
    """Make the folder of an SQLite file, and a file that nobody else can read: it has seeds and keys."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOptions(
            "folder-cannot-be-made", folder=str(path.parent), reason=str(error.strerror)
        ) from None
    with contextlib.suppress(OSError):  # what is wrong is said by whoever opens it
        os.close(os.open(path, os.O_RDONLY | os.O_CREAT, 0o600))


def prepare_sqlite(connection: object, record: object) -> None:
    """Let SQLite write ahead, and wait for the disk before it says that something is written."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
