"""M3: Green Spaces, played only to urbanize; groups of them are parks."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.gains import gain
from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY, NONE, POINT, is_letter
from ginkgopolis.engine.journal import PARK
from ginkgopolis.engine.layout import HANDS, HEIGHT, NAMED, OWNER, TILES, TOOK_GREEN, TOP
from ginkgopolis.engine.modules.drawing import OtherTiles
from ginkgopolis.engine.modules.supplies import remove_tiles
from ginkgopolis.engine.moves import adding_tile, all_commitments
from ginkgopolis.engine.state import GameState

GREEN_SPACES: Final = 9
POINTS_PER_GREEN_SPACE: Final = 2


class GreenSpaces(OtherTiles):
    """Nine tiles face up, at most one per player and round."""

    def name(self) -> str:
        return "green_spaces"

    def order(self) -> i64:
        return 30

    def ratings(self) -> tuple[int, int] | None:
        return 3, 2

    def set_up(self, state: GameState) -> None:
        remove_tiles(state)
        state.green_spaces = GREEN_SPACES

    def commitments(self, state: GameState, seat: i64) -> list[int]:
        """Only an urbanization card takes a green space; of several one is as good as another."""
        hand, tiles = state.items(HANDS + seat), state.items(TILES + seat)
        if GREEN_SPACE not in tiles:
            return all_commitments(hand, tiles)
        green = adding_tile(GREEN_SPACE)
        moves = all_commitments(hand, [tile for tile in tiles if tile != GREEN_SPACE])
        letters = all_commitments([card for card in hand if is_letter(card)], [])
        return moves + [letter | green for letter in letters]

    def can_draw(self, state: GameState, seat: i64, earned: i64) -> bool:
        return state.green_spaces > 0 and not state.cells[TOOK_GREEN + seat]

    def given_back(self, state: GameState, seat: i64, tile: i64) -> bool:
        if tile != GREEN_SPACE:
            return False
        state.green_spaces += 1
        return True

    def round_over(self, state: GameState) -> None:
        for seat in range(state.players):
            state.cells[TOOK_GREEN + seat] = 0

    def urbanized(self, state: GameState, seat: i64, building: i64, neighbours: list[int]) -> None:
        """2 SP per green space of each adjacent park; a green space just placed does not count itself."""
        city = state.city
        if city.cells[NAMED + GREEN_SPACE] == NONE:
            return
        seen = [False] * city.buildings
        seen[building] = True
        points = points_for_parks(city, neighbours, seen)
        if points:
            state.tell(PARK, seat, points, 0, 0)
            gain(state, seat, POINT, points)

    def points_beside(self, state: GameState, places: list[list[int]]) -> list[int]:
        city = state.city
        if city.cells[NAMED + GREEN_SPACE] == NONE:
            return [0] * len(places)
        return [points_for_parks(city, neighbours, [False] * city.buildings) for neighbours in places]

    def counts_in_district(self, state: GameState, group: list[int], counts: list[int]) -> list[int]:
        """Whoever has a resource in the district also counts those in every park beside it."""
        city = state.city
        if city.cells[NAMED + GREEN_SPACE] == NONE:
            return counts
        seen = [False] * city.buildings
        counted = counts.copy()
        for neighbour in city.around(group):
            if not seen[neighbour] and city.cells[TOP + neighbour] == GREEN_SPACE:
                for green in park_from(city, neighbour, seen):
                    owner = city.cells[OWNER + green]
                    if owner != NOBODY and counts[owner]:
                        counted[owner] += city.cells[HEIGHT + green]
        return counted

    def extra_points(self, state: GameState, seat: i64) -> i64:
        """Each green space gives its owner 1 SP per floor of each adjacent building."""
        city = state.city
        if city.cells[NAMED + GREEN_SPACE] == NONE:
            return 0
        points = 0
        cells, places = city.cells, range(city.buildings)
        own = [at for at in places if cells[TOP + at] == GREEN_SPACE and cells[OWNER + at] == seat]
        for neighbour in city.around(own):
            if city.cells[TOP + neighbour] != GREEN_SPACE:
                points += cells[HEIGHT + neighbour]
        return points


MODULE: Final = GreenSpaces()


def points_for_parks(city: City, neighbours: list[int], seen: list[bool]) -> i64:
    """Return what the parks are worth that some buildings belong to; those seen do not count."""
    total = 0
    for neighbour in neighbours:
        if not seen[neighbour] and city.cells[TOP + neighbour] == GREEN_SPACE:
            total += len(park_from(city, neighbour, seen))
    return POINTS_PER_GREEN_SPACE * total


def park_from(city: City, green: i64, seen: list[bool]) -> list[int]:
    """Return the green spaces that hang together with this one, and mark them as seen."""
    seen[green] = True
    park = [green]
    for member in park:  # grows while it is walked through
        for other in city.neighbours(member):
            if not seen[other] and city.cells[TOP + other] == GREEN_SPACE:
                seen[other] = True
                park.append(other)
    return park
