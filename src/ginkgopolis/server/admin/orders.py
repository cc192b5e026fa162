"""How a running server takes notice of what operators do: it looks at the database once a second.

That works with both databases, and nothing is missed when a connection breaks.
"""

import asyncio
import logging
from typing import Final

import sqlalchemy as sa

from ginkgopolis.server.admin.bans import Ban
from ginkgopolis.server.doors.socket import GONE, REFUSED
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.schema import BANS, ORDERS
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.table import Table

LOGGER = logging.getLogger("ginkgopolis.orders")
PAUSE: Final = 1.0
LAST: Final = sa.select(sa.func.coalesce(sa.func.max(ORDERS.c.number), 0))


class Orders:
    """Looks for orders, and obeys them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.last = 0
        """The number of the last order that was obeyed."""

    async def begin(self) -> None:
        """Learn what is in force; what was ordered before is in the tables that are read from now on."""
        self.last = await self.hub.store.run(lambda c: c.execute(LAST).scalar_one())
        await self.read_bans()

    async def keep_looking(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except Refusal:
                pass  # the database is silent: others say so
            except Exception:
                LOGGER.exception("an order failed")

    async def look(self) -> None:
        """Obey what has been ordered since."""
        query = sa.select(ORDERS.c.number, ORDERS.c.text).where(ORDERS.c.number > self.last)
        found = await self.hub.store.run(lambda c: c.execute(query.order_by(ORDERS.c.number)).all())
        for number, text in found:
            self.last = number
            LOGGER.info("order", extra={"order": text})
            await self.obey(text)

    async def obey(self, order: str) -> None:
        """Look again at what an order names: `bans`, `again TABLE`, `gone TABLE`."""
        what, _, table_id = order.partition(" ")
        if what == "bans":
            await self.read_bans()
            self.hang_up_on_banned()
            return
        table = self.hub.tables.get(table_id)
        if table is None or not table.loaded:
            return
        if what == "gone":
            dismiss(table)
            return
        table.chat = []
        self.hub.hear(f"doc {table_id}")
        self.hub.hear(f"chat {table_id}")

    async def read_bans(self) -> None:
        """Read all bans."""
        found = await self.hub.store.run(lambda c: c.execute(sa.select(BANS)).all())
        self.hub.bans.take_in(Ban(*row) for row in found)

    def hang_up_on_banned(self) -> None:
        """End the connections of those who are banned by now."""
        for table in self.hub.tables.values():
            for group in table.present:
                for one in group:
                    if self.hub.bans.hold("ban", one.address, one.session):
                        one.channel.hang_up(REFUSED)


def dismiss(table: Table) -> None:
    """Let everybody leave a table that is there no more; it is forgotten when the last one is gone."""
    table.loaded = False
    table.stale.add("doc")
    for group in table.present:
        for one in group:
            one.channel.hang_up(GONE)
