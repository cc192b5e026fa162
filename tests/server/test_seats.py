"""Who may see and do what: cookies, links, hot seats, spectators."""

import re

import pytest

from ginkgopolis.server.doors import changes
from tests.server.playing import BOT, ME, OPEN, seat_people
from tests.server.running import Place, Refused, Running, new_key


def test_a_session_is_a_cookie_that_scripts_cannot_read(quick: Running) -> None:
    response = quick.client().request("POST", "/api/tables", b'{"seats": [{"kind": "me"}]}')
    cookie = response.headers["set-cookie"]
    assert re.match(r"ginkgopolis=[\w-]{22}\.[\w-]{22}; ", cookie)
    assert all(part in cookie.lower() for part in ("httponly", "samesite=strict", "path=/api"))
    assert "secure" not in cookie.lower()  # over http the browser would not keep it


def test_looking_gives_no_cookie(quick: Running) -> None:
    for path in ("/api/about", "/api/me", "/api/tables", "/"):
        assert "set-cookie" not in quick.client().request("GET", path).headers


def test_secrets_are_stored_hashed(server: Running) -> None:
    client = server.client()
    place = client.create(ME, OPEN)
    secret = place.post("link", seat=0)["secret"]
    token = client.cookie.partition("=")[2]

    def everything(connection: object) -> str:
        import sqlalchemy as sa

        from ginkgopolis.server.store.schema import METADATA

        assert isinstance(connection, sa.Connection)
        return str([connection.execute(sa.select(table)).all() for table in METADATA.sorted_tables])

    stored = server.run(lambda: server.hub.store.run(everything))
    assert place.id in stored
    assert token not in stored and secret not in stored


def test_a_link_carries_a_seat_to_another_device(server: Running) -> None:
    host = server.client().create(ME, ME, OPEN)
    old = host.post("link", seat=1)["secret"]
    secret = host.post("link", seat=1)["secret"]
    phone = Place(server.client(), host.id, None)
    for wrong in (old, "x", secret[:-1]):
        with pytest.raises(Refused, match="wrong_secret"):
            phone.post("claim", secret=wrong)
    assert phone.post("claim", secret=secret)["you"]["seats"] == [1]
    with pytest.raises(Refused, match="not_your_seat"):
        phone.post("link", seat=0)
    with pytest.raises(Refused, match="not_host"):
        phone.post("start")
    socket = phone.socket(1)
    entered = host.post("revoke", seat=1)
    assert entered["you"]["seats"] == [0, 1]
    with pytest.raises(Refused, match="wrong_secret"):
        phone.post("claim", secret=secret)
    with pytest.raises(Refused, match="not_allowed"):
        phone.get()
    while True:
        try:
            socket.receive()
        except Exception as closed:
            assert "4403" in str(closed)
            break
    socket.close()


def test_the_hosts_link_carries_the_hosts_rights(quick: Running) -> None:
    host = quick.client().create(ME, BOT)
    phone = Place(quick.client(), host.id, None)
    phone.post("claim", secret=host.post("link", seat=0)["secret"])
    assert phone.post("start")["you"]["host"]


def test_strangers_see_nothing(server: Running) -> None:
    host = server.client().create(ME, ME, options={"introductory": True}, start=True)
    stranger = Place(server.client(), host.id, None)
    for path in ("", "/state", "/state?seat=0", "/state?seat=watch", "/log"):
        with pytest.raises(Refused, match="not_allowed"):
            stranger.get(path)
    with pytest.raises(Exception, match="4403"):
        stranger.socket("watch")
    with pytest.raises(Refused, match="wrong_secret"):
        stranger.post("enter", invite="guess")
    for seat in (0, 1):
        with pytest.raises(Refused, match="not_your_seat"):
            stranger.move(seat, "A", decision="1.0")


def test_players_see_with_their_own_eyes_only(server: Running) -> None:
    places = seat_people(server, 3, {"introductory": True})
    for path in ("/state?seat=1", "/log?seat=2"):
        with pytest.raises(Refused, match="not_your_seat"):
            places[0].get(path)
    for seat in ("7", "-1", "x"):
        with pytest.raises(Refused):
            places[0].get(f"/state?seat={seat}")
    for what in ("preview", "choices", "hint"):
        body = {"moves": ["A"]} if what == "preview" else {}
        with pytest.raises(Refused, match="not_your_seat"):
            places[0].post(what, seat=1, **body)
    socket = places[0].socket()
    with pytest.raises(Refused, match="not_your_seat"):
        socket.ask("look", seat=1)
    assert socket.game is not None and socket.game["view"]["seat"] == 0
    socket.close()


def test_nobody_sees_with_hals_eyes(quick: Running) -> None:
    place = quick.client().create(ME, start=True)
    with pytest.raises(Refused, match="not_your_seat"):
        place.get("/state?seat=1")
    with pytest.raises(Refused, match="not_your_seat"):
        place.post("hand", key=new_key(), seat=1, bot="random")


def test_hot_seat_on_one_device(quick: Running) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    socket = place.socket()
    assert socket.seat == 0 and socket.you["seats"] == [0, 1]
    for seat in (1, None, 0):
        socket.send("look", seat=seat)
        socket.until("state")
        assert socket.seat == seat and socket.game is not None
        assert (socket.game["view"]["own"] is None) == (seat is None)
    socket.close()


def test_tables_without_spectators(quick: Running) -> None:
    host = quick.client().create(ME, OPEN, house={"spectators": False, "open": True})
    guest = Place(quick.client(), host.id, None)
    guest.get()  # to see whether one wants to join
    host.post("seat", seat=1, bot="random")
    host.post("start")
    with pytest.raises(Refused, match="not_allowed"):
        guest.get()
    host.socket("watch").close()  # players may look on as everybody does


def test_no_such_table(quick: Running) -> None:
    nowhere = Place(quick.client(), "nowhere", None)
    with pytest.raises(Refused, match="not_found"):
        nowhere.get()
    with pytest.raises(Exception, match="4404"):
        nowhere.socket()
    assert "nowhere" not in quick.hub.tables


def test_whoever_claims_a_link_cannot_lock_the_owner_out(server: Running) -> None:
    host = server.client().create(ME, ME, OPEN)
    thief = Place(server.client(), host.id, None)
    for seat in (0, 1):
        thief.post("claim", secret=host.post("link", seat=seat)["secret"])
        thief.post("revoke", seat=seat)
        assert host.get()["you"]["seats"] == [0, 1]
    with pytest.raises(Refused, match="not_host: Only the device"):
        thief.post("host", seat=1)
    own = host.post("link", seat=0)["secret"]
    assert host.post("claim", secret=own)["you"]["seats"] == [0, 1]  # one's own link changes nothing
    for seat in (0, 1):
        assert host.post("revoke", seat=seat)["you"]["seats"] == [0, 1]
    with pytest.raises(Refused, match="not_allowed"):
        thief.get()


def test_an_invite_and_a_link_let_in_a_bounded_number(
    quick: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each session that comes is kept at the table, and read with it."""
    monkeypatch.setattr(changes, "MOST_INVITED", 2)
    monkeypatch.setattr(changes, "MOST_DEVICES", 2)
    host = quick.client().create(ME, OPEN)
    first, _ = (quick.client().at(host) for _ in range(2))
    with pytest.raises(Refused, match=r"table_full.*2 have come in"):
        quick.client().at(host)
    first.post("enter", invite=host.invite)  # she is in already
    host.post("invite", remove=True)
    host.invite = host.get()["you"]["invite"]
    quick.client().at(host)
    for _ in range(2):
        secret = host.post("link", seat=0)["secret"]
        for _ in range(2):
            Place(quick.client(), host.id, None).post("claim", secret=secret)
        with pytest.raises(Refused, match=r"table_full.*used 2 times"):
            Place(quick.client(), host.id, None).post("claim", secret=secret)
        host.post("revoke", seat=0)


def test_who_came_by_a_link_and_stands_up_leaves_the_seat_to_its_owner(quick: Running) -> None:
    host = quick.client().create(ME, OPEN)
    owner = quick.client().at(host)
    owner.post("sit", seat=1, name="Bela")
    phone = Place(quick.client(), host.id, None)
    phone.post("claim", secret=owner.post("link", seat=1)["secret"])
    with pytest.raises(Refused, match="not_allowed"):
        phone.post("stand", seat=1)
        phone.get()
    assert owner.get()["you"]["seats"] == [1]
    assert owner.get()["table"]["seats"][1]["name"] == "Bela"


def test_a_host_renews_the_invite_and_sends_spectators_away(server: Running) -> None:
    host = server.client().create(ME, ME, options={"introductory": True}, start=True)
    spectator = server.client().at(host)
    socket = spectator.socket("watch")
    with pytest.raises(Refused, match="not_host"):
        spectator.post("invite", remove=True)
    renewed = host.post("invite")["you"]["invite"]
    assert renewed != host.invite and spectator.get()
    with pytest.raises(Refused, match="wrong_secret"):
        server.client().at(host)
    assert host.post("invite", remove=True)["you"]["invite"] != renewed
    with pytest.raises(Exception, match="4403"):
        while True:
            socket.receive()
    socket.close()
    with pytest.raises(Refused, match="not_allowed"):
        spectator.get()


def test_a_host_hands_the_role_over(server: Running) -> None:
    host = server.client().create(ME, OPEN, BOT)
    guest = server.client().at(host)
    guest.post("sit", seat=1, name="Bela")
    with pytest.raises(Refused, match="not_host"):
        guest.post("host", seat=1)
    with pytest.raises(Refused, match="no_such_seat"):
        host.post("host", seat=2)
    assert host.post("host", seat=1)["table"]["host"] == 1
    with pytest.raises(Refused, match="not_host"):
        host.post("start")
    assert guest.post("start")["you"]["host"]
