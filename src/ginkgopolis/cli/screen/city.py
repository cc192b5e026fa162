"""The city in a window: drawn as large as it fits, and scrolled where it does not.

A building is a block of two lines, as in `draw/city.py`; where there is too little room, of one line with its
tile, its height and the first letter that tells its owner: `R12*3A`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from ginkgopolis.cli.screen.stage import Stage
from ginkgopolis.cli.screen.text import Line, fill, fit, width_of
from ginkgopolis.draw.city import ROLES, Place, building_texts, mark_of, owner_marks, steps
from ginkgopolis.view import BuildingView, View

LABEL: Final = 3  # letters before the first column
HINTS: Final = (("‹", "›"), ("▴", "▾"))  # where there is more of the city
NO_HINT: Final = " "


@dataclass(frozen=True)
class Grain:
    """How large buildings are drawn: letters and lines of each, and what is left free beside and below it."""

    letters: int
    lines: int
    beside: int
    below: int

    @property
    def across(self) -> int:
        """The letters from one column to the next."""
        return self.letters + self.beside


ROOMY: Final = Grain(letters=7, lines=2, beside=1, below=1)
USUAL: Final = Grain(letters=4, lines=2, beside=1, below=0)
USUAL_WITHOUT_COLOUR: Final = Grain(letters=6, lines=2, beside=0, below=0)
SMALL: Final = Grain(letters=6, lines=1, beside=0, below=0)
SMALL_WITHOUT_COLOUR: Final = Grain(letters=8, lines=1, beside=0, below=0)
GRAINS: Final = {
    True: (ROOMY, USUAL, SMALL),
    False: (ROOMY, USUAL_WITHOUT_COLOUR, SMALL_WITHOUT_COLOUR),
}


class Cell(NamedTuple):
    """What lies on a space."""

    upper: str
    lower: str
    short: str
    style: str
    colour: str = ""
    """Of a building, which is drawn as a block; tokens have none."""

    @property
    def block(self) -> bool:
        """Is it a building?"""
        return bool(self.colour)


def draw_city_window(stage: Stage, width: int, height: int) -> list[Line]:
    """Draw the city, or as much of it as there is room for."""
    assert stage.scene is not None
    cells = cells_of(stage)
    columns = span([east for east, _ in cells])
    rows = span([south for _, south in cells])
    grain = choose_grain(cells, columns, rows, stage.colour, width, height)
    heights = [row_height(cells, south, grain) for south in rows]
    focus = focus_of(stage) or ((columns.start + columns.stop) // 2, (rows.start + rows.stop) // 2)
    look = stage.lookout
    widths = [grain.across] * len(columns)
    shown, look.east = shown_part(widths, width - LABEL, focus[0] - columns.start, look.east)
    down, look.south = shown_part(heights, height - 1, focus[1] - rows.start, look.south)
    lines = draw_part(
        cells, columns[shown.start : shown.stop], rows[down.start : down.stop], grain, stage.colour
    )
    lines[0][0] = ("class:label", hints(shown, len(columns), down, len(rows)))
    return in_the_middle(lines, width, height)


def span(numbers: list[int]) -> range:
    """Return all whole numbers from the lowest to the highest."""
    return range(min(numbers), max(numbers) + 1)


def choose_grain(
    cells: Mapping[Place, Cell], columns: range, rows: range, colour: bool, width: int, height: int
) -> Grain:
    """Return the largest way of drawing that fits, or the smallest of all."""
    for grain in GRAINS[colour]:
        wide = LABEL + grain.across * len(columns)
        high = 1 + sum(row_height(cells, south, grain) for south in rows)
        if wide <= width and high <= height:
            return grain
    return GRAINS[colour][-1]


def row_height(cells: Mapping[Place, Cell], south: int, grain: Grain) -> int:
    """Return the lines of a row; where only tokens lie one will do."""
    has_buildings = any(cell.block for (_, other), cell in cells.items() if other == south)
    return grain.lines + grain.below if has_buildings else 1


def shown_part(sizes: Sequence[int], room: int, focus: int, shift: int) -> tuple[range, int]:
    """Return which rows (or columns) are shown, those around one of them, and how far they are shifted."""
    starts = [at for at in range(len(sizes)) if sum(sizes[at:]) <= room] or [len(sizes) - 1]
    begin = min(focus, starts[0])
    while begin > 0 and sum(sizes[begin - 1 : focus]) <= room // 2:
        begin -= 1
    first = max(0, min(begin + shift, starts[0]))
    end = first
    while end < len(sizes) and sum(sizes[first : end + 1]) <= room:
        end += 1
    return range(first, end), first - begin


def hints(shown: range, columns: int, down: range, rows: int) -> str:
    """Tell on which sides there is more of the city."""
    west, east = HINTS[0][0] if shown.start else NO_HINT, HINTS[0][1] if shown.stop < columns else NO_HINT
    north, south = HINTS[1][0] if down.start else NO_HINT, HINTS[1][1] if down.stop < rows else NO_HINT
    north = "↕" if NO_HINT not in (north, south) else north if south == NO_HINT else south
    return west + north + east


def draw_part(
    cells: Mapping[Place, Cell], columns: range, rows: range, grain: Grain, colour: bool
) -> list[Line]:
    """Draw some of the city with the names of columns and rows."""
    names = "".join(steps(east, "E", "W").center(grain.letters) + " " * grain.beside for east in columns)
    lines: list[Line] = [[("", " " * LABEL), ("class:label", names)]]
    for south in rows:
        row = [cells.get((east, south)) for east in columns]
        for at in range(row_height(cells, south, grain)):
            label = steps(south, "S", "N") if at == 0 else ""
            lines.append([("class:label", label.ljust(LABEL))])
            for east, cell in zip(columns, row):
                style, text = cell_line(cell, at, grain, colour)
                if cell and not grain.beside and (east + south) % 2:
                    style += f" class:{cell.colour}-too"  # so that neighbours of a colour can be told apart
                lines[-1] += [(style, text), ("", " " * grain.beside)]
    return lines


def cell_line(cell: Cell | None, at: int, grain: Grain, colour: bool) -> tuple[str, str]:
    """Return a line of what lies on a space."""
    if cell is None or at >= grain.lines or (at and not cell.block):
        return "", " " * grain.letters
    if not cell.block:
        return cell.style, cell.upper.center(grain.letters)
    text = cell.short if grain.lines == 1 else cell.lower if at else cell.upper
    if not colour:
        return cell.style, f"[{text:<{grain.letters - 2}}]"
    lead = " " if grain is ROOMY else ""
    return cell.style, f"{lead + text:<{grain.letters}}"


def in_the_middle(lines: list[Line], width: int, height: int) -> list[Line]:
    """Put a drawing into the middle of its window."""
    left = (width - max(map(width_of, lines))) // 2
    above = (height - len(lines)) // 2
    indented: list[Line] = [[("", " " * max(0, left)), *line] for line in lines]
    return fill([[]] * max(0, above) + [fit(line, width) for line in indented], width, height)


# What lies where


def cells_of(stage: Stage) -> dict[Place, Cell]:
    """Return what there is to draw, space by space."""
    assert stage.scene is not None
    view, lit = stage.scene.view, lit_things(stage)
    cells: dict[Place, Cell] = {}
    for token in view.tokens:
        style = "class:lit" if token.letter in lit else "class:token"
        cells[token.east, token.south] = loose(f"({token.letter})", style)
    cells |= places_of(stage)
    numbers = {place: at for at, one in enumerate(stage.scene.districts, 1) for place in one.places}
    marks = owner_marks([seat.name for seat in view.seats])
    for place, building in enumerate(view.buildings):
        cell = building_cell(building, marks, view)
        if stage.districts:
            number = f"#{numbers[place]}" if place in numbers else ""
            cell = cell._replace(lower=number, short=f"{building.tile:<3} {number}")
        if building.tile in lit:
            cell = cell._replace(style=f"{cell.style} class:lit")
        cells[building.east, building.south] = cell
    return cells


def loose(text: str, style: str) -> Cell:
    """Return something that is no building."""
    return Cell(text, "", text, style)


def building_cell(building: BuildingView, marks: Sequence[str], view: View) -> Cell:
    """Return a building; those of the viewer stand out."""
    upper, lower = building_texts(building, marks)
    owner = building.owner
    short = f"{building.tile:<3}{mark_of(building) or ' '}{lower[:1].strip():<1}"
    if owner is not None:
        short += marks[owner][-1] if marks[owner].startswith("#") else letter_of(owner, marks)
    colour = ROLES.get(building.tile[0], "other")
    mine = " class:own" if owner is not None and owner == view.seat else ""
    return Cell(upper, lower, short, f"class:{colour}{mine}", colour)


def letter_of(seat: int, marks: Sequence[str]) -> str:
    """Return a letter for a player: the first one, or the second one where that tells more."""
    same = [mark for mark in marks if mark[0] == marks[seat][0]]
    return marks[seat][0] if len(same) == 1 else marks[seat][1]


def lit_things(stage: Stage) -> set[str]:
    """Return the cards whose buildings and tokens stand out: the one picked, or the whole hand."""
    picks = stage.picks
    if picks is None:
        return set()
    hand = set(picks.own.hand) if stage.reachable else set()
    return hand | {card for card in (picks.card, picks.prompt.card) if card}


def places_of(stage: Stage) -> dict[Place, Cell]:
    """Return the spaces that may be chosen, numbered; those where others make room only when marked."""
    if stage.picks is None:
        return {}
    cells = {}
    for number, option in enumerate(stage.picks.options):
        marked = number == stage.picks.at
        if option.place and (marked or not option.tokens):
            place = option.place.east, option.place.south
            style = "class:marked" if marked else "class:option"
            if marked or place not in cells:
                cells[place] = loose(f"{number + 1}?", style)
    return cells


def focus_of(stage: Stage) -> Place | None:
    """Return the space to look at: where a marked option is, or the building of the card that is picked."""
    picks, lit = stage.picks, lit_things(stage)
    if picks is None or stage.scene is None:
        return None
    if picks.options and (place := picks.options[picks.at].place):
        return place.east, place.south
    view = stage.scene.view
    found = [(one.east, one.south) for one in view.buildings if one.tile in lit and not stage.reachable]
    found += [(one.east, one.south) for one in view.tokens if one.letter in lit and not stage.reachable]
    return found[0] if found else None
