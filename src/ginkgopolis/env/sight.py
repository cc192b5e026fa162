"""What a seat may know, written as numbers (`places` says where); compiled with the engine.

It is the view of the seat (`ginkgopolis.view`) in another form, assembled in the same way: from what the
seat may know. The tests compare the two, and redeal all that is hidden.
"""

from typing import Final

from mypy_extensions import i16, i64

from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.choose import is_sealed
from ginkgopolis.engine.frames import first_in, seat_in, second_in
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import (
    ACTIONS_AND_ITEMS,
    ASIDE,
    ASKING,
    BONUSES,
    CARDS,
    COMMITTED_EVENTS,
    COMMITTED_TILES,
    DECK,
    EVENTS_SEEN,
    EXPERTS,
    GIVEN,
    HANDS,
    KEPT,
    KEPT_CHARACTERS,
    KNOWN_TILES,
    LOWER_TILES,
    NEW_HANDS,
    NEW_SUPPLY,
    OWN_EVENTS,
    PACKS,
    POINTS,
    RESOURCES,
    SPACE,
    STOCK,
    SUPPLY,
    TILES,
    TOOK_GREEN,
)
from ginkgopolis.engine.state import (
    DRAFT,
    FIRST_OF_ONE,
    PURCHASE,
    QUALITY,
    SPLIT,
    TOKEN,
    GameState,
)
from ginkgopolis.env.cityscape import row_of, write_city
from ginkgopolis.env.places import (
    ADDING_AT,
    ALL_CARDS,
    ALL_CHARACTERS,
    ALL_EXPERTS,
    ALL_TILES,
    AMOUNT_AT,
    ASIDE_AT,
    ASKED_AT,
    BONUSES_COLUMN,
    CARD_COLUMN,
    CHARACTERS_AT,
    DECK_AT,
    DRAFTED_AT,
    EVENT_COLUMN,
    EVENT_COUNT_COLUMN,
    EVENT_KINDS,
    EVENTS_AT,
    EXHAUSTED_AT,
    EXPERTS_AT,
    FIRST_PLAYER_AT,
    GIVEN_AT,
    GREEN_SPACES_AT,
    HAND_AT,
    HAND_COUNT_COLUMN,
    IS_HAL_COLUMN,
    KEPT_AT,
    KNOWN_EVENTS_AT,
    KNOWN_TILES_AT,
    LAST_ROUND_AT,
    LOWER_TILE_AT,
    NEW_EAST_AT,
    NEW_HANDS_COLUMN,
    NEW_SOUTH_AT,
    OPTIONS_AT,
    OVER_AT,
    OWES_COLUMN,
    PACK_AT,
    POINTS_COLUMN,
    PRESENT_COLUMN,
    QUESTION_AT,
    QUESTIONS,
    RESOURCES_COLUMN,
    ROUND_AT,
    SEALED_CARD_AT,
    SEALED_EVENT_AT,
    SEALED_TILE_AT,
    SEAT_NUMBERS,
    SEATS_AT,
    STOCK_COLUMN,
    SUPPLY_AT,
    TILE_COLUMN,
    TILE_COUNT_COLUMN,
    TILES_AT,
    TOKEN_AT,
    TOOK_GREEN_COLUMN,
    VALUE_TWO_AT,
)
from ginkgopolis.env.sheet import Sheet, card_place, tile_place
from ginkgopolis.env.to_come import write_cards_to_come, write_tiles_to_come

HIDDEN: Final = -1  # what closed screens hide


class Setting:
    """What holds for all games of some options."""

    def __init__(self, options: list[int], closed_screens: bool, adding: list[int]) -> None:
        self.options = options  # the numbers of the field
        self.closed_screens = closed_screens
        self.adding = adding  # for each module that adds to a card its place among all


def write_observation(sheet: Sheet, state: GameState, seat: i64, setting: Setting) -> None:
    """Write what a seat may know now in place of what the sheet says."""
    sheet.clear()
    sealed: i64 = 0
    for other in range(state.players):
        if is_sealed(state, other):
            sealed |= 1 << other
    asked = askers(state)
    write_table(sheet, state, seat, asked)
    write_setting(sheet, state, seat, setting)
    for other in range(state.players):
        row = row_of(other, seat, state.players)
        is_closed = setting.closed_screens and other != seat
        at = sheet.base + SEATS_AT + row * SEAT_NUMBERS
        sheet.page[at + OWES_COLUMN] = i16(asked >> other & 1)
        write_numbers(sheet, state, other, at, is_closed)
        write_public(sheet, state, other, row, sealed)
    write_own(sheet, state, seat, sealed >> seat & 1 > 0)
    write_city(sheet, state, seat)
    write_cards_to_come(sheet, state, seat, sealed)
    write_tiles_to_come(sheet, state, seat, sealed)


def askers(state: GameState) -> i64:
    """Return a bit mask of the seats that owe a decision."""
    kind = state.top_kind()
    if kind == NONE:
        return 0
    return 1 << seat_in(state.top_frame()) if kind >= FIRST_OF_ONE else state.owing


def write_table(sheet: Sheet, state: GameState, seat: i64, asked: i64) -> None:
    """Write what lies in the middle, and what is asked."""
    page, base = sheet.page, sheet.base
    page[base + ROUND_AT] = i16(state.round)
    page[base + LAST_ROUND_AT] = 1 if state.last_round else 0
    page[base + OVER_AT] = 1 if state.over else 0
    page[base + EXHAUSTED_AT] = i16(state.exhausted)
    page[base + DECK_AT] = i16(state.count(DECK))
    page[base + SUPPLY_AT] = i16(state.count(SUPPLY))
    page[base + VALUE_TWO_AT] = i16(state.count(NEW_SUPPLY))
    page[base + GREEN_SPACES_AT] = i16(state.green_spaces)
    page[base + FIRST_PLAYER_AT] = i16(row_of(state.first_player, seat, state.players))
    page[base + ASKED_AT] = i16(asked >> seat & 1)
    kind = state.top_kind()
    if kind == NONE:
        return
    at = kind if kind < FIRST_OF_ONE else kind - FIRST_OF_ONE + 4
    if at < QUESTIONS:
        sheet.mark(QUESTION_AT + at)
    if kind >= FIRST_OF_ONE:
        write_question(sheet, state, seat, kind)


def write_question(sheet: Sheet, state: GameState, seat: i64, kind: i64) -> None:
    """Write what a question to one seat is about; what the Banker lacks only she may know."""
    frame = state.top_frame()
    if kind == TOKEN:
        space = state.cells[SPACE + second_in(frame)]
        sheet.put(TOKEN_AT, first_in(frame) + 1)
        sheet.put(NEW_EAST_AT, state.east_of_middle(space))
        sheet.put(NEW_SOUTH_AT, state.south_of_middle(space))
    elif kind in (SPLIT, QUALITY) or (kind == PURCHASE and seat_in(frame) == seat):
        sheet.put(AMOUNT_AT, first_in(frame))


def write_setting(sheet: Sheet, state: GameState, seat: i64, setting: Setting) -> None:
    """Write which module asks what goes with the card, and once the options."""
    if not sheet.has_options:
        sheet.has_options = True
        at = sheet.base + OPTIONS_AT
        for number in setting.options:
            sheet.page[at] = i16(number)
            at += 1
    asking = state.cells[ASKING + seat]
    if asking != NONE:
        sheet.mark(ADDING_AT + setting.adding[asking])


def write_numbers(sheet: Sheet, state: GameState, seat: i64, at: i64, is_closed: bool) -> None:
    """Write how much of everything a player has, into the row that begins at a place of the page."""
    cells, page = state.cells, sheet.page
    page[at + PRESENT_COLUMN] = 1
    if is_closed:
        page[at + RESOURCES_COLUMN] = HIDDEN
        page[at + POINTS_COLUMN] = HIDDEN
        page[at + TILE_COUNT_COLUMN] = HIDDEN
    else:
        tiles = state.count(TILES + seat) + state.count(GIVEN + seat)
        if cells[COMMITTED_TILES + seat] != NONE:
            tiles += 1
        if cells[LOWER_TILES + seat] != NONE:
            tiles += 1
        page[at + RESOURCES_COLUMN] = i16(cells[RESOURCES + seat])
        page[at + POINTS_COLUMN] = i16(cells[POINTS + seat])
        page[at + TILE_COUNT_COLUMN] = i16(tiles)
    page[at + STOCK_COLUMN] = i16(cells[STOCK + seat])
    page[at + NEW_HANDS_COLUMN] = i16(cells[NEW_HANDS + seat])
    page[at + TOOK_GREEN_COLUMN] = i16(cells[TOOK_GREEN + seat])
    page[at + IS_HAL_COLUMN] = 1 if state.hal and seat == HAL_SEAT else 0
    first = BONUSES + seat * ACTIONS_AND_ITEMS
    for bonus in range(ACTIONS_AND_ITEMS):
        page[at + BONUSES_COLUMN + bonus] = i16(cells[first + bonus])


def write_public(sheet: Sheet, state: GameState, seat: i64, row: i64, sealed: i64) -> None:
    """Write what lies in front of a player, what was revealed, and what is known to be behind the screen."""
    cells, at = state.cells, SEATS_AT + row * SEAT_NUMBERS
    is_hidden = sealed >> seat & 1
    held = state.count(HANDS + seat) + is_hidden
    if cells[ASIDE + seat] != NONE:
        held += 1
    sheet.put(at + HAND_COUNT_COLUMN, held)
    if not is_hidden:
        if cells[CARDS + seat] != NONE:
            sheet.put(at + CARD_COLUMN, card_place(cells[CARDS + seat]) + 1)
        if cells[COMMITTED_TILES + seat] != NONE:
            sheet.put(at + TILE_COLUMN, tile_place(cells[COMMITTED_TILES + seat]) + 1)
        sheet.put(at + EVENT_COLUMN, cells[COMMITTED_EVENTS + seat] + 1)
    if state.top_kind() != DRAFT:
        for place in range(state.count(KEPT_CHARACTERS + seat)):
            character = state.at(KEPT_CHARACTERS + seat, place)
            sheet.mark(CHARACTERS_AT + row * ALL_CHARACTERS + character - 1)
    if cells[EXPERTS + seat] != NONE:
        sheet.mark(EXPERTS_AT + row * ALL_EXPERTS + cells[EXPERTS + seat])
    mark_cards(sheet, state, KEPT + seat, KEPT_AT + row * ALL_CARDS)
    count_tiles(sheet, state, KNOWN_TILES + seat, KNOWN_TILES_AT + row * ALL_TILES)
    write_events(sheet, state, seat, row, is_hidden > 0)


def write_events(sheet: Sheet, state: GameState, seat: i64, row: i64, is_hidden: bool) -> None:
    """M4: write how many events a player holds, and which of them all have seen."""
    held = state.count(OWN_EVENTS + seat)
    at, seen = KNOWN_EVENTS_AT + row * EVENT_KINDS, state.cells[EVENTS_SEEN + seat]
    for place in range(held):
        event = state.at(OWN_EVENTS + seat, place)
        sheet.put(at + event, seen >> event & 1)
    committed = state.cells[COMMITTED_EVENTS + seat]
    if is_hidden and committed != NONE:
        sheet.put(at + committed, seen >> committed & 1)
        held += 1
    sheet.put(SEATS_AT + row * SEAT_NUMBERS + EVENT_COUNT_COLUMN, held)


def mark_cards(sheet: Sheet, state: GameState, pile: i64, first: i64) -> None:
    """Mark the cards of a pile."""
    for place in range(state.count(pile)):
        sheet.mark(first + card_place(state.at(pile, place)))


def count_tiles(sheet: Sheet, state: GameState, pile: i64, first: i64) -> None:
    """Count the tiles of a pile; green spaces are all alike."""
    for place in range(state.count(pile)):
        sheet.add(first + tile_place(state.at(pile, place)))


def write_own(sheet: Sheet, state: GameState, seat: i64, is_hidden: bool) -> None:
    """Write what only the observer sees."""
    cells = state.cells
    mark_cards(sheet, state, HANDS + seat, HAND_AT)
    count_tiles(sheet, state, TILES + seat, TILES_AT)
    count_tiles(sheet, state, GIVEN + seat, GIVEN_AT)
    for place in range(state.count(OWN_EVENTS + seat)):
        sheet.mark(EVENTS_AT + state.at(OWN_EVENTS + seat, place))
    if cells[LOWER_TILES + seat] != NONE:
        sheet.mark(LOWER_TILE_AT + tile_place(cells[LOWER_TILES + seat]))
    if cells[ASIDE + seat] != NONE:
        sheet.mark(ASIDE_AT + card_place(cells[ASIDE + seat]))
    if is_hidden:
        sheet.mark(SEALED_CARD_AT + card_place(cells[CARDS + seat]))
        if cells[COMMITTED_TILES + seat] != NONE:
            sheet.mark(SEALED_TILE_AT + tile_place(cells[COMMITTED_TILES + seat]))
        if cells[COMMITTED_EVENTS + seat] != NONE:
            sheet.mark(SEALED_EVENT_AT + cells[COMMITTED_EVENTS + seat])
    if state.top_kind() == DRAFT:
        mark_draft(sheet, state, PACKS + seat, PACK_AT)
        mark_draft(sheet, state, KEPT_CHARACTERS + seat, DRAFTED_AT)


def mark_draft(sheet: Sheet, state: GameState, pile: i64, first: i64) -> None:
    """S5: mark the cards of a draft; NONE is there for an expert whom somebody could not take."""
    for place in range(state.count(pile)):
        card = state.at(pile, place)
        if card != NONE:
            sheet.mark(first + (card - 1 if card < FIRST_EXPERT else card - FIRST_EXPERT + ALL_CHARACTERS))
