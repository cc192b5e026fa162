"""The front door of the engine: who owes a decision, what may be decided, and what follows from it."""

from mypy_extensions import i64

from ginkgopolis.engine.choose import (
    add_to_commitment,
    choose_moves,
    choose_randomly,
    commit,
    random_choice,
    take_commitment_back,
    take_new_hand,
)
from ginkgopolis.engine.exploit import item_moves, take_item
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.modules.drawing import draw_split, split_moves
from ginkgopolis.engine.modules.events import (
    keep_events,
    keep_events_moves,
    lose,
    loss_moves,
    take_kept_events_back,
    time_event,
    timing_moves,
)
from ginkgopolis.engine.modules.experts import answer_purchase, purchase_moves
from ginkgopolis.engine.moves import (
    BUY,
    COMMIT,
    DONE,
    FIRST_OF_MODULES,
    GIVE,
    KEEP,
    KIND,
    LAST_ADDITION,
    LOSE,
    NEW_HAND,
    SPLIT_DRAW,
    TAKE_BACK,
    TAKE_ITEM,
    TIME_EVENT,
    field,
)
from ginkgopolis.engine.rng import Dice
from ginkgopolis.engine.setup import draft_moves, keep_card_of_draft, take_card_of_draft_back
from ginkgopolis.engine.state import (
    CHOOSE,
    DRAFT,
    EVENTS,
    FIRST_OF_ONE,
    FIRST_TASK,
    GIVE_BACK,
    ITEM,
    PURCHASE,
    QUALITY,
    SPLIT,
    TIMING,
    GameState,
)
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import finish_laying_out, give_back_moves, lay_out_tile, take_tiles_back
from ginkgopolis.engine.tokens import token_moves
from ginkgopolis.engine.urbanize import move_token


def question(state: GameState) -> i64:
    """Return what is being asked: the kind of the top frame, or -1 when the game is over."""
    return state.frames[-1][0] if state.frames else -1


def pending(state: GameState) -> list[int]:
    """Return the seats that owe a decision; choices made at the same time may come in any order."""
    if not state.frames:
        return []
    kind, seat, _, _ = state.frames[-1]
    if kind >= FIRST_OF_ONE:
        return [seat]
    return state.waiting.copy()


def legal_moves(state: GameState, seat: i64) -> list[int]:
    """Return all that a seat may do now; a seat that owes nothing may still take its sealed choice back."""
    if state.offered_to == seat:
        return state.offered
    moves = find_moves(state, seat)
    state.offer(seat, moves)
    return moves


def random_move(state: GameState, seat: i64, dice: Dice) -> i64:
    """Return one of the legal moves of a seat, each as likely as any other."""
    if state.frames[-1][0] == CHOOSE and seat in state.waiting and state.asking[seat] == NONE:
        return random_choice(state, seat, dice)
    moves = legal_moves(state, seat)
    return moves[dice.below(len(moves))]


def play_randomly(state: GameState, dice: Dice) -> i64:
    """Play to the end with random moves and return how many decisions it took."""
    before = dice.decisions
    state.dice = dice
    while not state.over:
        kind, seat, _, _ = state.frames[-1]
        if kind == CHOOSE:
            choose_randomly(state, dice)
            carry_on(state)
        else:
            if kind < FIRST_OF_ONE:
                seat = state.waiting[0]
            moves = state.offered if state.offered_to == seat else find_moves(state, seat)
            apply_legal(state, seat, moves[dice.below(len(moves))])
            dice.decisions += 1
    state.dice = None
    return dice.decisions - before


def first_pending(state: GameState) -> i64:
    """Return the first of the seats that owe a decision."""
    kind, seat, _, _ = state.frames[-1]
    if kind >= FIRST_OF_ONE:
        return seat
    return state.waiting[0]


def find_moves(state: GameState, seat: i64) -> list[int]:
    """Ask the chapter that the top frame belongs to."""
    if not state.frames or (state.hal and seat == HAL_SEAT):
        return []
    kind, asked, first, second = state.frames[-1]
    if kind == CHOOSE:
        return choose_moves(state, seat)
    if kind == DRAFT:
        return draft_moves(state, seat)
    if kind == GIVE_BACK:
        return give_back_moves(state, seat)
    if kind == EVENTS:
        return keep_events_moves(state, seat)
    if asked != seat:
        return []
    if kind == ITEM:
        return item_moves(state, seat)
    if kind == SPLIT:
        return split_moves(state, seat, first)
    if kind == TIMING:
        return timing_moves()
    if kind == QUALITY:
        return loss_moves(state, seat, first)
    if kind == PURCHASE:
        return purchase_moves()
    return token_moves(state.city, first, state.city.space[second])


def apply(state: GameState, seat: i64, move: i64) -> None:
    """Do a move and all that follows until the next decision; anything but a legal move changes nothing."""
    if state.offered_to != seat:
        legal_moves(state, seat)
    if move not in state.offered:
        raise ValueError("not a legal move for this seat now")
    apply_legal(state, seat, move)


def apply_legal(state: GameState, seat: i64, move: i64) -> None:
    """Do a move that is known to be legal; with any other the state would be spoilt."""
    state.offered_to = NOBODY
    kind = move & KIND
    if kind == COMMIT:
        commit(state, seat, move)
    elif kind >= FIRST_OF_MODULES:
        if kind <= LAST_ADDITION:
            add_to_commitment(state, seat, move)
        else:
            apply_of_module(state, seat, kind, move)
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
    if state.frames and state.frames[-1][0] >= FIRST_TASK:
        carry_on(state)


def apply_of_module(state: GameState, seat: i64, kind: i64, move: i64) -> None:
    """Do a move that only a module offers, once a card has been chosen."""
    if kind == SPLIT_DRAW:
        draw_split(state, seat, move)
    elif kind == TIME_EVENT:
        time_event(state, move)
    elif kind == LOSE:
        lose(state, field(move, 0), field(move, 1))
    elif kind == BUY:
        answer_purchase(state, field(move, 0))
    else:
        keep_events(state, seat, field(move, 0), field(move, 1))


def take_back(state: GameState, seat: i64) -> None:
    """C3: undo a choice that is still sealed."""
    kind = state.frames[-1][0]
    if kind == CHOOSE:
        take_commitment_back(state, seat)
    elif kind == DRAFT:
        take_card_of_draft_back(state, seat)
    elif kind == EVENTS:
        take_kept_events_back(state, seat)
    else:
        take_tiles_back(state, seat)


def say_done(state: GameState, seat: i64) -> None:
    """E1: no more tiles to give back; M6: no card of the draft that could be kept."""
    if state.frames[-1][0] == DRAFT:
        keep_card_of_draft(state, seat, NONE)
    else:
        finish_laying_out(state, seat)
