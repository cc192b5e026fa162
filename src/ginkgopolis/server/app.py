"""The application: routes, the WebSocket, the browser client, and what runs beside them."""

import contextlib
import time
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import WebSocketRoute

from ginkgopolis import __version__
from ginkgopolis.errors import GinkgopolisError
from ginkgopolis.server.admin.orders import Orders
from ginkgopolis.server.admin.status_page import add_status
from ginkgopolis.server.caretaker import Caretaker
from ginkgopolis.server.doors.callers import Callers
from ginkgopolis.server.doors.client import add_client, add_docs
from ginkgopolis.server.doors.guard import Guard, error_response
from ginkgopolis.server.doors.limits import Allowances
from ginkgopolis.server.doors.players import player_routes
from ginkgopolis.server.doors.porter import Porter
from ginkgopolis.server.doors.reminders import reminder_routes
from ginkgopolis.server.doors.replays import replay_routes
from ginkgopolis.server.doors.routes import table_routes
from ginkgopolis.server.doors.sessions import Sessions
from ginkgopolis.server.doors.socket import Sockets
from ginkgopolis.server.doors.tournaments import tournament_routes
from ginkgopolis.server.errors import Refusal, as_refusal
from ginkgopolis.server.health import Health
from ginkgopolis.server.logs import set_up_logs
from ginkgopolis.server.metrics import Board, told
from ginkgopolis.server.openapi import add_schema
from ginkgopolis.server.settings import Settings, read_settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.hub import Hub

DESCRIPTION: Final[dict[str, Any]] = {
    "title": "Ginkgopolis",
    "version": __version__,
    "description": "Tables for friends; docs/protocol.md tells more.",
    "openapi_url": "/api/openapi.json",
    "docs_url": None,
    "redoc_url": None,
    "telemetry": {"tracing": False, "metrics": False, "logs": False, "operation_spans": False},
}


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
    hub = Hub(settings, Store(settings.url), now, clock)
    allowances, health = Allowances(settings, clock), Health(hub)
    sockets = Sockets(hub, allowances, health)
    board, orders = Board(health, sockets.places), Orders(hub)
    caretaker, porter = Caretaker(hub, health, board), Porter(hub, allowances)
    app = FastAPI(**DESCRIPTION, lifespan=partial(lifespan, caretaker, orders, porter, ticking))
    app.state.hub, app.state.health, app.state.caretaker, app.state.orders = hub, health, caretaker, orders
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/ws", sockets.serve))
    for routes in (table_routes(hub, allowances), replay_routes(hub, allowances)):
        app.include_router(routes)
    for routes in (reminder_routes(hub), player_routes(hub), tournament_routes(hub)):
        app.include_router(routes)
    add_service_routes(app, board)
    add_status(app, board)
    add_schema(app)
    add_docs(app, settings)
    add_client(app)
    for error in (GinkgopolisError, HTTPException, RequestValidationError):
        app.add_exception_handler(error, answer_error)
    app.add_middleware(Guard, hub=hub, allowance=allowances.all)
    return app


@contextlib.asynccontextmanager
async def lifespan(
    caretaker: Caretaker, orders: Orders, porter: Porter, ticking: bool, app: FastAPI
) -> AsyncIterator[dict[str, Any]]:
    """Do what goes on in the background while the application runs; give what its connections need."""
    hub = caretaker.hub
    await hub.store.run_plain(hub.store.migrate)
    hub.sessions = Sessions(*await hub.store.session_key())
    await orders.begin()
    async with hub.running(ticking):
        if ticking:
            hub.spawn(caretaker.keep_looking())
            hub.spawn(orders.keep_looking())
        settings = hub.settings
        most = settings.connections_in_all, settings.connections_per_address
        yield {"callers": Callers(*most, porter.proxies), "porter": porter}
        await caretaker.board.leave()


def add_service_routes(app: FastAPI, board: Board) -> None:
    """Add what those who run the server look at."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        trouble = await board.health.check()
        if trouble is None:
            return JSONResponse({"status": "ok"})
        return JSONResponse({"status": "failing", "reason": trouble}, 503)

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return PlainTextResponse(told(await board.all()), media_type="text/plain; version=0.0.4")


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
    return make_app(settings)
