"""What happened, told to each viewer in events."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.server.events import IN_ONE_GO, PLACED, PLACED_BY, PRIVATE, TILES, Event, write_event
from ginkgopolis.view import BuildingView

ABOUT_TILES: Final = frozenset(PLACED_BY)


class Told:
    """What happened, for any viewer: what is the same for all is worked out once."""

    def __init__(self, lines: Sequence[Line], buildings: Sequence[BuildingView]) -> None:
        self.lines = in_order(lines)
        self.where: dict[int, int] = {}
        """The places of buildings in the view, by their tiles, if anything is told about them."""
        if not ABOUT_TILES.isdisjoint([line[0] for line in lines]):
            self.where = places_of(buildings)
        self.everybodys = [
            write_event(line, line[0] in PRIVATE, self.place(line) if line[0] in PLACED else None)
            for line in self.lines
        ]
        self.private = [at for at, line in enumerate(self.lines) if line[0] in PRIVATE]
        self.knowing = {seat for at in self.private for seat in who_knows(self.lines[at])}
        """The seats that may know something that not everybody may."""

    def to(self, viewer: int | None) -> list[Event]:
        """Return the events for a viewer (None: what everybody may know), in their order."""
        if viewer not in self.knowing:
            return self.everybodys
        told = self.everybodys.copy()
        for at in self.private:
            line = self.lines[at]
            if viewer in who_knows(line):
                told[at] = write_event(line, False, None)
        return told

    def place(self, line: Line) -> int | None:
        """Return the place of the building that a line is about; a letter's is no building."""
        what, _, a, b, c = line
        if what == j.URBANIZED:
            return c
        if what == j.EXPLOITED and is_letter(a):
            return None
        return self.where.get({"a": a, "b": b, "c": c}[PLACED_BY[what]])


def who_knows(line: Line) -> tuple[int, ...]:
    """Return the seats that may know the last number of a private line."""
    what, seat, a, _, _ = line
    return (seat, a) if what == j.PASSED else (seat,)


def in_order(lines: Sequence[Line]) -> Sequence[Line]:
    """Sort what changes hands together: the order in a hand tells what its owner has thought of."""
    if IN_ONE_GO.isdisjoint([line[0] for line in lines]):
        return lines
    ordered: list[Line] = []
    for (what, _), group in groupby(lines, key=lambda line: line[:2]):
        together = list(group)
        ordered += sorted(together) if what in IN_ONE_GO else together
    return ordered


def places_of(buildings: Sequence[BuildingView]) -> dict[int, int]:
    """Return the places of buildings in the view, by their tiles."""
    return {
        TILES[tile]: place
        for place, building in enumerate(buildings)
        for tile in (building.tile, *building.covered)
        if tile is not None
    }
