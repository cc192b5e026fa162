"""Bringing a database up to date, step by step (`migrations/`)."""

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import SQLAlchemyError

from ginkgopolis.errors import BadOptions


def migrations() -> Config:
    """Return what Alembic has to know."""
    config = Config()
    config.set_main_option("script_location", "ginkgopolis:server/store/migrations")
    return config


def upgrade(connection: sa.Connection, revision: str = "head") -> None:
    """Bring a database up to date, or to some revision."""
    config = migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def unusable(error: SQLAlchemyError) -> BadOptions:
    """Return what is said about a database that cannot be used."""
    reason = str(getattr(error, "orig", None) or error).splitlines()[0]
    return BadOptions("database-unusable", reason=reason)
