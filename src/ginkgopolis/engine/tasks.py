"""Carrying out what needs no decision: the frames that are tasks."""

from ginkgopolis.engine.frames import FRAME_KIND, first_in, seat_in, second_in
from ginkgopolis.engine.game_end import end_round
from ginkgopolis.engine.hal import begin_round_with_hal, score_for_hal, take_hals_turn
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import FRAMES
from ginkgopolis.engine.next_round import begin_round
from ginkgopolis.engine.resolve import act, reveal
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    DRAW,
    DRAW_BASE,
    END_ROUND,
    FINISH_URBANIZING,
    FIRST_TASK,
    HAL,
    HAL_URBANIZED,
    RESOLVE,
    GameState,
)
from ginkgopolis.engine.tiles import draw_from_supply, draw_tiles
from ginkgopolis.engine.urbanize import finish_urbanizing


def carry_on(state: GameState) -> None:
    """Carry out tasks until somebody has to decide or the game is over."""
    frame = state.uppermost(FRAMES)
    while frame != NONE and frame & FRAME_KIND >= FIRST_TASK:
        state.draw(FRAMES)
        kind, seat = frame & FRAME_KIND, seat_in(frame)
        if kind == RESOLVE:
            reveal(state, seat)
        elif kind == DRAW:
            draw_tiles(state, seat, first_in(frame))
        elif kind == FINISH_URBANIZING:
            finish_urbanizing(state, seat, first_in(frame))
        elif kind == END_ROUND:
            end_round(state)
        elif kind == ACT:
            act(state, seat, first_in(frame))
        elif kind == DRAW_BASE:
            draw_from_supply(state, seat, first_in(frame))
        elif kind == BEGIN:
            begin(state)
        elif kind == HAL:
            take_hals_turn(state)
        elif kind == HAL_URBANIZED:
            score_for_hal(state, first_in(frame))
        else:
            state.modules.asked_by[kind].carry_out(state, seat, first_in(frame), second_in(frame))
        frame = state.uppermost(FRAMES)


def begin(state: GameState) -> None:
    """S7, H2: the first cards are dealt, or those of a round against Hal."""
    if state.hal:
        begin_round_with_hal(state)
    else:
        begin_round(state)
