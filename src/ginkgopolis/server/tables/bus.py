"""How workers tell each other what they have written: PostgreSQL's LISTEN and NOTIFY."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ginkgopolis.server.store.rows import CHANNEL

if TYPE_CHECKING:
    import psycopg

LOGGER = logging.getLogger("ginkgopolis.bus")
PAUSE: Final = 1.0
WAITING: Final = 10_000
"""Notices that may wait to be sent."""


class Bus:
    """One connection for listening and notifying, which is reopened when it breaks."""

    def __init__(self, url: str, hear: Callable[[str], None], missed: Callable[[], None]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://")
        self.hear = hear
        self.missed = missed
        """Called when notices may have been lost."""
        self.listening = asyncio.Event()
        self.to_tell: asyncio.Queue[str] = asyncio.Queue(WAITING)

    def tell(self, notice: str) -> None:
        """Send a notice that does not go with a change of the database, when there is time."""
        if not self.to_tell.full():
            self.to_tell.put_nowait(notice)

    async def listen(self) -> None:
        """Listen for notices until cancelled."""
        first = True
        while True:
            try:
                await self._listen_once(first)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOGGER.warning("the connection for notices broke", extra={"reason": type(error).__name__})
            first = False
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, first: bool) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if not first:
                self.missed()
            self.listening.set()
            async with asyncio.TaskGroup() as both:  # if one breaks, both are reopened
                both.create_task(self._tell_all())
                both.create_task(self._hear_all(connection))

    async def _hear_all(self, connection: "psycopg.AsyncConnection[Any]") -> None:
        async for notice in connection.notifies():
            self.hear(notice.payload)
        raise ConnectionError("no more notices")

    async def _tell_all(self) -> None:
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        async with connection:
            while True:
                notice = await self.to_tell.get()
                await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, notice))
