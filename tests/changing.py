"""States that tests make up: any field can be set by its name, to what the property of that name returns."""

from collections.abc import Sequence
from typing import cast

from ginkgopolis.engine.layout import CELL_OF, PILE_OF
from ginkgopolis.engine.state import GameState

Values = Sequence[int] | Sequence[Sequence[int]]


def put(state: GameState, name: str, values: Values) -> None:
    """Set a field of which there is one for each seat, card or colour, or one for the table."""
    if name == "covered":
        for building, floors in enumerate(cast(Sequence[Sequence[int]], values)):
            state.set_floors_under(building, list(floors))
    elif name in CELL_OF:
        state.note(CELL_OF[name], list(cast(Sequence[int], values)))
    elif isinstance(getattr(state, name), list) and is_nested(state, name):
        for at, items in enumerate(cast(Sequence[Sequence[int]], values)):
            state.lay(PILE_OF[name] + at, list(items))
    else:
        state.lay(PILE_OF[name], list(cast(Sequence[int], values)))


def is_nested(state: GameState, name: str) -> bool:
    """Is there more than one pile of this name?"""
    return any(isinstance(part, list) for part in getattr(state, name))


def put_at(state: GameState, name: str, at: int, value: int | Sequence[int]) -> None:
    """Set what one seat has, or what is known of one card or building."""
    if name in CELL_OF:
        state.cells[CELL_OF[name] + at] = cast(int, value)
    else:
        state.lay(PILE_OF[name] + at, list(cast(Sequence[int], value)))


def add(state: GameState, name: str, at: int, thing: int) -> None:
    """Lay one more thing on a pile; NONE is nothing."""
    if thing >= 0:
        state.append(PILE_OF[name] + at, thing)
