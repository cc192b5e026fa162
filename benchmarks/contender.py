"""What an engine must be able to do to be measured, and what can be said of any that does."""

import tracemalloc
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Protocol, runtime_checkable

from benchmarks.measure import Stopwatch
from benchmarks.model import Facts, Slice

WEIGHED = 50  # positions whose copies are weighed, which is slow


class Contender(Protocol):
    """A game of some engine at some number of players; every method plays the same games each time."""

    watched: int  # games that are looked at before the clock starts
    sampled: int  # positions of them that are kept

    def watch(self, games: int) -> Iterator[tuple[Any, int]]:
        """Play games and show every decision: the position, and how many moves are legal in it."""

    def copy(self, position: Any) -> Any:
        """Return a copy that can be played on without touching the original."""


@runtime_checkable
class DrivenByCalls(Contender, Protocol):
    """One that we can drive from outside."""

    def play_by_calls(self, games: int) -> Slice:
        """Play games move by move through the engine's public calls, counting decisions."""


@runtime_checkable
class DrivenInside(Contender, Protocol):
    """One with a loop of its own."""

    def play_inside(self, games: int) -> Slice:
        """Play games in the engine's own loop, counting decisions."""


class Observation:
    """Facts about a contender's game, and positions spread evenly over some games of it."""

    def __init__(self, contender: Contender, python_only: bool) -> None:
        options = [count for _, count in contender.watch(contender.watched)]
        stride = max(1, len(options) // contender.sampled)
        self.positions: list[Any] = []
        for decision, (position, _) in enumerate(contender.watch(contender.watched)):
            if decision % stride == 0:
                self.positions.append(contender.copy(position))
        self.facts = Facts(
            decisions_per_game=len(options) / contender.watched,
            real_choices=sum(count > 1 for count in options) / len(options),
            bytes_per_state=bytes_per_copy(contender, self.positions[:: contender.sampled // WEIGHED])
            if python_only
            else None,
            played=digest(options),
        )


def digest(played: object) -> str:
    """A few letters that differ where games differ."""
    return sha256(repr(played).encode()).hexdigest()[:12]


def bytes_per_copy(contender: Contender, positions: list[Any]) -> float:
    """What Python allocates for a copy, on average; what copies share with their originals is not counted."""
    copies: list[Any] = [None] * len(positions)
    tracemalloc.start()
    try:
        for at, position in enumerate(positions):
            copies[at] = contender.copy(position)
        return tracemalloc.get_traced_memory()[0] / len(copies)
    finally:
        tracemalloc.stop()


def copy_all(contender: Contender, positions: list[Any], rounds: int) -> Slice:
    """Copy every position `rounds` times."""
    clock = Stopwatch()
    for _ in range(rounds):
        for position in positions:
            contender.copy(position)
    clock.stop()
    return clock.slice(rounds * len(positions))
