"""C: everyone chooses a card at the same time."""

from typing import cast

from mypy_extensions import i64

from ginkgopolis.engine.frames import kind_in, seat_in
from ginkgopolis.engine.gains import discard
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.journal import NEW_HAND_TAKEN
from ginkgopolis.engine.layout import ASKING, CARDS, COMMITTED_TILES, FRAMES, GIVEN, HANDS, NEW_HANDS, TILES
from ginkgopolis.engine.moves import COMMITMENTS, NEW_HAND_MOVE, ROW_OF_CARD, TAKE_BACK_MOVE, card_and_tile
from ginkgopolis.engine.next_round import draw_cards
from ginkgopolis.engine.state import CHOOSE, END_ROUND, HAL, RESOLVE, GameState, Module


def choose_moves(state: GameState, seat: i64) -> list[int]:
    """C1: any card of the hand, alone or with any tile; C2: a new hand; C3: the choice taken back."""
    cells = state.cells
    if not state.owes(seat):
        return [TAKE_BACK_MOVE] if cells[CARDS + seat] != NONE else []
    if cells[ASKING + seat] != NONE:
        return state.modules.additions[cells[ASKING + seat]].additions(state, seat)
    moves = commit_moves(state, seat)
    if cells[NEW_HANDS + seat]:
        moves.append(NEW_HAND_MOVE)
    return moves


def commit_moves(state: GameState, seat: i64) -> list[int]:
    """C1: a tile may be committed even if it cannot be paid for now."""
    for module in state.modules.commitments:
        return module.commitments(state, seat)
    return cast("list[int]", state.rows_of(HANDS + seat, TILES + seat, COMMITMENTS, ROW_OF_CARD))


def commit(state: GameState, seat: i64, move: i64) -> None:
    """C1: card and tile are laid face down; a module may ask for more."""
    lay_face_down(state, seat, move)
    continue_choice(state, seat, 0)


def add_to_commitment(state: GameState, seat: i64, move: i64) -> None:
    """C1: add what a module asked for."""
    asking = state.cells[ASKING + seat]
    state.modules.additions[asking].add(state, seat, move)
    continue_choice(state, seat, asking + 1)


def continue_choice(state: GameState, seat: i64, first: i64) -> None:
    """C1: ask for what the modules from this one on want."""
    askers = state.modules.additions
    for at in range(first, len(askers)):
        moves = askers[at].additions(state, seat)
        if moves:
            state.cells[ASKING + seat] = at
            state.offer(seat, moves)
            return
    finish_choice(state, seat)


def finish_choice(state: GameState, seat: i64) -> None:
    """C1: nothing is left to be added; when the last has chosen, all is resolved."""
    state.cells[ASKING + seat] = NONE
    state.wait_no_longer(seat)
    if not state.owing:
        begin_resolving(state)


def lay_face_down(state: GameState, seat: i64, move: i64) -> None:
    """C1: card and tile are secret until they are revealed."""
    card, tile = card_and_tile(move)
    state.remove(HANDS + seat, card)
    if tile != NONE:
        state.remove(TILES + seat, tile)
    cells = state.cells
    cells[CARDS + seat] = card
    cells[COMMITTED_TILES + seat] = tile


def take_commitment_back(state: GameState, seat: i64) -> None:
    """C3: until the last player has committed one may choose again."""
    pick_up(state, seat)
    state.cells[ASKING + seat] = NONE
    state.wait_for(seat)


def pick_up(state: GameState, seat: i64) -> None:
    """C3: card and tile go back to where they came from."""
    state.append(HANDS + seat, state.cells[CARDS + seat])
    state.cells[CARDS + seat] = NONE
    tile = state.cells[COMMITTED_TILES + seat]
    if tile != NONE:
        state.append(TILES + seat, tile)
        state.cells[COMMITTED_TILES + seat] = NONE
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
    if state.cells[CARDS + seat] == NONE:
        return False
    for place in range(state.count(FRAMES)):
        frame = state.at(FRAMES, place)
        kind = kind_in(frame)
        if kind == CHOOSE or (seat_in(frame) == seat and (kind in (RESOLVE, HAL))):
            return True
    return False


def sealed_seats(state: GameState) -> list[bool]:
    """C1: the same for every seat."""
    return [is_sealed(state, seat) for seat in range(state.players)]


def has_begun_choice(state: GameState, seat: i64) -> bool:
    """C3, E1: has the seat done a part of what it has to do together with others, and not all?"""
    return state.owes(seat) and (state.cells[ASKING + seat] != NONE or state.count(GIVEN + seat) > 0)


def take_new_hand(state: GameState, seat: i64) -> None:
    """C2: the whole hand is discarded face up and as many cards are drawn."""
    left = state.cells[NEW_HANDS + seat] - 1
    state.cells[NEW_HANDS + seat] = left
    state.tell(NEW_HAND_TAKEN, seat, left, 0, 0)
    cards = state.count(HANDS + seat)
    for place in range(cards):
        discard(state, seat, state.at(HANDS + seat, place))
    state.clear(HANDS + seat)
    draw_cards(state, seat, cards, 0)


def begin_resolving(state: GameState) -> None:
    """R: from the first player clockwise; the next round waits below."""
    state.draw(FRAMES)
    state.push(END_ROUND, NOBODY, 0, 0)
    if state.hal:
        state.push(HAL, 1, 0, 0)
    players, first, cells = state.players, state.first_player, state.cells
    turns: i64 = 1 if state.hal else players
    while turns:
        turns -= 1
        seat = (first + turns) % players
        if cells[CARDS + seat] != NONE:  # N3: unless somebody sits the round out
            state.push(RESOLVE, seat, 0, 0)
