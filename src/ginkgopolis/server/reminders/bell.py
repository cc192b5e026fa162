"""The bell: whose turn it has become while they were away."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

MOST_WAITING: Final = 1000
"""Turns that wait to be told; when there are more, the newest are lost."""
EACH: Final = 20
"""Of one session."""
LOST: Final = 'ginkgopolis_reminders_total{result="lost"}'


class Turn(NamedTuple):
    """Somebody has to decide something, and is not there."""

    session: str
    """Of those that hold the seat the first, by which it is counted how many turns wait."""
    table_id: str
    title: str
    round: int
    seat: int
    name: str
    others: tuple[str, ...] = ()
    """Further sessions that hold the seat."""


class Bell:
    """Turns that wait to be told, or are being told; `count` notes those that are lost."""

    def __init__(self, count: Callable[[str], None]) -> None:
        self.count = count
        self.waiting: asyncio.Queue[Turn] = asyncio.Queue()
        self.unsent: Counter[str] = Counter()
        """How many of each session's have not been dealt with."""

    def ring(self, turn: Turn) -> None:
        """Let somebody be told, unless too many are waiting for that."""
        if self.unsent.total() >= MOST_WAITING or self.unsent[turn.session] >= EACH:
            self.count(LOST)
            return
        self.unsent[turn.session] += 1
        self.waiting.put_nowait(turn)

    def done(self, turn: Turn) -> None:
        """A turn has been dealt with, one way or another."""
        self.unsent[turn.session] -= 1
        self.unsent += Counter()  # forgets who has none
        self.waiting.task_done()
