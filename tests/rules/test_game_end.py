"""E: the end of the game. Where no city is drawn it is the first square, with the tokens A to L around it."""

import pytest

from ginkgopolis import Game, IllegalMove, NotYourTurn
from tests.rules.table import building, discard, hand, items, offered, own, play, stock, tiles

LAST_TILES = """
    players 2
    city
    B7:3  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B7 A; tiles R8
    seat 1: hand B1 Y1 B; tiles R9 R10; resources 3
    supply R4 R5
"""


def test_e1_in_the_middle_of_a_drawing() -> None:
    """E1: three tiles for blue 7, but the second is the last one; at once all may give tiles back.

    Seat 0 may give the tiles just drawn; seat 1's red 9 lies on a card and is not behind the screen.
    """
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9")
    assert game.question == "give back"
    assert list(game.pending) == [0, 1]
    assert game.view(None).exhausted == 1
    assert tiles(game, 0) == {"R8", "R4", "R5"}
    assert offered(game, 0) == {"done", "give R8", "give R4", "give R5"}
    assert offered(game, 1) == {"done", "give R10"}


def test_e1_a_point_for_each_tile_and_the_drawing_goes_on() -> None:
    """E1: seat 0 gives two tiles, seat 1 one; these are the supply, and seat 0 draws her third from it."""
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9", "0 give R4", "1 give R10", "1 done", "0 give R8", "0 done")
    assert items(game, 0) == (0, 2, 2)
    assert items(game, 1) == (0, 0, 1)
    assert "R5" in tiles(game, 0)
    drawn = tiles(game, 0) - {"R5"}
    assert drawn < {"R4", "R8", "R10"}
    assert (game.view(None).supply, game.view(None).supply_size) == (2, 3)
    assert set(game.view(0).tiles_to_come) == {"R4", "R8", "R10"} - drawn
    # Then seat 1 builds with the tile that lay on her card, and the game goes on.
    assert building(game, "R9").owner == 1
    assert game.question == "choose" and not game.view(None).last_round


def test_e1_laid_out_one_by_one_in_secret() -> None:
    """E1, interpretation: tiles are chosen one by one, then 'done'; nobody else sees which and how many."""
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9")
    before = game.view(1).seats[0]
    play(game, "0 give R4", "0 give R5")
    assert own(game, 0).given == ("R4", "R5")
    assert offered(game, 0) == {"done", "give R8"}
    assert game.view(1).seats[0] == before
    assert items(game, 0) == (0, 3, 0)
    with pytest.raises(IllegalMove):
        game.play(0, "give R4")


def test_e1_may_be_taken_back_until_the_last_is_done() -> None:
    """E1, interpretation: all tiles laid out go back behind the screen, and one starts over."""
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9", "0 give R4", "0 give R5", "0 done")
    assert offered(game, 0) == {"take back"}
    play(game, "0 take back")
    assert own(game, 0).given == ()
    assert offered(game, 0) == {"done", "give R8", "give R4", "give R5"}
    play(game, "0 give R8", "0 done", "1 done")
    assert items(game, 0) == (0, 3, 1)
    assert tiles(game, 0) == {"R4", "R5", "R8"}  # red 8 was the only tile to draw again


def test_e1_second_exhaustion_in_the_same_drawing() -> None:
    """E1, E2: only one tile is given back, and the drawing that goes on takes it: this round is the last."""
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9", "0 done", "1 give R10", "1 done")
    assert tiles(game, 0) == {"R8", "R4", "R5", "R10"}
    assert game.view(None).exhausted == 2
    assert game.over


def test_e1_last_tile_is_the_last_of_the_drawing() -> None:
    """E1: nothing is left to be drawn, and still all are asked; afterwards seat 0 draws nothing more."""
    game = Game.from_position(LAST_TILES.replace("supply R4 R5", "supply R4 R5 R6"))
    play(game, "0 B7", "1 Y1")
    assert game.question == "give back"
    play(game, "0 done", "1 give R9", "1 done")
    assert tiles(game, 0) == {"R8", "R4", "R5", "R6"}
    assert game.view(None).supply == 1
    assert not game.view(None).last_round


def test_e1_any_drawing_may_exhaust_the_supply() -> None:
    """E1: a tile taken with a letter; a tile beside a new building; a bonus for constructing."""
    position = (
        "players 2\nseat 0: hand A K B1; tiles R8 B8; resources 5; characters 3\nseat 1: hand Y1\nsupply R4"
    )
    for moves in (["0 A", "1 Y1", "0 tile"], ["0 K+R8", "1 Y1"], ["0 B1+B8", "1 Y1"]):
        game = Game.from_position(position)
        play(game, *moves)
        assert game.question == "give back"
        assert "R4" in tiles(game, 0)


def test_e1_nobody_gives_a_tile() -> None:
    """E1, E2, interpretation: it counts as the second exhaustion; the rest of the drawing is lost."""
    game = Game.from_position(LAST_TILES)
    play(game, "0 B7", "1 B1+R9", "0 done", "1 done")
    assert tiles(game, 0) == {"R8", "R4", "R5"}
    assert game.view(None).exhausted == 2
    assert building(game, "R9").owner == 1  # the round is finished
    assert game.over


def test_e1_only_once() -> None:
    """E1, E2: the second time nobody is asked."""
    game = Game.from_position("""
        players 2
        seat 0: hand B1; tiles R8
        seat 1: hand Y1
        supply R4
        exhausted 1
    """)
    play(game, "0 B1", "1 Y1")
    assert game.over
    assert tiles(game, 0) == {"R8", "R4"}


def test_e2_second_exhaustion_ends_the_round() -> None:
    """E2: seat 0 takes the last tile; seat 1 still resolves; then no card is passed or drawn."""
    game = Game.from_position("""
        players 2
        seat 0: hand B1 A B C
        seat 1: hand Y1 D E F
        supply R4
        exhausted 1
        deck G H I J
    """)
    play(game, "0 B1", "1 Y1")
    assert game.over
    assert list(game.pending) == []
    assert items(game, 1) == (0, 0, 1)
    assert hand(game, 0) == {"A", "B", "C"} and hand(game, 1) == {"D", "E", "F"}
    assert discard(game) == {"B1", "Y1"}
    with pytest.raises(NotYourTurn):
        game.play(0, "A")


def test_e2_what_cannot_be_drawn_is_lost() -> None:
    """E2, interpretation: blue 7 has three floors, one tile is left; seat 1's blue 1 finds none."""
    game = Game.from_position("""
        players 2
        city
        B7:3  R2  R3
        B1    B2  B3
        Y1    Y2  Y3
        seat 0: hand B7
        seat 1: hand B1
        supply R4
        exhausted 1
    """)
    play(game, "0 B7", "1 B1")
    assert (tiles(game, 0), tiles(game, 1)) == ({"R4"}, set())
    assert game.over


ALL_BUT_ONE = """
    players 5
    city
    R4:5@0  B4:5@0  Y4:5@0
    R1      B1      Y1
    R2      B2      Y2
    seat 0: hand A; tiles R9; resources 1
    seat 1: hand R4; tiles R5; resources 6
    seat 2: hand Y1
    seat 3: hand B1
    seat 4: hand R1
"""


def test_e2_all_resources_in_the_city() -> None:
    """E2: of five players each has 16; seat 0 puts her last on the new building. The others still resolve."""
    game = Game.from_position(ALL_BUT_ONE)
    assert stock(game, 0) == 0
    play(game, "0 A+R9", "1 R4", "2 Y1", "3 B1", "4 R1", "0 >W")
    assert items(game, 2) == (0, 0, 1)
    assert items(game, 3) == (0, 1, 0)
    assert items(game, 4) == (1, 0, 0)
    assert game.over


def test_e2_is_announced_when_it_happens() -> None:
    """E2: the last round begins to be the last while the token is still on the move."""
    game = Game.from_position(ALL_BUT_ONE)
    assert not game.view(None).last_round
    play(game, "0 A+R9", "1 R4", "2 Y1", "3 B1", "4 R1")
    assert game.question == "token"
    assert game.view(None).last_round
    assert not game.over


def test_e2_even_if_some_come_back() -> None:
    """E2: seat 1 builds on seat 0's red 4 in the same round; seat 0 has 5 resources again, but it is over."""
    game = Game.from_position(ALL_BUT_ONE)
    play(game, "0 A+R9", "1 R4+R5", "2 Y1", "3 B1", "4 R1", "0 >W")
    assert building(game, "R5").owner == 1
    assert items(game, 0) == (5, 0, 5)
    assert game.over


def test_e2_by_constructing_on_an_own_building() -> None:
    """E2: 5 come back and 6 are placed: all 16 are in the city."""
    game = Game.from_position(
        ALL_BUT_ONE.replace("hand A; tiles R9", "hand R4; tiles R9").replace("hand R4; tiles R5", "hand A")
    )
    play(game, "0 R4+R9", "1 A", "2 Y1", "3 B1", "4 R1", "1 resource")
    assert building(game, "R9").height == 6
    assert game.over


def test_e2_not_while_resources_are_in_the_supply() -> None:
    """E2: the last resource behind the screen is placed, but some are still in the supply."""
    game = Game.from_position("""
        players 2
        seat 0: hand H; tiles R9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 H+R9", "1 Y1")
    assert items(game, 0) == (0, 0, 1)
    assert not game.view(None).last_round
    assert game.question == "choose"


def test_e2_resource_paid_for_a_colour_is_not_in_the_city() -> None:
    """E2, R5: of 7 resources 6 are placed on the new floor and one goes to the supply: the game goes on."""
    game = Game.from_position("""
        players 5
        city
        R4:5    B4:5@0  Y4:4@0
        R1      B1      Y1
        R2      B2      Y2
        seat 0: hand R4; tiles B9; resources 7
        seat 1: hand R1
    """)
    play(game, "0 R4+B9", "1 R1")
    assert stock(game, 0) == 1
    assert not game.view(None).last_round


def test_e3_score() -> None:
    """E3: 7 points, cards 20 (9) and 14 (2 low buildings), a New Hand token (2), a district alone (2 x 3)."""
    game = Game.from_position("""
        players 2
        city
        R4@0  R5:2@0  B3
        B1    B2      Y3
        Y1    Y2      R3
        seat 0: hand R4; points 7; cards R20 B14 R1; new hands 1
        seat 1: hand Y1; points 3; new hands 0
    """)
    first, second = game.scores()
    assert first.tokens == 7
    assert dict(first.cards) == {"R20": 9, "B14": 2}
    assert first.new_hands == 2
    assert sum(points for _, points in first.districts) == 6
    assert first.total == 7 + 9 + 2 + 2 + 6
    assert second.total == 3


@pytest.mark.parametrize(("points", "winners"), [((5, 3), [0]), ((3, 5), [1]), ((4, 4), [0, 1])])
def test_e4_most_points_win(points: tuple[int, int], winners: list[int]) -> None:
    """E4: equal points share the victory (interpretation). Both gain a point in the last round."""
    game = Game.from_position(f"""
        players 2
        seat 0: hand Y1; points {points[0]}; new hands 0
        seat 1: hand Y2; points {points[1]}; new hands 0
        supply none
        exhausted 2
        last round
    """)
    assert game.winners == []
    play(game, "0 Y1", "1 Y2")
    assert game.over
    assert [score.total for score in game.scores()] == [points[0] + 1, points[1] + 1]
    assert game.winners == winners


def test_e4_all_points_count() -> None:
    """E4: seat 1 has fewer points behind the screen, but her New Hand tokens decide."""
    game = Game.from_position("""
        players 2
        seat 0: hand Y1; points 3; new hands 0
        seat 1: hand Y2; points 1; new hands 2
        last round
    """)
    play(game, "0 Y1", "1 Y2")
    assert [score.total for score in game.scores()] == [4, 6]
    assert game.winners == [1]
