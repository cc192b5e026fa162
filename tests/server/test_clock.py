"""Clocks and absent players: bots take seats, and give them back."""

import pytest

from tests.server.playing import ME, connect_all, seat_people
from tests.server.running import Refused, Running, new_key

INTRODUCTORY = {"introductory": True}
MINUTE = {"clock": {"seconds": 60}, "stand_in": "random"}


def test_whose_time_is_over_is_played_for(server: Running) -> None:
    places = seat_people(server, 2, INTRODUCTORY, house=MINUTE)
    state = places[0].state(0)["game"]
    assert state["decision"]["deadline"] == server.time.now + 60
    assert state["waiting"] == [{"seat": seat, "deadline": server.time.now + 60} for seat in (0, 1)]
    sockets = connect_all(places)
    sockets[0].move(state["decision"]["moves"][0])
    server.time.now += 59
    server.tick()
    assert places[0].get()["table"]["seats"][1]["stand_in"] is None
    server.time.now += 1
    server.tick()
    while sockets[1].table["seats"][1]["stand_in"] != "random":
        sockets[1].receive()
    sockets[0].wait(lambda game: 1 not in game["view"]["pending"])  # the bot has chosen
    with pytest.raises(Refused, match="seat_of_bot"):
        places[1].move(1, "A", decision="1.0")
    places[1].post("hand", key=new_key(), seat=1, bot=None)
    assert places[1].get()["table"]["seats"][1]["stand_in"] is None
    for socket in sockets:
        socket.close()


def test_a_clock_runs_on_though_nobody_has_the_table_at_hand(server: Running) -> None:
    place = server.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    server.hub.tables.clear()
    server.time.now += 61
    server.tick()
    assert [seat["stand_in"] for seat in place.get()["table"]["seats"]] == ["random", "random"]


def test_nobody_can_use_up_the_keys_of_the_clock(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    move = place.state(0)["game"]["decision"]["moves"][0]
    place.move(0, move, key="clock 1.0 1")
    quick.time.now += 61
    quick.tick()
    assert place.get()["table"]["seats"][1]["stand_in"] == "random"


def test_ones_own_steps_do_not_wind_the_clock(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    deadline = quick.time.now + 60
    quick.time.now += 30
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])
    place.move(0, "take back")
    assert place.state(0)["game"]["decision"]["deadline"] == deadline


def test_whoever_takes_a_seat_back_has_all_the_time_again(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    place.post("hand", key=new_key(), seat=0, bot="random")
    quick.time.now += 50
    place.post("hand", key=new_key(), seat=0, bot=None)
    waiting = {entry["seat"]: entry["deadline"] for entry in place.state(1)["game"]["waiting"]}
    assert waiting[1] == quick.time.now + 10
    assert waiting.get(0, quick.time.now + 60) == quick.time.now + 60


def test_the_host_hands_an_absent_seat_over(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    with pytest.raises(Refused, match="not_your_seat"):
        places[1].post("hand", key=new_key(), seat=2, bot="random")
    with pytest.raises(Refused, match="unknown_bot"):
        places[0].post("hand", key=new_key(), seat=2, bot="exec:ls")
    key = new_key()
    assert not places[0].post("hand", key=key, seat=2, bot="random")["repeated"]
    assert places[0].post("hand", key=key, seat=2, bot="random")["repeated"]
    socket = places[0].socket()
    socket.wait(lambda game: 2 not in game["view"]["pending"])
    assert places[0].get()["table"]["seats"][2]["stand_in"] == "random"
    places[2].post("hand", key=new_key(), seat=2, bot=None)
    assert places[0].get()["table"]["seats"][2]["stand_in"] is None
    socket.close()


def test_bots_are_not_asked_for_consent(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    for seat, place in enumerate(places):
        place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])
    places[0].post("ask", key=new_key(), seat=0, to="round")
    places[1].post("answer", key=new_key(), seat=1, agree=True)
    assert places[0].state(0)["game"]["request"]["asked"] == [2]
    places[0].post("hand", key=new_key(), seat=2, bot="random")
    game = places[0].state(0)["game"]
    assert game["request"] is None and game["view"]["round"] == 1 and 0 in game["view"]["pending"]
