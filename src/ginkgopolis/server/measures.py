"""What is counted and timed while a server process runs."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds: how many took no longer than each of these is told."""


class Timing:
    """How long things of one kind took."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def up_to(self) -> Iterator[tuple[str, int]]:
        """Give how many took no longer than each bound, and in the end how many there were."""
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            total += count
            yield bound, total


class Measures:
    """Counters by their names, and timings by name and kind."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.timings: dict[tuple[str, str], Timing] = {}

    def time(self, name: str, kind: str, seconds: float) -> None:
        """Note how long something took."""
        timing = self.timings.get((name, kind))
        if timing is None:
            timing = self.timings[name, kind] = Timing()
        timing.counts[bisect_left(BOUNDS, seconds)] += 1
        timing.seconds += seconds
