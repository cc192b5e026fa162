"""The files of the browser client, as the server sends them."""

import asyncio
import base64
import hashlib
from pathlib import Path
from typing import NamedTuple

import pytest
from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.types import Message

from ginkgopolis.server.doors.client import add_client, policy_for
from ginkgopolis.server.doors.guard import POLICY

SMALL = b"squeezed by the build"
TEXT = b"export default 7;" * 100
FOREVER = "public, max-age=31536000, immutable"


class Answer(NamedTuple):
    status: int
    headers: Headers
    body: bytes


def fetch(app: FastAPI, path: str, offer: str, **more: str) -> Answer:
    """Ask an application for a path, as somebody who takes certain encodings."""
    said: list[Message] = []

    async def receive() -> Message:
        return await asyncio.Future[Message]()  # the caller says no more, and stays

    async def send(message: Message) -> None:
        said.append(message)

    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "headers": [
            (name.replace("_", "-").encode(), value.encode())
            for name, value in {"accept_encoding": offer, **more}.items()
        ],
    }
    asyncio.run(app(scope, receive, send))
    start, *rest = said
    return Answer(
        start["status"], Headers(raw=start["headers"]), b"".join(one.get("body", b"") for one in rest)
    )


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """A client of two scripts and a page; the first script and the page have a copy in Brotli."""
    assets = tmp_path / "assets"
    assets.mkdir()
    for name in ("a.js", "b.js"):
        (assets / name).write_bytes(TEXT)
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    for copy in (assets / "a.js.br", tmp_path / "index.html.br"):
        copy.write_bytes(SMALL)
    app = FastAPI()
    add_client(app, tmp_path)
    return app


@pytest.mark.parametrize("offer", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, BR;q=1.0"])
@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [("/assets/a.js", "text/javascript", FOREVER), ("/", "text/html", "no-cache")],
)
def test_who_takes_brotli_gets_the_smaller_copy(
    app: FastAPI, offer: str, path: str, kind: str, kept: str
) -> None:
    answer = fetch(app, path, offer)
    assert answer.body == SMALL
    assert answer.headers["Content-Encoding"] == "br" and answer.headers["Vary"] == "Accept-Encoding"
    assert answer.headers["Content-Type"] == kind and answer.headers["Cache-Control"] == kept
    # Nobody asks again about what is kept for ever.
    assert ("ETag" in answer.headers) == ("Last-Modified" in answer.headers) == (kept != FOREVER)


@pytest.mark.parametrize("offer", ["", "br;q=0", "br;q=0.0", "brotli"])
@pytest.mark.parametrize("path", ["/assets/a.js", "/assets/b.js"])
def test_who_does_not_take_it_gets_the_file(app: FastAPI, offer: str, path: str) -> None:
    answer = fetch(app, path, offer)
    assert answer.body == TEXT and "Content-Encoding" not in answer.headers


def test_files_without_a_copy_are_squeezed_on_their_way(app: FastAPI) -> None:
    answer = fetch(app, "/assets/b.js", "gzip, br")
    assert answer.headers["Content-Encoding"] == "gzip" and len(answer.body) < len(TEXT)


@pytest.mark.parametrize(
    "path", ["/assets/c.js", "/assets/a\0.js", "/assets/../index.html", "/" + "x" * 5000]
)
def test_there_is_nothing_else(app: FastAPI, path: str) -> None:
    assert fetch(app, path, "br").status == 404


def test_only_scripts_that_the_build_wrote_into_the_page_run(app: FastAPI, tmp_path: Path) -> None:
    assert fetch(app, "/", "").headers["Content-Security-Policy"] == POLICY
    ours = b"ask(7)\n"
    digest = base64.b64encode(hashlib.sha256(ours).digest()).decode()
    page = b"<script>" + ours + b'</script><script src="/a.js"></script>'
    assert policy_for(page) == f"{POLICY}; script-src 'self' 'sha256-{digest}'"


def test_a_part_of_a_file_can_be_asked_for(app: FastAPI) -> None:
    assert fetch(app, "/assets/b.js", "identity", range="bytes=0-5").body == TEXT[:6]
    assert fetch(app, "/assets/b.js", "identity", range="bytes=0-5", if_range='"old"').body == TEXT
