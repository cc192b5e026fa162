"""C: everyone chooses a card at the same time."""

from mypy_extensions import i64

from ginkgopolis.engine.gains import discard
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import NEW_HAND_TAKEN
from ginkgopolis.engine.moves import (
    NEW_HAND_MOVE,
    TAKE_BACK_MOVE,
    all_commitments,
    card_of,
    commitment_numbered,
    tile_with,
)
from ginkgopolis.engine.next_round import draw_cards
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.state import CHOOSE, END_ROUND, HAL, RESOLVE, GameState


def choose_moves(state: GameState, seat: i64) -> list[int]:
    """C1: any card of the hand, alone or with any tile; C2: a new hand; C3: the choice taken back."""
    if state.ready[seat]:
        return [TAKE_BACK_MOVE] if state.cards[seat] != NONE else []
    if state.asking[seat] != NONE:
        return state.modules.additions[state.asking[seat]].additions(state, seat)
    moves = commit_moves(state, seat)
    if state.new_hands[seat]:
        moves.append(NEW_HAND_MOVE)
    return moves


def commit_moves(state: GameState, seat: i64) -> list[int]:
    """C1: a tile may be committed even if it cannot be paid for now."""
    for module in state.modules.commitments:
        return module.commitments(state, seat)
    return all_commitments(state.hands[seat], state.tiles[seat])


def random_choice(state: GameState, seat: i64, rng: Rng) -> i64:
    """Return one of the cards with one of the ways to play it, or a new hand, without listing them all."""
    commitments = count_commitments(state, seat)
    at = rng.below(commitments + (1 if state.new_hands[seat] else 0))
    return NEW_HAND_MOVE if at == commitments else commitment_at(state, seat, at)


def count_commitments(state: GameState, seat: i64) -> i64:
    """C1: how many commitments there are."""
    for module in state.modules.count_commitments:
        return module.count_commitments(state, seat)
    return len(state.hands[seat]) * (len(state.tiles[seat]) + 1)


def commitment_at(state: GameState, seat: i64, at: i64) -> i64:
    """C1: return one of the commitments, counted from 0."""
    for module in state.modules.commitment_at:
        return module.commitment_at(state, seat, at)
    return commitment_numbered(state.hands[seat], state.tiles[seat], at)


def commit(state: GameState, seat: i64, move: i64) -> None:
    """C1: card and tile are laid face down; a module may ask for more."""
    lay_face_down(state, seat, move)
    continue_choice(state, seat, 0)


def add_to_commitment(state: GameState, seat: i64, move: i64) -> None:
    """C1: add what a module asked for."""
    asking = state.asking[seat]
    state.modules.additions[asking].add(state, seat, move)
    continue_choice(state, seat, asking + 1)


def continue_choice(state: GameState, seat: i64, first: i64) -> None:
    """C1: ask for what the modules from this one on want; when the last has chosen, all is resolved."""
    askers = state.modules.additions
    for at in range(first, len(askers)):
        moves = askers[at].additions(state, seat)
        if moves:
            state.asking[seat] = at
            state.offer(seat, moves)
            return
    state.asking[seat] = NONE
    state.ready[seat] = True
    if False not in state.ready:
        begin_resolving(state)


def lay_face_down(state: GameState, seat: i64, move: i64) -> None:
    """C1: card and tile are secret until they are revealed."""
    card, tile = card_of(move), tile_with(move)
    state.hands[seat].remove(card)
    state.cards[seat] = card
    if tile != NONE:
        state.tiles[seat].remove(tile)
    state.committed_tiles[seat] = tile


def take_commitment_back(state: GameState, seat: i64) -> None:
    """C3: until the last player has committed one may choose again."""
    pick_up(state, seat)
    state.asking[seat] = NONE
    state.ready[seat] = False


def pick_up(state: GameState, seat: i64) -> None:
    """C3: card and tile go back to where they came from."""
    state.hands[seat].append(state.cards[seat])
    state.cards[seat] = NONE
    if state.committed_tiles[seat] != NONE:
        state.tiles[seat].append(state.committed_tiles[seat])
        state.committed_tiles[seat] = NONE
    for module in state.modules.take_back:
        module.take_back(state, seat)


def is_sealed(state: GameState, seat: i64) -> bool:
    """C1: has the seat committed a card that is not revealed yet?"""
    if state.cards[seat] == NONE:
        return False
    for kind, whose, _, _ in state.frames:
        if kind == CHOOSE or (whose == seat and (kind in (RESOLVE, HAL))):
            return True
    return False


def take_new_hand(state: GameState, seat: i64) -> None:
    """C2: the whole hand is discarded face up and as many cards are drawn."""
    state.new_hands[seat] -= 1
    state.tell(NEW_HAND_TAKEN, seat, state.new_hands[seat], 0, 0)
    hand = state.hands[seat]
    state.hands[seat] = []
    for card in hand:
        discard(state, seat, card)
    draw_cards(state, seat, len(hand), 0)


def begin_resolving(state: GameState) -> None:
    """R: from the first player clockwise; the next round waits below."""
    state.frames.pop()
    state.frames.append((END_ROUND, NOBODY, 0, 0))
    for step in range(state.players - 1, -1, -1):
        seat = (state.first_player + step) % state.players
        if state.hal and seat == 1:
            state.frames.append((HAL, seat, 0, 0))
        elif state.cards[seat] != NONE:
            state.frames.append((RESOLVE, seat, 0, 0))
