"""E3, B2: the points of the final score, each with where it comes from."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.cards import (
    ENDGAME_KINDS,
    ENDGAME_POINTS,
    FIRST_ENDGAME,
    PER_BONUS_CARD_OF,
    PER_CARD_OF_COLOUR,
    PER_LOW_BUILDING,
    PER_PERMANENT_CARD,
    PER_RESOURCE_ON,
    PER_SET_OF_ACTIONS,
    PER_SET_OF_COLOURS,
    PER_TALL_BUILDING,
    bonus_action,
    character_action,
    character_colour,
    endgame_of,
)
from ginkgopolis.engine.city import City
from ginkgopolis.engine.districts import Survey
from ginkgopolis.engine.ids import (
    BLUE,
    CONSTRUCT,
    EXPLOIT,
    GREEN_SPACE,
    NOBODY,
    NUMBER,
    RED,
    URBANIZE,
    YELLOW,
    colour_of,
    number_of,
)
from ginkgopolis.engine.layout import HEIGHT, KEPT, KEPT_CHARACTERS, NEW_HANDS, OWNER, POINTS, TOP
from ginkgopolis.engine.state import GameState

POINTS_PER_NEW_HAND: Final = 2


def is_endgame(card: i64) -> bool:
    """B2: does a building card score at the end?"""
    return card & NUMBER >= FIRST_ENDGAME


def endgame_cards(state: GameState, seat: i64) -> list[tuple[int, int]]:
    """B2: the kept cards of a seat that score at the end, each with its points."""
    cards = [card for card in state.items(KEPT + seat) if is_endgame(card)]
    return [(card, endgame_points(state, seat, card)) for card in cards]


def endgame_points(state: GameState, seat: i64, card: i64) -> i64:
    """B2: what a kept card is worth at the end, 0 for one with a permanent bonus."""
    row = number_of(card) - FIRST_ENDGAME
    if row < 0:
        return 0
    return ENDGAME_POINTS[row] * count_for_card(state, seat, ENDGAME_KINDS[row], endgame_of(card))


def count_for_card(state: GameState, seat: i64, what: i64, of: i64) -> i64:
    """B2: how often an end-game card scores."""
    if what == PER_RESOURCE_ON:
        return resources_on(state, seat, of)
    if what == PER_LOW_BUILDING:
        return buildings_owned(state, seat, 1, 2)
    if what == PER_TALL_BUILDING:
        return buildings_owned(state, seat, 3, 1000)
    if what == PER_BONUS_CARD_OF:
        return bonus_cards_of(state, seat, of)
    if what == PER_CARD_OF_COLOUR:
        return cards_of_colour(state, seat, of)
    if what == PER_PERMANENT_CARD:
        return sum(bonus_cards_by_action(state, seat))
    if what == PER_SET_OF_ACTIONS:
        return min(bonus_cards_by_action(state, seat))
    if what == PER_SET_OF_COLOURS:
        return min([cards_of_colour(state, seat, colour) for colour in (RED, BLUE, YELLOW)])
    return 1


def resources_on(city: City, seat: i64, colour: i64) -> i64:
    """B2: own resources on buildings of a colour."""
    cells = city.cells
    total: i64 = 0
    for building in range(city.buildings):
        if cells[OWNER + building] == seat and cells[TOP + building] >> 5 == colour:
            total += cells[HEIGHT + building]
    return total


def buildings_owned(city: City, seat: i64, lowest: i64, highest: i64) -> i64:
    """B2: own buildings from one height to another."""
    cells = city.cells
    total: i64 = 0
    for building in range(city.buildings):
        own = cells[OWNER + building] == seat and cells[TOP + building] < GREEN_SPACE
        if own and lowest <= cells[HEIGHT + building] <= highest:
            total += 1
    return total


def bonus_cards_by_action(state: GameState, seat: i64) -> list[int]:
    """B2: how many permanent bonuses follow each action."""
    return [bonus_cards_of(state, seat, action) for action in (EXPLOIT, URBANIZE, CONSTRUCT)]


def bonus_cards_of(state: GameState, seat: i64, action: i64) -> i64:
    """B2: cards in front whose permanent bonus follows an action, characters included."""
    total: i64 = 0
    for place in range(state.count(KEPT + seat)):
        card = state.at(KEPT + seat, place)
        if not is_endgame(card) and bonus_action(number_of(card)) == action:
            total += 1
    for place in range(state.count(KEPT_CHARACTERS + seat)):
        if character_action(state.at(KEPT_CHARACTERS + seat, place)) == action:
            total += 1
    return total


def cards_of_colour(state: GameState, seat: i64, colour: i64) -> i64:
    """B2: cards in front of a colour, characters and the scoring card itself included."""
    total: i64 = 0
    for place in range(state.count(KEPT + seat)):
        if colour_of(state.at(KEPT + seat, place)) == colour:
            total += 1
    for place in range(state.count(KEPT_CHARACTERS + seat)):
        if character_colour(state.at(KEPT_CHARACTERS + seat, place)) == colour:
            total += 1
    return total


def total_scores(state: GameState) -> list[int]:
    """E3: what each player would score if the game ended now."""
    totals = [points_besides_districts(state, seat) for seat in range(state.players)]
    survey = Survey(state)
    while survey.go_on():
        if survey.size > 1 and survey.first != NOBODY:
            totals[survey.first] += survey.points(survey.first)
            if survey.second != NOBODY:
                totals[survey.second] += survey.points(survey.second)
    return totals


def points_besides_districts(state: GameState, seat: i64) -> i64:
    """E3: points, new-hand tokens, cards, and what modules add."""
    total = state.cells[POINTS + seat] + POINTS_PER_NEW_HAND * state.cells[NEW_HANDS + seat]
    for place in range(state.count(KEPT + seat)):
        total += endgame_points(state, seat, state.at(KEPT + seat, place))
    for module in state.modules.extra_points:
        total += module.extra_points(state, seat)
    return total
