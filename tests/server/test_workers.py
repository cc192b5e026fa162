"""Several workers on one PostgreSQL: whichever one a player is connected to, it is the same table."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.server.playing import BOT, ME, OPEN, check_same, play_on
from tests.server.running import Client, Place, Refused, Running, Socket, new_key, settings_for


@pytest.fixture(scope="module")
def workers(postgres_url: str) -> Iterator[list[Running]]:
    """Two workers that know nothing of each other but the database."""
    first = Running(settings_for(postgres_url))
    second = Running(settings_for(postgres_url), first.time)
    yield [first, second]
    for running in (first, second):
        running.stop()


def elsewhere(place: Place, worker: Running) -> Place:
    """Return the same device at another worker."""
    client = Client(worker.port)
    client.cookie = place.client.cookie
    return Place(client, place.id, place.invite)


def sit_apart(workers: list[Running], players: int, options: dict[str, object]) -> list[Place]:
    """Return the places of players who come to different workers by turns, at a table that has begun."""
    host = workers[0].client().create(ME, *[OPEN] * (players - 1), options=options)
    places = [host]
    for seat in range(1, players):
        guest = workers[seat % 2].client().at(host)
        guest.post("sit", name=f"Guest {seat}", seat=seat)
        places.append(guest)
    host.post("start")
    return places


def test_a_whole_game_on_two_workers(workers: list[Running]) -> None:
    places = sit_apart(workers, 3, {"modules": list(MODULE_NAMES)})
    sockets = [place.socket(seat) for seat, place in enumerate(places)]
    play_on(sockets, Random(6))
    for socket in sockets:
        socket.wait(lambda game: bool(game["view"]["over"]))
        check_same(socket)
        socket.close()
    records = [place.client.request("GET", f"/api/tables/{place.id}/record").body for place in places]
    assert len(set(records)) == 1 and Game.from_record(records[0]).over


def first(socket: Socket) -> str:
    """A card alone."""
    assert socket.game is not None
    move: str = socket.game["decision"]["moves"][0]
    return move


def test_choices_at_the_same_moment_on_two_workers(workers: list[Running]) -> None:
    """All send at once, the rows collide, and yet nobody is refused."""
    places = sit_apart(workers, 5, {"introductory": True})
    sockets = [place.socket(seat) for seat, place in enumerate(places)]
    with ThreadPoolExecutor(5) as threads:
        for _ in range(4):
            done = list(threads.map(lambda socket: socket.move(first(socket)), sockets[:4]))
            assert not any(answer["repeated"] for answer in done)
            sockets[4].wait(lambda game: game["view"]["pending"] == [4])
            for socket in sockets[:4]:
                socket.wait(lambda game: game["view"]["pending"] == [4])
            done = list(threads.map(lambda socket: socket.move("take back"), sockets[:4]))
            assert not any(answer["repeated"] for answer in done)
            for socket in sockets:
                socket.wait(lambda game: len(game["view"]["pending"]) == 5)
    for socket in sockets:
        check_same(socket)
        socket.close()


def test_the_same_key_at_two_workers_at_once(workers: list[Running]) -> None:
    """A client that is not answered asks another worker: it is done once."""
    host = workers[0].client().create(ME, ME, options={"introductory": True}, start=True)
    there = elsewhere(host, workers[1])
    there.state(0)
    state = host.state(0)["game"]
    key, decision, move = new_key(), state["decision"]["id"], state["decision"]["moves"][0]
    with ThreadPoolExecutor(2) as threads:
        done = list(threads.map(lambda place: place.move(0, move, decision=decision, key=key), (host, there)))
    assert sorted(answer["repeated"] for answer in done) == [False, True]


def test_what_one_worker_has_done_the_other_knows(workers: list[Running]) -> None:
    """Even before it has been told: a request that does not fit makes it look."""
    host = workers[0].client().create(ME, ME, options={"introductory": True}, start=True)
    there = elsewhere(host, workers[1])
    there.state(0)
    for place in (host, there, host, there):
        seat = place.state("watch")["game"]["view"]["pending"][0]
        place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])


def test_lobby_chat_and_presence_across_workers(workers: list[Running]) -> None:
    host = workers[0].client().create(ME, OPEN, BOT)
    guest = workers[1].client().at(host)
    here = host.socket()
    guest.post("sit", name="Bela")
    while here.table["seats"][1]["name"] != "Bela":
        here.receive()
    there = guest.socket()
    while not here.table["seats"][1]["here"]:
        here.receive()
    there.ask("chat", key=new_key(), seat=1, text="Hello")
    here.until("chat")
    assert here.chat[0]["text"] == "Hello"
    host.post("start")
    there.wait(lambda game: game["view"]["seat"] == 1)
    there.close()
    while here.table["seats"][1]["here"]:
        here.receive()
    with pytest.raises(Refused, match="already_started"):
        guest.post("stand", seat=1)
    here.close()
