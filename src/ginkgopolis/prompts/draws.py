"""M0: which tiles are drawn, where modules offer other kinds."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import brought
from ginkgopolis.notation import in_order, move_text
from ginkgopolis.prompts.shapes import Message, Option, Prompt, Row


class Kind(NamedTuple):
    """A kind of tiles, and how many of it a move takes."""

    row: Row
    count: Callable[[int], int]


@cache
def makers() -> dict[str, Callable[[GameState], list[Kind]]]:
    """Return what finds the kinds of each module; the modules use this file, so that it asks them late."""
    return brought("prompts", "kinds")


def split(state: GameState, seat: int) -> Prompt:
    """M0: what is earned is spent on tiles of all kinds, before any is seen."""
    found = makers()
    names = [name for name in state.modules.names.values() if name in found]
    kinds = [kind for name in names for kind in found[name](state)]
    options = [
        Option(move_text(move), counts=tuple([kind.count(move) for kind in kinds]))
        for move in in_order(legal_moves(state, seat))
    ]
    return Prompt(
        kind="split",
        clause="M0",
        title=Message("prompt-split", {"count": state.frames[-1][2]}),
        asks="ask-split",
        button="prompt-split.button",
        options=tuple(options),
        default=next(option.move for option in options if not any(option.counts)),
        rows=tuple([kind.row for kind in kinds]),
    )
