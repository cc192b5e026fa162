"""Where things lie in a picture of the city: a face is 100 wide, a space 112 by 134."""

from collections.abc import Iterable, Sequence
from math import hypot
from typing import Final, NamedTuple

from ginkgopolis.draw.ink import number

SPACE_WIDTH: Final = 112
SPACE_HEIGHT: Final = 134
BASE: Final = SPACE_HEIGHT - 12
"""The base line of buildings, from the top of their space."""
FACE: Final = 86  # the height of a face
LOW: Final = 3  # floors that are drawn in full
ROOM: Final = 35  # for the floors of taller buildings
GREEN: Final = "P"

Place = tuple[int, int]
"""Steps east and south of the middle."""
Point = tuple[float, float]


class Box(NamedTuple):
    """A part of the drawing."""

    x: float
    y: float
    width: float
    height: float


def middle_x(east: int) -> float:
    """Return the middle of a column."""
    return east * SPACE_WIDTH + SPACE_WIDTH / 2


def base_y(south: int) -> float:
    """Return the line on which the buildings of a row stand."""
    return south * SPACE_HEIGHT + BASE


def slab(height: int) -> float:
    """Return how thick a floor is drawn: low buildings show full floors, tall ones thinner ones."""
    return 11 if height <= LOW else max(4.4, ROOM / height)


def stack_height(tile: str, height: int) -> float:
    """Return how far a building rises above its base line."""
    return FACE if tile == GREEN else height * slab(height) + FACE


def neighbours(place: Place) -> list[Place]:
    """Return the four spaces beside one."""
    east, south = place
    return [(east, south - 1), (east + 1, south), (east, south + 1), (east - 1, south)]


def plots(built: Iterable[Place]) -> list[Place]:
    """Return the empty spaces beside the city, where tokens lie or could."""
    taken = set(built)
    return sorted({beside for place in taken for beside in neighbours(place)} - taken)


def box_around(places: Sequence[Place], margin: float) -> Box:
    """Return the smallest box around some spaces."""
    west, east = min(place[0] for place in places), max(place[0] for place in places) + 1
    north, south = min(place[1] for place in places), max(place[1] for place in places) + 1
    x, y = west * SPACE_WIDTH - margin, north * SPACE_HEIGHT - margin
    return Box(x, y, east * SPACE_WIDTH + margin - x, south * SPACE_HEIGHT + margin - y)


def arrow(start: Place, end: Place) -> str:
    """Return a path from space to space, short enough to leave in sight what lies there."""
    x, y = middle_x(start[0]), base_y(start[1]) - 54
    across, down = middle_x(end[0]) - x, base_y(end[1]) - 54 - y
    free = min(0.36, 44 / hypot(across, down))
    points = [(x + across * part, y + down * part) for part in (free, 1 - free)]
    return "M" + "L".join(written(point) for point in points)


def contour(places: Iterable[Place], inset: float, radius: float) -> str:
    """Return the outline of some spaces with round corners, drawn inside their edges."""
    edges = edges_of(set(places))
    loops = []
    while edges:
        loops.append(rounded(corners_of(walk(edges), inset), radius))
    return "".join(loops)


def edges_of(ours: set[Place]) -> dict[Place, list[Place]]:
    """Return the sides that have none of the spaces beyond them, clockwise, by where they begin."""
    edges: dict[Place, list[Place]] = {}
    for x, y in sorted(ours):
        sides = [((x, y), (x + 1, y)), ((x + 1, y), (x + 1, y + 1))]
        sides += [((x + 1, y + 1), (x, y + 1)), ((x, y + 1), (x, y))]
        for beyond, (start, end) in zip(neighbours((x, y)), sides):
            if beyond not in ours:
                edges.setdefault(start, []).append(end)
    return edges


def walk(edges: dict[Place, list[Place]]) -> list[Place]:
    """Take one closed walk out of the edges; where two spaces touch at a corner it turns right."""
    loop: list[Place] = []
    at = next(iter(edges))
    step: Place | None = None
    while at in edges:
        ways = edges[at]
        end = ways[0]
        if step is not None:
            end = next((way for way in ways if step[0] * (way[1] - at[1]) > step[1] * (way[0] - at[0])), end)
        ways.remove(end)
        if not ways:
            del edges[at]
        loop.append(at)
        step = (end[0] - at[0], end[1] - at[1])
        at = end
    return loop


def corners_of(loop: Sequence[Place], inset: float) -> list[Point]:
    """Return the corners of a walk, moved inside, which is to its right."""
    corners = []
    for at, (x, y) in enumerate(loop):
        before, after = loop[at - 1], loop[(at + 1) % len(loop)]
        arrive, leave = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if arrive != leave:
            across, down = (arrive[1] + leave[1]) * inset, (arrive[0] + leave[0]) * inset
            corners.append((x * SPACE_WIDTH - across, y * SPACE_HEIGHT + down))
    return corners


def rounded(corners: Sequence[Point], radius: float) -> str:
    """Return a closed path along corners that are rounded."""
    path = []
    for at, corner in enumerate(corners):
        start = toward(corner, corners[at - 1], radius)
        end = toward(corner, corners[(at + 1) % len(corners)], radius)
        path.append(f"{'L' if at else 'M'}{written(start)}Q{written(corner)} {written(end)}")
    return "".join(path) + "Z"


def toward(start: Point, end: Point, radius: float) -> Point:
    """Return the point on the way to another at which a rounded corner ends."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = hypot(across, down)
    part = min(radius, length / 2) / length
    return start[0] + across * part, start[1] + down * part


def written(point: Point) -> str:
    """Write a point."""
    return f"{number(point[0])} {number(point[1])}"
