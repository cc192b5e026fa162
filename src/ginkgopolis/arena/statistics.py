"""Means over blocks, and how far they can be trusted."""

from array import array
from collections import Counter
from collections.abc import Mapping, Sequence
from math import exp
from operator import itemgetter
from random import Random
from typing import Final, NamedTuple

from ginkgopolis.arena.match import BIN

RESAMPLES: Final = 2000
FEWEST_RESAMPLES: Final = 200
MOST_DRAWN: Final = 4_000_000  # blocks in all resamples together: the more there are, the less they differ
CONFIDENCE: Final = 0.95
DIGITS: Final = 6
Draw = Sequence[int]


class Estimate(NamedTuple):
    """A mean and its interval, which is that of the means of blocks drawn again at random."""

    mean: float
    interval: tuple[float, float]


def draw_blocks(blocks: int) -> list[Draw]:
    """Draw as many blocks as there are, with repetition, again and again; always the same ones."""
    rng = Random(f"bootstrap:{blocks}")
    resamples = min(RESAMPLES, max(FEWEST_RESAMPLES, MOST_DRAWN // blocks))
    return [array("L", rng.choices(range(blocks), k=blocks)) for _ in range(resamples)]


def estimate(values: Sequence[float], draws: Sequence[Draw]) -> Estimate:
    """Return the mean of what each block gave, and the interval of the bootstrap."""
    count = len(values)
    if count == 1:
        means = [values[0]] * len(draws)
    else:
        means = [sum(itemgetter(*draw)(values)) / count for draw in draws]
    return Estimate(round(sum(values) / count, DIGITS), interval_of(means))


def interval_of(means: Sequence[float]) -> tuple[float, float]:
    """Return what lies in the middle, leaving as much out below as above."""
    means = sorted(means)
    outside = int(len(means) * (1 - CONFIDENCE) / 2)
    return round(means[outside], DIGITS), round(means[-1 - outside], DIGITS)


def milliseconds(times: Mapping[int, int], share: float) -> float | None:
    """Return within what time this share of the moves was made; None if there was no move."""
    moves, below = sum(times.values()), 0
    for step, count in sorted(times.items()):
        below += count
        if below >= share * moves:
            return round(exp(step * BIN) / 1e6, DIGITS)
    return None


def added(counters: Sequence[Mapping[int, int]]) -> Counter[int]:
    """Add up what was counted."""
    total: Counter[int] = Counter()
    for counter in counters:
        total.update(counter)
    return total
