"""The city as numbers around the middle of the first square, and what lies farther out; compiled."""

from typing import Final

from mypy_extensions import i16, i64

from ginkgopolis.engine.city import FREE
from ginkgopolis.engine.city import TOKEN as TOKEN_A
from ginkgopolis.engine.frames import second_in
from ginkgopolis.engine.ids import LETTERS, NOBODY, NONE
from ginkgopolis.engine.layout import GROUND, HEIGHT, OWNER, SITE, SPACE, TOKENS, TOP
from ginkgopolis.engine.state import TOKEN, GameState
from ginkgopolis.env.places import BEYOND_AT, BEYOND_COLUMNS, BEYOND_COUNT_AT, MOST_BEYOND, REACH, SIDE
from ginkgopolis.env.sheet import Sheet

# The layers of a space.
COLOUR: Final = 0
NUMBER: Final = 1
FLOORS: Final = 2
OWNED_BY: Final = 3
IS_SITE: Final = 4
LETTER: Final = 5
IS_NEW: Final = 6


def write_city(sheet: Sheet, state: GameState, seat: i64) -> None:
    """Write the spaces within the reach, which all lie on the ground, and list what is beyond."""
    cells = state.cells
    page = sheet.page
    corner = cells[GROUND] + (state.size // 2 - REACH) * (state.size + 1)
    space: i64 = 0
    found: i64 = 0
    for row in range(SIDE):
        first = corner + row * state.size
        for at in range(first, first + SIDE):
            lying = cells[at]
            if lying != FREE:
                found += 1
                place = sheet.begin_space(space)
                if lying > FREE:
                    write_building(sheet, state, seat, lying, place)
                else:
                    page[place + LETTER] = i16(TOKEN_A - lying + 1)
            space += 1
    if state.top_kind() == TOKEN:
        mark_new(sheet, state)
    if found < state.buildings + LETTERS:
        list_beyond(sheet, state, seat)


def write_building(sheet: Sheet, state: GameState, seat: i64, building: i64, place: i64) -> None:
    """Write a building into its space."""
    cells, page = state.cells, sheet.page
    top, owner = cells[TOP + building], cells[OWNER + building]
    page[place + COLOUR] = i16((top >> 5) + 1)
    page[place + NUMBER] = i16(top & 31)
    page[place + FLOORS] = i16(cells[HEIGHT + building])
    page[place + IS_SITE] = i16(cells[SITE + building])
    if owner != NOBODY:
        page[place + OWNED_BY] = i16(row_of(owner, seat, state.players) + 1)


def row_of(other: i64, seat: i64, players: i64) -> i64:
    """Return how many seats to the left of a seat another one sits."""
    return other - seat if other >= seat else other - seat + players


def mark_new(sheet: Sheet, state: GameState) -> None:
    """T: mark the building that the token makes room for, if it is within the reach."""
    space = state.cells[SPACE + second_in(state.top_frame())]
    east, south = state.east_of_middle(space), state.south_of_middle(space)
    if is_near(east, south):
        sheet.page[sheet.begin_space((south + REACH) * SIDE + east + REACH) + IS_NEW] = 1


def is_near(east: i64, south: i64) -> bool:
    """Is a place within the reach?"""
    return -REACH <= east <= REACH and -REACH <= south <= REACH


def list_beyond(sheet: Sheet, state: GameState, seat: i64) -> None:
    """List what lies beyond the reach, as far as there are rows, and count all of it."""
    cells = state.cells
    count: i64 = 0
    for building in range(state.buildings):
        space = cells[SPACE + building]
        if not is_near(state.east_of_middle(space), state.south_of_middle(space)):
            if count < MOST_BEYOND:
                list_building(sheet, state, seat, building, BEYOND_AT + count * BEYOND_COLUMNS)
            count += 1
    for letter in range(LETTERS):
        space = cells[TOKENS + letter]
        if space != NONE and not is_near(state.east_of_middle(space), state.south_of_middle(space)):
            if count < MOST_BEYOND:
                at = BEYOND_AT + count * BEYOND_COLUMNS
                list_place(sheet, state, space, at)
                sheet.put(at + 2 + LETTER, letter + 1)
            count += 1
    sheet.put(BEYOND_COUNT_AT, count)


def list_building(sheet: Sheet, state: GameState, seat: i64, building: i64, at: i64) -> None:
    """List a building."""
    cells = state.cells
    top, owner = cells[TOP + building], cells[OWNER + building]
    list_place(sheet, state, cells[SPACE + building], at)
    sheet.put(at + 2 + COLOUR, (top >> 5) + 1)
    sheet.put(at + 2 + NUMBER, top & 31)
    sheet.put(at + 2 + FLOORS, cells[HEIGHT + building])
    sheet.put(at + 2 + IS_SITE, cells[SITE + building])
    if owner != NOBODY:
        sheet.put(at + 2 + OWNED_BY, row_of(owner, seat, state.players) + 1)


def list_place(sheet: Sheet, state: GameState, space: i64, at: i64) -> None:
    """List where something lies."""
    sheet.put(at, state.east_of_middle(space))
    sheet.put(at + 1, state.south_of_middle(space))
