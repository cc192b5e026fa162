"""M5: Keep a Card."""

import re

import pytest

from ginkgopolis import Game, IllegalMove
from tests.modules.events_table import seen
from tests.rules.table import discard, hand, offered, own, play

THREE = """
    players 3
    modules keep_a_card
    seat 0: hand R1 R2 A B
    seat 1: hand Y1 Y2 C D
    seat 2: hand B1 B2 E F
    deck G H I J K L R3 Y3 B3
"""
"""Exploiting R1, Y1 and B1 asks nothing: everybody plays that card in most of these tests."""


def deck(game: Game) -> list[str]:
    """Return the deck, the next card first, from the text that holds all secrets."""
    (cards,) = re.findall("^deck ((?!made of).*)$", game.position(), re.MULTILINE)
    return [] if cards == "none" else cards.split()


def test_m5_1_one_more_card_is_set_aside() -> None:
    """M5.1: after the card of the action, any of the others."""
    game = Game.from_position(THREE)
    play(game, "0 R1")
    assert own(game, 0).adding == "aside"
    assert offered(game, 0) == {"aside R2", "aside A", "aside B"}
    play(game, "0 aside A")
    assert (own(game, 0).card, own(game, 0).aside, hand(game, 0)) == ("R1", "A", {"R2", "B"})
    assert seen(game, 0).ready


def test_m5_1_compulsory() -> None:
    """M5.1: the choice is not complete before, and there is no way around it."""
    game = Game.from_position(THREE)
    play(game, "1 Y1", "1 aside C", "2 B1", "2 aside E", "0 R1")
    assert not seen(game, 0).ready
    assert game.pending == (0,)
    with pytest.raises(IllegalMove, match="possible are aside"):
        game.play(0, "new hand")
    with pytest.raises(IllegalMove):
        game.play(0, "aside R1")
    play(game, "0 aside B")
    assert game.round == 2


def test_m5_1_with_a_tile() -> None:
    """M5.1: the card set aside comes after card and tile."""
    game = Game.from_position(THREE.replace("hand R1", "tiles R9; resources 2; hand R1"))
    play(game, "0 R1+R9", "0 aside A")
    assert (own(game, 0).card, own(game, 0).tile, own(game, 0).aside) == ("R1", "R9", "A")


def test_m5_1_not_passed() -> None:
    """M5.1: two cards go to the left instead of three; the kept one stays."""
    game = Game.from_position(THREE)
    play(game, "0 R1", "0 aside A", "1 Y1", "1 aside Y2", "2 B1", "2 aside F")
    assert hand(game, 0) >= {"A", "B2", "E"}
    assert hand(game, 1) >= {"Y2", "R2", "B"}
    assert hand(game, 2) >= {"F", "C", "D"}


def test_m5_1_last_card_without_asking() -> None:
    """M5.1, interpretation: of two cards one is played and the other stays; nothing is passed."""
    game = Game.from_position("""
        players 2
        modules keep_a_card
        seat 0: hand R1 A
        seat 1: hand Y1 Y2 C D
        deck G H I J K L
    """)
    play(game, "0 R1")
    assert seen(game, 0).ready
    assert (own(game, 0).aside, own(game, 0).hand) == ("A", ())
    play(game, "1 Y1", "1 aside C")
    assert "A" in hand(game, 0)
    assert hand(game, 0) >= {"Y2", "D"}
    assert "C" in hand(game, 1)


def test_m5_1_single_card() -> None:
    """M5.1, interpretation: whoever has one card plays it and keeps none."""
    game = Game.from_position("""
        players 2
        modules keep_a_card
        seat 0: hand R1
        seat 1: hand Y1 C D
        deck G H I J K L
    """)
    play(game, "0 R1")
    assert seen(game, 0).ready
    assert own(game, 0).aside is None
    play(game, "1 Y1", "1 aside C")
    assert len(hand(game, 0)) == 4
    assert hand(game, 0) >= {"D"}


def test_m5_1_returns_when_the_choice_is_taken_back() -> None:
    """M5.1, C3, interpretation: all four cards are in the hand again, and everything may be chosen again."""
    game = Game.from_position(THREE)
    play(game, "0 R1", "0 aside A")
    assert offered(game, 0) == {"take back"}
    play(game, "0 take back")
    assert hand(game, 0) == {"R1", "R2", "A", "B"}
    assert own(game, 0).aside is None
    play(game, "0 A", "0 aside R1")
    assert (own(game, 0).card, own(game, 0).aside) == ("A", "R1")


def test_m5_2_returns_before_drawing() -> None:
    """M5.2: two cards received and one kept: each draws only the fourth, from seat 1 on."""
    game = Game.from_position(THREE)
    play(game, "0 R1", "0 aside A", "1 Y1", "1 aside Y2", "2 B1", "2 aside F")
    assert hand(game, 1) == {"Y2", "R2", "B", "G"}
    assert hand(game, 2) == {"F", "C", "D", "H"}
    assert hand(game, 0) == {"A", "B2", "E", "I"}
    assert [own(game, seat).aside for seat in range(3)] == [None, None, None]
    assert deck(game) == ["J", "K", "L", "R3", "Y3", "B3"]


def test_m5_2_never_in_a_new_deck() -> None:
    """M5.2, N2: seat 1's New Hand empties the deck; it is made of the discard pile, not of the kept A."""
    game = Game.from_position("""
        players 4
        modules keep_a_card
        seat 0: hand R1 R2 A B
        seat 1: hand Y1 Y2 C D
        deck G H
        discard I J K
    """)
    play(game, "0 R1", "0 aside A", "1 new hand")
    assert own(game, 0).aside == "A"
    assert discard(game) == set()
    assert set(deck(game)) | (hand(game, 1) - {"G", "H"}) == {"Y1", "Y2", "C", "D", "I", "J", "K"}


def test_m5_2_never_in_a_new_deck_when_all_draw() -> None:
    """M5.2, N2: the deck is renewed while the next hands are drawn; A is in seat 0's hand by then."""
    game = Game.from_position("""
        players 4
        modules keep_a_card
        seat 0: hand R1 R2 A B
        seat 1: hand Y1 Y2 C D
        deck G
        discard I J K L
    """)
    play(game, "0 R1", "0 aside A", "1 Y1", "1 aside C")
    assert game.round == 2
    assert "A" in hand(game, 0)
    assert "C" in hand(game, 1)
    held = [card for seat in range(4) for card in own(game, seat).hand]
    everything = [*"ABCDGIJKL", "R1", "R2", "Y1", "Y2"]
    assert sorted(held + deck(game)) == sorted(everything)


def test_m5_2_new_hand_discards_it() -> None:
    """M5.2, C2: in the next round the kept card is part of the hand that goes to the discard pile."""
    game = Game.from_position(THREE)
    play(game, "0 R1", "0 aside A", "1 Y1", "1 aside Y2", "2 B1", "2 aside F")
    held = hand(game, 0)
    assert "A" in held
    play(game, "0 new hand")
    assert discard(game) >= held
    assert "A" not in hand(game, 0)


def test_m5_2_new_hand_only_after_taking_back() -> None:
    """M5.2, C3: whoever has chosen takes all of it back first, so that the whole hand of four goes."""
    game = Game.from_position(THREE)
    play(game, "0 R1", "0 aside A")
    with pytest.raises(IllegalMove):
        game.play(0, "new hand")
    play(game, "0 take back", "0 new hand")
    assert discard(game) >= {"R1", "R2", "A", "B"}
    assert hand(game, 0) == {"G", "H", "I", "J"}


def test_m5_3_hidden_while_it_lies_aside() -> None:
    """M5.3: whichever card it is, all others see the same: four cards."""
    games = [Game.from_position(THREE) for _ in range(3)]
    for game, card in zip(games, ["A", "B", "R2"], strict=True):
        play(game, "0 R1", f"0 aside {card}")
    for viewer in (1, 2, None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[0].view(viewer).seats[0].hand == 4


def after_a_round(aside: str, known: str) -> Game:
    """Play a round in which seat 0 keeps a card; `known` says who knew which cards of her hand."""
    game = Game.from_position(THREE + f"known {known}")
    play(game, "0 R1", f"0 aside {aside}", "1 Y1", "1 aside Y2", "2 B1", "2 aside F")
    return game


def test_m5_3_others_lose_sight_of_kept_and_passed_cards() -> None:
    """M5.3: seat 2 knew A, B and R2 in seat 0's hand, and cannot tell which stayed and which were passed."""
    games = [after_a_round(card, "A:02 B:02 R2:02") for card in ("A", "B", "R2")]
    assert games[0].view(2) == games[1].view(2) == games[2].view(2)
    assert games[0].view(2).seats[0].known_cards == ("B2", "E")  # what she has just passed herself
    assert games[0].view(2).seats[1].known_cards == ()


def test_m5_3_left_neighbour_sees_what_is_missing() -> None:
    """M5.3: seat 1 knew A and B. She receives R2 and B, and so A is still with seat 0."""
    game = after_a_round("A", "A:01 B:01")
    assert hand(game, 1) >= {"R2", "B"}
    assert game.view(1).seats[0].known_cards == ("A",)


def test_m5_3_left_neighbour_who_did_not_know_it() -> None:
    """M5.3: if seat 1 knew nothing of seat 0's hand she does not know the kept card."""
    game = after_a_round("A", "A:0 B:0")
    assert game.view(1).seats[0].known_cards == ()


def test_m5_3_who_passed_knows_where_the_passed_cards_are() -> None:
    """M5.3: seat 0 knows that seat 1 has R2 and B, and nothing of the card that seat 1 kept."""
    game = after_a_round("A", "A:0")
    assert game.view(0).seats[1].known_cards == ("R2", "B")
    assert game.view(0).seats[2].known_cards == ()


def test_m5_3_redeals_do_not_know_it() -> None:
    """M5.3: redealt for seat 2, A is with seat 0 in some games and not in others."""
    game = after_a_round("A", "A:02 B:02 R2:02")
    held = {"A" in own(game.determinize(2, seed), 0).hand for seed in range(40)}
    assert held == {True, False}


def test_m5_3_redeals_while_it_lies_aside() -> None:
    """M5.3: seat 2, who knows all of seat 0's cards, does not know which lies aside and which is played."""
    game = Game.from_position(THREE + "known R1:02 R2:02 A:02 B:02")
    play(game, "0 R1", "0 aside A")
    redealt = [own(game.determinize(2, seed), 0) for seed in range(60)]
    assert {one.aside for one in redealt} == {"R1", "R2", "A", "B"}
    assert all({*one.hand, one.aside, one.card} == {"R1", "R2", "A", "B"} for one in redealt)


FIVE = """
    players 2
    modules keep_a_card
    hand size 5
    seat 0: hand R1 R2 A B C
    seat 1: hand Y1 Y2 D E F
    deck G H I J K L
"""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_m5_4_hands_of_five(players: int) -> None:
    """M5.4: dealt at the start, and drawn up to again."""
    game = Game.new(players, introductory=True, modules=["keep_a_card"], hand_size=5, seed=1)
    for number in (1, 2):
        assert game.round == number
        assert [len(own(game, seat).hand) for seat in range(players)] == [5] * players
        for seat in range(players):
            game.play(seat, own(game, seat).hand[0])
            assert len(own(game, seat).hand) == 4
            game.play(seat, game.legal_moves(seat)[0])
        while game.question != "choose":
            game.play(game.pending[0], game.legal_moves(game.pending[0])[0])


def test_m5_4_three_are_passed() -> None:
    """M5.4: one is played, one kept, three go to the left, and one is drawn."""
    game = Game.from_position(FIVE)
    play(game, "0 R1", "0 aside A", "1 Y1", "1 aside D")
    assert hand(game, 0) == {"A", "Y2", "E", "F", "H"}
    assert hand(game, 1) == {"D", "R2", "B", "C", "G"}


def test_m5_4_new_hand_of_five() -> None:
    """M5.4, C2: as many are drawn as were discarded."""
    game = Game.from_position(FIVE)
    play(game, "0 new hand")
    assert hand(game, 0) <= {"G", "H", "I", "J", "K", "L"}
    assert len(hand(game, 0)) == 5
