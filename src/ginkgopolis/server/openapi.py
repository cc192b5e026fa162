"""The OpenAPI schema: FastAPI knows the routes, msgspec the shapes of all that goes in and out."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ginkgopolis.prompts import Message, Option, Prompt, Row, Step
from ginkgopolis.record import Record
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.out import answers, players, shapes, tournaments

BODIES: tuple[Any, ...] = (
    ask.CreateTable,
    ask.ChangeTable,
    ask.ChangeSeat,
    ask.Enter,
    ask.Sit,
    ask.OneSeat,
    ask.Swap,
    ask.Archive,
    ask.Claim,
    ask.Remind,
    ask.PlayerName,
    ask.PlayerKey,
    ask.NewTournament,
    ask.Nothing,
    Record,
)
ANSWERS: tuple[Any, ...] = (
    answers.About,
    answers.Entered,
    answers.TableList,
    answers.LinkSecret,
    answers.RecordId,
    answers.Reminders,
    answers.ReminderMade,
    answers.ReminderTried,
    players.Me,
    players.PlayerMade,
    players.PlayerPage,
    players.Ladder,
    tournaments.TournamentList,
    tournaments.TournamentPage,
    answers.ErrorAnswer,
    shapes.Log,
    shapes.Replay,
    shapes.Moment,
    shapes.Opinion,
)

SPARSE: tuple[type[msgspec.Struct], ...] = (Message, Option, Step, Row, Prompt)
"""Fields without a value are left out, and need not be filled in."""


def components() -> dict[str, Any]:
    """Return the shapes of everything, WebSocket messages included."""
    types = [*BODIES, *ANSWERS, ask.ClientMessage, answers.ServerMessage]
    shapes, found = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    for sparse in SPARSE:
        for field in found[sparse.__name__]["properties"].values():
            field.pop("default", None)
    *_, client, server = shapes
    return {**found, "ClientMessage": client, "ServerMessage": server}


def add_schema(app: FastAPI) -> None:
    """Let the application tell its schema."""

    def schema() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(
                title=app.title, version=app.version, description=app.description, routes=app.routes
            )
            made.setdefault("components", {})["schemas"] = components()
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = schema  # type: ignore[method-assign]
