"""What is sent: webhooks signed with a secret of the player's, and pushes that only her browser can read."""

import hashlib
import hmac
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from ginkgopolis.language import say, speaking
from ginkgopolis.server.reminders.bell import Turn
from ginkgopolis.server.store.reminders import Reminder

if TYPE_CHECKING:
    from ginkgopolis.server.reminders.push import Push

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


class Writer:
    """Writes letters; those to browsers are sealed, if the server can do that."""

    def __init__(self, push: "Push | None", public_url: str) -> None:
        self.push = push
        self.public_url = public_url.rstrip("/")

    def write(self, reminder: Reminder, turn: Turn) -> Letter | None:
        """Return the letter about a turn; None if this server does not send such any more."""
        with speaking(reminder.language):
            if reminder.kind == "hook":
                return self.write_hook(reminder, turn)
            return None if self.push is None else self.write_push(self.push, reminder, turn)

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

    def write_push(self, push: "Push", reminder: Reminder, turn: Turn) -> Letter:
        """Return what a browser gets; a later one about the same table replaces one not yet shown."""
        message = PushMessage(turn.table_id, turn.title, say("reminder-push", name=turn.name))
        body, headers = push.seal(reminder.address, reminder.secret, msgspec.json.encode(message))
        return Letter(reminder.address, body, headers | {"Topic": turn.table_id or "trial"})

    def link(self, turn: Turn) -> str:
        """Return where the table is."""
        return f"{self.public_url}/#/table/{turn.table_id}" if turn.table_id else f"{self.public_url}/"
