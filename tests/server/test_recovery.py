"""Limits that recover: what nobody uses makes room for others, and nobody takes all there is."""

from collections.abc import Iterator

import pytest

from ginkgopolis import Game
from ginkgopolis.server.doors import routes
from tests.server.playing import ME, OPEN
from tests.server.running import Client, Refused, Running, settings_for

DAY = 86_400
INTRODUCTORY = {"introductory": True}


@pytest.fixture
def crowded(fresh_database: str) -> Iterator[Running]:
    """A server with room for a few."""
    settings = settings_for(
        fresh_database,
        tables_per_address=3,
        records_per_address=1,
        lobby_days=2,
        table_days=5,
        record_days=7,
    )
    running = Running(settings)
    yield running
    running.stop()


def wait(server: Running, days: float) -> None:
    """Let days go by, and the caretaker look after what nobody uses."""
    server.time.now += days * DAY
    server.run(server.app.state.caretaker.look)


def test_abandoned_tables_are_closed(crowded: Running) -> None:
    """The games of strangers who came once keep nobody out for ever, and who still plays goes on."""
    lobby = crowded.client().create(ME, OPEN)
    left, played = (crowded.client().create(ME, ME, options=INTRODUCTORY, start=True) for _ in range(2))
    check_full(crowded.client(), "too_many_tables")
    watching = left.socket()
    wait(crowded, 2.1)
    assert lobby.get()["table"]["phase"] == "closed"
    fresh = crowded.client().create(ME, OPEN)
    wait(crowded, 1.5)
    played.move(0, played.state(0)["game"]["decision"]["moves"][0])
    wait(crowded, 1.5)
    assert left.get()["table"]["phase"] == "closed"
    while watching.table["phase"] != "closed":
        watching.receive()  # who looks at it is told
    assert played.get()["table"]["phase"] == "playing"
    assert fresh.get()["table"]["phase"] == "closed"
    watching.close()


def check_full(client: Client, code: str) -> None:
    """There is no room for a table, which is said with when to try again."""
    answer = client.request("POST", "/api/tables", b'{"seats": [{"kind": "me"}]}')
    assert answer.status == 429 and int(answer.headers["retry-after"]) > 60
    with pytest.raises(Refused, match=code):
        answer.json()


def test_uploaded_records_are_removed(crowded: Running) -> None:
    client = crowded.client()
    record = Game.new(2, seed=3).record().to_json().encode()
    kept = client.request("POST", "/api/records", record).json()["id"]
    answer = crowded.client().request("POST", "/api/records", record)
    assert answer.status == 429 and int(answer.headers["retry-after"]) > 60
    wait(crowded, 6.9)
    assert client.get(f"/api/replays/{kept}")["id"] == kept
    wait(crowded, 0.2)
    with pytest.raises(Refused, match="not_found"):
        client.get(f"/api/replays/{kept}")
    client.request("POST", "/api/records", record).json()


def test_lists_have_pages(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that wait for somebody come first, and archived ones last."""
    monkeypatch.setattr(routes, "PAGE", 2)
    client = server.client()
    tables = []
    for _ in range(2):
        server.time.now += 1
        tables.append(client.create(ME, ME, options=INTRODUCTORY, start=True, house={"open": True}).id)
    for _ in range(3):
        server.time.now += 1
        tables.append(client.create(ME, OPEN, house={"open": True}).id)
    client.post(f"/api/tables/{tables[4]}/archive")
    assert pages(client, "/api/me") == [[tables[1], tables[0]], [tables[3], tables[2]], [tables[4]]]
    first = pages(client, "/api/tables")[0]
    assert first == [tables[4], tables[3]]  # those to join first, the latest before the others
    with pytest.raises(Refused, match="malformed"):
        client.get("/api/tables?page=-1")
    assert client.get("/api/tables?page=10000") == {"tables": [], "more": False}


def pages(client: Client, path: str) -> list[list[str]]:
    """Return all pages of a list, by the ids of tables."""
    found: list[list[str]] = []
    more = True
    while more:
        page = client.get(f"{path}?page={len(found)}")
        found.append([table["id"] for table in page["tables"]])
        more = page["more"]
    return found
