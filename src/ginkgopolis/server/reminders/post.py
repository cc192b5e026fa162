"""The post: takes turns from the bell, and sends letters about them, a few at a time."""

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.reminders.addresses import PORT, LookUp, host_of, look_up, public_numbers
from ginkgopolis.server.reminders.bell import Bell, Turn
from ginkgopolis.server.reminders.letters import Letter, Writer
from ginkgopolis.server.store.reminders import Reminder, Reminders

LOGGER = logging.getLogger("ginkgopolis.reminders")
AT_ONCE: Final = 4
SECONDS: Final = 10.0
"""How long somebody may take to receive a letter."""
MOST_FAILURES: Final = 20
"""After as many failures in a row nothing is sent to an address any more."""
MOST_READ: Final = 4096
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
                LOGGER.warning("a reminder was not sent", extra={"reason": str(error)})
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


@cache
def usual_trust() -> ssl.SSLContext:
    """Return whom this machine believes; to read that takes a while."""
    return ssl.create_default_context()


async def send(letter: Letter, find: LookUp = look_up, trust: ssl.SSLContext | None = None) -> int:
    """Post a letter to the public network and return the status; UNREACHABLE if nobody answers in time.

    `find` looks names up, and `trust` says whom to believe.
    """
    try:
        async with asyncio.timeout(SECONDS):
            host = host_of(letter.address)
            number = (await public_numbers(host, find))[0]
            port = urlsplit(letter.address).port or PORT
            reader, writer = await asyncio.open_connection(
                number, port, ssl=trust or usual_trust(), server_hostname=host
            )
            try:
                return await exchange(reader, writer, letter)
            finally:
                writer.close()
    except (OSError, TimeoutError, h11.RemoteProtocolError):
        return UNREACHABLE


async def exchange(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, letter: Letter) -> int:
    """Send a request and return the status of the answer, of which nothing else matters."""
    parts = urlsplit(letter.address)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    fixed = {"Host": parts.netloc, "Content-Length": str(len(letter.body)), "Connection": "close"}
    line = h11.Connection(h11.CLIENT)
    request = h11.Request(method="POST", target=target, headers=[*(fixed | letter.headers).items()])
    for event in (request, h11.Data(letter.body), h11.EndOfMessage()):
        writer.write(line.send(event) or b"")
    await writer.drain()
    while True:
        found = line.next_event()
        if isinstance(found, h11.Response):
            return found.status_code
        if found is h11.NEED_DATA:
            line.receive_data(await reader.read(MOST_READ))
