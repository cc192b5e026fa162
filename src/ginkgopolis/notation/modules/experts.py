"""M6: experts by their names, the master architect's lower tile, and what the banker buys."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.notation.things import Readers, Writers, read_tile, tile_text

EXPERT_NAMES: Final = (
    "artist",
    "journalist",
    "general counsel",
    "mayor",
    "master architect",
    "engineer",
    "entrepreneur",
    "professor",
    "inspector",
    "banker",
)
WORDS: Final = {name: m.keep_move(FIRST_EXPERT + at) for at, name in enumerate(EXPERT_NAMES)} | {
    "single": m.lower_tile_move(NONE),
    "buy": m.buy_move(1),
    "decline": m.buy_move(0),
}
WRITERS: Final[Writers] = {m.ADD_LOWER_TILE: lambda move: f"under {tile_text(m.optional(move))}"}
READERS: Final[Readers] = {"UNDER": lambda text: m.lower_tile_move(read_tile(text))}
