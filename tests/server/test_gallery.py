"""Spectators who see a game some rounds later: nothing reaches them sooner, whichever way they look."""

from random import Random

import msgspec
import pytest

from ginkgopolis.game import Game
from ginkgopolis.server.out import write
from ginkgopolis.server.out.project import look_now
from tests.server.playing import ME, OPEN
from tests.server.running import Json, Place, Refused, Running, new_key


class Watched:
    """A game at one device, and a spectator who looks in all ways that there are."""

    def __init__(self, server: Running, delay: int, closed_screens: bool, **rest: object) -> None:
        self.server, self.delay = server, delay
        self.chance = Random(delay)
        options = {"introductory": True, "closed_screens": closed_screens}
        house = {"open": True, "delay": delay}
        self.place = server.client().create(ME, ME, options=options, house=house, start=True, **rest)
        self.spectator = Place(server.client(), self.place.id, None)
        self.moments: dict[int, tuple[Json, Json, float]] = {}
        """By rounds: what players saw when each began, the log, and the time."""
        self.remember()
        self.socket = self.spectator.socket("watch")
        self.hear()

    def live(self) -> Json:
        """What is to be seen at the table now."""
        return self.place.state("watch")

    @property
    def round(self) -> int:
        """The round that is being played."""
        return int(self.live()["game"]["view"]["round"])

    def remember(self) -> None:
        """Keep the beginning of a round in mind, for later."""
        if self.round not in self.moments:
            self.moments[self.round] = (self.live(), self.place.get("/log?seat=watch"), self.server.time.now)

    def step(self) -> None:
        """Play any move, having talked about it, and note when a round begins."""
        self.server.time.now += 1
        game = self.live()["game"]
        seat = self.chance.choice(game["view"]["pending"])
        moves = self.place.state(seat)["game"]["decision"]["moves"]
        self.place.post("chat", key=new_key(), seat=0, text=f"in round {self.round}")
        self.place.move(seat, self.chance.choice(moves))
        self.server.time.now += 1
        self.remember()

    def hear(self) -> list[str]:
        """Return what kinds of messages have come, having compared what they led to with everything."""
        self.socket.send("sync")
        heard: list[str] = []
        while not heard or heard[-1] != "state":
            before, version = self.socket.game, self.socket.version
            chat = list(self.socket.chat)
            heard.append(self.socket.receive()["type"])
        assert (self.socket.version, self.socket.game) == (version, before)
        assert self.socket.chat == sorted(chat, key=lambda line: line["number"])[-50:]
        return heard[:-1]

    def check(self, shown: int) -> None:
        """All that the spectator sees is as it was when a round began."""
        then, log, at = self.moments[shown]
        now = self.spectator.state("watch")
        for part in ("version", "game", "recent"):
            assert now[part] == then[part]
        assert now["table"]["touched"] <= at
        assert self.spectator.get("/log") == log
        assert self.spectator.get()["table"] == now["table"] == self.socket.table
        assert {line["text"] for line in now["chat"]} == {f"in round {one}" for one in range(1, shown)}
        tables = self.spectator.client.get("/api/tables")["tables"]
        listed = next(table for table in tables if table["id"] == self.place.id)
        assert (listed["waiting"], listed["touched"]) == ([], now["table"]["started"])
        assert listed["round"] <= shown


@pytest.mark.parametrize(("delay", "closed_screens"), [(1, False), (3, True)])
def test_a_game_is_seen_whole_rounds_later(quick: Running, delay: int, closed_screens: bool) -> None:
    watched = Watched(quick, delay, closed_screens)
    shown = 1
    while watched.round <= delay + 3:
        watched.step()
        due = max(1, watched.round - delay)
        heard = watched.hear()
        assert ("update" in heard) == (due > shown)
        assert heard or due == shown  # whatever is played and said meanwhile, nothing comes, not even a word
        assert not heard or due > shown
        shown = due
        watched.check(shown)
    assert shown == 4


def test_without_a_delay_spectators_see_what_players_see(quick: Running) -> None:
    watched = Watched(quick, 0, False)
    watched.step()
    seen, live = watched.spectator.state("watch"), watched.live()
    assert (seen["game"], seen["chat"], seen["version"]) == (live["game"], live["chat"], live["version"])
    assert "chat" in watched.hear()


def last_round() -> str:
    """Return the position at the beginning of a game's last round."""
    game, chance = Game.new(2, introductory=True, seed=1), Random(1)
    text, round_ = game.position(), game.round
    while not game.over:
        game.play(seat := game.pending[0], chance.choice(game.legal_moves(seat)))
        if game.round != round_:
            text, round_ = game.position(), game.round
    return text


def test_the_end_is_seen_at_once(quick: Running) -> None:
    watched = Watched(quick, 5, False, position=last_round())
    while not watched.live()["game"]["view"]["over"]:
        watched.step()
    seen, live = watched.spectator.state("watch"), watched.live()
    assert (seen["game"], seen["recent"]) == (live["game"], live["recent"])
    assert "update" in watched.hear()
    assert watched.socket.table["phase"] == "finished"
    watched.place.post("chat", key=new_key(), seat=0, text="Again?")
    assert "chat" in watched.hear()


def test_going_back_is_seen_later_too(quick: Running) -> None:
    """And whoever reads the rows again, after a restart for instance, shows the same."""
    watched = Watched(quick, 1, False)
    while watched.round < 4:
        watched.step()
    watched.hear()
    watched.check(3)
    watched.place.post("ask", key=new_key(), seat=0, to="round")
    watched.place.post("answer", key=new_key(), seat=1, agree=True)
    assert watched.round == 3
    assert watched.hear() == []  # the round had just been shown, and nothing is taken out of sight
    watched.check(3)
    for round_ in (4, 5):
        watched.moments.pop(round_, None)
    while watched.round < 5:
        watched.step()
    before = watched.socket.until("state")
    assert before["game"] == watched.spectator.state("watch")["game"] == watched.moments[4][0]["game"]
    watched.hear()
    before = watched.spectator.state("watch")
    again = quick.hub.make_table(watched.place.id)
    quick.run(again.ready)
    sitting = again.shown_to("nobody")
    state = write.state_for(sitting, "nobody", None, look_now(sitting, None))
    read = msgspec.json.decode(msgspec.json.encode(state))
    read["table"]["watchers"] = 1
    assert read == before


def test_players_see_it_live_and_who_plays_is_told_later(quick: Running) -> None:
    watched = Watched(quick, 1, False)
    watched.place.post("hand", key=new_key(), seat=1, bot="random")
    assert watched.live()["table"]["seats"][1]["stand_in"] is not None
    assert watched.spectator.get()["table"]["seats"][1]["stand_in"] is None
    assert watched.hear() == []


def test_spectators_hear_each_other_and_learn_nothing_by_numbers(quick: Running) -> None:
    watched = Watched(quick, 1, False)
    watched.step()
    said = watched.spectator.post("chat", key="k", seat=None, name="Zoe", text="Hello")
    assert said["version"] == watched.moments[1][0]["version"]
    assert [line["text"] for line in watched.spectator.state("watch")["chat"]] == ["Hello"]
    assert [line["text"] for line in watched.live()["chat"]] == ["in round 1", "Hello"]
    assert watched.hear() == ["chat"]


def test_who_comes_to_a_seat_sees_it_live_and_later_again_without(quick: Running) -> None:
    host = quick.client().create(ME, OPEN, house={"open": True, "delay": 2}, options={"introductory": True})
    spectator = quick.client().at(host)
    socket = spectator.socket("watch")
    guest = quick.client().at(host)
    guest.post("sit", name="Zoe", seat=1)
    host.post("start")
    move = host.state(0)["game"]["decision"]["moves"][0]
    host.move(0, move)
    assert spectator.state("watch")["game"]["view"]["pending"] == [0, 1]
    secret = guest.post("link", seat=1)["secret"]
    spectator.post("claim", secret=secret)
    socket.wait(lambda game: game["view"]["pending"] == [1])
    guest.post("revoke", seat=1)
    socket.wait(lambda game: game["view"]["pending"] == [0, 1])
    assert socket.you["seats"] == []
    assert socket.table["watchers"] == 1


def test_the_delay_is_settled_before_the_start(quick: Running) -> None:
    place = quick.client().create(ME, ME, house={"delay": 1})
    with pytest.raises(Refused, match="malformed"):
        place.post("settings", house={"delay": 6})
    place.post("settings", house={"delay": 3})
    place.post("start")
    with pytest.raises(Refused, match="already_started"):
        place.post("settings", house={"delay": 0})
