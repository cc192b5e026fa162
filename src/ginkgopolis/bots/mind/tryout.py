"""Trying a move out on a copy: the seat's own action is carried through, nobody else's."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insights import insight_into, insight_of
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.engine.frames import first_in, kind_in, seat_in
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import ASKING, FRAMES, GIVEN, TILES
from ginkgopolis.engine.rules import apply_legal, legal_moves
from ginkgopolis.engine.state import DRAW_BASE, END_ROUND, GIVE_BACK, HAL, RESOLVE, TOKEN, GameState
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import score_given_tiles
from ginkgopolis.trial.alone import lay_alone

ANY_TILE: Final = 12  # stands for a tile that is drawn later


def commit_alone(state: GameState, seat: i64, move: i64, judge: Judge, thorough: bool) -> GameState:
    """Return a copy in which the seat has played a card and nobody else has played any."""
    return complete_choice(lay_alone(state, seat, move), seat, 0, judge, thorough)


def add_alone(state: GameState, seat: i64, move: i64, judge: Judge, thorough: bool) -> GameState:
    """Return a copy in which the seat has added something to its card and played it."""
    return complete_choice(
        lay_alone(state, seat, move), seat, state.cells[ASKING + seat] + 1, judge, thorough
    )


def complete_choice(state: GameState, seat: i64, first: i64, judge: Judge, thorough: bool) -> GameState:
    """Add what modules ask for, the best or nothing, and play the card; the state given is used up."""
    askers = state.modules.additions
    for at in range(first, len(askers)):
        options = askers[at].additions(state, seat)
        if options and insight_of(askers[at]).is_open():
            if thorough:
                return best_addition(state, seat, at, options, judge)
            askers[at].add(state, seat, options[0])
    state.cells[ASKING + seat] = NONE
    state.clear(FRAMES)
    state.push(RESOLVE, seat, 0, 0)
    carry_on(state)
    return finish(state, judge)


def best_addition(state: GameState, seat: i64, asking: i64, options: list[int], judge: Judge) -> GameState:
    """Return the best of the positions to which additions lead."""
    best = state
    highest = 0.0
    for at in range(len(options)):
        twin = state.copy()
        twin.modules.additions[asking].add(twin, seat, options[at])
        twin = complete_choice(twin, seat, asking + 1, judge, True)
        worth = judge.worth(twin, seat)
        if at == 0 or worth > highest:
            best, highest = twin, worth
    return best


def answer_alone(state: GameState, seat: i64, move: i64, judge: Judge) -> GameState:
    """Return a copy in which a question is answered and the action under way carried through."""
    copy = state.copy()
    keep_own_frames(copy)
    apply_legal(copy, seat, move)
    return finish(copy, judge)


def keep_own_frames(state: GameState) -> None:
    """Keep only the frames of the action under way: those above the cards still to be revealed."""
    frames: list[int] = []
    for frame in state.items(FRAMES):
        if kind_in(frame) in (RESOLVE, END_ROUND, HAL):
            frames = []
        else:
            frames.append(frame)
    state.lay(FRAMES, frames)


def finish(state: GameState, judge: Judge) -> GameState:
    """Answer the questions that are left as well as a glance allows; may use up the state given."""
    while state.count(FRAMES):
        frame = state.top_frame()
        kind, seat = kind_in(frame), seat_in(frame)
        if kind == GIVE_BACK:
            stop_at_giving_back(state)
            return state
        moves = legal_moves(state, seat)
        at = 0 if kind == TOKEN else insight_into(kind).glance(state, seat, moves)
        if at < 0:
            return best_answer(state, seat, judge)
        apply_legal(state, seat, moves[at])
    return state


def best_answer(state: GameState, seat: i64, judge: Judge) -> GameState:
    """Return the best of the positions to which the answers to a question lead."""
    best = state
    highest = 0.0
    moves = legal_moves(state, seat)
    for at in range(len(moves)):
        twin = state.copy()
        apply_legal(twin, seat, moves[at])
        twin = finish(twin, judge)
        worth = judge.worth(twin, seat)
        if at == 0 or worth > highest:
            best, highest = twin, worth
    return best


def stop_at_giving_back(state: GameState) -> None:
    """E1: look no further than here; tiles still to be drawn are counted, those laid out are paid for."""
    for frame in state.items(FRAMES):
        if kind_in(frame) == DRAW_BASE:
            for _ in range(first_in(frame)):
                state.append(TILES + seat_in(frame), ANY_TILE)
    for seat in range(state.players):
        score_given_tiles(state, seat, state.count(GIVEN + seat))
        state.clear(GIVEN + seat)
    state.clear(FRAMES)
