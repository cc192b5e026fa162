"""Whether what players do can be saved: by writing something now and then, and by what was not written."""

import asyncio
import logging
from time import perf_counter
from typing import Final

import msgspec

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out.answers import Saving
from ginkgopolis.server.store.trouble import SILENT
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.health")
PATIENCE: Final = 3.0
"""Seconds that a small write may take."""
QUIET: Final = 10.0
"""Seconds without a failure after which all is well again: a row may find room where a move does not."""
OFTEN: Final = 5.0
"""Seconds from one look to the next."""


class Health:
    """What is wrong with the database, if anything is."""

    def __init__(self, hub: Hub, patience: float = PATIENCE) -> None:
        self.hub = hub
        self.patience = patience
        self.trouble: str | None = None
        self.beating: asyncio.Task[str | None] | None = None
        self.known = 0
        """How many failures have been noticed."""
        self.last: tuple[float, str] | None = None
        """When something failed last, and why."""
        self.looked: float | None = None
        """When the server itself looked last, whoever else may have asked since."""
        self.took = 0.0
        """How many seconds it took to write something, the last time that it could be."""

    async def look(self) -> bool:
        """Check it, if it is time to; say whether something could be written."""
        now = self.hub.clock()
        if self.looked is not None and now - self.looked < OFTEN:
            return False
        self.looked = now
        return await self.check() is None

    async def check(self) -> str | None:
        """Write something, and return what is wrong; everybody is told when that changes."""
        trouble = await self._beat() or self._failures()
        if (trouble is None) != (self.trouble is None):
            self._tell(trouble)
        self.trouble = trouble
        return trouble

    async def _beat(self) -> str | None:
        """Write something, though no more than one thing at a time, however long it takes."""
        if self.beating is None or self.beating.done():
            self.beating = asyncio.create_task(self._write())
        beating = self.beating  # somebody else may begin another one before this goes on
        await asyncio.wait({beating}, timeout=self.patience)
        return beating.result() if beating.done() else SILENT

    async def _write(self) -> str | None:
        begin = perf_counter()
        try:
            await self.hub.store.beat(self.hub.now())
        except Refusal:
            return self.hub.store.last_failure
        self.took = perf_counter() - begin
        return None

    def _failures(self) -> str | None:
        """Return why something else could not be written a short while ago."""
        store, now = self.hub.store, self.hub.clock()
        if store.failures.total() > self.known:
            self.last = (now, store.last_failure)
            self.known = store.failures.total()
        return self.last[1] if self.last and now - self.last[0] < QUIET else None

    def _tell(self, trouble: str | None) -> None:
        """Say it in the log, and to all who are connected."""
        self.hub.count("ginkgopolis_database_changes_total")
        if trouble is None:
            LOGGER.warning("moves are saved again")
        else:
            LOGGER.error("moves are not being saved", extra={"reason": trouble})
        text = saving(trouble)
        for table in self.hub.tables.values():
            for group in table.present:
                for connection in group:
                    connection.send(text)


def saving(trouble: str | None) -> bytes:
    """Return the message that tells players whether what they do is saved."""
    return msgspec.json.encode(Saving(saved=trouble is None))
