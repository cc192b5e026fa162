"""Files that lie in the package: the browser client, made by the build of web/, and the documentation."""

import mimetypes
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ginkgopolis.server.settings import Settings, docs_folder, has_docs

STATIC: Final = Path(__file__).parents[1] / "static"
TYPES: Final = {
    ".css": "text/css",
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


class Files(StaticFiles):
    """Files whose names change with their content may be kept for ever."""

    def file_response(self, *args: object, **words: object) -> Response:
        """Return a file, with how long it may be kept."""
        response = super().file_response(*args, **words)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file."""
        return await super().get_response(path, scope)


def add_client(app: FastAPI, folder: Path = STATIC) -> None:
    """Serve the client: hashed files under /assets, other files by name, and its page for /."""
    for ending, kind in TYPES.items():
        mimetypes.add_type(kind, ending)
    if (folder / "assets").is_dir():
        app.mount("/assets", GZipMiddleware(Files(directory=folder / "assets"), minimum_size=1000))

    @app.get("/", include_in_schema=False)
    async def page() -> Response:
        index = folder / "index.html"
        if not index.is_file():
            return HTMLResponse(NO_CLIENT)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder), name="client")


def add_docs(app: FastAPI, settings: Settings) -> None:
    """Serve the documentation site under /docs/."""
    if has_docs(settings):
        files = StaticFiles(directory=docs_folder(settings), html=True)
        app.mount("/docs", GZipMiddleware(files, minimum_size=1000))
        return

    @app.get("/docs/{page:path}", include_in_schema=False)
    async def no_docs(page: str) -> Response:
        return HTMLResponse(NO_DOCS, status_code=404)
