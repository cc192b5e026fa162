"""What all tables of one server process share."""

import secrets
from collections import Counter
from collections.abc import Callable

from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.tables.bots import bots_at_hand, usual_stand_in


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
        self.bots = bots_at_hand()
        self.stand_in = usual_stand_in(self.bots)
        self.counts: Counter[str] = Counter()

    def count(self, what: str, amount: int = 1) -> None:
        """Count something for /metrics."""
        self.counts[what] += amount
