"""Taking back: one's own steps, a sealed choice, and, if all agree, more than that."""

from copy import copy

import pytest

from tests.server.playing import ME, OPEN, check_same, connect_all, let_stand_ins_play, seat_people
from tests.server.running import Place, Refused, Running, new_key

INTRODUCTORY = {"introductory": True}


def commit_all(place: Place) -> None:
    """Let every seat play its first card alone."""
    for seat in place.state("watch")["game"]["view"]["pending"]:
        place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])


def test_a_sealed_choice_is_taken_back_until_the_last_has_chosen(server: Running) -> None:
    place = server.client().create(ME, ME, options=INTRODUCTORY, start=True)
    moves = place.state(0)["game"]["decision"]["moves"]
    place.move(0, moves[0])
    decision = place.state(0)["game"]["decision"]
    assert decision["moves"] == ["take back"]
    place.move(0, "take back")
    assert place.state(0)["game"]["decision"]["moves"] == moves
    place.move(0, moves[1])
    assert place.state(0)["game"]["view"]["own"]["card"] is not None
    place.move(1, place.state(1)["game"]["decision"]["moves"][0])
    assert place.state(0)["game"]["view"]["round"] == 2 or place.state(0)["game"]["view"]["pending"]


def test_undo_of_a_step_though_others_have_chosen_since(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    sockets = connect_all(places)
    for socket in sockets[:2]:
        assert socket.game is not None
        socket.move(socket.game["decision"]["moves"][0])
    sockets[0].wait(lambda game: game["view"]["pending"] == [2])
    assert sockets[0].game is not None and sockets[0].game["can_undo"]
    sockets[0].ask("undo", key=new_key(), seat=0)
    assert sockets[0].game["view"]["own"]["card"] is None
    assert sockets[0].game["view"]["pending"] == [0, 2]
    sockets[1].wait(lambda game: game["view"]["pending"] == [0, 2])
    assert sockets[1].game is not None and sockets[1].game["view"]["own"]["card"] is not None
    sockets[2].wait(lambda game: game["view"]["pending"] == [0, 2])
    for socket in sockets:
        check_same(socket)
        socket.close()


def test_nothing_is_taken_back_that_has_shown_something(server: Running) -> None:
    place = server.client().create(ME, ME, options=INTRODUCTORY, start=True)
    commit_all(place)
    for seat in (0, 1):
        assert not place.state(seat)["game"]["can_undo"]
        with pytest.raises(Refused, match="cannot_undo"):
            place.post("undo", key=new_key(), seat=seat)


def test_undo_with_the_same_key_happens_once(server: Running) -> None:
    options = {"modules": ["keep_a_card"], "introductory": True}
    place = server.client().create(ME, ME, options=options, start=True)
    card, aside, *_ = place.state(0)["game"]["view"]["own"]["hand"]
    place.move(0, card, f"aside {aside}")
    key = new_key()
    assert not place.post("undo", key=key, seat=0)["repeated"]
    assert place.post("undo", key=key, seat=0)["repeated"]
    assert place.state(0)["game"]["view"]["own"]["card"] == card  # only the card aside was taken back


def test_going_back_needs_the_consent_of_all(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    hands = [place.state(seat)["game"]["view"]["own"]["hand"] for seat, place in enumerate(places)]
    for seat, place in enumerate(places):
        place.move(seat, hands[seat][0])
    before = places[0].state("watch")["game"]
    places[0].post("ask", key=new_key(), seat=0, to="choice")
    with pytest.raises(Refused, match="request_open"):
        places[1].post("ask", key=new_key(), seat=1, to="round")
    request = places[2].state(2)["game"]["request"]
    assert (request["seat"], request["to"], request["agreed"], request["asked"]) == (0, "choice", [0], [1, 2])
    places[1].post("answer", key=new_key(), seat=1, agree=True)
    with pytest.raises(Refused, match="no_request"):
        places[1].post("answer", key=new_key(), seat=1, agree=True)
    assert places[0].state("watch")["game"]["view"] == before["view"]
    places[2].post("answer", key=new_key(), seat=2, agree=True)
    state = places[0].state(0)["game"]
    assert state["request"] is None and state["view"]["pending"] == [0] and state["view"]["round"] == 1
    assert state["view"]["own"]["hand"] == hands[0]
    assert places[1].state(1)["game"]["view"]["own"]["card"] == hands[1][0]
    assert state["stage"] > before["stage"]  # old decisions stay old
    places[1].post("undo", key=new_key(), seat=1)  # the others may think again, too
    assert places[0].state(0)["game"]["view"]["pending"] == [0, 1]


def test_one_who_does_not_want_to_go_back_is_enough(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    for seat, place in enumerate(places):
        place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])
    places[0].post("ask", key=new_key(), seat=0, to="round")
    places[2].post("answer", key=new_key(), seat=2, agree=False)
    assert places[0].state(0)["game"]["request"] is None
    places[0].post("ask", key=new_key(), seat=0, to="round")
    places[0].post("answer", key=new_key(), seat=0, agree=False)  # withdrawn
    assert places[1].state(1)["game"]["request"] is None
    with pytest.raises(Refused, match="no_request"):
        places[1].post("answer", key=new_key(), seat=1, agree=True)


def test_going_back_tells_everybody_afresh(server: Running) -> None:
    places = seat_people(server, 2, INTRODUCTORY)
    sockets = connect_all(places)
    beginning = [copy(socket.game["view"]) for socket in sockets if socket.game]
    for socket in sockets:
        assert socket.game is not None
        socket.move(socket.game["decision"]["moves"][0])
    sockets[0].ask("ask", key=new_key(), seat=0, to="round")
    sockets[1].wait(lambda game: game["request"] is not None)
    sockets[1].ask("answer", key=new_key(), seat=1, agree=True)
    sockets[0].until("state")
    for socket, view in zip(sockets, beginning):
        assert socket.game is not None and socket.game["view"] == view
        socket.close()


def test_alone_with_bots_one_goes_back_as_one_likes(server: Running) -> None:
    place = server.client().create(ME, start=True)
    hand = place.state(0)["game"]["view"]["own"]["hand"]
    place.move(0, hand[0])
    place.post("ask", key=new_key(), seat=0, to="choice")
    assert place.state(0)["game"]["view"]["own"]["hand"] == hand


def test_a_table_may_forbid_it(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, house={"undo": False}, start=True)
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])
    game = place.state(0)["game"]
    assert not game["can_undo"] and game["can_ask"] == []
    for what, rest in (("undo", {}), ("ask", {"to": "round"})):
        with pytest.raises(Refused, match="cannot_undo"):
            place.post(what, key=new_key(), seat=0, **rest)
    place.move(0, "take back")  # that is a move of the game (C3)


def test_nothing_to_go_back_to(quick: Running) -> None:
    place = quick.client().create(ME, ME, options=INTRODUCTORY, start=True)
    with pytest.raises(Refused, match="cannot_undo"):
        place.post("ask", key=new_key(), seat=0, to="choice")
    lobby = quick.client().create(ME, OPEN)
    with pytest.raises(Refused, match="not_started"):
        lobby.post("undo", key=new_key(), seat=0)


def test_nobody_learns_a_sealed_card_by_getting_a_bot_into_a_seat(server: Running) -> None:
    """Go back once a bot plays for the opponent, and her card would be known: she is asked all the same."""
    places = seat_people(server, 2, INTRODUCTORY, house={"clock": {"seconds": 60}, "stand_in": "random"})
    hands = [place.state(seat)["game"]["view"]["own"]["hand"] for seat, place in enumerate(places)]
    for seat, place in enumerate(places):
        place.move(seat, hands[seat][0])
    assert places[0].state(0)["game"]["stage"] == 2
    with pytest.raises(Refused, match="not_your_seat"):
        places[0].post("hand", key=new_key(), seat=1, bot="random")
    places[1].post("hand", key=new_key(), seat=1, bot="random")
    places[0].post("ask", key=new_key(), seat=0, to="round")
    assert places[0].state(0)["game"]["request"]["asked"] == [1]
    places[1].post("answer", key=new_key(), seat=1, agree=True)
    assert places[0].state(0)["game"]["request"] is None


def test_all_are_told_what_was_undone(server: Running) -> None:
    places = seat_people(server, 3, INTRODUCTORY)
    for seat, place in enumerate(places):
        place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])
    places[0].post("ask", key=new_key(), seat=0, to="choice")
    sockets = connect_all(places)
    for seat in (1, 2):
        sockets[seat].ask("answer", key=new_key(), seat=seat, agree=True)
    for place, language in zip(places, ("en", "de", "fr")):
        told = place.get(f"/state?lang={language}")["recent"][-1]
        name = places[0].get()["table"]["seats"][0]["name"]
        assert told["undone"] == "choice" and told["deeds"] == []
        assert name in told["news"][0]
    log = places[0].get("/log")["log"]
    assert log[-1]["news"] == [
        f"Everybody goes back to what {name} chose in round 1. The choices of {name} are undone."
    ]
    for socket in sockets:
        socket.close()


def test_a_bot_that_came_before_need_not_agree(server: Running) -> None:
    """What is undone was never chosen by the absent one herself."""
    places = seat_people(server, 3, INTRODUCTORY)
    places[2].post("hand", key=new_key(), seat=2, bot="random")
    sockets = connect_all(places)
    let_stand_ins_play(server, sockets[0], lambda game: 2 not in game["view"]["pending"])
    for socket in sockets[:2]:
        assert socket.game is not None
        socket.move(socket.game["decision"]["moves"][0])
    sockets[0].ask("ask", key=new_key(), seat=0, to="round")
    sockets[1].wait(lambda game: game["request"] is not None)
    assert sockets[1].game is not None and sockets[1].game["request"]["asked"] == [1]
    sockets[1].ask("answer", key=new_key(), seat=1, agree=True)
    assert places[0].state(0)["game"]["view"]["pending"] == [0, 1, 2]
    for socket in sockets:
        socket.close()
