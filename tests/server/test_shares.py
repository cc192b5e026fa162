"""Everybody gets a share: of the bots, of the server's own time, and of messages, chat and hints."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette import requests
from websockets.exceptions import InvalidStatus

from ginkgopolis import Game
from ginkgopolis.server.doors.limits import network
from ginkgopolis.server.doors.sessions import Sessions
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.bot_worker import Job, Thought
from ginkgopolis.server.tables.bots import BotPool
from ginkgopolis.server.tables.doc import hashed
from ginkgopolis.server.turns import Turns
from tests.patience import PATIENCE
from tests.server.playing import BOT, ME, OPEN
from tests.server.running import Client, Place, Refused, Response, Running, Socket, new_key, settings_for


class TestTurns:
    def test_nobody_comes_twice_while_somebody_else_waits(self) -> None:
        assert asyncio.run(in_turn("aaaaabbc")) == list("aabcabaa")

    def test_who_leaves_keeps_nobody_waiting(self) -> None:
        """Neither before her turn nor just when it comes."""

        async def leave() -> list[str]:
            turns, done = Turns(1), []

            async def work(whose: str) -> None:
                async with turns.one(whose):
                    done.append(whose)

            async with turns.one("first"):
                tasks = {whose: asyncio.create_task(work(whose)) for whose in "abcd"}
                await asyncio.sleep(0)
                tasks["b"].cancel()
            tasks["a"].cancel()  # the turn is hers by now
            await asyncio.gather(*tasks.values(), return_exceptions=True)
            assert (turns.free, turns.waiting, len(turns.lines)) == (1, 0, 0)
            return done

        assert asyncio.run(leave()) == ["c", "d"]

    def test_lines_have_an_end(self) -> None:
        async def fill() -> None:
            turns = Turns(1, per_line=2, in_all=3)
            async with turns.one("a"):
                waiting = [asyncio.create_task(turns.one(whose).__aenter__()) for whose in "aab"]
                await asyncio.sleep(0)
                for whose in "ac":
                    with pytest.raises(Refusal) as refused:
                        await turns.one(whose).__aenter__()
                    assert refused.value.status == 429 and refused.value.pause
                for task in waiting:
                    task.cancel()

        asyncio.run(fill())


async def in_turn(order: str) -> list[str]:
    """Let many ask at once, one of whom is served already, and return in which order they were."""
    turns, done = Turns(1), []

    async def work(whose: str) -> None:
        async with turns.one(whose):
            done.append(whose)
            await asyncio.sleep(0)

    await asyncio.gather(*map(work, order))
    return done


class Slow(BotPool):
    """Bots that think until they are told to stop."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes, PATIENCE)
        self.begun: list[str] = []
        self.stop = asyncio.Event()

    async def _think(self, job: Job) -> Thought:
        program = await self.idle.get()
        self.begun.append(job.bot)
        await self.stop.wait()
        self.idle.put_nowait(program)
        return Thought(moves=["A"])


def test_one_clients_hints_do_not_keep_a_bot_waiting() -> None:
    """One of two processes is left for games; other people's questions come in turn, and hers are bounded."""

    async def flood() -> list[str]:
        pool, game = Slow(2), Game.new(2, seed=1)
        flooding = [
            asyncio.create_task(pool.advise(game, 0, f"hint {number}", "greedy")) for number in range(3520)
        ]
        await asyncio.sleep(0)
        other = asyncio.create_task(pool.advise(game, 0, "her hint", "other"))
        playing = asyncio.create_task(pool.play(game, 0, "move", "somebody"))
        while len(pool.begun) < 2:
            await asyncio.sleep(0)
        assert pool.begun == ["hint 0", "move"]
        pool.stop.set()
        answers = await asyncio.gather(*flooding, other, playing, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert len(refused) > 3500 and all(one.code == "rate_limited" and one.pause for one in refused)
        await pool.close()
        return pool.begun

    assert asyncio.run(flood()) == ["hint 0", "move", "hint 1", "her hint", "hint 2"]


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[Running]:
    """A server with narrow limits for what a session and an address may do."""
    settings = settings_for(
        f"sqlite:///{tmp_path}/t.sqlite3",
        requests_per_second=1,
        requests_at_once=60,
        chats_per_minute=3,
        hints_per_minute=2,
    )
    running = Running(settings)
    yield running
    running.stop()


class TestLimits:
    def test_messages_count_over_all_connections(self, shared: Running) -> None:
        place = shared.client().create(ME, OPEN)
        sockets = [place.socket() for _ in range(3)]
        left = 60 - 1 - 3  # the table and the handshakes count, too
        answers = [ask(sockets[number % 3], "sync") for number in range(left + 3)]
        assert answers == ["state"] * left + ["rate_limited"] * 3
        assert place.client.request("GET", "/api/about").status == 429
        with pytest.raises(InvalidStatus, match="429"):
            place.socket()
        shared.time.now += 2
        assert [ask(socket, "sync") for socket in sockets] == ["state", "state", "rate_limited"]
        for socket in sockets:
            socket.close()

    def test_requests_leave_fewer_messages(self, shared: Running) -> None:
        place = shared.client().create(ME, OPEN)
        socket = place.socket()
        statuses = [place.client.request("GET", "/api/about").status for _ in range(58)]
        assert statuses == [200] * 58
        assert ask(socket, "sync") == "rate_limited"
        socket.close()

    def test_a_session_counts_over_all_addresses(self, shared: Running) -> None:
        """Whoever comes by many addresses has no more than others; those without her cookie do."""
        client = shared.client().create(ME, OPEN).client
        ways = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(61)]
        statuses = [client.request("GET", "/api/about", headers=way).status for way in ways]
        assert statuses == [200] * 60 + [429]
        assert shared.client().request("GET", "/api/about", headers=ways[-1]).status == 200

    def test_chat_counts_over_all_ways_and_sessions_of_an_address(self, shared: Running) -> None:
        host = shared.client().create(ME, OPEN)
        guest = shared.client().at(host)
        socket, other = host.socket(), guest.socket("watch")
        assert ask(socket, "chat", key=new_key(), text="1", seat=0) == "done"
        assert ask(other, "chat", key=new_key(), text="2", name="Bela") == "done"
        host.post("chat", key=new_key(), text="3", seat=0)
        assert ask(other, "chat", key=new_key(), text="4", name="Bela") == "rate_limited"
        assert other.heard[-1]["retry_after"] > 0
        refused = chat(host)
        assert refused.status == 429 and int(refused.headers["retry-after"]) > 0
        shared.time.now += 20
        assert chat(host).status == 200
        socket.close()
        other.close()

    def test_hints_and_reviews(self, shared: Running) -> None:
        place = shared.client().create(ME, BOT, options={"introductory": True}, start=True)
        socket = place.socket()
        for expected in ("hinted", "hinted", "rate_limited"):
            assert ask(socket, "hint", seat=0, bot="random") == expected
        with pytest.raises(Refused, match="rate_limited"):
            place.client.get(f"/api/replays/{place.id}/0/opinion")
        socket.close()

    def test_half_of_ipv6_is_one_address(self) -> None:
        assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2:ffff::1") != network("2001:db8:1:3::4")
        assert network("::ffff:192.0.2.1") == network("192.0.2.1") != network("192.0.2.2")
        assert network("?") == "?"


def ask(socket: Socket, kind: str, **fields: object) -> str:
    """Send a message, and return the kind of its answer, or why there is none."""
    socket.send(kind, id="x", **fields)
    while True:
        heard = socket.receive()
        if kind == "sync" and heard["type"] == "state":
            return "state"
        if heard["type"] == "error":
            return str(heard["code"])
        if heard.get("id") == "x":
            return str(heard["type"])


def chat(place: Place) -> Response:
    """Say something by HTTP."""
    body = b'{"key": "%s", "text": "Hello", "seat": 0}' % new_key().encode()
    return place.client.request("POST", f"/api/tables/{place.id}/chat", body)


class TestSessions:
    def test_only_those_that_the_server_has_issued(self, quick: Running) -> None:
        """Whoever makes one up is a stranger, and gets one when she needs it."""
        host = quick.client()
        place = host.create(ME, OPEN)
        name, _, signature = host.cookie.removeprefix("ginkgopolis=").partition(".")
        other = "A" if signature[0] != "A" else "B"
        for forged in (
            name,
            f"{name}.{other}{signature[1:]}",
            f"{name}.",
            "x" * 22,
            f"{'x' * 22}.{signature}",
        ):
            stranger = Client(quick.port)
            stranger.cookie = f"ginkgopolis={forged}"
            with pytest.raises(Refused, match="not_allowed"):
                stranger.get(f"/api/tables/{place.id}")
            assert stranger.at(place).get()["you"]["seats"] == []
            assert forged not in stranger.cookie.split("=")
        assert place.get()["you"]["seats"] == [0]

    def test_all_workers_know_them_and_older_ones_stay(self) -> None:
        one, two = Sessions("ab" * 32), Sessions("ab" * 32, frozenset({hashed("o" * 22)}))
        token = one.issue()
        assert two.read(f"ginkgopolis={token}") == one.read(f"ginkgopolis={token}") != ""
        assert two.read(f"ginkgopolis={'o' * 22}") == hashed("o" * 22)
        assert one.read(f"ginkgopolis={'o' * 22}") == "" == Sessions("cd" * 32).read(f"ginkgopolis={token}")

    @pytest.mark.parametrize("others", ["a=1", 'a="x; y"', "xginkgopolis=1", f'a="{chr(92) * 9000}"', "=;;"])
    def test_cookies_of_others_are_beside_the_point(self, others: str) -> None:
        sessions = Sessions("ab" * 32)
        own = f"ginkgopolis={sessions.issue()}"
        alone = sessions.read(own)
        assert alone and sessions.read(f"{others}; {own}") == sessions.read(f"{own};{others}") == alone

    def test_nobody_takes_long_to_read_cookies(self, quick: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        """Python's own reader takes seconds for 32 KB of backslashes, and everybody has to wait meanwhile."""
        place = quick.client().create(ME, OPEN)
        parsed: list[str] = []

        def parse(cookies: str) -> dict[str, str]:
            parsed.append(cookies)
            return {}

        monkeypatch.setattr(requests, "cookie_parser", parse)
        own, place.client.cookie = place.client.cookie, f'{place.client.cookie}; a="{chr(92) * 5000}"'
        assert place.get()["you"]["seats"] == [0]
        assert place.client.request("GET", "/").status == 200
        place.socket().close()
        assert set(parsed) <= {own}
