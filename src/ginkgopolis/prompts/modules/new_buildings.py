"""M1: value II tiles among those that are drawn."""

from functools import partial
from typing import Final

from ginkgopolis.engine.modules.drawing import VALUE_TWO
from ginkgopolis.engine.moves import field
from ginkgopolis.engine.state import SPLIT, GameState
from ginkgopolis.prompts.draws import Kind, split
from ginkgopolis.prompts.shapes import Message, Row

PROMPTS: Final = {SPLIT: split}


def kinds(state: GameState) -> list[Kind]:
    """Return the one kind, which is drawn face down."""
    row = Row(
        sign="II",
        title=Message("split-two"),
        note="split-two.note",
        cost=VALUE_TWO,
        asks="ask-new-tiles",
        counted="new-tiles",
        out=not state.value_two,
    )
    return [Kind(row, partial(field, at=0))]
