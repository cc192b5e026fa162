"""How much one client may ask for: buckets that are refilled as time goes by."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.settings import Settings

REMEMBERED: Final = 10_000
"""Clients whose buckets are kept; whoever has not been seen for longest is forgotten."""
NO_PLACE: Final = 30.0
"""Seconds after which it may be worth looking for a place again."""


class Bucket:
    """A burst of requests, refilled at a rate per second."""

    __slots__ = ("last", "left")

    def __init__(self, left: float, last: float) -> None:
        self.left = left
        self.last = last

    def take(self, rate: float, size: float, now: float) -> float:
        """Take one out; return how many seconds it takes until there is one, 0 if there was."""
        self.left = min(size, self.left + (now - self.last) * rate)
        self.last = now
        if self.left >= 1:
            self.left -= 1
            return 0.0
        return (1 - self.left) / rate

    def wait(self, rate: float, now: float) -> float:
        """Return how many seconds it takes until there is one, and take none."""
        return max(0.0, (1 - self.left) / rate - (now - self.last))


def too_much(pause: float) -> Refusal:
    """Return what is said to somebody who asks too often."""
    return Refusal("rate_limited", "too-much-at-once", retry_after=pause)


class Limiter:
    """A bucket for each client."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, client: str) -> None:
        """Refuse a client who asks too often."""
        pause = self.pause(client)
        if pause:
            raise too_much(pause)

    def pause(self, client: str) -> float:
        """Count a request, and return for how many seconds its sender has to wait first."""
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(client)
        return bucket.take(self.rate, self.size, now)

    def wait(self, client: str) -> float:
        """Return for how many seconds the next request of a client would be refused, and count nothing."""
        bucket = self.buckets.get(client)
        return 0.0 if bucket is None else bucket.wait(self.rate, self.clock())


def by_the_minute(count: float, clock: Callable[[], float]) -> Limiter:
    """Return a limiter that allows as many in a minute, all of them at once if need be."""
    return Limiter(count / 60, count, clock)


class Shared:
    """What an address and a session may do, each over all connections and requests together."""

    def __init__(self, rate: float, size: float, clock: Callable[[], float]) -> None:
        self.addresses = Limiter(rate, size, clock)
        self.sessions = Limiter(rate, size, clock)

    def pause(self, address: str, session: str) -> float:
        """Count something, and return for how many seconds its sender has to wait first."""
        pause = self.addresses.pause(address)
        return max(pause, self.sessions.pause(session)) if session else pause

    def check(self, address: str, session: str) -> None:
        """Count something, and refuse it if its sender has to wait first."""
        pause = self.pause(address, session)
        if pause:
            raise too_much(pause)


class Allowances:
    """How much one may send: everything counts as one, and lines of chat and questions to bots once more."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        self.all = Shared(settings.requests_per_second, settings.requests_at_once, clock)
        """Requests, handshakes and messages together: whoever has sent as many of one may send no other."""
        chats, hints = settings.chats_per_minute, settings.hints_per_minute
        self.special = {
            ask.Chat: Shared(chats / 60, chats, clock),
            ask.Hint: Shared(hints / 60, hints, clock),
        }

    def check(self, kind: type[ask.Message], address: str, session: str) -> None:
        """Refuse a line of chat, or a question to a bot, that comes too soon."""
        if kind in self.special:
            self.special[kind].check(address, session)


@lru_cache(REMEMBERED)
def network(address: str) -> str:
    """Return what counts as one address: of IPv6, where everybody has a great many, the first half."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found.packed[:8].ljust(16, b"\0"), 64)))
    return address


class Places:
    """How many are connected, in all and from each address."""

    def __init__(self, in_all: int, per_address: int) -> None:
        self.in_all = in_all
        self.per_address = per_address
        self.total = 0
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one(self, address: str) -> Iterator[None]:
        """Hold a place, if there is one; whatever happens, it is given back."""
        if self.total >= self.in_all or self.taken[address] >= self.per_address:
            raise Refusal("rate_limited", "too-many-connections", retry_after=NO_PLACE)
        self.taken[address] += 1
        self.total += 1
        try:
            yield
        finally:
            self.total -= 1
            self.taken[address] -= 1
            if not self.taken[address]:
                del self.taken[address]
