"""Looks at a moment of a game, which last as long as there are views of it that may need it."""

from collections.abc import Sequence
from typing import Any

from ginkgopolis.engine.state import GameState
from ginkgopolis.view import part_of, parts_of
from ginkgopolis.view.moment import Moment
from ginkgopolis.view.shapes import View, view_from


class Look:
    """What views of a moment share: a game that holds it weakly knows whether anybody still looks."""

    __slots__ = ("__weakref__", "moment")

    def __init__(self, moment: Moment) -> None:
        self.moment = moment

    def part(self, name: str, seat: int | None) -> Any:
        """Return one part of what a seat may know, or everybody."""
        return part_of(self.moment, name, seat)

    def all_parts(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know, or everybody."""
        return parts_of(self.moment, seat)


def build_view(state: GameState, seat: int | None, names: Sequence[str], closed_screens: bool) -> View:
    """Return what a seat may know, or everybody; the state must not change until the view is whole."""
    return view_from(Look(Moment(state, names, closed_screens)), seat)
