"""R1, R2: a card is revealed, and decides with its tile which action is done."""

from ginkgopolis.engine.construct import can_construct, construct, points_needed, resources_needed
from ginkgopolis.engine.exploit import exploit
from ginkgopolis.engine.ids import NONE, is_letter
from ginkgopolis.engine.journal import REVEALED, TILE_RETURNED
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.urbanize import can_urbanize, urbanize


def resolve(state: GameState, seat: int) -> None:
    """R1: card alone = exploit; letter and tile = urbanize; building card and tile = construct a floor."""
    card = state.cards[seat]
    tile = state.committed_tiles[seat]
    state.committed_tiles[seat] = NONE
    state.revelations += 1
    state.tell(REVEALED, seat, card, tile, 0)
    if tile == NONE:
        exploit(state, seat, card)
    elif is_letter(card):
        if can_urbanize(state, seat):
            urbanize(state, seat, card, tile)
        else:
            play_alone(state, seat, card, tile, 1, 0)
    elif can_construct(state, seat, card, tile):
        construct(state, seat, card, tile)
    else:
        building = state.city.building_named(card)
        resources = resources_needed(state, seat, building, tile)
        play_alone(state, seat, card, tile, resources, points_needed(state, seat, card, tile))


def play_alone(state: GameState, seat: int, card: int, tile: int, resources: int, points: int) -> None:
    """R2: what cannot be paid for goes back behind the screen, seen by all, and the card is played alone."""
    state.tiles[seat].append(tile)
    state.shown[tile] = True
    state.tell(TILE_RETURNED, seat, tile, resources, points)
    exploit(state, seat, card)
