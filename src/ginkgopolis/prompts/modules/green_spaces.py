"""M3: green spaces among the tiles that are drawn, and why one goes with no building card."""

from functools import partial
from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.engine.moves import field
from ginkgopolis.engine.state import SPLIT, GameState
from ginkgopolis.notation import tile_text
from ginkgopolis.prompts.draws import Kind, split
from ginkgopolis.prompts.shapes import Message, Row

PROMPTS: Final = {SPLIT: split}
TEXT: Final = tile_text(GREEN_SPACE)


def why_not(state: GameState, seat: int) -> dict[str, str]:
    """M3.3: a green space goes with a letter only."""
    return {TEXT: "why-green"} if GREEN_SPACE in state.items(layout.TILES + seat) else {}


def kinds(state: GameState) -> list[Kind]:
    """Return the one kind, which lies open."""
    row = Row(
        sign=TEXT,
        title=Message("split-green"),
        note="split-green.note",
        cost=1,
        asks="ask-green-space",
        tiles=(TEXT,) * state.green_spaces,
        out=not state.green_spaces,
    )
    return [Kind(row, partial(field, at=2))]
