"""Connections that are refused cost nothing: no place, no memory, whatever they say about themselves."""

import gc
import re
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidStatus

from ginkgopolis.server import garbage
from ginkgopolis.server.doors.way import ORDINARY
from ginkgopolis.server.garbage import Garbage
from tests.patience import PATIENCE
from tests.server.playing import ME, OPEN
from tests.server.running import Place, Running, settings_for

ENDS = WebSocketsSansIOProtocol
HANDSHAKE = (
    "GET /api/tables/{table}/ws{query} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
    "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    "{header}\r\n\r\n"
)


@pytest.fixture(scope="module", params=[None, ORDINARY], ids=["chosen", "ordinary"])
def narrow(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with two places for each address."""
    folder: Path = tmp_path_factory.mktemp("tables")
    settings = settings_for(f"sqlite:///{folder}/t.sqlite3", connections_per_address=2)
    running = Running(settings, way=request.param)
    yield running
    running.stop()


def knock(server: Running, table: str, query: str = "", header: str = "Accept: */*") -> bytes:
    """Shake hands as no browser would, and return the answer, up to the end of the line."""
    said = HANDSHAKE.format(table=table, query=query, header=header).encode("latin-1")
    heard = b""
    with closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)) as line:
        line.sendall(said)
        while True:
            part = line.recv(1 << 16)
            heard += part
            if not part or is_farewell(heard):
                return heard


def is_farewell(heard: bytes) -> bool:
    """Has the server said why it hangs up, or what is to be seen at the table?"""
    return heard.partition(b"\r\n\r\n")[2][:1] == b"\x88" or b'"type":"state"' in heard


@pytest.mark.parametrize(
    ("query", "header", "answer"),
    [
        ("", "Origin: http://[", b"forbidden_origin"),
        ("", "Origin: http://[::1", b"forbidden_origin"),
        ("", "Origin: \xff\xfe", b"forbidden_origin"),
        ("", "Origin:", b"forbidden_origin"),
        ("?seat=" + "9" * 5_000, "Accept: */*", b"malformed"),
        ("?seat=%D9%A3", "Accept: */*", b"malformed"),
        ("?seat=-1", "Accept: */*", b"malformed"),
        ("?seat=99", "Accept: */*", b"no_such_seat"),
        ("?pack=zip", "Accept: */*", b"malformed"),
        ("?lang=" + "x" * 5_000, "Accept: */*", b"bad_options"),
        ("", 'Cookie: ginkgopolis="\\999\xff; =;;; $x=', b'"type":"state"'),
        ("", "Cookie: ginkgopolis=" + "x" * 5_000, b'"type":"state"'),
        ("", "Sec-WebSocket-Protocol: ,,\xff, a b", b"400 Bad Request"),
        ("", "X: " + "x" * 9_000, b"malformed"),
        ("", "\r\n".join(f"X-{number}: x" for number in range(150)), b"malformed"),
        ("?seat=" + "9" * 9_000, "Accept: */*", b"malformed"),
    ],
    ids=range(16),
)
def test_who_is_refused_takes_no_place(narrow: Running, query: str, header: str, answer: bytes) -> None:
    table = narrow.client().create(ME, OPEN, house={"open": True})
    for _ in range(4):  # twice as many as there are places
        wait_for_free_places(table)
        assert answer in knock(narrow, table.id, query, header)
    check_free(table)


def test_who_leaves_at_once_takes_no_place(narrow: Running) -> None:
    table = narrow.client().create(ME, OPEN, house={"open": True})
    said = HANDSHAKE.format(table=table.id, query="", header="Accept: */*").encode()
    for _ in range(4):
        with closing(socket.create_connection(("127.0.0.1", narrow.port), PATIENCE)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            line.sendall(said)
    check_free(table)


def test_a_table_that_fails_takes_no_place(narrow: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = narrow.client().create(ME, OPEN, house={"open": True})

    def fail(*_: object) -> None:
        raise RuntimeError("unforeseen")

    with monkeypatch.context() as patch:
        patch.setattr(narrow.hub, "table", fail)
        for _ in range(4):
            knock(narrow, table.id)
    check_free(table)


def check_free(place: Place) -> None:
    """Both places can be taken, and the third is refused at the door."""
    wait_for_free_places(place)
    sockets = [place.socket(), place.socket()]
    with pytest.raises(InvalidStatus) as refused:
        place.socket()
    assert refused.value.response.status_code == 429
    assert int(refused.value.response.headers["Retry-After"]) > 0
    for taken in sockets:
        taken.close()


def wait_for_free_places(place: Place) -> None:
    """Wait until the server has noticed that nobody is there any more."""
    until = monotonic() + PATIENCE
    while connections(place):
        assert monotonic() < until


def connections(place: Place) -> int:
    """Return how many connections the server counts."""
    told = place.client.request("GET", "/metrics").body.decode()
    return int(re.findall(r'^ginkgopolis_connections{worker="\w+"} (\d+)$', told, re.MULTILINE)[0])


@pytest.fixture
def tidy() -> Iterator[Garbage]:
    """Garbage is looked for as a server does, which may do nothing else for it."""
    before = gc.get_threshold()
    garbage = Garbage()
    garbage.begin(0.0)
    yield garbage
    gc.unfreeze()
    gc.set_threshold(*before)


def left_behind() -> int:
    """Return how many ends of connections are in memory."""
    return sum(isinstance(thing, ENDS) for thing in gc.get_objects())


def test_refused_connections_leave_nothing_in_memory(narrow: Running, tidy: Garbage) -> None:
    """Objects that point at each other are found by themselves, without waiting for minutes."""
    table = narrow.client().create(ME, OPEN, house={"open": True})
    for _ in range(400):
        knock(narrow, table.id, header="Origin: http://[")
    assert left_behind() < 200


def test_what_has_grown_old_is_found_once_there_is_much(tidy: Garbage) -> None:
    """Whoever stays connected for a while before she leaves could fill the memory otherwise."""
    looks = [look_once(tidy) for _ in range(2 * garbage.SURVIVORS)]
    assert sum(looks) == 2 and not looks[0]
    assert tidy.look(garbage.SWEEP) and not tidy.look(garbage.SWEEP)


def look_once(tidy: Garbage) -> bool:
    """Let the young be looked at, those included that have survived it once; then perhaps all."""
    gc.collect(1)
    return tidy.look(0.0)
