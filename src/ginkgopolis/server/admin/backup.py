"""Backups: all rows of all tables of a database in one file, which is the same for SQLite and PostgreSQL.

The file is gzipped lines of JSON: a header, a line for each row, and at last how many there are. It holds
all that the database does, secrets included.
"""

import gzip
import os
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from gzip import GzipFile
from itertools import islice
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.store.migrating import UnknownRevision, revision_of, unusable, upgrade

FORMAT: Final = 1
OF_ALEMBIC: Final = "alembic_version"
TOGETHER: Final = 1000
"""Rows that are in memory at the same time."""
Values = list[Any]


class Header(msgspec.Struct, frozen=True, tag="ginkgopolis-backup"):
    """The first line of a backup."""

    format: int
    revision: str
    """Of the database's tables."""
    at: float
    columns: dict[str, list[str]]
    """By table."""


class End(msgspec.Struct, frozen=True, tag="end"):
    """The last line of a backup; without it something is missing."""

    rows: dict[str, int]


LINES: Final = msgspec.json.Decoder(Header | End | tuple[str, Values])


# Writing


def write_backup(desk: Desk, file: Path) -> dict[str, int]:
    """Write all rows as they are at one moment; games may go on meanwhile."""
    if file.exists():
        raise BadOptions("backup-is-there", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        with snapshot(desk) as connection, private(part) as out:
            counts = write_rows(connection, desk.now(), out)
        part.rename(file)
    finally:
        part.unlink(missing_ok=True)
    return counts


@contextmanager
def snapshot(desk: Desk) -> Iterator[sa.Connection]:
    """Look at the database as it is at one moment, without keeping anybody from writing."""
    try:
        with desk.store.engine.connect() as connection:
            if desk.store.is_sqlite:
                connection.exec_driver_sql("BEGIN")  # the driver would not, to read only
                yield connection
            else:
                yield connection.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
    except SQLAlchemyError as error:
        raise unusable(error) from None


@contextmanager
def private(file: Path) -> Iterator[GzipFile]:
    """Write a compressed file that nobody else can read, and wait for the disk."""
    with suppress(FileNotFoundError):
        file.unlink()
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as raw:
        with gzip.open(raw, "wb", compresslevel=6) as out:
            yield out
        raw.flush()
        os.fsync(raw.fileno())


def write_rows(connection: sa.Connection, now: float, out: GzipFile) -> dict[str, int]:
    """Write the lines, and return how many rows each table has."""
    tables = [table for table in reflected(connection).sorted_tables if table.name != OF_ALEMBIC]
    columns = {str(table.name): [str(column.name) for column in table.c] for table in tables}
    revision = revision_of(connection) or ""
    write_line(out, Header(FORMAT, revision, now, columns))
    counts = {str(table.name): write_table(connection, table, out) for table in tables}
    write_line(out, End(counts))
    return counts


def write_table(connection: sa.Connection, table: sa.Table, out: GzipFile) -> int:
    """Write the rows of a table."""
    count = 0
    found = connection.execute(sa.select(table), execution_options={"yield_per": TOGETHER})
    for row in found:
        write_line(out, (str(table.name), list(row)))
        count += 1
    return count


def write_line(out: GzipFile, line: object) -> None:
    """Write a line of JSON."""
    out.write(msgspec.json.encode(line) + b"\n")


def reflected(connection: sa.Connection) -> sa.MetaData:
    """Return the tables that a database really has."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    return metadata


# Reading


def read_backup(desk: Desk, file: Path) -> dict[str, int]:
    """Fill an empty database, and bring it up to date; a file that is not whole changes nothing."""
    header, counts = check_backup(file)
    with desk.work() as connection:
        if sa.inspect(connection).get_table_names():
            raise BadOptions("database-not-empty")
        try:
            upgrade(connection, header.revision)
        except UnknownRevision:
            raise BadOptions("backup-of-newer-version", file=str(file)) from None
        fill(connection, header, file)
        upgrade(connection)
    return counts


def check_backup(file: Path) -> tuple[Header, dict[str, int]]:
    """Return the header and the counts of a backup that is whole."""
    lines = read_lines(file)
    header = next(lines, None)
    if not isinstance(header, Header) or header.format != FORMAT:
        raise not_whole(file)
    counts: Counter[str] = Counter(dict.fromkeys(header.columns, 0))
    for line in lines:
        if isinstance(line, End) and line.rows == counts:
            return header, dict(counts)
        if not isinstance(line, tuple) or len(line[1]) != len(header.columns.get(line[0], ())):
            break
        counts[line[0]] += 1
    raise not_whole(file)


def read_lines(file: Path) -> Iterator[Header | End | tuple[str, Values]]:
    """Read one line after the other."""
    try:
        with gzip.open(file, "rb") as lines:
            for line in lines:
                yield LINES.decode(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError):
        raise not_whole(file) from None


def not_whole(file: Path) -> BadOptions:
    """Return what is said about a file that is no backup, or only a part of one."""
    return BadOptions("not-a-backup", file=str(file))


def fill(connection: sa.Connection, header: Header, file: Path) -> None:
    """Add all rows, in place of those with which the tables begin."""
    tables = reflected(connection).tables
    for name, columns in header.columns.items():
        if name not in tables or set(columns) != set(tables[name].c.keys()):
            raise not_whole(file)
    for name in header.columns:
        connection.execute(tables[name].delete())
    rows = (line for line in read_lines(file) if isinstance(line, tuple))
    while some := list(islice(rows, TOGETHER)):
        for name in {name for name, _ in some}:
            keys = header.columns[name]
            values = [dict(zip(keys, row)) for table, row in some if table == name]
            connection.execute(tables[name].insert(), values)


# Room


def vacuum(desk: Desk) -> tuple[int, int]:
    """Give room back to the disk, and return how many bytes the database took before and takes now."""
    before = size_of(desk)
    try:
        with desk.store.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if desk.store.is_sqlite:
                connection.exec_driver_sql("VACUUM")
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            else:
                for table in reflected(connection).tables:
                    connection.exec_driver_sql(f'VACUUM (ANALYZE) "{table}"')
    except SQLAlchemyError as error:
        raise unusable(error) from None
    return before, size_of(desk)


def size_of(desk: Desk) -> int:
    """Return how many bytes the database takes."""
    query = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    if not desk.store.is_sqlite:
        query = "SELECT pg_database_size(current_database())"
    with desk.work() as connection:
        return int(connection.execute(sa.text(query)).scalar_one())
