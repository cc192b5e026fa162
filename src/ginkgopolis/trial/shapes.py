"""The shapes of what a move would do, as servers send them."""

from typing import Literal

import msgspec


class LedgerLine(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that an action takes or gives, in the order in which it would happen."""

    kind: Literal["cost", "gain", "card"]
    icon: str
    words: str
    note: str = ""
    seat: int | None = None
    """Whose line it is, if not the chooser's."""
    amounts: tuple[int, ...] = (0, 0, 0)
    """Resources, tiles and points, below 0 if they are taken."""
