"""The city as text: every building a block of two lines, legible without colour.

    .     1W    0    1E    2E
    2N   (A)   (B)   (C)
    1N  [R1  ][B8* ][Y2  ] (D)
        [1   ][2 Ad][1   ]

The upper line of a block is the top tile, with `*` for a construction site and `^` for a prestige building,
which no card names; the lower one is height, with `+` if floors are hidden in it, and owner. `P` is a green
space. Columns and rows are named as in moves: `>2E1N` is where D lies here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ginkgopolis.engine.ids import has_card, is_building
from ginkgopolis.expansions import brought
from ginkgopolis.language import say
from ginkgopolis.notation import read_tile
from ginkgopolis.view import BuildingView, View

CELL: Final = 6  # characters from one column to the next
LABEL: Final = 4  # characters before the first column
KINDS: Final[dict[str, str]] = brought("draw", "KIND")
FLOORS: Final[dict[str, str]] = brought("draw", "FLOORS")
ROLES: Final = {"R": "red", "B": "blue", "Y": "yellow", "P": "green"}
GREEN: Final = "P"
SITE: Final = "*"
PRESTIGE: Final = "^"
HIDDEN: Final = "+"

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Span:
    """Some text, and what it shows: red, blue, yellow, green, token, option, label or nothing special."""

    text: str
    role: str = ""


Drawing = list[list[Span]]


def plain_text(drawing: Drawing) -> str:
    """Return a drawing without colours."""
    return "\n".join("".join(span.text for span in line).rstrip() for line in drawing)


def owner_marks(names: Sequence[str]) -> list[str]:
    """Return two letters for each player, all different."""
    marks: list[str] = []
    for seat, name in enumerate(names):
        wanted = name[:2]
        usual = len(wanted) == 2 and wanted.isascii() and wanted.isalpha()
        marks.append(wanted if usual and wanted not in marks else f"#{seat + 1}")
    return marks


def draw_city(view: View, width: int = 80, options: Mapping[Place, str] | None = None) -> Drawing:
    """Draw the city as everybody sees it; `options` are short texts for free spaces that may be chosen."""
    marks = owner_marks([seat.name for seat in view.seats])
    cells = {(token.east, token.south): token_cell(token.letter) for token in view.tokens}
    for place, text in (options or {}).items():
        cells[place] = option_cell(text)
    for building in view.buildings:
        cells[building.east, building.south] = building_cell(building, marks)
    columns = range(min(east for east, _ in cells), max(east for east, _ in cells) + 1)
    rows = range(min(south for _, south in cells), max(south for _, south in cells) + 1)
    across = max(1, (width - LABEL) // CELL)
    drawing: Drawing = []
    for first in range(columns.start, columns.stop, across):  # a very wide city is drawn in parts
        if drawing:
            drawing.append([])
        drawing += draw_part(cells, range(first, min(first + across, columns.stop)), rows)
    return drawing


Cell = tuple[Span, Span]
NOTHING: Final = Span(" " * CELL)
EMPTY: Final[Cell] = (NOTHING, NOTHING)


def draw_part(cells: Mapping[Place, Cell], columns: range, rows: range) -> Drawing:
    """Draw some columns of the city with the names of columns and rows beside them."""
    names = "".join(steps(east, "E", "W").center(CELL) for east in columns)
    drawing = [[Span(" " * LABEL + names, "label")]]
    for south in rows:
        found = [cells.get((east, south), EMPTY) for east in columns]
        name = Span(steps(south, "S", "N").ljust(LABEL), "label")
        drawing.append([name, *(upper for upper, _ in found)])
        lower_line = [lower for _, lower in found]
        if any(lower is not NOTHING for lower in lower_line):  # where only tokens lie one line will do
            drawing.append([Span(" " * LABEL), *lower_line])
    return drawing


def steps(amount: int, onwards: str, back: str) -> str:
    """Name a column or row by its steps from the middle, as in `2W` or `0`."""
    return "0" if amount == 0 else f"{abs(amount)}{onwards if amount > 0 else back}"


def building_cell(building: BuildingView, marks: Sequence[str]) -> Cell:
    """Draw a building: tile and construction site above, height and owner below."""
    role = ROLES.get(building.tile[0], "")
    upper, lower = building_texts(building, marks)
    return Span(f"[{upper:<4}]", role), Span(f"[{lower:<4}]", role)


def building_texts(building: BuildingView, marks: Sequence[str]) -> tuple[str, str]:
    """Return both lines of a building, of four letters at most; a park has no height."""
    upper = building.tile + mark_of(building)
    height = "" if building.tile == GREEN else str(building.height) + HIDDEN * (None in building.covered)
    return upper, f"{height:<2.2}" + ("" if building.owner is None else marks[building.owner])


def mark_of(building: BuildingView) -> str:
    """Return the mark that follows a tile: a construction site, or no card for it at all."""
    if building.site:
        return SITE
    return PRESTIGE if is_prestige(building) else ""


def is_prestige(building: BuildingView) -> bool:
    """Is this a prestige building, which no card names?"""
    tile = read_tile(building.tile)
    return is_building(tile) and not has_card(tile)


def token_cell(letter: str) -> Cell:
    """Draw an urbanization token."""
    return Span(f"({letter})".center(CELL), "token"), NOTHING


def option_cell(text: str) -> Cell:
    """Draw a space that may be chosen."""
    return Span(f"{text}?".center(CELL), "option"), NOTHING


def legend(view: View) -> list[str]:
    """Explain the drawing, as far as it can occur in this game."""
    names = [seat.name for seat in view.seats]
    owners = ", ".join(f"{mark} {name}" for mark, name in zip(owner_marks(names), names))
    kinds = [KINDS[module] for module in view.modules if module in KINDS]
    kind = "both" if len(kinds) > 1 else (*kinds, "usual")[0]
    lower = ([FLOORS[module] for module in view.modules if module in FLOORS] or ["legend-floors"])[0]
    return [say("legend-tiles", kinds=kind), say(lower, owners=owners), say("legend-places")]


def list_city(view: View) -> list[str]:
    """Return the city as lines to be read aloud, row by row from the north-west."""
    names = [seat.name for seat in view.seats]
    words = {(token.east, token.south): say("city-token", letter=token.letter) for token in view.tokens}
    for building in view.buildings:
        words[building.east, building.south] = building_line(building, names)
    lines = []
    for south in sorted({south for _, south in words}):
        row = [
            f"{steps(east, 'E', 'W')} {words[east, south]}"
            for east in sorted(east for east, other in words if other == south)
        ]
        lines.append(say("city-row", row=steps(south, "S", "N"), places=", ".join(row)))
    return lines


def building_line(building: BuildingView, names: Sequence[str]) -> str:
    """Return a building as in `R7 3 floors Ada site` or `green space Ada`."""
    owned, owner = ("no", "") if building.owner is None else ("yes", names[building.owner])
    if building.tile == GREEN:
        return say("city-green-space", owned=owned, owner=owner)
    return say(
        "city-building",
        tile=building.tile,
        floors=building.height,
        hidden=building.covered.count(None),
        owned=owned,
        owner=owner,
        kind="site" if building.site else "prestige" if is_prestige(building) else "usual",
    )
