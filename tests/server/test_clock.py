"""Clocks and absent players: bots take seats, and give them back."""

from pathlib import Path

import pytest

from ginkgopolis.server.tables.clocks import PACE
from tests.server.playing import ME, connect_all, let_stand_ins_play, seat_people
from tests.server.running import Place, Refused, Running, Time, new_key, settings_for

INTRODUCTORY = {"introductory": True}
MINUTE = {"clock": {"seconds": 60}, "stand_in": "random"}


def later(server: Running, seconds: float) -> None:
    """Let time go by, and what is due be done."""
    server.time.now += seconds
    server.tick()


def stand_in(place: Place, seat: int) -> object:
    """Return the bot that plays for a seat."""
    return place.get()["table"]["seats"][seat]["stand_in"]


def first_move(place: Place, seat: int) -> str:
    """Return a move that a seat could make now."""
    move: str = place.state(seat)["game"]["decision"]["moves"][0]
    return move


def test_whose_time_is_over_is_played_for_until_her_next_click(server: Running) -> None:
    places = seat_people(server, 2, INTRODUCTORY, house=MINUTE)
    state = places[0].state(0)["game"]
    assert state["decision"]["deadline"] == places[0].state(0)["now"] + 60 == server.time.now + 60
    assert state["waiting"] == [{"seat": seat, "deadline": server.time.now + 60} for seat in (0, 1)]
    sockets = connect_all(places)
    sockets[0].move(state["decision"]["moves"][0])
    later(server, 59)
    assert stand_in(places[0], 1) is None
    later(server, 1)
    while sockets[1].table["seats"][1]["stand_in"] != "random":
        sockets[1].receive()
    assert "Time is up for Guest 1" in sockets[1].entries[-1]["news"][0]
    assert "Time is up for Guest 1" in places[1].state(1)["recent"][-1]["news"][0]
    later(server, PACE - 1)
    assert places[0].state(0)["game"]["view"]["pending"] == [1]  # the bot takes its time
    places[1].move(1, first_move(places[1], 1))
    assert stand_in(places[1], 1) is None
    for socket in sockets:
        socket.wait(lambda game: game["stage"] > state["stage"])
        socket.close()


def test_a_stand_in_makes_one_decision_at_a_time(server: Running) -> None:
    """Somebody missed a decision, and rounds were played by bots before anybody could look."""
    places = seat_people(server, 2, INTRODUCTORY, house=MINUTE)
    socket = places[0].socket(0)
    later(server, 60)
    assert [stand_in(places[0], seat) for seat in (0, 1)] == ["random", "random"]
    for _ in range(5):
        later(server, PACE)
    assert socket.game is not None
    assert places[0].state(0)["game"]["view"]["pending"] == [0, 1]  # no person is left: the game waits
    socket.move(socket.game["decision"]["moves"][0])
    let_stand_ins_play(server, socket, lambda game: game["stage"] == 2)  # the other bot decides
    socket.close()


def test_who_comes_back_too_late_has_the_next_question_to_herself(quick: Running) -> None:
    """Taking a seat back does not wind its clock: the bot decides once more, unless she is quicker."""
    places = seat_people(quick, 2, INTRODUCTORY, house=MINUTE)
    places[0].move(0, first_move(places[0], 0))
    later(quick, 60)
    places[1].post("hand", key=new_key(), seat=1, bot=None)
    assert stand_in(places[1], 1) is None
    assert places[1].state(1)["game"]["decision"]["deadline"] is None
    socket = places[1].socket(1)
    let_stand_ins_play(quick, socket, lambda game: game["stage"] == 2)
    asked = quick.time.now
    later(quick, PACE)
    assert socket.game is not None
    for waiting in socket.game["waiting"]:
        assert waiting["deadline"] == asked + 60
    socket.close()


def test_nobody_puts_a_stand_in_off_by_coming_and_going(quick: Running) -> None:
    places = seat_people(quick, 2, INTRODUCTORY, house=MINUTE)
    places[0].move(0, first_move(places[0], 0))
    later(quick, 60)
    missed = places[1].state(1)["game"]["decision"]["id"]
    for bot in (None, "random") * 2:
        places[1].post("hand", key=new_key(), seat=1, bot=bot)
        later(quick, PACE / 4)
    quick.let_bots_finish()
    decision = places[1].state(1)["game"]["decision"]
    assert decision is None or decision["id"] != missed


def test_a_late_click_takes_the_seat_back_all_the_same(quick: Running) -> None:
    places = seat_people(quick, 2, INTRODUCTORY, house=MINUTE)
    places[0].move(0, first_move(places[0], 0))
    later(quick, 60)
    with pytest.raises(Refused, match="late"):
        places[1].move(1, "A", decision="0.0")
    assert stand_in(places[1], 1) is None


@pytest.mark.parametrize("gently", [True, False])
def test_a_server_that_is_down_costs_nobody_time(fresh_database: str, gently: bool) -> None:
    first = Running(settings_for(fresh_database))
    place = first.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    later(first, 25)
    if not gently:  # what was not kept counts for nobody
        first.run(lambda: forget_to_keep_time(first))
    first.stop()
    first.time.now += 3600
    second = Running(settings_for(fresh_database), first.time)
    place.client.port = second.port
    left = 35
    later(second, left - 1)
    assert stand_in(place, 0) is None
    deadline = place.state(0)["game"]["decision"]["deadline"]
    assert deadline == second.time.now + 1
    later(second, 1)
    assert stand_in(place, 0) == "random"
    second.stop()


async def forget_to_keep_time(server: Running) -> None:
    """Let the server keep no running time any more, as if it were killed."""

    async def forget(ran: float, *, first: bool = False) -> float:
        return ran

    server.hub.store.running_time = forget  # type: ignore[method-assign]


def test_a_time_of_day_that_is_set_costs_nobody_time(tmp_path: Path) -> None:
    clock = Time()
    server = Running(settings_for(f"sqlite:///{tmp_path}/tables.sqlite3"), clock=clock)
    place = server.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    later(server, 86400)  # the clock on the wall, not the one that counts
    assert stand_in(place, 0) is None
    later(server, -2 * 86400)
    clock.now += 60
    server.tick()
    assert stand_in(place, 0) == "random"
    server.stop()


def test_waiting_for_others_costs_nobody_time(quick: Running) -> None:
    """Whoever has chosen and waits for a bot, or for somebody slow, can take her choice back at leisure."""
    places = seat_people(quick, 3, INTRODUCTORY, house={"clock": {"seconds": 60}})
    quick.time.now += 20
    places[0].move(0, first_move(places[0], 0))
    quick.time.now += 39
    places[0].move(0, "take back")
    assert places[0].state(0)["game"]["decision"]["deadline"] == quick.time.now + 40


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


def test_handing_over_and_taking_back_does_not_wind_the_clock(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, house=MINUTE, start=True)
    quick.time.now += 50
    place.post("hand", key=new_key(), seat=0, bot="random")
    quick.time.now += 3
    place.post("hand", key=new_key(), seat=0, bot=None)
    waiting = {entry["seat"]: entry["deadline"] for entry in place.state(1)["game"]["waiting"]}
    assert waiting == {0: quick.time.now + 10, 1: quick.time.now + 7}


def test_only_its_person_hands_a_seat_over(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    for other in places[:2]:  # nor does the host
        with pytest.raises(Refused, match="not_your_seat"):
            other.post("hand", key=new_key(), seat=2, bot="random")
    with pytest.raises(Refused, match="unknown_bot"):
        places[2].post("hand", key=new_key(), seat=2, bot="exec:ls")
    key = new_key()
    assert not places[2].post("hand", key=key, seat=2, bot="random")["repeated"]
    assert places[2].post("hand", key=key, seat=2, bot="random")["repeated"]
    socket = places[0].socket()
    let_stand_ins_play(server, socket, lambda game: 2 not in game["view"]["pending"])
    assert stand_in(places[0], 2) == "random"
    places[2].post("hand", key=new_key(), seat=2, bot=None)
    assert stand_in(places[0], 2) is None
    socket.close()


def test_the_others_vote_on_a_seat_whose_person_is_away(server: Running) -> None:
    places = seat_people(server, 4, INTRODUCTORY)
    sockets = [place.socket(seat) for seat, place in enumerate(places[:3])]
    wanted = {"seat": 0, "absent": 3}
    with pytest.raises(Refused, match="not_away"):  # she has only just been asked
        sockets[0].ask("vote", key=new_key(), **wanted)
    server.time.now += 120
    with pytest.raises(Refused, match="not_away"):  # he is here
        sockets[0].ask("vote", key=new_key(), seat=0, absent=1)
    sockets[0].ask("vote", key=new_key(), **wanted)
    assert places[0].get()["table"]["seats"][3]["votes"] == [0]
    assert stand_in(places[0], 3) is None
    with pytest.raises(Refused, match="not_your_seat"):
        sockets[0].ask("vote", key=new_key(), seat=1, absent=3)
    sockets[2].ask("vote", key=new_key(), seat=2, absent=3)
    assert stand_in(places[0], 3) == "medium"
    assert "Guest 3 is away" in places[3].state(3)["recent"][-1]["news"][0]
    places[3].move(3, first_move(places[3], 3))
    assert stand_in(places[0], 3) is None
    for socket in sockets:
        socket.close()
