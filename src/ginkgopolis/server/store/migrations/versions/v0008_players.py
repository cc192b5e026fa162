"""Players with keys, and their ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables, and note which games are to be rated."""
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_rated",
        "tables",
        ["id"],
        sqlite_where=sa.text("rated = 1 AND phase = 'finished'"),
        postgresql_where=sa.text("rated AND phase = 'finished'"),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("look", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_index("players_seen", "players", ["seen"])
    op.create_table(
        "player_sessions",
        sa.Column("session", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("player_sessions_player", "player_sessions", ["player"])
    make_results()


def make_results() -> None:
    """Make the tables of ratings and results."""
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("scores", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player", "players", name="ratings_player"),
    )
    op.create_index("ratings_ladder", "ratings", ["players", "points"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("before", sa.Float, nullable=False),
        sa.Column("after", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="results_seat"),
    )
    op.create_index("results_player", "results", ["player", "at"])


def downgrade() -> None:
    """Remove them."""
    for name in ("results", "ratings", "player_sessions", "players"):
        op.drop_table(name)
    op.drop_index("tables_rated", "tables")
    op.drop_column("tables", "rated")
