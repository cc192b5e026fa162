"""Moves: nothing twice, nothing late, and choices made at the same time never in each other's way."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from tests.server.playing import ME, connect_all, play_on, seat_people
from tests.server.running import Refused, Running, Socket, new_key


def first(socket: Socket) -> str:
    """A card alone."""
    assert socket.game is not None
    move: str = socket.game["decision"]["moves"][0]
    return move


def test_the_same_key_does_nothing_twice(server: Running) -> None:
    place = server.client().create(ME, ME, options={"introductory": True}, start=True)
    socket = place.socket(0)
    assert socket.game is not None
    key, decision, move = new_key(), socket.game["decision"]["id"], first(socket)
    done = socket.move(move, key=key)
    again = socket.move(move, decision=decision, key=key)
    assert not done["repeated"] and again["repeated"] and again["version"] == done["version"]
    assert place.move(0, move, decision=decision, key=key)["repeated"]  # over HTTP it is the same key
    assert place.state(0)["version"] == done["version"]
    socket.close()


def test_a_key_is_for_one_wish_only(server: Running) -> None:
    place = server.client().create(ME, ME, options={"introductory": True}, start=True)
    key = new_key()
    moves = place.state(0)["game"]["decision"]["moves"]
    place.move(0, moves[0], key=key)
    with pytest.raises(Refused, match="key_used"):
        place.move(0, moves[1], key=key)
    with pytest.raises(Refused, match="key_used"):
        place.post("undo", key=key, seat=0)


def test_late_messages_do_nothing(server: Running) -> None:
    """A decision's id is good for one answer; a double click with a new key comes too late."""
    place = server.client().create(ME, ME, options={"introductory": True}, start=True)
    state = place.state(0)["game"]
    decision, moves = state["decision"]["id"], state["decision"]["moves"]
    place.move(0, moves[0], decision=decision)
    with pytest.raises(Refused, match="late"):
        place.move(0, moves[1], decision=decision)
    assert place.state(0)["game"]["view"]["own"]["card"] == moves[0]
    with pytest.raises(Refused, match="late"):
        place.move(0, "take back", decision="0.0")


def test_others_choices_do_not_change_a_decision(server: Running) -> None:
    places = seat_people(server, 4, {"modules": ["keep_a_card", "events"], "introductory": True})
    sockets = connect_all(places)
    play_on(sockets, Random(3), rounds=0)  # the events are kept
    for socket in sockets:
        socket.wait(lambda game: game["view"]["round"] == 1)
    assert sockets[3].game is not None
    mine = sockets[3].game["decision"]["id"]
    for socket in sockets[:3]:
        socket.move(first(socket))
        while socket.owes():
            socket.move(first(socket))
    sockets[3].wait(lambda game: game["view"]["pending"] == [3])
    assert sockets[3].game["decision"]["id"] == mine
    for socket in sockets:
        socket.close()


def test_all_choose_at_the_same_moment(server: Running) -> None:
    """Five devices send at once, again and again: none is refused."""
    places = seat_people(server, 5, {"introductory": True})
    sockets = connect_all(places)
    with ThreadPoolExecutor(5) as threads:
        for _ in range(3):
            for socket in sockets:
                socket.wait(lambda game: len(game["view"]["pending"]) == 5)
            done = list(threads.map(lambda socket: socket.move(first(socket)), sockets))
            assert not any(answer["repeated"] for answer in done)
            settle(sockets)
    for socket in sockets:
        socket.close()


def settle(sockets: list[Socket]) -> None:
    """Answer whatever is asked until all choose cards again."""
    while True:
        last = sockets[0]
        last.send("sync")
        last.until("state")
        assert last.game is not None
        if last.game["view"]["question"] == "choose":
            return
        mover = sockets[last.game["view"]["pending"][0]]
        stage = last.game["stage"]
        mover.wait(lambda game, stage=stage: game["stage"] == stage)
        mover.move(first(mover))


def test_parts_of_a_choice_are_all_done_or_none(server: Running) -> None:
    options = {"modules": ["keep_a_card", "events"], "introductory": True}
    place = server.client().create(ME, ME, options=options, start=True)
    for seat in (0, 1):
        place.move(seat, "events design+quality")
    own = place.state(0)["game"]["view"]["own"]
    first_card, second_card, *_ = own["hand"]
    with pytest.raises(Refused, match="illegal_move"):
        place.move(0, first_card, "event quality", f"aside {first_card}")
    assert place.state(0)["game"]["view"]["own"]["card"] is None
    place.move(0, first_card, "event quality", f"aside {second_card}")
    state = place.state(0)["game"]["view"]
    assert (state["own"]["card"], state["own"]["event"]) == (first_card, "quality control")
    assert state["own"]["aside"] == second_card and state["pending"] == [1]


def test_what_others_see_does_not_tell_how_many_parts_a_choice_has(server: Running) -> None:
    """Versions, ids and messages of others are the same, whatever and however often a seat thinks again."""
    options = {"modules": ["keep_a_card", "events"], "introductory": True}
    heard = []
    for thinks_again in (False, True):
        place = server.client().create(ME, ME, options=options, start=True)
        for seat in (0, 1):
            place.move(seat, "events design+quality")
        other, watcher = place.socket(1), server.client().at(place).socket()
        versions = (other.version, watcher.version)
        card, aside, *_ = place.state(0)["game"]["view"]["own"]["hand"]
        if thinks_again:
            place.move(0, card)
            place.post("undo", key=new_key(), seat=0)
            place.move(0, card)
            place.move(0, "event design")
            place.post("undo", key=new_key(), seat=0)
            place.move(0, "no event", f"aside {aside}")
        else:
            place.move(0, card, "event quality", f"aside {aside}")
        for socket in (other, watcher):
            socket.until("update")
        assert (other.version, watcher.version) == (versions[0] + 1, versions[1] + 1)
        heard.append([socket.heard[-1] for socket in (other, watcher)])
        for socket in (other, watcher):
            socket.close()
    for before, after in zip(*heard):
        assert before["shown"].keys() == after["shown"].keys()
        assert before["view"].keys() == after["view"].keys() == {"pending"}
        assert before["seats"] == after["seats"] == {"0": {"ready": True}}


def test_moves_are_read_as_people_write_them(quick: Running) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    card = place.state(0)["game"]["view"]["own"]["hand"][0]
    place.move(0, f"  {card.lower()} ")
    assert place.state(0)["game"]["view"]["own"]["card"] == card


def test_what_is_written_outlives_the_memory(server: Running) -> None:
    """A table that nobody has at hand is read from its rows: keys, sealed choices and versions included."""
    place = server.client().create(ME, ME, ME, options={"introductory": True}, start=True)
    key = new_key()
    move = place.state(0)["game"]["decision"]["moves"][1]
    decision = place.state(0)["game"]["decision"]["id"]
    place.move(0, move, key=key)
    before = [place.state(seat) for seat in (0, 1, 2, "watch")]
    server.hub.tables.clear()
    assert [place.state(seat) for seat in (0, 1, 2, "watch")] == before
    assert place.move(0, move, key=key, decision=decision)["repeated"]


@pytest.mark.parametrize(
    ("moves", "code"),
    [
        (["Z99"], "unreadable_move"),
        (["give R7"], "illegal_move"),
        (["take back"], "illegal_move"),
        ([], "malformed"),
        (["A" * 61], "malformed"),
    ],
)
def test_moves_that_cannot_be(quick: Running, moves: list[str], code: str) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    with pytest.raises(Refused, match=code):
        place.move(0, *moves)


def test_not_ones_turn(quick: Running) -> None:
    place = quick.client().create(ME, ME, start=True, position=TOKEN_POSITION)
    with pytest.raises(Refused, match="not_your_turn"):
        place.move(1, ">N", decision="1.0")


TOKEN_POSITION = """
players 2
round 3
city
  .  A  B  C  .
  L  R1 R2 R3 D
  K  B1 B2 B3 E
  J  Y1 Y2 Y3 F
  .  I  H  G  .
seat 0: resources 3; tiles R4; commit A; hand B1 B2
seat 1: resources 3; commit R1; hand K L
frames item 0, resolve 1, prepare
"""
