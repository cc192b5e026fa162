"""What every HTTP request passes through: origin, rate, headers, the log, and mistakes of ours."""

import logging
import re
import time
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.language import LANGUAGES, check_language, speaking, spoken
from ginkgopolis.server.doors.limits import Shared, network
from ginkgopolis.server.doors.sessions import COOKIE, token_in
from ginkgopolis.server.errors import Refusal, as_refusal
from ginkgopolis.server.out.answers import ErrorAnswer, Problem
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.tables.hub import Hub

LOGGER = logging.getLogger("ginkgopolis.http")
LONGEST_ACCEPTED: Final = 200
"""That much of an `Accept-Language` is read."""
WEIGHT: Final = re.compile(r"q\s*=\s*([01](?:\.[0-9]{0,3})?)")
LONGEST_PATH: Final = 1000
LONGEST_QUERY: Final = 6000
"""Bytes of an address: all that we have are shorter, and to take longer ones apart keeps others waiting."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
FOR_OPERATORS: Final = ("/healthz", "/metrics")
"""What may be asked under any name: by those who watch the server, from beside it."""
PORT: Final = re.compile(r":[0-9]*$")
POLICY: Final = (
    "default-src 'self'; img-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
DOCS: Final = "/docs/"
DOCS_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The documentation has scripts in its pages, and nothing in them that anybody else has written."""
ASSET_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""For files that are no pages: a first visit fetches a dozen of them, and headers are never compressed."""
HEADERS: Final = {
    **ASSET_HEADERS,
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, hub: Hub, allowance: Shared) -> None:
        self.app = app
        self.hub = hub
        self.allowance = allowance
        self.origins = named(hub.settings.origins)
        self.hosts = named(hub.settings.hosts.lower())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin = time.perf_counter()
        status = 0
        is_head = scope["method"] == "HEAD"  # what can be got has a head
        inner = {**scope, "headers": with_own_cookie(scope), "method": "GET" if is_head else scope["method"]}

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                add_headers(MutableHeaders(scope=message), scope["path"])
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        wanted = language_of(scope)
        with speaking(wanted if wanted in LANGUAGES else accepted_language(scope)):
            try:
                self.check(scope, wanted)
                await self.app(inner, receive, send_on)
            except GinkgopolisError as error:
                await error_response(as_refusal(error))(scope, receive, send_on)
            except Exception:
                LOGGER.exception("a request failed", extra={"path": scope["path"]})
                if not status:
                    await error_response(mistake_of_ours())(scope, receive, send_on)
            finally:
                seconds = time.perf_counter() - begin
                self.hub.measures.time("ginkgopolis_request_seconds", kind_of(inner), seconds)
                self.note(scope, status, seconds)

    def check(self, scope: Scope, language: str | None) -> None:
        """Refuse what comes too often, from another site, from the banned, or in an unknown language."""
        network = network_of(scope)
        self.allowance.check(network, self.hub.sessions.read(cookies_of(scope)))
        check_length(scope)
        self.hub.bans.check(network)
        headers = Headers(scope=scope)
        if scope["path"] not in FOR_OPERATORS:
            check_host(headers, self.hosts)
        if scope["method"] not in SAFE:
            check_origin(headers, self.origins)
        if language is not None:
            check_language(language)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count the request and write it down, without the query: paths have no secrets."""
        self.hub.count(f'ginkgopolis_requests_total{{status="{status}"}}')
        LOGGER.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"][:200],
                "status": status,
                "milliseconds": round(1000 * seconds, 1),
                **client_of(scope, self.hub.settings),
            },
        )


def kind_of(scope: Scope) -> str:
    """Return the kind of a request, of which there are only a few."""
    route = scope.get("route")
    return f"{scope['method']} {route.path}" if route is not None else "other"


def named(setting: str) -> tuple[str, ...]:
    """Return what a setting lists, with commas."""
    return tuple(part.strip() for part in setting.split(",") if part.strip())


def client_of(scope: Scope, settings: Settings) -> dict[str, str]:
    """Return what the log says about where a request comes from: nothing, unless that is wanted."""
    return {"client": address_of(scope)} if settings.log_addresses else {}


def check_length(scope: Scope) -> None:
    """Refuse addresses that are longer than any of ours."""
    if len(scope["path"]) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
        raise Refusal("not_found", "nothing-at-address")


def check_host(headers: Mapping[str, str], hosts: tuple[str, ...]) -> None:
    """Refuse requests to names that are not ours, if ours are known: another site may have lent one."""
    if hosts and PORT.sub("", headers.get("host", "").lower()) not in hosts:
        raise Refusal("wrong_host", "other-host")


def mistake_of_ours() -> Refusal:
    """Return what is said when something went wrong that nobody foresaw."""
    return Refusal("internal", "mistake-of-server")


def address_of(scope: Scope) -> str:
    """Return where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


def network_of(scope: Scope) -> str:
    """Return what a request counts for: where it comes from, or of IPv6 the network."""
    return network(address_of(scope))


def cookies_of(scope: Scope) -> str:
    """Return the cookies of a request, as they came."""
    return next((value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"), "")


def with_own_cookie(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Return the headers of a request without cookies but ours: whatever comes next reads all there are."""
    headers = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
    token = token_in(cookies_of(scope))
    return [*headers, (b"cookie", f"{COOKIE}={token}".encode())] if token else headers


def language_of(scope: Scope) -> str | None:
    """Return the language in which an answer is wanted: `lang` of the query, or the one that is accepted."""
    query = scope["query_string"]
    asked = QueryParams(query).get("lang") if len(query) <= LONGEST_QUERY else None
    return accepted_language(scope) if asked is None else asked


def accepted_language(scope: Scope) -> str | None:
    """Return the first of our languages that the client understands, by its `Accept-Language`."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return first_of_ours(accepted[:LONGEST_ACCEPTED])


@lru_cache(256)
def first_of_ours(accepted: bytes) -> str | None:
    """Return our language that is liked best in a header such as `de-CH, en;q=0.5`; None if there is none."""
    liked: dict[str, float] = {}
    for part in accepted.decode("latin-1").lower().split(","):
        tag, _, weight = part.partition(";")
        found = WEIGHT.fullmatch(weight.strip()) if weight else None
        liked.setdefault(tag.strip().partition("-")[0], float(found[1]) if found else 1.0)
    ours = [code for code in liked if code in LANGUAGES and liked[code] > 0]
    return max(ours, key=lambda code: liked[code], default=None)


def check_origin(headers: Mapping[str, str], origins: tuple[str, ...]) -> None:
    """Refuse pages of other sites; programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in origins or "*" in origins:
        return
    if origin.partition("://")[2] != (headers.get("host") or None):
        raise Refusal("forbidden_origin", "other-sites")


def add_headers(headers: MutableHeaders, path: str) -> None:
    """Add what keeps browsers safe and an answer does not say itself; the programs' side is never kept."""
    for name, value in (ASSET_HEADERS if path.startswith("/assets/") else HEADERS).items():
        headers.setdefault(name, value)
    if path.startswith(DOCS):
        headers["Content-Security-Policy"] = DOCS_POLICY
    if path.startswith("/api/") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


def error_response(refusal: Refusal) -> Response:
    """Return the answer for a refused request."""
    body = ErrorAnswer(error=Problem(code=refusal.code, message=refusal.sentence(spoken.get())))
    headers = {} if refusal.pause is None else {"Retry-After": str(refusal.pause)}
    return Response(msgspec.json.encode(body), refusal.status, headers=headers, media_type="application/json")
