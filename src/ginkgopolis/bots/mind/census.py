"""Counting the terms of the evaluation, for all seats at once."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insights import insights_of
from ginkgopolis.bots.mind.terms import (
    ALONE,
    BUILDS,
    CARD_POINTS,
    CHALLENGE,
    COLOUR_CARDS,
    EXPERT_POINTS,
    FEW_RESOURCES,
    FEW_TILES,
    FIRST_BONUS,
    FIRST_RESOURCE,
    FIRST_TILE,
    HEIGHT_CARDS,
    HIGH_NUMBERS,
    NARROW_MAJORITY,
    NO_STOCK,
    OUTVOTED,
    PASSED_ENDGAME,
    PASSED_HEIGHT,
    PASSED_LETTER,
    PASSED_PERMANENT,
    POINTS,
    RESOURCES,
    SAFE_MAJORITY,
    SECOND_PLACE,
    SHELTERED,
    TABLEAU_CARDS,
    TERMS,
    TIED_MAJORITY,
    TILE_NUMBERS,
    TILES,
    TOWERS,
    UNDER_CONSTRUCTION,
)
from ginkgopolis.engine import layout
from ginkgopolis.engine.cards import ENDGAME_KINDS, FIRST_ENDGAME, PER_RESOURCE_ON, PER_TALL_BUILDING
from ginkgopolis.engine.city import City
from ginkgopolis.engine.districts import MEMBERS, Survey
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import FIRST_LETTER, GREEN_SPACE, NOBODY, NONE
from ginkgopolis.engine.scoring import endgame_points
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.vectors import zeros

if TYPE_CHECKING:
    from librt.vecs import vec

FEW: Final = 4
MOST_BUILDS: Final = 6
SAFE_LEAD: Final = 3
TALL: Final = 3
CLOSE: Final = 2
USUAL_NUMBER: Final = 12  # of a tile


def count_terms(state: GameState, viewer: i64) -> "vec[i64]":
    """Return [seat * TERMS + term] as far as the viewer may know: what others hold is only numbered."""
    found = zeros(state.players * TERMS)
    for seat in range(state.players):
        count_points(state, seat, found)
        if not (state.hal and seat == HAL_SEAT):
            count_items(state, seat, found)
    for insight in insights_of(state.modules):
        for seat in range(state.players):
            insight.count(state, seat, found, seat * TERMS)
    count_own_tiles(state, viewer, found)
    if not state.hal:
        count_passed_cards(state, viewer, found)
    count_buildings(state, found)
    count_districts(state, found)
    return found


def count_points(state: GameState, seat: i64, found: "vec[i64]") -> None:
    """Points at hand, and end-game cards with what they are worth now."""
    first = seat * TERMS
    found[first + POINTS] = state.cells[layout.POINTS + seat] + 2 * state.cells[layout.NEW_HANDS + seat]
    for place in range(state.count(layout.KEPT + seat)):
        card = state.at(layout.KEPT + seat, place)
        number = card & 31
        if number >= FIRST_ENDGAME:
            found[first + CARD_POINTS] += endgame_points(state, seat, card)
            what = ENDGAME_KINDS[number - FIRST_ENDGAME]
            if what == PER_RESOURCE_ON:
                found[first + COLOUR_CARDS] += 1
            elif what <= PER_TALL_BUILDING:
                found[first + HEIGHT_CARDS] += 1
            else:
                found[first + TABLEAU_CARDS] += 1
    for module in state.modules.extra_points:
        found[first + EXPERT_POINTS] += module.extra_points(state, seat)


def count_items(state: GameState, seat: i64, found: "vec[i64]") -> None:
    """What lies behind the screen, and what the cards in front of it bring."""
    first = seat * TERMS
    cells = state.cells
    resources = cells[layout.RESOURCES + seat]
    tiles = state.count(layout.TILES + seat)
    found[first + FIRST_RESOURCE] = 1 if resources else 0
    found[first + FEW_RESOURCES] = resources if resources < FEW else FEW
    found[first + RESOURCES] = resources
    found[first + FIRST_TILE] = 1 if tiles else 0
    found[first + FEW_TILES] = tiles if tiles < FEW else FEW
    found[first + TILES] = tiles
    builds: i64 = resources if resources < tiles else tiles
    found[first + BUILDS] = builds if builds < MOST_BUILDS else MOST_BUILDS
    stock = cells[layout.STOCK + seat]
    found[first + NO_STOCK] = 0 if stock >= FEW else FEW - stock
    for at in range(9):
        found[first + FIRST_BONUS + at] = cells[layout.BONUSES + seat * 9 + at]


def count_own_tiles(state: GameState, viewer: i64, found: "vec[i64]") -> None:
    """How high the viewer's tiles are."""
    numbers: i64 = 0
    for place in range(state.count(layout.TILES + viewer)):
        tile = state.at(layout.TILES + viewer, place)
        if tile < GREEN_SPACE:
            numbers += (tile & 31) - USUAL_NUMBER
    found[viewer * TERMS + TILE_NUMBERS] = numbers


def count_passed_cards(state: GameState, viewer: i64, found: "vec[i64]") -> None:
    """What the cards that the viewer passes on offer the left neighbour."""
    cells = state.cells
    first = viewer * TERMS
    for at in range(state.count(layout.HANDS + viewer)):
        card = state.at(layout.HANDS + viewer, at)
        if card >= FIRST_LETTER:
            place = first + PASSED_LETTER
            height = height_beside(state, cells[layout.TOKENS + card - FIRST_LETTER])
        else:
            kind = PASSED_ENDGAME if card & 31 >= FIRST_ENDGAME else PASSED_PERMANENT
            found[first + kind] += 1
            place = first + PASSED_HEIGHT + (card >> 5)
            building = state.building_named(card)
            height = cells[layout.HEIGHT + building] if building != NONE else 0
        if height > found[place]:
            found[place] = height


def height_beside(city: City, space: i64) -> i64:
    """Return the heights of the buildings beside a space, taken together."""
    total: i64 = 0
    for side in range(4):
        building = city.lies_on(city.beside(space, side))
        if building >= 0:
            total += city.cells[layout.HEIGHT + building]
    return total


def count_buildings(state: GameState, found: "vec[i64]") -> None:
    """What stands in the city, building by building."""
    cells = state.cells
    for building in range(state.buildings):
        owner = cells[layout.OWNER + building]
        if owner == NOBODY:
            continue
        first = owner * TERMS
        height = cells[layout.HEIGHT + building]
        number = cells[layout.TOP + building] & 31
        if cells[layout.SITE + building]:
            found[first + UNDER_CONSTRUCTION] += height
        found[first + HIGH_NUMBERS] += height * number
        if height >= TALL:
            found[first + TOWERS] += 1


def count_districts(state: GameState, found: "vec[i64]") -> None:
    """D: who leads in each district, by how much, and who is second."""
    survey = Survey(state)
    while survey.go_on():
        if survey.first == NOBODY:
            continue
        if survey.size > 1:
            count_district(survey, found)
        else:
            found[survey.first * TERMS + ALONE] += survey.total


def count_district(survey: Survey, found: "vec[i64]") -> None:
    """D3: what the first and the second get, how safe it is, and what brings others nothing."""
    first, second, total = survey.first, survey.second, survey.total
    seconds: i64 = 0
    if second != NOBODY:
        seconds = survey.resources(second)
    lead = survey.resources(first) - seconds
    found[first * TERMS + kind_of_majority(lead)] += total
    found[first * TERMS + SHELTERED] += total * sheltered(survey) // survey.resources(first)
    if second == NOBODY:
        found[first * TERMS + SECOND_PLACE] += total
        return
    found[second * TERMS + SECOND_PLACE] += seconds
    if lead <= CLOSE:
        found[second * TERMS + CHALLENGE] += total
    for seat in range(survey.state.players):
        if seat != first and seat != second:
            found[seat * TERMS + OUTVOTED] += survey.resources(seat)


def kind_of_majority(lead: i64) -> i64:
    """Return the term that counts a majority, by how far the first leads."""
    if lead >= SAFE_LEAD:
        return SAFE_MAJORITY
    return NARROW_MAJORITY if lead > 0 else TIED_MAJORITY


def sheltered(survey: Survey) -> i64:
    """Return how many resources of the first are under construction, where nobody builds on them soon."""
    total: i64 = 0
    cells = survey.state.cells
    for at in range(survey.size):
        building = survey.notes[MEMBERS + at]
        if cells[layout.SITE + building] and cells[layout.OWNER + building] == survey.first:
            total += cells[layout.HEIGHT + building]
    return total
