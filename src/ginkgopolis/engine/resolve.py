"""R1, R2: a card is revealed, and decides with its tile which action is done."""

from mypy_extensions import i64

from ginkgopolis.engine.construct import construct, points_needed, resources_at_hand, resources_needed
from ginkgopolis.engine.exploit import exploit
from ginkgopolis.engine.ids import NONE, is_letter
from ginkgopolis.engine.journal import REVEALED, TILE_RETURNED
from ginkgopolis.engine.layout import CARDS, COMMITTED_EVENTS, COMMITTED_TILES, KNOWN_TILES, POINTS, TILES
from ginkgopolis.engine.state import GameState, Module
from ginkgopolis.engine.tiles import forget_tile
from ginkgopolis.engine.urbanize import urbanize


def reveal(state: GameState, seat: i64) -> None:
    """R1: the card is turned over; then the action is done, unless a module has something before it."""
    tile = state.cells[COMMITTED_TILES + seat]
    if tile != NONE:
        forget_tile(state, seat, tile)
    state.revelations += 1
    if state.journal is not None:
        cells = state.cells
        state.tell(REVEALED, seat, cells[CARDS + seat], tile, cells[COMMITTED_EVENTS + seat])
    for module in state.modules.comes_first:
        if module.comes_first(state, seat):
            return
    act(state, seat, 0)


def act(state: GameState, seat: i64, nothing_bought: i64) -> None:
    """R1: card alone = exploit; letter and tile = urbanize; building card and tile = construct a floor."""
    cells = state.cells
    card = cells[CARDS + seat]
    tile = cells[COMMITTED_TILES + seat]
    if tile == NONE:
        exploit(state, seat, card)
        return
    building: i64 = NONE
    if not is_letter(card):
        building = state.building_named(card)
    resources = resources_needed(state, seat, building, tile)
    points = points_needed(state, seat, building, tile)
    missing = resources - resources_at_hand(state, seat, building)
    helper = None if missing <= 0 or nothing_bought else who_helps_out(state, seat, missing, points)
    if helper is not None:
        helper.help_out(state, seat, missing)
    elif missing > 0 or points > cells[POINTS + seat]:
        return_tile(state, seat, resources, points)
        exploit(state, seat, card)
    else:
        cells[COMMITTED_TILES + seat] = NONE
        if building == NONE:
            urbanize(state, seat, card, tile)
        else:
            construct(state, seat, building, tile)


def who_helps_out(state: GameState, seat: i64, missing: i64, points: i64) -> Module | None:
    """R2: which module offers the missing resources?"""
    for module in state.modules.can_help_out:
        if module.can_help_out(state, seat, missing, points):
            return module
    return None


def return_tile(state: GameState, seat: i64, resources: i64, points: i64) -> None:
    """R2: what cannot be paid for goes back behind the screen, seen by all, and the card is played alone."""
    tile = state.cells[COMMITTED_TILES + seat]
    state.cells[COMMITTED_TILES + seat] = NONE
    state.append(TILES + seat, tile)
    state.append(KNOWN_TILES + seat, tile)
    state.tell(TILE_RETURNED, seat, tile, resources, points)
    for module in state.modules.tile_returned:
        module.tile_returned(state, seat)
