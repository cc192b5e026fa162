"""What a seat is asked, described once: the terminal and the browser draw it, and neither knows a rule.

What may be picked comes from the engine, by asking for legal moves or by trying them on a copy. What a module
asks stands in `prompts/modules/`, or in the file `prompts.py` of a module from elsewhere: `PROMPTS` makes the
prompts of its frames, `ADDITION` says what is added to a card that was chosen, and
`why_not` what cannot go with a card.
"""

from collections.abc import Callable
from typing import Final

from ginkgopolis.engine.moves import TAKE_BACK_MOVE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, ITEM, TOKEN, GameState
from ginkgopolis.expansions import brought
from ginkgopolis.prompts import base
from ginkgopolis.prompts.choose import choose
from ginkgopolis.prompts.shapes import Message, Option, Place, Prompt, Row, Step

__all__ = ["Message", "Option", "Place", "Prompt", "Row", "Step"]

Maker = Callable[[GameState, int], Prompt]
MAKERS: Final[dict[int, Maker]] = {
    DRAFT: base.draft,
    CHOOSE: choose,
    GIVE_BACK: base.give_back,
    ITEM: base.item,
    TOKEN: base.token,
    **{kind: maker for makers in brought("prompts", "PROMPTS").values() for kind, maker in makers.items()},
}
SEALED: Final = Prompt(kind="take back", clause="C3", title=Message("committed"))


def prompt_of(state: GameState, seat: int, moves: list[int]) -> Prompt | None:
    """Return what a seat with these moves is asked now, if anything; whoever has chosen may take it back."""
    if not moves:
        return None
    if moves[0] == TAKE_BACK_MOVE:
        return SEALED
    return MAKERS[question(state)](state, seat)
