"""The desk at which players say how they want to be reminded, and behind which the post works."""

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from ginkgopolis.language import spoken
from ginkgopolis.server.doors.requests import PushKeys
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders.addresses import check_address, look_up
from ginkgopolis.server.reminders.bell import Bell, Turn
from ginkgopolis.server.reminders.carrier import Carrier, send
from ginkgopolis.server.reminders.letters import Writer
from ginkgopolis.server.reminders.post import Postman
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.reminders import Reminder, Reminders
from ginkgopolis.server.store.rows import Room
from ginkgopolis.server.tables.office import Office

if TYPE_CHECKING:
    from ginkgopolis.server.reminders.push import Push

EACH: Final = 5
"""Ways in which one is reminded, on all devices on which she is the same player."""
KEY: Final = "push"
"""The name under which the database keeps the server's key."""


class Desk:
    """Takes down how sessions want to be reminded."""

    def __init__(self, settings: Settings, writer: Writer, post: Postman, now: Callable[[], float]) -> None:
        self.settings = settings
        self.writer = writer
        self.post = post
        self.reminders = post.reminders
        self.now = now

    async def add_push(self, session: str, origin: str, address: str, keys: PushKeys) -> Reminder:
        """Let a browser be told; `origin` is where the session comes from."""
        if self.writer.push is None:
            raise Refusal("reminders_off", "no-web-push")
        from ginkgopolis.server.reminders.push import check_keys, check_subscription

        check_keys(keys)
        check_subscription(address, keys)
        return await self._add(session, origin, "push", address, msgspec.json.encode(keys).decode())

    async def add_hook(self, session: str, origin: str, address: str) -> Reminder:
        """Let a webhook be called, signed with a secret that nobody else gets to know."""
        if not self.settings.webhooks:
            raise Refusal("reminders_off", "no-webhooks")
        return await self._add(session, origin, "hook", address, secrets.token_urlsafe(32))

    async def _add(self, session: str, origin: str, kind: str, address: str, secret: str) -> Reminder:
        check_address(address)
        now = self.now()
        made = Reminder(
            id=secrets.token_hex(8),
            session=session,
            kind=kind,
            address=address,
            secret=secret,
            language=spoken.get() or "en",
            created=now,
            failures=0,
            origin=origin,
            used=now,
        )
        room = Room(EACH, self.settings.reminders_per_address, self.settings.reminders_in_all)
        await self.reminders.add(made, room)
        return made

    async def try_out(self, session: str, reminder_id: str, title: str) -> bool:
        """Send something to see whether it arrives; say whether it was taken."""
        for reminder in await self.reminders.of(session):
            if reminder.id == reminder_id:
                return await self.post.remind(reminder, Turn(session, "", title, 0, 0, title))
        raise Refusal("not_found", "no-such-reminder")

    async def remove(self, session: str, reminder_id: str) -> None:
        """Forget one."""
        if not await self.reminders.remove(session, reminder_id):
            raise Refusal("not_found", "no-such-reminder")


@contextlib.asynccontextmanager
async def open_desk(office: Office, bell: Bell) -> AsyncIterator[Desk]:
    """Open the desk, and let the post work while it is open."""
    settings = office.settings
    reminders = Reminders(office.store)
    writer = Writer(await make_push(settings, reminders), settings.public_url)
    carrier = Carrier(settings.reminders_per_receiver, office.bans, office.clock, send, look_up)
    postman = Postman(bell, reminders, writer, carrier, office.now)
    working = asyncio.create_task(postman.deliver())
    try:
        yield Desk(settings, writer, postman, office.now)
    finally:
        working.cancel()
        await asyncio.gather(working, *postman.telling, return_exceptions=True)


async def make_push(settings: Settings, reminders: Reminders) -> "Push | None":
    """Return what seals letters to browsers, if this server sends any."""
    if not settings.push_contact:
        return None
    from ginkgopolis.server.reminders.push import Push, new_key  # which takes packages that not all have

    return Push(await reminders.key(KEY, new_key), settings.push_contact)
