"""A server that stops lets its clients go one by one, each between two messages, and they go on elsewhere."""

import asyncio
import http.client
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ginkgopolis.server.doors import wire
from tests.patience import PATIENCE
from tests.server.conftest import new_postgres
from tests.server.playing import ME
from tests.server.running import Client, Json, Place, Running, Socket, new_key, settings_for

Found = TypeVar("Found")
TOKEN = "a token that is long enough"


def code_at_end(socket: Socket) -> int:
    """Return the code with which a connection ends, whatever is told before."""
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


class SlowDisk:
    """A database that writes only when it is told to."""

    def __init__(self, running: Running) -> None:
        self.asked = threading.Event()
        self.running = running
        self.free = asyncio.Event()
        store = running.hub.store
        self.append = store.append
        store.append = self.wait  # type: ignore[method-assign]

    async def wait(self, wanted: Any) -> bool:
        """Write later."""
        self.asked.set()
        await self.free.wait()
        return await self.append(wanted)

    def write(self) -> None:
        """Write now."""
        self.running.loop.call_soon_threadsafe(self.free.set)


def test_what_is_being_done_is_answered_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "SPREAD", 0.0)
    settings = settings_for(f"sqlite:///{tmp_path}/tables.sqlite3")
    first = Running(settings)
    place = first.client().create(ME, ME, options={"introductory": True}, start=True)
    busy, idle = place.socket(0), place.socket(1)
    decision = place.state(0)["game"]["decision"]
    disk = SlowDisk(first)
    wish = {"key": new_key(), "seat": 0, "decision": decision["id"], "moves": decision["moves"][:1]}
    busy.send("move", id="one", **wish)
    assert disk.asked.wait(PATIENCE)
    first.server.should_exit = True
    assert code_at_end(idle) == 1012
    disk.write()
    while busy.receive().get("id") != "one":
        pass
    assert busy.heard[-1]["type"] == "done"
    assert code_at_end(busy) == 1012
    first.stop()
    second = Running(settings, first.time)
    try:
        place.client.port = second.port
        again = place.socket(0)
        assert again.game is not None and 0 not in again.game["view"]["pending"]
        assert again.ask("move", **wish)["repeated"]
        again.close()
    finally:
        second.stop()


def test_clients_are_let_go_one_by_one(quick: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each at a moment of its own, and it is served until then."""
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    sockets = [place.socket(0), place.socket(1)]
    moments: list[float] = []
    partings: list[Any] = []

    def later(seconds: float, work: Any) -> None:
        moments.append(seconds)
        partings.append(work)

    async def stop() -> None:
        loop = asyncio.get_running_loop()
        channels = [one.channel for one in quick.hub.tables[place.id].connections]
        for channel in channels:
            monkeypatch.setattr(channel, "loop", Later(loop, later))
            channel.shutdown()  # type: ignore[attr-defined]

    quick.run(stop)
    assert len(set(moments)) == 2 and all(0 <= moment <= wire.SPREAD for moment in moments)
    for seat, socket in enumerate(sockets):
        socket.ask("choices", seat=seat, lessons=False)
    quick.loop.call_soon_threadsafe(partings[0])
    quick.loop.call_soon_threadsafe(partings[1])
    assert [code_at_end(socket) for socket in sockets] == [1012, 1012]


class Later:
    """An event loop whose `call_later` is looked at once."""

    def __init__(self, loop: Any, later: Any) -> None:
        self.loop = loop
        self.later = [later]

    def __getattr__(self, name: str) -> Any:
        if name == "call_later" and self.later:
            return self.later.pop()
        return getattr(self.loop, name)


@contextmanager
def serving(url: str, workers: int) -> Iterator[tuple[subprocess.Popen[str], Client]]:
    """The command itself, with some processes behind one port."""
    settings = {"DATABASE_URL": url, "STATUS_TOKEN": TOKEN, "REQUESTS_AT_ONCE": "1000000", "PORT": "0"}
    with subprocess.Popen(
        [sys.executable, "-m", "ginkgopolis", "serve", "--workers", str(workers)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {f"GINKGOPOLIS_{name}": value for name, value in settings.items()},
        encoding="utf-8",
    ) as process:
        try:
            assert process.stdout is not None
            address = re.search(r":(\d+)/", process.stdout.readline())
            assert address is not None
            yield process, Client(int(address[1]))
        finally:
            process.send_signal(signal.SIGTERM)
            status = process.wait(PATIENCE)
        assert status == 0


def again(work: Callable[[], Found]) -> Found:
    """Do what may be done twice until it is done, as browsers do."""
    while True:
        try:
            return work()
        except (OSError, EOFError, http.client.HTTPException, InvalidHandshake, InvalidMessage):
            pass


class Player:
    """Somebody with both seats of a table, who comes back and sends again what was not answered."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.chance = Random(1)
        self.codes: list[int] = []
        self.done: list[tuple[Place, Json]] = []
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game."""
        self.place = again(lambda: self.client.create(ME, ME, options={"introductory": True}, start=True))
        self.socket = again(self.place.socket)

    def move(self) -> None:
        """Make a move, and wait until it is acknowledged."""
        view = again(lambda: self.place.state("watch"))["game"]["view"]
        if view["over"]:
            self.socket.close()
            self.sit_down()
            return
        seat = view["pending"][0]
        decision = again(lambda: self.place.state(seat))["game"]["decision"]
        moves = [self.chance.choice(decision["moves"])]
        wish = {"key": new_key(), "seat": seat, "decision": decision["id"], "moves": moves}
        while not self.attempt(wish):
            self.socket = again(self.place.socket)
        self.done.append((self.place, wish))

    def attempt(self, wish: Json) -> bool:
        """Send a wish; False if the connection was closed before it was answered."""
        try:
            self.socket.ask("move", **wish)
        except ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd is not None else 1006)
            return False
        return True


def workers_of(client: Client) -> set[str]:
    """Return the names of the workers."""
    headers = {"Authorization": f"Bearer {TOKEN}"}
    return set(again(lambda: client.request("GET", "/status.json", headers=headers).json()["workers"]))


if sys.platform != "win32":  # where there is no such signal

    def test_workers_are_replaced_one_by_one_while_somebody_plays(postgres_url: str) -> None:
        """Every connection ends with 1012, everything acknowledged is there, and nothing is done twice."""
        with serving(new_postgres(postgres_url), workers=2) as (process, client):
            player = Player(client)
            while len(old := workers_of(client)) < 2:
                player.move()
            watching = [player.place.socket("watch") for _ in range(4)]
            process.send_signal(signal.SIGHUP)
            while len(now := workers_of(client)) != 2 or now & old:
                player.move()
            player.move()
            assert {code_at_end(socket) for socket in watching} | set(player.codes) == {1012}
            for place, wish in player.done[-50:]:
                assert place.post("move", **wish)["repeated"]
            player.socket.close()
