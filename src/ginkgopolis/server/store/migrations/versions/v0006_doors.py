"""What the doors need: a key for sessions, from where things were made, a row to write, and figures."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the key, and remember the sessions that were issued before there was one."""
    keys = sa.table("keys", sa.column("name", sa.Text), sa.column("value", sa.Text))
    op.bulk_insert(keys, [{"name": "sessions", "value": secrets.token_hex(32)}])
    op.create_table("older_sessions", sa.Column("session", sa.Text, primary_key=True))
    op.execute("INSERT INTO older_sessions SELECT DISTINCT session FROM holds")
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])
    op.create_table(
        "figures",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
    )
    for table in ("tables", "records"):
        op.add_column(table, sa.Column("address", sa.Text, nullable=False, server_default=""))
    unfinished = sa.text("phase IN ('lobby', 'playing')")
    op.create_index(
        "tables_address", "tables", ["address"], sqlite_where=unfinished, postgresql_where=unfinished
    )
    op.create_index("records_address", "records", ["address"])


def downgrade() -> None:
    """Forget all that."""
    op.drop_index("tables_address", "tables")
    op.drop_index("records_address", "records")
    for table in ("tables", "records"):
        with op.batch_alter_table(table) as changed:
            changed.drop_column("address")
    for table in ("older_sessions", "pulse", "figures"):
        op.drop_table(table)
    op.execute("DELETE FROM keys WHERE name = 'sessions'")
