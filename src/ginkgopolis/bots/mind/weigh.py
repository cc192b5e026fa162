"""What each legal move is worth to a seat, by the position right after its own action."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insights import insight_into
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.start import after_draft, weigh_draft
from ginkgopolis.bots.mind.tryout import add_alone, answer_alone, commit_alone, stop_at_giving_back
from ginkgopolis.engine.choose import take_new_hand
from ginkgopolis.engine.construct import points_needed, resources_at_hand, resources_needed
from ginkgopolis.engine.ids import NONE, is_letter
from ginkgopolis.engine.layout import ASKING, DECK, POINTS, RESOURCES
from ginkgopolis.engine.moves import COMMIT, NEW_HAND, card_of, field, kind_of, tile_with
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.rules import apply_legal, legal_moves, question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, GameState

NEVER: Final = -1.0e9
FUTILE: Final = 0.01  # how much worse a tile that cannot be paid for is than the card alone
NEW_HANDS_TRIED: Final = 2
LOOKED_AT_CLOSELY: Final = 6  # commitments tried with all that modules may add


def weigh(state: GameState, seat: i64, moves: list[int], judge: Judge, rng: Rng) -> list[float]:
    """Return what each move is worth to the seat."""
    judge.prepare(state)
    kind = question(state)
    if kind == CHOOSE:
        if state.cells[ASKING + seat] != NONE:
            return [judge.worth(add_alone(state, seat, move, judge, True), seat) for move in moves]
        return weigh_choices(state, seat, moves, judge, rng)
    if kind == DRAFT:
        return weigh_draft(state, seat, moves, judge)
    if kind == GIVE_BACK:
        return [judge.worth(after_giving(state, seat, move), seat) for move in moves]
    worths = insight_into(kind).weigh(state, seat, moves)
    return worths or [judge.worth(answer_alone(state, seat, move, judge), seat) for move in moves]


def weigh_choices(state: GameState, seat: i64, moves: list[int], judge: Judge, rng: Rng) -> list[float]:
    """Weigh the cards with the ways to play them, and a new hand by what it brings on average."""
    worths = weigh_commitments(state, seat, moves, judge)
    if state.modules.additions:
        look_closely(state, seat, moves, worths, judge)
    for at in range(len(moves)):
        if kind_of(moves[at]) == NEW_HAND:
            worths[at] = worth_of_new_hand(state, seat, judge, rng)
    return worths


def weigh_commitments(state: GameState, seat: i64, moves: list[int], judge: Judge) -> list[float]:
    """Weigh the cards with the ways to play them, and nothing added to them."""
    worths: list[float] = []
    for move in moves:
        if kind_of(move) == COMMIT and is_payable(state, seat, move):
            worths.append(judge.worth(commit_alone(state, seat, move, judge, False), seat))
        else:
            worths.append(NEVER)
    value_futile_moves(moves, worths)
    return worths


def is_payable(state: GameState, seat: i64, move: i64) -> bool:
    """R2: could the tile be placed if nothing changed before the reveal?"""
    tile = tile_with(move)
    if tile == NONE or state.modules.additions:
        return True
    card = card_of(move)
    if is_letter(card):
        return state.cells[RESOURCES + seat] >= 1
    building = state.building_named(card)
    missing = resources_needed(state, seat, building, tile) - resources_at_hand(state, seat, building)
    return missing <= 0 and points_needed(state, seat, building, tile) <= state.cells[POINTS + seat]


def value_futile_moves(moves: list[int], worths: list[float]) -> None:
    """R2: what cannot be paid for is as good as the card alone, but shows the tile."""
    alone: dict[int, float] = {}
    for at in range(len(moves)):
        if kind_of(moves[at]) == COMMIT:
            card = card_of(moves[at])
            if tile_with(moves[at]) == NONE:
                alone[card] = worths[at]
            elif worths[at] == NEVER:
                worths[at] = alone[card] - FUTILE


def look_closely(state: GameState, seat: i64, moves: list[int], worths: list[float], judge: Judge) -> None:
    """Try the best commitments once more, with all that the modules may add to them."""
    order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)
    for at in order[:LOOKED_AT_CLOSELY]:
        if kind_of(moves[at]) == COMMIT:
            worths[at] = judge.worth(commit_alone(state, seat, moves[at], judge, True), seat)


def worth_of_new_hand(state: GameState, seat: i64, judge: Judge, rng: Rng) -> float:
    """C2: what the best card of a new hand brings, on average over a few new hands."""
    total = 0.0
    for _ in range(NEW_HANDS_TRIED):
        copy = state.copy()
        deck = copy.items(DECK)
        rng.shuffle(deck)
        copy.lay(DECK, deck)
        take_new_hand(copy, seat)
        total += best_commitment(copy, seat, judge)
    return total / NEW_HANDS_TRIED


def best_commitment(state: GameState, seat: i64, judge: Judge) -> float:
    """Return what the best commitment is worth, new hands left aside."""
    best = NEVER
    for move in legal_moves(state, seat):
        if kind_of(move) == COMMIT and is_payable(state, seat, move):
            best = max(best, judge.worth(commit_alone(state, seat, move, judge, False), seat))
    return best


def after_giving(state: GameState, seat: i64, move: i64) -> GameState:
    """E1: tiles laid out count as points; the others are taken to give nothing."""
    copy = state.copy()
    copy.wait_for_all()
    apply_legal(copy, seat, move)
    stop_at_giving_back(copy)
    return copy


def best_move(moves: list[int], worths: list[float]) -> i64:
    """Return the first of the best moves."""
    best = 0
    for at in range(1, len(moves)):
        if worths[at] > worths[best]:
            best = at
    return moves[best]


def position_after(state: GameState, seat: i64, move: i64, judge: Judge) -> GameState:
    """Return the position by which a move was weighed; not for new hands and events to keep."""
    kind = question(state)
    if kind == CHOOSE:
        if state.cells[ASKING + seat] != NONE:
            return add_alone(state, seat, move, judge, True)
        return commit_alone(state, seat, move, judge, len(state.modules.additions) > 0)
    if kind == DRAFT:
        return after_draft(state, seat, field(move, 0))
    if kind == GIVE_BACK:
        return after_giving(state, seat, move)
    return answer_alone(state, seat, move, judge)


def ranked(moves: list[int], worths: list[float]) -> list[int]:
    """Return the moves, the best first; of equals the first."""
    order = sorted(range(len(moves)), key=worths.__getitem__, reverse=True)
    return [moves[at] for at in order]
