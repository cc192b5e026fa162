"""The city as numbers around the middle of the first square, and what lies farther out; compiled.

Most of it is as it was when it was last written: only what has changed is written again.
"""

from typing import Final

from mypy_extensions import i16, i64

from ginkgopolis.engine.frames import second_in
from ginkgopolis.engine.ids import LETTERS, NOBODY, NONE
from ginkgopolis.engine.layout import HEIGHT, OWNER, SITE, SPACE, TOKENS, TOP
from ginkgopolis.engine.state import TOKEN, GameState
from ginkgopolis.env.places import (
    BEYOND_AT,
    BEYOND_COLUMNS,
    BEYOND_COUNT_AT,
    CITY_AT,
    LAYERS,
    MOST_BEYOND,
    REACH,
    SIDE,
)
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
    """Write the spaces within the reach, and list what is beyond."""
    if sheet.shown is not state:
        sheet.wipe(state)
    cells, looks = state.cells, sheet.looks
    for building in range(state.buildings):
        owner = cells[OWNER + building]
        row: i64 = 0 if owner == NOBODY else row_of(owner, seat, state.players) + 1
        look = (
            cells[TOP + building] | cells[HEIGHT + building] << 8 | cells[SITE + building] << 16 | row << 20
        )
        if looks[building] != look:
            write_building(sheet, state, building, row)
            looks[building] = look
    write_tokens(sheet, state)
    if state.top_kind() == TOKEN:
        spot = sheet.spots[second_in(state.top_frame())]
        if spot != NONE:
            sheet.mark(spot + IS_NEW)
    if sheet.has_beyond:
        list_beyond(sheet, state, seat)


def row_of(other: i64, seat: i64, players: i64) -> i64:
    """Return how many seats to the left of a seat another one sits."""
    return other - seat if other >= seat else other - seat + players


def write_building(sheet: Sheet, state: GameState, building: i64, owner: i64) -> None:
    """Write a building into its space, if that is within the reach; buildings never leave it."""
    cells, page = state.cells, sheet.page
    if not sheet.looks[building]:
        sheet.spots[building] = spot_of(sheet, state, cells[SPACE + building])
    spot = sheet.spots[building]
    if spot == NONE:
        return
    at = sheet.base + spot
    top = cells[TOP + building]
    page[at + COLOUR] = i16((top >> 5) + 1)
    page[at + NUMBER] = i16(top & 31)
    page[at + FLOORS] = i16(cells[HEIGHT + building])
    page[at + OWNED_BY] = i16(owner)
    page[at + IS_SITE] = i16(cells[SITE + building])


def write_tokens(sheet: Sheet, state: GameState) -> None:
    """Take away the tokens that have moved, then lay them where they are now."""
    cells = state.cells
    is_renumbered = sheet.size != state.size
    sheet.size = state.size
    moved: i64 = 0
    for letter in range(LETTERS):
        if is_renumbered or sheet.token_spaces[letter] != cells[TOKENS + letter]:
            moved |= 1 << letter
            spot = sheet.token_spots[letter]
            if spot != NONE:
                sheet.page[sheet.base + spot + LETTER] = 0
    if not moved:
        return
    for letter in range(LETTERS):
        if moved >> letter & 1:
            lay_token(sheet, state, letter)


def lay_token(sheet: Sheet, state: GameState, letter: i64) -> None:
    """Write a token into its space, if it lies within the reach."""
    space = state.cells[TOKENS + letter]
    spot: i64 = NONE
    if space != NONE:
        spot = spot_of(sheet, state, space)
    sheet.token_spaces[letter] = space
    sheet.token_spots[letter] = spot
    if spot != NONE:
        sheet.page[sheet.base + spot + LETTER] = i16(letter + 1)


def spot_of(sheet: Sheet, state: GameState, space: i64) -> i64:
    """Return where a space begins, or NONE if it is beyond the reach."""
    east, south = state.east_of_middle(space), state.south_of_middle(space)
    if is_near(east, south):
        return CITY_AT + ((south + REACH) * SIDE + east + REACH) * LAYERS
    sheet.has_beyond = True
    return NONE


def is_near(east: i64, south: i64) -> bool:
    """Is a place within the reach?"""
    return -REACH <= east <= REACH and -REACH <= south <= REACH


def list_beyond(sheet: Sheet, state: GameState, seat: i64) -> None:
    """List what lies beyond the reach, as far as there are rows, and count all of it."""
    count: i64 = 0
    for building in range(state.buildings):
        if sheet.spots[building] == NONE:
            if count < MOST_BEYOND:
                list_building(sheet, state, seat, building, BEYOND_AT + count * BEYOND_COLUMNS)
            count += 1
    for letter in range(LETTERS):
        space = state.cells[TOKENS + letter]
        if space != NONE and sheet.token_spots[letter] == NONE:
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
