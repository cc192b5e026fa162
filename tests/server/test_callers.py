"""Connections over which nothing comes: they are bounded, and do not keep others out."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic

import pytest
from uvicorn.server import ServerState

from ginkgopolis.server.doors import callers
from ginkgopolis.server.doors.callers import Caller, Callers
from ginkgopolis.server.doors.proxies import Proxies
from tests.patience import PATIENCE
from tests.server.playing import ME
from tests.server.running import Running, settings_for

WHOLE = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
BEGUN = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n"
LARGE = 32_000_000
BODY_TO_COME = (
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 20\r\n\r\n{"
)


def run(folder: Path, **changes: object) -> Iterator[Running]:
    """Run a server that trusts no proxy here."""
    running = Running(settings_for(f"sqlite:///{folder}/t.sqlite3", proxies="192.0.2.1", **changes))
    yield running
    running.stop()


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Running]:
    """A server that bears three connections from an address."""
    yield from run(tmp_path, connections_per_address=3)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server that bears three connections in all."""
    yield from run(tmp_path, connections_in_all=3)


def dial(server: Running, stack: ExitStack, said: bytes = b"") -> socket.socket:
    """Connect, and say something."""
    line = stack.enter_context(closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)))
    line.sendall(said)
    return line


def heard(line: socket.socket) -> bytes:
    """Return all that comes until the other side hangs up."""
    found = b""
    try:
        while part := line.recv(1 << 16):
            found += part
    except ConnectionResetError:
        pass
    return found


def counted(server: Running) -> Callers:
    """Return what the server counts."""
    found = server.server.lifespan.state["callers"]
    assert isinstance(found, Callers)
    return found


@pytest.mark.parametrize("server", ["narrow", "small"])
@pytest.mark.parametrize("said", [b"", BEGUN, BODY_TO_COME])
def test_the_oldest_that_waits_makes_room(server: str, said: bytes, request: pytest.FixtureRequest) -> None:
    running: Running = request.getfixturevalue(server)
    with ExitStack() as stack:
        silent = [dial(running, stack, said) for _ in range(3)]
        answer = heard(dial(running, stack, WHOLE))
        assert answer.startswith(b"HTTP/1.1 200")
        assert heard(silent[0]) == b""
        assert len(counted(running).all) <= 3
        silent[1].sendall(b"\r\n")  # the second is still connected


@pytest.mark.parametrize("said", [b"", BEGUN, BODY_TO_COME])
def test_who_takes_her_time_is_cut(narrow: Running, said: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "SOON", 0.01)
    with ExitStack() as stack:
        assert heard(dial(narrow, stack, said)) == b""
    assert not counted(narrow).all and not counted(narrow).groups


def test_who_does_not_read_on_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that nobody reads must not hold a connection for ever."""
    monkeypatch.setattr(callers, "SOON", 0.05)
    (tmp_path / "index.html").write_bytes(b"")
    (tmp_path / "large").write_bytes(bytes(LARGE))
    for server in run(tmp_path, docs=str(tmp_path)):
        with ExitStack() as stack:
            line = dial(server, stack, WHOLE.replace(b"/api/about", b"/docs/large"))
            assert line.recv(1) == b"H"
            until = monotonic() + PATIENCE
            while counted(server).all:
                assert monotonic() < until
            assert len(heard(line)) < LARGE


def test_a_websocket_takes_no_place_here(narrow: Running) -> None:
    place = narrow.client().create(ME, ME, start=True)
    sockets = [place.socket(0) for _ in range(3)]
    assert place.get()["table"]["id"] == place.id
    for one in sockets:
        one.close()


class Line(asyncio.Transport):
    """A connection from far away."""

    def __init__(self, address: str) -> None:
        super().__init__({"socket": self})
        self.address = address
        self.is_cut = False

    def getpeername(self) -> tuple[str, int, int, int]:
        """Return where it comes from, as a socket does."""
        return self.address, 1, 0, 0

    getsockname = getpeername

    def abort(self) -> None:
        """End it."""
        self.is_cut = True


def test_half_of_ipv6_is_one_address(narrow: Running) -> None:
    lines = [Line(f"2001:db8::{number}") for number in range(4)] + [Line("2001:db8:0:1::1")]
    state, here = {"callers": Callers(10, 3, Proxies("192.0.2.1"))}, ServerState()

    async def come() -> None:
        for line in lines:
            Caller(narrow.server.config, here, state).connection_made(line)
        for caller in list(state["callers"].all):
            caller.leave()

    narrow.run(come)
    assert [line.is_cut for line in lines] == [True, False, False, False, False]
    assert not state["callers"].groups


def test_a_proxy_speaks_for_many(narrow: Running) -> None:
    lines = [Line("2001:db8::1") for _ in range(4)]
    state, here = {"callers": Callers(10, 3, Proxies("2001:db8::1"))}, ServerState()

    async def come() -> None:
        for line in lines:
            Caller(narrow.server.config, here, state).connection_made(line)
        assert len(state["callers"].all) == 4
        for caller in list(state["callers"].all):
            caller.leave()

    narrow.run(come)
    assert not any(line.is_cut for line in lines)
