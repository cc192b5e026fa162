"""Several workers on one PostgreSQL: whichever one a player is connected to, it is the same table."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import psycopg
import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.doors.channel import AsgiChannel
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.tables.hub import MOST_WATCHERS_TOLD
from tests.server.playing import BOT, ME, OPEN, check_same, play_on
from tests.server.running import Client, Place, Refused, Running, Socket, new_key, settings_for
from tests.server.test_gallery import last_round


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


def test_a_rematch_by_both_players_at_once_is_one_table(workers: list[Running]) -> None:
    position = last_round()
    host = workers[0].client().create(ME, ME, position=position, start=True)
    there = elsewhere(host, workers[1])
    while (view := host.state("watch")["game"]["view"])["pending"]:
        seat = view["pending"][0]
        host.move(seat, host.state(seat)["game"]["decision"]["moves"][0])
    there.get()
    with ThreadPoolExecutor(2) as threads:
        both = list(threads.map(lambda place: place.post("rematch")["table"]["id"], (host, there)))
    assert both[0] == both[1]
    again = [one["id"] for one in host.client.get("/api/me")["tables"] if one["id"] != host.id]
    assert again == both[:1]


def test_nobody_is_refused_by_what_was_so_before(workers: list[Running]) -> None:
    """A worker that has not heard yet what another has done looks again before it says no."""
    hub = workers[1].hub
    host = workers[0].client().create(ME, OPEN, options={"introductory": True}, house={"open": True})
    guest = elsewhere(Place(workers[0].client(), host.id, None), workers[1])
    guest.post("enter", invite=host.invite)
    hear, hub.hear = hub.hear, lambda notice: None  # type: ignore[method-assign]
    assert hub.bus is not None
    hub.bus.hear = hub.hear
    try:
        host.post("seat", seat=1, bot="random")
        host.post("seat", seat=1, open=True)
        guest.post("sit", name="Bela")
        host.post("start")
        assert guest.post("choices", seat=1)["choices"]
        secret = host.post("link", seat=0)["secret"]
        guest.post("claim", secret=secret)
        host.post("invite")
        assert guest.get()["you"]["seats"] == [0, 1]
        assert host.get()["you"]["seats"] == [0]
    finally:
        hub.bus.hear = hub.hear = hear  # type: ignore[method-assign]


def test_strangers_cost_nothing_at_several_workers_either(workers: list[Running]) -> None:
    host = workers[0].client().create(ME, ME, options={"introductory": True}, start=True)
    stranger = Place(workers[1].client(), host.id, None)
    for attempt in ("choices", "hint"):
        with pytest.raises(Refused, match="not_your_seat"):
            stranger.post(attempt, seat=0)
    assert host.id not in workers[1].hub.tables


def test_who_was_connected_to_a_killed_worker_is_not_here_any_more(workers: list[Running]) -> None:
    host = workers[0].client().create(ME, OPEN, BOT)
    guest = workers[1].client().at(host)
    guest.post("sit", name="Bela")
    here, there = host.socket(), guest.socket()
    while not here.table["seats"][1]["here"]:
        here.receive()
    bus = workers[1].hub.bus
    assert bus is not None
    tell, bus.tell = bus.tell, lambda notice: None  # type: ignore[method-assign]
    try:
        there.close()
        while here.table["seats"][1]["here"]:  # a notice that was still on its way counts from when it comes
            workers[0].time.now += 5
            workers[0].tick()
            here.send("sync")
            here.until("state")
    finally:
        bus.tell = tell  # type: ignore[method-assign]
        here.close()


class Silent(AsgiChannel):
    """A channel to somebody who only looks on."""

    def __init__(self) -> None:
        """Have nobody at the other end."""

    def tell(self, text: bytes, is_packed: bool = False) -> None:
        """Say nothing."""


def test_a_crowd_at_one_table_breaks_no_connection_for_notices(workers: list[Running]) -> None:
    """Nothing was told any more while more people looked on than fit into a notice, of no table."""
    host = workers[0].client().create(ME, OPEN, BOT)
    guest = workers[1].client().at(host)
    guest.post("sit", name="Bela")
    crowd = {Connection("", None, Silent(), "192.0.2.1") for _ in range(3_000)}
    there = guest.socket()

    async def come() -> None:
        workers[1].hub.tables[host.id].connections |= crowd

    async def go() -> None:
        workers[1].hub.tables[host.id].connections -= crowd

    workers[1].run(come)
    try:
        late = elsewhere(host, workers[1]).socket(0)  # of which everybody is told
        here = host.socket()
        while here.table["watchers"] < MOST_WATCHERS_TOLD or not here.table["seats"][1]["here"]:
            here.receive()
    finally:
        workers[1].run(go)
    for socket in (here, there, late):
        socket.close()


def test_presence_survives_a_cut_connection_for_notices(workers: list[Running], postgres_url: str) -> None:
    host = workers[0].client().create(ME, OPEN, BOT)
    guest = workers[1].client().at(host)
    guest.post("sit", name="Bela")
    here = host.socket()
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE query LIKE ANY (%s) AND datname = current_database() AND pid != pg_backend_pid()"
    )
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        connection.execute(cut, (["LISTEN%", "SELECT pg_notify($1, $2)%"],))
    there = guest.socket()
    while not here.table["seats"][1]["here"]:
        here.receive()
    late = elsewhere(host, workers[1]).socket(0)  # whoever comes later is told as well
    assert late.table["seats"][1]["here"]
    for socket in (here, there, late):
        socket.close()
