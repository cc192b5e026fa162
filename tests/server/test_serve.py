"""`ginkgopolis serve`: settings, and what it says when it cannot."""

import asyncio
import mimetypes
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI

from ginkgopolis import BadOptions
from ginkgopolis.cli.serve import ACCEPTED_AT_ONCE, address_of, bind, doubled, make_config
from ginkgopolis.server.doors.client import TYPES, add_client
from ginkgopolis.server.settings import read_settings, to_environment
from tests.cli.run import run
from tests.server.running import Running, settings_for


def test_settings_come_from_the_environment_and_from_options() -> None:
    environment = {"GINKGOPOLIS_PORT": "81", "GINKGOPOLIS_SECURE_COOKIES": "true", "OTHER": "x"}
    settings = read_settings(environment, host="0.0.0.0", port=None)
    assert (settings.host, settings.port, settings.secure_cookies) == ("0.0.0.0", 81, True)
    assert read_settings(environment, port=82).port == 82
    assert read_settings(to_environment(settings)) == settings


def test_the_usual_database_is_a_file_of_the_user() -> None:
    assert read_settings({}).url.startswith("sqlite:///")
    assert read_settings({}, database_url="postgres://u@h/d").url == "postgresql+psycopg://u@h/d"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"port": 70_000}, "70000 is not a port"),
        ({"workers": 0}, "There cannot be 0 workers"),
        ({"workers": 2}, "SQLite is for one worker"),
        ({"database_url": "mysql://secret@host/db"}, "cannot be used"),
        ({"bot_seconds": "long"}, "cannot be read"),
        ({"strangers_up_to": 0}, "need some time"),
        ({"strangers_per_second": "nan"}, "need some time"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptions, match=message) as refused:
        read_settings({}, **given)
    assert "secret" not in str(refused.value)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = run("serve", "--port", str(port), "--database-url", f"sqlite:///{tmp_path}/t.sqlite3")
    assert told.status == 2 and told.out == ""
    begin, reason, end = told.err.partition(reason_for_a_port_in_use())
    assert begin == f"The server cannot listen at 127.0.0.1, port {port}: " and reason
    assert end == (
        "; choose others with --host and --port, "
        "or GINKGOPOLIS_HOST and GINKGOPOLIS_PORT (port 0 is any free one).\n"
    )


def reason_for_a_port_in_use() -> str:
    """Return what this system says about it."""
    with socket.create_server(("127.0.0.1", 0)) as taken, socket.socket() as other:
        try:
            other.bind(taken.getsockname())
        except OSError as error:
            return error.strerror or ""
    raise AssertionError("two sockets have the same address")


def test_a_host_that_there_is_not(tmp_path: Path) -> None:
    told = run("serve", "--host", "203.0.113.1", "--database-url", f"sqlite:///{tmp_path}/t.sqlite3")
    assert told.status == 2 and told.err.startswith("The server cannot listen at 203.0.113.1")


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:///FOLDER/letter.txt/t.sqlite3",
        "sqlite:///FOLDER",
        "nonsense",
        "postgresql://nobody:secret@127.0.0.1:1/db",
    ],
)
def test_databases_that_cannot_be_used(url: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_bytes(b"Dear Ada")
    told = run("serve", "--database-url", url.replace("FOLDER", str(tmp_path)))
    assert told.status == 2 and told.err.count("\n") == 1 and "secret" not in told.err


def test_a_database_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 100, encoding="utf-8")
    told = run("serve", "--database-url", f"sqlite:///{file}")
    assert told.status == 2 and told.err == "The database cannot be used: file is not a database.\n"


def test_files_of_the_client_are_what_they_are(tmp_path: Path) -> None:
    """Whatever other programs have told the system about them."""
    for ending in TYPES:
        mimetypes.add_type("text/plain", ending)
    add_client(FastAPI(), tmp_path)
    for ending, kind in TYPES.items():
        assert mimetypes.guess_type(f"file{ending}") == (kind, None)


def test_the_address_that_people_open() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1"), ("::1", "[::1]")):
        with bind(host, 0) as listener:
            port = listener.getsockname()[1]
            assert address_of(listener, host) == f"http://{shown}:{port}/"


def test_the_documentation(tmp_path: Path) -> None:
    """Under /docs/, with a policy of its own; without it a page says what is missing."""
    (tmp_path / "index.html").write_text("<h1>Pages</h1>", encoding="utf-8")
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    there = Running(settings_for(url, docs=str(tmp_path)))
    try:
        ask = there.client().request
        assert (ask("GET", "/docs/").status, ask("GET", "/docs/").body) == (200, b"<h1>Pages</h1>")
        assert "script-src" in ask("GET", "/docs/").headers["content-security-policy"]
        assert ask("GET", "/docs/%2e%2e/settings.py").status == 404
        assert there.client().get("/api/about")["docs"] is True
    finally:
        there.stop()


def test_without_the_documentation(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    here = Running(settings_for(url, docs=str(tmp_path / "none")))
    try:
        answer = here.client().request("GET", "/docs/rules/")
        assert answer.status == 404 and b"make docs" in answer.body
        assert here.client().get("/api/about")["docs"] is False
    finally:
        here.stop()


def test_a_flood_of_connections_is_taken_quickly() -> None:
    """An event loop that takes one whenever it looks around leaves all others waiting behind a flood."""
    flood = 10 * ACCEPTED_AT_ONCE
    come: list[asyncio.Protocol] = []

    class Caller(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            come.append(self)

    async def take_all() -> int:
        looks = 0
        with ExitStack() as stack:
            listener = bind("127.0.0.1", 0)
            loop = asyncio.get_running_loop()
            for one in doubled(listener):
                stack.callback((await loop.create_server(Caller, sock=one)).close)
            for _ in range(flood):
                stack.enter_context(socket.create_connection(listener.getsockname()))
            while len(come) < flood:
                await asyncio.sleep(0)
                looks += 1
        return looks

    factory = make_config(settings_for("")).get_loop_factory()
    with asyncio.Runner(loop_factory=factory) as runner:
        assert runner.run(take_all()) < flood / 2
