"""Whole games over HTTP and WebSockets, with one to five seats and all modules, on both databases."""

from random import Random

import pytest

from ginkgopolis import Game
from ginkgopolis.options import MODULE_NAMES
from tests.server.playing import ME, check_same, connect_all, play_on, seat_people
from tests.server.running import Running

ALL = {"modules": list(MODULE_NAMES)}


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"hal": "expert"}),
        (2, ALL),
        (3, {"modules": ["events", "keep_a_card"], "closed_screens": True}),
        (4, {"introductory": True}),
        (5, ALL),
    ],
    ids=str,
)
def test_a_whole_game_over_websockets(server: Running, players: int, options: dict[str, object]) -> None:
    """Everybody's view follows from the first one and the updates, and the record replays to the same end."""
    places = seat_people(server, players, options)
    sockets = connect_all(places)
    watcher = server.client().at(places[0]).socket("watch")
    play_on(sockets, Random(players))
    for socket in (*sockets, watcher):
        socket.wait(lambda game: bool(game["view"]["over"]))
        check_same(socket)
        assert socket.game is not None and socket.game["winners"]
    result = places[0].get()["table"]["result"]
    record = places[0].client.request("GET", f"/api/tables/{places[0].id}/record").body
    game = Game.from_record(record)
    assert game.over and result["winners"] == game.winners
    assert result["totals"] == [score.total for score in game.scores()]
    for socket in (*sockets, watcher):
        socket.close()


def test_a_whole_game_over_http(server: Running) -> None:
    """Programs that cannot hold a connection play as well."""
    place = server.client().create(ME, ME, options={"introductory": True}, start=True)
    chance = Random(1)
    while place.get()["table"]["phase"] == "playing":
        seat = chance.choice(place.state("watch")["game"]["view"]["pending"])
        place.move(seat, chance.choice(place.state(seat)["game"]["decision"]["moves"]))
    assert place.get()["table"]["result"]["winners"]
    log = place.get("/log?seat=0")["log"]
    told = [sentence for entry in log for sentence in entry["news"]]
    record = place.client.request("GET", f"/api/tables/{place.id}/record").body
    assert told == Game.from_record(record).log(0)
