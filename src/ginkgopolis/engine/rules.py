"""The front door of the engine: who owes a decision, what may be decided, and what follows from it."""

from mypy_extensions import i64

from ginkgopolis.engine.choose import (
    add_to_commitment,
    choose_moves,
    commit,
    take_commitment_back,
    take_new_hand,
)
from ginkgopolis.engine.exploit import item_moves, take_item
from ginkgopolis.engine.frames import FRAME_KIND, first_in, seat_in, second_in
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.layout import FRAMES, SPACE
from ginkgopolis.engine.moves import (
    COMMIT,
    DONE,
    FIRST_OF_MODULES,
    GIVE,
    KEEP,
    KIND,
    NEW_HAND,
    TAKE_BACK,
    TAKE_BACK_MOVE,
    TAKE_ITEM,
    field,
)
from ginkgopolis.engine.setup import draft_moves, keep_card_of_draft, take_card_of_draft_back
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    FIRST_OF_ONE,
    GIVE_BACK,
    ITEM,
    TOKEN,
    GameState,
)
from ginkgopolis.engine.tabletop import SEATS_IN
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import finish_laying_out, give_back_moves, lay_out_tile, take_tiles_back
from ginkgopolis.engine.tokens import token_moves
from ginkgopolis.engine.urbanize import move_token
from ginkgopolis.engine.vectors import COMPILED


def question(state: GameState) -> i64:
    """Return what is being asked: the kind of the top frame, or -1 when the game is over."""
    return state.top_kind()


def pending(state: GameState) -> tuple[int, ...]:
    """Return the seats that owe a decision; choices made at the same time may come in any order."""
    frame = state.uppermost(FRAMES)
    if frame == NONE:
        return ()
    return SEATS_IN[1 << seat_in(frame)] if frame & FRAME_KIND >= FIRST_OF_ONE else SEATS_IN[state.owing]


def legal_moves(state: GameState, seat: i64) -> list[int]:
    """Return all that a seat may do now; a seat that owes nothing may still take its sealed choice back."""
    if state.offered_to == seat:
        return state.offered
    moves = find_moves(state, seat)
    state.offer(seat, moves)
    return moves


def first_pending(state: GameState) -> i64:
    """Return the first of the seats that owe a decision."""
    frame = state.last(FRAMES)
    if frame & FRAME_KIND >= FIRST_OF_ONE:
        return seat_in(frame)
    owing = state.owing
    seat: i64 = 0
    while not owing & 1:
        owing >>= 1
        seat += 1
    return seat


def find_moves(state: GameState, seat: i64) -> list[int]:
    """Ask the chapter or the module that the top frame belongs to."""
    frame = state.uppermost(FRAMES)
    if frame == NONE or (state.hal and seat == HAL_SEAT):
        return []
    kind = frame & FRAME_KIND
    if kind == CHOOSE:
        return choose_moves(state, seat)
    if kind == DRAFT:
        return draft_moves(state, seat)
    if kind == GIVE_BACK:
        return give_back_moves(state, seat)
    if kind >= FIRST_OF_ONE and seat_in(frame) != seat:
        return []
    if kind == TOKEN:
        return token_moves(state, first_in(frame), state.cells[SPACE + second_in(frame)])
    if kind == ITEM:
        return item_moves(state, seat)
    return state.modules.asked_by[kind].moves(state, seat)


def apply(state: GameState, seat: i64, move: i64) -> None:
    """Do a move and all that follows until the next decision; anything but a legal move changes nothing."""
    if not is_legal(state, seat, move):
        raise ValueError("not a legal move for this seat now")
    apply_legal(state, seat, move)


def is_legal(state: GameState, seat: i64, move: int) -> bool:
    """Say whether a seat may do a move now; any number may be asked for."""
    if state.offered_to != seat:
        legal_moves(state, seat)
    if not COMPILED:
        return move in state.offered
    for offered in state.offered:  # the list's own search would make objects of them
        if offered == move:
            return True
    return False


def apply_if_legal(state: GameState, seat: i64, move: int) -> bool:
    """Do a move and say that it is done; False if it is not legal, and nothing is changed then."""
    if not is_legal(state, seat, move):
        return False
    apply_legal(state, seat, move)
    return True


def apply_and_tell(state: GameState, seat: i64, move: int) -> list[Line] | None:
    """Do a move and return what happened; None if it is not legal, and nothing is changed then."""
    if not is_legal(state, seat, move):
        return None
    journal: list[Line] = []
    state.journal = journal
    apply_legal(state, seat, move)
    return journal


def apply_legal(state: GameState, seat: i64, move: i64) -> None:
    """Do a move that is known to be legal; with any other the state would be spoilt."""
    state.offered_to = NOBODY
    kind = move & KIND
    if kind == COMMIT:
        commit(state, seat, move)
    elif kind >= FIRST_OF_MODULES:
        answer_module(state, seat, move)
    elif kind == GIVE:
        lay_out_tile(state, seat, field(move, 0))
    elif kind == KEEP:
        keep_card_of_draft(state, seat, field(move, 0))
    elif kind == TAKE_ITEM:
        take_item(state, seat, field(move, 0))
    elif kind == NEW_HAND:
        take_new_hand(state, seat)
    elif kind == DONE:
        say_done(state, seat)
    elif kind == TAKE_BACK:
        take_back(state, seat)
    else:
        move_token(state, seat, move)
    carry_on(state)


def answer_module(state: GameState, seat: i64, move: i64) -> None:
    """Do what a module has asked for, as a part of a sealed choice (C1) or by a question of its own."""
    kind = state.top_kind()
    if kind == CHOOSE:
        add_to_commitment(state, seat, move)
    else:
        state.modules.asked_by[kind].answer(state, seat, move)


def take_back(state: GameState, seat: i64) -> None:
    """C3: undo a choice that is still sealed."""
    kind = state.top_kind()
    if kind == CHOOSE:
        take_commitment_back(state, seat)
    elif kind == DRAFT:
        take_card_of_draft_back(state, seat)
    elif kind == GIVE_BACK:
        take_tiles_back(state, seat)
    else:
        state.modules.asked_by[kind].answer(state, seat, TAKE_BACK_MOVE)


def say_done(state: GameState, seat: i64) -> None:
    """E1: no more tiles to give back; M6: no card of the draft that could be kept."""
    if state.top_kind() == DRAFT:
        keep_card_of_draft(state, seat, NONE)
    else:
        finish_laying_out(state, seat)
