"""Web Push (RFC 8030, 8291, 8292): what is sent is encrypted for one browser, and signed by this server."""

import binascii
from base64 import urlsafe_b64decode
from typing import Final

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat, load_pem_private_key
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from ginkgopolis.server.doors.requests import PushKeys
from ginkgopolis.server.errors import Refusal

DAY: Final = 24 * 3600
"""For this many seconds a push service keeps what it cannot deliver."""
SECRET_BYTES: Final = 16


def new_key() -> str:
    """Return a key by which push services know this server, to be kept."""
    private: bytes = VAPID.generate_keys()[0]
    return private.decode()


def check_keys(keys: PushKeys) -> None:
    """Refuse what nothing can be encrypted with."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(keys.p256dh))
        if len(decoded(keys.auth)) == SECRET_BYTES:
            return
    except (ValueError, binascii.Error):
        pass
    raise Refusal("malformed", "push-keys-unreadable")


def check_subscription(address: str, keys: PushKeys) -> None:
    """Refuse an address that has the right form, and yet no letter can be written to it: of no such name."""
    try:
        subscription(address, keys)
    except ValueError:
        raise Refusal("bad_address", "not-a-public-address") from None


def subscription(address: str, keys: PushKeys) -> WebPushSubscription:
    """Return where a browser is told."""
    return WebPushSubscription.model_validate({"endpoint": address, "keys": msgspec.to_builtins(keys)})


def decoded(text: str) -> bytes:
    """Return the bytes of a text in base 64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Push:
    """Seals what is sent to browsers: `key` is the server's, `contact` where push services write to."""

    def __init__(self, key: str, contact: str) -> None:
        public = load_pem_private_key(key.encode(), None).public_key()
        pem = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        self.sealer = WebPush(key.encode(), pem, contact, ttl=DAY)
        self.public_key: str = VAPID.get_application_server_key(public)
        """What a browser needs to let this server, and no other, write to it."""

    def seal(self, address: str, keys: str, message: bytes) -> tuple[bytes, dict[str, str]]:
        """Return a message as only the browser with these keys can read it, and the headers it needs."""
        to = subscription(address, msgspec.json.decode(keys, type=PushKeys))
        sealed = self.sealer.get(message, to)
        return sealed.encrypted, {name.title(): str(value) for name, value in sealed.headers.items()}
