"""Ginkgopolis: the board game as a library for players, bots and tools."""

from ginkgopolis.engine.vectors import COMPILED
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
from ginkgopolis.language import LANGUAGES, speaking
from ginkgopolis.options import Options
from ginkgopolis.prompts import Prompt
from ginkgopolis.record import Record
from ginkgopolis.scores import Score
from ginkgopolis.story.ending import Ending
from ginkgopolis.values import Card, Colour, Move, Moves, Tile
from ginkgopolis.view import View

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "LANGUAGES",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Card",
    "Colour",
    "Ending",
    "Game",
    "GinkgopolisError",
    "IllegalMove",
    "Move",
    "MoveError",
    "Moves",
    "NotYourTurn",
    "Options",
    "Prompt",
    "Record",
    "Score",
    "Tile",
    "UnreadableMove",
    "View",
    "__version__",
    "speaking",
]
