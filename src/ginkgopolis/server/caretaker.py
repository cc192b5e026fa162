"""What is looked after beside the tables while a server runs."""

import asyncio
import logging
from typing import Final

from ginkgopolis.server.community.director import Director
from ginkgopolis.server.community.umpire import Umpire
from ginkgopolis.server.garbage import Garbage
from ginkgopolis.server.health import Health
from ginkgopolis.server.metrics import Board
from ginkgopolis.server.store.reminders import Reminders
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.caretaker")
PAUSE: Final = 1.0
SWEEP: Final = 300.0
DAY: Final = 86_400.0


class Caretaker:
    """Looks at things once a second."""

    def __init__(self, hub: Hub, health: Health, board: Board) -> None:
        self.hub = hub
        self.board = board
        self.health = health
        self.expired = 0.0
        """When was looked last for what nobody uses."""
        self.garbage = Garbage()
        self.umpire = Umpire(hub)
        self.director = Director(hub)

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
        if await self.health.look():
            await self.board.put_up()
            await self.rate()
            await self.direct()
        if self.hub.now() - self.expired >= SWEEP:
            self.expired = self.hub.now()
            await self.expire()

    async def rate(self) -> None:
        """Rate the games that have ended, where games are rated."""
        if self.hub.settings.ratings:
            await self.umpire.look()

    async def direct(self) -> None:
        """Let tournaments go on, where there are any."""
        if self.hub.settings.tournaments != "off":
            await self.director.look()

    async def expire(self) -> None:
        """Close tables that nobody uses, and remove what is old, so that there is room for others."""
        settings, now, store = self.hub.settings, self.hub.now(), self.hub.store
        for phase, days in (("lobby", settings.lobby_days), ("playing", settings.table_days)):
            for table_id in await store.lists.close_abandoned(phase, now - days * DAY):
                self.hub.hear(f"doc {table_id}")
        await store.records.remove(now - settings.record_days * DAY)
        await Reminders(store).expire(now - settings.reminder_days * DAY)
        if self.hub.players is not None:
            await self.hub.players.expire(now - settings.player_days * DAY)
        if settings.tournaments != "off":
            await self.director.tournaments.expire(now - settings.tournament_days * DAY, now)
