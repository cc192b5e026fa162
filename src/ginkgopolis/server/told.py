"""What happened, told to each viewer in events."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.server.events import IN_ONE_GO, PLACED, PLACED_BY, PRIVATE, TILES, WRITINGS
from ginkgopolis.server.updates import encode
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
        self.private = [at for at, line in enumerate(self.lines) if line[0] in PRIVATE]
        self.everybodys = [self.write(line, line[0] in PRIVATE) for line in self.lines]
        self.knowing = {seat for at in self.private for seat in who_knows(self.lines[at])}
        """The seats that may know something that not everybody may."""

    def to(self, viewer: int | None) -> list[str]:
        """Return the events for a viewer (None: what everybody may know), in their order, as JSON."""
        if viewer not in self.knowing:
            return self.everybodys
        told = self.everybodys.copy()
        for at in self.private:
            line = self.lines[at]
            if viewer in who_knows(line):
                told[at] = self.write(line, False)
        return told

    def write(self, line: Line, hidden: bool) -> str:
        """Write one line as an event; the private part may be hidden."""
        what, seat, a, b, c = line
        beginnings, parts = WRITINGS[what]
        text = beginnings[seat]
        for before, source, texts, read in parts:
            if hidden and source == 2:
                text += before + "null"
                continue
            value = a if source == 0 else b if source == 1 else c
            written = texts.get(value)
            if written is None:
                written = texts[value] = before + encode(read(value)).decode()
            text += written
        if what in PLACED:
            place = self.place(line)
            text += ',"building":' + ("null" if place is None else str(place))
        return text + "}"

    def place(self, line: Line) -> int | None:
        """Return the place of the building that a line is about; a letter's is no building."""
        what, _, a, b, c = line
        if what == j.URBANIZED:
            return c
        if what == j.EXPLOITED and is_letter(a):
            return None
        part = PLACED_BY[what]
        return self.where.get(a if part == "a" else b if part == "b" else c)


def who_knows(line: Line) -> tuple[int, ...]:
    """Return the seats that may know the last number of a private line."""
    what, seat, a, _, _ = line
    return (seat, a) if what == j.PASSED else (seat,)


def in_order(lines: Sequence[Line]) -> Sequence[Line]:
    """Sort what changes hands together: the order in a hand tells what its owner has thought of."""
    if IN_ONE_GO.isdisjoint([line[0] for line in lines]):
        return lines
    ordered: list[Line] = []
    at = 0
    while at < len(lines):
        what, seat, _, _, _ = line = lines[at]
        end = at + 1
        if what not in IN_ONE_GO:
            ordered.append(line)
        else:
            while end < len(lines) and lines[end][0] == what and lines[end][1] == seat:
                end += 1
            ordered += sorted(lines[at:end])
        at = end
    return ordered


def places_of(buildings: Sequence[BuildingView]) -> dict[int, int]:
    """Return the places of buildings in the view, by their tiles."""
    return {
        TILES[tile]: place
        for place, building in enumerate(buildings)
        for tile in (building.tile, *building.covered)
        if tile is not None
    }
