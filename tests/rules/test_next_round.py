"""N: the next round. Where no city is drawn it is the first square, with the tokens A to L around it."""

import pytest

from ginkgopolis import Game
from tests.rules.table import discard, hand, offered, play, sites

BEFORE = {"H", "I", "J", "K", "L", "R2", "R3", "B1", "B2", "B3", "Y2", "Y3"}
NEW_BUILDINGS = {"Y4", "Y5", "Y9", "R6", "B8"}
RENEWAL = """
    city
    .  A   B   C   D   .
    L  R1  R2  R3  Y4* E
    K  B1  B2  B3  Y5* F
    J  Y1  Y2  Y3  Y9* G
    .  R6* B8* I   H   .
"""


def test_n1_unused_cards_go_to_the_left() -> None:
    """N1: with the first-player card; then from the new first player, seat 1, each draws up to four."""
    game = Game.from_position("""
        players 3
        first 0
        seat 0: hand R1 A B C
        seat 1: hand R2 D E F
        seat 2: hand R3 G H I
        deck J K L B1 B2
    """)
    play(game, "0 R1", "1 R2", "2 R3")
    assert game.view(None).first_player == 1
    assert game.round == 2
    assert hand(game, 1) == {"A", "B", "C", "J"}
    assert hand(game, 2) == {"D", "E", "F", "K"}
    assert hand(game, 0) == {"G", "H", "I", "L"}
    assert discard(game) == {"R1", "R2", "R3"}


def test_n1_first_player_goes_round_the_table() -> None:
    """N1: after the last seat comes seat 0."""
    game = Game.from_position("""
        players 2
        first 1
        seat 0: hand R1 A B C
        seat 1: hand R2 D E F
    """)
    play(game, "0 R1", "1 R2")
    assert game.view(None).first_player == 0


def test_n1_up_to_the_full_hand() -> None:
    """N1: seat 1 gets one card passed and draws three, seat 0 gets none and draws four."""
    game = Game.from_position("""
        players 2
        seat 0: hand R1 A
        seat 1: hand R2
        deck B C D E F G H I
    """)
    play(game, "0 R1", "1 R2")
    assert hand(game, 1) == {"A", "B", "C", "D"}
    assert hand(game, 0) == {"E", "F", "G", "H"}


def test_n2_example_new_deck_in_the_middle_of_drawing() -> None:
    """Rulebook, next round, two players: Miley (seat 0) draws the last card; then the deck is renewed.

    The cards of the sites join the discard pile, among them yellow 4, 5 and 9; shuffled these 12 + 2 + 5 = 19
    cards are the new deck; 7 are discarded, the sites are taken away, and Nell (seat 1) draws her card.
    """
    game = Game.from_position(f"""
        players 2
        first 1
        {RENEWAL}
        seat 0: hand R1 A B C
        seat 1: hand Y1 D E F
        deck G
        discard {" ".join(BEFORE)}
    """)
    play(game, "0 R1", "1 Y1")
    pile = BEFORE | {"R1", "Y1"} | NEW_BUILDINGS
    assert hand(game, 0) == {"D", "E", "F", "G"}
    assert sites(game) == set()
    assert len(discard(game)) == 7 and discard(game) < pile
    drawn = hand(game, 1) - {"A", "B", "C"}
    assert len(drawn) == 1
    assert game.view(None).deck == 19 - 7 - 1
    assert set(game.view(1).cards_to_come) == pile - discard(game) - drawn


def test_n2_example_with_three_players() -> None:
    """German rulebook: three players discard 7 as well; then Nell and the third player draw their cards."""
    game = Game.from_position(f"""
        players 3
        first 2
        {RENEWAL}
        seat 0: hand R1 A B C
        seat 1: hand Y1 D E F
        seat 2: hand R2 H I J
        deck G
        discard K L R3 B1 B2 B3 Y2 Y3
    """)
    play(game, "0 R1", "1 Y1", "2 R2")
    pile = {"K", "L", "R3", "B1", "B2", "B3", "Y2", "Y3", "R1", "Y1", "R2"} | NEW_BUILDINGS
    assert hand(game, 0) == {"H", "I", "J", "G"}
    assert len(discard(game)) == 7 and discard(game) < pile
    drawn = hand(game, 1) - {"A", "B", "C"} | hand(game, 2) - {"D", "E", "F"}
    assert len(drawn) == 2 and drawn < pile - discard(game)
    assert game.view(None).deck == 16 - 7 - 2
    assert sites(game) == set()


@pytest.mark.parametrize("players", [4, 5])
def test_n2_with_more_players_nothing_is_discarded(players: int) -> None:
    """N2: four or five players keep the whole new deck."""
    game = Game.from_position(f"""
        players {players}
        first {players - 1}
        {RENEWAL}
        seat 0: hand R1 A B C
        seat 1: hand Y1 D E F
        seat 2: hand R2
        seat 3: hand R3
        {"seat 4: hand B1" if players == 5 else ""}
        deck G
        discard H I J K L B2 B3 Y2 Y3
    """)
    play(game, "0 R1", "1 Y1", "2 R2", "3 R3")
    if players == 5:
        play(game, "4 B1")
    # Nine were discarded before, one for each player now, and there are five sites; of the full hands six
    # cards were passed and G was drawn before.
    made_of = 9 + players + 5
    assert discard(game) == set()
    assert game.view(None).deck == made_of - (4 * players - 6 - 1)


def test_n2_at_once_after_the_last_card() -> None:
    """N2: the last card is drawn last; the deck is renewed though nobody is to draw any more."""
    game = Game.from_position("""
        players 4
        seat 0: hand R1 A B C
        seat 1: hand R2 D E F
        seat 2: hand R3 G H I
        seat 3: hand Y1 J K L
        deck B1 B2 B3 Y2
    """)
    play(game, "0 R1", "1 R2", "2 R3", "3 Y1")
    assert hand(game, 0) == {"J", "K", "L", "Y2"}
    assert game.view(None).deck == 4
    assert set(game.view(None).discard) == set()


def test_n2_new_building_cards_can_be_drawn() -> None:
    """N2, N4: red 9 stands with a site; once the deck is renewed its card is in the game."""
    game = Game.from_position("""
        players 2
        city
        R9:2@1*  R2
        absent A B C D E F G H I J K L
        seat 0: hand R2
        seat 1: hand none
        deck none
    """)
    play(game, "0 R2")
    assert hand(game, 0) | hand(game, 1) == {"R2", "R9"}
    assert sites(game) == set()


@pytest.mark.parametrize(
    ("discarded_before", "discarded_now"),
    [("", 0), ("E", 1), ("E F G", 3), ("E F G H I J", 6), ("E F G H I J K", 7), ("E F G H I J K L", 7)],
)
def test_n3_discards_no_card_that_is_still_owed(discarded_before: str, discarded_now: int) -> None:
    """N3, interpretation: the new deck has two cards more than were discarded before (red 1 and red 2).

    Seat 1 drew the last card of the old deck; one is still owed to seat 0 and one more must be left.
    """
    game = Game.from_position(f"""
        players 2
        seat 0: hand R1 A B C
        seat 1: hand R2 Y1 Y2 Y3
        deck D
        discard {discarded_before or "none"}
    """)
    play(game, "0 R1", "1 R2")
    assert len(discard(game)) == discarded_now
    assert len(hand(game, 0)) == 4
    assert game.view(None).deck == len(discarded_before.split()) + 2 - discarded_now - 1


def test_n3_rest_of_a_new_hand_is_owed() -> None:
    """N3, C2, interpretation: after E five cards are the new deck; three are owed and one must be left."""
    game = Game.from_position("""
        players 2
        seat 0: hand A B C D
        seat 1: hand R2
        deck E
        discard F
    """)
    play(game, "0 new hand")
    assert len(hand(game, 0)) == 4 and "E" in hand(game, 0)
    assert len(discard(game)) == 1
    assert game.view(None).deck == 1


NO_CARDS = """
    players 2
    city
    R1  R2
    absent A B C D E F G H I J K L
    seat 0: hand R1; tiles R9; resources 4; new hands 0
    seat 1: hand R2; tiles R10; resources 4; new hands 0
    deck none
"""


def test_n3_hands_stay_short_and_who_has_none_sits_out() -> None:
    """N3, interpretation: both cards are kept; the new deck has only those of the two sites.

    Seat 1 is first and draws both; there is none for seat 0, who sits the round out.
    """
    game = Game.from_position(NO_CARDS)
    play(game, "0 R1+R9", "1 R2+R10")
    assert hand(game, 1) == {"R9", "R10"}
    assert hand(game, 0) == set()
    assert list(game.pending) == [1]
    assert offered(game, 0) == set()


def test_n3_short_hands_are_filled_when_there_are_cards_again() -> None:
    """N3, interpretation: seat 1 plays red 9 alone; seat 0 gets red 10 passed and draws red 9."""
    game = Game.from_position(NO_CARDS)
    play(game, "0 R1+R9", "1 R2+R10", "1 R9")
    assert game.view(None).first_player == 0
    assert hand(game, 0) == {"R9", "R10"}
    assert hand(game, 1) == set()
    assert list(game.pending) == [0]


def test_n3_first_player_card_is_passed_without_other_cards() -> None:
    """N3, N1, interpretation: seat 0 is first player, but has no cards; after the round seat 1 is first."""
    game = Game.from_position("""
        players 3
        first 0
        city
        R1  R2
        absent A B C D E F G H I J K L
        seat 0: hand none
        seat 1: hand R1
        seat 2: hand R2
        deck none
    """)
    assert list(game.pending) == [1, 2]
    play(game, "1 R1", "2 R2")
    assert game.view(None).first_player == 1
    assert hand(game, 1) == {"R1", "R2"}


def test_n4_cards_name_buildings_without_a_site() -> None:
    """N4: red 1 was built over and is kept; the new deck has the cards of red 9 and blue 9."""
    game = Game.from_position("""
        players 2
        city
        R1  R2   R3
        B1  B2   B3
        Y1  Y2   B9*
        seat 0: hand R1 A B C; tiles R9; resources 2
        seat 1: hand R2 D E F
        deck G
        discard H I J K L R3 B1 B2 B3 Y1 Y2
    """)
    play(game, "0 R1+R9", "1 R2")
    seen = game.view(None)
    in_play = set(seen.discard) | set(seen.cards_to_come)
    standing = {one.tile for one in seen.buildings if not one.site}
    assert standing == {"R9", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "B9"}
    assert {card for card in in_play if len(card) > 1} == standing
    assert seen.seats[0].kept == ("R1",)
