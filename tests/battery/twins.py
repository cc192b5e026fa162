"""Laws that compare a state with a twin of it: copies, illegal moves, orders of seats, replays."""

import random

import pytest

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import apply, legal_moves, pending, question
from ginkgopolis.engine.state import GIVE_BACK, GameState
from ginkgopolis.engine.tokens import shift_tokens
from tests.battery import outline
from tests.battery.choices import EACH_CHOOSES
from tests.battery.snapshot import differences, snapshot
from tests.battery.tables import RandomGame, play_on
from tests.changing import put_at

Moves = list[tuple[int, int]]


def check_same(one: GameState, other: GameState) -> None:
    """Two states are the same in every field."""
    assert differences(one, other) == []


def check_copy(state: GameState, chance: random.Random, most: int = 40) -> None:
    """A copy is the same, goes on the same way, and nothing done to it changes the original."""
    before = snapshot(state)
    copy = state.copy()
    check_same(copy, state)
    played = play_on(copy, chance, most)
    assert snapshot(state) == before
    twin = state.copy()
    for seat, move in played:
        apply(twin, seat, move)
    check_same(twin, copy)


def some_moves(chance: random.Random) -> set[int]:
    """Return moves of every kind, most of which are illegal at any moment."""
    found = {m.NEW_HAND_MOVE, m.TAKE_BACK_MOVE, m.DONE_MOVE, m.item_move(0), m.item_move(1), -1}
    found |= {m.beside_move(side) for side in range(5)}
    found |= {m.shift_move(0), m.shift_move(1), m.shift_move(2), m.token_to_move(0, -2)}
    found |= {m.keep_move(chance.randrange(45)), m.give_move(chance.randrange(98)), chance.randrange(2**44)}
    card = m.commit_move(chance.randrange(113))
    found |= {card, card | m.adding_tile(chance.randrange(98)), card | m.adding_tile(96)}
    found |= {m.keep_events_move(0, 3), m.keep_events_move(2, 2), m.keep_events_move(3, 1)}
    found |= {
        m.lower_tile_move(NONE),
        m.lower_tile_move(chance.randrange(98)),
        *m.event_moves([0, 1, 2, 3, 4]),
    }
    found |= {*m.aside_moves([chance.randrange(113), chance.randrange(113)])}
    found |= {
        m.split_move(0, 0, 0),
        m.split_move(chance.randrange(4), chance.randrange(64), chance.randrange(3)),
    }
    found |= {m.BEFORE_MOVE, m.AFTER_MOVE, m.AFTER_MOVE + m.BEFORE_MOVE} | {
        m.buy_move(0),
        m.buy_move(1),
        m.buy_move(2),
    }
    return found | {m.lose_move(chance.randrange(5), chance.randrange(5)), m.lose_move(0, 0)}


def check_illegal_moves(state: GameState, chance: random.Random) -> None:
    """What `legal_moves` does not offer to a seat is refused, and changes nothing."""
    before = snapshot(state)
    anything = {move for seat in range(state.players) for move in legal_moves(state, seat)}
    anything |= some_moves(chance)
    for seat in range(state.players):
        legal = legal_moves(state, seat)
        for move in sorted(anything.difference(legal)):
            with pytest.raises(ValueError):
                apply(state, seat, move)
    assert snapshot(state) == before


def sealed_choice(state: GameState, seat: int, chance: random.Random) -> list[int]:
    """Return the moves of a whole choice, New Hands aside, made without looking at the others."""
    alone = state.copy()
    alone.wait_for_all()  # nobody else is ready: the choice stays sealed
    moves: list[int] = []
    while not alone.is_ready(seat):
        possible = [move for move in legal_moves(alone, seat) if move != m.NEW_HAND_MOVE]
        moves.append(chance.choice(possible))
        apply(alone, seat, moves[-1])
    return moves


def check_order_of_seats(state: GameState, chance: random.Random) -> None:
    """Choices made at the same time lead to the same state in whatever order they come."""
    if question(state) not in EACH_CHOOSES:
        return
    choices = {seat: sealed_choice(state, seat, chance) for seat in pending(state)}
    one, other = state.copy(), state.copy()
    for seat, moves in choices.items():
        for move in moves:
            apply(one, seat, move)
    if question(state) == GIVE_BACK:  # E1: nor does it matter in which order one lays out tiles
        for moves in choices.values():
            *given, last = moves
            moves[:] = [*chance.sample(given, len(given)), last]
    waiting = [seat for seat, moves in choices.items() for _ in moves]
    chance.shuffle(waiting)
    for seat in waiting:
        apply(other, seat, choices[seat].pop(0))
    check_same(one, other)


def check_take_back(state: GameState, chance: random.Random) -> None:
    """C3: a choice that is taken back leaves everything as it was, but for the order of what one holds."""
    seats = [seat for seat in pending(state) if state.asking[seat] == NONE]
    if question(state) not in EACH_CHOOSES or len(pending(state)) < 2 or not seats:
        return
    seat = chance.choice(seats)
    twin = state.copy()
    for move in sealed_choice(state, seat, chance):
        apply(twin, seat, move)
    apply(twin, seat, m.TAKE_BACK_MOVE)
    original = state.copy()
    for either in (twin, original):
        put_at(either, "tiles", seat, either.tiles[seat] + either.given[seat])
        put_at(either, "given", seat, [])
        for name in ("tiles", "hands", "events"):
            put_at(either, name, seat, sorted(getattr(either, name)[seat]))
    check_same(twin, original)


def check_replay(game: RandomGame) -> None:
    """A game is its set-up, seed and moves: played again they give the same state."""
    again = game.table.deal(game.seed)
    for seat, move in game.moves:
        apply(again, seat, move)
    check_same(again, game.state)


def check_shift(state: GameState, move: int) -> None:
    """T4: the tokens make room as the rule says, in the direction chosen, and are in order."""
    _, _, letter, _ = state.frames[-1]
    tiles, tokens = outline.tiles_of(state.city), outline.tokens_of(state.city)
    city = state.city.copy()
    shift_tokens(city, letter, m.field(move, 0))
    result = outline.tokens_of(city)
    assert result in outline.outcomes_of_shift(tiles, tokens, letter, m.field(move, 0))
    assert outline.in_order(tiles, result)
