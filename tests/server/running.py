"""A server in a thread of the test's own process, and clients that talk to it over real sockets."""

import asyncio
import http.client
import itertools
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.cookies import SimpleCookie
from typing import Any, NamedTuple, TypeVar

import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ginkgopolis.cli.serve import bind, make_config
from ginkgopolis.server.app import make_app
from ginkgopolis.server.settings import Settings, read_settings
from ginkgopolis.server.tables.hub import Hub
from tests.patience import PATIENCE

Json = dict[str, Any]
Found = TypeVar("Found")

KEYS = itertools.count()


class Time:
    """A clock that stands still unless it is told to go on."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def patient(protocol: Any) -> Any:
    """Return a protocol whose clients may take their time to read what is left when a line is closed."""

    class Patient(protocol):  # type: ignore[misc]
        def __init__(self, *args: Any, **rest: Any) -> None:
            super().__init__(*args, **rest)
            self.close_timeout = PATIENCE

    return Patient


class Running:
    """A server that runs."""

    def __init__(
        self,
        settings: Settings,
        now: Time | None = None,
        way: str | None = None,
        clock: Time | None = None,
    ) -> None:
        self.time = now or Time()
        self.app = make_app(settings, self.time, clock or self.time, ticking=False)
        self.hub: Hub = self.app.state.hub
        self.listener = bind("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        config = make_config(settings)
        config.app = self.app
        config.factory = False
        config.lifespan = "on"
        if way is not None:
            config.ws = way
        config.ws_ping_timeout = PATIENCE
        config.timeout_graceful_shutdown = int(PATIENCE)
        config.load()
        config.ws_protocol_class = patient(config.ws_protocol_class)
        self.server = uvicorn.Server(config)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self._serve)
        self.loop: asyncio.AbstractEventLoop
        self.thread.start()
        assert self.ready.wait(PATIENCE) and self.server.started

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=self.server.config.get_loop_factory()) as runner:
            runner.run(self._serve_in_loop())

    async def _serve_in_loop(self) -> None:
        self.loop = asyncio.get_running_loop()
        startup = self.server.startup

        async def start(sockets: Any = None) -> None:
            try:
                await startup(sockets)
            finally:
                self.ready.set()

        self.server.startup = start  # type: ignore[method-assign]
        self.server.capture_signals = nothing  # type: ignore[method-assign]
        await self.server.serve([self.listener])

    def stop(self) -> None:
        """Stop it, gently."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def run(self, work: Callable[[], Coroutine[Any, Any, Found]]) -> Found:
        """Do something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(PATIENCE)

    def tick(self) -> None:
        """Look at what is due."""
        self.run(self.hub.tick)

    def let_bots_finish(self) -> None:
        """Wait until no bot thinks any more."""
        self.run(self._all_bots)

    async def _all_bots(self) -> None:
        while thinking := [task for task in self.hub.tasks if "_let_bot_play" in repr(task.get_coro())]:
            await asyncio.wait(thinking)

    def client(self) -> "Client":
        """Return somebody new."""
        return Client(self.port)


@contextmanager
def nothing() -> Iterator[None]:
    """Signals are the test's own."""
    yield


def settings_for(url: str, **changes: object) -> Settings:
    """Return settings for tests, in which nothing is limited unless the test is about limits."""
    free: dict[str, object] = {
        "requests_per_second": 1e6,
        "requests_at_once": 10**6,
        "strangers_up_to": 1e6,
        "tables_per_minute": 1e6,
        "chats_per_minute": 1e6,
        "hints_per_minute": 1e6,
        "connections_per_address": 10**4,
        "bot_seconds": PATIENCE,
    }
    return read_settings({}, database_url=url, port=0, **(free | changes))


class Refused(Exception):
    """The server said no."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message


class Response(NamedTuple):
    """What came back."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def json(self) -> Json:
        """Return the answer, or raise what the server refuses."""
        found: Json = msgspec.json.decode(self.body)
        if self.status >= 400:
            raise Refused(self.status, found["error"]["code"], found["error"]["message"])
        return found


class Client:
    """A device, with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Response:
        """Send a request as it is."""
        sent = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            sent["Content-Type"] = "application/json"
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        with closing(connection):
            connection.request(method, path, body, sent | (headers or {}))
            response = connection.getresponse()
            found = Response(response.status, response.headers, response.read())
        for given in found.headers.get_all("set-cookie", []):
            for name, morsel in SimpleCookie(given).items():
                self.cookie = f"{name}={morsel.value}"
        return found

    def dial(self, table_id: str, query: str = "", origin: str | None = None) -> ClientConnection:
        """Connect to a table, as a page of some origin does."""
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/ws{query}",
            origin=None if origin is None else Origin(origin),
            additional_headers={"Cookie": self.cookie},
            proxy=None,
            max_queue=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
        )

    def get(self, path: str) -> Json:
        """Ask for something."""
        return self.request("GET", path).json()

    def post(self, path: str, **body: Any) -> Json:
        """Do something."""
        return self.request("POST", path, msgspec.json.encode(body)).json()

    def create(self, *seats: Json, **rest: Any) -> "Place":
        """Set up a table."""
        made = self.post("/api/tables", seats=list(seats), **rest)
        return Place(self, made["table"]["id"], made["you"].get("invite"))

    def at(self, place: "Place") -> "Place":
        """Come to somebody else's table, having got its invite."""
        table = Place(self, place.id, place.invite)
        table.post("enter", invite=place.invite)
        return table


class Place:
    """A table, as one device uses it."""

    def __init__(self, client: Client, table_id: str, invite: str | None) -> None:
        self.client = client
        self.id = table_id
        self.invite = invite

    def post(self, what: str, **body: Any) -> Json:
        """Do something at the table."""
        return self.client.post(f"/api/tables/{self.id}/{what}", **body)

    def get(self, what: str = "") -> Json:
        """Look at something."""
        return self.client.get(f"/api/tables/{self.id}{what}")

    def state(self, seat: int | str) -> Json:
        """Everything that a seat may know."""
        return self.get(f"/state?seat={seat}")

    def socket(self, seat: int | str | None = None, language: str = "en") -> "Socket":
        """Connect."""
        return Socket(self, seat, language)

    def move(self, seat: int, *moves: str, decision: str | None = None, key: str | None = None) -> Json:
        """Play over HTTP."""
        if decision is None:
            decision = self.state(seat)["game"]["decision"]["id"]
        return self.post("move", key=key or new_key(), seat=seat, decision=decision, moves=list(moves))


def new_key() -> str:
    """Return a key that was never used."""
    return f"key-{next(KEYS)}"


class Socket:
    """A connection that keeps the view up to date as a browser does."""

    def __init__(self, place: Place, seat: int | str | None, language: str = "en") -> None:
        query = f"?lang={language}" if seat is None else f"?lang={language}&seat={seat}"
        self.place = place
        self.context = ExitStack()
        self.raw: ClientConnection = self.context.enter_context(place.client.dial(place.id, query))
        self.seat: int | None = None
        self.version = 0
        self.table: Json = {}
        self.you: Json = {}
        self.game: Json | None = None
        self.entries: list[Json] = []
        self.chat: list[Json] = []
        self.heard: list[Json] = []
        """Everything that came in."""
        self.until("state")

    def send(self, type_: str, **fields: Any) -> None:
        """Send a message."""
        self.raw.send(msgspec.json.encode({"type": type_, **fields}).decode())

    def receive(self) -> Json:
        """Take in the next message."""
        message: Json = msgspec.json.decode(self.raw.recv(PATIENCE))
        self.heard.append(message)
        getattr(self, f"_hear_{message['type']}", lambda _: None)(message)
        return message

    def _hear_state(self, message: Json) -> None:
        self.seat, self.version = message["seat"], message["version"]
        self.table, self.you = message["table"], message["you"]
        self.game, self.chat = message["game"], message["chat"]

    def _hear_update(self, message: Json) -> None:
        assert self.game is not None and message["base"] == self.version
        self.version = message["version"]
        seats = enumerate(self.game["view"]["seats"])
        self.game["view"]["seats"] = [seat | message["seats"].get(str(at), {}) for at, seat in seats]
        self.game["view"] |= message["view"]
        self.game |= message["shown"]
        self.entries += message["entries"]

    def _hear_table(self, message: Json) -> None:
        self.table, self.you = message["table"], message["you"]

    def _hear_chat(self, message: Json) -> None:
        self.chat += message["chat"]

    def until(self, *types: str) -> Json:
        """Take in messages until one of these comes."""
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def ask(self, type_: str, **fields: Any) -> Json:
        """Send a message and return its answer, or raise what the server refuses."""
        wanted = new_key()
        self.send(type_, id=wanted, **fields)
        while True:
            message = self.receive()
            if message.get("id") == wanted:
                break
        if message["type"] == "error":
            raise Refused(0, message["code"], message["message"])
        return message

    def move(self, *moves: str, decision: str | None = None, key: str | None = None) -> Json:
        """Answer the decision at hand."""
        assert self.game is not None
        if decision is None:
            decision = self.game["decision"]["id"]
        return self.ask("move", key=key or new_key(), seat=self.seat, decision=decision, moves=list(moves))

    def wait(self, until: Callable[[Json], bool]) -> None:
        """Take in messages until the game is as wanted."""
        while self.game is None or not until(self.game):
            self.receive()

    def owes(self) -> bool:
        """Has this seat something to decide?"""
        return self.game is not None and self.seat in self.game["view"]["pending"]

    def close(self) -> None:
        """Hang up."""
        self.context.close()
