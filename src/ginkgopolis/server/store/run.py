"""How things are done in the database."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import sqlalchemy as sa

Found = TypeVar("Found")


class Run(Protocol):
    """Does something in a transaction, in another thread."""

    def __call__(self, work: Callable[[sa.Connection], Found], /) -> Awaitable[Found]:
        """Do it."""
