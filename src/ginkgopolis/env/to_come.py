"""What may still come, for all that the observer knows: cards of the deck and tiles; compiled."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.cards import MASTER_ARCHITECT
from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, NONE, tiles_numbered
from ginkgopolis.engine.layout import (
    ASIDE,
    CARDS,
    COLOURS,
    COMMITTED_TILES,
    COVERED,
    DISCARD,
    EXPERTS,
    GIVEN,
    HANDS,
    HERS_OR_BURIED,
    KEPT,
    KNOWN_TILES,
    KNOWN_TO,
    LOWER_TILES,
    NEW_SUPPLY,
    PRESTIGE,
    TILES,
    TOP,
    UNDER,
)
from ginkgopolis.engine.state import (
    GameState,
)
from ginkgopolis.env.places import (
    ALL_CARDS,
    CARDS_TO_COME_AT,
    DISCARD_AT,
    KNOWN_CARDS_AT,
    PRESTIGE_AT,
    TILES_TO_COME_AT,
)
from ginkgopolis.env.sheet import Sheet, card_place, tile_place

VALUE_TWO_TILES: Final = tiles_numbered(HIGHEST_BASE + 1, HIGHEST_NEW)


def write_cards_to_come(sheet: Sheet, state: GameState, seat: i64, sealed: i64) -> None:
    """Write the discard pile, the others' cards that the observer knows, and what may be in the deck."""
    cells = state.cells
    mark_all(sheet, CARDS_TO_COME_AT, state.deck_made_of, True)
    for place in range(state.count(DISCARD)):
        at = card_place(state.at(DISCARD, place))
        sheet.mark(DISCARD_AT + at)
        sheet.strike(CARDS_TO_COME_AT + at)
    for other in range(state.players):
        strike_cards(sheet, state, KEPT + other)
        card = cells[CARDS + other]
        if card != NONE and not sealed >> other & 1 and cells[KNOWN_TO + card] >> other & 1:
            sheet.strike(CARDS_TO_COME_AT + card_place(card))
        if other != seat:
            row = other - seat if other > seat else other - seat + state.players
            write_known_cards(sheet, state, seat, other, row, sealed)
    strike_cards(sheet, state, HANDS + seat)
    if sealed >> seat & 1:
        sheet.strike(CARDS_TO_COME_AT + card_place(cells[CARDS + seat]))
    if cells[ASIDE + seat] != NONE:
        sheet.strike(CARDS_TO_COME_AT + card_place(cells[ASIDE + seat]))
    if state.sightings:
        strike_sightings(sheet, state, seat)


def mark_all(sheet: Sheet, first: i64, things: list[int], are_cards: bool) -> None:
    """Mark cards, or tiles: dozens, so that the sheet is not asked for each of them."""
    page, base, places, count = sheet.page, sheet.base, sheet.places, sheet.count
    for thing in things:
        number: i64 = thing
        place = first + (card_place(number) if are_cards else tile_place(number))
        page[base + place] = 1
        places[count] = place
        count += 1
    sheet.count = count


def strike_cards(sheet: Sheet, state: GameState, pile: i64) -> None:
    """The cards of a pile are not in the deck."""
    for place in range(state.count(pile)):
        sheet.strike(CARDS_TO_COME_AT + card_place(state.at(pile, place)))


def write_known_cards(sheet: Sheet, state: GameState, seat: i64, other: i64, row: i64, sealed: i64) -> None:
    """Write the cards of another player that went through the observer's hand."""
    cells, first = state.cells, KNOWN_CARDS_AT + row * ALL_CARDS
    for place in range(state.count(HANDS + other)):
        write_if_known(sheet, state, seat, state.at(HANDS + other, place), first)
    if sealed >> other & 1:
        write_if_known(sheet, state, seat, cells[CARDS + other], first)
    if cells[ASIDE + other] != NONE:
        write_if_known(sheet, state, seat, cells[ASIDE + other], first)


def write_if_known(sheet: Sheet, state: GameState, seat: i64, card: i64, first: i64) -> None:
    """Write a card if the observer knows where it is."""
    if state.cells[KNOWN_TO + card] >> seat & 1:
        sheet.mark(first + card_place(card))
        sheet.strike(CARDS_TO_COME_AT + card_place(card))


def strike_sightings(sheet: Sheet, state: GameState, seat: i64) -> None:
    """M5: what was passed to the observer, or by her, since the deck was made is not in it."""
    given_to = (seat + 1) % state.players
    for hands in state.sightings:
        for card in hands[seat]:
            sheet.strike(CARDS_TO_COME_AT + card_place(card))
        for card in hands[given_to]:
            sheet.strike(CARDS_TO_COME_AT + card_place(card))


def write_tiles_to_come(sheet: Sheet, state: GameState, seat: i64, sealed: i64) -> None:
    """Write what may be in the supplies, and the value III tiles, which lie open."""
    cells = state.cells
    mark_all(sheet, TILES_TO_COME_AT, state.supply_made_of, False)
    if state.count(NEW_SUPPLY):
        mark_all(sheet, TILES_TO_COME_AT, VALUE_TWO_TILES, False)
    for other in range(state.players):
        strike_tiles(sheet, state, KNOWN_TILES + other)
        strike_tiles(sheet, state, HERS_OR_BURIED + other)
        if not sealed >> other & 1 or other == seat:
            strike_tile(sheet, cells[COMMITTED_TILES + other])
    strike_tiles(sheet, state, TILES + seat)
    strike_tiles(sheet, state, GIVEN + seat)
    strike_tile(sheet, cells[LOWER_TILES + seat])
    is_architect = cells[EXPERTS + seat] == MASTER_ARCHITECT
    for building in range(state.buildings):
        strike_tile(sheet, cells[TOP + building])
        if cells[UNDER + building] != NONE:
            strike_floors(sheet, state, building, is_architect)
    for colour in range(COLOURS):
        for place in range(state.count(PRESTIGE + colour)):
            sheet.mark(PRESTIGE_AT + tile_place(state.at(PRESTIGE + colour, place)))


def strike_tiles(sheet: Sheet, state: GameState, pile: i64) -> None:
    """The tiles of a pile are in no supply."""
    for place in range(state.count(pile)):
        sheet.strike(TILES_TO_COME_AT + tile_place(state.at(pile, place)))


def strike_tile(sheet: Sheet, tile: i64) -> None:
    """A tile, if it is one, is in no supply."""
    if tile != NONE:
        sheet.strike(TILES_TO_COME_AT + tile_place(tile))


def strike_floors(sheet: Sheet, state: GameState, building: i64, is_architect: bool) -> None:
    """Covered tiles are in no supply; those laid face down (M6) only their builder knows."""
    place = state.cells[UNDER + building]
    while place != NONE:
        tile = state.at(COVERED, place)
        if tile < 0 and is_architect:
            tile = ~tile
        if tile >= 0:
            strike_tile(sheet, tile)
        place = state.at(COVERED, place + 1)
