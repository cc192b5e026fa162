"""H: solitaire against Hal, who has seat 1, always builds and never pays for it."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.construct import keep_card, return_resources
from ginkgopolis.engine.gains import discard, place_resources
from ginkgopolis.engine.ids import NONE, has_card, is_letter, letter_of
from ginkgopolis.engine.journal import (
    CONSTRUCTED,
    HAL_DRAWS,
    HAL_SCORES,
    HAL_STOPS,
    HAL_TURNS,
    LAST_ROUND,
    ROUND_BEGINS,
    URBANIZED,
)
from ginkgopolis.engine.layout import (
    CARDS,
    HANDS,
    HEIGHT,
    NEW_HANDS,
    OWNER,
    POINTS,
    RESOURCES,
    SPACE,
    STOCK,
    SUPPLY,
    TILES,
    TOKENS,
)
from ginkgopolis.engine.next_round import draw_cards
from ginkgopolis.engine.state import CHOOSE, HAL_URBANIZED, GameState
from ginkgopolis.engine.tiles import draw_from_supply
from ginkgopolis.engine.urbanize import ask_for_token, items_beside

PLAYER: Final = 0
HAL_SEAT: Final = 1
NORMAL: Final = 1
EXPERT_LEVEL: Final = 2
HAND: Final = 3
START_ITEMS: Final = 6
NO_TILE: Final = 1
TOO_FEW_RESOURCES: Final = 2


def set_up_hal(state: GameState, level: i64) -> None:
    """H1: six of everything for the player; Hal has all his resources at hand."""
    state.hal = level
    state.hand_size = HAND
    state.first_player = PLAYER
    cells = state.cells
    cells[NEW_HANDS + PLAYER] = cells[NEW_HANDS + HAL_SEAT] = 0
    cells[RESOURCES + PLAYER] = cells[POINTS + PLAYER] = START_ITEMS
    cells[STOCK + PLAYER] -= START_ITEMS
    cells[RESOURCES + HAL_SEAT] = cells[STOCK + HAL_SEAT]
    cells[STOCK + HAL_SEAT] = 0
    draw_from_supply(state, PLAYER, START_ITEMS)


def begin_round_with_hal(state: GameState) -> None:
    """H2: three cards for the player, and a fourth for Hal, face down."""
    state.round += 1
    state.tell(ROUND_BEGINS, PLAYER, state.round, 1, 0)
    draw_cards(state, PLAYER, HAND, 1)
    draw_hals_card(state)
    state.push(CHOOSE, PLAYER, 0, 0)
    state.owing = 1 << PLAYER if state.count(HANDS + PLAYER) else 0
    state.revelations += 1


def draw_hals_card(state: GameState) -> None:
    """H2: Hal's card lies on the table; nobody has seen it."""
    draw_cards(state, HAL_SEAT, 1, 0)
    if state.count(HANDS + HAL_SEAT):
        state.cells[CARDS + HAL_SEAT] = state.draw(HANDS + HAL_SEAT)


def take_hals_turn(state: GameState) -> None:
    """H2, H3: the player's other cards are discarded, then Hal's card is turned over and he builds."""
    for card in state.items(HANDS + PLAYER):
        discard(state, PLAYER, card)
    state.clear(HANDS + PLAYER)
    if state.cells[CARDS + HAL_SEAT] == NONE:
        return
    turn_hals_card(state)
    card = state.cells[CARDS + HAL_SEAT]
    if not state.count(SUPPLY):
        stop(state, NO_TILE)
        return
    draw_from_supply(state, HAL_SEAT, 1)
    tile = state.draw(TILES + HAL_SEAT)
    state.tell(HAL_DRAWS, HAL_SEAT, tile, 0, 0)
    if not can_build(state, card):
        state.append(TILES + HAL_SEAT, tile)
        stop(state, TOO_FEW_RESOURCES)
    elif is_letter(card):
        urbanize_for_hal(state, card, tile)
    else:
        construct_for_hal(state, card, tile)


def turn_hals_card(state: GameState) -> None:
    """H6: at expert level a letter is weighed against one more card of the deck."""
    card = state.cells[CARDS + HAL_SEAT]
    state.revelations += 1
    state.tell(HAL_TURNS, HAL_SEAT, card, 0, 0)
    if state.hal != EXPERT_LEVEL or not is_letter(card):
        return
    draw_cards(state, HAL_SEAT, 1, 0)
    if not state.count(HANDS + HAL_SEAT):
        return
    other = state.draw(HANDS + HAL_SEAT)
    state.tell(HAL_TURNS, HAL_SEAT, other, 0, 0)
    if is_letter(other) and points_beside_token(state, other) <= points_beside_token(state, card):
        other, card = card, other
    discard(state, HAL_SEAT, card)
    state.cells[CARDS + HAL_SEAT] = other


def can_build(state: GameState, card: i64) -> bool:
    """H4: has Hal enough resources, own ones on the building included?"""
    cells = state.cells
    if is_letter(card):
        return cells[RESOURCES + HAL_SEAT] >= 1
    building = state.building_named(card)
    height = cells[HEIGHT + building]
    own = height if cells[OWNER + building] == HAL_SEAT else 0
    return cells[RESOURCES + HAL_SEAT] + own >= height + 1


def stop(state: GameState, reason: i64) -> None:
    """H4: Hal's action is not done and the game ends."""
    discard(state, HAL_SEAT, state.cells[CARDS + HAL_SEAT])
    state.tell(HAL_STOPS, HAL_SEAT, reason, 0, 0)
    if not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, HAL_SEAT, 0, 0, 0)


def points_beside_token(state: GameState, card: i64) -> i64:
    """H3: a point for each item that the buildings beside a token's space would give."""
    return sum(items_beside(state, state.cells[TOKENS + letter_of(card)]))


def urbanize_for_hal(state: GameState, card: i64, tile: i64) -> None:
    """H3: a resource and a site; the player moves the token."""
    letter = letter_of(card)
    space = state.cells[TOKENS + letter]
    building = state.found(tile, space, owner=HAL_SEAT, site=has_card(tile))
    state.tell(URBANIZED, HAL_SEAT, letter, tile, building)
    place_resources(state, HAL_SEAT, 1)
    state.push(HAL_URBANIZED, HAL_SEAT, building, 0)
    ask_for_token(state, PLAYER, letter, building)


def score_for_hal(state: GameState, building: i64) -> None:
    """H3: whatever the supplies hold, Hal gets a point for each item beside."""
    points = sum(items_beside(state, state.cells[SPACE + building]))
    state.cells[POINTS + HAL_SEAT] += points
    state.tell(HAL_SCORES, HAL_SEAT, points, 0, 0)
    discard(state, HAL_SEAT, state.cells[CARDS + HAL_SEAT])


def construct_for_hal(state: GameState, card: i64, tile: i64) -> None:
    """H3: owners get their resources back, Hal pays for nothing but the floors, and keeps the card."""
    building = state.building_named(card)
    return_resources(state, HAL_SEAT, building)
    state.add_floor(building, tile, owner=HAL_SEAT, site=has_card(tile))
    height = state.cells[HEIGHT + building]
    place_resources(state, HAL_SEAT, height)
    state.tell(CONSTRUCTED, HAL_SEAT, card, tile, height)
    keep_card(state, HAL_SEAT, card)
