"""Drawing tiles, and E1: giving some back when the supply is exhausted for the first time."""

from mypy_extensions import i64

from ginkgopolis.engine.gains import without
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import DREW_TILE, EXHAUSTED, GAVE_BACK, GAVE_BACK_POINTS, LAST_ROUND
from ginkgopolis.engine.moves import DONE_MOVE, TAKE_BACK_MOVE, give_move
from ginkgopolis.engine.state import DRAW_BASE, GIVE_BACK, GameState


def can_draw(state: GameState, seat: i64, earned: i64) -> bool:
    """Is there a tile to draw? The supply is empty only once it has been exhausted twice."""
    if state.supply:
        return True
    for module in state.modules.can_draw:
        if module.can_draw(state, seat, earned):
            return True
    return False


def draw_tiles(state: GameState, seat: i64, amount: i64) -> None:
    """R7: draw the tiles of an action, or first say which, where there are several kinds (M0)."""
    for module in state.modules.draw:
        amount = module.draw(state, seat, amount)
    draw_from_supply(state, seat, amount)


def draw_from_supply(state: GameState, seat: i64, amount: i64) -> None:
    """Draw value I tiles; in the middle of it the supply may run out (E1, E2)."""
    while amount > 0 and state.supply:
        tile = state.supply.pop()
        state.tiles[seat].append(tile)
        state.revelations += 1
        if state.journal is not None:
            state.tell(DREW_TILE, seat, 0, 0, tile)
        amount -= 1
        if not state.supply:
            exhaust_supply(state, seat, amount)
            return


def exhaust_supply(state: GameState, seat: i64, amount: i64) -> None:
    """E1: the first time all may give tiles back and the drawing goes on; E2: the second time is the end."""
    state.exhausted += 1
    state.tell(EXHAUSTED, NOBODY, state.exhausted, int(state.hal > 0), 0)
    if state.exhausted > 1 or state.hal:  # H4: against Hal nothing is given back
        announce_end(state)
        return
    if amount:
        state.frames.append((DRAW_BASE, seat, amount, 0))
    state.frames.append((GIVE_BACK, NOBODY, 0, 0))
    state.wait_for_all()


def announce_end(state: GameState) -> None:
    """E2: with no more tiles this round is the last."""
    if not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, NOBODY, 0, 0, 0)


def give_back_moves(state: GameState, seat: i64) -> list[int]:
    """E1: one more tile from behind the screen, or enough; who is done may still think again."""
    if seat not in state.waiting:
        return [TAKE_BACK_MOVE]
    moves = [DONE_MOVE]
    last = NONE
    for tile in sorted(state.tiles[seat]):
        if tile != last:
            moves.append(give_move(tile))
        last = tile
    return moves


def lay_out_tile(state: GameState, seat: i64, tile: i64) -> None:
    """E1: prepare a tile to be given back, behind the screen."""
    state.tiles[seat].remove(tile)
    state.given[seat] = [*state.given[seat], tile]


def take_tiles_back(state: GameState, seat: i64) -> None:
    """C3, here too: until the last player is done a choice may be made again."""
    state.tiles[seat] += state.given[seat]
    state.given[seat] = []
    state.wait_for(seat)


def finish_laying_out(state: GameState, seat: i64) -> None:
    """E1: this player is done; after the last one all is revealed."""
    state.waiting.remove(seat)
    if not state.waiting:
        reveal_given_tiles(state)


def reveal_given_tiles(state: GameState) -> None:
    """E1: each tile is worth a point to its giver, and the value I tiles, shuffled, are the new supply."""
    state.frames.pop()
    state.revelations += 1
    supply: list[int] = []
    for seat in range(state.players):
        given = state.given[seat]
        state.given[seat] = []
        for tile in given:
            state.tell(GAVE_BACK, seat, tile, 0, 0)
            forget_tile(state, seat, tile)
            if not goes_elsewhere(state, seat, tile):
                supply.append(tile)
        score_given_tiles(state, seat, len(given))
    state.supply_made_of = sorted(supply)
    state.supply = state.supply_made_of.copy()
    state.tile_rng.shuffle(state.supply)
    if not supply:  # E1: nothing given back counts as the second exhaustion
        state.exhausted += 1
        state.tell(EXHAUSTED, NOBODY, state.exhausted, 0, 0)
        announce_end(state)


def forget_tile(state: GameState, seat: i64, tile: i64) -> None:
    """A tile that everybody knew to be with a player has left her."""
    if tile in state.known_tiles[seat]:
        state.known_tiles[seat] = without(state.known_tiles[seat], tile)
    elif tile in state.hers_or_buried[seat]:
        state.hers_or_buried[seat] = without(state.hers_or_buried[seat], tile)


def goes_elsewhere(state: GameState, seat: i64, tile: i64) -> bool:
    """E1: does the tile return to a supply of its own?"""
    for module in state.modules.given_back:
        if module.given_back(state, seat, tile):
            return True
    return False


def points_for_giving_back(state: GameState, seat: i64, amount: i64) -> i64:
    """E1: a point for each tile given back."""
    points = amount
    for module in state.modules.points_for_giving_back:
        points = module.points_for_giving_back(state, seat, points)
    return points


def score_given_tiles(state: GameState, seat: i64, amount: i64) -> None:
    """E1: what the tiles given back are worth."""
    points = points_for_giving_back(state, seat, amount)
    state.points[seat] += points
    if amount:
        state.tell(GAVE_BACK_POINTS, seat, amount, points, 0)
