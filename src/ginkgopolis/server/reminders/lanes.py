"""Lanes to those who receive something: whoever is slow keeps nobody waiting but those who want the same."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ginkgopolis.server.doors.limits import Limiter
from ginkgopolis.server.turns import Turns

Rest = Callable[[float], Awaitable[None]]


class Lanes:
    """A few at once, fewer in each lane; the lanes come in turn, and in a lane those who wait there."""

    def __init__(
        self, at_once: int, each: int, most: int, limiter: Limiter | None = None, rest: Rest = asyncio.sleep
    ) -> None:
        """`each` in a lane at once, where `most` may wait; `limiter` says how often one may go there."""
        self.road = Turns(at_once)
        self.each = each
        self.most = most
        self.limiter = limiter
        self.rest = rest
        self.lanes: dict[str, Turns] = {}

    @asynccontextmanager
    async def one(self, lane: str, whose: str) -> AsyncIterator[None]:
        """Wait for a turn in a lane, and have it; a lane in which nobody is any more is forgotten."""
        turns = self.lanes.setdefault(lane, Turns(self.each, in_all=self.most))
        try:
            async with turns.one(whose):
                await self._keep_pace(lane)
                async with self.road.one(lane):
                    yield
        finally:
            if turns.free == self.each:
                self.lanes.pop(lane, None)

    async def _keep_pace(self, lane: str) -> None:
        while self.limiter is not None and (pause := self.limiter.pause(lane)):
            await self.rest(pause)
