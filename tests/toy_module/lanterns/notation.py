"""How its moves are written."""

from typing import Final

from .engine import light_move

WORDS: Final = {"light": light_move(1), "leave dark": light_move(0)}
