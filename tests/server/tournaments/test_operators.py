"""What operators do, and what can go wrong only once."""

import asyncio
import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.community.director import Director
from ginkgopolis.server.store.schema import ENTRANTS, HOLDS, SEATINGS, TABLES, TOURNAMENTS
from tests.cli.run import run
from tests.server.running import Refused, Running, settings_for
from tests.server.tournaments.holding import HOUR, announce, begin, holding, look, people, play_round, rows


def test_an_operator_announces_and_cancels(fresh_database: str) -> None:
    server = holding(fresh_database, tournaments="operator")

    def admin(*args: object) -> Any:
        ran = run("admin", *args, "--database-url", fresh_database, "--json", "-")
        assert (ran.status, ran.err) == (0, "")
        return json.loads(ran.out)

    try:
        two = people(server, 2)
        args = ("--players", 3, "--format", "groups", "--joining", "2h", "--deadline", "3d", "--clock", "1h")
        made = admin("announce", "Open Cup", *args, "--introductory")["announced"]
        page = two[0].post(f"/{made}/join")["tournament"]
        assert (page["name"], page["size"], page["best"], page["owner"]) == ("Open Cup", 3, 1, None)
        assert (page["round_hours"], page["clock"]) == (72, {"seconds": 3600})
        assert page["begins"] == pytest.approx(server.time.now + 2 * HOUR, abs=2)
        [line] = admin("tournaments")
        assert (line["id"], line["phase"], line["players"], line["name"]) == (made, "open", 1, "Open Cup")
        assert admin("cancel", made) == {"cancelled": made}
        with pytest.raises(Refused, match="409 already_started"):
            two[1].post(f"/{made}/join")
        traces = admin("export", two[0].id)
        assert [one["tournament"] for one in traces["entrants"]] == [made]
        assert admin("cancel", made, "--remove") == {"removed": made}
        with pytest.raises(Refused, match="404 not_found"):
            two[0].get(f"/{made}")
        assert rows(server, sa.select(ENTRANTS.c.player)) == []
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (("cancel", "23456789abcd"), "There is no such tournament."),
        (("announce", "x" * 41), "The name of a tournament has 1 to 40 visible characters"),
        (("announce", "Cup", "--capacity", "1000"), "capacity"),
        (("announce", "Cup", "--deadline", "90d"), "round_hours"),
        (("announce", "Cup", "--format", "groups", "--best", "2"), "Fewer have to go on"),
    ],
)
def test_operators_mistakes(args: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.sqlite3"
    with closing(Desk(settings_for(url))) as there:
        there.store.migrate()
    ran = run("admin", *args, "--database-url", url)
    assert ran.status == 2 and sentence in ran.err and len(ran.err.strip().splitlines()) == 1


# Once and for all


def test_of_several_workers_one_opens_a_round(club: Running) -> None:
    four = people(club, 4)
    tournament = announce(four[0], four)
    four[0].post(f"/{tournament}/begin")
    directors = [Director(club.hub) for _ in range(4)]

    async def all_at_once() -> None:
        await asyncio.gather(*(director.look() for director in directors))

    club.run(all_at_once)
    seated = sa.select(SEATINGS.c.player).where(SEATINGS.c.tournament == tournament)
    assert sorted(rows(club, seated)) == sorted(one.id for one in four)
    tables = rows(club, sa.select(TABLES.c.id).where(TABLES.c.creator == tournament))
    assert len(tables) == 2
    held = sa.select(HOLDS.c.session).where(HOLDS.c.table_id.in_(tables))
    assert len(rows(club, held)) == 4


def test_a_round_that_fails_leaves_nothing(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """As after a crash in the midst of it: no table, no seat, and the round is opened later."""
    two = people(club, 2)
    tournament = announce(two[0], two)
    two[0].post(f"/{tournament}/begin")

    def fail(*_: object) -> None:
        raise ArithmeticError

    with monkeypatch.context() as patch:
        patch.setattr("ginkgopolis.server.store.rounds.write_lots", fail)
        look(club)
    assert rows(club, sa.select(TABLES.c.id).where(TABLES.c.creator == tournament)) == []
    assert rows(club, sa.select(SEATINGS.c.player).where(SEATINGS.c.tournament == tournament)) == []
    assert two[0].get(f"/{tournament}")["tournament"]["phase"] == "open"
    look(club)
    assert two[0].get(f"/{tournament}")["tournament"]["phase"] == "running"


def test_one_bad_tournament_keeps_no_other_waiting(club: Running) -> None:
    four = people(club, 4)
    bad, good = announce(four[0], four[:2]), announce(four[2], four[2:])
    spoil = TOURNAMENTS.update().where(TOURNAMENTS.c.id == bad).values(doc="{}", begins=0.0)
    club.run(lambda: club.hub.store.run(lambda c: c.execute(spoil)))
    four[2].post(f"/{good}/begin")
    look(club)
    assert four[2].get(f"/{good}")["tournament"]["phase"] == "running"
    assert rows(club, sa.select(TOURNAMENTS.c.phase).where(TOURNAMENTS.c.id == bad)) == ["closed"]
    assert bad not in {one["id"] for one in four[0].get()["tournaments"]}
    with pytest.raises(Refused, match="404 not_found"):
        four[0].get(f"/{bad}")
    gone = TOURNAMENTS.delete().where(TOURNAMENTS.c.id == bad)
    club.run(lambda: club.hub.store.run(lambda c: c.execute(gone)))


def test_who_is_forgotten_leaves_the_others_their_points(club: Running) -> None:
    three = people(club, 3)
    tournament = announce(three[0], three, size=3, rounds=2)
    page = begin(club, three[0], tournament)
    play_round(club, page)
    three[2].client.request("DELETE", "/api/players/me").json()
    page = three[0].get(f"/{tournament}?round=1")
    assert [line["id"] for line in page["standings"]] == [
        line["id"] for line in page["standings"] if line["id"] != three[2].id
    ]
    assert sum(seat["name"] is None for table in page["tables"] for seat in table["seats"]) == 1
    assert all(line["games"] == 1 for line in page["standings"])
    left = sa.select(ENTRANTS.c.player).where(ENTRANTS.c.tournament == tournament)
    assert three[2].id not in rows(club, left)


def test_old_ones_are_removed(small: Running) -> None:
    two = people(small, 2)
    tournament = announce(two[0], two, rounds=1, capacity=2)
    look(small)
    play_round(small, two[0].get(f"/{tournament}"))
    called_off = announce(two[0], [])
    two[0].post(f"/{called_off}/close")
    small.time.now += 2 * 86_400
    small.run(small.app.state.caretaker.expire)
    assert [one["id"] for one in two[0].get()["tournaments"]] == [tournament]
    small.time.now += 365 * 86_400
    small.run(small.app.state.caretaker.expire)
    assert two[0].get()["tournaments"] == []
    assert rows(small, sa.select(SEATINGS.c.player)) == rows(small, sa.select(ENTRANTS.c.player)) == []
