"""Where players want to be told that it is their turn, and the server's own keys."""

import contextlib
from collections.abc import Callable
from typing import NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.rows import Room
from ginkgopolis.server.store.schema import HOLDS, KEYS, PLAYER_SESSIONS, REMINDERS, TABLES


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
    origin: str
    """Hash of the address it was set up from."""
    used: float
    """When it was set up, or something was taken."""


class Reminders:
    """The reminders in a database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, *sessions: str) -> list[Reminder]:
        """Return how those want to be reminded whose sessions these are, the oldest way first."""
        query = sa.select(REMINDERS).where(belongs_to(*sessions)).order_by(REMINDERS.c.created)
        return [Reminder(*row) for row in await self.store.run(lambda c: c.execute(query).all())]

    async def add(self, reminder: Reminder, room: Room) -> None:
        """Add a way, in the place of the same one, unless there are as many as there may be."""
        hers = belongs_to(reminder.session)
        count = sa.select(sa.func.count()).select_from(REMINDERS)
        from_there = count.where(REMINDERS.c.origin == reminder.origin)
        checks = (
            (count.where(hers), room.per_session, "too-many-reminders"),
            (from_there, room.per_address, "address-has-too-many-reminders"),
            (count, room.in_all, "server-full-of-reminders"),
        )

        def add(connection: sa.Connection) -> None:
            connection.execute(REMINDERS.delete().where(hers, REMINDERS.c.address == reminder.address))
            for query, most, message in checks:
                if connection.execute(query).scalar_one() >= most:
                    raise Refusal("too_many_reminders", message, most=most)
            connection.execute(REMINDERS.insert(), reminder._asdict())

        await self.store.run(add)

    async def remove(self, session: str, reminder_id: str) -> bool:
        """Remove one; False if this session's person has no such reminder."""
        gone = REMINDERS.delete().where(REMINDERS.c.id == reminder_id, belongs_to(session))
        return await self.store.run(lambda c: c.execute(gone).rowcount) > 0

    async def note_failures(self, reminder_id: str, failures: int) -> None:
        """Note how often in a row reminders were not taken."""
        change = REMINDERS.update().where(REMINDERS.c.id == reminder_id).values(failures=failures)
        await self.store.run(lambda c: c.execute(change))

    async def note_use(self, reminder_id: str, now: float) -> None:
        """Note that a reminder was taken."""
        change = REMINDERS.update().where(REMINDERS.c.id == reminder_id).values(failures=0, used=now)
        await self.store.run(lambda c: c.execute(change))

    async def expire(self, before: float) -> int:
        """Forget those that were of no use since, unless their owners have been at tables since."""
        gone = REMINDERS.delete().where(REMINDERS.c.used < before, sa.not_(has_played(before)))
        return await self.store.run(lambda c: c.execute(gone).rowcount)

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


def has_played(since: float) -> sa.ColumnElement[bool]:
    """Return whether a reminder's owner has a seat, on whatever device, where there was play since."""
    own, others = PLAYER_SESSIONS.alias(), PLAYER_SESSIONS.alias()
    devices = sa.select(others.c.session).join(own, own.c.player == others.c.player)
    hers = devices.where(own.c.session == REMINDERS.c.session).correlate(REMINDERS)
    # By one reminder after the other: few have not been of use, but there may be very many tables.
    seated = sa.exists().where(HOLDS.c.seat >= 0, TABLES.c.id == HOLDS.c.table_id, TABLES.c.touched >= since)
    at_hers = seated.where(HOLDS.c.session == REMINDERS.c.session).correlate(REMINDERS)
    at_others = seated.where(HOLDS.c.session.in_(hers)).correlate(REMINDERS)
    return sa.or_(at_hers, at_others)
