"""Numbers of move sequences from small positions, each worked out by hand in its docstring.

A sequence is any row of moves, of any seats, that may follow one another. In every position here the round is
the last one, so that no move follows once all cards are resolved.
"""

import pytest

from ginkgopolis import Game


def sequences(game: Game, length: int) -> int:
    """Count the sequences of that many moves."""
    if length == 0:
        return 1
    total = 0
    for seat in range(game.players):
        for move in game.legal_moves(seat):
            after = game.copy()
            after.play(seat, move)
            total += sequences(after, length - 1)
    return total


@pytest.mark.parametrize(("length", "count"), [(1, 2), (2, 4), (3, 8), (4, 8), (5, 16)])
def test_c3_one_card_each(length: int, count: int) -> None:
    """C1, C3, R3: seat 0 has A, seat 1 has yellow 1, nobody a tile or New Hand token.

    S is the start, O with one of the two cards laid down, Q the question "resource or tile" after both.
    S: 2 moves, both to O. O: take back to S, or the other card to Q. Q: 2 moves, then it is over.
    Q(1) = 2, Q(n) = 0 beyond; S(n) = 2 O(n-1); O(n) = S(n-1) + Q(n-1).
    S(1) = 2, O(1) = 2, S(2) = 4, O(2) = 2 + 2 = 4, S(3) = 8, O(3) = 4 + 0 = 4, S(4) = 8,
    O(4) = S(3) = 8, S(5) = 16.
    """
    game = Game.from_position("""
        players 2
        seat 0: hand A; new hands 0
        seat 1: hand Y1; new hands 0
        last round
    """)
    assert sequences(game, length) == count


@pytest.mark.parametrize(("length", "count"), [(1, 3), (2, 7), (3, 17)])
def test_t2_card_and_tile(length: int, count: int) -> None:
    """C1, R3, T2: as before, but seat 0 also has red 7 and a resource: A alone or A with red 7.

    After both cards: A alone asks for one of 2 items, A with red 7 for one of 2 places of the token (N, W).
    S(1) = 2 + 1 = 3.
    S(2): after A: 2 (take back, yellow 1); after A with red 7: 2; after yellow 1: 1 + 2 = 3; in all 7.
    S(3): after A: S(1) + 2 items = 5; after A with red 7: S(1) + 2 places = 5;
    after yellow 1: S(1) + 2 items + 2 places = 7; in all 17.
    """
    game = Game.from_position("""
        players 2
        seat 0: hand A; tiles R7; resources 1; new hands 0
        seat 1: hand Y1; new hands 0
        last round
    """)
    assert sequences(game, length) == count


@pytest.mark.parametrize(("length", "count"), [(1, 3), (2, 7), (3, 16)])
def test_c2_one_new_hand(length: int, count: int) -> None:
    """C2, C3: seat 0 has A and a New Hand token, and B is the next card; seat 1 has yellow 1.

    S'(n) is the position after the new hand: one card each, so S'(1) = 2, S'(2) = 4 as in the first test.
    S(1) = 2 + 1 = 3.
    S(2): after A: 2; after the new hand: S'(1) = 2; after yellow 1: take back, A or new hand, 3; in all 7.
    S(3): after A: S(1) + 2 items = 5; after the new hand: S'(2) = 4; after yellow 1: S(1), 2 items, and with
    the new hand B or take back, 3 + 2 + 2 = 7; in all 16.
    """
    game = Game.from_position("""
        players 2
        seat 0: hand A; new hands 1
        seat 1: hand Y1; new hands 0
        deck B C D E F G H
        last round
    """)
    assert sequences(game, length) == count


@pytest.mark.parametrize(("length", "count"), [(1, 8), (2, 40), (3, 256)])
def test_s5_draft(length: int, count: int) -> None:
    """S5: two players with 4 characters each.

    S(1) = 4 + 4 = 8.
    S(2): after each of the 8 picks: take back, or one of the other's 4: 8 x 5 = 40.
    S(3): after a pick and its taking back: 8 x S(1) = 64; after both picks, 8 x 4 = 32 ways, there are 3 + 3
    characters to choose from: 32 x 6 = 192; in all 256.
    """
    assert sequences(Game.new(2, seed=1), length) == count


@pytest.mark.parametrize(("length", "count"), [(1, 4), (2, 12), (3, 28)])
def test_e1_giving_back(length: int, count: int) -> None:
    """E1: seat 0 has two tiles, seat 1 none; both have played, so that nothing follows once both are done.

    With k tiles left to lay out: P(k) both are at it, D(k) seat 0 is done, W(k) seat 1 is done.
    P(k): done to D(k), k tiles to P(k-1), seat 1 done to W(k): k + 2 moves.
    D(k): take back to P(2), or seat 1 is done and it is over: 2 moves.
    W(k): seat 0 is done and it is over, k tiles to W(k-1), seat 1 takes back to P(k): k + 2 moves.
    One move: P(2) = 4. Two: D(2) + 2 P(1) + W(2) = 2 + 2 x 3 + 4 = 12.
    Three: the two-move numbers are D(2) = P(2) = 4, P(1) = D(1) + P(0) + W(1) = 2 + 2 + 3 = 7 and
    W(2) = 2 W(1) + P(2) = 6 + 4 = 10, so 4 + 2 x 7 + 10 = 28.
    """
    game = Game.from_position("""
        players 2
        frames give back, prepare
        seat 0: tiles R7 B9; played B1
        seat 1: played Y1
        discard B1 Y1
        supply none
        last round
    """)
    assert sequences(game, length) == count


@pytest.mark.parametrize(("length", "count"), [(1, 2), (2, 4), (3, 0)])
def test_t4_both_directions(length: int, count: int) -> None:
    """T4, R3: seat 0 chooses one of 2 directions; then seat 1, playing D alone, takes one of 2 items: 4 ways.

    Seat 2 plays E alone; she has no resource left in the supply and gets a tile without a choice: it is over.
    """
    game = Game.from_position("""
        players 3
        city
        .  A   .   D   .
        L  R1  B   R2  E
        K  B1  R9* B2  F
        J  Y1  Y2  Y3  G
        .  .   I   H   .
        frames token 0 C R9, resolve 1, resolve 2, prepare
        seat 0: commit C
        seat 1: commit D
        seat 2: commit E; stock 0
        last round
    """)
    assert sequences(game, length) == count
