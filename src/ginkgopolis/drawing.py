"""The city as text: every building a block of two lines, legible without colour.

    .     1W    0    1E    2E
    2N   (A)   (B)   (C)
    1N  [R1  ][B8* ][Y2  ] (D)
        [1   ][2 Ad][1   ]

The upper line of a block is the top tile, with `*` for a construction site; the lower one is height and
owner. Columns and rows are named as in moves: `>2E1N` is where D lies here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ginkgopolis.view import BuildingView, View

CELL: Final = 6  # characters from one column to the next
LABEL: Final = 4  # characters before the first column
ROLES: Final = {"R": "red", "B": "blue", "Y": "yellow"}

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Span:
    """Some text, and what it shows: red, blue, yellow, token, option, label or nothing special."""

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
    upper = building.tile + ("*" if building.site else "")
    lower = str(building.height).ljust(2) + ("" if building.owner is None else marks[building.owner])
    return Span(f"[{upper:<4}]", role), Span(f"[{lower:<4}]", role)


def token_cell(letter: str) -> Cell:
    """Draw an urbanization token."""
    return Span(f"({letter})".center(CELL), "token"), NOTHING


def option_cell(text: str) -> Cell:
    """Draw a space that may be chosen."""
    return Span(f"{text}?".center(CELL), "option"), NOTHING


def legend(names: Sequence[str]) -> list[str]:
    """Explain the drawing."""
    owners = ", ".join(f"{mark} {name}" for mark, name in zip(owner_marks(names), names))
    return [
        "Upper line: the top tile, R red, B blue or Y yellow; * is a construction site.",
        f"Lower line: floors and owner ({owners}).",
        "(A) to (L): urbanization tokens. Columns and rows count from the middle.",
    ]


def list_city(view: View) -> list[str]:
    """Return the city as lines to be read aloud, row by row from the north-west."""
    names = [seat.name for seat in view.seats]
    words = {(token.east, token.south): f"token {token.letter}" for token in view.tokens}
    for building in view.buildings:
        words[building.east, building.south] = building_line(building, names)
    lines = []
    for south in sorted({south for _, south in words}):
        row = [
            f"{steps(east, 'E', 'W')} {words[east, south]}"
            for east in sorted(east for east, other in words if other == south)
        ]
        lines.append(f"Row {steps(south, 'S', 'N')}: {', '.join(row)}.")
    return lines


def building_line(building: BuildingView, names: Sequence[str]) -> str:
    """Return a building as in `R7 3 floors Ada site`."""
    floors = f"{building.height} floor" + ("" if building.height == 1 else "s")
    owner = "" if building.owner is None else f" {names[building.owner]}"
    return f"{building.tile} {floors}{owner}{' site' if building.site else ''}"
