"""Whoever is away and has to decide something is told, in the way that she wants, and nobody else."""

import asyncio
import hashlib
import hmac

import jwt
import msgspec

from tests.server.playing import ME, seat_people
from tests.server.reminders.mail import HOOKED, PUSHED, Browser, Mailbox
from tests.server.running import Client, Place, Running

INTRODUCTORY = {"introductory": True}


def choose(place: Place, seat: int) -> None:
    """Make the first choice there is."""
    place.move(seat, place.state(seat)["game"]["decision"]["moves"][0])


def test_a_browser_is_told(reminding: Running, mailbox: Mailbox) -> None:
    browser = Browser()
    ada, bob = seat_people(reminding, 2, INTRODUCTORY, title="Friday")
    mailbox.take(reminding)
    key = bob.client.get("/api/reminders")["push_key"]
    made = bob.client.post("/api/reminders?lang=de", address=PUSHED, keys=browser.keys)
    assert made["reminder"]["kind"] == "push" and made["reminder"]["host"] == "push.example.org"
    assert made["secret"] is None
    choose(ada, 0)
    assert mailbox.take(reminding) == []  # that Ada has chosen is no new turn of Bob's
    choose(bob, 1)
    while not (letters := mailbox.take(reminding)):  # Ada may have to decide something before Bob does
        choose(ada, 0)
    letter = letters[0]
    assert letter.address == PUSHED
    assert browser.read(letter.body) == {
        "table": bob.id,
        "title": "Friday",
        "text": "Guest 1, du bist dran.",
    }
    assert letter.headers["Topic"] == bob.id and letter.headers["Content-Encoding"] == "aes128gcm"
    token, sender = letter.headers["Authorization"].removeprefix("vapid t=").split(", k=")
    assert sender == key
    claims = jwt.decode(token, options={"verify_signature": False})
    assert (claims["aud"], claims["sub"]) == ("https://push.example.org", "mailto:host@example.org")


def test_who_is_there_is_not_told(reminding: Running, mailbox: Mailbox) -> None:
    ada, bob = seat_people(reminding, 2, INTRODUCTORY)
    for place in (ada, bob):
        place.client.post("/api/reminders", address=HOOKED)
    mailbox.take(reminding)
    socket = ada.socket(0)
    rounds = 0
    while not rounds:  # until a round is over and both have to choose again
        for seat, place in enumerate((ada, bob)):
            if seat in place.state(seat)["game"]["view"]["pending"]:
                choose(place, seat)
        rounds = ada.state(0)["game"]["view"]["round"] - 1
    told = [msgspec.json.decode(letter.body)["name"] for letter in mailbox.take(reminding)]
    assert set(told) == {"Guest 1"}
    socket.close()


def test_a_webhook_is_signed(reminding: Running, mailbox: Mailbox) -> None:
    host = reminding.client()
    secret = host.post("/api/reminders", address=HOOKED)["secret"]
    place = host.create(ME, {"kind": "open"}, options=INTRODUCTORY, title="Monday")
    guest = reminding.client().at(place)
    guest.post("sit", name="Bob", seat=1)
    mailbox.take(reminding)
    place.post("start")
    (letter,) = mailbox.take(reminding)
    signature = hmac.new(secret.encode(), letter.body, hashlib.sha256).hexdigest()
    assert letter.headers["X-Ginkgopolis-Signature"] == f"sha256={signature}"
    told = msgspec.json.decode(letter.body)
    link = f"https://play.example.org/#/table/{place.id}"
    assert told["text"] == told["content"]
    assert told["text"].endswith(f"it is your turn at the table “Monday”: {link}")
    assert (told["event"], told["table"], told["round"], told["seat"]) == ("turn", place.id, 1, 0)


def test_a_bots_turn_is_nobodys(reminding: Running, mailbox: Mailbox) -> None:
    host = reminding.client()
    host.post("/api/reminders", address=HOOKED)
    mailbox.take(reminding)
    place = host.create(ME, {"kind": "bot", "bot": "random"}, options=INTRODUCTORY)
    socket = place.socket()
    place.post("start")
    socket.wait(lambda game: game["view"]["pending"] == [0])
    assert mailbox.take(reminding) == []
    socket.close()


def same_player(reminding: Running, place: Place, name: str) -> Client:
    """Let somebody be a player, and return another device on which she is, too."""
    device = reminding.client()
    device.post("/api/players/key", key=place.client.post("/api/players", name=name)["key"])
    return device


def test_reminders_follow_a_player(reminding: Running, mailbox: Mailbox) -> None:
    """What was set up on one device counts for tables of the others; it is listed and removed on any."""
    ada, bob = seat_people(reminding, 2, INTRODUCTORY)
    phone = same_player(reminding, bob, "Bob of two devices")
    made = phone.post("/api/reminders", address=HOOKED)["reminder"]
    mailbox.take(reminding)
    assert bob.client.get("/api/reminders")["reminders"] == [made]
    choose(ada, 0)
    choose(bob, 1)
    while not (letters := mailbox.take(reminding)):
        choose(ada, 0)
    assert [msgspec.json.decode(letter.body)["name"] for letter in letters] == ["Guest 1"]
    phone.post("/api/players/me/leave")
    assert bob.client.get("/api/reminders")["reminders"] == [], "they are hers who has set them up"
    phone.request("DELETE", f"/api/reminders/{made['id']}").json()


def test_a_seat_on_two_devices_is_told_once(reminding: Running, mailbox: Mailbox) -> None:
    """And not at all while she is there with one of them."""
    ada, bob = seat_people(reminding, 2, INTRODUCTORY)
    phone = Place(same_player(reminding, bob, "Bob of one seat"), bob.id, bob.invite)
    phone.post("claim", secret=bob.post("link", seat=1)["secret"])
    for number, client in enumerate((bob.client, phone.client)):
        client.post("/api/reminders", address=f"{HOOKED}{number}")
    mailbox.take(reminding)
    socket = phone.socket(1)
    play_a_round(ada, bob)
    assert mailbox.take(reminding) == []
    socket.close()
    wait_until_gone(reminding, bob)
    play_a_round(ada, bob)
    letters = mailbox.take(reminding)
    told = [(letter.address, letter.body) for letter in letters]
    assert letters and len(told) == len(set(told)) and len({address for address, _ in told}) == 2


def play_a_round(ada: Place, bob: Place) -> None:
    """Make choices until both have to choose again."""
    before = ada.state(0)["game"]["view"]["round"]
    while ada.state(0)["game"]["view"]["round"] == before:
        for seat, place in enumerate((ada, bob)):
            if seat in place.state(seat)["game"]["view"]["pending"]:
                choose(place, seat)


def wait_until_gone(reminding: Running, place: Place) -> None:
    """Wait until nobody is connected to a table."""

    async def look() -> None:
        while any(reminding.hub.tables[place.id].present):
            await asyncio.sleep(0)

    reminding.run(look)
