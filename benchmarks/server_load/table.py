"""Tables with four seats, each connected by a WebSocket of its own, at our server and at boardgame.io's."""

import asyncio
import itertools
import random
from abc import ABC, abstractmethod
from functools import partial
from typing import ClassVar

import msgspec

from benchmarks.server_load.wire import Socket, connect, post

SEATS = 4
PATIENCE = 60.0
"""Seconds after which a move that is not answered ends the run."""
PEER_MOVES = 117
"""A game of the peer's has as many moves as one of ours at random; then another one begins."""
NUMBERS = itertools.count()
HOUSE = {"clock": {"seconds": 3600}, "open": True, "rated": True}
"""Clocks run, and are never over; each game counts for two players."""
PLAYERS = 2
FIRST, SECOND = range(PLAYERS)
"""Their seats; the first one's are the others, too."""


class Table(ABC):
    """A table at which a move can be made, by the player whose turn it is."""

    heard = 0
    """Messages that have reached anybody at any table."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self.port = port
        self.chance = chance
        self.sockets: list[Socket] = []
        self.news = asyncio.Event()
        self.over = False

    @abstractmethod
    async def open(self) -> None:
        """Set the table up and connect everybody."""

    @abstractmethod
    async def move(self) -> None:
        """Make a move and wait until the server has acknowledged it to the mover."""

    def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    async def wait(self) -> None:
        """Wait for anything new."""
        self.news.clear()
        async with asyncio.timeout(PATIENCE):
            await self.news.wait()


class Decision(msgspec.Struct):
    """What a seat may do; of all messages only what a player at random needs is read."""

    id: str
    moves: list[str]


class Sight(msgspec.Struct):
    """The part of a view that is read."""

    pending: list[int] | msgspec.UnsetType = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET


class Shown(msgspec.Struct):
    """The part of the game that is read."""

    view: Sight = msgspec.field(default_factory=Sight)
    stage: int | msgspec.UnsetType = msgspec.UNSET
    decision: Decision | msgspec.UnsetType | None = msgspec.UNSET


class Message(msgspec.Struct):
    """Any message of our server."""

    type: str
    id: str | None = None
    game: Shown | None = None
    shown: Shown | None = None
    view: Sight | None = None
    message: str = ""


class Player:
    """What a seat at our table has been told."""

    def __init__(self) -> None:
        self.pending: list[int] = []
        self.stage = 0
        self.decision: Decision | None = None
        self.over = False


DECODER = msgspec.json.Decoder(Message)


class OurTable(Table):
    """A normal game for four with four connections, rated for the two players who play at all tables."""

    known: ClassVar[dict[int, asyncio.Task[list[str]]]] = {}
    """The players' cookies, by port."""

    async def open(self) -> None:
        """Set the table up and connect everybody."""
        self.players = [Player() for _ in range(SEATS)]
        self.mover = 0
        self.wanted = self.answered = ""
        seats = [{"kind": "open" if seat == SECOND else "me"} for seat in range(SEATS)]
        cookies = await self.cookies()
        made = await post(self.port, "/api/tables", {"seats": seats, "house": HOUSE}, cookies[FIRST])
        path = f"/api/tables/{made.body['table']['id']}"
        await post(self.port, f"{path}/sit", {"seat": SECOND}, cookies[SECOND])
        await post(self.port, f"{path}/start", {}, cookies[FIRST])
        for seat in range(SEATS):
            whose = cookies[seat == SECOND]
            hear = partial(self.hear, seat)
            self.sockets.append(await connect(self.port, f"{path}/ws?seat={seat}", hear, whose))
        while not all(player.stage for player in self.players):
            await self.wait()

    async def cookies(self) -> list[str]:
        """Return the players' cookies; they are made once."""
        if self.port not in self.known:
            self.known[self.port] = asyncio.create_task(make_players(self.port))
        return await self.known[self.port]

    def hear(self, seat: int, text: bytes) -> None:
        """Take in a message."""
        Table.heard += 1
        message = DECODER.decode(text)
        if message.type == "update":
            assert message.view is not None and message.shown is not None
            self.take_in(self.players[seat], message.view, message.shown)
        elif message.type == "state" and message.game is not None:
            self.take_in(self.players[seat], message.game.view, message.game)
        elif message.type == "done":
            self.answered = message.id or ""
        elif message.type == "error":
            raise RuntimeError(f"The server refuses: {message.message}")
        self.news.set()

    def take_in(self, player: Player, view: Sight, shown: Shown) -> None:
        """Know what is new."""
        if view.pending is not msgspec.UNSET:
            player.pending = view.pending
        if shown.stage is not msgspec.UNSET:
            player.stage = shown.stage
        if shown.decision is not msgspec.UNSET:
            player.decision = shown.decision
        if view.over is not msgspec.UNSET:
            player.over = view.over

    async def move(self) -> None:
        """Make a move and wait until the server has acknowledged it to the mover."""
        last = self.players[self.mover]
        seat = self.chance.choice(last.pending)
        player = self.players[seat]
        while player.stage < last.stage or seat not in player.pending or player.decision is None:
            await self.wait()
        wanted = str(next(NUMBERS))
        move = self.chance.choice(player.decision.moves)
        fields = {"type": "move", "id": wanted, "key": wanted, "seat": seat}
        fields |= {"decision": player.decision.id, "moves": [move]}
        self.sockets[seat].send(msgspec.json.encode(fields))
        while self.answered != wanted:
            await self.wait()
        self.mover = seat
        self.over = player.over


async def make_players(port: int) -> list[str]:
    """Make players, and return their cookies."""
    names = (f"Player {number}" for number in range(PLAYERS))
    return [(await post(port, "/api/players", {"name": name})).cookie for name in names]


class PeerTable(Table):
    """A match of four at boardgame.io's server; its clients talk socket.io, which is texts with a prefix."""

    async def open(self) -> None:
        """Set the match up, join, connect and synchronize everybody."""
        made = await post(self.port, "/games/trivial/create", {"numPlayers": SEATS})
        self.match: str = made.body["matchID"]
        self.states = [-1] * SEATS
        self.turn = 0
        self.credentials: list[str] = []
        for seat in range(SEATS):
            path = f"/games/trivial/{self.match}/join"
            joined = await post(self.port, path, {"playerID": str(seat), "playerName": f"Player {seat}"})
            self.credentials.append(joined.body["playerCredentials"])
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await connect(self.port, path, partial(self.hear, seat)))
        while min(self.states) < 0:
            await self.wait()

    def hear(self, seat: int, text: bytes) -> None:
        """Take in a message."""
        Table.heard += 1
        socket = self.sockets[seat] if seat < len(self.sockets) else None
        if text[:1] == b"0":
            asyncio.get_running_loop().call_soon(self.greet, seat)
        elif text[:1] == b"2":
            assert socket is not None
            socket.send(b"3")
        elif text[:2] == b"40":
            self.emit(seat, ["sync", self.match, str(seat), self.credentials[seat], SEATS])
        elif text[:2] == b"42":
            self.take_in(seat, msgspec.json.decode(text.partition(b",")[2]))
        self.news.set()

    def greet(self, seat: int) -> None:
        """Join the part of the server that is the game's."""
        if seat < len(self.sockets):
            self.sockets[seat].send(b"40/trivial,")
        else:
            asyncio.get_running_loop().call_soon(self.greet, seat)

    def emit(self, seat: int, message: list[object]) -> None:
        """Send a message."""
        self.sockets[seat].send(b"42/trivial," + msgspec.json.encode(message))

    def take_in(self, seat: int, message: list[object]) -> None:
        """Know the number of the state, and whose turn it is."""
        kind, *rest = message
        if kind in ("sync", "update"):
            told = rest[1]
            assert isinstance(told, dict)
            state = told["state"] if kind == "sync" else told
            self.states[seat] = state["_stateID"]
            self.turn = int(state["ctx"]["currentPlayer"])

    async def move(self) -> None:
        """Make a move and wait until the mover has the state that follows."""
        seat, before = self.turn, max(self.states)
        while self.states[seat] < before:
            await self.wait()
        payload = {"type": "mark", "args": [self.chance.randrange(16)], "playerID": str(seat)}
        payload["credentials"] = self.credentials[seat]
        action = {"type": "MAKE_MOVE", "payload": payload}
        self.emit(seat, ["update", action, before, self.match, str(seat)])
        while self.states[seat] == before:
            await self.wait()
        self.over = self.states[seat] >= PEER_MOVES
