"""Letters on their way: to the right machine, for a short while, whatever it answers."""

import asyncio
import contextlib
import ssl
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from ginkgopolis.server.admin.bans import Bans
from ginkgopolis.server.reminders import carrier
from ginkgopolis.server.reminders.carrier import UNREACHABLE, Carrier, send
from ginkgopolis.server.reminders.letters import Letter
from tests.server.running import Time

HERE = "127.0.0.1"
Answer = Callable[[asyncio.StreamWriter], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate for hook.example.org, with its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "hook.example.org")])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("hook.example.org")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file: Path = tmp_path_factory.mktemp("certificate") / "both.pem"
    file.write_bytes(secret + made.public_bytes(Encoding.PEM))
    return file


class Receiver:
    """A web server of its own that answers every letter in the same way."""

    def __init__(self, certificate: Path, answer: Answer) -> None:
        self.answer = answer
        self.came: list[bytes] = []
        self.served = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.served.load_cert_chain(certificate)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take a letter."""
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            self.came.append(await reader.readuntil(b"the body"))
            await self.answer(writer)
        writer.close()

    async def get(self, trust: ssl.SSLContext | None) -> int:
        """Send a letter to it, and return the status."""
        server = await asyncio.start_server(self.take, HERE, 0, ssl=self.served)
        port = server.sockets[0].getsockname()[1]
        letter = Letter(f"https://hook.example.org:{port}/hook?a=1", b"the body", {"X-A": "b"})
        async with server:
            return await send(letter, HERE, trust)


def saying(text: bytes, times: int = 1) -> Answer:
    """Return how to answer with a text, again and again."""

    async def answer(writer: asyncio.StreamWriter) -> None:
        for _ in range(times):
            writer.write(text)
            await writer.drain()

    return answer


async def dripping(writer: asyncio.StreamWriter) -> None:
    """Answer a letter after the other, and never come to an end."""
    writer.write(b"HTTP/1.1 200 OK\r\nX: ")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("answer", "status"),
    [
        (saying(b"HTTP/1.1 202 Accepted\r\nContent-Length: 0\r\n\r\n"), 202),
        (saying(b"HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"), 200),
        (saying(b"HTTP/1.1 307 Moved\r\nLocation: https://127.0.0.1/secret\r\n\r\n"), 307),
        (saying(b"SSH-2.0-OpenSSH_9.2\r\n"), UNREACHABLE),
        (saying(b""), UNREACHABLE),
        (saying(b"HTTP/1.1 200 OK\r\nX: " + b"x" * 10**6), UNREACHABLE),
        (saying(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 100, times=10**9), UNREACHABLE),
        (saying(b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n" + b"x" * 10**6), 200),
    ],
    ids=["taken", "hints first", "moved", "no web server", "silence", "endless", "only hints", "large"],
)
def test_letters_are_posted(certificate: Path, answer: Answer, status: int) -> None:
    receiver = Receiver(certificate, answer)
    assert asyncio.run(receiver.get(ssl.create_default_context(cafile=certificate))) == status
    first, *headers = receiver.came[0].split(b"\r\n\r\n")[0].split(b"\r\n")
    assert first == b"POST /hook?a=1 HTTP/1.1"
    assert {b"X-A: b", b"Content-Length: 8", b"Connection: close"} <= set(headers)


def test_nobody_takes_for_ever(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy a receiver pretends to be, its time is over at some moment."""
    monkeypatch.setattr(carrier, "SECONDS", 0.3)
    receiver = Receiver(certificate, dripping)
    assert asyncio.run(receiver.get(ssl.create_default_context(cafile=certificate))) == UNREACHABLE


def test_nothing_is_sent_with_a_false_certificate(certificate: Path) -> None:
    receiver = Receiver(certificate, saying(b""))
    assert (asyncio.run(receiver.get(None)), receiver.came) == (UNREACHABLE, [])


def test_a_name_that_leads_elsewhere_all_of_a_sudden() -> None:
    """What was looked at is what is called: a name server cannot say one thing first, and then another."""
    answers = cycle([["93.184.216.34"], ["127.0.0.1"]])
    called: list[str] = []

    async def find(host: str) -> list[str]:
        return next(answers)

    async def post(letter: Letter, number: str) -> int:
        called.append(number)
        return 200

    async def send_all() -> list[int]:
        time = Time()
        postal = Carrier(1e6, Bans(time), time, post, find)
        letter = Letter("https://hook.example.org/", b"", {})
        return [await postal.carry(letter, "s") for _ in range(4)]

    assert asyncio.run(send_all()) == [200, UNREACHABLE] * 2
    assert called == ["93.184.216.34"] * 2
