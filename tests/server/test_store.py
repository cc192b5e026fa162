"""What many tables write at once is written, each for itself; older databases are brought up to date."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Final

import psycopg
import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from msgspec.structs import astuple, replace

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.migrating import newest_revision
from ginkgopolis.server.store.players import Players
from ginkgopolis.server.store.reminders import Reminders
from ginkgopolis.server.store.rows import Append, Hold, NewTable, Room, TableRow
from ginkgopolis.server.tables.course import Row
from ginkgopolis.server.tables.doc import new_id
from tests.patience import PATIENCE
from tests.server.conftest import new_postgres

SESSION: Final = "s" * 64
FOLLOWS: Final = {"touched": 2.0, "round": 3, "waiting": "1", "wake_at": 5.0}
GOES_ON: Final = {**FOLLOWS, "phase": "playing", "result": None, "finished": None}
ENDS: Final = {**FOLLOWS, "phase": "finished", "result": "{}", "finished": 2.0, "wake_at": None}


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store that is up to date."""
    store = Store(url)
    await store.run_plain(store.migrate)
    try:
        yield store
    finally:
        await store.close()


async def add_table(store: Store, phase: str = "playing") -> str:
    """Add an open table at which a clock is about to run out, and return its id."""
    row = TableRow(
        id=new_id(),
        revision=1,
        doc="{}",
        creator=SESSION,
        listed=True,
        phase=phase,
        seed=None,
        created=1.0,
        touched=1.0,
        round=0,
        waiting="",
        result=None,
        finished=None,
        wake_at=1.0,
    )
    await store.add_table(NewTable(row, [Hold(SESSION, 0, False)], Room(100, 100, 100)))
    return row.id


def move(number: int, key: str) -> Row:
    """A row of the log."""
    return Row(number, 0, "move", "A", key, 2.0, 2.0)


async def row_of(store: Store, table_id: str) -> TableRow:
    """Return a table as it is written."""
    found = await store.table(table_id)
    assert found is not None
    return found[0]


async def write(store: Store, *wanted: tuple[str, Sequence[Row]]) -> list[bool]:
    """Write all at once, and say what was written."""
    appends = [store.append(Append(table, rows, GOES_ON, None)) for table, rows in wanted]
    return await asyncio.gather(*appends)


def test_who_comes_too_late_does_not_disturb_the_others(fresh_database: str) -> None:
    async def play() -> None:
        async with opened(fresh_database) as store:
            one, two, three = [await add_table(store) for _ in range(3)]
            assert await write(store, (one, [move(0, "a"), move(1, "b")]), (two, [move(0, "a")])) == [
                True,
                True,
            ]
            wanted = [(one, [move(2, "c")]), (two, [move(0, "d")]), (three, [move(0, "a")])]
            assert await write(store, *wanted) == [True, False, True]
            wanted = [(one, [move(2, "e"), move(3, "f")]), (two, [move(1, "d")])]
            assert await write(store, *wanted) == [False, True]
            assert await store.rows_from(one, 0) == [move(0, "a"), move(1, "b"), move(2, "c")]
            assert await store.rows_from(two, 0) == [move(0, "a"), move(1, "d")]
            assert await store.rows_from(three, 0) == [move(0, "a")]

    asyncio.run(play())


def test_what_follows_from_the_log_is_written_with_it(fresh_database: str) -> None:
    async def play() -> None:
        async with opened(fresh_database) as store:
            one, two, closed = (
                await add_table(store),
                await add_table(store),
                await add_table(store, "closed"),
            )
            wanted = [(one, GOES_ON), (two, ENDS), (closed, ENDS)]
            appends = [
                store.append(Append(table, [move(0, "a")], follows, None)) for table, follows in wanted
            ]
            assert await asyncio.gather(*appends) == [True, True, True]
            assert astuple(await row_of(store, one))[8:14] == (2.0, 3, "1", None, None, 5.0)
            assert astuple(await row_of(store, two))[8:14] == (2.0, 3, "1", "{}", 2.0, None)
            assert [(await row_of(store, table)).phase for table in (one, two, closed)] == [
                "playing",
                "finished",
                "closed",
            ]
            assert await store.due(5.0) == [one]
            assert [row.id for row in await store.lists.listed(9)] == [one]

    asyncio.run(play())


def test_there_are_only_so_many_tables_that_are_not_finished(fresh_database: str) -> None:
    async def make() -> None:
        async with opened(fresh_database) as store:
            row = await row_of(store, await add_table(store))
            await add_table(store, "finished")
            for room, message in (
                (Room(1, 9, 9), "You have too many"),
                (Room(2, 1, 9), "Too many tables"),
                (Room(2, 2, 1), "The server has as many"),
            ):
                with pytest.raises(Refusal, match=message) as refused:
                    await store.add_table(NewTable(replace(row, id=new_id()), [], room))
                assert refused.value.pause
            assert len(await store.lists.tables_of(SESSION, 9)) == 2

    asyncio.run(make())


def test_nobody_else_reads_a_new_file(tmp_path: Path) -> None:
    """It has the seeds of games that are played, and the key by which sessions are signed."""
    mask = os.umask(0)
    try:

        async def make() -> None:
            async with opened(f"sqlite:///{tmp_path}/tables.sqlite3") as store:
                await add_table(store)
                rights = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
                assert rights["tables.sqlite3"] == rights["tables.sqlite3-wal"] == 0o600

        asyncio.run(make())
    finally:
        os.umask(mask)


def test_a_database_that_is_locked_is_said_to_be_busy(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("tables") / "tables.sqlite3"

    async def play() -> None:
        async with opened(f"sqlite:///{path}") as store:
            table = await add_table(store)
            await store.run(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=0"))
            with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(Refusal, match="does not answer"):
                    await write(store, (table, [move(0, "a")]))
                other.execute("ROLLBACK")
            assert await write(store, (table, [move(0, "a")])) == [True]

    asyncio.run(play())


def test_a_connection_that_was_lost_is_replaced(fresh_postgres: str) -> None:
    async def play() -> None:
        async with opened(fresh_postgres) as store:
            table = await add_table(store)
            query = "SELECT pg_backend_pid()"
            process = await store.run(lambda connection: connection.exec_driver_sql(query).scalar_one())
            with psycopg.connect(fresh_postgres, autocommit=True) as other:
                other.execute("SELECT pg_terminate_backend(%s, %s)", (process, int(1000 * PATIENCE)))
            assert await write(store, (table, [move(0, "a")])) == [True]
            assert await store.rows_from(table, 0) == [move(0, "a")]

    asyncio.run(play())


def test_a_database_of_an_earlier_version_keeps_its_tables(fresh_database: str) -> None:
    async def look() -> None:
        store = Store(fresh_database)
        await store.run_plain(lambda: migrate_to(store, "0001"))
        table, rows = new_id(), [move(0, "a"), move(1, "b")]
        await store.run(lambda connection: write_as_before(connection, table, rows))
        await store.close()
        async with opened(fresh_database) as store:
            assert await store.due(5.0) == [table]
            assert [row.id for row in await store.lists.listed(9)] == [table]
            assert await store.rows_from(table, 0) == rows
            assert await write(store, (table, [move(1, "c")])) == [False]
            assert (await store.session_key())[1] == {SESSION}

    asyncio.run(look())


def test_reminders_and_players_of_an_earlier_version_stay(fresh_database: str) -> None:
    """Nobody knows how lately they were of use, so they have their days from now on."""
    old: dict[str, object] = {"id": "id", "session": SESSION, "kind": "hook", "address": "https://a.example/"}
    old |= {"secret": "secret", "language": "en", "created": 1.0, "failures": 0}
    player: dict[str, object] = {"id": "23456789abcd", "key": "k", "name": "Ada", "look": "ada"}
    player |= {"created": 1.0, "seen": 1.0}

    async def look() -> None:
        store = Store(fresh_database)
        await store.run_plain(lambda: migrate_to(store, "0009"))
        await store.run(lambda connection: insert(connection, "reminders", old))
        await store.run(lambda connection: insert(connection, "players", player))
        await store.close()
        before = time.time()
        async with opened(fresh_database) as store:
            reminders = Reminders(store)
            [kept] = await reminders.of(SESSION)
            assert kept._asdict() == old | {"origin": "", "used": kept.used} and kept.used >= before
            assert await reminders.expire(before) == 0
            assert await reminders.expire(kept.used + 1) == 1
            found = await Players(store.run).find("23456789abcd")
            assert found is not None and found.name == "Ada"

    asyncio.run(look())


def write_as_before(connection: sa.Connection, table: str, rows: Sequence[Row]) -> None:
    """Write a table and its log as an earlier version did."""
    values: dict[str, object] = {
        "id": table,
        "revision": 1,
        "doc": "{}",
        "creator": SESSION,
        "listed": True,
        "phase": "playing",
        "created": 1.0,
        "touched": 1.0,
        "round": 0,
        "waiting": "",
        "wake_at": 1.0,
    }
    insert(connection, "tables", values)
    insert(connection, "holds", {"session": SESSION, "table_id": table, "seat": 0, "archived": False})
    for row in rows:
        old = ("number", "seat", "kind", "body", "key", "at")
        insert(connection, "log", {"table_id": table} | {name: getattr(row, name) for name in old})


def insert(connection: sa.Connection, table: str, values: dict[str, object]) -> None:
    """Add a row to a table that may have other columns by now."""
    places = ", ".join(f":{name}" for name in values)
    connection.execute(sa.text(f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places})"), values)


def migrations() -> Config:
    """Return what Alembic has to know."""
    config = Config()
    config.set_main_option("script_location", "ginkgopolis:server/store/migrations")
    return config


def test_a_new_database_is_laid_out_as_the_steps_end(
    fresh_database: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    is_sqlite = fresh_database.startswith("sqlite")
    other = (
        f"sqlite:///{tmp_path}/steps.sqlite3"
        if is_sqlite
        else new_postgres(request.getfixturevalue("postgres_url"))
    )
    at_once, step_by_step = Store(fresh_database), Store(other)
    at_once.migrate()
    migrate_to(step_by_step, "head")
    assert everything_in(at_once) == everything_in(step_by_step)


def everything_in(store: Store) -> dict[str, object]:
    """Return how the tables of a database are made, and what is in them, but for what is drawn at random."""
    found: dict[str, object] = {}
    with store.engine.connect() as connection:
        inspector = sa.inspect(connection)
        for name in inspector.get_table_names():
            columns = {
                one["name"]: (str(one["type"]), one["nullable"], one["default"])
                for one in inspector.get_columns(name)
            }
            rows = [
                {key: value for key, value in row.items() if name != "keys" or key != "value"}
                for row in connection.execute(sa.text(f"SELECT * FROM {name}")).mappings()
            ]
            indexes = {
                index["name"]: (
                    index["column_names"],
                    index["unique"],
                    {what: str(where) for what, where in index.get("dialect_options", {}).items()},
                )
                for index in inspector.get_indexes(name)
            }
            unique = sorted(str(one["column_names"]) for one in inspector.get_unique_constraints(name))
            found[name] = (columns, inspector.get_pk_constraint(name), indexes, unique, rows)
    store.engine.dispose()
    return found


def test_the_newest_revision_is_the_last_step() -> None:
    """It is read from the names of the files, so that Alembic is asked only where there is a step to take."""
    assert newest_revision() == ScriptDirectory.from_config(migrations()).get_current_head()


def migrate_to(store: Store, revision: str) -> None:
    """Make a database as an earlier version did."""
    config = migrations()
    with store.engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.commit()
