"""Playing to the end at random, without listing all the moves where one can be found more quickly."""

from mypy_extensions import i64

from ginkgopolis.engine.choose import (
    begin_resolving,
    choose_moves,
    finish_choice,
    lay_face_down,
    take_new_hand,
)
from ginkgopolis.engine.ids import GREEN_SPACE, NOBODY, NONE, is_letter
from ginkgopolis.engine.modules.green_spaces import GreenSpaces
from ginkgopolis.engine.moves import NEW_HAND_MOVE, adding_tile, commit_move
from ginkgopolis.engine.random_play.shortcuts import add_randomly, answered_by
from ginkgopolis.engine.rng import Dice
from ginkgopolis.engine.rules import apply_legal, find_moves
from ginkgopolis.engine.state import CHOOSE, FIRST_OF_ONE, GameState
from ginkgopolis.engine.tasks import carry_on


def play_randomly(state: GameState, dice: Dice) -> i64:
    """Play to the end with random moves and return how many decisions it took."""
    before = dice.decisions
    modules = state.modules
    if modules.all:
        state.modules = answered_by(dice, modules)
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
    state.modules = modules
    return dice.decisions - before


def choose_randomly(state: GameState, dice: Dice) -> None:
    """C: let everyone who has not chosen yet choose at random."""
    state.offered_to = NOBODY
    for seat in state.waiting.copy():
        if state.asking[seat] == NONE:
            lay_down_randomly(state, seat, dice)
        else:
            add_the_rest_randomly(state, seat, dice)
    if state.waiting:
        for module in state.modules.additions:
            add_randomly(module, state, state.waiting, dice)
        state.waiting = []
        begin_resolving(state)


def lay_down_randomly(state: GameState, seat: i64, dice: Dice) -> None:
    """C1, C2: lay down any card, alone or with any tile, perhaps of a new hand."""
    dice.decisions += 1
    move = random_choice(state, seat, dice)
    while move == NEW_HAND_MOVE:
        dice.decisions += 1
        take_new_hand(state, seat)
        move = random_choice(state, seat, dice)
    lay_face_down(state, seat, move)


def random_choice(state: GameState, seat: i64, dice: Dice) -> i64:
    """Return one of the `choose_moves` of a seat that has not chosen, without listing them if possible."""
    for module in state.modules.commitments:
        if not isinstance(module, GreenSpaces):
            moves = choose_moves(state, seat)
            return moves[dice.below(len(moves))]
    hand, tiles = state.hands[seat], state.tiles[seat]
    ways: i64 = len(tiles) + 1
    commitments = len(hand) * ways
    while True:
        at = dice.below(commitments + 1 if state.new_hands[seat] else commitments)
        if at == commitments:
            return NEW_HAND_MOVE
        card, way = hand[at // ways], at % ways
        if way == 0:
            return commit_move(card)
        tile = tiles[way - 1]
        if tile != GREEN_SPACE or may_commit_green_space(card, tiles, way - 1):
            return commit_move(card) | adding_tile(tile)


def may_commit_green_space(card: i64, tiles: list[int], at: i64) -> bool:
    """Is a card with the green space at this place among the `commitments`, told apart from its like?"""
    return is_letter(card) and tiles.index(GREEN_SPACE) == at


def add_the_rest_randomly(state: GameState, seat: i64, dice: Dice) -> None:
    """C1: a card lies there, and modules have still to ask what else."""
    for module in state.modules.additions[state.asking[seat] :]:
        add_randomly(module, state, [seat], dice)
    finish_choice(state, seat)
