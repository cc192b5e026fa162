"""The WebSocket of a table: messages in, messages out, each viewer what she may know."""

import asyncio
import contextlib
import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.language import speaking
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.channel import Channel, channel_of
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.doors.guard import address_of, check_origin, language_of, mistake_of_ours, network_of
from ginkgopolis.server.doors.http import decoder_of, read, session_of
from ginkgopolis.server.doors.limits import Bucket, Limiter, Places, too_much
from ginkgopolis.server.doors.routes import viewer_of
from ginkgopolis.server.errors import Refusal, as_refusal
from ginkgopolis.server.out import write
from ginkgopolis.server.out.answers import Failed
from ginkgopolis.server.tables import play
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.socket")
TOO_LARGE: Final = 1009
NOT_TEXT: Final = 1003
REFUSED: Final = 4403
FLOODED: Final = 4429
GONE: Final = 4404
CODES: Final = {"not_found": GONE, "rate_limited": FLOODED, "busy": 1013}
MESSAGES: Final = decoder_of(ask.ClientMessage)
FLOOD: Final = 50
"""This many refused messages in a row end a connection."""


class Sockets:
    """All connections of one server process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.places = Places(settings.connections_in_all, settings.connections_per_address)
        self.arrivals = Limiter(settings.requests_per_second, settings.requests_at_once, hub.clock)
        self.origins = tuple(origin.strip() for origin in settings.origins.split(",") if origin.strip())

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one connection to a table until it ends, in the language of its choice."""
        await websocket.accept()
        try:
            wanted = speaking(language_of(websocket.scope))
        except GinkgopolisError as error:
            await websocket.close(REFUSED, as_refusal(error).code)
            return
        with wanted:
            await self.serve_speaker(websocket, websocket.path_params["table_id"])

    async def serve_speaker(self, websocket: WebSocket, table_id: str) -> None:
        """Serve one connection in the language that is spoken."""
        address = address_of(websocket.scope)
        if not self.places.take(address):
            await websocket.close(FLOODED)
            return
        channel = channel_of(websocket)
        try:
            self.arrivals.check(address)
            check_origin(websocket.headers, self.origins)
            session = session_of(websocket.cookies) or ""
            seat = websocket.query_params.get("seat")
            network = network_of(websocket.scope)
            self.hub.bans.check(network, session)
            connection = await self.join(table_id, session, seat, channel, network)
        except GinkgopolisError as error:
            refusal = as_refusal(error)
            await websocket.close(CODES.get(refusal.code, REFUSED), refusal.code)
            self.places.leave(address)
            return
        try:
            await Conversation(self.hub, table_id, connection).run()
        finally:
            self.places.leave(address)
            await asyncio.shield(self.leave(table_id, connection))
            await channel.end()

    async def join(
        self, table_id: str, session: str, seat: str | None, channel: Channel, network: str
    ) -> Connection:
        """Come to a table."""
        async with self.hub.table(table_id, fresh=True) as table:
            connection = Connection(session, viewer_of(table, table.who(session), seat), channel, network)
            sitting = table.shown_to(session)
            write.send_state(sitting, connection)
            sitting.connections.add(connection)
            self.hub.tell_presence(table)
            return connection

    async def leave(self, table_id: str, connection: Connection) -> None:
        """Leave a table."""
        table = self.hub.tables[table_id]
        for group in table.present:
            group.discard(connection)
        with contextlib.suppress(GinkgopolisError):
            async with self.hub.table(table_id) as table:
                self.hub.tell_presence(table)


class Conversation:
    """One connection: what is read is done in turn."""

    def __init__(self, hub: Hub, table_id: str, connection: Connection) -> None:
        self.hub = hub
        self.table_id = table_id
        self.connection = connection
        self.bucket = Bucket(hub.settings.requests_at_once, hub.clock())
        self.hints: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Do what comes in, until one side hangs up."""
        try:
            # A separate task need not come down through all layers of the application for each message.
            await asyncio.create_task(self.read())
        finally:
            for task in self.hints:
                task.cancel()

    async def read(self) -> None:
        """Do what comes in."""
        channel, settings = self.connection.channel, self.hub.settings
        refused = 0
        while True:
            message = await channel.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None or len(text) > ask.LONGEST_MESSAGE:
                return channel.hang_up(NOT_TEXT if text is None else TOO_LARGE)
            rate, size = settings.requests_per_second, settings.requests_at_once
            pause = self.bucket.take(rate, size, self.hub.clock())
            if not pause:
                refused = 0
                await self.obey(text)
                continue
            refused += 1
            self.refuse(too_much(pause), None, None)
            if refused > FLOOD:
                return channel.hang_up(FLOODED)

    async def obey(self, text: str) -> None:
        """Do what one message says, and answer it."""
        self.hub.count("ginkgopolis_messages_total")
        try:
            wanted: ask.ClientMessage = read(text, MESSAGES)
        except Refusal as refusal:
            self.refuse(refusal, None, None)
            return
        if isinstance(wanted, ask.Hint):
            task = asyncio.create_task(self.answer(wanted))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self.answer(wanted)

    async def answer(self, wanted: ask.ClientMessage) -> None:
        """Answer a message; whatever goes wrong, the connection stays."""
        try:
            if isinstance(wanted, ask.Look | ask.Sync):
                await self.look(wanted)
            else:
                if isinstance(wanted, ask.Chat):
                    self.hub.bans.check_may_speak(self.connection.address, self.connection.session)
                handler = play.HANDLERS[type(wanted)]
                said = await handler(self.hub, self.table_id, self.connection.session, wanted)
                self.connection.send(msgspec.json.encode(said))
        except GinkgopolisError as error:
            self.refuse(as_refusal(error), wanted.id, getattr(wanted, "key", None))
        except Exception:
            LOGGER.exception("a message failed", extra={"table": self.table_id})
            self.refuse(mistake_of_ours(), wanted.id, getattr(wanted, "key", None))

    async def look(self, wanted: ask.Look | ask.Sync) -> None:
        """Show everything, perhaps from another seat."""
        async with self.hub.table(self.table_id) as table:
            connection = self.connection
            if isinstance(wanted, ask.Look):
                seat = "watch" if wanted.seat is None else str(wanted.seat)
                connection.viewer = viewer_of(table, table.who(connection.session), seat)
                self.hub.tell_presence(table)
            write.send_state(table.shown_to(connection.session), connection)

    def refuse(self, refusal: Refusal, id_: str | None, key: str | None) -> None:
        """Say what was wrong."""
        failed = Failed(
            id=id_, key=key, code=refusal.code, message=refusal.sentence(self.connection.language)
        )
        self.connection.send(msgspec.json.encode(failed))
