"""R6, R7: how items are gained and resources placed."""

from mypy_extensions import i64

from ginkgopolis.engine.ids import POINT, RESOURCE, TILE, colour_of, has_card
from ginkgopolis.engine.journal import BONUS, DISCARDED, GAINED, LAST_ROUND, USED
from ginkgopolis.engine.layout import BONUSES, DISCARD, HEIGHT, KNOWN_TO, POINTS, RESOURCES, STOCK, TOP
from ginkgopolis.engine.state import DRAW, GameState


def gain(state: GameState, seat: i64, item: i64, amount: i64) -> None:
    """R6: take items; R7: tiles are only counted, and drawn together at the end of the action."""
    cells = state.cells
    if item == RESOURCE:
        if amount > cells[STOCK + seat]:
            amount = cells[STOCK + seat]
        cells[STOCK + seat] -= amount
        cells[RESOURCES + seat] += amount
    elif item == TILE:
        state.earned += amount
        return
    else:
        cells[POINTS + seat] += amount
    if amount and state.journal is not None:
        state.tell(GAINED, seat, item, amount, 0)


def gain_bonuses(state: GameState, seat: i64, action: i64) -> None:
    """B1: the permanent bonuses of the cards in front of the screen that follow this action."""
    cells = state.cells
    first = BONUSES + seat * 9 + action * 3
    resources, tiles, points = cells[first], cells[first + 1], cells[first + 2]
    if resources:
        gain_bonus(state, seat, RESOURCE, resources, action)
    if tiles:
        gain_bonus(state, seat, TILE, tiles, action)
    if points:
        gain_bonus(state, seat, POINT, points, action)


def gain_bonus(state: GameState, seat: i64, item: i64, amount: i64, action: i64) -> None:
    """B1: what the cards bring of one item."""
    if state.journal is not None:
        state.tell(BONUS, seat, item, amount, action)
    gain(state, seat, item, amount)


def use_building(state: GameState, seat: i64, building: i64) -> None:
    """R3, R4: a building gives items of its colour, as many as it is high."""
    cells = state.cells
    tile = cells[TOP + building]
    if not has_card(tile):
        return
    item = colour_of(tile)
    height = cells[HEIGHT + building]
    if state.journal is not None:
        state.tell(USED, seat, tile, item, height)
    gain(state, seat, item, height)


def draw_earned_tiles(state: GameState, seat: i64) -> None:
    """R7: all the tiles of an action are drawn at its end."""
    earned = state.earned
    if earned:
        state.push(DRAW, seat, earned, 0)
        state.earned = 0


def place_resources(state: GameState, seat: i64, amount: i64) -> None:
    """R4, R5: put resources from behind the screen into the city; the last one ends the game (E2)."""
    cells = state.cells
    cells[RESOURCES + seat] -= amount
    if cells[RESOURCES + seat] == 0 and cells[STOCK + seat] == 0 and not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, seat, 0, 0, 0)


def discard(state: GameState, seat: i64, card: i64) -> None:
    """Lay a card face up on the discard pile, which is open to all (C4)."""
    state.append(DISCARD, card)
    state.cells[KNOWN_TO + card] = 0
    if state.journal is not None:
        state.tell(DISCARDED, seat, card, 0, 0)
