"""What is looked after beside the tables while a server runs."""

import asyncio
import logging
from typing import Final

from ginkgopolis.server.garbage import Garbage
from ginkgopolis.server.health import Health
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.caretaker")
PAUSE: Final = 1.0


class Caretaker:
    """Looks at things once a second."""

    def __init__(self, hub: Hub, health: Health) -> None:
        self.hub = hub
        self.health = health
        self.garbage = Garbage()

    async def keep_looking(self) -> None:
        """Look again and again."""
        self.garbage.begin(self.hub.clock())
        while True:
            try:
                await self.look()
            except Exception:
                LOGGER.exception("the caretaker failed")
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Do what is to be done by now."""
        self.garbage.look(self.hub.clock())
        await self.health.look()
