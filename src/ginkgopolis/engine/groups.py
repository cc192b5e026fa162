"""D1: which buildings of one colour hang together."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import GREEN_SPACE
from ginkgopolis.engine.layout import GROUND, MOST_BUILDINGS, SEATS, SPACE, TOP
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.vectors import zeros

# What is noted on the way: per building 1 if it was met, the members of the group, and two numbers per seat.
MEMBERS: Final = MOST_BUILDINGS
RESOURCES: Final = 2 * MOST_BUILDINGS
TALLEST: Final = RESOURCES + SEATS
NOTES: Final = TALLEST + SEATS


class Groups:
    """Goes through the groups of a city, one after the other; nothing is allocated on the way."""

    def __init__(self, state: GameState) -> None:
        self.state = state
        self.notes = zeros(NOTES)
        self.building: i64 = 0  # where the search goes on
        self.size: i64 = 0  # members of the group

    def find_next(self) -> bool:
        """Find the next group, which may be one building alone; False if there are no more."""
        state, cells, notes = self.state, self.state.cells, self.notes
        building = self.building
        while building < state.buildings and (notes[building] or cells[TOP + building] >= GREEN_SPACE):
            building += 1
        self.building = building
        if building == state.buildings:
            return False
        self.size = 0
        self.meet(building, cells[TOP + building] >> 5)
        self.walk(cells[TOP + building] >> 5)
        return True

    def walk(self, colour: i64) -> None:
        """From each building that was met on to its neighbours of the same colour."""
        cells, size, at = self.state.cells, self.state.size, self.size - 1
        while at < self.size:
            here = cells[GROUND] + cells[SPACE + self.notes[MEMBERS + at]]
            self.meet(cells[here - size], colour)
            self.meet(cells[here + 1], colour)
            self.meet(cells[here + size], colour)
            self.meet(cells[here - 1], colour)
            at += 1

    def meet(self, building: i64, colour: i64) -> None:
        """What lies there joins the group if it is a building of its colour that was not met before."""
        notes = self.notes
        if building >= 0 and not notes[building] and self.state.cells[TOP + building] >> 5 == colour:
            notes[building] = 1
            notes[MEMBERS + self.size] = building
            self.size += 1


def number_of_districts(state: GameState) -> i64:
    """D1: how many groups of two or more there are."""
    groups = Groups(state)
    found: i64 = 0
    while groups.find_next():
        if groups.size > 1:
            found += 1
    return found
