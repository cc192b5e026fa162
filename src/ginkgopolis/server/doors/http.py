"""How HTTP requests are read and answered: strictly, as JSON, with a session in a cookie."""

from functools import cache
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Path, Request
from starlette.responses import Response

from ginkgopolis.record import in_one_line
from ginkgopolis.server.doors.guard import cookies_of, network_of
from ginkgopolis.server.doors.requests import LONGEST_MESSAGE
from ginkgopolis.server.doors.sessions import COOKIE
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out.answers import Entered, ErrorAnswer
from ginkgopolis.server.store.players import Player
from ginkgopolis.server.tables.doc import hashed
from ginkgopolis.server.tables.hub import Hub

YEAR: Final = 365 * 24 * 3600

TableId = Annotated[str, Path(max_length=40, description="The id of a table.")]
Wanted = TypeVar("Wanted")


async def read_body(request: Request) -> bytes:
    """Return the body, unless it is too large, or of a kind that forms of other sites could send."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refusal("media_type", "body-not-json")
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LONGEST_MESSAGE:
            raise Refusal("too_large", "request-too-large", bytes=str(LONGEST_MESSAGE))
    return bytes(body)


async def read_json(request: Request, type_: type[Wanted]) -> Wanted:
    """Read what is asked for."""
    return decode(await read_body(request), type_)


@cache
def decoder_of(type_: Any) -> msgspec.json.Decoder[Any]:
    """Return a decoder for one type, which takes longer to make than to use."""
    return msgspec.json.Decoder(type_)


def decode(text: bytes | str, type_: type[Wanted]) -> Wanted:
    """Read JSON strictly; what is wrong with it is said in one sentence."""
    decoder: msgspec.json.Decoder[Wanted] = decoder_of(type_)  # type: ignore[arg-type]
    return read(text, decoder)


def read(text: bytes | str, decoder: msgspec.json.Decoder[Wanted]) -> Wanted:
    """Read JSON with a decoder that is at hand."""
    try:
        found = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", "request-unreadable-why", reason=in_one_line(str(error))) from None
    return found


def reply(answer: msgspec.Struct, status: int = 200) -> Response:
    """Return an answer."""
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


class Visitor:
    """The sender of a request; she gets a session when she first needs one."""

    def __init__(self, request: Request, hub: Hub) -> None:
        self.sessions = hub.sessions
        self.session = self.sessions.read(cookies_of(request.scope))
        self.address = network_of(request.scope)
        self.players = hub.players
        self.gate = hub.gate
        hub.bans.check(self.session)
        self.token: str | None = None
        self.secure = hub.settings.secure_cookies or request.url.scheme == "https"

    @property
    def share(self) -> str:
        """Whose turn it is when she asks for what takes long."""
        return self.session or self.address

    @property
    def origin(self) -> str:
        """What is stored of where she comes from."""
        return self.sessions.disguise(self.address)

    async def player_id(self) -> str | None:
        """Return the player that she is, if she has shown a key."""
        player = await self.players.of(self.session) if self.players is not None else None
        return None if player is None else player.id

    async def you(self) -> Player:
        """Return the player that she is, where there are any."""
        if self.players is None:
            raise Refusal("not_found", "no-players-here")
        player = await self.players.of(self.session)
        if player is None:
            raise Refusal("not_allowed", "show-your-key")
        return player

    def stay(self) -> str:
        """Return the session, a new one if there is none."""
        if not self.session:
            self.token = self.sessions.issue()
            self.session = hashed(self.token)
        return self.session

    def reply(self, answer: msgspec.Struct, status: int = 200) -> Response:
        """Return an answer, with the cookie of a new session; whoever has a seat now is no stranger."""
        if isinstance(answer, Entered) and answer.you.seats:
            self.gate.welcome(self.session)
        response = reply(answer, status)
        if self.token is not None:
            response.set_cookie(
                COOKIE,
                self.token,
                max_age=YEAR,
                path="/api",
                secure=self.secure,
                httponly=True,
                samesite="strict",
            )
        return response


# What the schema says


def ref(type_: type) -> dict[str, str]:
    """Return a reference to a component of the schema."""
    return {"$ref": f"#/components/schemas/{type_.__name__}"}


def described(answer: type | None, body: type | None = None, status: int = 200) -> dict[str, Any]:
    """Return what a route says about itself in the schema."""
    content = {"application/json": {"schema": ref(answer) if answer else {}}}
    error = {"description": "Refused", "content": {"application/json": {"schema": ref(ErrorAnswer)}}}
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": ref(body)}}}
    return {
        "response_model": None,
        "status_code": status,
        "responses": {status: {"description": "Done", "content": content}, "default": error},
        "openapi_extra": extra,
    }
