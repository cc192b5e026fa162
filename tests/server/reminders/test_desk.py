"""Where players say how they want to be reminded."""

import msgspec
import pytest

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.reminders import desk
from ginkgopolis.server.reminders.carrier import UNREACHABLE
from ginkgopolis.server.reminders.post import MOST_FAILURES
from ginkgopolis.server.settings import read_settings
from tests.server.reminders.mail import HOOKED, PUSHED, Browser, Mailbox
from tests.server.running import Json, Refused, Running


def test_trying_it_out(reminding: Running, mailbox: Mailbox) -> None:
    client = reminding.client()
    made = client.post("/api/reminders", address=HOOKED)["reminder"]
    mailbox.take(reminding)
    assert client.post(f"/api/reminders/{made['id']}/try") == {"taken": True}
    (letter,) = mailbox.take(reminding)
    assert msgspec.json.decode(letter.body)["link"] == "https://play.example.org/"
    mailbox.status = 500
    assert client.post(f"/api/reminders/{made['id']}/try") == {"taken": False}
    mailbox.status = 201
    with pytest.raises(Refused, match="404 not_found"):
        reminding.client().post(f"/api/reminders/{made['id']}/try")


def test_addresses_at_which_nobody_lives_are_forgotten(reminding: Running, mailbox: Mailbox) -> None:
    client = reminding.client()

    def ways() -> int:
        return len(client.get("/api/reminders")["reminders"])

    gone = client.post("/api/reminders", address=HOOKED)["reminder"]["id"]
    mailbox.status = 410
    client.post(f"/api/reminders/{gone}/try")
    assert ways() == 0
    silent = client.post("/api/reminders", address=HOOKED)["reminder"]["id"]
    for _ in range(MOST_FAILURES - 1):
        mailbox.status = UNREACHABLE
        client.post(f"/api/reminders/{silent}/try")
    mailbox.status = 201
    client.post(f"/api/reminders/{silent}/try")  # from now on failures are counted again
    mailbox.status = 503
    for number in range(MOST_FAILURES):
        assert ways() == 1, number
        client.post(f"/api/reminders/{silent}/try")
    mailbox.status = 201
    assert ways() == 0
    mailbox.take(reminding)


def test_ones_own_only(reminding: Running) -> None:
    client, other = reminding.client(), reminding.client()
    made = client.post("/api/reminders", address=HOOKED)["reminder"]
    assert client.get("/api/reminders")["reminders"] == [made]
    assert other.get("/api/reminders")["reminders"] == []
    path = f"/api/reminders/{made['id']}"
    with pytest.raises(Refused, match="404 not_found"):
        other.request("DELETE", path).json()
    assert client.request("DELETE", path).json()["reminders"] == []


def test_there_are_not_too_many(reminding: Running) -> None:
    client = reminding.client()
    for number in range(desk.EACH):
        client.post("/api/reminders", address=f"{HOOKED}{number}")
    client.post("/api/reminders", address=f"{HOOKED}0")  # the same again takes its own place
    with pytest.raises(Refused, match="429 too_many_reminders"):
        client.post("/api/reminders", address=f"{HOOKED}{desk.EACH}")
    assert len(client.get("/api/reminders")["reminders"]) == desk.EACH


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "€", "auth": "!"}])
def test_keys_that_nothing_can_be_sealed_with(reminding: Running, keys: Json) -> None:
    with pytest.raises(Refused, match="400 malformed"):
        reminding.client().post("/api/reminders", address=PUSHED, keys=keys)


@pytest.mark.parametrize("address", ["https://xn--a.example/push", "https://push.xn--zz--.org/"])
def test_names_to_which_no_browsers_letter_can_be_written(reminding: Running, address: str) -> None:
    """Kept, it would put an error into the log with every turn, and never be forgotten."""
    client = reminding.client()
    with pytest.raises(Refused, match="422 bad_address"):
        client.post("/api/reminders", address=address, keys=Browser().keys)
    assert client.get("/api/reminders")["reminders"] == []


def test_a_server_that_reminds_nobody(quick: Running) -> None:
    client = quick.client()
    assert client.get("/api/reminders") == {"push_key": None, "webhooks": False, "reminders": []}
    with pytest.raises(Refused, match="403 reminders_off"):
        client.post("/api/reminders", address=HOOKED)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"push_contact": "me"}, "is not an e-mail address"),
        ({"public_url": "example.org"}, "is not how people reach the server"),
        ({"webhooks": True}, "set GINKGOPOLIS_PUBLIC_URL"),
    ],
)
def test_settings_that_cannot_work(changes: Json, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        read_settings({}, **changes)
