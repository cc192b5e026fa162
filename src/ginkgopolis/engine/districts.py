"""D: districts, and how the players stand in them. Scores, previews and bots all ask here."""

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY
from ginkgopolis.engine.layout import GROUND, HEIGHT, OWNER, SPACE, TOP
from ginkgopolis.engine.state import GameState


class District:
    """D1: adjacent buildings of one colour, and how the players rank there."""

    def __init__(self, buildings: list[int], resources: list[int], tallest: list[int]) -> None:
        self.buildings = buildings
        self.resources = resources  # per seat
        self.tallest = tallest  # per seat: the height of her tallest building * 32 + its number
        self.total: i64 = 0  # resources of all players
        self.first: i64 = NOBODY
        self.second: i64 = NOBODY
        for seat in range(len(resources)):
            if resources[seat]:
                self.total += resources[seat]
                self.place(seat)

    def place(self, seat: i64) -> None:
        """D2: put a seat before those that it beats."""
        if self.first == NOBODY or self.is_ahead(seat, self.first):
            self.second = self.first
            self.first = seat
        elif self.second == NOBODY or self.is_ahead(seat, self.second):
            self.second = seat

    def is_ahead(self, seat: i64, other: i64) -> bool:
        """D2: by resources, then by the tallest own building, then by its number."""
        mine: i64 = self.resources[seat]
        theirs: i64 = self.resources[other]
        if mine != theirs:
            return mine > theirs
        return self.tallest[seat] > self.tallest[other]

    def points(self, seat: i64) -> i64:
        """D3: first gets the resources of all, second her own; a player alone gets both."""
        if seat == self.first:
            return 2 * self.total if self.second == NOBODY else self.total
        return self.resources[seat] if seat == self.second else 0

    def shares(self) -> list[int]:
        """D3: the points of every seat."""
        return [self.points(seat) for seat in range(len(self.resources))]


def districts(state: GameState) -> list[District]:
    """D1: every group of two or more adjacent buildings of one colour, with the players' standing."""
    return [standing_in(state, group) for group in buildings_together(state) if len(group) > 1]


def buildings_together(city: City) -> list[list[int]]:
    """D1: the buildings of one colour that hang together, those that stand alone included."""
    cells, ground, size = city.cells, city.cells[GROUND], city.size
    seen = [False] * city.buildings
    found: list[list[int]] = []
    for building in range(city.buildings):
        if seen[building] or cells[TOP + building] >= GREEN_SPACE:
            continue
        colour = cells[TOP + building] >> 5
        seen[building] = True
        group = [building]
        for member in group:  # grows while it is walked through
            here = ground + cells[SPACE + member]
            for side in range(4):
                step: i64 = -size if side == 0 else 1 if side == 1 else size if side == 2 else -1
                other = cells[here + step]
                if other >= 0 and not seen[other] and cells[TOP + other] >> 5 == colour:
                    seen[other] = True
                    group.append(other)
        found.append(group)
    return found


def standing_in(state: GameState, group: list[int]) -> District:
    """D2: count everybody's resources in a district, and what decides ties."""
    cells = state.cells
    resources = [0] * state.players
    tallest = [0] * state.players
    for building in group:
        owner = cells[OWNER + building]
        if owner != NOBODY:
            height = cells[HEIGHT + building]
            resources[owner] += height
            strength = height * 32 + (cells[TOP + building] & 31)
            if strength > tallest[owner]:
                tallest[owner] = strength
    for module in state.modules.counts_in_district:
        resources = module.counts_in_district(state, group, resources)
    return District(group, resources, tallest)
