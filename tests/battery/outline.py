"""T once more, written without a look at the engine's: places are pairs, the outline is a contour of edges.

Ground from which one can walk away over sides is outer ground (T5). A side where a tile meets outer ground is
an edge of the outline; edges are joined end to end with the city at the right hand, which is clockwise.
"""

from collections.abc import Iterator
from functools import lru_cache

from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import NONE

Place = tuple[int, int]
"""Steps east and steps south of the middle of the first square."""
Tokens = tuple[Place | None, ...]
"""Where the letters A to L lie; None for the one that is on the move."""

CLOCKWISE, COUNTERCLOCKWISE = 0, 1
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


def place_of(city: City, space: int) -> Place:
    """Return the place of a space of the engine's grid."""
    south, east = divmod(space, city.size)
    return east - city.size // 2, south - city.size // 2


def tiles_of(city: City) -> frozenset[Place]:
    """Return the places with a tile."""
    return frozenset(place_of(city, space) for space in city.space)


def tokens_of(city: City) -> Tokens:
    """Return the places of the tokens."""
    return tuple(None if space == NONE else place_of(city, space) for space in city.tokens)


def beside(place: Place) -> list[Place]:
    """Return the four places that share a side with one."""
    return [(place[0] + east, place[1] + south) for east, south in SIDES]


@lru_cache(maxsize=256)
def outer_ground(tiles: frozenset[Place]) -> frozenset[Place]:
    """T5: the empty places near the city that one can walk out of; walked inwards from a corner far out."""
    west, east = min(x for x, _ in tiles) - 2, max(x for x, _ in tiles) + 2
    north, south = min(y for _, y in tiles) - 2, max(y for _, y in tiles) + 2
    found = {(west, north)}
    border = [(west, north)]
    while border:
        for place in beside(border.pop()):
            if west <= place[0] <= east and north <= place[1] <= south:
                if place not in tiles and place not in found:
                    found.add(place)
                    border.append(place)
    return frozenset(found)


@lru_cache(maxsize=256)
def walk_around(tiles: frozenset[Place]) -> tuple[Place, ...]:
    """T1: the empty places along the outline, clockwise, once for every side by which they touch the city."""
    outer = outer_ground(tiles)
    leaving: dict[Place, list[tuple[Place, Place]]] = {}  # corner -> (next corner, empty place at the left)
    for x, y in tiles:
        corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
        for side, place in enumerate(beside((x, y))):
            if place in outer:
                leaving.setdefault(corners[side], []).append((corners[(side + 1) % 4], place))
    first = min(leaving)  # the north-west corner of a westernmost tile: only one edge leaves it
    corner, place = leaving[first][0]
    places = [place]
    while corner != first:
        ways = leaving[corner]
        # T5: where two tiles meet at a corner only, the outline stays beside the same empty place.
        corner, place = ways[0] if len(ways) == 1 or ways[0][1] == place else ways[1]
        places.append(place)
    assert len(places) == sum(len(ways) for ways in leaving.values()), "the outline is not one closed walk"
    return tuple(places)


def reads_in_order(places: tuple[Place, ...], tokens: Tokens) -> bool:
    """T1: from somewhere on, can one read the letters that lie on these places alphabetically?"""
    on_outline = [place for place in tokens if place is not None and place in places]
    for start, place in enumerate(places):
        if on_outline and place != on_outline[0]:
            continue  # whoever begins here reads nothing before the first letter
        rest = iter(places[start:] + places[:start])
        if all(place in rest for place in on_outline):  # each `in` reads on from where the last one stopped
            return True
    return False


@lru_cache(maxsize=256)
def in_order(tiles: frozenset[Place], tokens: Tokens) -> bool:
    """T1, T5: are the tokens that do not lie on enclosed ground in order?"""
    return reads_in_order(walk_around(tiles), tokens)


def put(tokens: Tokens, letter: int, place: Place | None) -> Tokens:
    """Return the tokens with one of them elsewhere."""
    return (*tokens[:letter], place, *tokens[letter + 1 :])


def places_beside(tiles: frozenset[Place], tokens: Tokens, letter: int, new: Place) -> set[Place]:
    """T2: free places beside the new tile, enclosed ones included, that keep the order."""
    free = [place for place in beside(new) if place not in tiles and place not in tokens]
    return {place for place in free if in_order(tiles, put(tokens, letter, place))}


def places_anywhere(tiles: frozenset[Place], tokens: Tokens, letter: int) -> set[Place]:
    """T3: free places of the outline that keep the order."""
    free = {place for place in walk_around(tiles) if place not in tokens}
    return {place for place in free if in_order(tiles, put(tokens, letter, place))}


def ways_to_read(walk: tuple[Place, ...], tokens: Tokens) -> Iterator[dict[int, int]]:
    """T1: every choice of one place in the walk per letter that reads in order, as {at: letter}."""
    letters = [letter for letter, place in enumerate(tokens) if place is not None and place in walk]
    turns = [[at for at, place in enumerate(walk) if place == tokens[letter]] for letter in letters]

    def read_on(chosen: list[int]) -> Iterator[dict[int, int]]:
        if len(chosen) == len(letters):
            yield {at % len(walk): letter for at, letter in zip(chosen, letters, strict=True)}
            return
        for turn in turns[len(chosen)]:
            at = turn if not chosen or turn > chosen[0] else turn + len(walk)
            if not chosen or chosen[-1] < at < chosen[0] + len(walk):
                yield from read_on([*chosen, at])

    return read_on([])


def without_repeats(walk: tuple[Place, ...]) -> tuple[Place, ...]:
    """Return the walk with a place that touches by several sides in a row only once."""
    return tuple(place for at, place in enumerate(walk) if place != walk[at - 1])


def outcomes_of_shift(tiles: frozenset[Place], tokens: Tokens, letter: int, direction: int) -> set[Tokens]:
    """T4: how the tokens may lie after making room; several if the walk can be read in several ways."""
    walk = without_repeats(walk_around(tiles))
    step = 1 if direction == CLOCKWISE else -1
    found = set()
    for reading in ways_to_read(walk, tokens):
        present = set(reading.values())
        neighbour = next(x for far in range(1, 12) if (x := (letter + step * far) % 12) in present)
        at = next(turn for turn, x in reading.items() if x == neighbour)
        after = put(tokens, letter, walk[at])
        moving = neighbour
        while True:
            at = (at + step) % len(walk)
            if at in reading:
                after = put(after, moving, walk[at])
                moving = reading[at]
            elif walk[at] not in tokens:
                found.add(put(after, moving, walk[at]))
                break
    return found
