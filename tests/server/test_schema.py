"""The server keeps to its own schema, whatever comes, and every table can be played on afterwards."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis import GenerationMode, checks
from schemathesis.config import SchemathesisConfig
from schemathesis.core.parameters import ParameterLocation
from schemathesis.core.result import Ok
from schemathesis.schemas import BaseSchema

from ginkgopolis.game import Game
from tests.patience import PATIENCE
from tests.playing import play_on
from tests.server.fuzzing import Errors, finish, listen_for_errors
from tests.server.playing import BOT, ME, OPEN
from tests.server.running import Place, Running, new_key, settings_for

EXAMPLES = 12
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
CONFIG = {
    "checks": {"negative_data_rejection": {"expected-statuses": ["4xx"]}},  # what is too long: 413
    "request-timeout": PATIENCE,
}
Case = schemathesis.Case[Any]
OPTIONS = {"introductory": True, "modules": ["events", "keep_a_card"]}


class Town(NamedTuple):
    """A server with tables in every phase, and those who sit there."""

    server: Running
    places: list[Place]
    ids: list[str]
    errors: Errors


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that keeps players, and holds tournaments."""
    offers = {"ratings": True, "tournaments": "players"}
    free = {"players_per_minute": 1e6, "tournaments_per_minute": 1e6}
    url = f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.sqlite3"
    running = Running(settings_for(url, **offers, **free))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def town(server: Running) -> Iterator[Town]:
    """Set up tables, and look at the server's log."""
    client = server.client()
    player = client.post("/api/players", name="Ada")["player"]["id"]
    cup = client.post("/api/tournaments", name="Autumn Cup")["tournament"]["id"]
    places = [
        client.create(ME, OPEN, BOT, options=OPTIONS),
        client.create(ME, ME, ME, options=OPTIONS, start=True),
        client.create(ME, BOT, options=OPTIONS, start=True, house={"open": True}),
        client.create(ME, options={"hal": "normal"}, start=True),
        client.create(ME, ME, start=True),
    ]
    finish(places.pop())
    game = Game.new(3, seed=1, introductory=True)
    play_on(game, Random(1))
    record = client.request("POST", "/api/records", game.record().to_json().encode())
    ids = [place.id for place in places]
    with listen_for_errors() as errors:
        yield Town(server, places, [*ids, record.json()["id"], player, cup], errors)


@pytest.fixture(scope="module")
def api(town: Town) -> BaseSchema:
    """The schema as the server tells it."""
    address = f"http://127.0.0.1:{town.server.port}/api/openapi.json"
    return schemathesis.openapi.from_url(
        address, config=SchemathesisConfig.from_dict(CONFIG), timeout=PATIENCE
    )


def test_the_schema_holds(town: Town, api: BaseSchema) -> None:
    """Every answer is one that the schema knows, to requests that it allows and to others."""
    found = list(api.get_all_operations())
    assert len(found) > 30
    for one in found:
        assert isinstance(one, Ok)
        operation = one.ok()
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            if mode == GenerationMode.POSITIVE or operation.body:
                try_operation(town, operation.as_strategy(generation_mode=mode))


def try_operation(town: Town, cases: SearchStrategy[Case]) -> None:
    """Send requests to one address, as somebody with a seat or without, at tables and at none."""
    turns = count(1)

    @given(cases)
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def send(case: Case) -> None:
        turn = next(turns)
        for name in case.path_parameters or {}:
            if name.endswith("_id") and turn % 4:
                case.path_parameters[name] = town.ids[turn % len(town.ids)]
        headers = {"Cookie": town.places[0].client.cookie} if turn % 3 else {}
        strict = [checks.negative_data_rejection] if has_bad_body(case) else []
        case.call_and_validate(headers=headers, checks=CHECKS + strict)

    send()


def has_bad_body(case: Case) -> bool:
    """Is the body of a request one that must be refused? Unknown parts of an address may be ignored."""
    part = case.meta.components.get(ParameterLocation.BODY) if case.meta else None
    return part is not None and part.mode == GenerationMode.NEGATIVE


def test_every_table_can_be_played_on(town: Town) -> None:
    """After all that nothing is stuck, and nothing has failed."""
    for place in town.places:
        if place.get()["table"]["phase"] == "playing":
            finish(place)
    fresh = town.server.client().create(ME, ME, start=True)
    fresh.post("chat", key=new_key(), seat=0, text="Hello")
    finish(fresh)
    assert town.errors.records == []
