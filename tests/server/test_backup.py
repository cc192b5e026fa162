"""Backups are made while games go on, and what is restored is whole, on either kind of database."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

from ginkgopolis.server.admin import backup
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.migrating import upgrade
from ginkgopolis.server.store.schema import METADATA, TABLES
from tests.cli.run import run
from tests.server.conftest import new_postgres
from tests.server.playing import check_same, connect_all, play_on, seat_people
from tests.server.running import Place, Running, settings_for

Rows = dict[str, list[tuple[Any, ...]]]
WHOLE = '{"type":"ginkgopolis-backup","format":1,"revision":"0001","at":1.0,"columns":{}}\n'


@pytest.fixture
def playing(fresh_database: str) -> Iterator[Running]:
    """A server on each kind of database."""
    running = Running(settings_for(fresh_database))
    yield running
    running.stop()


@pytest.fixture(params=["to sqlite", "to postgres"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that is empty."""
    if request.param == "to sqlite":
        return f"sqlite:///{tmp_path}/restored.sqlite3"
    return new_postgres(request.getfixturevalue("postgres_url"))


def rows_of(url: str) -> Rows:
    """Return all that a database holds."""
    store = Store(settings_for(url).url)
    with store.engine.connect() as connection:
        found = {
            table.name: sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)
            for table in METADATA.sorted_tables
        }
    store.engine.dispose()
    return found


def test_games_go_on_while_a_backup_is_made(
    playing: Running, elsewhere: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = playing.hub.settings.url
    games = [seat_people(playing, 2, {"introductory": True}) for _ in range(2)]
    sockets = [connect_all(places) for places in games]
    for seats in sockets:
        play_on(seats, Random(1), rounds=2)
    before = rows_of(url)
    copied: list[str] = []
    plainly = backup.write_table

    def write_table(connection: sa.Connection, table: sa.Table, out: Any) -> int:
        """Play meanwhile: a copy that is not of one moment would be torn."""
        for seats in sockets:
            for socket in seats:
                check_same(socket)
            play_on(seats, Random(len(copied)), rounds=3 + len(copied) // 2)
        copied.append(table.name)
        return plainly(connection, table, out)

    monkeypatch.setattr(backup, "write_table", write_table)
    file = tmp_path / "tables.backup"
    told = run("admin", "backup", file, "--database-url", url)
    assert (told.status, told.err) == (0, "") and str(file) in told.out
    assert sorted(copied) == sorted(before)
    assert file.stat().st_mode & 0o077 == 0
    assert len(rows_of(url)["log"]) > len(before["log"]) + 10
    assert run("admin", "restore", file, "--database-url", elsewhere).status == 0
    assert rows_of(elsewhere) == before
    assert run("admin", "check", "--database-url", elsewhere).status == 0
    for seats in sockets:
        for socket in seats:
            socket.close()
    play_where_it_was_restored(elsewhere, games[0])


def play_where_it_was_restored(url: str, places: list[Place]) -> None:
    """Go on with a game to its end, with the cookies of before."""
    server = Running(settings_for(url))
    try:
        for place in places:
            place.client.port = server.port
        sockets = connect_all(places)
        play_on(sockets, Random(2))
        for socket in sockets:
            socket.wait(lambda game: bool(game["view"]["over"]))
            socket.close()
    finally:
        server.stop()


def test_a_backup_of_an_earlier_version_is_brought_up_to_date(
    fresh_database: str, elsewhere: str, tmp_path: Path
) -> None:
    store = Store(settings_for(fresh_database).url)
    with store.engine.connect() as connection:
        upgrade(connection, "0001")
        values = {"id": "23456789abcd", "revision": 1, "doc": "{}", "creator": "c", "listed": True}
        times = {"phase": "lobby", "created": 1.5, "touched": 2.5, "round": 0, "waiting": ""}
        old = sa.Table("tables", sa.MetaData(), autoload_with=connection)
        connection.execute(old.insert(), values | times)
        connection.commit()
        with gzip.open(tmp_path / "old.backup", "wb") as out:
            backup.write_rows(connection, 1.0, out)
    store.threads.shutdown()
    store.engine.dispose()
    counts = json.loads(
        run("admin", "restore", tmp_path / "old.backup", "--database-url", elsewhere, "--json", "-").out
    )
    assert counts["tables"] == 1 and counts["log"] == 0
    [row] = rows_of(elsewhere)["tables"]
    assert dict(zip(TABLES.c.keys(), row))["touched"] == 2.5
    assert run("admin", "tables", "--database-url", elsewhere).status == 0


def test_a_database_in_use_is_not_overwritten(playing: Running, tmp_path: Path) -> None:
    url = playing.hub.settings.url
    file = tmp_path / "tables.backup"
    assert run("admin", "backup", file, "--database-url", url).status == 0
    told = run("admin", "restore", file, "--database-url", url)
    assert (told.status, told.out) == (2, "") and told.err.startswith("The database is not empty")
    told = run("admin", "backup", file, "--database-url", url)
    assert (told.status, told.err) == (2, f"{file} is there already.\n")
    told = run("admin", "backup", tmp_path / "no" / "folder", "--database-url", url)
    assert told.status == 2 and told.err.count("\n") == 1


NO_BACKUPS = {
    "a letter": b"Dear Ada",
    "nothing": b"",
    "a compressed letter": gzip.compress(b"Dear Ada\n"),
    "no end": gzip.compress(WHOLE.encode()),
    "too few rows": gzip.compress((WHOLE + '{"type":"end","rows":{"tables":1}}\n').encode()),
    "rows of no table": gzip.compress((WHOLE + '["tables",[1]]\n{"type":"end","rows":{}}\n').encode()),
    "other tables": gzip.compress(
        (WHOLE.replace("{}", '{"spoons":["a"]}') + '{"type":"end","rows":{"spoons":0}}\n').encode()
    ),
    "cut off": gzip.compress(WHOLE.encode() * 100)[:-20],
}


@pytest.mark.parametrize("case", NO_BACKUPS)
def test_files_that_are_no_backups(case: str, tmp_path: Path) -> None:
    file, url = tmp_path / "letter.txt", f"sqlite:///{tmp_path}/restored.sqlite3"
    file.write_bytes(NO_BACKUPS[case])
    told = run("admin", "restore", file, "--database-url", url)
    assert (told.status, told.out) == (2, "")
    assert told.err == f"{file} is not a backup, or not a whole one.\n"


def test_a_backup_of_a_newer_version(tmp_path: Path) -> None:
    file, url = tmp_path / "newer.backup", f"sqlite:///{tmp_path}/restored.sqlite3"
    file.write_bytes(gzip.compress((WHOLE.replace("0001", "9999") + '{"type":"end","rows":{}}\n').encode()))
    told = run("admin", "restore", file, "--database-url", url)
    assert (told.status, told.err) == (2, f"{file} was written by a newer version.\n")
