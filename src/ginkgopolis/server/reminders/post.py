"""The post: takes turns from the bell, and sends letters about them, a few at a time."""

import contextlib
import logging
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, TCPConnector
from aiohttp.abc import AbstractResolver

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.reminders.addresses import PublicResolver
from ginkgopolis.server.reminders.bell import Bell, Turn
from ginkgopolis.server.reminders.letters import Letter, Writer
from ginkgopolis.server.store.reminders import Reminder, Reminders

LOGGER = logging.getLogger("ginkgopolis.reminders")
AT_ONCE: Final = 4
SECONDS: Final = 10.0
"""How long somebody may take to receive a letter."""
MOST_FAILURES: Final = 20
"""After as many failures in a row nothing is sent to an address any more."""
UNREACHABLE: Final = 0
MOVED_AWAY: Final = (404, 410)

Send = Callable[[Letter], Awaitable[int]]


class Postman:
    """Sends letters, and forgets addresses at which nobody lives any more."""

    def __init__(self, bell: Bell, reminders: Reminders, writer: Writer, send: Send) -> None:
        self.bell = bell
        self.reminders = reminders
        self.writer = writer
        self.send = send
        self.sent = self.failed = 0

    async def deliver(self) -> None:
        """Send what there is to send, for ever."""
        while True:
            turn = await self.bell.waiting.get()
            try:
                for reminder in await self.reminders.of(turn.session):
                    await self.remind(reminder, turn)
            except GinkgopolisError as error:
                LOGGER.warning("a reminder was not sent", extra={"reason": error.sentence("en")})
            except Exception:
                LOGGER.exception("a reminder was not sent")
            finally:
                self.bell.waiting.task_done()

    async def remind(self, reminder: Reminder, turn: Turn) -> bool:
        """Send one letter; say whether it was taken."""
        letter = self.writer.write(reminder, turn)
        if letter is None:
            return False
        status = await self.send(letter)
        taken = 200 <= status < 300
        if taken:
            self.sent += 1
        else:
            self.failed += 1
        if status in MOVED_AWAY or (not taken and reminder.failures + 1 >= MOST_FAILURES):
            await self.reminders.remove(reminder.session, reminder.id)
        elif taken == bool(reminder.failures) or not taken:
            await self.reminders.note(reminder.id, 0 if taken else reminder.failures + 1)
        return taken


@contextlib.asynccontextmanager
async def mail(
    resolver: AbstractResolver | None = None, trust: ssl.SSLContext | None = None
) -> AsyncIterator[Send]:
    """Return what sends letters, to the public network only; who does not answer is unreachable."""
    connector = TCPConnector(
        resolver=resolver or PublicResolver(), ssl=trust or True, limit=AT_ONCE, force_close=True
    )
    timeout = ClientTimeout(total=SECONDS)
    async with ClientSession(connector=connector, timeout=timeout, trust_env=False) as session:

        async def send(letter: Letter) -> int:
            try:
                # The answer is not read: only its status matters.
                async with session.post(
                    letter.address, data=letter.body, headers=letter.headers, allow_redirects=False
                ) as answer:
                    return answer.status
            except (ClientError, OSError, TimeoutError, ValueError):
                return UNREACHABLE

        yield send
