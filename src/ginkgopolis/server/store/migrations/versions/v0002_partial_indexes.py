"""Indexes that know only the tables with a clock, those on the list, and those that are not finished."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Rebuild them."""
    drop()
    timed = sa.text("wake_at IS NOT NULL")
    op.create_index("tables_wake", "tables", ["wake_at"], sqlite_where=timed, postgresql_where=timed)
    op.create_index(
        "tables_listed",
        "tables",
        ["phase", "touched"],
        sqlite_where=sa.text("listed = 1"),
        postgresql_where=sa.text("listed"),
    )
    unfinished = sa.text("phase IN ('lobby', 'playing')")
    op.create_index(
        "tables_creator", "tables", ["creator", "phase"], sqlite_where=unfinished, postgresql_where=unfinished
    )


def downgrade() -> None:
    """Let them know all tables again."""
    drop()
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_index("tables_listed", "tables", ["listed", "phase", "touched"])
    op.create_index("tables_creator", "tables", ["creator", "phase"])


def drop() -> None:
    """Remove the indexes."""
    for name in ("tables_wake", "tables_listed", "tables_creator"):
        op.drop_index(name, "tables")
