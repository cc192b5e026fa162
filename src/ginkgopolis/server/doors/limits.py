"""How much one client may ask for: buckets that are refilled as time goes by."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from ginkgopolis.server.errors import Refusal

REMEMBERED: Final = 10_000
"""Clients whose buckets are kept; who has not been seen for longest is forgotten."""
NO_PLACE: Final = 30.0
"""Seconds after which it may be worth while to look for a place again."""


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
