"""What an installation may lack, and the one line that brings it."""

from importlib.util import find_spec
from typing import Final

from ginkgopolis.errors import BadOptions

PACKAGES: Final = {
    "server": ("alembic", "fastapi", "h11", "platformdirs", "sqlalchemy", "uvicorn", "websockets"),
    "postgres": ("psycopg",),
    "notify": ("webpush",),
    "community": ("openskill",),
    "ray": ("ray",),
    "png": ("resvg_py",),
    "lab": ("numpy", "PIL"),
}
"""What each extra of the package brings, by the names that are imported."""


def require_extra(extra: str) -> None:
    """Refuse to go on without the packages of an extra, and say how to get them."""
    if any(find_spec(package) is None for package in PACKAGES[extra]):
        raise BadOptions("extra-missing", extra=extra)
