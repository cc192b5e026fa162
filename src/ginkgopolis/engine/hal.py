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
    state.new_hands = [0, 0]
    state.first_player = PLAYER
    state.resources = [START_ITEMS, state.stock[HAL_SEAT]]
    state.stock = [state.stock[PLAYER] - START_ITEMS, 0]
    state.points = [START_ITEMS, 0]
    draw_from_supply(state, PLAYER, START_ITEMS)


def begin_round_with_hal(state: GameState) -> None:
    """H2: three cards for the player, and a fourth for Hal, face down."""
    state.round += 1
    state.tell(ROUND_BEGINS, PLAYER, state.round, 1, 0)
    draw_cards(state, PLAYER, HAND, 1)
    draw_hals_card(state)
    state.frames.append((CHOOSE, PLAYER, 0, 0))
    state.waiting = [PLAYER] if state.hands[PLAYER] else []
    state.revelations += 1


def draw_hals_card(state: GameState) -> None:
    """H2: Hal's card lies on the table; nobody has seen it."""
    draw_cards(state, HAL_SEAT, 1, 0)
    if state.hands[HAL_SEAT]:
        state.cards[HAL_SEAT] = state.hands[HAL_SEAT].pop()


def take_hals_turn(state: GameState) -> None:
    """H2, H3: the player's other cards are discarded, then Hal's card is turned over and he builds."""
    for card in state.hands[PLAYER]:
        discard(state, PLAYER, card)
    state.hands[PLAYER] = []
    if state.cards[HAL_SEAT] == NONE:
        return
    turn_hals_card(state)
    card = state.cards[HAL_SEAT]
    if not state.supply:
        stop(state, NO_TILE)
        return
    draw_from_supply(state, HAL_SEAT, 1)
    tile = state.tiles[HAL_SEAT].pop()
    state.tell(HAL_DRAWS, HAL_SEAT, tile, 0, 0)
    if not can_build(state, card):
        state.tiles[HAL_SEAT].append(tile)
        stop(state, TOO_FEW_RESOURCES)
    elif is_letter(card):
        urbanize_for_hal(state, card, tile)
    else:
        construct_for_hal(state, card, tile)


def turn_hals_card(state: GameState) -> None:
    """H6: at expert level a letter is weighed against one more card of the deck."""
    card = state.cards[HAL_SEAT]
    state.revelations += 1
    state.tell(HAL_TURNS, HAL_SEAT, card, 0, 0)
    if state.hal != EXPERT_LEVEL or not is_letter(card):
        return
    draw_cards(state, HAL_SEAT, 1, 0)
    if not state.hands[HAL_SEAT]:
        return
    other = state.hands[HAL_SEAT].pop()
    state.tell(HAL_TURNS, HAL_SEAT, other, 0, 0)
    if is_letter(other) and points_beside_token(state, other) <= points_beside_token(state, card):
        other, card = card, other
    discard(state, HAL_SEAT, card)
    state.cards[HAL_SEAT] = other


def can_build(state: GameState, card: i64) -> bool:
    """H4: has Hal enough resources, own ones on the building included?"""
    if is_letter(card):
        return state.resources[HAL_SEAT] >= 1
    building = state.city.building_named(card)
    height = state.city.height[building]
    own = height if state.city.owner[building] == HAL_SEAT else 0
    return state.resources[HAL_SEAT] + own >= height + 1


def stop(state: GameState, reason: i64) -> None:
    """H4: Hal's action is not done and the game ends."""
    discard(state, HAL_SEAT, state.cards[HAL_SEAT])
    state.tell(HAL_STOPS, HAL_SEAT, reason, 0, 0)
    if not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, HAL_SEAT, 0, 0, 0)


def points_beside_token(state: GameState, card: i64) -> i64:
    """H3: a point for each item that the buildings beside a token's space would give."""
    return sum(items_beside(state, state.city.tokens[letter_of(card)]))


def urbanize_for_hal(state: GameState, card: i64, tile: i64) -> None:
    """H3: a resource and a site; the player moves the token."""
    letter = letter_of(card)
    city = state.city
    building = city.found(tile, city.tokens[letter], owner=HAL_SEAT, site=has_card(tile))
    state.tell(URBANIZED, HAL_SEAT, letter, tile, building)
    place_resources(state, HAL_SEAT, 1)
    state.frames.append((HAL_URBANIZED, HAL_SEAT, building, 0))
    ask_for_token(state, PLAYER, letter, building)


def score_for_hal(state: GameState, building: i64) -> None:
    """H3: whatever the supplies hold, Hal gets a point for each item beside."""
    points = sum(items_beside(state, state.city.space[building]))
    state.points[HAL_SEAT] += points
    state.tell(HAL_SCORES, HAL_SEAT, points, 0, 0)
    discard(state, HAL_SEAT, state.cards[HAL_SEAT])


def construct_for_hal(state: GameState, card: i64, tile: i64) -> None:
    """H3: owners get their resources back, Hal pays for nothing but the floors, and keeps the card."""
    city = state.city
    building = city.building_named(card)
    return_resources(state, HAL_SEAT, building)
    city.add_floor(building, tile, owner=HAL_SEAT, site=has_card(tile))
    place_resources(state, HAL_SEAT, city.height[building])
    state.tell(CONSTRUCTED, HAL_SEAT, card, tile, city.height[building])
    keep_card(state, HAL_SEAT, card)
