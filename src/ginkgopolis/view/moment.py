"""A moment of a game, which is looked at part by part."""

from collections.abc import Sequence
from typing import Any

from ginkgopolis.engine.state import GameState
from ginkgopolis.view import BUILT, seats_seen, table_parts
from ginkgopolis.view.seats import OWN_PARTS, Holdings, own_view
from ginkgopolis.view.shapes import VIEW_FIELDS, View, view_from


class Moment:
    """A moment that views look at, from any seat: as long as one does, the state must stay as it is."""

    __slots__ = ("__weakref__", "built", "closed_screens", "held", "names", "state")

    def __init__(self, state: GameState, names: Sequence[str], closed_screens: bool, held: Holdings) -> None:
        self.state = state
        self.names = names
        self.closed_screens = closed_screens
        self.held = held
        self.built: dict[str, Any] = {}
        """What everybody sees, as far as somebody has looked."""

    def part(self, name: str, seat: int | None) -> Any:
        """Return one part of what a seat may know, or everybody."""
        if seat is None:
            return self.public(name)
        if name == "own":
            return own_view(self.state, seat, self.held)
        if name == "seats":
            return seats_seen(self.state, seat, self.names, self.closed_screens, self.held)
        everybodys, own_part = self.public(name), OWN_PARTS.get(name)
        return own_part(everybodys, self.state, seat, self.held) if own_part else everybodys

    def public(self, name: str) -> Any:
        """Return one part of what everybody may know."""
        built = self.built
        if not built:
            built.update(table_parts(self.state, self.held))
        if name not in built:
            if name == "seats":
                built[name] = seats_seen(self.state, None, self.names, self.closed_screens, self.held)
            else:
                built[name] = BUILT[name](self.state, self.held.sealed)
        return built[name]

    def all_parts(self, seat: int | None) -> dict[str, Any]:
        """Return all that a seat may know, or everybody."""
        return {name: self.part(name, seat) for name in VIEW_FIELDS} | {"seat": seat}


def build_view(state: GameState, seat: int | None, names: Sequence[str], closed_screens: bool) -> View:
    """Return what a seat may know, or everybody; the state must not change until the view is whole."""
    return view_from(Moment(state, names, closed_screens, Holdings(state)), seat)
