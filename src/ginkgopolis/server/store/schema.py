"""The tables of the database; migrations/ brings older databases here."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA: Final = MetaData()
HAS_CLOCK: Final = text("wake_at IS NOT NULL")
UNFINISHED: Final = text("phase IN ('lobby', 'playing')")
TO_BE_RATED_SQLITE: Final = text("rated = 1 AND phase = 'finished'")
TO_BE_RATED: Final = text("rated AND phase = 'finished'")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("revision", Integer, nullable=False),  # grows with every change of doc, phase or holds
    Column("doc", Text, nullable=False),  # TableDoc as JSON: what people have set
    Column("creator", Text, nullable=False),  # hash of the session
    Column("listed", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("seed", Text),  # secret until the game is over
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    # What follows from the log, kept for lists and for the ticker.
    Column("round", Integer, nullable=False),
    Column("waiting", Text, nullable=False),  # seats that owe a decision, with commas
    Column("result", Text),
    Column("finished", Float),
    Column("wake_at", Float),  # in running time: when a clock runs out, or a bot should move
    Column("address", Text, nullable=False, server_default=""),  # hash of the one it was made from
    Column("rated", Boolean, nullable=False, server_default=false()),  # is its game still to be rated?
    # What is sought is few tables of all that there ever were, and moves need not touch the others.
    Index("tables_wake", "wake_at", sqlite_where=HAS_CLOCK, postgresql_where=HAS_CLOCK),
    Index(
        "tables_listed", "phase", "touched", sqlite_where=text("listed = 1"), postgresql_where=text("listed")
    ),
    Index("tables_creator", "creator", "phase", sqlite_where=UNFINISHED, postgresql_where=UNFINISHED),
    Index("tables_address", "address", sqlite_where=UNFINISHED, postgresql_where=UNFINISHED),
    Index("tables_rated", "id", sqlite_where=TO_BE_RATED_SQLITE, postgresql_where=TO_BE_RATED),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("key", Text),
    Column("at", Float, nullable=False),
    Column("ran", Float, nullable=False),  # running time
    # Two workers cannot both write a row: the writer has read all before it, and knows their keys.
    PrimaryKeyConstraint("table_id", "number", name="log_number"),
)

RUNNING_TIME: Final = Table(
    "running_time",
    METADATA,
    Column("id", Integer, primary_key=True),  # 1: there is one row
    Column("ran", Float, nullable=False),  # 0 before the first start
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number", name="chat_number"),
    UniqueConstraint("table_id", "key", name="chat_key"),
)

HOLDS: Final = Table(
    "holds",
    METADATA,
    Column("session", Text, nullable=False),  # hash
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: may look on
    Column("archived", Boolean, nullable=False),
    Column("guest", Boolean, nullable=False, server_default=false()),  # came by the link to the seat
    PrimaryKeyConstraint("session", "table_id", "seat", name="holds_seat"),
    Index("holds_table", "table_id"),
)

LINKS: Final = Table(
    "links",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("hash", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="links_seat"),
)

RECORDS: Final = Table(
    "records",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("address", Text, nullable=False, server_default=""),  # hash of the one it came from
    Index("records_address", "address"),
)

OLDER_SESSIONS: Final = Table(
    "older_sessions",
    METADATA,
    Column("session", Text, primary_key=True),  # hash, of those that were issued before they were signed
)

FIGURES: Final = Table(
    "figures",
    METADATA,
    Column("worker", Text, primary_key=True),
    Column("at", Float, nullable=False),
    Column("figures", Text, nullable=False),  # what it has measured, as JSON
)

PULSE: Final = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),  # when somebody could write last
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("kind", Text, nullable=False),  # ban or mute
    Column("who", Text, nullable=False),  # an address, of IPv6 a network, the hash of a session, or a player
    Column("since", Float, nullable=False),
    Column("until", Float),  # for ever, if there is none
    PrimaryKeyConstraint("kind", "who", name="bans_who"),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),  # what running servers have to look at again
    Column("at", Float, nullable=False),
)

REMINDERS: Final = Table(
    "reminders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),  # hash
    Column("kind", Text, nullable=False),  # push or hook
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # a browser's keys as JSON, or a webhook's signing secret
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("origin", Text, nullable=False, server_default=""),  # hash of the address it was set up from
    Column("used", Float, nullable=False),  # when it was set up, or something was taken
    Index("reminders_session", "session"),
    Index("reminders_origin", "origin"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),  # public
    Column("key", Text, nullable=False, unique=True),  # hash
    Column("name", Text, nullable=False),
    Column("look", Text, nullable=False, unique=True),  # what the name looks like
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when the key was last shown
    Column("address", Text, nullable=False, server_default=""),  # hash of the one she was made from
    Index("players_seen", "seen"),
    Index("players_address", "address"),
)

PLAYER_SESSIONS: Final = Table(
    "player_sessions",
    METADATA,
    Column("session", Text, primary_key=True),  # hash
    Column("player", Text, nullable=False),
    Column("since", Float, nullable=False),
    Index("player_sessions_player", "player"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("player", Text, nullable=False),
    Column("players", Integer, nullable=False),  # how many sat at the tables
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("points", Float, nullable=False),  # mu - 3 sigma, by which the ladder is sorted
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("places", Integer, nullable=False),  # the sum of all
    Column("scores", Integer, nullable=False),  # the sum of all
    PrimaryKeyConstraint("player", "players", name="ratings_player"),
    Index("ratings_ladder", "players", "points"),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("before", Float, nullable=False),  # points
    Column("after", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", name="results_seat"),
    Index("results_player", "player", "at"),
)

TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("doc", Text, nullable=False),  # NewTournament as JSON: what its maker has set
    Column("owner", Text, nullable=False),  # the player who made it; empty: the operator
    Column("address", Text, nullable=False),  # hash of the one it was made from
    Column("phase", Text, nullable=False),  # open, running, finished, closed
    Column("round", Integer, nullable=False),  # 0 before it begins
    Column("created", Float, nullable=False),
    Column("begins", Float, nullable=False),  # in running time
    Column("deadline", Float),  # in running time: when the round ends
    Column("finished", Float),
    Index("tournaments_phase", "phase", "created"),
)

ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("joined", Float, nullable=False),
    Column("lot", Integer, nullable=False),  # drawn when it begins
    Column("gone", Boolean, nullable=False),  # has left, or did not show up
    PrimaryKeyConstraint("tournament", "player", name="entrants_player"),
    Index("entrants_of", "player"),
)

SEATINGS: Final = Table(
    "seatings",
    METADATA,
    Column("tournament", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),  # the number of the table in its round
    Column("seat", Integer, nullable=False),
    Column("player", Text, nullable=False),  # empty, if she is forgotten
    Column("table_id", Text),  # none for somebody who rests
    Column("place", Integer),  # as all that follows: once it is known
    Column("points", Integer),
    Column("score", Integer),
    PrimaryKeyConstraint("tournament", "round", "board", "seat", name="seatings_seat"),
    Index("seatings_player", "player"),
    Index(
        "seatings_open",
        "tournament",
        sqlite_where=text("points IS NULL"),
        postgresql_where=text("points IS NULL"),
    ),
)
