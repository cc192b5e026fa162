"""Bringing a database up to date: an empty one at once, an older one step by step (`migrations/`).

Alembic is imported where a step has to be taken: most servers start on a database that is new or up to date.
"""

import secrets
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.store.schema import KEYS, METADATA, PULSE, RUNNING_TIME

STEPS = Path(__file__).with_name("migrations") / "versions"
VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The table in which Alembic keeps how far it has come."""


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


def lay_out(connection: sa.Connection) -> None:
    """Give an empty database what all the steps would lead to."""
    METADATA.create_all(connection)
    connection.execute(RUNNING_TIME.insert().values(id=1, ran=0.0))
    connection.execute(KEYS.insert().values(name="sessions", value=secrets.token_hex(32)))
    connection.execute(PULSE.insert().values(id=1, at=0.0))
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=newest_revision()))


def upgrade(connection: sa.Connection, revision: str | None = None) -> None:
    """Bring a database up to date, or to some revision."""
    newest = newest_revision()
    wanted = newest if revision is None else revision
    found = revision_of(connection)
    if found == wanted:
        return
    if wanted == newest and not sa.inspect(connection).get_table_names():
        lay_out(connection)
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
