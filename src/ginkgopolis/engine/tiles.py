"""Drawing tiles, and E1: giving some back when the supply is exhausted for the first time."""

from mypy_extensions import i64

from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import DREW_TILE, EXHAUSTED, GAVE_BACK, GAVE_BACK_POINTS, LAST_ROUND
from ginkgopolis.engine.layout import (
    FRAMES,
    GIVEN,
    HERS_OR_BURIED,
    KNOWN_TILES,
    POINTS,
    SUPPLY,
    TILE_LUCK,
    TILES,
)
from ginkgopolis.engine.moves import DONE_MOVE, TAKE_BACK_MOVE, give_move
from ginkgopolis.engine.state import DRAW_BASE, GIVE_BACK, GameState


def can_draw(state: GameState, seat: i64, earned: i64) -> bool:
    """Is there a tile to draw? The supply is empty only once it has been exhausted twice."""
    if state.count(SUPPLY):
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
    left = state.count(SUPPLY)
    while amount > 0 and left:
        tile = state.draw(SUPPLY)
        state.append(TILES + seat, tile)
        state.revelations += 1
        if state.journal is not None:
            state.tell(DREW_TILE, seat, 0, 0, tile)
        amount -= 1
        left -= 1
        if not left:
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
        state.push(DRAW_BASE, seat, amount, 0)
    state.push(GIVE_BACK, NOBODY, 0, 0)
    state.wait_for_all()


def announce_end(state: GameState) -> None:
    """E2: with no more tiles this round is the last."""
    if not state.last_round:
        state.last_round = True
        state.tell(LAST_ROUND, NOBODY, 0, 0, 0)


def give_back_moves(state: GameState, seat: i64) -> list[int]:
    """E1: one more tile from behind the screen, or enough; whoever is done may still think again."""
    if not state.owes(seat):
        return [TAKE_BACK_MOVE]
    moves = [DONE_MOVE]
    last = NONE
    for tile in sorted(state.items(TILES + seat)):
        if tile != last:
            moves.append(give_move(tile))
        last = tile
    return moves


def lay_out_tile(state: GameState, seat: i64, tile: i64) -> None:
    """E1: prepare a tile to be given back, behind the screen."""
    state.remove(TILES + seat, tile)
    state.append(GIVEN + seat, tile)


def take_tiles_back(state: GameState, seat: i64) -> None:
    """C3, here too: until the last player is done a choice may be made again."""
    state.move_all(GIVEN + seat, TILES + seat)
    state.wait_for(seat)


def finish_laying_out(state: GameState, seat: i64) -> None:
    """E1: this player is done; after the last one all is revealed."""
    state.wait_no_longer(seat)
    if not state.owing:
        reveal_given_tiles(state)


def reveal_given_tiles(state: GameState) -> None:
    """E1: each tile is worth a point to its giver, and the value I tiles, shuffled, are the new supply."""
    state.draw(FRAMES)
    state.revelations += 1
    supply: list[int] = []
    for seat in range(state.players):
        given = state.items(GIVEN + seat)
        state.clear(GIVEN + seat)
        for tile in given:
            state.tell(GAVE_BACK, seat, tile, 0, 0)
            forget_tile(state, seat, tile)
            if not goes_elsewhere(state, seat, tile):
                supply.append(tile)
        score_given_tiles(state, seat, len(given))
    state.supply_made_of = sorted(supply)
    state.lay(SUPPLY, state.supply_made_of)
    state.shuffle(SUPPLY, TILE_LUCK)
    if not supply:  # E1: nothing given back counts as the second exhaustion
        state.exhausted += 1
        state.tell(EXHAUSTED, NOBODY, state.exhausted, 0, 0)
        announce_end(state)


def forget_tile(state: GameState, seat: i64, tile: i64) -> None:
    """A tile that everybody knew to be with a player has left her."""
    if state.holds(KNOWN_TILES + seat, tile):
        state.remove(KNOWN_TILES + seat, tile)
    elif state.holds(HERS_OR_BURIED + seat, tile):
        state.remove(HERS_OR_BURIED + seat, tile)


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
    state.cells[POINTS + seat] += points
    if amount:
        state.tell(GAVE_BACK_POINTS, seat, amount, points, 0)
