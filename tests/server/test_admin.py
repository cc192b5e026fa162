"""`ginkgopolis admin` beside a running server, which takes notice when it next looks."""

import json
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from ginkgopolis import Game
from ginkgopolis.server.admin.bans import Ban, Bans
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.admin.people import add_bans, find_whom, list_bans
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.reminders import Reminder
from ginkgopolis.server.store.schema import LOG, PLAYERS, REMINDERS, TABLES
from ginkgopolis.server.tables.doc import hashed
from tests.cli.run import Ran, run
from tests.patience import PATIENCE
from tests.server.fuzzing import finish
from tests.server.playing import BOT, ME, OPEN, connect_all, play_on, seat_people
from tests.server.running import Client, Place, Refused, Running, Time, new_key, settings_for

Json = Any


class Office:
    """A server, and the operator beside it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.server = Running(settings_for(url))

    def admin(self, *args: object) -> Ran:
        """Run a command, and let the server look."""
        ran = run("admin", *args, "--database-url", self.url)
        self.server.run(self.server.app.state.orders.look)
        return ran

    def json(self, *args: object) -> Json:
        """Run a command that must succeed, and return what it prints for programs."""
        ran = self.admin(*args, "--json", "-")
        assert (ran.status, ran.err) == (0, "")
        return json.loads(ran.out)

    def change(self, statement: sa.Executable) -> None:
        """Change the database behind everybody's back."""
        self.server.run(lambda: self.server.hub.store.run(lambda c: c.execute(statement)))


@pytest.fixture
def office(fresh_database: str) -> Any:
    """A server on each kind of database."""
    there = Office(fresh_database)
    yield there
    there.server.stop()


def session_of(client: Client) -> str:
    """Return what is stored of a session."""
    return hashed(client.cookie.partition("=")[2])


def play_and_leave(places: list[Place], rounds: int | None = None) -> None:
    """Play with everybody connected, for some rounds or to the end."""
    sockets = connect_all(places)
    play_on(sockets, Random(1), rounds)
    for socket in sockets:
        socket.close()


def refused(place: Place) -> int:
    """Return the code with which somebody is not let in."""
    with place.client.dial(place.id) as raw, pytest.raises(ConnectionClosed) as closed:
        raw.recv(PATIENCE)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_tables_are_listed_in_pages(office: Office) -> None:
    ada, bela = office.server.client(), office.server.client()
    for title in ("One", "Two", "Three"):
        ada.create(ME, OPEN, title=title)
        office.server.time.now += 60
    bela.create(ME, ME, title="Four", start=True)
    shown = office.json("tables")
    assert [line["title"] for line in shown] == ["Four", "Three", "Two", "One"]
    assert [line["title"] for line in office.json("tables", "--page", 2, "--size", 3)] == ["One"]
    assert [line["title"] for line in office.json("tables", "--phase", "playing")] == ["Four"]
    assert [line["title"] for line in office.json("tables", "--find", "thREe")] == ["Three"]
    whose = session_of(bela)[:8]
    assert [line["title"] for line in office.json("tables", "--session", whose)] == ["Four"]
    assert "seed" not in shown[0] and "invite" not in shown[0]
    assert "playing" in office.admin("tables").out
    assert "spielt" not in office.admin("tables", "--language", "de").out
    assert office.admin("tables", "--find", "%").lines == ["There is nothing to list."]


def test_sessions_are_listed(office: Office) -> None:
    places = seat_people(office.server, 2, {"introductory": True})
    office.server.time.now += 60
    places[1].client.create(ME, BOT)
    found = office.json("sessions")
    assert [line["session"] for line in found] == [session_of(place.client) for place in reversed(places)]
    assert [(line["tables"], line["seats"]) for line in found] == [(2, 2), (1, 1)]
    office.admin("mute", session_of(places[0].client)[:12])
    lines = office.admin("sessions").lines
    assert len(lines) == 3 and "muted" in lines[2] and "muted" not in lines[1]


def test_a_banned_session_is_out_at_once(office: Office) -> None:
    place, other = seat_people(office.server, 2, {"introductory": True})
    socket, beside = place.socket(0), other.socket(1)
    office.admin("ban", session_of(place.client)[:8], "--for", "2h")
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            socket.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403
    with pytest.raises(Refused, match="banned"):
        place.state(0)
    assert refused(place) == 4403
    beside.ask("chat", key=new_key(), seat=1, text="Hello?")
    [ban] = office.json("bans")
    assert ban["who"] == session_of(place.client)
    office.admin("unban", ban["who"])
    place.socket(0).close()
    beside.close()


def test_a_ban_ends_by_itself(office: Office) -> None:
    """Time is the server's."""
    place = office.server.client().create(ME, BOT)
    with closing(Desk(settings_for(office.url), office.server.time)) as desk:
        add_bans(desk, "ban", "127.0.0.1", 60)
    office.server.run(office.server.app.state.orders.look)
    with pytest.raises(Refused, match="banned"):
        place.get()
    assert place.client.request("GET", "/").status == 403
    assert refused(place) == 4403
    office.server.time.now += 61
    place.get()
    with closing(Desk(settings_for(office.url))) as desk, desk.work() as connection:
        assert list_bans(connection, office.server.time.now) == []


def test_who_comes_in_again_after_a_restart_is_still_banned(office: Office) -> None:
    place = office.server.client().create(ME, BOT)
    assert office.admin("ban", "::ffff:127.0.0.1").lines == ["127.0.0.1 is kept out from now on."]
    office.server.stop()
    office.server = Running(settings_for(office.url))
    place.client.port = office.server.port
    with pytest.raises(Refused, match="You are not allowed in here"):
        place.get()


def test_the_muted_play_on_but_say_nothing(office: Office) -> None:
    place = office.server.client().create(ME, ME, options={"introductory": True}, start=True)
    office.admin("mute", f"{place.id}/0", "--for", "7d")
    socket = place.socket(0)
    with pytest.raises(Refused, match="muted"):
        socket.ask("chat", key=new_key(), seat=0, text="Hello")
    with pytest.raises(Refused, match="muted"):
        place.post("chat", key=new_key(), seat=0, text="Hello")
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])
    office.admin("unmute", f"{place.id}/0")
    office.admin("mute", "127.0.0.1")
    with pytest.raises(Refused, match="muted"):
        place.post("chat", key=new_key(), seat=0, text="Hello")
    office.admin("unmute", "127.0.0.1")
    place.post("chat", key=new_key(), seat=0, text="Hello")
    socket.close()


def test_a_table_is_closed_before_the_eyes_of_its_players(office: Office) -> None:
    place = office.server.client().create(ME, ME, options={"introductory": True}, start=True)
    socket = place.socket(0)
    decision = place.state(0)["game"]["decision"]
    assert office.admin("close", place.id).lines == [f"Table {place.id} is closed."]
    while socket.table["phase"] != "closed":
        socket.receive()
    with pytest.raises(Refused, match="The table is closed"):
        place.move(0, decision["moves"][0], decision=decision["id"])
    told = office.admin("close", place.id)
    assert (told.status, told.err) == (2, "The table is finished or closed already.\n")
    socket.close()


def test_what_is_old_is_purged(office: Office) -> None:
    client = office.server.client()
    old = [client.create(ME, ME, options={"introductory": True}, start=True) for _ in range(3)]
    finish(old[0])
    office.admin("close", old[1].id)
    watching = old[2].socket(0)
    client.request("POST", "/api/records", Game.new(2, seed=1).record().to_json().encode())
    kept = client.create(ME, BOT)
    # By the clock of the tests all these were made years ago.
    office.change(TABLES.update().where(TABLES.c.id == kept.id).values(touched=time.time()))
    counts = {"finished": 1, "closed": 1, "abandoned": 1, "records": 1}
    assert office.json("purge", "--older-than", "90d") == counts
    assert "Nothing has been removed yet" in office.admin("purge", "--older-than", "90d").out
    assert len(office.json("tables")) == 4
    assert office.json("purge", "--older-than", "90d", "--what", "closed", "--yes") == {"closed": 1}
    assert office.json("purge", "--older-than", "90d", "--yes") == counts | {"closed": 0}
    assert [line["id"] for line in office.json("tables")] == [kept.id]
    with pytest.raises(ConnectionClosed) as closed:
        while True:
            watching.receive()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404
    for place in old:
        with pytest.raises(Refused, match="not_found"):
            place.get()
    kept.get()


def test_what_somebody_has_left(office: Office) -> None:
    ada, bela = seat_people(office.server, 2, {"introductory": True})
    alone = bela.client.create(ME, BOT, title="Alone")
    bela.post("chat", key=new_key(), seat=1, text="I am Bela")
    ada.post("chat", key=new_key(), seat=0, text="I am Ada")
    play_and_leave([ada, bela], rounds=1)
    whom = session_of(bela.client)
    left = office.json("export", whom[:10])
    assert left["sessions"] == [whom] and left["created"] == [alone.id]
    assert {hold["table_id"] for hold in left["holds"]} == {ada.id, alone.id}
    assert {"table_id": ada.id, "seat": 1, "name": "Guest 1"} in left["names"]
    assert [line["text"] for line in left["chat"]] == ["I am Bela"]
    assert left["log"] and all(row["seat"] == 1 for row in left["log"] if row["table_id"] == ada.id)
    seat = office.json("export", f"{ada.id}/1")
    assert len(seat["names"]) == 1 and [line["text"] for line in seat["chat"]] == ["I am Bela"]


def test_what_an_address_has_left(office: Office) -> None:
    place = office.server.client().create(ME, BOT)
    record = Game.new(2, seed=1).record().to_json()
    uploaded = office.server.client().post("/api/records", **json.loads(record))["id"]
    there = office.server.hub.sessions.disguise("127.0.0.1")
    reminder = Reminder("id", "5" * 64, "hook", "https://a.example/", "secret", "en", 1.0, 0, there, 1.0)
    office.change(REMINDERS.insert().values(reminder._asdict()))
    player = {"id": "23456789wxyz", "key": "k", "name": "Ada", "look": "ada", "created": 1.0, "seen": 1.0}
    office.change(PLAYERS.insert().values(player | {"address": there}))
    left = office.json("export", "127.0.0.1")
    assert place.id in left["created"] and uploaded in left["records"]
    assert (left["reminders_from"], left["players_from"]) == (["id"], ["23456789wxyz"])
    assert left["reminders"] == left["players"] == []  # whoever has the session or the key is handed those
    assert office.json("export", "127.0.0.2")["created"] == []
    assert office.json("forget", "127.0.0.1", "--yes")["removed"] == []
    left = office.json("export", "127.0.0.1")
    assert left["created"] == left["records"] == left["reminders_from"] == left["players_from"] == []
    assert len(office.json("export", "5" * 64)["reminders"]) == 1
    assert len(office.json("export", "23456789wxyz")["players"]) == 1
    place.get()  # whoever sits there still does
    with pytest.raises(Refused, match="not_found"):
        place.client.get(f"/api/replays/{uploaded}")


def test_forgetting_leaves_the_games_of_others_readable(office: Office) -> None:
    ada, bela = seat_people(office.server, 2, {"introductory": True})
    alone = bela.client.create(ME, BOT)
    lobby = ada.client.create(ME, OPEN)
    bela.client.at(lobby).post("sit", name="Bela", seat=1)
    bela.post("chat", key=new_key(), seat=1, text="I am Bela")
    ada.post("chat", key=new_key(), seat=0, text="I am Ada")
    play_and_leave([ada, bela])
    whom = session_of(bela.client)
    reminder = Reminder("id", whom, "hook", "https://bela.example/", "secret", "en", 1.0, 0, "", 1.0)
    office.change(REMINDERS.insert().values(reminder._asdict()))
    assert office.json("export", whom)["reminders"][0]["address"] == "https://bela.example/"
    wanted = office.json("forget", whom)
    assert (wanted["removed"], sorted(wanted["changed"]), wanted["chat"]) == (
        [alone.id],
        sorted([ada.id, lobby.id]),
        1,
    )
    assert office.json("export", whom)["holds"]
    assert office.json("forget", whom, "--yes") == wanted
    left = office.json("export", whom)
    assert not any(left[part] for part in left if part != "sessions")
    record = Game.from_record(ada.client.request("GET", f"/api/tables/{ada.id}/record").body)
    assert record.over and record.names[1] == "?2"
    state = ada.state(0)
    assert [line["text"] for line in state["chat"]] == ["I am Ada"]
    assert "Guest 1" not in json.dumps(state)
    assert lobby.get()["table"]["seats"][1]["kind"] == "open"
    assert office.admin("check").status == 0
    with pytest.raises(Refused, match="not_found"):
        alone.get()


def test_tables_that_cannot_be_replayed_are_listed(office: Office) -> None:
    client = office.server.client()
    good, bad, other = [client.create(ME, ME, options={"introductory": True}, start=True) for _ in range(3)]
    bad.move(0, bad.state(0)["game"]["decision"]["moves"][0])
    assert office.json("check") == {"tables": 3, "faults": []}
    assert office.admin("check").lines == ["3 tables were replayed.", "All are sound."]
    office.change(LOG.update().where(LOG.c.table_id == bad.id).values(body="R99"))
    office.change(TABLES.update().where(TABLES.c.id == other.id).values(doc="nonsense"))
    told = office.admin("check", "--json", "-")
    assert told.status == 1
    assert {fault["table"] for fault in json.loads(told.out)["faults"]} == {bad.id, other.id}
    assert office.admin("check").lines[-1] == "2 are not sound."
    assert len(office.json("tables")) == 3
    good.get()


def test_space_is_given_back(office: Office) -> None:
    places = [office.server.client().create(ME, BOT) for _ in range(3)]
    sizes = office.json("vacuum")
    assert 0 < sizes["after"] <= sizes["before"] * 1.5
    assert "MB" in office.admin("vacuum").out
    places[0].get()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("ban", "nobody"), "'nobody' is nobody: write an address"),
        (("ban", "192.0.2.0/24"), "'192.0.2.0/24' is nobody"),
        (("ban", "abcdef0123"), "No session begins with abcdef0123."),
        (("ban", "23456789abcd/0"), "Nobody holds seat 0 of table 23456789abcd."),
        (("ban", "192.0.2.1", "--for", "soon"), "'soon' is not a span of time"),
        (("unban", "192.0.2.1"), "'192.0.2.1' is not on the list."),
        (("close", "x" * 5000), "There is no such table."),
        (("purge", "--older-than", "0d"), "'0d' is not a span of time"),
        (("tables", "--page", "0"), "Invalid value for '--page'"),
    ],
)
def test_bad_input_is_answered_in_one_sentence(args: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    migrated(url)
    told = run("admin", *args, "--database-url", url)
    assert (told.status, told.out, told.err.count("\n")) == (2, "", 1)
    assert told.err.startswith(sentence)


def migrated(url: str) -> None:
    """Make a database as a server does."""
    store = Store(url)
    store.migrate()
    store.engine.dispose()


def test_databases_of_others_are_left_alone(tmp_path: Path) -> None:
    told = run("admin", "tables", "--database-url", f"sqlite:///{tmp_path}/none.sqlite3")
    assert told.status == 2 and told.err.startswith("There is no database at")
    assert not (tmp_path / "none.sqlite3").exists()
    (tmp_path / "empty.sqlite3").touch()
    told = run("admin", "tables", "--database-url", f"sqlite:///{tmp_path}/empty.sqlite3")
    assert told.status == 2 and told.err.startswith("The database belongs to another version")
    told = run("admin", "tables", "--database-url", "postgresql://nobody:secret@127.0.0.1:1/db")
    assert told.status == 2 and told.err.count("\n") == 1 and "secret" not in told.err


def test_networks_are_banned_whole(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    migrated(url)
    with closing(Desk(settings_for(url))) as desk, desk.work() as connection:
        for text in ("2001:db8:1:2::5", "2001:db8:1:2::/64", "2001:0db8:1:2:ffff::1"):
            assert find_whom(connection, text).addresses == ("2001:db8:1:2::/64",)
        assert find_whom(connection, "192.0.2.1").addresses == ("192.0.2.1",)


def test_there_are_only_so_many_bans(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ginkgopolis.server.admin.people.MOST_BANS", 2)
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    migrated(url)
    for number in (1, 2, 2):
        assert run("admin", "ban", f"192.0.2.{number}", "--database-url", url).status == 0
    told = run("admin", "ban", "192.0.2.3", "--database-url", url)
    assert (told.status, told.err) == (2, "There cannot be more than 2 bans: lift some first.\n")


def test_bans_are_looked_up_by_time() -> None:
    clock = Time()
    bans = Bans(clock)
    bans.take_in([Ban("ban", "a", 0.0, clock.now + 1), Ban("mute", "b", 0.0, None)])
    assert bans.hold("ban", "x", "a") and not bans.hold("ban", "b") and bans.hold("mute", "b")
    clock.now += 1
    assert not bans.hold("ban", "a")
