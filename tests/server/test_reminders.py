"""Telling players who are away that it is their turn, and nobody else anything."""

import asyncio
import contextlib
import hashlib
import hmac
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import jwt
import msgspec
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders import addresses, desk
from ginkgopolis.server.reminders.addresses import LookUp, check_address, is_public, public_numbers
from ginkgopolis.server.reminders.bell import MOST_WAITING, Bell, Turn
from ginkgopolis.server.reminders.letters import Letter
from ginkgopolis.server.reminders.post import MOST_FAILURES, UNREACHABLE, send
from ginkgopolis.server.settings import read_settings
from tests.server.playing import ME, seat_people
from tests.server.running import Json, Place, Refused, Running, settings_for

INTRODUCTORY = {"introductory": True}
PUSHED = "https://push.example.org/send/42"
HOOKED = "https://chat.example.org/hooks/7"


class Mailbox:
    """Takes letters instead of the network."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201

    async def send(self, letter: Letter) -> int:
        """Take a letter."""
        self.letters.append(letter)
        return self.status

    def take(self, server: Running) -> list[Letter]:
        """Return what came, once all is sent."""
        assert server.hub.bell is not None
        server.run(server.hub.bell.waiting.join)
        letters, self.letters = self.letters, []
        return letters


@pytest.fixture(scope="module")
def mailbox() -> Mailbox:
    """Where everything goes."""
    return Mailbox()


@pytest.fixture(scope="module")
def reminding(database: str, mailbox: Mailbox) -> Iterator[Running]:
    """A server that reminds, on each kind of database."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "send", mailbox.send)
        running = Running(
            settings_for(
                database,
                push_contact="host@example.org",
                webhooks=True,
                public_url="https://play.example.org/",
                reminders_per_minute=1e6,
                reminders_in_all=50,
            )
        )
        yield running
        running.stop()


class Browser:
    """A browser's end of Web Push: it can read what is sent to it (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.point = point
        self.keys = {"p256dh": text_of(point), "auth": text_of(self.secret)}

    def read(self, body: bytes) -> Json:
        """Decrypt a message."""
        salt, size, theirs, sealed = body[:16], body[20], body[21:86], body[86:]
        assert size == 65
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        first = derived(shared, self.secret, b"WebPush: info\0" + self.point + theirs, 32)
        key = derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(first, salt, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        found: Json = msgspec.json.decode(padded.rstrip(b"\0").removesuffix(b"\2"))
        return found


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return a key made of another one."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def text_of(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


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
    letters = mailbox.take(reminding)
    assert letters, "after both have chosen somebody decides something, and in the end Bob does"
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
    for number in range(desk.PER_SESSION):
        client.post("/api/reminders", address=f"{HOOKED}{number}")
    client.post("/api/reminders", address=f"{HOOKED}0")  # the same again takes its own place
    with pytest.raises(Refused, match="429 too_many_reminders"):
        client.post("/api/reminders", address=f"{HOOKED}{desk.PER_SESSION}")
    assert len(client.get("/api/reminders")["reminders"]) == desk.PER_SESSION


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://10.0.0.1.",
        "https://[::1]/",
        "https://[",
        "https://localhost/",
        "https://example.org:8080/",
        "https://user@example.org/",
        "https://example.org@127.0.0.1/",
        "https://example.org\\@127.0.0.1/",
        "https://example.org/\n",
        "https://exämple.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_address_of_machines_beside_the_server(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_address(address)
    assert refused.value.code == "bad_address"


def test_a_bad_address_is_not_kept(reminding: Running) -> None:
    client = reminding.client()
    with pytest.raises(Refused, match="422 bad_address"):
        client.post("/api/reminders", address="https://127.0.0.1/")
    assert client.get("/api/reminders")["reminders"] == []


@pytest.mark.parametrize("address", ["https://example.org", "https://a.b-c.example.org:443/x?y=1#z"])
def test_addresses_of_the_public_network(address: str) -> None:
    check_address(address)


@pytest.mark.parametrize("keys", [{"p256dh": "AAAA", "auth": "AAAA"}, {"p256dh": "€", "auth": "!"}])
def test_keys_that_nothing_can_be_sealed_with(reminding: Running, keys: Json) -> None:
    with pytest.raises(Refused, match="400 malformed"):
        reminding.client().post("/api/reminders", address=PUSHED, keys=keys)


def test_a_server_that_reminds_nobody(quick: Running) -> None:
    client = quick.client()
    assert client.get("/api/reminders") == {"push_key": None, "webhooks": False, "reminders": []}
    with pytest.raises(Refused, match="403 reminders_off"):
        client.post("/api/reminders", address=HOOKED)


def test_the_bell_is_bounded() -> None:
    bell = Bell()
    for number in range(MOST_WAITING + 3):
        bell.ring(Turn("s", "t", "", 1, number, ""))
    assert (bell.waiting.qsize(), bell.lost) == (MOST_WAITING, 3)


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


# Where a name leads


def leads_to(*numbers: str) -> LookUp:
    """Return a name server that answers the same for any name."""

    async def find(host: str) -> list[str]:
        return list(numbers)

    return find


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    ],
)
def test_no_number_of_machines_beside_the_server(number: str) -> None:
    assert not is_public(number)
    with pytest.raises(OSError, match="not in the public network"):
        asyncio.run(public_numbers("example.org", leads_to(number)))


def test_only_the_public_ones_of_several() -> None:
    find = leads_to("10.0.0.1", "93.184.216.34", "::1")
    assert asyncio.run(public_numbers("example.org", find)) == ["93.184.216.34"]


def own_certificate(folder: Path) -> ssl.SSLContext:
    """Write a certificate for hook.example.org into a folder, and return what serves with it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example.org")])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example.org")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = certificate.public_bytes(Encoding.PEM)
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "both.pem").write_bytes(secret + pem)
    served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    served.load_cert_chain(folder / "both.pem")
    return served


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (b"HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n", 202),
        (b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n", 200),
        (b"HTTP/1.1 307 Moved\r\nLocation: https://127.0.0.1/secret\r\n\r\n", 307),
        (b"SSH-2.0-OpenSSH_9.2\r\n", UNREACHABLE),
        (b"", UNREACHABLE),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 10**6, UNREACHABLE),
    ],
    ids=["taken", "hints first", "moved", "no web server", "silence", "endless"],
)
def test_letters_are_posted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes, status: int
) -> None:
    monkeypatch.setattr(addresses, "is_public", lambda number: number == "127.0.0.1")
    served = own_certificate(tmp_path)
    trust = ssl.create_default_context(cafile=tmp_path / "both.pem")

    async def post() -> tuple[int, list[bytes]]:
        came: list[bytes] = []

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            came.append(await reader.readuntil(b"the body"))
            with contextlib.suppress(ConnectionError):
                writer.write(answer)
                await writer.drain()
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0, ssl=served)
        async with server:
            letter = Letter(address_at(server), b"the body", {"X-A": "b"})
            return await send(letter, leads_to("127.0.0.1"), trust), came

    found, (request,) = asyncio.run(post())
    assert found == status
    first, *headers = request.split(b"\r\n\r\n")[0].split(b"\r\n")
    assert first == b"POST /hook?a=1 HTTP/1.1"
    assert {b"X-A: b", b"Content-Length: 8", b"Connection: close"} <= set(headers)


def address_at(server: asyncio.Server) -> str:
    """Return where a server of our own listens, by a name."""
    return f"https://hook.example.org:{server.sockets[0].getsockname()[1]}/hook?a=1"


@pytest.mark.parametrize("public", [False, True], ids=["beside the server", "with a false certificate"])
def test_nothing_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, public: bool) -> None:
    monkeypatch.setattr(addresses, "is_public", lambda number: public)
    served = own_certificate(tmp_path)

    async def post() -> tuple[int, int]:
        came: list[bytes] = []

        async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            came.append(await reader.read())
            writer.close()

        server = await asyncio.start_server(take, "127.0.0.1", 0, ssl=served)
        async with server:
            letter = Letter(address_at(server), b"the body", {})
            return await send(letter, leads_to("127.0.0.1")), len(came)

    assert asyncio.run(post()) == (UNREACHABLE, 0)
