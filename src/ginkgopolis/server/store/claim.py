"""A claim to an SQLite file: two servers on one would each take the other's tables for their own."""

import sqlite3
from pathlib import Path
from typing import Final

from ginkgopolis.errors import BadOptions

ENDING: Final = ".lock"


def claim(path: Path) -> sqlite3.Connection:
    """Claim a file for as long as this process lives, or the connection is open.

    The claim is a lock of another, empty database beside it: SQLite can lock files on every system, and
    others can still read and copy the tables themselves.
    """
    connection = sqlite3.connect(f"{path}{ENDING}", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if "locked" in str(error):
            raise BadOptions("database-in-use", file=str(path)) from None
        raise BadOptions("database-unusable", reason=str(error)) from None
    return connection
