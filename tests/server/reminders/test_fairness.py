"""What strangers can do with reminders: slow, full or harmed receivers are their own affair."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from ginkgopolis.server.admin.bans import Ban, Bans
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders import bell as bells
from ginkgopolis.server.reminders import carrier as carriers
from ginkgopolis.server.reminders.addresses import LOOK_UPS
from ginkgopolis.server.reminders.bell import LOST, MOST_WAITING, Bell, Turn
from ginkgopolis.server.reminders.carrier import AT_ONCE, MOST_IN_LANE, Carrier
from ginkgopolis.server.reminders.letters import Letter
from tests.patience import PATIENCE
from tests.server.playing import seat_people
from tests.server.reminders.mail import HOOKED, Mailbox
from tests.server.running import Running, Time

Found = TypeVar("Found")
HONEST = Letter("https://push.example.net/", b"", {})
SLOW = "https://slow{}.example.org/"


class Network:
    """The public network, in which some machines, or their name servers, never answer."""

    def __init__(self) -> None:
        self.time = Time()
        self.numbers: dict[str, str] = {}
        self.sent: list[str] = []
        self.open: Counter[str] = Counter()
        self.bans = Bans(self.time)
        self.hanging = asyncio.Event()
        self.carrier = Carrier(300, self.bans, self.time, self.send, self.find, self.rest)

    async def find(self, host: str) -> list[str]:
        """Look a name up."""
        number = self.numbers.get(host, "93.184.216.34")
        if number == "?":
            await self.hanging.wait()
        return [number]

    async def send(self, letter: Letter, number: str) -> int:
        """Take a letter, or never do."""
        self.sent.append(letter.address)
        self.open[number] += 1
        if "slow" in letter.address:
            await self.hanging.wait()
        return 200

    async def rest(self, pause: float) -> None:
        """Let time go by."""
        self.time.now += pause + 1e-6  # what is less than a large number can tell apart would be nothing
        await asyncio.sleep(0)

    async def start(self, letters: list[tuple[Letter, str]]) -> list["asyncio.Task[int]"]:
        """Send letters of some sessions, as far as they come."""
        tasks = [asyncio.create_task(self.carrier.carry(*letter)) for letter in letters]
        for _ in range(20 * len(letters)):
            await asyncio.sleep(0)
        return tasks


def in_network(work: Callable[[Network], Awaitable[Found]]) -> Found:
    """Do something in a network; what hangs there is left behind."""

    async def run() -> Found:
        async with asyncio.timeout(PATIENCE):
            return await work(Network())

    return asyncio.run(run())


def slow(number: int) -> Letter:
    """Return a letter to a machine that does not answer."""
    return Letter(SLOW.format(number), b"", {})


def test_slow_receivers_keep_nobody_else_waiting() -> None:
    """One machine, under any number of names and for any number of sessions."""

    async def work(network: Network) -> int:
        await network.start([(slow(at), f"bad {at}") for at in range(100)])
        assert network.open["93.184.216.34"] == carriers.EACH
        network.numbers["push.example.net"] = "93.184.216.35"
        return await network.carrier.carry(HONEST, "good")

    assert in_network(work) == 200


def test_slow_name_servers_keep_nobody_else_waiting() -> None:
    """Of one site, under any number of names."""

    async def work(network: Network) -> int:
        network.numbers = {f"slow{at}.example.org": "?" for at in range(100)}
        await network.start([(slow(at), f"bad {at}") for at in range(100)])
        assert network.carrier.names.road.free == LOOK_UPS - carriers.NAMES_EACH
        return await network.carrier.carry(HONEST, "good")

    assert in_network(work) == 200


def test_sessions_come_in_turn_at_a_receiver() -> None:
    """Somebody with a hundred letters does not come before somebody with one."""

    async def work(network: Network) -> list[str]:
        await network.start([(slow(0), "bad")] * carriers.EACH)
        letters = [(Letter(f"https://a.example.org/{at}", b"", {}), "bad") for at in range(100)]
        await network.start(letters)
        network.sent.clear()
        await network.start([(HONEST, "good")])
        network.hanging.set()
        while HONEST.address not in network.sent:
            await asyncio.sleep(0)
        return network.sent

    assert in_network(work).index(HONEST.address) <= 1


def test_even_if_all_carriers_wait_everybody_comes_at_last() -> None:
    """Those who have as many machines as there are carriers have them for ten seconds, no longer."""

    async def work(network: Network) -> int:
        network.numbers = {f"slow{at}.example.org": f"93.184.{at}.1" for at in range(200)}
        network.numbers["push.example.net"] = "93.184.216.35"
        await network.start([(slow(at), "bad") for at in range(2 * AT_ONCE)])
        assert network.carrier.receivers.road.free == 0
        (honest,) = await network.start([(HONEST, "good")])
        assert not honest.done()
        network.hanging.set()
        return await honest

    assert in_network(work) == 200


def test_a_receiver_is_not_flooded() -> None:
    """Thousands of hooks that lead to one victim: it gets as many letters as the setting says, no more."""

    async def work(network: Network) -> float:
        letters = [(Letter(f"https://v{at}.example.org/", b"", {}), f"bad {at}") for at in range(150)]
        begin = network.time.now
        assert await asyncio.gather(*await network.start(letters)) == [200] * 150
        return network.time.now - begin

    # Thirty at once, then five a second.
    assert in_network(work) == pytest.approx((150 - 30) / 5, rel=0.01)


def test_the_line_at_a_receiver_has_an_end() -> None:
    """And nothing is left of a line in which nobody is any more."""

    async def work(network: Network) -> list[str]:
        waiting = MOST_IN_LANE + carriers.EACH
        tasks = await network.start([(slow(0), str(at)) for at in range(waiting)])
        with pytest.raises(Refusal) as refused:
            await network.carrier.carry(slow(1), "one more")
        network.hanging.set()
        await asyncio.gather(*tasks)
        assert not network.carrier.receivers.lanes and not network.carrier.names.lanes
        return [refused.value.code]

    assert in_network(work) == ["rate_limited"]


def test_who_is_banned_while_her_letter_waits_gets_none() -> None:
    async def work(network: Network) -> list[str]:
        await network.start([(slow(0), "bad")] * carriers.EACH)
        (task,) = await network.start([(HONEST, "bad")])
        network.bans.take_in([Ban("ban", "bad", 0.0, None)])
        network.hanging.set()
        with pytest.raises(Refusal):
            await task
        return network.sent

    assert HONEST.address not in in_network(work)


def test_the_bell_is_bounded() -> None:
    counted: Counter[str] = Counter()
    bell = Bell(lambda what: counted.update([what]))
    for number in range(MOST_WAITING + 3):
        bell.ring(Turn(f"s{number % 500}", "t", "", 1, number, ""))
    assert (bell.waiting.qsize(), counted[LOST]) == (MOST_WAITING, 3)


def test_no_session_has_the_bell_for_itself() -> None:
    counted: Counter[str] = Counter()
    bell = Bell(lambda what: counted.update([what]))
    turns = [Turn("bad", "t", "", 1, number, "") for number in range(MOST_WAITING)]
    for turn in turns:
        bell.ring(turn)
    bell.ring(Turn("good", "t", "", 1, 0, ""))
    assert (bell.waiting.qsize(), counted[LOST]) == (bells.EACH + 1, MOST_WAITING - bells.EACH)
    for turn in turns[: bells.EACH]:
        bell.done(turn)
    assert dict(bell.unsent) == {"good": 1}


def test_who_is_banned_is_not_told(reminding: Running, mailbox: Mailbox) -> None:
    _, bob = seat_people(reminding, 2, {"introductory": True})
    bob.client.post("/api/reminders", address=HOOKED)
    mailbox.take(reminding)
    (session,) = (hold.session for hold in reminding.hub.tables[bob.id].holds if hold.seat == 1)
    assert reminding.hub.bell is not None
    reminding.hub.bell.ring(Turn(session, bob.id, "", 1, 1, ""))
    assert mailbox.take(reminding)
    reminding.hub.bans.take_in([Ban("ban", session, 0.0, None)])
    reminding.hub.bell.ring(Turn(session, bob.id, "", 1, 1, ""))
    assert mailbox.take(reminding) == []
    reminding.hub.bans.take_in([])
