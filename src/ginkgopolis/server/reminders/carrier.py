"""The carrier: brings letters to the public network, a few at a time, and to everybody in fair turns.

Clients say where letters go. So a receiver may be slow, may never stop talking, may have any number of names,
or be somebody whom a crowd of clients wants to harm: nobody but those who write to the same one notices.
"""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import h11

from ginkgopolis.server.admin.bans import Bans
from ginkgopolis.server.doors.limits import Limiter, network
from ginkgopolis.server.reminders.addresses import (
    LOOK_UPS,
    PORT,
    LookUp,
    host_of,
    look_up,
    public_numbers,
    site_of,
)
from ginkgopolis.server.reminders.lanes import Lanes, Rest
from ginkgopolis.server.reminders.letters import Letter

AT_ONCE: Final = 32
"""Letters on their way."""
EACH: Final = 4
"""Of them to one receiver."""
NAMES_EACH: Final = 2
"""Names of one site that are looked up at once."""
MOST_IN_LANE: Final = 200
"""Letters that may wait for one receiver."""
SECONDS: Final = 10.0
"""How long somebody may take to receive a letter."""
MOST_READ: Final = 16_384
"""Bytes of an answer that are read, in the hope of its status."""
UNREACHABLE: Final = 0

Send = Callable[[Letter, str], Awaitable[int]]
"""Posts a letter to the machine with a number."""


class Carrier:
    """Sends letters in turn."""

    def __init__(
        self,
        per_minute: float,
        bans: Bans,
        clock: Callable[[], float],
        send: Send,
        find: LookUp = look_up,
        rest: Rest = asyncio.sleep,
    ) -> None:
        """`per_minute` letters go to one receiver, none in the name of those who are banned."""
        self.bans = bans
        self.send = send
        self.find = find
        limiter = Limiter(per_minute / 60, max(1.0, per_minute / 10), clock)
        self.names = Lanes(LOOK_UPS, NAMES_EACH, MOST_IN_LANE)
        self.receivers = Lanes(AT_ONCE, EACH, MOST_IN_LANE, limiter, rest)

    async def carry(self, letter: Letter, session: str) -> int:
        """Send a letter of somebody's and return the status; it is refused where too many are waiting."""
        host = host_of(letter.address)
        try:
            async with self.names.one(site_of(host), session):
                number = (await public_numbers(host, self.find))[0]
        except OSError:
            return UNREACHABLE
        async with self.receivers.one(network(number), session):
            self.bans.check(session)  # now, since it may have waited
            return await self.send(letter, number)


@cache
def usual_trust() -> ssl.SSLContext:
    """Return whom this machine believes; to read that takes a while."""
    return ssl.create_default_context()


async def send(letter: Letter, number: str, trust: ssl.SSLContext | None = None) -> int:
    """Post a letter to a machine and return the status; UNREACHABLE if it does not answer in time.

    `trust` says whom to believe.
    """
    try:
        async with asyncio.timeout(SECONDS):
            host, port = host_of(letter.address), urlsplit(letter.address).port or PORT
            reader, writer = await asyncio.open_connection(
                number, port, ssl=trust or usual_trust(), server_hostname=host
            )
            try:
                return await exchange(reader, writer, letter)
            finally:
                writer.transport.abort()  # without waiting for the other side
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
    left = MOST_READ
    while not isinstance(found := line.next_event(), h11.Response):
        if found is h11.NEED_DATA:
            if not left:
                return UNREACHABLE
            data = await reader.read(left)
            left -= len(data)
            line.receive_data(data)
    return found.status_code
