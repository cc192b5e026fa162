"""There is room for everybody's reminders: nobody takes all there is, and what is of no use makes room."""

from collections.abc import Iterator

import msgspec
import pytest

from ginkgopolis.server.reminders import desk
from tests.server.playing import ME, seat_people
from tests.server.reminders.mail import HOOKED, Mailbox
from tests.server.running import Client, Json, Refused, Running, settings_for

DAY = 86_400
LIMITS: Json = {"reminders_per_address": 2, "reminders_in_all": 6, "reminder_days": 7}


@pytest.fixture
def narrow(fresh_database: str, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with room for a few."""
    monkeypatch.setattr(desk, "send", mailbox.send)
    monkeypatch.setattr(desk, "look_up", mailbox.find)
    free = {"reminders_per_minute": 1e6, "ratings": True, "players_per_minute": 1e6}
    url = "https://play.example.org"
    running = Running(settings_for(fresh_database, webhooks=True, public_url=url, **free, **LIMITS))
    yield running
    running.stop()


def remind(client: Client, number: int, came: str = "192.0.2.1") -> str:
    """Set up a reminder, from some address; return its id."""
    body = msgspec.json.encode({"address": f"{HOOKED}{number}"})
    answer = client.request("POST", "/api/reminders", body, {"X-Forwarded-For": came})
    if answer.status == 429:
        assert int(answer.headers["Retry-After"]) > 60
    return str(answer.json()["reminder"]["id"])


def ways(client: Client) -> list[str]:
    """Return what somebody has set up."""
    return [reminder["id"] for reminder in client.get("/api/reminders")["reminders"]]


def wait(server: Running, days: float) -> None:
    """Let days go by, and the caretaker look after what nobody uses."""
    server.time.now += days * DAY
    server.run(server.app.state.caretaker.look)


@pytest.mark.parametrize(
    ("nearby", "elsewhere"),
    [(["192.0.2.1"] * 3, "192.0.2.2"), ([f"2001:db8:0:1::{n}" for n in (1, 2, 3)], "2001:db8:0:2::1")],
    ids=["IPv4", "half of IPv6"],
)
def test_one_address_does_not_take_all_the_room(narrow: Running, nearby: list[str], elsewhere: str) -> None:
    clients = [narrow.client() for _ in nearby]
    for number, came in enumerate(nearby[:2]):
        remind(clients[number], number, came)
    with pytest.raises(Refused, match="too_many_reminders: Too many reminders have been set up"):
        remind(clients[2], 2, nearby[2])
    remind(clients[0], 0, nearby[0])  # the same again takes its own place
    remind(clients[2], 2, elsewhere)
    for client in clients:
        assert len(ways(client)) == 1


def test_who_is_refused_keeps_what_she_has(narrow: Running) -> None:
    """Also if what she wants would take the place of her own, and comes from an address that is full."""
    client = narrow.client()
    kept = remind(client, 0, "192.0.2.9")
    for number in (1, 2):
        remind(narrow.client(), number)
    with pytest.raises(Refused, match="too_many_reminders"):
        remind(client, 0)
    assert ways(client) == [kept]


def test_a_full_server_says_so(narrow: Running) -> None:
    for number in range(6):
        remind(narrow.client(), number, f"192.0.2.{number}")
    with pytest.raises(Refused, match="too_many_reminders: The server reminds as many as it can"):
        remind(narrow.client(), 6, "192.0.2.6")


def test_what_is_of_no_use_makes_room(narrow: Running) -> None:
    forgotten, refreshed = narrow.client(), narrow.client()
    remind(forgotten, 0)
    remind(refreshed, 1)
    wait(narrow, 6.9)
    again = remind(refreshed, 1)
    assert len(ways(forgotten)) == 1
    wait(narrow, 0.2)
    assert (ways(forgotten), ways(refreshed)) == ([], [again])
    remind(narrow.client(), 2)


def test_what_is_taken_keeps_a_reminder(narrow: Running, mailbox: Mailbox) -> None:
    used, unheard = narrow.client(), narrow.client()
    ids = {client: remind(client, number) for number, client in enumerate((used, unheard))}
    wait(narrow, 6.5)
    for client, status in ((used, 201), (unheard, 503)):
        mailbox.status = status
        assert client.post(f"/api/reminders/{ids[client]}/try") == {"taken": status == 201}
    mailbox.status = 201
    wait(narrow, 6.5)
    assert (ways(used), ways(unheard)) == ([ids[used]], [])


def test_who_plays_keeps_her_reminders(narrow: Running) -> None:
    """She may be there at each of her turns, or play on another device than the one that is called."""
    ada, bob = seat_people(narrow, 2, {"introductory": True})
    phone = narrow.client()
    phone.post("/api/players/key", key=bob.client.post("/api/players", name="Bob")["key"])
    spectator = narrow.client().at(ada)
    kept = [remind(client, number) for number, client in enumerate((ada.client, phone))]
    remind(spectator.client, 2, "192.0.2.2")
    wait(narrow, 6.5)
    ada.move(0, ada.state(0)["game"]["decision"]["moves"][0])
    wait(narrow, 6.5)
    assert ways(ada.client) + ways(phone) == kept
    assert ways(spectator.client) == []
    ada.client.create(ME, ME)
    wait(narrow, 6.5)
    assert (ways(ada.client), ways(phone)) == (kept[:1], [])
