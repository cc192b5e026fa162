"""Fair turns: what takes long is done a few at a time, and nobody comes twice while somebody else waits."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from ginkgopolis.server.errors import Refusal

FULL: Final = 5.0
"""Seconds after which it may be worth while to ask again."""

Line = deque[asyncio.Future[None]]


class Turns:
    """Everybody has a line; the lines are served in turn, each line in its order."""

    def __init__(self, at_once: int, per_line: int | None = None, in_all: int | None = None) -> None:
        """`per_line` and `in_all` may wait; without them, any number."""
        self.free = at_once
        self.per_line = per_line
        self.in_all = in_all
        self.waiting = 0
        self.lines: OrderedDict[str, Line] = OrderedDict()

    def check(self, whose: str) -> None:
        """Refuse somebody who would have to wait where too many are waiting."""
        if self.free:
            return
        own = len(self.lines.get(whose, ()))
        if (self.per_line is not None and own >= self.per_line) or (
            self.in_all is not None and self.waiting >= self.in_all
        ):
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
        self.lines.setdefault(whose, deque()).append(turn)
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._call_next()  # it was her turn just when she left
            else:
                self._leave(whose, turn)
            raise

    def _leave(self, whose: str, turn: "asyncio.Future[None]") -> None:
        line = self.lines.get(whose)
        if line is None or turn not in line:
            return  # passed over already
        self.waiting -= 1
        line.remove(turn)
        if not line:
            del self.lines[whose]

    def _call_next(self) -> None:
        while self.lines:
            whose, line = self.lines.popitem(last=False)
            turn = line.popleft()
            self.waiting -= 1
            if line:
                self.lines[whose] = line
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
