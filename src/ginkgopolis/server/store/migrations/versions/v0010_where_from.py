"""From where reminders were set up and players made, and which reminders are still of use."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

COLUMNS = {"reminders": "origin", "players": "address"}
"""The address of a reminder is where it goes to."""


def upgrade() -> None:
    """Until now nobody knows from where they came; reminders count as used today."""
    for table, column in COLUMNS.items():
        op.add_column(table, sa.Column(column, sa.Text, nullable=False, server_default=""))
        op.create_index(f"{table}_{column}", table, [column])
    with op.batch_alter_table("reminders") as reminders:
        reminders.add_column(sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE reminders SET used = :now").bindparams(now=time.time()))
    with op.batch_alter_table("reminders") as reminders:
        reminders.alter_column("used", server_default=None)


def downgrade() -> None:
    """Forget all that."""
    with op.batch_alter_table("reminders") as reminders:
        reminders.drop_column("used")
    for table, column in COLUMNS.items():
        op.drop_index(f"{table}_{column}", table)
        with op.batch_alter_table(table) as changed:
            changed.drop_column(column)
