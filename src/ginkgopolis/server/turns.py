"""Fair turns: what takes long is done a few at a time, and nobody comes twice while somebody else waits."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, TypeVar

from ginkgopolis.server.errors import Refusal

FULL: Final = 5.0
"""Seconds after which it may be worth while to ask again."""

Waiting = TypeVar("Waiting")


class Lines(Generic[Waiting]):
    """Those who wait: everybody has a line; the lines are served in turn, each line in its order."""

    def __init__(self, per_line: int | None = None, in_all: int | None = None) -> None:
        """`per_line` and `in_all` may wait; without them, any number."""
        self.per_line = per_line
        self.in_all = in_all
        self.waiting = 0
        self.lines: OrderedDict[str, deque[Waiting]] = OrderedDict()

    def is_full(self, whose: str) -> bool:
        """Are too many waiting, in one line or in all?"""
        own = len(self.lines.get(whose, ()))
        return (self.per_line is not None and own >= self.per_line) or (
            self.in_all is not None and self.waiting >= self.in_all
        )

    def add(self, whose: str, one: Waiting) -> None:
        """Let somebody wait."""
        self.lines.setdefault(whose, deque()).append(one)
        self.waiting += 1

    def remove(self, whose: str, one: Waiting) -> None:
        """Let somebody go who will not wait any longer."""
        line = self.lines.get(whose)
        if line is None or one not in line:
            return  # passed over already
        self.waiting -= 1
        line.remove(one)
        if not line:
            del self.lines[whose]

    def next(self) -> Waiting:
        """Return whose turn it is: the first of a line, which then has to wait for all others."""
        whose, line = self.lines.popitem(last=False)
        self.waiting -= 1
        one = line.popleft()
        if line:
            self.lines[whose] = line
        return one


class Turns(Lines["asyncio.Future[None]"]):
    """A few have their turn at once; the others wait."""

    def __init__(self, at_once: int, per_line: int | None = None, in_all: int | None = None) -> None:
        super().__init__(per_line, in_all)
        self.free = at_once

    def check(self, whose: str) -> None:
        """Refuse somebody who would have to wait where too many are waiting."""
        if not self.free and self.is_full(whose):
            raise Refusal("rate_limited", "too-many-questions", retry_after=FULL)

    @asynccontextmanager
    async def one(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it; whatever happens, the next one comes after it."""
        self.check(whose)
        if self.free:
            self.free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._call_next()

    async def _wait(self, whose: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(whose, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._call_next()  # it was her turn just when she left
            else:
                self.remove(whose, turn)
            raise

    def _call_next(self) -> None:
        while self.lines:
            turn = self.next()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
