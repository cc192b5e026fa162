"""A uvicorn or websockets that has changed inside is noticed, and the server plays on by the ordinary way."""

import asyncio
import inspect
import logging
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from ginkgopolis.server.doors import channel as line
from ginkgopolis.server.doors.channel import MOST_UNSENT, TOO_SLOW, AsgiChannel
from ginkgopolis.server.doors.way import ORDINARY, SHORT, choose_way
from tests.server.playing import check_same, connect_all, play_on, seat_people
from tests.server.running import Running, settings_for

THEIRS = (
    "websockets.streams",
    "websockets.protocol",
    "websockets.server",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
    "uvicorn.protocols.websockets.auto",
)
"""Modules of others, each after those that it imports."""
OURS = (
    "ginkgopolis.server.doors.wire",
    "ginkgopolis.server.doors.wire_trial",
    "ginkgopolis.server.doors.ordinary",
)

Change = Callable[[str, str], None]


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """Replace words in the modules of others, as a new release might, and have ours imported again."""

    def rewrite(old: str, new: str) -> None:
        sources = {name: inspect.getsource(import_module(name)) for name in THEIRS}
        assert any(old in source for source in sources.values())
        for name, source in sources.items():
            module = ModuleType(name)
            module.__package__ = name.rpartition(".")[0]
            monkeypatch.setitem(sys.modules, name, module)
            exec(compile(source.replace(old, new), name, "exec"), vars(module))
        for name in OURS:
            import_module(name)  # so that it is put back afterwards
            monkeypatch.delitem(sys.modules, name)

    return rewrite


def test_what_is_installed_goes_the_short_way(caplog: pytest.LogCaptureFixture, change: Change) -> None:
    caplog.set_level(logging.INFO, "ginkgopolis.way")
    assert choose_way() == SHORT
    change("class StreamReader", "class StreamReader")
    assert choose_way() == SHORT
    assert [record.levelname for record in caplog.records] == ["INFO", "INFO"]
    assert caplog.messages[0].startswith("WebSockets go the short way, which fits uvicorn ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("WebSocketsSansIOProtocol", "WebSocketProtocol"),
        ("handle_connect", "handle_request"),
        ("self.queue", "self.inbox"),
        ("self.loop", "self.event_loop"),
        ("self.config", "self.setup"),
        ("close_sent", "close_was_sent"),
        ("close_timer", "timer_of_close"),
        ("close_timeout", "timeout_of_close"),
        ("read_paused", "is_reading_paused"),
        ("self.buffer", "self.store"),
        ("current_size", "size_so_far"),
        ("OPEN", "OPENED"),
        ('{"websocket.http.response": {}}', "None"),
        ("async def receive(self)", "async def receive(self, most=1, *, least)"),
    ],
)
def test_a_change_inside_is_noticed(
    change: Change, caplog: pytest.LogCaptureFixture, old: str, new: str
) -> None:
    change(old, new)
    assert choose_way() == ORDINARY
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert caplog.messages[0].startswith("WebSockets go the ordinary way, since the short one does not fit ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # What has come in last is handed out first.
        ("ASGIReceiveEvent] = asyncio.Queue()", "ASGIReceiveEvent] = asyncio.LifoQueue()"),
        # Reading no longer goes on by itself.
        ("if self.read_paused and self.queue.empty():", "if False:"),
        # The connection ends as soon as the application does.
        ("if self.close_timer is None:", "if True:"),
    ],
)
def test_a_change_of_meaning_is_noticed(change: Change, old: str, new: str) -> None:
    change(old, new)
    assert choose_way() == ORDINARY


@pytest.mark.parametrize(
    ("old", "new"), [("WebSocketsSansIOProtocol", "WebSocketProtocol"), ("current_size", "size_so_far")]
)
def test_a_changed_uvicorn_still_plays(change: Change, tmp_path: Path, old: str, new: str) -> None:
    change(old, new)
    server = Running(settings_for(f"sqlite:///{tmp_path}/tables.sqlite3"))
    try:
        assert server.server.config.ws == ORDINARY
        sockets = connect_all(seat_people(server, 2))
        play_on(sockets, Random(2))
        for socket in sockets:
            socket.wait(lambda game: bool(game["view"]["over"]))
            check_same(socket)
            socket.close()
    finally:
        server.stop()


class Deaf:
    """A WebSocket whose client takes nothing in until `hears` is set, and says nothing."""

    def __init__(self) -> None:
        self.hears = asyncio.Event()
        self.heard: list[str | int] = []
        self.is_gone = False

    async def send_text(self, text: str) -> None:
        """Send a text."""
        await self.hears.wait()
        if self.is_gone:
            raise WebSocketDisconnect(1006)
        self.heard.append(text)

    async def close(self, code: int) -> None:
        """Close the connection."""
        self.heard.append(code)

    async def receive(self) -> None:
        """Wait for ever."""
        await asyncio.Event().wait()


async def let_go(client: Deaf) -> AsgiChannel:
    """Tell somebody more than she takes in, and return the line when she is let go."""
    far = AsgiChannel(cast(WebSocket, client))
    far.tell(b"first")
    reading = asyncio.create_task(far.receive())
    await asyncio.sleep(0)
    while not far.is_over:
        assert far.unsent <= MOST_UNSENT
        far.tell(b"x" * 100_000)
    far.tell(b"too late")
    assert (await reading)["code"] == TOO_SLOW == (await far.receive())["code"]
    return far


def test_the_ordinary_way_keeps_the_order_and_the_last_word() -> None:
    async def talk() -> None:
        client = Deaf()
        far = await let_go(client)
        client.hears.set()
        await far.end()
        assert client.heard[0] == "first" and client.heard[-1] == TOO_SLOW
        assert len(client.heard) == 2 + (MOST_UNSENT // 100_000 + 1)

    asyncio.run(talk())


def test_the_ordinary_way_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line, "PARTING", 0.0)

    async def talk() -> None:
        client = Deaf()
        far = await let_go(client)
        await far.end()
        await asyncio.sleep(0)
        assert far.sender is not None and far.sender.cancelled() and not client.heard

    asyncio.run(talk())


def test_the_ordinary_way_ends_when_the_client_is_gone() -> None:
    async def talk() -> None:
        client = Deaf()
        far = AsgiChannel(cast(WebSocket, client))
        far.tell(b"to nobody")
        client.is_gone = True
        client.hears.set()
        assert far.sender is not None
        await far.sender
        assert far.is_over and not client.heard
        far.hang_up(TOO_SLOW)
        await far.end()
        assert not client.heard

    asyncio.run(talk())
