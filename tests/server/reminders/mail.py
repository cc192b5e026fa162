"""Letters as those get them who are reminded."""

from base64 import urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ginkgopolis.server.reminders.letters import Letter
from tests.server.running import Json, Running

PUSHED = "https://push.example.org/send/42"
HOOKED = "https://chat.example.org/hooks/7"
PUBLIC = "93.184.216.34"


class Mailbox:
    """Takes letters instead of the network."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.status = 201

    async def find(self, host: str) -> list[str]:
        """Any name leads to the same machine."""
        return [PUBLIC]

    async def send(self, letter: Letter, number: str) -> int:
        """Take a letter."""
        assert number == PUBLIC
        self.letters.append(letter)
        return self.status

    def take(self, server: Running) -> list[Letter]:
        """Return what came, once all is sent."""
        assert server.hub.bell is not None
        server.run(server.hub.bell.waiting.join)
        letters, self.letters = self.letters, []
        return letters


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
