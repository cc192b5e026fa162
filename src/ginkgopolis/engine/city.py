"""The city: a square grid of spaces with buildings and urbanization tokens on them.

A space is a place in the pile `GROUND`, row by row from the north-west corner. The grid grows by itself
before the city reaches its edge, and spaces are renumbered then; buildings and letters keep their numbers.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ginkgopolis.engine.block import Block
from ginkgopolis.engine.ids import (
    EAST,
    LETTERS,
    NOBODY,
    NONE,
    NORTH,
    SOUTH,
    TILE_NUMBERS,
    WEST,
    is_letter,
    letter_of,
)
from ginkgopolis.engine.layout import (
    COVERED,
    FIXED,
    GROUND,
    HEIGHT,
    MOST_BUILDINGS,
    NAMED,
    NOTHING_YET,
    OWNER,
    SEATS,
    SITE,
    SPACE,
    TOKENS,
    TOP,
    UNDER,
)
from ginkgopolis.engine.vectors import copied, longer, vector_of

FREE: Final = -1
TOKEN: Final = -2  # the token of letter x lies as TOKEN - x
FIRST_SIZE: Final = 16
GROWTH: Final = 8  # spaces added on each side
MARGIN: Final = 2  # a tile is never nearer than this to the edge of the grid

if TYPE_CHECKING:
    from librt.vecs import vec


class City(Block):
    """What lies on the table; buildings are numbered in the order in which they were founded."""

    __slots__ = ("buildings", "size")

    def __init__(self, cells: "vec[i64]", size: i64, buildings: i64) -> None:
        self.cells = cells
        self.size = size  # spaces each way
        self.buildings = buildings  # how many there are

    def copy(self) -> "City":
        """Return an independent copy."""
        twin = City(copied(self.cells), self.size, self.buildings)
        twin.copy_piles(self)
        return twin

    def space_at(self, east: i64, south: i64) -> i64:
        """Return the space this many steps east and south of the middle of the first square."""
        half = self.size // 2
        return (south + half) * self.size + east + half

    def east_of_middle(self, space: i64) -> i64:
        """Return how many steps east of the middle of the first square a space lies."""
        return space % self.size - self.size // 2

    def south_of_middle(self, space: i64) -> i64:
        """Return how many steps south of the middle of the first square a space lies."""
        return space // self.size - self.size // 2

    def beside(self, space: i64, side: i64) -> i64:
        """Return the space beside another one, to its north, east, south or west."""
        return space + self.step(side)

    def step(self, side: i64) -> i64:
        """Return what is added to a space to step north, east, south or west."""
        if side & 1:
            return 2 - side
        return self.size * (side - 1)

    def lies_on(self, space: i64) -> i64:
        """Return what lies on a space: FREE, a building, or a token as TOKEN - letter."""
        cells = self.cells
        return cells[cells[GROUND] + space]

    def building_named(self, tile: i64) -> i64:
        """Return the building whose top tile is this one; there must be one."""
        return self.cells[NAMED + tile]

    def building_on(self, space: i64) -> i64:
        """Return the building on a space, or NONE."""
        found = self.lies_on(space)
        if found < 0:
            return NONE
        return found

    def space_of(self, card: i64) -> i64:
        """Return the space that a card names: that of its building, or of its token."""
        cells = self.cells
        return cells[TOKENS + letter_of(card)] if is_letter(card) else cells[SPACE + cells[NAMED + card]]

    def space_of_token(self, letter: i64) -> i64:
        """Return the space of a token, or NONE while it is on the move."""
        return self.cells[TOKENS + letter]

    def space_of_building(self, building: i64) -> i64:
        """Return the space of a building."""
        return self.cells[SPACE + building]

    def top_of(self, building: i64) -> i64:
        """Return the top tile of a building."""
        return self.cells[TOP + building]

    def height_of(self, building: i64) -> i64:
        """Return how many floors a building has."""
        return self.cells[HEIGHT + building]

    def owner_of(self, building: i64) -> i64:
        """Return whose resources are on a building, or NOBODY."""
        return self.cells[OWNER + building]

    def is_site(self, building: i64) -> bool:
        """Is a building a construction site?"""
        return self.cells[SITE + building] > 0

    def neighbours(self, building: i64) -> list[int]:
        """Return the buildings that share a side with this one."""
        return self.buildings_beside(self.cells[SPACE + building])

    def buildings_beside(self, space: i64) -> list[int]:
        """Return the buildings to the north, east, south and west of a space."""
        cells = self.cells
        at = cells[GROUND] + space
        found: list[int] = []
        north, east = cells[at - self.size], cells[at + 1]
        south, west = cells[at + self.size], cells[at - 1]
        if north >= 0:
            found.append(north)
        if east >= 0:
            found.append(east)
        if south >= 0:
            found.append(south)
        if west >= 0:
            found.append(west)
        return found

    def around(self, buildings: list[int]) -> list[int]:
        """Return the buildings that share a side with any of these, some of them several times."""
        found: list[int] = []
        for building in buildings:
            found += self.neighbours(building)
        return found

    def free_sides(self, space: i64) -> i64:
        """T2: return a bit mask of the sides of a space, north, east, south and west, where nothing lies."""
        cells, size, at = self.cells, self.size, self.cells[GROUND] + space
        sides: i64 = 0
        if cells[at - size] == FREE:
            sides = 1 << NORTH
        if cells[at + 1] == FREE:
            sides |= 1 << EAST
        if cells[at + size] == FREE:
            sides |= 1 << SOUTH
        if cells[at - 1] == FREE:
            sides |= 1 << WEST
        return sides

    def found(self, tile: i64, space: i64, owner: i64, site: bool) -> i64:
        """Put a tile on a space as a new building of one floor and return its number."""
        space = self.make_room(space)
        cells = self.cells
        building = self.buildings
        at = cells[GROUND] + space
        if cells[at] <= TOKEN:
            cells[TOKENS + TOKEN - cells[at]] = NONE
        cells[at] = building
        self.buildings = building + 1
        cells[SPACE + building] = space
        cells[TOP + building] = tile
        cells[NAMED + tile] = building
        cells[HEIGHT + building] = 1
        cells[OWNER + building] = owner
        cells[SITE + building] = 1 if site else 0
        cells[UNDER + building] = NONE
        return building

    def add_floor(self, building: i64, tile: i64, owner: i64, site: bool) -> None:
        """Put a tile on top of a building."""
        covered = self.cells[TOP + building]
        self.cover(building, covered)
        cells = self.cells
        cells[NAMED + covered] = NONE
        cells[NAMED + tile] = building
        cells[TOP + building] = tile
        cells[HEIGHT + building] += 1
        cells[OWNER + building] = owner
        cells[SITE + building] = 1 if site else 0

    def add_hidden_floor(self, building: i64, tile: i64) -> None:
        """Put a tile right under the top one, face down for good (M6)."""
        self.cover(building, ~tile)
        self.cells[HEIGHT + building] += 1

    def cover(self, building: i64, tile: i64) -> None:
        """Note the tile that is now right under the top one; ~tile if nobody ever saw it."""
        place = self.count(COVERED)
        self.append(COVERED, tile)
        self.append(COVERED, self.cells[UNDER + building])
        self.cells[UNDER + building] = place

    def put_token(self, letter: i64, space: i64) -> None:
        """Lay a token on a free space, taking it from where it was."""
        cells = self.cells
        ground = cells[GROUND]
        if cells[TOKENS + letter] != NONE:
            cells[ground + cells[TOKENS + letter]] = FREE
        cells[ground + space] = TOKEN - letter
        cells[TOKENS + letter] = space

    def make_room(self, space: i64) -> i64:
        """Let the grid grow if a tile here would be too near its edge; return the space's number then."""
        size = self.size
        row, column = space // size, space % size
        if MARGIN <= row < size - MARGIN and MARGIN <= column < size - MARGIN:
            return space
        larger = size + 2 * GROWTH
        ground = [FREE] * (larger * larger)
        for old, lying in enumerate(self.ground):
            ground[self._moved(old, larger)] = lying
        self.lay_ground(ground)
        cells = self.cells
        for building in range(self.buildings):
            cells[SPACE + building] = self._moved(cells[SPACE + building], larger)
        for letter in range(LETTERS):
            cells[TOKENS + letter] = self._moved(cells[TOKENS + letter], larger)
        moved = self._moved(space, larger)
        self.size = larger
        return moved

    def lay_ground(self, ground: list[int]) -> None:
        """Let this be the ground, at the end of the block."""
        begin: i64 = len(self.cells)
        self.cells = longer(self.cells, len(ground))
        self.cells[GROUND] = begin
        self.note(begin, ground)

    def _moved(self, space: i64, larger: i64) -> i64:
        if space == NONE:
            return NONE
        return (space // self.size + GROWTH) * larger + space % self.size + GROWTH

    # What other rooms read, as lists.

    @property
    def ground(self) -> list[int]:
        """Per space: FREE, a building, or a token as TOKEN - letter."""
        return self.numbers(self.cells[GROUND], self.size * self.size)

    @property
    def tokens(self) -> list[int]:
        """Per letter: its space, or NONE while it is on the move."""
        return self.numbers(TOKENS, LETTERS)

    @property
    def named(self) -> list[int]:
        """Per tile: the building whose top it is, or NONE; of green spaces the last."""
        return self.numbers(NAMED, TILE_NUMBERS)

    @property
    def space(self) -> list[int]:
        """Per building: where it stands."""
        return self.numbers(SPACE, self.buildings)

    @property
    def top(self) -> list[int]:
        """Per building: its top tile."""
        return self.numbers(TOP, self.buildings)

    @property
    def height(self) -> list[int]:
        """Per building: its floors."""
        return self.numbers(HEIGHT, self.buildings)

    @property
    def owner(self) -> list[int]:
        """Per building: whose resources are on it, or NOBODY."""
        return self.numbers(OWNER, self.buildings)

    @property
    def site(self) -> list[bool]:
        """Per building: is it a construction site?"""
        return [site > 0 for site in self.numbers(SITE, self.buildings)]

    @property
    def covered(self) -> list[tuple[int, ...]]:
        """Per building: the tiles under the top one, lowest first; ~tile if nobody ever saw it."""
        return [tuple(self.floors_under(building)) for building in range(self.buildings)]

    def floors_under(self, building: i64) -> list[int]:
        """Return the tiles under the top one, lowest first; ~tile if nobody ever saw it."""
        floors: list[int] = []
        place = self.cells[UNDER + building]
        while place != NONE:
            floors.append(self.at(COVERED, place))
            place = self.at(COVERED, place + 1)
        floors.reverse()
        return floors

    def set_floors_under(self, building: i64, floors: list[int]) -> None:
        """Let these be the tiles under the top one, lowest first; the height stays as it is."""
        self.cells[UNDER + building] = NONE
        for tile in floors:
            self.cover(building, tile)


def empty_block(size: i64) -> "vec[i64]":
    """Return the cells of an empty state, with a ground of this many spaces each way."""
    cells = [0] * FIXED + [FREE] * (size * size)
    cells[GROUND] = FIXED
    for first in NOTHING_YET:
        for seat in range(SEATS):
            cells[first + seat] = NONE
    for letter in range(LETTERS):
        cells[TOKENS + letter] = NONE
    for tile in range(TILE_NUMBERS):
        cells[NAMED + tile] = NONE
    for building in range(MOST_BUILDINGS):
        cells[TOP + building] = NONE
        cells[OWNER + building] = NOBODY
        cells[UNDER + building] = NONE
    return vector_of(cells)


def city_of_size(size: i64) -> City:
    """Return a table of this many spaces each way with nothing on it."""
    city = City(empty_block(size), size, 0)
    city.make_piles()
    return city


def empty_city() -> City:
    """Return a table with nothing on it; tokens are nowhere."""
    return EMPTY.copy()


EMPTY: Final = city_of_size(FIRST_SIZE)  # never changed, only copied


def square_without_tiles() -> City:
    """S1: nine places in a square, row by row from the north-west, and the tokens clockwise around it."""
    city = empty_city()
    above = [city.space_at(step - 1, -2) for step in range(3)]
    right = [city.space_at(2, step - 1) for step in range(3)]
    below = [city.space_at(1 - step, 2) for step in range(3)]
    left = [city.space_at(-2, 1 - step) for step in range(3)]
    for letter, space in enumerate(above + right + below + left):
        city.put_token(letter, space)
    cells = city.cells
    for building in range(9):
        cells[SPACE + building] = city.space_at(building % 3 - 1, building // 3 - 1)
        cells[HEIGHT + building] = 1
        cells[cells[GROUND] + cells[SPACE + building]] = building
    city.buildings = 9
    return city


SQUARE: Final = square_without_tiles()  # never changed, only copied


def lay_first_tiles(city: City, tiles: list[int]) -> None:
    """S1: the first nine tiles, on the places of the first square."""
    cells = city.cells
    for building in range(9):
        cells[TOP + building] = tiles[building]
        cells[NAMED + tiles[building]] = building


def first_city(tiles: list[int]) -> City:
    """S1: the first nine tiles and the tokens around them."""
    city = SQUARE.copy()
    lay_first_tiles(city, tiles)
    return city
