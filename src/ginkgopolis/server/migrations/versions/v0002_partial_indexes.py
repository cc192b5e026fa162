"""Indexes that know only the tables with a clock, and those on the list."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make them anew."""
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


def downgrade() -> None:
    """Let them know all tables again."""
    drop()
    op.create_index("tables_wake", "tables", ["wake_at"])
    op.create_index("tables_listed", "tables", ["listed", "phase", "touched"])


def drop() -> None:
    """Remove the indexes."""
    op.drop_index("tables_wake", "tables")
    op.drop_index("tables_listed", "tables")
