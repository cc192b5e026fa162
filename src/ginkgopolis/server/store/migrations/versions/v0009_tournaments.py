"""Tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("deadline", sa.Float),
        sa.Column("finished", sa.Float),
    )
    op.create_index("tournaments_phase", "tournaments", ["phase", "created"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
        sa.Column("lot", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("tournament", "player", name="entrants_player"),
    )
    op.create_index("entrants_of", "entrants", ["player"])
    make_seatings()


def make_seatings() -> None:
    """Make the table of who plays where, and the results."""
    op.create_table(
        "seatings",
        sa.Column("tournament", sa.Text, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("place", sa.Integer),
        sa.Column("points", sa.Integer),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("tournament", "round", "board", "seat", name="seatings_seat"),
    )
    op.create_index("seatings_player", "seatings", ["player"])
    op.create_index(
        "seatings_open",
        "seatings",
        ["tournament"],
        sqlite_where=sa.text("points IS NULL"),
        postgresql_where=sa.text("points IS NULL"),
    )


def downgrade() -> None:
    """Remove them."""
    for name in ("seatings", "entrants", "tournaments"):
        op.drop_table(name)
