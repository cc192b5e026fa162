"""What can be wrong with a database, told by what its driver raises."""

from typing import Final

FULL, READ_ONLY, SILENT, FAILING = "disk_full", "read_only", "silent", "failing"
SIGNS: Final = {
    "disk is full": FULL,
    "no space left": FULL,
    "could not extend": FULL,
    "readonly": READ_ONLY,
    "read-only": READ_ONLY,
    "locked": SILENT,
    "timeout": SILENT,
    "connection": SILENT,
}
"""Words of SQLite and PostgreSQL."""


def is_trouble(error: BaseException | None) -> bool:
    """Is it the database that is at fault, and not what was asked of it?"""
    kinds = {kind.__name__ for kind in type(error).__mro__}
    return bool(kinds & {"OperationalError", "InternalError"}) or type(error).__name__ == "DatabaseError"


def reason_of(error: BaseException | None) -> str:
    """Return what is wrong, in a word for programs."""
    told = str(error).lower()
    return next((reason for sign, reason in SIGNS.items() if sign in told), FAILING)
