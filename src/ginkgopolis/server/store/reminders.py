"""Where players want to be told that it is their turn, and the server's own keys."""

import contextlib
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.schema import KEYS, REMINDERS


class Reminder(NamedTuple):
    """A way to remind somebody."""

    id: str
    session: str
    kind: str
    address: str
    secret: str
    language: str
    created: float
    failures: int


class Reminders:
    """The reminders in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, session: str) -> list[Reminder]:
        """Return how a session wants to be reminded, the oldest way first."""
        query = sa.select(REMINDERS).where(REMINDERS.c.session == session).order_by(REMINDERS.c.created)
        return [Reminder(*row) for row in await self.store.run(lambda c: c.execute(query).all())]

    async def add(self, reminder: Reminder, per_session: int, in_all: int) -> bool:
        """Add a way, in the place of the same one; False if there are as many as there may be."""
        same = sa.and_(REMINDERS.c.session == reminder.session, REMINDERS.c.address == reminder.address)
        every = sa.select(sa.func.count()).select_from(REMINDERS)

        def add(connection: sa.Connection) -> bool:
            connection.execute(REMINDERS.delete().where(same))
            own = connection.execute(every.where(REMINDERS.c.session == reminder.session)).scalar_one()
            if own >= per_session or connection.execute(every).scalar_one() >= in_all:
                return False
            connection.execute(REMINDERS.insert(), reminder._asdict())
            return True

        return await self.store.run(add)

    async def remove(self, session: str, reminder_id: str) -> bool:
        """Remove one; False if this session has no such."""
        gone = REMINDERS.delete().where(REMINDERS.c.id == reminder_id, REMINDERS.c.session == session)
        return await self.store.run(lambda c: c.execute(gone).rowcount) > 0

    async def note(self, reminder_id: str, failures: int) -> None:
        """Write down how often in a row nobody took what was sent."""
        change = REMINDERS.update().where(REMINDERS.c.id == reminder_id).values(failures=failures)
        await self.store.run(lambda c: c.execute(change))

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key of this server's, the same for all workers; a new one is made if there is none."""
        query = sa.select(KEYS.c.value).where(KEYS.c.name == name)
        found: str | None = await self.store.run(lambda c: c.execute(query).scalar_one_or_none())
        if found is not None:
            return found
        with contextlib.suppress(sa.exc.IntegrityError):  # another worker may be quicker
            await self.store.run(lambda c: c.execute(KEYS.insert(), {"name": name, "value": make()}))
        return str(await self.store.run(lambda c: c.execute(query).scalar_one()))
