"""The city: a square grid of spaces with buildings and urbanization tokens on them.

A space is an index into `ground`, row by row from the north-west corner. The grid grows by itself before
the city reaches its edge, and spaces are renumbered then; buildings and letters keep their numbers.
"""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import LETTERS, NOBODY, NONE, TILE_NUMBERS, is_letter, letter_of

FREE: Final = -1
TOKEN: Final = -2  # the token of letter x lies as TOKEN - x
FIRST_SIZE: Final = 16
GROWTH: Final = 8  # spaces added on each side
MARGIN: Final = 2  # a tile is never nearer than this to the edge of the grid


class City:
    """What lies on the table; buildings are numbered in the order in which they were founded."""

    __slots__ = (
        "covered",
        "ground",
        "height",
        "named",
        "owner",
        "shared",
        "site",
        "size",
        "space",
        "tokens",
        "top",
    )

    def __init__(
        self,
        size: i64,
        ground: list[int],
        shared: bool,
        tokens: list[int],
        space: list[int],
        top: list[int],
        named: list[int],
        height: list[int],
        owner: list[int],
        site: list[bool],
        covered: list[tuple[int, ...]],
    ) -> None:
        self.size = size
        self.ground = ground  # per space: FREE, a building, or a token as TOKEN - letter
        self.shared = shared  # is the ground another city's too, so that it must be copied before it changes?
        self.tokens = tokens  # per letter: its space, or NONE while it is on the move
        self.space = space  # per building, like all that follows
        self.top = top
        self.named = named  # per tile: the building whose top it is, or NONE; of green spaces the last
        self.height = height
        self.owner = owner
        self.site = site
        self.covered = covered  # the tiles under the top one, lowest first; ~tile if nobody ever saw it

    def copy(self) -> "City":
        """Return an independent copy."""
        self.shared = True
        return City(
            self.size,
            self.ground,
            True,
            self.tokens.copy(),
            self.space.copy(),
            self.top.copy(),
            self.named.copy(),
            self.height.copy(),
            self.owner.copy(),
            self.site.copy(),
            self.covered.copy(),
        )

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
        return space + self.steps()[side]

    def steps(self) -> list[int]:
        """Return what is added to a space to step north, east, south or west."""
        return [-self.size, 1, self.size, -1]

    def building_named(self, tile: i64) -> i64:
        """Return the building whose top tile is this one; there must be one."""
        return self.named[tile]

    def building_on(self, space: i64) -> i64:
        """Return the building on a space, or NONE."""
        found = self.ground[space]
        return found if found >= 0 else NONE

    def space_of(self, card: i64) -> i64:
        """Return the space that a card names: that of its building, or of its token."""
        return self.tokens[letter_of(card)] if is_letter(card) else self.space[self.named[card]]

    def neighbours(self, building: i64) -> list[int]:
        """Return the buildings that share a side with this one."""
        found: list[int] = []
        space, ground = self.space[building], self.ground
        north, east = ground[space - self.size], ground[space + 1]
        south, west = ground[space + self.size], ground[space - 1]
        if north >= 0:
            found.append(north)
        if east >= 0:
            found.append(east)
        if south >= 0:
            found.append(south)
        if west >= 0:
            found.append(west)
        return found

    def colours(self) -> list[int]:
        """Return the colour of each building, as `colour_of` does for one."""
        return [tile >> 5 for tile in self.top]

    def around(self, buildings: list[int]) -> list[int]:
        """Return the buildings that share a side with any of these, some of them several times."""
        found: list[int] = []
        for building in buildings:
            found += self.neighbours(building)
        return found

    def found(self, tile: i64, space: i64, owner: i64, site: bool) -> i64:
        """Put a tile on a space as a new building of one floor and return its number."""
        space = self.make_room(space)
        ground = self.own_ground()
        building = len(self.top)
        if ground[space] <= TOKEN:
            self.tokens[TOKEN - ground[space]] = NONE
        ground[space] = building
        self.space.append(space)
        self.top.append(tile)
        self.named[tile] = building
        self.height.append(1)
        self.owner.append(owner)
        self.site.append(site)
        self.covered.append(())
        return building

    def add_floor(self, building: i64, tile: i64, owner: i64, site: bool) -> None:
        """Put a tile on top of a building."""
        self.covered[building] = (*self.covered[building], self.top[building])
        self.named[self.top[building]] = NONE
        self.named[tile] = building
        self.top[building] = tile
        self.height[building] += 1
        self.owner[building] = owner
        self.site[building] = site

    def add_hidden_floor(self, building: i64, tile: i64) -> None:
        """Put a tile right under the top one, face down for good (M6)."""
        self.covered[building] = (*self.covered[building], ~tile)
        self.height[building] += 1

    def put_token(self, letter: i64, space: i64) -> None:
        """Lay a token on a free space, taking it from where it was."""
        ground = self.own_ground()
        if self.tokens[letter] != NONE:
            ground[self.tokens[letter]] = FREE
        ground[space] = TOKEN - letter
        self.tokens[letter] = space

    def own_ground(self) -> list[int]:
        """Return the ground after making sure that no copy shares it."""
        if self.shared:
            self.ground = self.ground.copy()
            self.shared = False
        return self.ground

    def make_room(self, space: i64) -> i64:
        """Let the grid grow if a tile here would be too near its edge; return the space's number then."""
        size = self.size
        row, column = space // size, space % size
        if MARGIN <= row < size - MARGIN and MARGIN <= column < size - MARGIN:
            return space
        larger = size + 2 * GROWTH
        ground = [FREE] * (larger * larger)
        for old in range(size * size):
            ground[self._moved(old, larger)] = self.ground[old]
        self.space = [self._moved(old, larger) for old in self.space]
        self.tokens = [self._moved(old, larger) for old in self.tokens]
        self.ground = ground
        self.shared = False
        moved = self._moved(space, larger)
        self.size = larger
        return moved

    def _moved(self, space: i64, larger: i64) -> i64:
        if space == NONE:
            return NONE
        return (space // self.size + GROWTH) * larger + space % self.size + GROWTH


def empty_city() -> City:
    """Return a table with nothing on it; tokens are nowhere."""
    return city_of_size(FIRST_SIZE)


def city_of_size(size: i64) -> City:
    """Return a table of this many spaces each way with nothing on it."""
    nowhere, unbuilt = [NONE] * LETTERS, [NONE] * TILE_NUMBERS
    return City(size, [FREE] * (size * size), False, nowhere, [], [], unbuilt, [], [], [], [])


def square_without_tiles() -> City:
    """S1: nine places in a square, row by row from the north-west, and the tokens clockwise around it."""
    city = empty_city()
    city.space = [city.space_at(at % 3 - 1, at // 3 - 1) for at in range(9)]
    above = [city.space_at(step - 1, -2) for step in range(3)]
    right = [city.space_at(2, step - 1) for step in range(3)]
    below = [city.space_at(1 - step, 2) for step in range(3)]
    left = [city.space_at(-2, 1 - step) for step in range(3)]
    city.tokens = above + right + below + left
    for building in range(9):
        city.ground[city.space[building]] = building
    for letter in range(LETTERS):
        city.ground[city.tokens[letter]] = TOKEN - letter
    city.height = [1] * 9
    city.owner = [NOBODY] * 9
    city.site = [False] * 9
    city.covered = [()] * 9
    return city


SQUARE: Final = square_without_tiles()  # never changed, only copied


def first_city(tiles: list[int]) -> City:
    """S1: the first nine tiles and the tokens around them."""
    city = SQUARE.copy()
    city.top = tiles
    for building in range(9):
        city.named[tiles[building]] = building
    return city
