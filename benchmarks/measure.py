"""A stopwatch that counts CPU seconds, one slice of work at a time."""

import gc
from collections.abc import Callable
from time import perf_counter, process_time

from benchmarks.model import Slice

# Does something an amount of times; returns how many units that took, as games take decisions, and how long.
Work = Callable[[int], Slice]


class Stopwatch:
    """Both clocks, started when it is made."""

    def __init__(self) -> None:
        self.wall = -perf_counter()
        self.cpu = -process_time()

    def stop(self) -> None:
        """Take the time, once."""
        self.cpu += process_time()
        self.wall += perf_counter()

    def slice(self, count: int) -> Slice:
        """Return how long it took to do that many units."""
        return Slice(count, self.cpu, self.wall)


class Measurement:
    """The same work done again in every slice, so that slices differ only by what disturbs the machine.

    The amount of work is chosen so that a slice takes about `seconds`; finding it warms everything up.
    """

    def __init__(self, work: Work, seconds: float, amount: int = 0) -> None:
        self.work = work
        self.amount = amount or 1
        if not amount:
            while (elapsed := self.work(self.amount).cpu) < seconds / 4:
                self.amount *= 2
            self.amount = max(1, round(self.amount * seconds / elapsed))

    def run_slice(self) -> Slice:
        """Do the work once more."""
        gc.collect()  # not to pay for the garbage of whatever ran before,
        gc.freeze()  # nor for the positions that are kept for other measurements
        return self.work(self.amount)
