"""D: districts, and how the players stand in them. Scores, previews and bots all ask here."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY
from ginkgopolis.engine.layout import GROUND, HEIGHT, MOST_BUILDINGS, OWNER, SEATS, SPACE, TOP
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.vectors import zeros

# What is noted on the way: per building 1 if it was met, the members of the group, and two numbers per seat.
MEMBERS: Final = MOST_BUILDINGS
RESOURCES: Final = 2 * MOST_BUILDINGS
TALLEST: Final = RESOURCES + SEATS
NOTES: Final = TALLEST + SEATS


class Groups:
    """D1: goes through what hangs together in a city, group by group; nothing is allocated on the way."""

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


class Survey(Groups):
    """D1: goes from district to district, and says how the players rank there; also who stands alone."""

    def __init__(self, state: GameState) -> None:
        super().__init__(state)
        self.total: i64 = 0  # resources of all players
        self.first: i64 = NOBODY
        self.second: i64 = NOBODY

    def go_on(self) -> bool:
        """D1, D2: count in the next district; False if there are no more."""
        if not self.find_next():
            return False
        self.count()
        return True

    def count(self) -> None:
        """D2: count everybody's resources in a district, and what decides ties."""
        cells, notes = self.state.cells, self.notes
        for seat in range(SEATS):
            notes[RESOURCES + seat] = 0
            notes[TALLEST + seat] = 0
        for at in range(self.size):
            building = notes[MEMBERS + at]
            owner = cells[OWNER + building]
            if owner != NOBODY:
                height = cells[HEIGHT + building]
                notes[RESOURCES + owner] += height
                strength = height * 32 + (cells[TOP + building] & 31)
                if strength > notes[TALLEST + owner]:
                    notes[TALLEST + owner] = strength
        if self.size > 1 and self.state.modules.counts_in_district:
            self.ask_modules()
        self.rank()

    def ask_modules(self) -> None:
        """D2: modules may count otherwise."""
        counts = [self.resources(seat) for seat in range(self.state.players)]
        for module in self.state.modules.counts_in_district:
            counts = module.counts_in_district(self.state, self.buildings(), counts)
        for seat in range(self.state.players):
            self.notes[RESOURCES + seat] = counts[seat]

    def rank(self) -> None:
        """D2: put each seat before those that it beats."""
        self.total, self.first, self.second = 0, NOBODY, NOBODY
        for seat in range(self.state.players):
            if self.resources(seat):
                self.total += self.resources(seat)
                if self.first == NOBODY or self.is_ahead(seat, self.first):
                    self.second = self.first
                    self.first = seat
                elif self.second == NOBODY or self.is_ahead(seat, self.second):
                    self.second = seat

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """D2: by resources, then by the tallest own building, then by its number."""
        if self.resources(seat) != self.resources(other):
            return self.resources(seat) > self.resources(other)
        return self.notes[TALLEST + seat] > self.notes[TALLEST + other]

    def buildings(self) -> list[int]:
        """D1: return the buildings of the district."""
        return [self.notes[MEMBERS + at] for at in range(self.size)]

    def resources(self, seat: i64) -> i64:
        """D2: return how many resources of a seat count."""
        return self.notes[RESOURCES + seat]

    def points(self, seat: i64) -> i64:
        """D3: first gets the resources of all, second her own; a player alone gets both."""
        if seat == self.first:
            return self.total if self.second != NOBODY else self.total + self.total
        if seat == self.second:
            return self.resources(seat)
        return 0


class District:
    """D1: adjacent buildings of one colour, and how the players rank there."""

    def __init__(self, survey: Survey) -> None:
        seats = range(survey.state.players)
        self.buildings = survey.buildings()
        self.total = survey.total
        self.resources = [survey.resources(seat) for seat in seats]
        self.tallest = [survey.notes[TALLEST + seat] for seat in seats]  # height * 32 + number
        self.points = [survey.points(seat) for seat in seats]  # D3


def districts(state: GameState) -> list[District]:
    """D1: every group of two or more adjacent buildings of one colour, with the players' standing."""
    found: list[District] = []
    survey = Survey(state)
    while survey.go_on():
        if survey.size > 1:
            found.append(District(survey))
    return found


def number_of_districts(state: GameState) -> i64:
    """D1: how many groups of two or more there are."""
    groups = Groups(state)
    found: i64 = 0
    while groups.find_next():
        if groups.size > 1:
            found += 1
    return found
