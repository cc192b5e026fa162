"""What may still come, for all that the observer knows: cards of the deck and tiles; compiled."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.block import BIT, HALF
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
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.cityscape import row_of
from ginkgopolis.env.places import (
    ALL_CARDS,
    ALL_TILES,
    CARDS_TO_COME_AT,
    DISCARD_AT,
    KNOWN_CARDS_AT,
    PRESTIGE_AT,
    TILES_TO_COME_AT,
)
from ginkgopolis.env.sheet import Bits, Sheet, card_place, tile_place

VALUE_TWO_TILES: Final = tiles_numbered(HIGHEST_BASE + 1, HIGHEST_NEW)


def write_cards_to_come(sheet: Sheet, state: GameState, seat: i64, sealed: i64) -> None:
    """Write the discard pile, the others' cards that the observer knows, and what may be in the deck."""
    cells, seen = state.cells, sheet.seen
    seen.clear()
    for place in range(state.count(DISCARD)):
        card = state.at(DISCARD, place)
        sheet.mark(DISCARD_AT + card_place(card))
        seen.add(card)
    for other in range(state.players):
        seen.add_pile(state, KEPT + other)
        card = cells[CARDS + other]
        if card != NONE and not sealed >> other & 1 and cells[KNOWN_TO + card] >> other & 1:
            seen.add(card)  # it lies open; once it is discarded it may be in the next deck
        if other != seat:
            write_known_cards(sheet, state, seat, other, sealed)
    seen.add_pile(state, HANDS + seat)
    if sealed >> seat & 1:
        seen.add(cells[CARDS + seat])
    seen.add(cells[ASIDE + seat])
    if state.sightings:
        add_sightings(seen, state, seat)
    if sheet.deck_made_of is not state.deck_made_of:
        sheet.deck_made_of = state.deck_made_of
        sheet.set_back(CARDS_TO_COME_AT, CARDS_TO_COME_AT + ALL_CARDS)
    page, first = sheet.page, sheet.base + CARDS_TO_COME_AT
    low, high = seen.low, seen.high
    one: i64
    for one in state.deck_made_of:
        is_seen = high & BIT >> one - HALF if one >= HALF else low & BIT >> one
        page[first + card_place(one)] = 0 if is_seen else 1


def write_known_cards(sheet: Sheet, state: GameState, seat: i64, other: i64, sealed: i64) -> None:
    """Write the cards of another player that went through the observer's hand."""
    cells, first = state.cells, KNOWN_CARDS_AT + row_of(other, seat, state.players) * ALL_CARDS
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
        sheet.seen.add(card)


def add_sightings(seen: Bits, state: GameState, seat: i64) -> None:
    """M5: what was passed to the observer, or by her, since the deck was made is not in it."""
    given_to = (seat + 1) % state.players
    for hands in state.sightings:
        for card in hands[seat]:
            seen.add(card)
        for card in hands[given_to]:
            seen.add(card)


def write_tiles_to_come(sheet: Sheet, state: GameState, seat: i64, sealed: i64) -> None:
    """Write what may be in the supplies, and the value III tiles, which lie open."""
    cells, seen = state.cells, sheet.seen
    look_at_city(sheet, state)
    seen.take(sheet.built)
    for other in range(state.players):
        seen.add_pile(state, KNOWN_TILES + other)
        seen.add_pile(state, HERS_OR_BURIED + other)
        if not sealed >> other & 1 or other == seat:
            seen.add(cells[COMMITTED_TILES + other])
    seen.add_pile(state, TILES + seat)
    seen.add_pile(state, GIVEN + seat)
    seen.add(cells[LOWER_TILES + seat])
    if cells[EXPERTS + seat] == MASTER_ARCHITECT:
        add_buried(seen, state)
    write_supply(sheet, state)
    for colour in range(COLOURS):
        for place in range(state.count(PRESTIGE + colour)):
            sheet.mark(PRESTIGE_AT + tile_place(state.at(PRESTIGE + colour, place)))


def write_supply(sheet: Sheet, state: GameState) -> None:
    """Write which of the tiles that the supplies were made of have not been seen."""
    seen = sheet.seen
    if sheet.supply_made_of is not state.supply_made_of:
        sheet.supply_made_of = state.supply_made_of
        sheet.set_back(TILES_TO_COME_AT, TILES_TO_COME_AT + ALL_TILES)
    page, first = sheet.page, sheet.base + TILES_TO_COME_AT
    low, high = seen.low, seen.high
    tile: i64
    for tile in state.supply_made_of:
        is_seen = high & BIT >> tile - HALF if tile >= HALF else low & BIT >> tile
        page[first + tile_place(tile)] = 0 if is_seen else 1
    if state.count(NEW_SUPPLY):
        for tile in VALUE_TWO_TILES:
            if not seen.has(tile):
                sheet.mark(TILES_TO_COME_AT + tile_place(tile))


def look_at_city(sheet: Sheet, state: GameState) -> None:
    """Find the tiles in the city that all have seen; that is done again when there are more."""
    count = state.buildings + state.count(COVERED) * 128
    if sheet.shown is state and sheet.built_count == count:
        return
    sheet.built_count = count
    built = sheet.built
    built.clear()
    for building in range(state.buildings):
        built.add(state.cells[TOP + building])
        place = state.cells[UNDER + building]
        while place != NONE:
            built.add(state.at(COVERED, place))  # below 0, and so not added, if nobody has seen it
            place = state.at(COVERED, place + 1)


def add_buried(seen: Bits, state: GameState) -> None:
    """M6: the Master Architect knows what she has laid face down."""
    for building in range(state.buildings):
        place = state.cells[UNDER + building]
        while place != NONE:
            tile = state.at(COVERED, place)
            if tile < 0:
                seen.add(~tile)
            place = state.at(COVERED, place + 1)
