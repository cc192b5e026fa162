"""Who is away and has to decide something is told, in the way that she wants, and nobody else."""

import hashlib
import hmac

import jwt
import msgspec

from tests.server.playing import ME, seat_people
from tests.server.reminders.mail import HOOKED, PUSHED, Browser, Mailbox
from tests.server.running import Place, Running

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
        "text": "Guest 1, du bist am Zug.",
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
