"""The WebSocket of a table: messages in, messages out, each viewer what she may know."""

import asyncio
import contextlib
import logging
from contextlib import AbstractContextManager
from time import perf_counter
from typing import Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.language import speaking
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.channel import FLOODED, Channel, channel_of
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.doors.guard import (
    check_host,
    check_origin,
    client_of,
    cookies_of,
    error_response,
    language_of,
    mistake_of_ours,
    named,
    network_of,
)
from ginkgopolis.server.doors.http import decoder_of, read
from ginkgopolis.server.doors.limits import Allowances, Places, too_much
from ginkgopolis.server.doors.routes import check_seat_text, viewer_of, viewing
from ginkgopolis.server.errors import Refusal, as_refusal
from ginkgopolis.server.health import Health, saving
from ginkgopolis.server.out import write
from ginkgopolis.server.out.answers import Failed
from ginkgopolis.server.tables import play
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.socket")
TOO_LARGE: Final = 1009
NOT_TEXT: Final = 1003
REFUSED: Final = 4403
GONE: Final = 4404
CODES: Final = {"not_found": GONE, "set_aside": 4409, "busy": 1013}
MESSAGES: Final = decoder_of(ask.ClientMessage)
PACKING: Final = "deflate"
FLOOD: Final = 50
"""This many refused messages in a row end a connection."""


class Arrival(NamedTuple):
    """What somebody says who wants to connect."""

    address: str
    session: str
    seat: str | None
    packs: bool
    """Does she take long messages compressed?"""
    speaking: AbstractContextManager[None]


async def refuse(websocket: WebSocket, refusal: Refusal) -> None:
    """Turn somebody away: those who come too often at the door, others with a code that browsers can read."""
    if refusal.code == "rate_limited" and websocket.application_state == WebSocketState.CONNECTING:
        await websocket.send_denial_response(error_response(refusal))
        return
    if websocket.application_state == WebSocketState.CONNECTING:
        await websocket.accept()
    await websocket.close(CODES.get(refusal.code, REFUSED), refusal.code)


class Sockets:
    """All connections of one server process."""

    def __init__(self, hub: Hub, allowances: Allowances, health: Health) -> None:
        self.hub = hub
        self.health = health
        self.allowances = allowances
        settings = hub.settings
        self.places = Places(settings.connections_in_all, settings.connections_per_address)
        self.origins = named(settings.origins)
        self.hosts = named(settings.hosts.lower())

    async def serve(self, websocket: WebSocket) -> None:
        """Serve one connection to a table until it ends; a refused one leaves nothing behind."""
        try:
            arrival = self.read(websocket)
            with arrival.speaking, self.places.one(arrival.address):
                await websocket.accept()
                await self.converse(websocket, arrival)
        except GinkgopolisError as error:
            refusal = as_refusal(error)
            self.note(websocket, "connection refused", status=refusal.status, code=refusal.code)
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # she may be gone by now
                await refuse(websocket, refusal)

    def note(self, websocket: WebSocket, what: str, **more: object) -> None:
        """Write down that somebody came, without the query."""
        scope = websocket.scope
        extra = {"path": scope["path"][:200], **more, **client_of(scope, self.hub.settings)}
        LOGGER.info(what, extra=extra)

    def read(self, websocket: WebSocket) -> Arrival:
        """Read all that a connection says about itself, before it counts for anything."""
        address = network_of(websocket.scope)
        session = self.hub.sessions.read(cookies_of(websocket.scope))
        self.allowances.all.check(address, session)
        wanted = speaking(language_of(websocket.scope))
        check_host(websocket.headers, self.hosts)
        check_origin(websocket.headers, self.origins)
        seat = websocket.query_params.get("seat")
        check_seat_text(seat)
        packing = websocket.query_params.get("pack")
        if packing not in (None, PACKING):
            raise Refusal("malformed", "no-such-packing", packing=PACKING)
        self.hub.bans.check(address, session)
        return Arrival(address, session, seat, packing is not None, wanted)

    async def converse(self, websocket: WebSocket, arrival: Arrival) -> None:
        """Come to the table, do what is said there, and leave."""
        channel, table_id = channel_of(websocket), websocket.path_params["table_id"]
        connection = await self.join(table_id, arrival, channel)
        self.note(websocket, "connected")
        try:
            await Conversation(self.hub, self.allowances, table_id, connection, arrival.address).run()
        finally:
            await asyncio.shield(self.leave(table_id, connection))
            await channel.end()

    async def join(self, table_id: str, arrival: Arrival, channel: Channel) -> Connection:
        """Come to a table."""
        session = arrival.session
        async with self.hub.table(table_id, viewing(session, arrival.seat), fresh=True) as table:
            viewer = viewer_of(table, table.who(session), arrival.seat)
            if viewer is not None:
                self.hub.gate.welcome(session)
            connection = Connection(session, viewer, channel, arrival.address, arrival.packs)
            sitting = table.shown_to(session)
            write.send_state(sitting, connection)
            if self.health.trouble is not None:
                connection.send(saving(self.health.trouble))
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

    def __init__(
        self, hub: Hub, allowances: Allowances, table_id: str, connection: Connection, address: str
    ) -> None:
        self.hub = hub
        self.allowances = allowances
        self.table_id = table_id
        self.connection = connection
        self.address = address
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
        channel, session = self.connection.channel, self.connection.session
        refused = 0
        while True:
            message = await channel.receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            if text is None or len(text) > ask.LONGEST_MESSAGE:
                return channel.hang_up(NOT_TEXT if text is None else TOO_LARGE)
            pause = self.allowances.all.pause(self.address, session)
            if not pause:
                refused = 0
                if not self.hub.gate.knows(session, is_seated=self.connection.viewer is not None):
                    await self.hub.gate.turn(self.address)
                await self.obey(text)
                continue
            refused += 1
            self.refuse(too_much(pause), None, None)
            if refused > FLOOD:
                return channel.hang_up(FLOODED)

    async def obey(self, text: str) -> None:
        """Do what one message says, and answer it."""
        try:
            wanted: ask.ClientMessage = read(text, MESSAGES)
        except Refusal as refusal:
            self.refuse(refusal, None, None)
            return
        if type(wanted) is ask.Hint:
            task = asyncio.create_task(self.answer(wanted))
            self.hints.add(task)
            task.add_done_callback(self.hints.discard)
        else:
            await self.answer(wanted)

    async def answer(self, wanted: ask.ClientMessage) -> None:
        """Answer a message; whatever goes wrong, the connection stays."""
        begin = perf_counter()
        try:
            if type(wanted) is ask.Look or type(wanted) is ask.Sync:
                await self.look(wanted)
            else:
                self.allowances.check(type(wanted), self.address, self.connection.session)
                if type(wanted) is ask.Chat:
                    self.hub.bans.check_may_speak(self.address, self.connection.session)
                said = await play.do(self.hub, self.table_id, self.connection.session, wanted)
                self.connection.send(msgspec.json.encode(said))
        except GinkgopolisError as error:
            self.refuse(as_refusal(error), wanted.id, getattr(wanted, "key", None))
        except Exception:
            LOGGER.exception("a message failed", extra={"table": self.table_id})
            self.refuse(mistake_of_ours(), wanted.id, getattr(wanted, "key", None))
        kind = str(wanted.__struct_config__.tag)
        self.hub.measures.time("ginkgopolis_message_seconds", kind, perf_counter() - begin)

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
            id=id_,
            key=key,
            code=refusal.code,
            message=refusal.sentence(self.connection.language),
            retry_after=refusal.pause,
        )
        self.connection.send(msgspec.json.encode(failed))
