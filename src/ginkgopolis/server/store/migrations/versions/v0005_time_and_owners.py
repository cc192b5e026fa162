"""The running time, by which clocks go, and who came to a seat by a link, though it is somebody else's."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Until now clocks went by the time of day, and nobody knows who came by a link."""
    running_time = op.create_table(
        "running_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("ran", sa.Float, nullable=False),
    )
    op.bulk_insert(running_time, [{"id": 1, "ran": 0.0}])
    with op.batch_alter_table("log") as log:
        log.add_column(sa.Column("ran", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE log SET ran = at")
    with op.batch_alter_table("log") as log:
        log.alter_column("ran", server_default=None)
    op.add_column("holds", sa.Column("guest", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget all that."""
    with op.batch_alter_table("holds") as holds:
        holds.drop_column("guest")
    op.drop_table("running_time")
    with op.batch_alter_table("log") as log:
        log.drop_column("ran")
