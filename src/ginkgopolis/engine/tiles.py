"""Drawing tiles, and E1: giving some back when the supply is exhausted for the first time."""

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.journal import DREW_TILE, EXHAUSTED, GAVE_BACK, GAVE_BACK_POINTS, LAST_ROUND
from ginkgopolis.engine.moves import DONE_MOVE, TAKE_BACK_MOVE, give_move
from ginkgopolis.engine.state import DRAW, GIVE_BACK, GameState


def can_draw(state: GameState, seat: int) -> bool:
    """Is there a tile to draw? The supply is empty only once it has been exhausted twice."""
    return len(state.supply) > 0


def draw_tiles(state: GameState, seat: int, amount: int) -> None:
    """Draw value I tiles; in the middle of it the supply may run out (E1, E2)."""
    while amount > 0 and state.supply:
        tile = state.supply.pop()
        state.tiles[seat].append(tile)
        state.revelations += 1
        state.tell(DREW_TILE, seat, 0, 0, tile)
        amount -= 1
        if not state.supply:
            exhaust_supply(state, seat, amount)
            return


def exhaust_supply(state: GameState, seat: int, amount: int) -> None:
    """E1: the first time all may give tiles back and the drawing goes on; E2: the second time is the end."""
    state.exhausted += 1
    state.tell(EXHAUSTED, NOBODY, state.exhausted, 0, 0)
    if state.exhausted > 1:
        announce_end(state)
        return
    if amount:
        state.frames.append((DRAW, seat, amount, 0))
    state.frames.append((GIVE_BACK, NOBODY, 0, 0))
    state.ready = [False] * state.players


def announce_end(state: GameState) -> None:
    """E2: with no more tiles this round is the last."""
    if not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, NOBODY, 0, 0, 0)


def give_back_moves(state: GameState, seat: int) -> list[int]:
    """E1: one more tile from behind the screen, or enough; who is done may still think again."""
    if state.ready[seat]:
        return [TAKE_BACK_MOVE]
    moves = [DONE_MOVE]
    for tile in sorted(set(state.tiles[seat])):
        moves.append(give_move(tile))
    return moves


def lay_out_tile(state: GameState, seat: int, tile: int) -> None:
    """E1: prepare a tile to be given back, behind the screen."""
    state.tiles[seat].remove(tile)
    state.given[seat].append(tile)


def take_tiles_back(state: GameState, seat: int) -> None:
    """C3, here too: until the last player is done a choice may be made anew."""
    state.tiles[seat] += state.given[seat]
    state.given[seat] = []
    state.ready[seat] = False


def finish_laying_out(state: GameState, seat: int) -> None:
    """E1: this player is done; after the last one all is revealed."""
    state.ready[seat] = True
    if False not in state.ready:
        reveal_given_tiles(state)


def reveal_given_tiles(state: GameState) -> None:
    """E1: a point for each tile, and the tiles, shuffled, are the new supply."""
    state.frames.pop()
    state.revelations += 1
    supply: list[int] = []
    for seat in range(state.players):
        given = state.given[seat]
        if not given:
            continue
        for tile in given:
            state.shown[tile] = False
            state.tell(GAVE_BACK, seat, tile, 0, 0)
        state.points[seat] += len(given)
        state.tell(GAVE_BACK_POINTS, seat, len(given), len(given), 0)
        supply += given
        state.given[seat] = []
    state.supply_made_of = sorted(supply)
    state.supply = state.supply_made_of.copy()
    state.tile_rng.shuffle(state.supply)
    if not supply:  # E1: nothing given back counts as the second exhaustion
        state.exhausted += 1
        state.tell(EXHAUSTED, NOBODY, state.exhausted, 0, 0)
        announce_end(state)
