"""R5: construct a floor, a building card played with a tile."""

from mypy_extensions import i64

from ginkgopolis.engine.cards import bonus_action, bonus_points, is_permanent
from ginkgopolis.engine.gains import draw_earned_tiles, gain_bonuses, place_resources
from ginkgopolis.engine.ids import CONSTRUCT, NOBODY, NONE, POINT, colour_of, has_card, number_of
from ginkgopolis.engine.journal import CONSTRUCTED, KEPT_CARD, PAID, RETURNED
from ginkgopolis.engine.layout import BONUSES, CARDS, HEIGHT, KEPT, KNOWN_TO, OWNER, POINTS, RESOURCES, STOCK
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.urbanize import floors_to_build


def points_needed(state: GameState, seat: i64, building: i64, tile: i64) -> i64:
    """R5 (2): the difference, if the new number is lower than the covered one; nothing on free ground."""
    if building == NONE:
        return 0
    points = number_of(state.top_of(building)) - number_of(tile)
    if points <= 0:
        return 0
    for module in state.modules.points_for_lower_number:
        points = module.points_for_lower_number(state, seat, points)
    return points


def resources_to_discard(state: GameState, seat: i64, building: i64, tile: i64) -> i64:
    """R5 (2): one, if the new colour differs from the covered one."""
    if colour_of(state.top_of(building)) == colour_of(tile):
        return 0
    resources: i64 = 1
    for module in state.modules.resources_for_other_colour:
        resources = module.resources_for_other_colour(state, seat, resources)
    return resources


def resources_needed(state: GameState, seat: i64, building: i64, tile: i64) -> i64:
    """R4, R5: what the builder must have, own resources on the building included."""
    floors = floors_to_build(state, seat)
    if building == NONE:
        return floors
    return state.cells[HEIGHT + building] + floors + resources_to_discard(state, seat, building, tile)


def resources_at_hand(state: GameState, seat: i64, building: i64) -> i64:
    """R5: resources behind the screen count, and those that come back from the building."""
    cells = state.cells
    if building != NONE and cells[OWNER + building] == seat:
        return cells[RESOURCES + seat] + cells[HEIGHT + building]
    return cells[RESOURCES + seat]


def construct(state: GameState, seat: i64, building: i64, tile: i64) -> None:
    """C: add a floor to the building that the card names (R5)."""
    card = state.cells[CARDS + seat]
    return_resources(state, seat, building)  # (1)
    pay_cover_costs(state, seat, building, tile)  # (2)
    state.add_floor(building, tile, owner=seat, site=has_card(tile))  # (2), (4)
    for module in state.modules.built:
        module.built(state, seat, building)
    height = state.cells[HEIGHT + building]
    place_resources(state, seat, height)  # (3): one per floor
    state.tell(CONSTRUCTED, seat, card, tile, height)
    gain_bonuses(state, seat, CONSTRUCT)  # (5): not yet the card just played
    keep_card(state, seat, card)  # (6)
    draw_earned_tiles(state, seat)


def return_resources(state: GameState, builder: i64, building: i64) -> None:
    """R5 (1): the owner takes back the resources, and if it is not the builder a point for each."""
    cells = state.cells
    owner = cells[OWNER + building]
    if owner == NOBODY:
        return
    amount = cells[HEIGHT + building]
    points: i64 = 0
    if owner != builder:
        points = points_for_eviction(state, owner, amount)
    cells[OWNER + building] = NOBODY
    cells[RESOURCES + owner] += amount
    cells[POINTS + owner] += points
    state.tell(RETURNED, owner, amount, points, builder)


def points_for_eviction(state: GameState, owner: i64, amount: i64) -> i64:
    """R5 (1): one point for each resource that another builder sends back."""
    points = amount
    for module in state.modules.points_for_eviction:
        points = module.points_for_eviction(state, owner, points)
    return points


def pay_cover_costs(state: GameState, seat: i64, building: i64, tile: i64) -> None:
    """R5 (2): points for a lower number, a resource for another colour, both to the supply."""
    points = points_needed(state, seat, building, tile)
    resources = resources_to_discard(state, seat, building, tile)
    cells = state.cells
    cells[POINTS + seat] -= points
    cells[RESOURCES + seat] -= resources
    cells[STOCK + seat] += resources
    if points or resources:
        state.tell(PAID, seat, points, resources, 0)


def keep_card(state: GameState, seat: i64, card: i64) -> None:
    """R5 (6): the card lies face up in front of the screen; a permanent bonus counts from now on."""
    state.append(KEPT + seat, card)
    cells = state.cells
    cells[KNOWN_TO + card] = 0
    state.tell(KEPT_CARD, seat, card, 0, 0)
    number = number_of(card)
    if is_permanent(number):
        first = BONUSES + seat * 9 + bonus_action(number) * 3
        cells[first + colour_of(card)] += 1
        cells[first + POINT] += bonus_points(number)
