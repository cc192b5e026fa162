"""The post: takes turns from the bell, and sends letters about them."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders.bell import LOST, Bell, Turn
from ginkgopolis.server.reminders.carrier import Carrier
from ginkgopolis.server.reminders.letters import Writer
from ginkgopolis.server.store.reminders import Reminder, Reminders

LOGGER = logging.getLogger("ginkgopolis.reminders")
MOST_FAILURES: Final = 20
"""After as many failures in a row nothing is sent to an address any more."""
MOVED_AWAY: Final = (404, 410)
OFTEN_ENOUGH: Final = 86_400.0
"""Seconds after which it is written down again that a reminder is of use."""
TAKEN: Final = 'ginkgopolis_reminders_total{result="taken"}'
FAILED: Final = 'ginkgopolis_reminders_total{result="failed"}'


class Postman:
    """Sends letters, and forgets addresses at which nobody lives any more."""

    def __init__(
        self, bell: Bell, reminders: Reminders, writer: Writer, carrier: Carrier, now: Callable[[], float]
    ) -> None:
        self.bell = bell
        self.count = bell.count
        self.reminders = reminders
        self.writer = writer
        self.carrier = carrier
        self.now = now
        self.telling: set[asyncio.Task[None]] = set()

    async def deliver(self) -> None:
        """Send what there is to send, for ever; no letter waits for another one."""
        try:
            while True:
                turn = await self.bell.waiting.get()
                task = asyncio.create_task(self.tell(turn, await self.ways_to(turn)))
                self.telling.add(task)
                task.add_done_callback(self.telling.discard)
        finally:
            for task in self.telling:
                task.cancel()

    async def ways_to(self, turn: Turn) -> list[Reminder]:
        """Return how somebody wants to be told; none, while that cannot be read."""
        try:
            return await self.reminders.of(turn.session, *turn.others)
        except Refusal:
            pass  # the database is silent: others say so
        except Exception:
            LOGGER.exception("nobody knows whom to remind")
        return []

    async def tell(self, turn: Turn, ways: Sequence[Reminder]) -> None:
        """Tell somebody in all ways at once."""
        try:
            await asyncio.gather(*(self.try_to_remind(way, turn) for way in ways))
        finally:
            self.bell.done(turn)

    async def try_to_remind(self, reminder: Reminder, turn: Turn) -> None:
        """Send one letter, unless it is lost."""
        try:
            await self.remind(reminder, turn)
        except Refusal:  # too many wait, or she is banned
            self.count(LOST)
        except Exception:
            LOGGER.exception("a reminder was not sent")

    async def remind(self, reminder: Reminder, turn: Turn) -> bool:
        """Send one letter; say whether it was taken."""
        letter = self.writer.write(reminder, turn)
        if letter is None:
            return False
        status = await self.carrier.carry(letter, reminder.session)
        taken = 200 <= status < 300
        self.count(TAKEN if taken else FAILED)
        if status in MOVED_AWAY or (not taken and reminder.failures + 1 >= MOST_FAILURES):
            await self.reminders.remove(reminder.session, reminder.id)
        elif not taken:
            await self.reminders.note_failures(reminder.id, reminder.failures + 1)
        elif reminder.failures or self.now() - reminder.used >= OFTEN_ENOUGH:
            await self.reminders.note_use(reminder.id, self.now())
        return taken
