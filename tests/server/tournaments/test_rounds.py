"""Rounds, their tables, and what holds at the deadline."""

import json
from pathlib import Path
from random import Random

import pytest

from ginkgopolis.server.reminders import desk
from tests.server.reminders.mail import HOOKED, Mailbox
from tests.server.running import Refused, Running, Time, new_key, settings_for
from tests.server.tournaments.holding import (
    FREE,
    HOUR,
    announce,
    begin,
    choose_once,
    holding,
    look,
    people,
    play_out,
    play_round,
)


def test_a_swiss_tournament(club: Running) -> None:
    """Five at tables of two: each round somebody else rests, and nobody meets again."""
    all_ = people(club, 5)
    tournament = announce(all_[0], all_, rounds=3, rated=True)
    page = begin(club, all_[0], tournament)
    met: set[frozenset[str]] = set()
    rested: list[str] = []
    points = dict.fromkeys((one.id for one in all_), 0.0)
    for round_ in (1, 2, 3):
        assert (page["tournament"]["phase"], page["round"]) == ("running", round_)
        assert [len(table["seats"]) for table in page["tables"]] == [2, 2, 1]
        rest = page["tables"][-1]
        assert rest["id"] is None and rest["seats"][0]["points"] == 1
        rested.append(rest["seats"][0]["id"])
        play_round(club, page)
        over = all_[1].get(f"/{tournament}?round={round_}")
        for table in over["tables"]:
            for seat in table["seats"]:
                points[seat["id"]] += seat["points"]
        for table in over["tables"][:2]:
            pair = frozenset(seat["id"] for seat in table["seats"])
            assert table["phase"] == "finished" and pair not in met
            met.add(pair)
            scores = [seat["score"] for seat in table["seats"]]
            won = [seat["points"] for seat in table["seats"]]
            assert won == ([0.5, 0.5] if scores[0] == scores[1] else [int(s == max(scores)) for s in scores])
        page = all_[0].get(f"/{tournament}")
    assert page["tournament"]["phase"] == "finished" and len(set(rested)) == 3
    assert {line["id"]: line["points"] for line in page["standings"]} == points
    assert [line["points"] for line in page["standings"]] == sorted(points.values(), reverse=True)
    with pytest.raises(Refused, match="404 not_found"):
        all_[0].get(f"/{tournament}?round=4")
    club.run(club.app.state.caretaker.rate)
    games = all_[0].client.get(f"/api/players/{all_[0].id}")["games"]
    assert len(games) == 3 - rested.count(all_[0].id)


def test_groups(club: Running) -> None:
    """Seven at tables of three, the best goes on: three tables, then the final of their winners."""
    all_ = people(club, 7)
    tournament = announce(all_[0], all_, format="groups", size=3, best=1)
    page = begin(club, all_[0], tournament)
    assert [len(table["seats"]) for table in page["tables"]] == [3, 2, 2]
    play_round(club, page)
    first = all_[0].get(f"/{tournament}?round=1")["tables"]
    page = all_[0].get(f"/{tournament}")
    [final] = page["tables"]
    for seat in final["seats"]:
        assert any(seat["id"] == one["id"] and one["place"] == 1 for table in first for one in table["seats"])
    assert sum(line["out"] for line in page["standings"]) == 4
    play_round(club, page)
    page = all_[0].get(f"/{tournament}")
    assert page["tournament"]["phase"] == "finished"
    best = [seat["id"] for seat in page["tables"][0]["seats"] if seat["place"] == 1]
    assert [line["id"] for line in page["standings"] if line["rank"] == 1] == best or len(best) > 1


def test_seats_are_kept_for_their_players(club: Running) -> None:
    ada, bob, eve = people(club, 3)
    tournament = announce(ada, [ada, bob])
    page = begin(club, ada, tournament)
    [table] = page["tables"]
    assert page["you"]["table"] == table["id"]
    seats = [seat["id"] for seat in table["seats"]]
    info = ada.client.get(f"/api/tables/{table['id']}")
    assert [seat["player"] for seat in info["table"]["seats"]] == seats
    assert info["you"]["seats"] == [seats.index(ada.id)] and info["table"]["tournament"] == tournament
    [mine] = ada.client.get("/api/me")["tables"]
    assert mine["id"] == table["id"] and seats.index(ada.id) in mine["waiting"]
    assert not info["you"]["host"] and mine["title"] == "Autumn Cup 1.1"
    for what, body in (("close", {}), ("settings", {"title": "Mine"}), ("invite", {}), ("host", {"seat": 1})):
        for one in (ada, bob):
            with pytest.raises(Refused, match="403 not_host"):
                one.client.post(f"/api/tables/{table['id']}/{what}", **body)
    phone = club.client()  # she shows her key there only now
    with pytest.raises(Refused, match="403 not_allowed"):
        phone.post(f"/api/tournaments/{tournament}/sit")
    phone.post("/api/players/key", key=bob.key)
    for _ in range(2):
        entered = phone.post(f"/api/tournaments/{tournament}/sit")
        assert entered["you"]["seats"] == [seats.index(bob.id)]
    with pytest.raises(Refused, match="404 not_found"):
        eve.post(f"/{tournament}/sit")
    club.run(lambda: play_out(club, table["id"]))
    again = ada.client.post(f"/api/tables/{table['id']}/rematch")["table"]
    assert again["tournament"] is None


def test_whose_table_waits_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mailbox = Mailbox()
    monkeypatch.setattr(desk, "send", mailbox.send)
    monkeypatch.setattr(desk, "look_up", mailbox.find)
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = holding(url, webhooks=True, public_url="https://play.example.org/")
    try:
        two = people(server, 2)
        for one in two:
            one.client.post("/api/reminders", address=HOOKED)
        tournament = announce(two[0], two)
        [table] = begin(server, two[0], tournament)["tables"]
        told = [json.loads(letter.body) for letter in mailbox.take(server)]
        assert sorted(letter["name"] for letter in told) == sorted(one.name for one in two)
        assert {(letter["table"], letter["title"]) for letter in told} == {(table["id"], "Autumn Cup 1.1")}
    finally:
        server.stop()


def test_it_begins_when_it_is_full_or_the_time_is_over(club: Running) -> None:
    six = people(club, 6)
    full = announce(six[0], six[:2], capacity=2, joining_hours=5)
    late = announce(six[2], six[2:5], joining_hours=5)
    alone = announce(six[5], six[5:], joining_hours=5)
    look(club)
    assert six[0].get(f"/{full}")["tournament"]["phase"] == "running"
    assert six[2].get(f"/{late}")["tournament"]["phase"] == "open"
    club.time.now += 5 * HOUR - 1
    look(club)
    assert six[2].get(f"/{late}")["tournament"]["phase"] == "open"
    club.time.now += 1
    look(club)
    assert six[2].get(f"/{late}")["tournament"]["phase"] == "running"
    assert six[5].get(f"/{alone}")["tournament"]["phase"] == "closed"
    with pytest.raises(Refused, match="409 already_started"):
        six[5].post(f"/{late}/join")


def test_who_leaves_is_not_paired_any_more(club: Running) -> None:
    four = people(club, 4)
    tournament = announce(four[0], four, rounds=2)
    page = begin(club, four[0], tournament)
    assert not four[3].post(f"/{tournament}/leave")["you"]["joined"]
    play_round(club, page)
    page = four[0].get(f"/{tournament}")
    seated = [seat["id"] for table in page["tables"] for seat in table["seats"]]
    assert sorted(seated) == sorted(one.id for one in four[:3])
    assert [line["id"] for line in page["standings"] if line["out"]] == [four[3].id]


# Deadlines


def test_at_the_deadline_who_did_not_come_has_lost(club: Running) -> None:
    four = people(club, 4)
    tournament = announce(four[0], four, rounds=2, round_hours=24)
    page = begin(club, four[0], tournament)
    first = page["tables"][0]
    came = first["seats"][0]["id"]
    club.run(lambda: choose_once(club, first["id"], 0))
    club.time.now += 24 * HOUR - 1
    look(club)
    assert four[0].get(f"/{tournament}")["round"] == 1
    club.time.now += 1
    look(club)
    over = four[0].get(f"/{tournament}?round=1")
    told = {
        seat["id"]: (seat["place"], seat["points"]) for table in over["tables"] for seat in table["seats"]
    }
    assert [table["phase"] for table in over["tables"]] == ["closed", "closed"]
    assert told.pop(came) == (1, 1)
    assert list(told.values()) == [(2, 0)] * 3  # at the other table, too: nobody wins who did not come
    assert over["tournament"]["phase"] == "finished"  # one is left of those who play
    assert [line["id"] for line in over["standings"] if not line["out"]] == [came]


def test_at_the_deadline_those_come_first_who_kept_nobody_waiting(club: Running) -> None:
    two = people(club, 2)
    tournament = announce(two[0], two, rounds=1, round_hours=24)
    [table] = begin(club, two[0], tournament)["tables"]
    club.run(lambda: choose_once(club, table["id"], 0))
    club.run(lambda: choose_once(club, table["id"], 1))

    async def stall() -> int:
        """Go on until one of the two is waited for alone, and return her seat."""
        chance = Random(1)
        async with club.hub.table(table["id"]) as held:
            while len(held.playing().game.pending) != 1:
                course = held.playing()
                seat = course.game.pending[0]
                move = str(chance.choice(course.game.legal_moves(seat)))
                assert await held.write(course, seat, "move", [move], None)
            return held.playing().game.pending[0]

    slow = club.run(stall)
    club.time.now += 24 * HOUR
    look(club)
    [over] = two[0].get(f"/{tournament}")["tables"]
    assert [seat["place"] for seat in over["seats"]] == [2 if seat == slow else 1 for seat in (0, 1)]
    assert [seat["score"] for seat in over["seats"]] == [None, None]


def test_a_stand_in_counts_as_its_person(club: Running) -> None:
    two = people(club, 2)
    tournament = announce(two[0], two, rounds=1)
    [table] = begin(club, two[0], tournament)["tables"]
    club.run(lambda: choose_once(club, table["id"], 0))
    club.run(lambda: choose_once(club, table["id"], 1))

    async def hand_over() -> None:
        async with club.hub.table(table["id"]) as held:
            await held.wish(new_key(), 1, "hand", ["random"], lambda course: None)

    club.run(hand_over)
    totals = club.run(lambda: play_out(club, table["id"]))
    look(club)
    [over] = two[0].get(f"/{tournament}")["tables"]
    places = [1 + sum(other > total for other in totals) for total in totals]
    assert [(seat["place"], seat["score"]) for seat in over["seats"]] == list(zip(places, totals))


def test_downtime_does_not_shorten_a_round(fresh_database: str) -> None:
    time, clock = Time(), Time()
    settings = settings_for(fresh_database, ratings=True, tournaments="players", **FREE)
    server = Running(settings, time, clock=clock)
    two = people(server, 2)
    tournament = announce(two[0], two, rounds=1, round_hours=24)
    begin(server, two[0], tournament)
    server.stop()
    time.now += 100 * HOUR
    server = Running(settings, time, clock=clock)
    try:
        for one in two:
            one.client.port = server.port
        look(server)
        page = two[0].get(f"/{tournament}")
        assert page["tournament"]["phase"] == "running"
        assert page["tournament"]["deadline"] == pytest.approx(time.now + 24 * HOUR, abs=2)
        clock.now += 24 * HOUR
        time.now += 24 * HOUR
        look(server)
        assert two[0].get(f"/{tournament}")["tournament"]["phase"] == "finished"
    finally:
        server.stop()
