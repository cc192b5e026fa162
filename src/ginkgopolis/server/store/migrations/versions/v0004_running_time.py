"""The time that the server has been running, by which clocks go; until now they went by the time of day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Let the rows of the log have it, and keep it."""
    op.create_table(
        "running_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("ran", sa.Float, nullable=False),
    )
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("ran", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE log SET ran = at")
    with op.batch_alter_table("log") as log:
        log.alter_column("ran", server_default=None)


def downgrade() -> None:
    """Forget it."""
    op.drop_table("running_time")
    with op.batch_alter_table("log") as log:
        log.drop_column("ran")
