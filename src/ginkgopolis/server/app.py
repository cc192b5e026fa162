"""The application: routes, the WebSocket, the browser client, and what runs beside them."""

import contextlib
import gc
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute

from ginkgopolis import __version__
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.doors.client import add_client, add_docs
from ginkgopolis.server.doors.guard import Guard, error_response
from ginkgopolis.server.doors.reminders import reminder_routes
from ginkgopolis.server.doors.replays import replay_routes
from ginkgopolis.server.doors.routes import table_routes
from ginkgopolis.server.doors.socket import Sockets
from ginkgopolis.server.errors import Refusal, as_refusal
from ginkgopolis.server.logs import set_up_logs
from ginkgopolis.server.metrics import metrics_text
from ginkgopolis.server.openapi import add_schema
from ginkgopolis.server.settings import Settings, read_settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.hub import Hub


def make_app(
    settings: Settings,
    now: Callable[[], float] = time.time,
    clock: Callable[[], float] = time.monotonic,
    *,
    ticking: bool = True,
) -> FastAPI:
    """Return the application.

    `now` tells the time of day, `clock` counts seconds; without `ticking` the clocks of tables run only by
    `Hub.tick`.
    """
    store = Store(settings.url)
    hub = Hub(settings, store, now, clock)
    sockets = Sockets(hub)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.run_plain(store.migrate)
        async with hub.running(ticking):
            yield

    app = FastAPI(
        title="Ginkgopolis",
        version=__version__,
        description="Tables for friends; docs/protocol.md tells more.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry={"tracing": False, "metrics": False, "logs": False, "operation_spans": False},
    )
    app.state.hub = hub
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/ws", sockets.serve))
    app.include_router(table_routes(hub))
    app.include_router(replay_routes(hub))
    app.include_router(reminder_routes(hub))
    add_service_routes(app, hub, sockets)
    add_schema(app)
    add_docs(app, settings)
    add_client(app)
    for error in (GinkgopolisError, HTTPException, RequestValidationError):
        app.add_exception_handler(error, answer_error)
    app.add_middleware(Guard, hub=hub)
    return app


def add_service_routes(app: FastAPI, hub: Hub, sockets: Sockets) -> None:
    """Add what those who run the server look at."""

    @app.get("/healthz", include_in_schema=False)
    async def health() -> dict[str, str]:
        await hub.store.count_records()
        return {"status": "ok"}

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(
            metrics_text(hub, sockets.places.total), media_type="text/plain; version=0.0.4"
        )


async def answer_error(request: Request, error: Exception) -> Response:
    """Answer whatever went wrong in the one shape that errors have."""
    if isinstance(error, GinkgopolisError):
        return error_response(as_refusal(error))
    if isinstance(error, RequestValidationError):
        return error_response(Refusal("malformed", "address-part-unreadable"))
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == 405:
        return error_response(Refusal("method", "no-such-method"))
    if status == 404:
        return error_response(Refusal("not_found", "nothing-at-address"))
    return error_response(Refusal("malformed", "request-unreadable"))


def from_environment() -> Any:
    """Return the application as environment variables say, for worker processes."""
    settings = read_settings()
    set_up_logs(settings.log_level)
    app = make_app(settings)
    look_seldom_for_garbage()
    return app


def look_seldom_for_garbage() -> None:
    """Leave the search for garbage to `Hub.keep_ticking`.

    Games are many small lists without cycles: looking through all of them takes a tenth of a second, in which
    nobody is answered.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
