"""How much one client may ask for: buckets that are refilled as time goes by."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from ginkgopolis.server.errors import Refusal

REMEMBERED: Final = 10_000
"""Clients whose buckets are kept; who has not been seen for longest is forgotten."""


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
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            bucket = self.buckets[client] = Bucket(self.size, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(client)
        pause = bucket.take(self.rate, self.size, now)
        if pause:
            raise too_much(pause)


def network(address: str) -> str:
    """Return what counts as one address: of IPv6, where everybody has so many, the first half."""
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
        self.taken: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """The number of connections."""
        return self.taken.total()

    def take(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self.total >= self.in_all or self.taken[address] >= self.per_address:
            return False
        self.taken[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]
