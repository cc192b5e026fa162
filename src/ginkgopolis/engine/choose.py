"""C: everyone chooses a card at the same time."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.gains import discard
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import NEW_HAND_TAKEN
from ginkgopolis.engine.moves import NEW_HAND_MOVE, TAKE_BACK_MOVE, all_commitments, card_and_tile
from ginkgopolis.engine.next_round import draw_cards
from ginkgopolis.engine.state import CHOOSE, END_ROUND, HAL, RESOLVE, GameState, Module
from ginkgopolis.engine.tabletop import Frame


def turns_of_round(players: i64, first: i64) -> list[Frame]:
    """R: the frames of a round, the first player's turn on top."""
    turns: list[Frame] = [(END_ROUND, NOBODY, 0, 0)]
    for step in range(players - 1, -1, -1):
        turns.append((RESOLVE, (first + step) % players, 0, 0))
    return turns


# By the number of players and the first player; never changed, only copied.
TURNS: Final = [[turns_of_round(players, first) for first in range(players)] for players in range(6)]
TURNS_WITH_HAL: Final[list[Frame]] = [(END_ROUND, NOBODY, 0, 0), (HAL, 1, 0, 0), (RESOLVE, 0, 0, 0)]


def choose_moves(state: GameState, seat: i64) -> list[int]:
    """C1: any card of the hand, alone or with any tile; C2: a new hand; C3: the choice taken back."""
    if seat not in state.waiting:
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
    """C1: ask for what the modules from this one on want."""
    askers = state.modules.additions
    for at in range(first, len(askers)):
        moves = askers[at].additions(state, seat)
        if moves:
            state.asking[seat] = at
            state.offer(seat, moves)
            return
    finish_choice(state, seat)


def finish_choice(state: GameState, seat: i64) -> None:
    """C1: nothing is left to be added; when the last has chosen, all is resolved."""
    state.asking[seat] = NONE
    state.waiting.remove(seat)
    if not state.waiting:
        begin_resolving(state)


def lay_face_down(state: GameState, seat: i64, move: i64) -> None:
    """C1: card and tile are secret until they are revealed."""
    card, tile = card_and_tile(move)
    state.hands[seat].remove(card)
    state.cards[seat] = card
    if tile != NONE:
        state.tiles[seat].remove(tile)
    state.committed_tiles[seat] = tile


def take_commitment_back(state: GameState, seat: i64) -> None:
    """C3: until the last player has committed one may choose again."""
    pick_up(state, seat)
    state.asking[seat] = NONE
    state.wait_for(seat)


def pick_up(state: GameState, seat: i64) -> None:
    """C3: card and tile go back to where they came from."""
    state.hands[seat].append(state.cards[seat])
    state.cards[seat] = NONE
    if state.committed_tiles[seat] != NONE:
        state.tiles[seat].append(state.committed_tiles[seat])
        state.committed_tiles[seat] = NONE
    for module in state.modules.take_back:
        module.take_back(state, seat)


def asked_after(state: GameState, seat: i64, move: i64, askers: list[Module]) -> list[list[int]]:
    """C1: what each of these modules would ask for; nothing changes but the order of hand and tiles."""
    lay_face_down(state, seat, move)
    asked = [module.additions(state, seat) for module in askers]
    pick_up(state, seat)
    return asked


def is_sealed(state: GameState, seat: i64) -> bool:
    """C1: has the seat committed a card that is not revealed yet?"""
    if state.cards[seat] == NONE:
        return False
    for kind, whose, _, _ in state.frames:
        if kind == CHOOSE or (whose == seat and (kind in (RESOLVE, HAL))):
            return True
    return False


def sealed_seats(state: GameState) -> list[bool]:
    """C1: the same for every seat."""
    return [is_sealed(state, seat) for seat in range(state.players)]


def has_begun_choice(state: GameState, seat: i64) -> bool:
    """C3, E1: has the seat done a part of what it has to do together with others, and not all?"""
    return seat in state.waiting and (state.asking[seat] != NONE or len(state.given[seat]) > 0)


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
    turns = TURNS_WITH_HAL if state.hal else TURNS[state.players][state.first_player]
    if NONE in state.cards:  # N3: somebody sits the round out
        turns = [turn for turn in turns if turn[0] != RESOLVE or state.cards[turn[1]] != NONE]
    state.frames.pop()
    state.frames.extend(turns)
