"""A stopwatch that counts CPU seconds, one slice of work at a time."""

import gc
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time


@dataclass(frozen=True)
class Rate:
    """How much was done per CPU second, once for each slice."""

    slices: list[float]

    @property
    def best(self) -> float:
        """The slice that the machine disturbed least."""
        return max(self.slices)

    @property
    def median(self) -> float:
        """The slice in the middle."""
        return statistics.median(self.slices)


def timed(work: Callable[[int], int]) -> Callable[[int], tuple[int, float]]:
    """Have all of `work` timed: it then returns its CPU seconds too."""

    def timed_work(amount: int) -> tuple[int, float]:
        start = process_time()
        count = work(amount)
        return count, process_time() - start

    return timed_work


class Measurement:
    """The same work done again in every slice.

    `work(amount)` does something `amount` times and returns how many smaller units that took, as games take
    decisions, and in how many CPU seconds. The amount is chosen so that a slice takes about `seconds`;
    finding it warms everything up.
    """

    def __init__(self, work: Callable[[int], tuple[int, float]], seconds: float) -> None:
        self.work = work
        self.amount = 1
        self.slices: list[tuple[int, float]] = []
        while (elapsed := self._work()[1]) < seconds / 4:
            self.amount *= 2
        self.amount = max(1, round(self.amount * seconds / elapsed))

    def run_slice(self) -> None:
        """Do the work once more."""
        self.slices.append(self._work())

    def amounts(self) -> Rate:
        """How often `work` did its thing per second."""
        return Rate([self.amount / elapsed for _, elapsed in self.slices])

    def units(self) -> Rate:
        """How many of the smaller units were done per second."""
        return Rate([count / elapsed for count, elapsed in self.slices])

    def _work(self) -> tuple[int, float]:
        gc.collect()  # not to pay for the garbage of whatever ran before
        return self.work(self.amount)
