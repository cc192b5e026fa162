"""Tables before and after the game: seats, names, settings, lists, chat, rematch."""

import msgspec
import pytest

from tests.server.playing import BOT, ME, OPEN, seat_people
from tests.server.running import Json, Refused, Running, new_key


def kinds(entered: Json) -> list[str]:
    """The kinds of the seats of a table."""
    return [seat["kind"] for seat in entered["table"]["seats"]]


class TestLobby:
    def test_friends_come_by_the_invite_and_the_host_starts(self, server: Running) -> None:
        host = server.client().create({"kind": "me", "name": "Ada", "colour": "rose"}, OPEN, OPEN)
        guest = server.client().at(host)
        entered = guest.post("sit", name="Bela", colour="mint")
        assert entered["you"] == {
            "seats": [1],
            "host": False,
            "invite": host.invite,
            "archived": False,
        }
        assert [seat["colour"] for seat in entered["table"]["seats"]][:2] == ["rose", "mint"]
        with pytest.raises(Refused, match="seats_open"):
            host.post("start")
        host.post("seat", seat=2, bot="random")
        with pytest.raises(Refused, match="not_host"):
            guest.post("start")
        started = host.post("start")
        assert started["table"]["phase"] == "playing" and len(started["table"]["seed_sha256"]) == 64
        with pytest.raises(Refused, match="already_started"):
            host.post("start")

    def test_everybody_at_the_table_hears_of_changes(self, server: Running) -> None:
        host = server.client().create(ME, OPEN)
        socket = host.socket()
        assert socket.game is None
        guest = server.client().at(host)
        guest.post("sit", name="Bela")
        while socket.table["seats"][1]["name"] != "Bela":
            socket.receive()
        other = guest.socket()
        while not socket.table["seats"][1]["here"]:
            socket.receive()
        other.close()
        while socket.table["seats"][1]["here"]:
            socket.receive()
        host.post("start")
        socket.wait(lambda game: game["view"]["seat"] == 0)
        socket.close()

    def test_names_and_colours_are_ones_own(self, quick: Running) -> None:
        host = quick.client().create({"kind": "me", "name": "Ada"}, OPEN, OPEN)
        guest = quick.client().at(host)
        with pytest.raises(Refused, match="name_taken"):
            guest.post("sit", name=" ADA ")
        with pytest.raises(Refused, match="colour_taken"):
            guest.post("sit", name="Bela", colour="plum")
        for name in ("", "   ", "x" * 41, "a\u0000b", "a\u200fb"):
            with pytest.raises(Refused, match="bad_name"):
                guest.post("sit", name=name)
        guest.post("sit", name="  Bela   Bart ")
        assert guest.get()["table"]["seats"][1]["name"] == "Bela Bart"
        guest.post("seat", seat=1, name="Béla", colour="onyx")
        with pytest.raises(Refused, match="not_your_seat"):
            guest.post("seat", seat=0, name="Eve")
        with pytest.raises(Refused, match="not_your_seat"):
            host.post("seat", seat=1, name="Eve")
        with pytest.raises(Refused, match="seat_taken"):
            quick.client().at(host).post("sit", name="Cleo", seat=1)
        quick.client().at(host).post("sit")
        assert host.get()["table"]["seats"][2]["name"] == "Player 3"

    def test_renaming_after_the_start(self, quick: Running) -> None:
        host = quick.client().create(ME, ME, options={"introductory": True}, start=True)
        socket = host.socket(0)
        host.post("seat", seat=1, name="Zoe", colour="rose")
        socket.wait(lambda game: game["view"]["seats"][1]["name"] == "Zoe")
        socket.close()

    def test_seats_change_places(self, quick: Running) -> None:
        host = quick.client().create({"kind": "me", "name": "Ada"}, OPEN, BOT)
        guest = quick.client().at(host)
        guest.post("sit", name="Bela")
        entered = host.post("swap", seats=[0, 2])
        assert entered["you"]["seats"] == [2] and entered["you"]["host"] and entered["table"]["host"] == 2
        assert kinds(entered) == ["bot", "human", "human"]
        with pytest.raises(Refused, match="not_host"):
            guest.post("swap", seats=[0, 1])
        host.post("seat", seat=0, open=True)
        assert guest.post("swap", seats=[0, 1])["you"]["seats"] == [0]

    def test_standing_up(self, quick: Running) -> None:
        host = quick.client().create(ME, OPEN)
        guest = quick.client().at(host)
        guest.post("sit", name="Bela")
        with pytest.raises(Refused, match="not_your_seat"):
            guest.post("stand", seat=0)
        assert kinds(guest.post("stand", seat=1)) == ["human", "open"]
        guest.post("sit", name="Bela")
        host.post("seat", seat=1, open=True)  # the host sends somebody away
        assert guest.get()["you"]["seats"] == []
        with pytest.raises(Refused, match="not_host"):
            host.post("stand", seat=0)

    def test_settings(self, quick: Running) -> None:
        host = quick.client().create(ME, OPEN)
        entered = host.post(
            "settings", title="  Sunday ", players=4, options={"modules": ["events"]}, house={"open": True}
        )
        table = entered["table"]
        assert (table["title"], table["players"], table["house"]["open"]) == ("Sunday", 4, True)
        assert table["options"]["modules"] == ["events"]
        assert kinds(host.post("settings", players=1, options={})) == ["human", "hal"]
        assert host.get()["table"]["options"]["hal"] == "normal"
        assert kinds(host.post("settings", players=2)) == ["human", "open"]
        with pytest.raises(Refused, match="bad_options"):
            host.post("settings", options={"modules": ["dragons"]})
        guest = quick.client().at(host)
        guest.post("sit", name="Bela")
        with pytest.raises(Refused, match="seat_taken"):
            host.post("settings", players=1)
        with pytest.raises(Refused, match="not_host"):
            guest.post("settings", title="Mine")
        host.post("start")
        with pytest.raises(Refused, match="already_started"):
            host.post("settings", options={})
        with pytest.raises(Refused, match="already_started"):
            host.post("settings", house={"clock": {"seconds": 60}})
        house = host.get()["table"]["house"] | {"spectators": False}
        assert not host.post("settings", house=house)["table"]["house"]["spectators"]

    @pytest.mark.parametrize(
        ("body", "code"),
        [
            ({"seats": [OPEN, OPEN]}, "bad_options"),
            ({"seats": [ME], "options": {"modules": ["events"]}}, "bad_options"),
            ({"seats": [ME, ME], "options": {"hal": "expert"}}, "bad_options"),
            ({"seats": [ME, ME], "seed": "-1"}, "bad_options"),
            ({"seats": [ME, ME], "position": "nonsense"}, "bad_position"),
            ({"seats": [ME, ME, ME], "position": "players 2\nseat 0: hand A\n"}, "bad_options"),
            ({"seats": [ME, {"kind": "bot", "bot": "exec:rm"}]}, "unknown_bot"),
            ({"seats": [ME, {"kind": "bot"}]}, "unknown_bot"),
            ({"seats": [ME, ME], "house": {"stand_in": "nobody"}}, "unknown_bot"),
            ({"seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "a"}]}, "name_taken"),
            ({"seats": [{"kind": "me", "colour": "mint"}, {"kind": "me", "colour": "mint"}]}, "colour_taken"),
            ({"seats": []}, "malformed"),
            ({"seats": [ME] * 6}, "malformed"),
            ({"seats": [ME], "house": {"clock": {"seconds": 1}}}, "malformed"),
            ({"seats": [ME], "colour": "red"}, "malformed"),
            ({}, "malformed"),
        ],
        ids=str,
    )
    def test_tables_that_cannot_be(self, quick: Running, body: Json, code: str) -> None:
        with pytest.raises(Refused) as refused:
            quick.client().post("/api/tables", **body)
        assert refused.value.code == code

    def test_defaults_fit_together(self, quick: Running) -> None:
        entered = quick.client().post("/api/tables", seats=[ME, ME, BOT, BOT, OPEN])
        seats = entered["table"]["seats"]
        assert len({seat["colour"] for seat in seats}) == 5
        assert [seat["name"] for seat in seats] == ["Player 1", "Player 2", "Tomasz", "Marguerite", None]
        assert entered["table"]["title"] == "A new table"

    def test_nobody_gets_a_name_in_another_language(self, quick: Running) -> None:
        """Whoever gives no name has a number, and no stranger's name; long names are not cut."""

        def made(*seats: Json) -> Json:
            body = msgspec.json.encode({"seats": seats})
            told = quick.client().request("POST", "/api/tables", body, {"accept-language": "de"})
            table: Json = told.json()["table"]
            return table

        table = made(ME, OPEN)
        assert (table["seats"][0]["name"], table["title"]) == ("Spieler 1", "Ein neuer Tisch")
        name = "Wolfeschlegelsteinhausenbergerdorff"
        table = made({"kind": "me", "name": name}, OPEN)
        assert (table["seats"][0]["name"], table["title"]) == (name, f"Tisch von {name}")
        with pytest.raises(Refused, match="bad_name"):
            made({"kind": "me", "name": "x" * 41}, OPEN)

    def test_a_game_alone_is_set_up_as_the_server_says(self, quick: Running) -> None:
        """H1: a lobby for several becomes one against Hal by what `about` tells."""
        alone = quick.client().get("/api/about")["alone"]
        chosen = {"modules": ["experts"], "hand_size": 5, "first_player": 1, "closed_screens": True}
        host = quick.client().create(ME, OPEN, options=chosen)
        with pytest.raises(Refused, match="bad_options"):
            host.post("settings", players=1, options=chosen | {"hal": "normal"})
        host.post("settings", players=1, options=alone)
        assert host.post("start")["table"]["phase"] == "playing"
        assert host.get()["table"]["options"] == alone

    def test_bots_are_known_by_their_levels(self, quick: Running) -> None:
        """People choose levels; a bot that is asked for by its own name is told as its level, too."""
        about = quick.client().get("/api/about")
        assert about["levels"] == [
            {"level": "easy", "bot": "greedy", "face": "sprout"},
            {"level": "medium", "bot": "planner", "face": "sapling"},
            {"level": "hard", "bot": "montecarlo", "face": "ginkgo"},
        ]
        assert about["stand_in"] == "medium"
        assert about["hand_sizes"] == [[4], [4, 5], [4, 5], [4, 5], [4]]  # M5
        assert about["ranked_sizes"] == [2, 3, 4, 5]
        bots = ("hard", "planner", "random")
        seats = [ME, *({"kind": "bot", "bot": bot} for bot in bots)]
        entered = quick.client().post("/api/tables", seats=seats)
        assert [seat["bot"] for seat in entered["table"]["seats"]] == [None, "hard", "medium", "random"]


class TestLists:
    def test_open_tables_are_listed_and_let_anybody_in(self, server: Running) -> None:
        host = server.client().create(ME, OPEN, house={"open": True}, title="Come in")
        closed = server.client().create(ME, OPEN)
        stranger = server.client()
        listed = {table["id"]: table for table in stranger.get("/api/tables")["tables"]}
        assert listed[host.id]["title"] == "Come in" and listed[host.id]["free"] == 1
        assert closed.id not in listed
        stranger.post(f"/api/tables/{host.id}/sit", name="Bela")

    def test_a_table_that_cannot_begin_at_once_is_not_made(self, server: Running) -> None:
        client = server.client()
        client.create(ME, OPEN)
        with pytest.raises(Refused, match="seats_open"):
            client.create(ME, OPEN, start=True)
        table = client.create(ME, BOT, start=True).get()["table"]
        assert table["started"] == table["created"]
        assert [one["phase"] for one in client.get("/api/me")["tables"]] == ["playing", "lobby"]

    def test_my_games_say_where_one_is_waited_for(self, server: Running) -> None:
        client = server.client()
        waiting = client.create(ME, ME, options={"introductory": True}, start=True)
        idle = client.create(ME, OPEN)
        tables = client.get("/api/me")["tables"]
        assert [table["id"] for table in tables] == [waiting.id, idle.id]
        assert tables[0]["yours"] == [0, 1] and tables[0]["waiting"] == [0, 1] and tables[0]["round"] == 1
        idle.post("archive", archived=True)
        assert [table["archived"] for table in client.get("/api/me")["tables"]] == [False, True]
        idle.post("archive", archived=False)
        assert not any(table["archived"] for table in client.get("/api/me")["tables"])
        assert server.client().get("/api/me") == {"tables": [], "more": False}

    def test_closing(self, server: Running) -> None:
        places = seat_people(server, 2, {"introductory": True})
        socket = places[1].socket()
        with pytest.raises(Refused, match="not_host"):
            places[1].post("close")
        assert places[0].post("close")["table"]["phase"] == "closed"
        while socket.table["phase"] != "closed":
            socket.receive()
        assert socket.game is not None and socket.game["decision"] is None
        with pytest.raises(Refused, match="game_over"):
            places[0].move(0, "A", decision="1.0")
        with pytest.raises(Refused, match="game_over"):
            places[0].post("close")
        with pytest.raises(Refused, match="not_over"):
            places[0].get("/record")  # the seed of a game that was not finished stays secret
        socket.close()

    def test_rematch_with_the_same_people(self, server: Running) -> None:
        places = seat_people(server, 2, {"introductory": True})
        with pytest.raises(Refused, match="not_over"):
            places[0].post("rematch")
        places[0].post("close")
        again = places[1].post("rematch")
        assert again["table"]["phase"] == "lobby" and again["table"]["rematch_of"] == places[0].id
        assert places[0].post("rematch")["table"]["id"] == again["table"]["id"]
        assert places[0].get()["table"]["rematch"] == again["table"]["id"]
        assert again["you"]["seats"] == [1] and kinds(again) == ["human", "human"]
        started = places[0].client.post(f"/api/tables/{again['table']['id']}/start")
        assert started["table"]["phase"] == "playing"
        assert started["table"]["seed_sha256"] != places[0].get()["table"]["seed_sha256"]

    def test_lobbies_that_nobody_touches_are_closed(self, quick: Running) -> None:
        place = quick.client().create(ME, OPEN)
        quick.run(lambda: quick.hub.store.lists.close_abandoned("lobby", quick.time.now + 1))
        quick.hub.tables.clear()
        assert place.get()["table"]["phase"] == "closed"


class TestChat:
    def test_everybody_hears_what_is_said(self, server: Running) -> None:
        host = server.client().create(ME, OPEN)
        guest = server.client().at(host)
        guest.post("sit", name="Bela")
        listener = host.socket()
        speaker = guest.socket()
        key = new_key()
        speaker.ask("chat", key=key, seat=1, text="  Hello\n there ")
        assert speaker.ask("chat", key=key, seat=1, text="Hello there")["repeated"]
        listener.until("chat")
        watcher = server.client().at(host)
        watcher.post("chat", key=new_key(), name="Zoe", text="Hi")
        listener.until("chat")
        assert [(line["seat"], line["name"], line["text"]) for line in listener.chat] == [
            (1, "Bela", "Hello there"),
            (None, "Zoe", "Hi"),
        ]
        assert watcher.state("watch")["chat"] == listener.chat
        for socket in (listener, speaker):
            socket.close()

    def test_nobody_speaks_as_somebody_else(self, quick: Running) -> None:
        host = quick.client().create({"kind": "me", "name": "Ada"}, OPEN)
        watcher = quick.client().at(host)
        with pytest.raises(Refused, match="not_your_seat"):
            watcher.post("chat", key=new_key(), seat=0, text="I am Ada")
        with pytest.raises(Refused, match="name_taken"):
            watcher.post("chat", key=new_key(), name="ada", text="I am Ada")
        with pytest.raises(Refused, match="not_allowed"):
            quick.client().post(f"/api/tables/{host.id}/chat", key=new_key(), name="Eve", text="Hi")
        with pytest.raises(Refused, match="malformed"):
            host.post("chat", key=new_key(), seat=0, text="\u200b")
