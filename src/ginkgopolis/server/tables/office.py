"""What all tables of one server process share."""

import secrets
from collections import Counter
from collections.abc import Callable

from ginkgopolis.bots.registry import USUAL_LEVEL, names_to_type
from ginkgopolis.server.reminders.bell import Bell
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store


class Office:
    """The settings, the database, the time, the bots there are, and what is counted."""

    def __init__(
        self, settings: Settings, store: Store, now: Callable[[], float], clock: Callable[[], float]
    ) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        """Tells the time of day, by which tables are kept."""
        self.clock = clock
        """Counts seconds for limits; it is never set back."""
        self.worker = secrets.token_hex(4)
        self.alone = store.is_sqlite
        """Is there no other worker?"""
        self.bots = names_to_type()
        """What clients may call a bot: the levels, and those installed; never a command to be run."""
        self.stand_in = USUAL_LEVEL
        """The bot that takes the seats of those who are away."""
        self.counts: Counter[str] = Counter()
        self.bell = Bell() if settings.reminds else None
        """What tells those who are away that it is their turn."""

    def count(self, what: str, amount: int = 1) -> None:
        """Count something for /metrics."""
        self.counts[what] += amount
