"""What all tables of one server process share."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from ginkgopolis.bots.registry import USUAL_LEVEL, names_to_type
from ginkgopolis.server.admin.bans import Bans
from ginkgopolis.server.doors.requests import House
from ginkgopolis.server.doors.sessions import Sessions
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.gate import Gate
from ginkgopolis.server.measures import Measures
from ginkgopolis.server.reminders.bell import Bell
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.players import Players
from ginkgopolis.server.tables.clocks import RunningTime
from ginkgopolis.server.turns import Turns

QUESTIONS_EACH: Final = 20
QUESTIONS_IN_ALL: Final = 1_000
"""That may wait to be worked out, of one session and of all."""


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
        self.began = clock()
        self.ran = RunningTime(now, clock)
        """Counts the seconds for which the server has been running, by which players' clocks go."""
        self.worker = secrets.token_hex(4)
        self.alone = store.is_sqlite
        """Is there no other worker?"""
        self.bots = names_to_type()
        """What clients may call a bot: the levels, and those installed; never a command to be run."""
        self.stand_in = USUAL_LEVEL
        """The bot that takes the seats of those who are away."""
        self.aside: set[str] = set()
        """The tables that cannot be read."""
        self.measures = Measures()
        self.questions = Turns(1, QUESTIONS_EACH, QUESTIONS_IN_ALL)
        """Where questions are worked out that need no bot, one at a time."""
        self.sessions: Sessions
        """Who has been here; known once the database is."""
        self.gate = Gate(settings, clock)
        """Where strangers wait."""
        self.bans = Bans(now)
        """Who is kept out, and who may not speak."""
        self.bell = Bell(self.count) if settings.reminds else None
        """What tells those who are away that it is their turn."""
        self.players = Players(store.run) if settings.ratings else None
        """Those who have keys, if the server knows any."""

    @asynccontextmanager
    async def in_turn(self, whose: str) -> AsyncIterator[None]:
        """Work something out when it is its turn, after everything else at hand."""
        async with self.questions.one(whose):
            await asyncio.sleep(0)
            yield

    def check_rated(self, house: House) -> None:
        """Refuse rated tables where nothing is rated."""
        if house.rated and self.players is None:
            raise Refusal("bad_options", "no-ratings-here")

    def greet(self, table_id: str) -> None:
        """Ask other workers who is connected to a table that has just been read."""

    def count(self, what: str, amount: int = 1) -> None:
        """Count something for /metrics."""
        self.measures.counts[what] += amount
