"""Where players want to be told that it is their turn, and the server's own keys."""

import contextlib
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.schema import KEYS, PLAYER_SESSIONS, REMINDERS


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

    async def of(self, *sessions: str) -> list[Reminder]:
        """Return how those want to be reminded whose sessions these are, the oldest way first."""
        query = sa.select(REMINDERS).where(belongs_to(*sessions)).order_by(REMINDERS.c.created)
        return [Reminder(*row) for row in await self.store.run(lambda c: c.execute(query).all())]

    async def add(self, reminder: Reminder, each: int, in_all: int) -> bool:
        """Add a way, in the place of the same one; False if there are as many as there may be."""
        hers = belongs_to(reminder.session)
        every = sa.select(sa.func.count()).select_from(REMINDERS)

        def add(connection: sa.Connection) -> bool:
            connection.execute(REMINDERS.delete().where(hers, REMINDERS.c.address == reminder.address))
            own = connection.execute(every.where(hers)).scalar_one()
            if own >= each or connection.execute(every).scalar_one() >= in_all:
                return False
            connection.execute(REMINDERS.insert(), reminder._asdict())
            return True

        return await self.store.run(add)

    async def remove(self, session: str, reminder_id: str) -> bool:
        """Remove one; False if this session's person has no such reminder."""
        gone = REMINDERS.delete().where(REMINDERS.c.id == reminder_id, belongs_to(session))
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


def belongs_to(*sessions: str) -> sa.ColumnElement[bool]:
    """Return whether a reminder was set up by one of these sessions, or on other devices of their players."""
    players = sa.select(PLAYER_SESSIONS.c.player).where(PLAYER_SESSIONS.c.session.in_(sessions))
    devices = sa.select(PLAYER_SESSIONS.c.session).where(PLAYER_SESSIONS.c.player.in_(players))
    return sa.or_(REMINDERS.c.session.in_(sessions), REMINDERS.c.session.in_(devices))
