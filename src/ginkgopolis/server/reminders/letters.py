"""What is sent: pushes that only the browser can read, and webhooks signed with a secret of the player's."""

import binascii
import hashlib
import hmac
from base64 import urlsafe_b64decode
from typing import Final, NamedTuple

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_pem_private_key,
)
from webpush import WebPush, WebPushSubscription
from webpush.vapid import VAPID

from ginkgopolis.language import say, speaking
from ginkgopolis.server.doors.requests import PushKeys
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders.bell import Turn
from ginkgopolis.server.store.reminders import Reminder

DAY: Final = 24 * 3600
SECRET_BYTES: Final = 16
SIGNATURE: Final = "X-Ginkgopolis-Signature"


class Letter(NamedTuple):
    """What is posted to an address."""

    address: str
    body: bytes
    headers: dict[str, str]


class PushMessage(msgspec.Struct, frozen=True):
    """What the service worker is told."""

    table: str
    title: str
    text: str


class HookMessage(msgspec.Struct, frozen=True):
    """What a webhook is told; chats show `text` or `content` by themselves."""

    event: str
    table: str
    title: str
    round: int
    seat: int
    name: str
    link: str
    text: str
    content: str


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


def decoded(text: str) -> bytes:
    """Return the bytes of a text in base 64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Writer:
    """Writes letters: `key` is the server's, `contact` the address that push services write to."""

    def __init__(self, key: str | None, contact: str, public_url: str) -> None:
        self.public_url = public_url.rstrip("/")
        self.push: WebPush | None = None
        if key is not None:
            public = load_pem_private_key(key.encode(), None).public_key()
            pem = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
            self.push = WebPush(key.encode(), pem, contact, ttl=DAY)

    @property
    def public_key(self) -> str | None:
        """What a browser needs to let this server, and no other, write to it; None without Web Push."""
        return None if self.push is None else VAPID.get_application_server_key(self.push.vapid.public_key)

    def write(self, reminder: Reminder, turn: Turn) -> Letter | None:
        """Return the letter about a turn; None if this server does not send such any more."""
        with speaking(reminder.language):
            if reminder.kind == "hook":
                return self.write_hook(reminder, turn)
            return None if self.push is None else write_push(self.push, reminder, turn)

    def write_hook(self, reminder: Reminder, turn: Turn) -> Letter:
        """Return what a webhook gets, with a signature over the body."""
        text = say("reminder-hook", name=turn.name, title=turn.title, link=self.link(turn))
        message = HookMessage(
            event="turn",
            table=turn.table_id,
            title=turn.title,
            round=turn.round,
            seat=turn.seat,
            name=turn.name,
            link=self.link(turn),
            text=text,
            content=text,
        )
        body = msgspec.json.encode(message)
        signature = hmac.new(reminder.secret.encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signature}"}
        return Letter(reminder.address, body, headers)

    def link(self, turn: Turn) -> str:
        """Return where the table is."""
        return f"{self.public_url}/#/table/{turn.table_id}" if turn.table_id else f"{self.public_url}/"


def write_push(push: WebPush, reminder: Reminder, turn: Turn) -> Letter:
    """Return what a browser gets; a later one about the same table takes the place of one not yet shown."""
    message = PushMessage(table=turn.table_id, title=turn.title, text=say("reminder-push", name=turn.name))
    keys = msgspec.json.decode(reminder.secret, type=PushKeys)
    to = WebPushSubscription.model_validate(
        {"endpoint": reminder.address, "keys": {"auth": keys.auth, "p256dh": keys.p256dh}}
    )
    sealed = push.get(msgspec.json.encode(message), to)
    headers = {**sealed.headers, "topic": turn.table_id, "urgency": "normal"}
    return Letter(reminder.address, sealed.encrypted, {name: str(value) for name, value in headers.items()})
