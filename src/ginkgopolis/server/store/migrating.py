"""Bringing a database up to date, step by step (`migrations/`).

Alembic is imported where a step has to be taken: most servers start on a database that is up to date.
"""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ginkgopolis.errors import BadOptions

STEPS = Path(__file__).with_name("migrations") / "versions"
VERSION = sa.table("alembic_version", sa.column("version_num", sa.Text))


class UnknownRevision(Exception):
    """A database, or what is wanted of it, is newer than all steps that there are."""


def newest_revision() -> str:
    """Return the revision that this version works with: the last of the steps, which are numbered."""
    return max(step.stem[1:5] for step in STEPS.glob("v[0-9]*.py"))


def revision_of(connection: sa.Connection) -> str | None:
    """Return the revision of a database's tables."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return None
    return connection.execute(sa.select(VERSION)).scalar_one_or_none()


def upgrade(connection: sa.Connection, revision: str | None = None) -> None:
    """Bring a database up to date, or to some revision."""
    wanted = newest_revision() if revision is None else revision
    if revision_of(connection) == wanted:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", "ginkgopolis:server/store/migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, wanted)
    except CommandError:
        raise UnknownRevision from None


def unusable(error: SQLAlchemyError) -> BadOptions:
    """Return what is said about a database that cannot be used."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return BadOptions("database-unusable", reason=reason)
