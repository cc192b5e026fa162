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
    text,
)

METADATA: Final = MetaData()
HAS_CLOCK: Final = text("wake_at IS NOT NULL")
UNFINISHED: Final = text("phase IN ('lobby', 'playing')")

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
    Column("wake_at", Float),  # when a clock runs out, or a bot should long have moved
    # What is sought is few tables of all that there ever were, and moves need not touch the others.
    Index("tables_wake", "wake_at", sqlite_where=HAS_CLOCK, postgresql_where=HAS_CLOCK),
    Index(
        "tables_listed", "phase", "touched", sqlite_where=text("listed = 1"), postgresql_where=text("listed")
    ),
    Index("tables_creator", "creator", "phase", sqlite_where=UNFINISHED, postgresql_where=UNFINISHED),
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
    # Two workers cannot both write a row: the writer has read all before it, and knows their keys.
    PrimaryKeyConstraint("table_id", "number", name="log_number"),
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
)

REMINDERS: Final = Table(
    "reminders",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("session", Text, nullable=False),  # hash
    Column("kind", Text, nullable=False),  # push or hook
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # of a browser its keys as JSON, of a webhook what signs for it
    Column("language", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Index("reminders_session", "session"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
