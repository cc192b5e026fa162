"""Who may announce tournaments and join them, and how many there may be."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.settings import read_settings
from ginkgopolis.server.store.schema import TOURNAMENTS
from tests.server.running import Json, Refused, Running
from tests.server.tournaments.holding import Somebody, announce, holding, people, rows


def test_without_tournaments_there_are_none(quick: Running, tmp_path: Path) -> None:
    client = quick.client()
    assert client.get("/api/about")["tournaments"] == "off"
    for path in ("/api/tournaments", "/api/tournaments/23456789abcd"):
        with pytest.raises(Refused, match="404 not_found"):
            client.get(path)
    for path in ("", "/23456789abcd/join", "/23456789abcd/sit"):
        with pytest.raises(Refused, match="404 not_found"):
            client.post(f"/api/tournaments{path}", **({} if path else {"name": "Cup"}))
    with pytest.raises(BadOptions, match="GINKGOPOLIS_RATINGS"):
        read_settings({"GINKGOPOLIS_TOURNAMENTS": "players"})
    with pytest.raises(BadOptions):
        read_settings({"GINKGOPOLIS_TOURNAMENTS": "everybody", "GINKGOPOLIS_RATINGS": "true"})


def test_where_only_the_operator_announces(tmp_path: Path) -> None:
    server = holding(f"sqlite:///{tmp_path}/tables.sqlite3", tournaments="operator")
    try:
        with pytest.raises(Refused, match="403 not_allowed"):
            announce(Somebody(server), [])
        assert server.client().get("/api/tournaments") == {"tournaments": [], "more": False}
    finally:
        server.stop()


def test_who_has_no_key_only_looks_on(club: Running) -> None:
    tournament = announce(Somebody(club), [])
    stranger = club.client()
    page = stranger.get(f"/api/tournaments/{tournament}")
    assert page["you"] == {"player": None, "joined": False, "owner": False, "table": None}
    assert stranger.request("HEAD", f"/api/tournaments/{tournament}").status == 200
    for what in ("join", "leave", "begin", "close", "sit"):
        with pytest.raises(Refused, match="403 not_allowed"):
            stranger.post(f"/api/tournaments/{tournament}/{what}")
    with pytest.raises(Refused, match="403 not_allowed"):
        stranger.post("/api/tournaments", name="Cup")


# Joining


def test_joining_and_leaving(club: Running) -> None:
    ada, bob = people(club, 2)
    tournament = announce(ada, [ada, bob, bob], name="  Winter   Cup ", capacity=3)
    page = bob.get(f"/{tournament}")
    assert page["tournament"]["name"] == "Winter Cup" and page["tournament"]["owner"] == ada.name
    assert {line["id"] for line in page["standings"]} == {ada.id, bob.id}
    assert page["you"]["joined"] and not page["you"]["owner"] and ada.get(f"/{tournament}")["you"]["owner"]
    assert not bob.post(f"/{tournament}/leave")["you"]["joined"]
    assert ada.get(f"/{tournament}")["tournament"]["players"] == 1
    for what in ("begin", "close"):
        with pytest.raises(Refused, match="403 not_host"):
            bob.post(f"/{tournament}/{what}")
    with pytest.raises(Refused, match="409 seats_open"):
        ada.post(f"/{tournament}/begin")
    assert ada.post(f"/{tournament}/close")["tournament"]["phase"] == "closed"
    with pytest.raises(Refused, match="409 already_started"):
        bob.post(f"/{tournament}/join")
    with pytest.raises(Refused, match="409 game_over"):
        bob.post(f"/{tournament}/leave")
    with pytest.raises(Refused, match="404 not_found"):
        bob.post("/23456789abcd/join")


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"name": "\u200b"}, "422 bad_name"),
        ({"name": "x" * 41}, "422 bad_name"),
        ({"size": 1}, "400 malformed"),
        ({"size": 6}, "400 malformed"),
        ({"capacity": 129}, "400 malformed"),
        ({"rounds": 16}, "400 malformed"),
        ({"round_hours": 0}, "400 malformed"),
        ({"joining_hours": 721}, "400 malformed"),
        ({"format": "knockout"}, "400 malformed"),
        ({"size": 4, "capacity": 3}, "422 bad_options"),
        ({"format": "groups", "size": 3, "best": 3}, "422 bad_options"),
        ({"options": {"hal": "normal"}}, "422 bad_options"),
        ({"options": {"first_player": 1}}, "422 bad_options"),
        ({"options": {"modules": ["nonsense"]}}, "422 bad_options"),
        ({"options": {"hand_size": 5}, "size": 5}, "422 bad_options"),
    ],
)
def test_what_cannot_be_held(club: Running, wanted: Json, code: str) -> None:
    before = rows(club, sa.select(TOURNAMENTS.c.id))
    with pytest.raises(Refused, match=code):
        announce(Somebody(club), [], **wanted)
    assert rows(club, sa.select(TOURNAMENTS.c.id)) == before


def test_limits(small: Running) -> None:
    makers = people(small, 4)
    first = announce(makers[0], [])
    with pytest.raises(Refused, match="429 too_many_tournaments"):
        announce(makers[0], [])
    announce(makers[1], [])
    with pytest.raises(Refused, match="429 too_many_tournaments"):  # by address
        announce(makers[2], [])
    makers[0].post(f"/{first}/close")
    announce(makers[2], [])


def test_every_wish_counts(tmp_path: Path) -> None:
    server = holding(f"sqlite:///{tmp_path}/tables.sqlite3", tournaments_per_minute=3)
    try:
        ada = Somebody(server)
        tournament = announce(ada, [ada])
        ada.post(f"/{tournament}/leave")
        body = b"{}"
        answer = ada.client.request("POST", f"/api/tournaments/{tournament}/join", body)
        assert answer.status == 429 and int(answer.headers["Retry-After"]) > 0
        server.time.now += 60
        ada.post(f"/{tournament}/join")
    finally:
        server.stop()


def test_nobody_is_in_too_many(club: Running) -> None:
    ada = Somebody(club)
    for maker in people(club, 10):
        announce(maker, [ada])
    with pytest.raises(Refused, match="429 too_many_tournaments"):
        announce(Somebody(club), [ada])


def test_the_list_has_pages(tmp_path: Path) -> None:
    server = holding(f"sqlite:///{tmp_path}/tables.sqlite3")
    try:
        made = []
        for maker in people(server, 21):
            server.time.now += 1
            made.append(announce(maker, []))
        first = server.client().get("/api/tournaments")
        assert [one["id"] for one in first["tournaments"]] == made[:0:-1] and first["more"]
        last = server.client().get("/api/tournaments?page=1")
        assert [one["id"] for one in last["tournaments"]] == made[:1] and not last["more"]
    finally:
        server.stop()
