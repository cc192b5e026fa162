"""C: choosing a card. Where no city is drawn it is the first square, with the tokens A to L around it."""

import pytest

from ginkgopolis import Game, IllegalMove
from tests.rules.table import discard, hand, items, offered, own, play, sites, tiles

TWO_PLAYERS = """
players 2
seat 0: tiles R7 B9; hand A B R1 Y2
seat 1: hand C D
"""

LONG_DECK = """
players 2
seat 0: hand A B R1 Y2
seat 1: hand C D R2 Y3
deck E F G H I J K L B1
discard B2
"""


def test_c1_any_card_alone_or_with_any_tile() -> None:
    """C1: four cards, each alone or with one of two tiles; besides there is New Hand (C2)."""
    game = Game.from_position(TWO_PLAYERS)
    assert offered(game, 0) == {
        "A", "A+R7", "A+B9",
        "B", "B+R7", "B+B9",
        "R1", "R1+R7", "R1+B9",
        "Y2", "Y2+R7", "Y2+B9",
        "new hand",
    }  # fmt: skip
    assert offered(game, 1) == {"C", "D", "new hand"}


def test_c1_tile_that_cannot_be_paid_for_may_be_committed() -> None:
    """C1: seat 0 has no resource at all."""
    game = Game.from_position(TWO_PLAYERS)
    assert items(game, 0) == (0, 2, 0)
    play(game, "0 R1+B9")
    assert (own(game, 0).card, own(game, 0).tile) == ("R1", "B9")


def test_c1_choice_is_secret_until_all_have_chosen() -> None:
    """C1: the others see that a card and perhaps a tile was chosen, and nothing else."""
    game = Game.from_position(TWO_PLAYERS)
    before = game.view(1)
    play(game, "0 A+R7")
    after = game.view(1)
    assert after.pending == (1,)
    assert (after.seats[0].ready, after.seats[0].card, after.seats[0].known_tiles) == (True, None, ())
    assert after.seats[0].tiles == before.seats[0].tiles == 2
    assert (own(game, 0).card, own(game, 0).tile) == ("A", "R7")
    play(game, "1 C")
    assert game.view(1).seats[0].card == "A"


def test_c1_choices_come_in_any_order() -> None:
    """C1: everybody chooses at the same time, whoever is first player."""
    game = Game.from_position(TWO_PLAYERS)
    assert list(game.pending) == [0, 1]
    play(game, "1 D")
    assert list(game.pending) == [0]


@pytest.mark.parametrize("move", ["C", "R2", "A+R9", "C+R7", "A+R1"])
def test_c1_only_what_one_has(move: str) -> None:
    """C1: neither other players' cards nor tiles that are not behind one's screen."""
    game = Game.from_position(TWO_PLAYERS)
    with pytest.raises(IllegalMove):
        game.play(0, move)
    assert own(game, 0).card is None


def test_c2_new_hand() -> None:
    """C2: the whole hand is discarded face up, as many cards are drawn, and one plays on normally."""
    game = Game.from_position(LONG_DECK)
    play(game, "0 new hand")
    assert hand(game, 0) == {"E", "F", "G", "H"}
    assert discard(game) == {"B2", "A", "B", "R1", "Y2"}
    assert [seen.new_hands for seen in game.view(None).seats] == [1, 2]
    assert offered(game, 0) == {"E", "F", "G", "H", "new hand"}
    assert list(game.pending) == [0, 1]


def test_c2_both_tokens_in_one_round() -> None:
    """C2, interpretation: the second new hand comes at once; there is no third."""
    game = Game.from_position(LONG_DECK)
    play(game, "0 new hand", "0 new hand")
    assert hand(game, 0) == {"I", "J", "K", "L"}
    assert discard(game) == {"B2", "A", "B", "R1", "Y2", "E", "F", "G", "H"}
    assert game.view(None).seats[0].new_hands == 0
    with pytest.raises(IllegalMove):
        game.play(0, "new hand")


def test_c2_in_the_order_of_the_announcements() -> None:
    """C2: seat 1 announces first and draws first, though seat 0 is the first player."""
    game = Game.from_position(LONG_DECK)
    play(game, "1 new hand", "0 new hand")
    assert hand(game, 1) == {"E", "F", "G", "H"}
    assert hand(game, 0) == {"I", "J", "K", "L"}


def test_c2_as_many_as_were_discarded() -> None:
    """C2: a hand of two is replaced by two cards."""
    game = Game.from_position("""
        players 2
        seat 0: hand A B
        seat 1: hand C
        deck E F G H
    """)
    play(game, "0 new hand")
    assert hand(game, 0) == {"E", "F"}


def test_c2_discarded_cards_are_in_the_new_deck() -> None:
    """C2, N2: E and F end the deck; the new one has K, the old hand and the site's R7: 6 less 2."""
    game = Game.from_position("""
        players 4
        city
        .  A   B   C   .   .
        L  R1  R2  R3  R7* D
        K  B1  B2  B3  E   .
        J  Y1  Y2  Y3  F   .
        .  I   H   G   .   .
        seat 0: hand A B R1 Y2
        seat 1: hand C
        seat 2: hand D
        seat 3: hand G
        deck E F
        discard K
    """)
    play(game, "0 new hand")
    pile = {"K", "A", "B", "R1", "Y2", "R7"}
    assert {"E", "F"} <= hand(game, 0) <= pile | {"E", "F"}
    assert len(hand(game, 0)) == 4
    assert game.view(None).deck == 4
    assert set(game.view(0).cards_to_come) == pile - hand(game, 0)
    assert discard(game) == set()
    assert sites(game) == set()


def test_c2_new_hand_may_draw_its_own_cards_again() -> None:
    """C2: with an empty discard pile and one card in the deck, three of the four come back."""
    game = Game.from_position("""
        players 4
        seat 0: hand A B R1 Y2
        seat 1: hand C
        seat 2: hand D
        seat 3: hand G
        deck E
    """)
    play(game, "0 new hand")
    assert "E" in hand(game, 0)
    assert len(hand(game, 0) & {"A", "B", "R1", "Y2"}) == 3
    assert game.view(None).deck == 1


def test_c2_not_after_the_choice() -> None:
    """C2: before committing; whoever wants one takes the choice back first (C3)."""
    game = Game.from_position(LONG_DECK)
    play(game, "0 A")
    with pytest.raises(IllegalMove):
        game.play(0, "new hand")


def test_c3_take_back_and_choose_again() -> None:
    """C3, interpretation: card and tile return, and everything may be chosen again."""
    game = Game.from_position(TWO_PLAYERS)
    everything = offered(game, 0)
    play(game, "0 A+R7")
    assert offered(game, 0) == {"take back"}
    assert tiles(game, 0) == {"B9"} and hand(game, 0) == {"B", "R1", "Y2"}
    play(game, "0 take back")
    assert list(game.pending) == [0, 1]
    assert offered(game, 0) == everything
    play(game, "0 R1+B9")
    assert (own(game, 0).card, own(game, 0).tile) == ("R1", "B9")


def test_c3_new_hand_after_taking_back() -> None:
    """C3, interpretation: a new hand is possible then, and stays taken when the next choice is taken back."""
    game = Game.from_position(LONG_DECK)
    play(game, "0 A", "0 take back", "0 new hand")
    assert hand(game, 0) == {"E", "F", "G", "H"}
    play(game, "0 E", "0 take back")
    assert hand(game, 0) == {"E", "F", "G", "H"}
    assert game.view(None).seats[0].new_hands == 1


def test_c3_not_after_the_last_player_has_chosen() -> None:
    """C3: then everything is revealed; A asks for an item, and there is nothing to take back."""
    game = Game.from_position(TWO_PLAYERS)
    play(game, "0 A", "1 C")
    assert offered(game, 0) == {"resource", "tile"}
    assert offered(game, 1) == set()


def test_c3_nothing_to_take_back() -> None:
    """C3: only a choice that was made."""
    game = Game.from_position(TWO_PLAYERS)
    with pytest.raises(IllegalMove):
        game.play(0, "take back")


def test_c4_discard_pile_is_open_to_all() -> None:
    """C4: players and onlookers see the same pile."""
    game = Game.from_position(LONG_DECK)
    play(game, "1 new hand")
    for viewer in (None, 0, 1):
        assert set(game.view(viewer).discard) == {"B2", "C", "D", "R2", "Y3"}
