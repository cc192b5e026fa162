"""The front door of the engine: who owes a decision, what may be decided, and what follows from it."""

from ginkgopolis.engine.choose import choose_moves, commit, take_commitment_back, take_new_hand
from ginkgopolis.engine.exploit import item_moves, take_item
from ginkgopolis.engine.game_end import end_round
from ginkgopolis.engine.moves import (
    COMMIT,
    DONE,
    GIVE,
    KEEP,
    KIND,
    NEW_HAND,
    TAKE_BACK,
    TAKE_ITEM,
    field,
)
from ginkgopolis.engine.resolve import resolve
from ginkgopolis.engine.setup import draft_moves, keep_character, take_character_back
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    DRAW,
    FIRST_OF_ONE,
    FIRST_TASK,
    GIVE_BACK,
    ITEM,
    RESOLVE,
    GameState,
)
from ginkgopolis.engine.tiles import (
    draw_tiles,
    finish_laying_out,
    give_back_moves,
    lay_out_tile,
    take_tiles_back,
)
from ginkgopolis.engine.tokens import token_moves
from ginkgopolis.engine.urbanize import move_token


def question(state: GameState) -> int:
    """Return what is being asked: the kind of the top frame, or -1 when the game is over."""
    return state.frames[-1][0] if state.frames else -1


def pending(state: GameState) -> list[int]:
    """Return the seats that owe a decision; choices made at the same time may come in any order."""
    if not state.frames:
        return []
    kind, seat, _, _ = state.frames[-1]
    if kind >= FIRST_OF_ONE:
        return [seat]
    ready = state.ready
    return [other for other in range(state.players) if not ready[other]]


def legal_moves(state: GameState, seat: int) -> list[int]:
    """Return all that a seat may do now; a seat that owes nothing may still take its sealed choice back."""
    if state.offered is not None and state.offered_to == seat:
        return state.offered
    moves = find_moves(state, seat)
    state.offer(seat, moves)
    return moves


def find_moves(state: GameState, seat: int) -> list[int]:
    """Ask the chapter that the top frame belongs to."""
    if not state.frames:
        return []
    kind, asked, letter, building = state.frames[-1]
    if kind == CHOOSE:
        return choose_moves(state, seat)
    if kind == DRAFT:
        return draft_moves(state, seat)
    if kind == GIVE_BACK:
        return give_back_moves(state, seat)
    if asked != seat:
        return []
    if kind == ITEM:
        return item_moves(state, seat)
    return token_moves(state.city, letter, state.city.space[building])


def apply(state: GameState, seat: int, move: int) -> None:
    """Do a move and all that follows until the next decision; anything but a legal move changes nothing."""
    if move not in legal_moves(state, seat):
        raise ValueError("not a legal move for this seat now")
    state.offered = None
    kind = move & KIND
    if kind == COMMIT:
        commit(state, seat, move)
    elif kind == NEW_HAND:
        take_new_hand(state, seat)
    elif kind == TAKE_BACK:
        take_back(state, seat)
    elif kind == TAKE_ITEM:
        take_item(state, seat, field(move, 0))
    elif kind == KEEP:
        keep_character(state, seat, field(move, 0))
    elif kind == GIVE:
        lay_out_tile(state, seat, field(move, 0))
    elif kind == DONE:
        finish_laying_out(state, seat)
    else:
        move_token(state, seat, move)
    carry_on(state)


def take_back(state: GameState, seat: int) -> None:
    """C3: undo a choice that is still sealed."""
    kind = question(state)
    if kind == CHOOSE:
        take_commitment_back(state, seat)
    elif kind == DRAFT:
        take_character_back(state, seat)
    else:
        take_tiles_back(state, seat)


def carry_on(state: GameState) -> None:
    """Carry out what needs no decision until somebody has to decide or the game is over."""
    frames = state.frames
    while frames and frames[-1][0] >= FIRST_TASK:
        kind, seat, amount, _ = frames.pop()
        if kind == RESOLVE:
            resolve(state, seat)
        elif kind == DRAW:
            draw_tiles(state, seat, amount)
        else:
            end_round(state)
