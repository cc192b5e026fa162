"""The status page, for those who know the token."""

import hmac
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from fastapi import FastAPI, Request
from starlette.responses import HTMLResponse, Response

from ginkgopolis.language import say, spoken
from ginkgopolis.language.numbers import decimal
from ginkgopolis.server.admin.status import Figures, Status, look
from ginkgopolis.server.doors.http import reply
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.metrics import Board

BEARER: Final = "Bearer "
REFRESH: Final = 15
"""Seconds after which a browser asks again."""
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
NO_STORE: Final = {"Cache-Control": "no-store"}
STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
main { overflow-x: auto; }
[role=alert] { font-weight: 600; color: #b3261e; color: light-dark(#b3261e, #ff8a80); }
h1, h2 { font-size: 1.25rem; margin: 1.5rem 0 0.5rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.375rem 1.25rem 0.375rem 0; border-bottom: 1px solid #8886; text-align: right; }
th { font-weight: 400; text-align: left; position: sticky; left: 0; background: Canvas; }
td { white-space: nowrap; }
tr:first-child > * { font-weight: 600; }
h2 + table tr:first-child > * { font-weight: 400; }
"""
CELLS: Final[dict[str, Callable[[Figures], str]]] = {
    "status-version": lambda figures: figures.version,
    "status-uptime": lambda figures: span(figures.uptime),
    "status-saved": lambda figures: say("answer-yes" if figures.saved else "answer-no"),
    "status-in-memory": lambda figures: str(figures.tables),
    "status-players": lambda figures: str(figures.players),
    "status-spectators": lambda figures: str(figures.spectators),
    "status-connections": lambda figures: str(figures.connections),
    "status-bots": lambda figures: str(figures.bots),
    "status-database": lambda figures: decimal(figures.database_ms),
    "status-errors": lambda figures: str(figures.database_errors),
    "status-memory": lambda figures: "?" if figures.memory_mb is None else decimal(figures.memory_mb),
}
"""What is said of each worker, by the message that names it."""


def add_status(app: FastAPI, board: Board) -> None:
    """Add the page, and the same for programs; where no token is set there is nothing."""
    token = board.hub.settings.status_token

    @app.get("/status", include_in_schema=False)
    async def page(request: Request) -> Response:
        check_token(request, token)
        return HTMLResponse(page_of(await look(board)), headers=NO_STORE)

    @app.get("/status.json", include_in_schema=False)
    async def figures(request: Request) -> Response:
        check_token(request, token)
        answer = reply(await look(board))
        answer.headers.update(NO_STORE)
        return answer

    @app.get("/status.css", include_in_schema=False)
    async def style() -> Response:
        check_is_on(token)
        return Response(STYLE, media_type="text/css")


def check_is_on(token: str) -> None:
    """Pretend that there is no page where none is wanted."""
    if not token:
        raise Refusal("not_found", "nothing-at-address")


def check_token(request: Request, token: str) -> None:
    """Refuse those who do not know the token; how long that takes tells nothing about it."""
    check_is_on(token)
    given = request.headers.get("authorization", "")
    given = given.removeprefix(BEARER) if given.startswith(BEARER) else request.query_params.get("token", "")
    if not hmac.compare_digest(given.encode(), token.encode()):
        raise Refusal("wrong_secret", "status-token-wrong")


def page_of(status: Status) -> str:
    """Return the page in the language that is spoken."""
    columns = {say("status-together"): status.together, **status.workers}
    rows = [[say("status-figure"), *columns]]
    for message, cell in CELLS.items():
        rows.append([say(message), *[cell(figures) for figures in columns.values()]])
    phases = [[say("admin-phase-name", phase=phase), str(count)] for phase, count in status.phases.items()]
    title = escape(say("status-title", version=status.version))
    return (
        f'<!doctype html><html lang="{spoken.get()}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="refresh" content="{REFRESH}">'
        f'<link rel="stylesheet" href="/status.css"><title>{title}</title><h1>{title}</h1>'
        f"{alert_of(status)}<main>{table_of(rows)}</main>"
        f"<h2>{escape(say('status-tables'))}</h2>{table_of(phases)}</html>"
    )


def alert_of(status: Status) -> str:
    """Return what is wrong, if anything is."""
    if status.trouble is None:
        return ""
    return f'<p role="alert">{escape(say("status-trouble", reason=status.trouble))}</p>'


def span(seconds: float) -> str:
    """Return a span of time in the unit in which it is easily read."""
    for unit, size in (("days", DAY), ("hours", HOUR)):
        if seconds >= 2 * size:
            return say("status-span", unit=unit, count=str(int(seconds / size)))
    return say("status-span", unit="minutes", count=str(int(seconds / 60)))


def table_of(rows: Sequence[Sequence[str]]) -> str:
    """Return rows as a table of HTML, each with its heading first."""
    lines = []
    for heading, *cells in rows:
        others = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr><th scope="row">{escape(heading)}</th>{others}</tr>')
    return f"<table>{''.join(lines)}</table>"
