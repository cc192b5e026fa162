"""Playing on in a redealt world: everybody chooses as a planner would, and the round is resolved."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insights import insight_of
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.weigh import best_move, weigh, weigh_commitments
from ginkgopolis.engine.choose import lay_face_down, pick_up, take_new_hand
from ginkgopolis.engine.game_end import end_round
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.ids import GREEN, NOBODY, NONE, colour_of, is_letter
from ginkgopolis.engine.layout import ASKING, CARDS, FRAMES, HANDS, TILES
from ginkgopolis.engine.moves import NEW_HAND, adding_tile, commit_move, kind_of
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.rules import apply_legal, first_pending, legal_moves
from ginkgopolis.engine.state import HAL, RESOLVE, TOKEN, GameState
from ginkgopolis.engine.tasks import carry_on

COLOURS: Final = 4  # green spaces included


def choose_for_others(state: GameState, seat: i64, judge: PlanJudge, rng: Rng) -> None:
    """Let all others choose; those whose sealed choice was made up choose again."""
    for other in range(state.players):
        if other != seat and not (state.hal and other == HAL_SEAT):
            if state.cells[CARDS + other] != NONE:
                pick_up(state, other)
                state.cells[ASKING + other] = NONE
            choose(state, other, judge, rng)


def choose(state: GameState, seat: i64, judge: PlanJudge, rng: Rng) -> None:
    """Let a seat lay down the card that looks best by itself, with all that modules may add."""
    if not state.count(HANDS + seat):
        return
    moves = likely_commitments(state.items(HANDS + seat), state.items(TILES + seat))
    judge.prepare(state)
    worths = weigh_commitments(state, seat, moves, judge)
    lay_face_down(state, seat, best_move(moves, worths))
    add_to_choice(state, seat, judge, rng)


def likely_commitments(hand: list[int], tiles: list[int]) -> list[int]:
    """Return each card alone and with a tile of each colour: the lowest for new ground, else the highest."""
    lowest = [NONE] * COLOURS
    highest = [NONE] * COLOURS
    for tile in tiles:
        colour = colour_of(tile)
        if lowest[colour] == NONE or tile < lowest[colour]:
            lowest[colour] = tile
        if tile > highest[colour]:
            highest[colour] = tile
    moves: list[int] = []
    for card in hand:
        moves.append(commit_move(card))
        for tile in lowest if is_letter(card) else highest[:GREEN]:
            if tile != NONE:
                moves.append(commit_move(card) | adding_tile(tile))
    return moves


def commit(state: GameState, seat: i64, move: i64, judge: PlanJudge, rng: Rng) -> None:
    """Let a seat make this choice, after a new hand the one that looks best."""
    if kind_of(move) == NEW_HAND:
        take_new_hand(state, seat)
        choose(state, seat, judge, rng)
    else:
        lay_face_down(state, seat, move)
        add_to_choice(state, seat, judge, rng)


def add_to_choice(state: GameState, seat: i64, judge: PlanJudge, rng: Rng) -> None:
    """Add what the modules ask for, as it looks best."""
    askers = state.modules.additions
    for at in range(len(askers)):
        moves = askers[at].additions(state, seat)
        if moves:
            move = moves[0]
            if insight_of(askers[at]).is_open():
                state.cells[ASKING + seat] = at
                move = best_move(moves, weigh(state, seat, moves, judge, rng))
            askers[at].add(state, seat, move)
    state.cells[ASKING + seat] = NONE


def resolve_round(state: GameState, judge: PlanJudge, rng: Rng) -> None:
    """Resolve the cards that lie on the table, and stop before cards are passed."""
    state.clear(FRAMES)
    state.offered_to = NOBODY
    state.owing = 0
    for step in range(state.players - 1, -1, -1):
        seat = (state.first_player + step) % state.players
        if state.hal and seat == HAL_SEAT:
            state.push(HAL, seat, 0, 0)
        elif state.cells[CARDS + seat] != NONE:
            state.push(RESOLVE, seat, 0, 0)
    carry_on(state)
    while state.count(FRAMES):
        seat = first_pending(state)
        moves = legal_moves(state, seat)
        move = moves[0]
        if len(moves) > 1 and state.top_kind() != TOKEN:
            move = best_move(moves, weigh(state, seat, moves, judge, rng))
        apply_legal(state, seat, move)


def play_next_round(state: GameState, judge: PlanJudge, rng: Rng) -> None:
    """Pass the cards on and play another round, unless the game is over."""
    end_round(state)
    if state.over:
        return
    carry_on(state)
    for seat in range(state.players):
        if not (state.hal and seat == HAL_SEAT):
            choose(state, seat, judge, rng)
    resolve_round(state, judge, rng)


def outcomes(
    state: GameState, seat: i64, moves: list[int], rounds: i64, judge: PlanJudge, leaf: PlanJudge, rng: Rng
) -> list[float]:
    """Return what each move leads to in one world, the others' choices being the same; uses up the state."""
    choose_for_others(state, seat, judge, rng)
    found: list[float] = []
    for move in moves:
        copy = state.copy()
        chance = rng.copy()
        commit(copy, seat, move, judge, chance)
        resolve_round(copy, judge, chance)
        for _ in range(rounds - 1):
            if not copy.over:
                play_next_round(copy, judge, chance)
        found.append(leaf.worth(copy, seat))
    return found
