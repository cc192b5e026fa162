"""What strangers may cost in all is bounded, and those who play do not wait for them."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from ginkgopolis.server.doors import porter
from ginkgopolis.server.doors.limits import Allowances
from ginkgopolis.server.doors.proxies import Proxies
from ginkgopolis.server.gate import AT_ONCE, BREATH, LOOK, MOST_OWED, PER_LINE, PER_SECOND, SAVED, Gate
from tests.patience import PATIENCE
from tests.server.playing import ME
from tests.server.running import Running, Time, settings_for

SHARE = 0.4
IN_ANY_CASE = 5.0
READ = "ginkgopolis_request_seconds"
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
}
ABOUT = b"GET /api/about HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


class Machine:
    """A gate, a clock, and work that is done."""

    def __init__(self) -> None:
        self.time = Time()
        self.work = 0.0
        settings = settings_for("", strangers_up_to=SHARE, strangers_per_second=IN_ANY_CASE)
        self.gate = Gate(settings, self.time, lambda: self.work)
        self.entered: list[str] = []

    def come(self, whose: str, work: float = 0.0) -> bool:
        """Let somebody come who needs some work."""
        return self.gate.come(whose, lambda: self.enter(whose, work))

    def enter(self, whose: str, work: float) -> None:
        """Work for somebody, which takes its time."""
        self.entered.append(whose)
        self.work += work
        self.time.now += work

    async def go_on(self, seconds: float, work: float = 0.0) -> None:
        """Let time go by, in which players need some work, and look who can come in."""
        self.time.now += seconds
        self.work += work
        self.gate.look()
        await self.rest()

    async def rest(self) -> None:
        """Let everybody enter who can at this moment."""
        for _ in range(10):
            await asyncio.sleep(0)


def owe(machine: Machine) -> None:
    """Let strangers have used all that they may."""
    machine.gate.settle()
    machine.gate.spare = machine.gate.floor.left = 0.0


class TestTheGate:
    def test_strangers_use_a_share_of_the_processor(self) -> None:
        async def flood() -> tuple[float, float]:
            machine = Machine()
            begin = machine.time.now
            while machine.time.now < begin + 100:
                machine.come(f"address {int(100 * machine.time.now) % 40}", work=0.01)
                await machine.go_on(0.005)
            return machine.work, machine.time.now - begin

        worked, seconds = asyncio.run(flood())
        in_any_case = IN_ANY_CASE * (seconds + 1) * 0.01
        assert seconds * SHARE - MOST_OWED < worked < (seconds + SAVED) * SHARE + in_any_case + BREATH * 0.01

    def test_what_players_need_is_not_there_for_strangers(self) -> None:
        async def flood(work: float) -> int:
            machine = Machine()
            for step in range(1_000):
                machine.come(f"address {step % 40}", work=0.01)
                await machine.go_on(LOOK, work / 2)
            return len(machine.entered)

        alone, beside, busy = (asyncio.run(flood(work)) for work in (0.0, 0.003, 0.01))
        assert alone > 2 * beside > 2 * busy
        assert busy >= 10 * IN_ANY_CASE, "some come in however busy a server is"

    def test_addresses_come_in_turn(self) -> None:
        async def crowd() -> str:
            machine = Machine()
            owe(machine)
            for whose in "aaaaaab":
                machine.come(whose)
            await machine.go_on(LOOK)
            return "".join(machine.entered)

        assert asyncio.run(crowd()) == "abaaaaa"

    def test_everybody_else_has_a_turn_between(self) -> None:
        async def crowd() -> list[str]:
            machine = Machine()
            for number in range(3 * BREATH):
                machine.come(str(number))
            asyncio.get_running_loop().call_soon(machine.enter, "player", 0.0)
            await machine.rest()
            return machine.entered

        entered = asyncio.run(crowd())
        assert len(entered) == 3 * BREATH + 1
        assert entered.index("player") < 2 * BREATH

    def test_lines_have_an_end(self) -> None:
        async def crowd() -> list[bool]:
            machine = Machine()
            owe(machine)
            found = [machine.come("a") for _ in range(PER_LINE + 1)]
            found += [machine.come("b"), machine.gate.come("a", lambda: None, is_bounded=False)]
            return found

        assert asyncio.run(crowd()) == [True] * PER_LINE + [False, True, True]

    def test_a_late_server_has_no_time(self) -> None:
        """Though it has not worked: something else on the machine has."""

        async def wait(late: float) -> list[str]:
            machine = Machine()
            owe(machine)
            machine.come("a")
            machine.time.now = machine.gate.due + late
            machine.gate.floor.last = machine.time.now
            machine.gate.look()
            await machine.rest()
            return machine.entered

        assert asyncio.run(wait(0.0)) == ["a"] and asyncio.run(wait(0.05)) == []

    def test_who_has_a_seat_need_not_wait(self) -> None:
        machine = Machine()
        owe(machine)
        gate = machine.gate
        assert not gate.knows("somebody")
        gate.welcome("somebody")
        assert [gate.knows("somebody") for _ in range(AT_ONCE)] == [True] * (AT_ONCE - 1) + [False]
        machine.time.now += 1 / PER_SECOND
        assert gate.knows("somebody") and not gate.knows("somebody")
        assert gate.knows("at her seat", is_seated=True)

    def test_who_leaves_leaves_nothing(self) -> None:
        async def leave() -> None:
            machine = Machine()
            owe(machine)
            tasks = [asyncio.create_task(machine.gate.turn(whose)) for whose in "aab"]
            await asyncio.sleep(0)
            assert machine.gate.waiting == 3
            tasks[0].cancel()
            await asyncio.wait(tasks[:1])
            assert machine.gate.waiting == 2
            await machine.go_on(1)
            await asyncio.gather(*tasks[1:])
            assert not machine.gate.waiting and not machine.gate.lines

        asyncio.run(leave())


# A server


@pytest.fixture
def open_to_all(tmp_path: Path) -> Iterator[Running]:
    """A server that trusts no proxy here."""
    running = Running(settings_for(f"sqlite:///{tmp_path}/t.sqlite3", proxies="192.0.2.1"))
    yield running
    running.stop()


def close(server: Running) -> None:
    """Let a server have no time for strangers."""
    gate = server.hub.gate
    gate.up_to = gate.at_least = 1e-9
    gate.spare = gate.floor.left = 0.0


def reopen(server: Running) -> None:
    """Let it have time again."""
    server.hub.gate.up_to = server.hub.gate.spare = 1e6


def waiting(server: Running, count: int) -> None:
    """Wait until somebody waits."""

    async def look() -> None:
        while server.hub.gate.waiting < count:
            await asyncio.sleep(0)

    server.run(look)


def dial(server: Running, stack: ExitStack, *said: bytes) -> socket.socket:
    """Connect, and say something."""
    line = stack.enter_context(closing(socket.create_connection(("127.0.0.1", server.port), PATIENCE)))
    for part in said:
        line.sendall(part)
    return line


def heard(line: socket.socket, until: Callable[[bytes], bool] = lambda _: False) -> bytes:
    """Return what comes, until the other side hangs up or it is enough."""
    found = b""
    while not until(found) and (part := line.recv(1 << 16)):
        found += part
    return found


def is_whole(answer: bytes) -> bool:
    """Is this a whole answer to ABOUT?"""
    head, end, body = answer.partition(b"\r\n\r\n")
    return bool(end) and f"content-length: {len(body)}".encode() in head


def forwarded(*said: str) -> bytes:
    """Return a request as a proxy passes it on."""
    return ABOUT[:-2] + "".join(f"X-Forwarded-For: {one}\r\n" for one in said).encode() + b"\r\n"


def read(server: Running) -> int:
    """Return how many requests the server has read."""
    found = server.hub.measures.timings
    return sum(sum(timing.counts) for (name, _), timing in found.items() if name == READ)


def test_strangers_wait_and_those_who_play_do_not(open_to_all: Running) -> None:
    place = open_to_all.client().create(ME, ME, start=True)
    line = place.socket(0)
    close(open_to_all)
    with ThreadPoolExecutor() as strangers:
        stranger = strangers.submit(open_to_all.client().get, "/api/about")
        waiting(open_to_all, 1)
        assert line.game is not None
        decision = line.game["decision"]
        line.ask("move", key="k", seat=0, decision=decision["id"], moves=decision["moves"][:1])
        place.socket(1).close()  # she comes with her cookie
        assert place.get()["table"]["id"] == place.id
        assert not stranger.done()
        reopen(open_to_all)
        assert stranger.result(PATIENCE)["version"]
    line.close()


def test_messages_of_those_who_only_look_on_wait(open_to_all: Running) -> None:
    place = open_to_all.client().create(ME, ME, start=True)
    onlooker = open_to_all.client().at(place).socket("watch")
    close(open_to_all)
    onlooker.send("sync")
    waiting(open_to_all, 1)
    reopen(open_to_all)
    onlooker.until("state")
    onlooker.close()
    assert not open_to_all.hub.gate.waiting


def test_who_leaves_the_line_is_forgotten(open_to_all: Running) -> None:
    close(open_to_all)
    with ExitStack() as stack:
        for _ in range(2):
            dial(open_to_all, stack, ABOUT)
        waiting(open_to_all, 2)

    async def look() -> None:
        while open_to_all.hub.gate.lines:
            await asyncio.sleep(0)

    open_to_all.run(look)
    assert open_to_all.hub.gate.waiting == 0


class TestRefusals:
    @pytest.mark.parametrize("upgrade", ["", "Connection: Upgrade\r\nUpgrade: websocket\r\n"])
    def test_where_too_many_wait(self, open_to_all: Running, upgrade: str) -> None:
        """Nothing of it is read, and it says when to come back, in a language that is understood."""
        close(open_to_all)
        counts = open_to_all.hub.measures.counts
        with ExitStack() as stack:
            lines = [dial(open_to_all, stack, ABOUT) for _ in range(PER_LINE)]
            waiting(open_to_all, PER_LINE)
            head = f"GET /api/tables/x/ws HTTP/1.1\r\nHost: x\r\nAccept-Language: de\r\n{upgrade}\r\n"
            answer = heard(dial(open_to_all, stack, head.encode()))
            assert answer.startswith(b"HTTP/1.1 503 Service Unavailable\r\n")
            assert b"\r\nretry-after: 6\r\n" in answer and b"\r\nconnection: close\r\n" in answer
            assert b"\r\nx-content-type-options: nosniff\r\n" in answer.lower()
            assert '"code":"busy"' in answer.decode() and "Versuch es gleich" in answer.decode()
            assert read(open_to_all) == 0
            assert counts[porter.STRANGERS_REFUSED] == counts['ginkgopolis_requests_total{status="503"}'] == 1
            reopen(open_to_all)
            assert all(b" 200 OK" in heard(line, is_whole) for line in lines)

    def test_a_proxy_speaks_for_many(self, open_to_all: Running) -> None:
        """Those for whom it speaks have lines of their own."""
        close(open_to_all)
        hub = open_to_all.hub
        meeting = porter.Porter(hub, Allowances(hub.settings, hub.clock))
        told = forwarded("203.0.113.9, 198.51.100.7")

        async def come() -> None:
            for host in ("192.0.2.1", "203.0.113.1", "2001:db8::1"):
                meeting.meet(host, told if host != "2001:db8::1" else ABOUT, lambda: None)
            meeting.meet("192.0.2.1", ABOUT, lambda: None)
            assert [*hub.gate.lines] == ["198.51.100.7", "203.0.113.1", "2001:db8::/64", "192.0.2.1"]
            for whose in [*hub.gate.lines]:
                hub.gate.remove(whose, hub.gate.lines[whose][0])

        open_to_all.run(come)

    @pytest.mark.parametrize(
        ("setting", "host", "said", "whose"),
        [
            ("192.0.2.1", "192.0.2.1", ["203.0.113.9", "198.51.100.7"], "198.51.100.7"),
            ("192.0.2.1, 192.0.2.2", "192.0.2.1", ["198.51.100.7, 192.0.2.2"], "198.51.100.7"),
            ("192.0.2.0/24", "192.0.2.77", ["198.51.100.7"], "198.51.100.7"),
            ("192.0.2.1", "192.0.2.1", ["[2001:db8::1]:4711"], "2001:db8::1"),
            ("192.0.2.1", "192.0.2.2", ["198.51.100.7"], "192.0.2.2"),
            ("*", "192.0.2.2", ["198.51.100.7"], "198.51.100.7"),
        ],
    )
    def test_nobody_chooses_her_own_address(
        self, setting: str, host: str, said: list[str], whose: str
    ) -> None:
        """Some proxies add a header of their own to those that came: the client's come first, and lie."""
        assert Proxies(setting).source(host, forwarded(*said)) == whose

    @pytest.mark.parametrize("limit", ["requests", "arrivals"])
    def test_who_comes_too_often_is_not_read(self, tmp_path: Path, limit: str) -> None:
        settings = settings_for(f"sqlite:///{tmp_path}/t.sqlite3", requests_per_second=1, requests_at_once=2)
        server = Running(settings)
        try:
            client = server.client()
            path = "/api/about" if limit == "requests" else "/api/tables/nothing/ws"
            upgrade = {} if limit == "requests" else UPGRADE
            found = [client.request("GET", path, headers=upgrade).status for _ in range(4)]
            assert found[2:] == [429, 429] and 429 not in found[:2]
            assert read(server) == (2 if limit == "requests" else 0)
            server.time.now += 1
            assert client.request("GET", path, headers=upgrade).status != 429
        finally:
            server.stop()


class TestOneConnection:
    def test_every_request_asks_again(self, open_to_all: Running) -> None:
        with ExitStack() as stack:
            line = dial(open_to_all, stack, ABOUT)
            assert b" 200 OK" in heard(line, is_whole)
            close(open_to_all)
            line.sendall(ABOUT)
            waiting(open_to_all, 1)
            reopen(open_to_all)
            assert b" 200 OK" in heard(line, is_whole)

    def test_what_comes_byte_by_byte(self, open_to_all: Running) -> None:
        with ExitStack() as stack:
            line = dial(open_to_all, stack, *(ABOUT[at : at + 1] for at in range(len(ABOUT))))
            assert b" 200 OK" in heard(line, is_whole)

    def test_what_comes_with_another_is_the_last(self, open_to_all: Running) -> None:
        """It did not have to wait; more of that would be a way past the gate."""
        with ExitStack() as stack:
            line = dial(open_to_all, stack, 3 * ABOUT)
            assert heard(line).count(b"HTTP/1.1 200 OK") == 2

    def test_so_is_what_comes_after_a_body_that_nobody_wanted(self, open_to_all: Running) -> None:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n"
        with ExitStack() as stack:
            line = dial(open_to_all, stack, head)
            assert b" 415 " in heard(line, lambda found: b"}}" in found)
            line.sendall(b"x" * 200_000 + 2 * ABOUT)
            assert heard(line).count(b"HTTP/1.1 200 OK") == 1
