"""Rated games: who counts, and that each game counts once."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
import sqlalchemy as sa

from ginkgopolis.server.community.rating import Skill, places_of, rate
from ginkgopolis.server.store.ratings import Finisher, Ratings
from ginkgopolis.server.store.schema import RATINGS, RESULTS, TABLES
from tests.server.playing import ME, OPEN, connect_all, play_on
from tests.server.running import Client, Json, Place, Refused, Running, new_key, settings_for

RATED = {"rated": True, "open": True}
NAMES = iter(f"Player no. {number}" for number in range(1000))


@pytest.fixture(scope="module")
def club(database: str) -> Iterator[Running]:
    """A server that rates, on each kind of database."""
    running = Running(settings_for(database, ratings=True, players_per_minute=1e6))
    yield running
    running.stop()


def newcomer(server: Running) -> tuple[Client, str]:
    """Return somebody with a key, and her public id."""
    client = server.client()
    return client, client.post("/api/players", name=next(NAMES))["player"]["id"]


def seat(clients: list[Client], house: Json | None = None, **rest: object) -> list[Place]:
    """Return a started table as each player sees it."""
    host = clients[0].create(
        ME, *[OPEN] * (len(clients) - 1), options={"introductory": True}, house=house or RATED, **rest
    )
    places = [host]
    for number, client in enumerate(clients[1:], start=1):
        guest = client.at(host)
        guest.post("sit", name=f"Guest {number}", seat=number)
        places.append(guest)
    host.post("start")
    return places


def play_out(places: list[Place]) -> Json:
    """Play to the end, and return how it ended."""
    sockets = connect_all(places)
    play_on(sockets, Random(places[0].id))
    for socket in sockets:
        socket.close()
    found: Json = places[0].get()["table"]["result"]
    return found


def umpire_looks(server: Running) -> None:
    """Let games that have ended be rated."""
    server.run(server.app.state.caretaker.rate)


def page(client: Client, player: str) -> Json:
    """Return a player's page as somebody sees it."""
    return client.get(f"/api/players/{player}")


# Working it out


def test_places() -> None:
    nobody: frozenset[int] = frozenset()
    assert places_of([30, 41, 30, 7], nobody) == [2, 1, 2, 4]
    assert places_of([30, 41, 7], frozenset({1})) == [1, 3, 2]
    assert places_of([30, 41, 7], frozenset({0, 1})) == [3, 3, 1]


def test_who_wins_is_taken_for_better() -> None:
    first, second, third = rate([Skill()] * 3, [1, 2, 2])
    assert first.mu > Skill().mu > second.mu == third.mu
    assert first.sigma < Skill().sigma and Skill().points == 0
    upset = rate([Skill(20, 3), Skill(30, 3)], [1, 2])[0].mu - 20
    assert upset > rate([Skill(30, 3), Skill(20, 3)], [1, 2])[0].mu - 30 > 0


# Whole games


def test_a_game_is_rated_once(club: Running) -> None:
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    places = seat([ada, bob], title="Final")
    assert page(ada, first)["ratings"] == []
    with pytest.raises(Refused, match="403 not_allowed"):
        places[0].post("close")  # who loses could else get out of it
    result = play_out(places)
    for _ in range(2):
        umpire_looks(club)
    places[0].post("archive", archived=True)  # writes the table again
    places[0].post("settings", house=RATED | {"spectators": True})
    umpire_looks(club)
    for at, (client, player) in enumerate(((ada, first), (bob, second))):
        told = page(client, player)
        [rating], [game] = told["ratings"], told["games"]
        won = at in result["winners"]
        assert (rating["players"], rating["games"], rating["wins"]) == (2, 1, int(won))
        assert rating["score"] == game["score"] == result["totals"][at]
        assert (rating["place"], game["place"]) == (1 if won else 2, 1 if won else 2)
        assert (game["table"], game["title"], game["seat"]) == (places[0].id, "Final", at)
        assert game["change"] == pytest.approx(rating["points"])
        assert rating["points"] == pytest.approx(rating["mu"] - 3 * rating["sigma"], abs=0.05)
    ladder = {line["id"]: line["rating"]["points"] for line in ada.get("/api/ladder?players=2")["ladder"]}
    assert list(ladder.values()) == sorted(ladder.values(), reverse=True)
    assert {first, second} <= ladder.keys()
    assert first not in {line["id"] for line in ada.get("/api/ladder?players=3")["ladder"]}
    again = places[0].post("rematch")["table"]
    assert again["house"]["rated"] and [one["player"] for one in again["seats"]] == [first, second]


def test_of_unlisted_tables_others_learn_only_that_there_were_some(club: Running) -> None:
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    play_out(seat([ada, bob], {"rated": True}))
    umpire_looks(club)
    told = page(bob, first)
    assert (told["you"], told["games"], told["ratings"][0]["games"]) == (False, [], 1)
    own = page(bob, second)
    assert own["you"] and len(own["games"]) == 1


def test_who_leaves_to_a_bot_is_last_and_guests_do_not_count(club: Running) -> None:
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    places = seat([ada, bob, club.client()])
    sockets = connect_all(places)
    play_on(sockets, Random(1), rounds=1)
    club.run(lambda: end_with_stand_in(club, places[0].id, 0))
    umpire_looks(club)
    assert page(ada, first)["games"][0]["place"] == 3
    assert page(bob, second)["games"][0]["place"] in (1, 2)
    assert page(bob, second)["ratings"][0]["players"] == 3
    for socket in sockets:
        socket.close()


async def end_with_stand_in(server: Running, table_id: str, seat: int) -> None:
    """Hand a seat to a bot and play to the end at random."""
    chance = Random(2)
    async with server.hub.table(table_id) as table:
        course = table.playing()
        await table.wish(new_key(), seat, "hand", ["random"], lambda course: None)
        while table.is_playing:
            course = table.playing()
            mover = course.game.pending[0]
            move = chance.choice(course.game.legal_moves(mover))
            assert await table.write(course, mover, "move", [str(move)], None)


def test_what_is_not_rated(club: Running) -> None:
    (ada, first), (bob, _) = newcomer(club), newcomer(club)
    with pytest.raises(Refused, match="422 bad_options"):
        ada.create(ME, OPEN, house=RATED, seed="7")
    with pytest.raises(Refused, match="422 bad_options"):
        ada.create(ME, house=RATED)
    lobby = ada.create(ME, OPEN)
    lobby.post("settings", house=RATED)
    with pytest.raises(Refused, match="422 bad_options"):
        lobby.post("settings", house=RATED, players=1)
    places = seat([ada, bob], {"open": True})
    with pytest.raises(Refused, match="409 already_started"):
        places[0].post("settings", house=RATED)
    club.run(lambda: end_with_stand_in(club, places[0].id, 1))
    alone = seat([ada, club.client()])  # nobody to be compared with
    club.run(lambda: end_with_stand_in(club, alone[0].id, 1))
    umpire_looks(club)
    assert page(ada, first)["ratings"] == []


# Once and for all


def test_of_two_workers_one_rates(club: Running) -> None:
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    places = seat([ada, bob])
    ratings = Ratings(club.hub.store.run)
    finishers = [Finisher(0, first, 1, 40), Finisher(1, second, 2, 30)]

    async def both() -> list[bool]:
        return await asyncio.gather(*(ratings.settle(places[0].id, 2, finishers, 1.0) for _ in range(4)))

    assert sorted(club.run(both)) == [False, False, False, True]
    assert page(ada, first)["ratings"][0]["games"] == 1


def test_a_rating_that_fails_leaves_nothing(club: Running) -> None:
    """As after a crash in the midst of it: the game is still to be rated, and nobody's rating has changed."""
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    table_id = seat([ada, bob])[0].id
    ratings = Ratings(club.hub.store.run)
    twice = [Finisher(0, first, 1, 40), Finisher(0, second, 2, 30)]  # one seat: the second row is refused
    with pytest.raises(sa.exc.IntegrityError):
        club.run(lambda: ratings.settle(table_id, 2, twice, 1.0))
    query = sa.select(TABLES.c.rated).where(TABLES.c.id == table_id)
    assert club.run(lambda: club.hub.store.run(lambda c: c.execute(query).scalar_one()))
    assert page(ada, first)["ratings"] == []
    right = [twice[0], twice[1]._replace(seat=1)]
    assert club.run(lambda: ratings.settle(table_id, 2, right, 1.0))


def test_one_bad_game_keeps_no_other_waiting(club: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    umpire = club.app.state.caretaker.umpire
    rated: list[str] = []

    async def due() -> list[str]:
        return ["bad", "good"]

    async def rate_it(table_id: str) -> None:
        if table_id == "bad":
            raise ArithmeticError
        rated.append(table_id)

    monkeypatch.setattr(umpire.ratings, "due", due)
    monkeypatch.setattr(umpire, "rate", rate_it)
    umpire_looks(club)
    assert rated == ["good"]


def test_who_has_left_is_not_rated(club: Running) -> None:
    (ada, first), (bob, second) = newcomer(club), newcomer(club)
    table_id = seat([ada, bob])[0].id
    bob.request("DELETE", "/api/players/me").json()
    finishers = [Finisher(0, first, 1, 40), Finisher(1, second, 2, 30)]
    assert not club.run(lambda: Ratings(club.hub.store.run).settle(table_id, 2, finishers, 1.0))
    for table in (RATINGS, RESULTS):
        query = sa.select(sa.func.count()).where(table.c.player.in_([first, second]))
        assert club.run(lambda query=query: club.hub.store.run(lambda c: c.execute(query).scalar_one())) == 0  # type: ignore[misc]


def test_the_ladder_has_pages(club: Running) -> None:
    for asked in ("players=1", "players=6", "page=-1", "players=x"):
        with pytest.raises(Refused, match="400 malformed"):
            club.client().get(f"/api/ladder?{asked}")
    row = {"players": 5, "mu": 25.0, "sigma": 1.0, "games": 1, "wins": 0, "places": 2, "scores": 30}
    players = [newcomer(club)[1] for _ in range(51)]
    rows = [row | {"player": player, "points": float(at)} for at, player in enumerate(players)]
    club.run(lambda: club.hub.store.run(lambda c: c.execute(RATINGS.insert(), rows)))
    first = club.client().get("/api/ladder?players=5")
    assert [line["id"] for line in first["ladder"]] == players[:0:-1] and first["more"]
    last = club.client().get("/api/ladder?players=5&page=1")
    assert [(line["id"], line["rank"]) for line in last["ladder"]] == [(players[0], 51)] and not last["more"]
