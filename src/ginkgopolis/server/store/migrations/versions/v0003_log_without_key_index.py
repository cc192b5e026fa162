"""A log without an index of keys: whoever writes a row knows the keys of all rows before it."""

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Remove the index."""
    with op.batch_alter_table("log") as log:
        log.drop_constraint("log_key", type_="unique")


def downgrade() -> None:
    """Make it again."""
    with op.batch_alter_table("log") as log:
        log.create_unique_constraint("log_key", ["table_id", "key"])
