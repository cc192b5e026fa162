"""The operator's desk: the database, used beside a server that may be running on it."""

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ginkgopolis.errors import BadOptions
from ginkgopolis.extras import require_extra
from ginkgopolis.server.settings import Settings, read_settings
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.migrating import newest_revision, revision_of, unusable
from ginkgopolis.server.store.schema import ORDERS

ORDER_LOCK: Final = 7_464_352
"""A number for PostgreSQL's advisory lock, so that orders become visible in the order of their numbers."""
KEPT: Final = 3600.0
"""Seconds for which orders are kept; servers look once a second."""
SPAN: Final = re.compile(r"([1-9][0-9]{0,5})([mhdw])")
UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86400.0, "w": 7 * 86400.0}


class Desk:
    """One database, at which one operator works."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now = now
        self.store = Store(settings.url)

    def close(self) -> None:
        """Let go of the database."""
        self.store.threads.shutdown()
        self.store.engine.dispose()

    @contextmanager
    def work(self) -> Iterator[sa.Connection]:
        """Do something in a transaction; what is wrong with the database is said in one sentence."""
        try:
            with self.store.engine.begin() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise unusable(error) from None

    def check_version(self) -> None:
        """Refuse databases that a server of this version has not brought up to date."""
        with self.work() as connection:
            found = revision_of(connection)
        if found != newest_revision():
            raise BadOptions("database-of-other-version")

    def order(self, connection: sa.Connection, orders: Sequence[str]) -> None:
        """Let running servers look at something again, once this is committed."""
        if not self.store.is_sqlite:
            connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({ORDER_LOCK})"))
        last = connection.execute(sa.select(sa.func.coalesce(sa.func.max(ORDERS.c.number), 0))).scalar_one()
        rows = [
            {"number": last + at, "text": text, "at": self.now()} for at, text in enumerate(orders, start=1)
        ]
        if rows:
            connection.execute(ORDERS.insert(), rows)
            # The last one stays, for numbers have to grow.
            connection.execute(ORDERS.delete().where(ORDERS.c.at < self.now() - KEPT))


@contextmanager
def open_desk(database_url: str | None, *, empty: bool = False) -> Iterator[Desk]:
    """Use the database of the settings; one that is to be filled need not be there."""
    settings = read_settings(database_url=database_url)
    if not settings.is_sqlite:
        require_extra("postgres")
    elif not empty and not Path(settings.url.removeprefix("sqlite:///")).is_file():
        raise BadOptions("no-database-there", file=settings.url.removeprefix("sqlite:///"))
    with closing(Desk(settings)) as desk:
        if not empty:
            desk.check_version()
        yield desk


def read_span(text: str) -> float:
    """Read a span of time, as in `90d`, in seconds."""
    found = SPAN.fullmatch(text.strip())
    if found is None:
        raise BadOptions("not-a-span", text=repr(text[:20]))
    return int(found[1]) * UNITS[found[2]]
