"""A server that cannot save says so: to those who run it, and to those who play."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa

from ginkgopolis.server.health import QUIET, Health
from ginkgopolis.server.store.claim import claim
from ginkgopolis.server.store.database import Store
from tests.cli.run import run
from tests.server.playing import ME, OPEN
from tests.server.running import Client, Place, Refused, Running, new_key, settings_for


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a server keeps its tables."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture
def running(file: Path) -> Iterator[Running]:
    """A server on SQLite whose database the test spoils."""
    server = Running(settings_for(f"sqlite:///{file}"))
    yield server
    server.stop()


def pragma(server: Running, text: str) -> int:
    """Set or ask something in the server's own connection to SQLite."""

    def ask(connection: sa.Connection) -> int:
        told = connection.exec_driver_sql(f"PRAGMA {text}")
        return int(told.scalar_one()) if told.returns_rows else 0

    return server.run(lambda: server.hub.store.run(ask))


def health(client: Client) -> tuple[int, bytes]:
    """Ask whether all is well."""
    answer = client.request("GET", "/healthz")
    return answer.status, answer.body


def writable(client: Client) -> bool:
    """Look at the metrics."""
    told = client.request("GET", "/metrics").body
    return re.search(rb'^ginkgopolis_database_writable{worker="\w+"} 1$', told, re.MULTILINE) is not None


FINE = (200, b'{"status":"ok"}')


def test_whoever_asks_all_the_time_keeps_the_server_from_nothing(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are rated and tournaments go on when the server has looked, every five seconds."""
    seconds = 0
    monkeypatch.setattr(running.hub, "clock", lambda: float(seconds))
    health = Health(running.hub)

    async def look_while_others_ask() -> list[int]:
        nonlocal seconds
        looked = []
        for seconds in range(20):
            await health.check()
            if await health.look():
                looked.append(seconds)
        return looked

    assert running.run(look_while_others_ask) == [0, 5, 10, 15]


def failing(reason: str) -> tuple[int, bytes]:
    """Return the answer of a server that cannot save."""
    return 503, b'{"status":"failing","reason":"%s"}' % reason.encode()


def test_a_database_that_is_read_only(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Everybody is told once that it cannot save, and once that it can."""
    client = running.client()
    place = client.create(ME, OPEN)
    socket = place.socket()
    assert health(client) == FINE and writable(client)
    pragma(running, "query_only=ON")
    for _ in range(3):
        assert health(client) == failing("read_only") and not writable(client)
    assert socket.until("saving")["saved"] is False
    late = place.socket()
    assert late.until("saving")["saved"] is False
    assert say(place, "busy") > 0
    pragma(running, "query_only=OFF")
    running.time.now += QUIET
    health(client)
    running.time.now += QUIET
    for _ in range(3):
        assert health(client) == FINE and writable(client)
    assert [heard.until("saving")["saved"] for heard in (socket, late)] == [True, True]
    said = [record.message for record in caplog.records if record.name == "ginkgopolis.health"]
    assert said == ["moves are not being saved", "moves are saved again"]
    socket.close()
    late.close()


def say(place: Place, code: str) -> int:
    """Try to say something, and return after how many seconds it may be tried again."""
    body = b'{"key": "%s", "text": "%s", "seat": 0}' % (new_key().encode(), b"long " * 90)
    answer = place.client.request("POST", f"/api/tables/{place.id}/chat", body)
    with pytest.raises(Refused, match=code):
        answer.json()
    return int(answer.headers["retry-after"])


def test_a_disk_that_is_full(running: Running) -> None:
    """A small row may still find room where a move does not: what could not be written counts, too."""
    client = running.client()
    place = client.create(ME, OPEN)
    pragma(running, f"max_page_count={pragma(running, 'page_count')}")
    with pytest.raises(Refused, match="busy"):
        while True:
            place.post("chat", key=new_key(), text="long " * 90, seat=0)
    assert health(client) == failing("disk_full")
    running.time.now += QUIET - 1
    assert health(client) == failing("disk_full")
    pragma(running, "max_page_count=1000000")
    running.time.now += 1
    assert health(client) == FINE
    place.post("chat", key=new_key(), text="long " * 90, seat=0)


def test_a_database_that_hangs(running: Running, file: Path) -> None:
    """The answer does not wait for it, and asking again and again leaves no more behind it."""
    client = running.client()
    checked: Health = running.app.state.health
    checked.patience = 0.01
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert [health(client) for _ in range(3)] == [failing("silent")] * 3
        assert running.hub.store.threads._work_queue.qsize() == 0
        other.execute("ROLLBACK")
    checked.patience = 300.0
    assert health(client) == FINE


def test_a_postgres_that_is_read_only(fresh_postgres: str) -> None:
    server = Running(settings_for(fresh_postgres))
    try:
        client = server.client()
        place = client.create(ME, OPEN)
        assert health(client) == FINE
        with psycopg.connect(fresh_postgres, autocommit=True) as other:
            name = sa.make_url(fresh_postgres).database
            other.execute(f'ALTER DATABASE "{name}" SET default_transaction_read_only = on'.encode())
            other.execute(
                "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert health(client) == failing("read_only")
        assert say(place, "busy") > 0
    finally:
        server.stop()


def test_a_postgres_that_hangs(fresh_postgres: str) -> None:
    server = Running(settings_for(fresh_postgres))
    try:
        client = server.client()
        assert health(client) == FINE
        checked: Health = server.app.state.health
        checked.patience = 0.01
        with psycopg.connect(fresh_postgres) as other:
            other.execute("LOCK TABLE pulse IN ACCESS EXCLUSIVE MODE")
            assert [health(client) for _ in range(3)] == [failing("silent")] * 3
            other.rollback()
        checked.patience = 300.0
        assert health(client) == FINE
    finally:
        server.stop()


def test_many_who_ask_at_once_are_no_trouble(quick: Running, caplog: pytest.LogCaptureFixture) -> None:
    """One may begin to write again just when another has seen that something was written."""
    health: Health = quick.app.state.health

    async def ask_often() -> list[str | None]:
        return [await health.check() for _ in range(5)]

    async def ask_all() -> list[list[str | None]]:
        return await asyncio.gather(*(ask_often() for _ in range(5)))

    assert quick.run(ask_all) == [[None] * 5] * 5
    assert "moves are not being saved" not in caplog.text


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/metrics", "/api/about", "/api/tables", "/api/openapi.json"]
)
def test_what_can_be_got_has_a_head(quick: Running, path: str) -> None:
    client = quick.client()
    whole, head = client.request("GET", path), client.request("HEAD", path)
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert client.request("HEAD", "/api/nothing").status == 404


class TestStarting:
    def test_a_newer_database(self, file: Path) -> None:
        store = Store(f"sqlite:///{file}")
        store.migrate()
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        store.engine.dispose()
        check_refused(f"sqlite:///{file}", "The database belongs to a newer version of this server")

    @pytest.mark.parametrize("url", ["sqlite:///", "sqlite:///:memory:"])
    def test_a_database_without_a_file(self, url: str) -> None:
        check_refused(url, "sqlite:/// needs the path of a file")

    def test_two_servers_on_one_file(self, file: Path) -> None:
        with closing(claim(file)):
            check_refused(f"sqlite:///{file}", f"Another server already uses {file}")
        claim(file).close()


def check_refused(url: str, sentence: str) -> None:
    """A server says in one sentence why it cannot start."""
    told = run("serve", "--port", "0", "--database-url", url)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith(sentence)
