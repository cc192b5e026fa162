"""A server that reminds, and where its letters go."""

from collections.abc import Iterator

import pytest

from ginkgopolis.server.reminders import desk
from tests.server.reminders.mail import Mailbox
from tests.server.running import Running, settings_for


@pytest.fixture(scope="module")
def mailbox() -> Mailbox:
    """Where everything goes."""
    return Mailbox()


@pytest.fixture(scope="module")
def reminding(database: str, mailbox: Mailbox) -> Iterator[Running]:
    """A server that reminds, on each kind of database."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "send", mailbox.send)
        patch.setattr(desk, "look_up", mailbox.find)
        running = Running(
            settings_for(
                database,
                push_contact="host@example.org",
                webhooks=True,
                ratings=True,
                players_per_minute=1e6,
                public_url="https://play.example.org/",
                reminders_per_minute=1e6,
                reminders_per_receiver=1e6,
                reminders_in_all=50,
            )
        )
        yield running
        running.stop()
