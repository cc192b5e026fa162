"""M2: value III tiles among those that are drawn."""

from functools import partial
from typing import Final

from ginkgopolis.engine.modules.drawing import VALUE_THREE
from ginkgopolis.engine.moves import prestige_in
from ginkgopolis.engine.state import SPLIT, GameState
from ginkgopolis.notation import COLOUR_LETTERS, TILE_TEXTS
from ginkgopolis.prompts.draws import Kind, split
from ginkgopolis.prompts.shapes import Message, Row

PROMPTS: Final = {SPLIT: split}


def kinds(state: GameState) -> list[Kind]:
    """Return a kind for each colour, whose tiles lie open."""
    return [Kind(row(state, colour), partial(prestige_in, colour=colour)) for colour in range(3)]


def row(state: GameState, colour: int) -> Row:
    """Return the tiles of a colour, the next one first."""
    tiles = tuple([TILE_TEXTS[tile] for tile in reversed(state.prestige[colour])])
    none = Message("split-three-none", {"colour": COLOUR_LETTERS[colour]})
    return Row(
        sign="III",
        title=Message("split-three", {"tile": tiles[0]}) if tiles else none,
        note="split-three.note",
        cost=VALUE_THREE,
        asks="ask-prestige",
        tiles=tiles,
        out=not tiles,
    )
