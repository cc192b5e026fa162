"""Files that lie in the package: the browser client, made by the build of web/, and the documentation."""

import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from ginkgopolis.server.doors.guard import POLICY
from ginkgopolis.server.settings import Settings, docs_folder, has_docs

STATIC: Final = Path(__file__).parents[1] / "static"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What our files are: on Windows a program may have told the registry otherwise, and browsers refuse them."""
NO_CLIENT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ginkgopolis</title>
<p>The server runs, but the browser client is not part of this installation.
Programs find the tables under <code>/api/</code>.</p></html>
"""
NO_DOCS: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ginkgopolis</title>
<p>The documentation is not part of this installation: <code>make docs</code> in a clone builds it.</p></html>
"""


SMALLER: Final = ".br"
"""What the build adds to the name of a file for its copy in Brotli."""


def takes_brotli(headers: Headers) -> bool:
    """May an answer to this request be in Brotli?"""
    offers = headers.get("Accept-Encoding", "").replace(" ", "").lower().split(",")
    weights = [offer.removeprefix("br").strip("0.") for offer in offers if offer.partition(";")[0] == "br"]
    return any(weight != ";q=" for weight in weights)


class Files(StaticFiles):
    """Files of which browsers that take Brotli get a smaller copy, where the build has made one."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        copies = (copy.relative_to(folder).as_posix() for copy in folder.rglob(f"*{SMALLER}"))
        self.copied = frozenset(copy.removesuffix(SMALLER) for copy in copies)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        if path not in self.copied:
            return await super().get_response(path, scope)
        smaller = takes_brotli(Headers(scope=scope))
        response = await super().get_response(path + SMALLER if smaller else path, scope)
        response.headers["Vary"] = "Accept-Encoding"
        if smaller:
            response.headers["Content-Encoding"] = "br"
            response.headers["Content-Type"] = TYPES[Path(path).suffix]
        return response


NEEDLESS: Final = (b"accept-ranges", b"etag", b"last-modified")
"""What nobody asks about files that are kept for ever: a first visit fetches a dozen of them."""


class Assets(Files):
    """Files whose names change with their content may be kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file, with how long it may be kept."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file."""

        async def send_less(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [pair for pair in message["headers"] if pair[0] not in NEEDLESS]
            await send(message)

        await super().__call__(scope, receive, send_less)


INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
"""A script that the build has put into the page itself."""


def policy_for(page: bytes) -> str:
    """Return what a page may do: its own scripts run, and no others that are written into it."""
    digests = [hashlib.sha256(script).digest() for script in INLINE.findall(page)]
    sources = [f" 'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
    return f"{POLICY}; script-src 'self'{''.join(sources)}" if sources else POLICY


def add_client(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client: hashed files under /assets, other files by name, and its page for /."""
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Assets(folder / "assets"), minimum_size=1000))
    files = Files(folder) if folder.is_dir() else None
    index = folder / "index.html"
    policy = policy_for(index.read_bytes()) if index.is_file() else POLICY

    @app.get("/", include_in_schema=False)
    async def page(request: Request) -> Response:
        if not files or not index.is_file():
            return HTMLResponse(NO_CLIENT)
        response = await files.get_response(index.name, request.scope)
        response.headers["Cache-Control"] = "no-cache"
        response.headers["Content-Security-Policy"] = policy
        return response

    if files:
        app.mount("/", files, name="client")


def add_docs(app: FastAPI, settings: Settings) -> None:
    """Serve the documentation site under /docs/."""
    if has_docs(settings):
        files = StaticFiles(directory=docs_folder(settings), html=True)
        app.mount("/docs", GZipMiddleware(files, minimum_size=1000))
        return

    @app.get("/docs/{page:path}", include_in_schema=False)
    async def no_docs(page: str) -> Response:
        return HTMLResponse(NO_DOCS, status_code=404)
