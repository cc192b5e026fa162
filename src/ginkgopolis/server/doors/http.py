"""How HTTP requests are read and answered: strictly, as JSON, with a session in a cookie."""

import re
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from ginkgopolis.record import in_one_line
from ginkgopolis.server.doors.requests import LONGEST_MESSAGE
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out.answers import ErrorAnswer
from ginkgopolis.server.tables.doc import hashed, new_secret
from ginkgopolis.server.tables.hub import Hub

COOKIE: Final = "ginkgopolis"
YEAR: Final = 365 * 24 * 3600
TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{22}")

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
    """Return what reads one type; to make it takes longer than to use it."""
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


def session_of(cookies: dict[str, str]) -> str | None:
    """Return what is stored of a session's token."""
    token = cookies.get(COOKIE, "")
    return hashed(token) if TOKEN.fullmatch(token) else None


class Visitor:
    """The sender of a request; she gets a session when she first needs one."""

    def __init__(self, request: Request, hub: Hub) -> None:
        self.session = session_of(request.cookies) or ""
        hub.bans.check(self.session)
        self.token: str | None = None
        self.secure = hub.settings.secure_cookies or request.url.scheme == "https"

    def stay(self) -> str:
        """Return the session, a new one if there is none."""
        if not self.session:
            self.token = new_secret()
            self.session = hashed(self.token)
        return self.session

    def reply(self, answer: msgspec.Struct, status: int = 200) -> Response:
        """Return an answer, with the cookie of a new session."""
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
