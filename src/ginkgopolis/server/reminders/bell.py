"""The bell: whose turn it has become while they were away."""

import asyncio
from typing import Final, NamedTuple

MOST_WAITING: Final = 1000
"""Turns that wait to be told; when there are more, the newest are lost."""


class Turn(NamedTuple):
    """Somebody has to decide something, and is not there."""

    session: str
    table_id: str
    title: str
    round: int
    seat: int
    name: str


class Bell:
    """Turns that wait to be told."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[Turn] = asyncio.Queue(MOST_WAITING)
        self.lost = 0

    def ring(self, turn: Turn) -> None:
        """Let somebody be told, unless too many are waiting for that."""
        try:
            self.waiting.put_nowait(turn)
        except asyncio.QueueFull:
            self.lost += 1
