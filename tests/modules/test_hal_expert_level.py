"""H6: Hal at expert level. Hal has seat 1, `commit` of seat 1 is his card, the next of `deck` the other."""

import pytest

from ginkgopolis import Game
from ginkgopolis.engine.rules import apply
from ginkgopolis.notation import card_text, read_move
from ginkgopolis.position import read_position
from tests.rules.table import building, discard, hand, items, place, play

# Beside B lies red 2 (1 floor), beside E blue 3 (3), beside H yellow 2 (1), beside A only red 1 (2).
EXPERT = """
    players 1
    hal {level}
    city
    R1:2  R2  R3
    B1    B2  B3:3
    Y1    Y2  Y3
    seat 0: hand Y1 Y3 R3
    seat 1: commit {card}
    deck {other} R2 B2 G D K L F I
    supply Y9 R4 R5 R6
"""


def expert(card: str, other: str, level: str = "expert") -> Game:
    """Return the game after a round in which Hal has a card and the deck another one on top."""
    game = Game.from_position(EXPERT.format(card=card, other=other, level=level))
    play(game, "0 Y1")
    return game


def test_h6_building_card_instead() -> None:
    """H6: after A the blue 1 is turned over: Hal constructs there and keeps the card, A is discarded."""
    game = expert("A", "B1")
    assert (building(game, "Y9").height, building(game, "Y9").covered) == (2, ("B1",))
    assert game.view(0).seats[1].kept == ("B1",)
    assert discard(game) == {"Y1", "Y3", "R3", "A"}
    assert items(game, 1) == (23, 0, 0)
    assert hand(game, 0) == {"R2", "B2", "G"}


def test_h6_better_letter() -> None:
    """H6: E brings three points, B one: Hal urbanizes E; both letters are discarded."""
    game = expert("B", "E")
    new = building(game, "Y9")
    assert (new.east, new.south) == (2, 0)
    assert items(game, 1) == (24, 0, 3)
    assert discard(game) == {"Y1", "Y3", "R3", "B", "E"}
    assert place(game, "B") == (0, -2)


def test_h6_worse_letter() -> None:
    """H6: E brings three points, B one: he stays with E."""
    game = expert("E", "B")
    new = building(game, "Y9")
    assert (new.east, new.south) == (2, 0)
    assert items(game, 1) == (24, 0, 3)
    assert discard(game) == {"Y1", "Y3", "R3", "B", "E"}


@pytest.mark.parametrize(("card", "other", "where"), [("B", "H", (0, -2)), ("H", "B", (0, 2))])
def test_h6_equal_letter(card: str, other: str, where: tuple[int, int]) -> None:
    """H6, interpretation: B and H bring one point each: he stays with the first."""
    game = expert(card, other)
    new = building(game, "Y9")
    assert (new.east, new.south) == where
    assert items(game, 1) == (24, 0, 1)
    assert discard(game) == {"Y1", "Y3", "R3", "B", "H"}


def test_h6_better_by_one() -> None:
    """H6: A lies above red 1 of two floors, B above red 2 of one: he takes A, the player moves it."""
    game = expert("B", "A")
    assert (game.question, list(game.pending)) == ("token", [0])
    play(game, "0 >W")
    assert items(game, 1) == (24, 0, 2)


def test_h6_all_neighbours_count() -> None:
    """H6: B lies between red 1 and blue 2 of one floor each, above yellow 2: three points; E has two."""
    game = Game.from_position("""
        players 1
        hal expert
        city
        .  A   .   C   .
        L  R1  B   B2  D
        K  B1  Y2  R3:2 E
        J  Y1  R2  Y3  F
        .  I   H   G   .
        seat 0: hand Y1 Y3 R2
        seat 1: commit E
        deck B R1 B2 D K L F
        supply Y9 R4 R5 R6
    """)
    play(game, "0 Y1")
    assert items(game, 1) == (24, 0, 3)
    assert (building(game, "Y9").east, building(game, "Y9").south) == (0, -1)


def test_h6_no_second_card_for_a_building_card() -> None:
    """H6: Hal's blue 1 is no letter: the next cards are the player's."""
    game = expert("B1", "E")
    assert building(game, "Y9").covered == ("B1",)
    assert hand(game, 0) == {"E", "R2", "B2"}


def test_h6_normal_level_turns_one_card() -> None:
    """H6: only at expert level."""
    game = expert("B", "E", level="normal")
    assert building(game, "Y9").south == -2
    assert items(game, 1) == (24, 0, 1)
    assert hand(game, 0) == {"E", "R2", "B2"}
    game = expert("H", "B1", level="normal")
    assert game.view(0).seats[1].kept == ()
    assert hand(game, 0) == {"B1", "R2", "B2"}


def test_h6_tile_is_drawn_afterwards() -> None:
    """H6: one tile, whichever card he uses."""
    for card, other in (("A", "B1"), ("B", "E"), ("E", "B")):
        assert expert(card, other).view(0).supply == 3


def test_h6_the_deck_is_made_anew() -> None:
    """H6, N2: E is the last card of the deck, and the cards that lie in the pile make a new one at once.

    Hal's B still lies on the table then, so that the new deck cannot hold it.
    """
    position = """
        players 1
        hal expert
        seat 0: hand Y1 Y3 R3
        seat 1: commit B
        deck E
        discard A C D F G H I J K L R1 R2
        supply Y9 R4 R5 R6
    """
    state = read_position(position)
    apply(state, 0, read_move("Y1"))
    letters = {card_text(card) for card in state.deck_made_of}
    assert letters == {"A", "C", "D", "F", "G", "H", "I", "J", "K", "L", "R1", "R2", "Y1", "Y3", "R3"}
    game = Game.from_position(position)
    play(game, "0 Y1")
    assert {"B", "E"} <= discard(game)
    assert len(hand(game, 0)) == 3 and game.view(0).seats[1].hand == 1


def test_h6_building_card_that_cannot_be_paid_for() -> None:
    """H6, H4: blue 1 is turned over and needs three resources; Hal has one, which E would have taken.

    He does not go back to his letter: nothing is built, both cards are discarded and the game is over.
    """
    game = Game.from_position("""
        players 1
        hal expert
        city
        R4:8@1  B4:8@1  Y4:8@1
        R1      B1:2@0  Y1
        R2      B2      Y2
        seat 0: hand Y1 R1 R2
        seat 1: commit E
        deck B1 B2 Y2 A C D F
        supply R20 R19
    """)
    assert items(game, 1) == (1, 0, 0)
    play(game, "0 Y1")
    assert game.over
    assert (building(game, "B1").owner, len(game.view(0).buildings)) == (0, 9)
    assert discard(game) >= {"E", "B1"}
    assert items(game, 1)[0] == 1 and items(game, 1)[2] == 0
