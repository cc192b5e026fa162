"""Players without accounts: a key, which can be carried to another device, and nothing else."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.admin.people import add_bans, find_whom, remove_bans
from ginkgopolis.server.admin.traces import find_traces, forget
from ginkgopolis.server.community.keys import new_key, stored
from ginkgopolis.server.store.players import MOST_SESSIONS
from ginkgopolis.server.store.schema import PLAYER_SESSIONS, PLAYERS
from tests.server.playing import ME, OPEN
from tests.server.running import Client, Json, Refused, Running, settings_for


@pytest.fixture(scope="module")
def club(database: str) -> Iterator[Running]:
    """A server with players, on each kind of database."""
    running = Running(settings_for(database, ratings=True, players_per_minute=1e6))
    yield running
    running.stop()


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server with narrow limits."""
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    running = Running(settings_for(url, ratings=True, players_per_minute=3, players_in_all=2))
    yield running
    running.stop()


def remove(client: Client) -> Json:
    """Be forgotten."""
    return client.request("DELETE", "/api/players/me").json()


def rows(server: Running, query: sa.Select[str]) -> list[str]:
    """Look into the database."""
    return list(server.run(lambda: server.hub.store.run(lambda c: c.execute(query).scalars().all())))


def test_without_ratings_there_are_no_players(quick: Running) -> None:
    client = quick.client()
    assert client.get("/api/about")["rated"] is False
    for path in ("/api/players/me", "/api/ladder", "/api/players/23456789abcd"):
        with pytest.raises(Refused, match="404 not_found"):
            client.get(path)
    with pytest.raises(Refused, match="404 not_found"):
        client.post("/api/players", name="Ada")
    with pytest.raises(Refused, match="404 not_found"):
        client.post("/api/players/key", key=new_key())
    with pytest.raises(Refused, match="422 bad_options"):
        client.create(ME, OPEN, house={"rated": True})
    assert client.create(ME, OPEN).get()["table"]["seats"][0]["player"] is None


def test_a_key_is_carried_to_another_device(club: Running) -> None:
    laptop, phone = club.client(), club.client()
    assert laptop.get("/api/players/me") == {"player": None}
    made = laptop.post("/api/players", name="  Carrie  ")
    assert made["player"]["name"] == "Carrie"
    assert laptop.get("/api/players/me")["player"] == made["player"]
    typed = f" {made['key'].upper().replace('-', ' ')} "
    assert phone.post("/api/players/key", key=typed)["player"] == made["player"]
    assert phone.get("/api/players/me")["player"] == made["player"]
    assert phone.post("/api/players/me/leave") == {"player": None}
    assert phone.get("/api/players/me") == {"player": None}
    assert laptop.get("/api/players/me")["player"] == made["player"]


def test_only_a_hash_of_the_key_is_stored(club: Running) -> None:
    made = club.client().post("/api/players", name="Hash")
    [kept] = rows(club, sa.select(PLAYERS.c.key).where(PLAYERS.c.id == made["player"]["id"]))
    assert kept == stored(made["key"]) and made["key"].replace("-", "") not in kept


def test_a_wrong_key_opens_nothing(club: Running) -> None:
    client = club.client()
    for key in (new_key(), "", "a" * 25, "käse", "1" * 200):
        with pytest.raises(Refused, match="403 wrong_secret"):
            client.post("/api/players/key", key=key)
    for path in ("me", "me/key"):
        with pytest.raises(Refused, match="403 not_allowed"):
            client.post(f"/api/players/{path}", **({"name": "X"} if path == "me" else {}))
    with pytest.raises(Refused, match="403 not_allowed"):
        remove(client)


def test_a_new_key_voids_the_old_one(club: Running) -> None:
    owner, thief = club.client(), club.client()
    old = owner.post("/api/players", name="Renate")["key"]
    thief.post("/api/players/key", key=old)
    new = owner.post("/api/players/me/key")["key"]
    assert thief.get("/api/players/me") == {"player": None}
    with pytest.raises(Refused, match="wrong_secret"):
        thief.post("/api/players/key", key=old)
    assert thief.post("/api/players/key", key=new)["player"]["name"] == "Renate"


def test_names_are_nobody_elses(club: Running) -> None:
    first, second = club.client(), club.client()
    first.post("/api/players", name="Niklas")
    for name in ("Niklas", "niklas", "NikIas", "Nikl аs"):
        with pytest.raises(Refused, match="409 name_taken"):
            second.post("/api/players", name=name)
    with pytest.raises(Refused, match="422 bad_name"):
        second.post("/api/players", name="\u200b")
    second.post("/api/players", name="Nikola")
    with pytest.raises(Refused, match="409 name_taken"):
        second.post("/api/players/me", name="Niklas")
    assert second.post("/api/players/me", name="Nikolai")["player"]["name"] == "Nikolai"
    assert first.post("/api/players/me", name="NIKLAS")["player"]["name"] == "NIKLAS"


def test_who_leaves_is_forgotten(club: Running) -> None:
    client = club.client()
    made = client.post("/api/players", name="Lethe")
    page = f"/api/players/{made['player']['id']}"
    assert client.get(page)["player"]["name"] == "Lethe"
    assert remove(client) == {"player": None}
    for whose in (client, club.client()):
        with pytest.raises(Refused, match="404 not_found"):
            whose.get(page)
    with pytest.raises(Refused, match="wrong_secret"):
        client.post("/api/players/key", key=made["key"])
    client.post("/api/players", name="Lethe")


def test_a_seat_is_the_players_who_takes_it(club: Running) -> None:
    ada, bob, nobody = club.client(), club.client(), club.client()
    players = [
        client.post("/api/players", name=name)["player"]["id"]
        for client, name in ((ada, "Ada Seat"), (bob, "Bob Seat"))
    ]
    table = ada.create(ME, ME, OPEN, OPEN)
    bobs = bob.at(table)
    bobs.post("sit", seat=2)
    nobody.at(table).post("sit", seat=3)

    def whose() -> list[str | None]:
        return [seat["player"] for seat in table.get()["table"]["seats"]]

    assert whose() == [players[0], None, players[1], None]  # one seat of a table for each
    table.post("swap", seats=[1, 2])
    assert whose() == [players[0], players[1], None, None]
    nobody.post("/api/players/key", key=nobody.post("/api/players", name="Somebody")["key"])
    nobody.at(table).post("seat", seat=3)  # she became one while she sat there
    assert whose()[3] is not None
    bobs.post("stand", seat=1)
    assert whose()[1] is None


def test_a_link_does_not_make_a_seat_anothers(club: Running) -> None:
    owner, guest = club.client(), club.client()
    owner.post("/api/players", name="Owner")
    guest.post("/api/players", name="Guest of hers")
    table = owner.create(ME, OPEN)
    before = table.get()["table"]["seats"][0]["player"]
    secret = table.post("link", seat=0)["secret"]
    guest.post(f"/api/tables/{table.id}/claim", secret=secret)
    guest.post(f"/api/tables/{table.id}/seat", seat=0, name="Mine now")
    assert table.get()["table"]["seats"][0]["player"] == before


def test_one_player_has_only_so_many_devices(club: Running) -> None:
    first = club.client()
    key = first.post("/api/players", name="Many")["key"]
    for _ in range(MOST_SESSIONS):
        club.time.now += 1
        club.client().post("/api/players/key", key=key)
    assert first.get("/api/players/me") == {"player": None}
    assert len(set(rows(club, sa.select(PLAYER_SESSIONS.c.session)))) >= MOST_SESSIONS


def test_limits(small: Running) -> None:
    client = small.client()
    client.post("/api/players", name="One")
    small.client().post("/api/players", name="Two")
    with pytest.raises(Refused, match="429 too_many_players"):
        small.client().post("/api/players", name="Three")
    answer = small.client().request("POST", "/api/players/key", b'{"key": "guess"}')
    assert answer.status == 429 and int(answer.headers["Retry-After"]) > 0
    small.time.now += 60
    with pytest.raises(Refused, match="403 wrong_secret"):
        small.client().post("/api/players/key", key="guess")


def test_one_address_does_not_make_all_players(fresh_database: str) -> None:
    limits = {"players_per_minute": 1e6, "players_per_address": 1, "player_days": 7}
    server = Running(settings_for(fresh_database, ratings=True, **limits))

    def make(name: str, came: str) -> None:
        body = msgspec.json.encode({"name": name})
        answer = server.client().request("POST", "/api/players", body, {"X-Forwarded-For": came})
        assert answer.status == 201 or int(answer.headers["Retry-After"]) > 60
        answer.json()

    try:
        make("First", "2001:db8:0:1::1")
        with pytest.raises(Refused, match="too_many_players: Too many players come from your address"):
            make("Second", "2001:db8:0:1::2")
        make("Second", "2001:db8:0:2::1")
        server.time.now += 7.1 * 86_400
        server.run(server.app.state.caretaker.look)
        make("Third", "2001:db8:0:1::3")
    finally:
        server.stop()


def test_who_never_comes_back_is_removed(small: Running) -> None:
    made = small.client().post("/api/players", name="Once")
    small.time.now += 91 * 86_400
    small.client().post("/api/players", name="Twice")
    small.run(small.app.state.caretaker.expire)
    assert rows(small, sa.select(PLAYERS.c.name)) == ["Twice"]
    with pytest.raises(Refused, match="wrong_secret"):
        small.client().post("/api/players/key", key=made["key"])


def test_a_banned_player_does_not_come_back_by_her_key(club: Running) -> None:
    client, elsewhere = club.client(), club.client()
    made = client.post("/api/players", name="Banned")
    with closing(Desk(club.hub.settings, club.time)) as desk:
        add_bans(desk, "ban", made["player"]["id"], None)
        club.run(club.app.state.orders.look)
        with pytest.raises(Refused, match="403 banned"):
            client.get("/api/players/me")
        with pytest.raises(Refused, match="403 banned"):
            elsewhere.post("/api/players/key", key=made["key"])
        remove_bans(desk, "ban", made["player"]["id"])
    club.run(club.app.state.orders.look)
    assert elsewhere.post("/api/players/key", key=made["key"])["player"] == made["player"]


def test_operators_hand_out_and_forget_players(club: Running) -> None:
    client, other = club.client(), club.client()
    made = client.post("/api/players", name="Olga")["player"]["id"]
    other.post("/api/players", name="Oleg")
    table = client.create(ME, OPEN)
    with closing(Desk(club.hub.settings, club.time)) as desk, desk.work() as connection:
        whom = find_whom(connection, made)
        traces = find_traces(connection, whom)
        assert [player["name"] for player in traces.players] == ["Olga"]
        assert [hold["table_id"] for hold in traces.holds] == [table.id]
        assert {device["session"] for device in traces.devices} == set(whom.sessions)
        session = find_whom(connection, whom.sessions[0])
        assert find_traces(connection, session).players == traces.players
        with pytest.raises(BadOptions, match="no such player"):
            find_whom(connection, "23456789abzz")
        forget(desk, connection, whom)
        assert find_traces(connection, session).players == []
    assert client.get("/api/players/me") == {"player": None}
    assert other.get("/api/players/me")["player"]["name"] == "Oleg"
