"""Ginkgopolis: the board game as a library for players, bots and tools."""

from ginkgopolis.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    GinkgopolisError,
    IllegalMove,
    MoveError,
    NotYourTurn,
    UnreadableMove,
)
from ginkgopolis.game import Game
from ginkgopolis.notation import Move
from ginkgopolis.options import Options
from ginkgopolis.record import Record
from ginkgopolis.scores import Score
from ginkgopolis.view import View

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "GinkgopolisError",
    "IllegalMove",
    "Move",
    "MoveError",
    "NotYourTurn",
    "Options",
    "Record",
    "Score",
    "UnreadableMove",
    "View",
    "__version__",
]
