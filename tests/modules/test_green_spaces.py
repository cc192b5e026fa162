"""M3: Green Spaces in play. Where no city is drawn it is the first square, with A to L around it."""

import pytest

from ginkgopolis import Game, IllegalMove
from tests.modules.table import (
    BASE_TILES,
    at_setup,
    card_points,
    cards_in_play,
    tiles_of_all,
    value_one_tiles,
)
from tests.rules.table import building, discard, items, offered, own, place, play, sites, stock, tiles


@pytest.mark.parametrize(("players", "left_over"), [(2, 42), (3, 42), (4, 48), (5, 48)])
def test_m3_1_supplies(players: int, left_over: int) -> None:
    """M3.1: 6 of 51 tiles leave with up to three players, 3 more for the module; 9 green spaces."""
    game = at_setup(players, ["green_spaces"])
    assert value_one_tiles(game) == left_over
    assert set(game.view(None).tiles_to_come) == BASE_TILES
    assert game.view(None).green_spaces == 9
    assert (game.view(None).value_two, game.view(None).prestige) == (0, ())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m3_1_never_at_setup(players: int) -> None:
    """M3.1, interpretation: what characters bring are value I tiles; nobody is asked."""
    for seed in range(10):
        game = at_setup(players, ["green_spaces"], seed)
        assert game.question == "choose"
        assert set(tiles_of_all(game)) <= BASE_TILES
        assert game.view(None).green_spaces == 9


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m3_1_without_the_module(players: int) -> None:
    """M3.1: the base game has no green spaces."""
    assert at_setup(players, []).view(None).green_spaces == 0


# Blue 7 has three floors.
DRAWING = """
    players 2
    modules green_spaces
    city
    B7:3  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B7 B2 A
    seat 1: hand B3 B1
    supply R4 R5 R6 R7 R8 R9 R10 R11
"""


def test_m3_2_instead_of_one_tile() -> None:
    """M3.2: for the one tile of blue 2; the common supply stays as it is."""
    game = Game.from_position(DRAWING)
    play(game, "0 B2", "1 B3")
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, "0 draw P")
    assert tiles(game, 0) == {"P"}
    assert (game.view(None).supply, game.view(None).green_spaces) == (8, 8)


def test_m3_2_one_in_a_drawing() -> None:
    """M3.2: of three tiles only one may be a green space, though nine are there."""
    game = Game.from_position(DRAWING)
    play(game, "0 B7", "1 B3")
    assert offered(game, 0) == {"draw I", "draw P"}
    with pytest.raises(IllegalMove):
        game.play(0, "draw P+P")
    play(game, "0 draw P")
    assert tiles(game, 0) == {"P", "R4", "R5"}


def test_m3_2_each_player_one() -> None:
    """M3.2: both take one in the same round."""
    game = Game.from_position(DRAWING)
    play(game, "0 B7", "1 B3", "0 draw P", "1 draw P")
    assert "P" in tiles(game, 0) and "P" in tiles(game, 1)
    assert game.view(None).green_spaces == 7


def test_m3_2_another_one_in_the_next_round() -> None:
    """M3.2: whoever took one may take another in the next round, and hold both."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        seat 0: hand B2
        seat 1: hand R1
        deck B3 C D E F G H I
        supply R4 R5 R6 R7
        first 1
    """)
    play(game, "0 B2", "1 R1", "0 draw P")
    assert game.round == 2
    play(game, "0 B3", "1 G")
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, "0 draw P")
    assert own(game, 0).tiles == ("P", "P")
    assert game.view(None).green_spaces == 7


EVENT = """
    players 2
    modules green_spaces events
    city
    B7:3@0  R2  R3
    B1      B2  B3
    Y1      Y2  Y3
    seat 0: hand B7; events design
    seat 1: hand Y3
    supply R4 R5 R6 R7 R8 R9 R10 R11
"""


@pytest.mark.parametrize("timing", ["before", "after"])
def test_m3_2_one_in_a_round_events_included(timing: str) -> None:
    """M3.2: action and event bring three tiles each; after the first green space there is no second."""
    game = Game.from_position(EVENT)
    play(game, "0 B7", "0 event design", "1 Y3", f"0 {timing}")
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, "0 draw P")
    assert sorted(own(game, 0).tiles) == ["P", "R4", "R5", "R6", "R7", "R8"]
    assert game.view(None).green_spaces == 8
    assert game.question == "choose"


@pytest.mark.parametrize("timing", ["before", "after"])
def test_m3_2_in_either_drawing(timing: str) -> None:
    """M3.2: whoever took none in the first drawing may take it in the second."""
    game = Game.from_position(EVENT)
    play(game, "0 B7", "0 event design", "1 Y3", f"0 {timing}", "0 draw I")
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, "0 draw P")
    assert sorted(own(game, 0).tiles) == ["P", "R4", "R5", "R6", "R7", "R8"]


def test_m3_2_the_tile_of_a_letter() -> None:
    """M3.2, R3: the tile taken with a letter may be a green space."""
    game = Game.from_position(DRAWING)
    play(game, "0 A", "1 B3", "0 tile")
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, "0 draw P")
    assert tiles(game, 0) == {"P"}


def test_m3_2_a_green_space_can_be_had_without_value_one_tiles() -> None:
    """M3.2, R3: with an empty common supply there is still a tile to be had with a letter."""
    position = """
        players 2
        modules green_spaces
        seat 0: hand A
        seat 1: hand R1
        supply none
        green spaces {left}
    """
    game = Game.from_position(position.format(left=1))
    play(game, "0 A", "1 R1")
    assert offered(game, 0) == {"resource", "tile"}
    play(game, "0 tile", "0 draw P")
    assert tiles(game, 0) == {"P"}
    assert game.view(None).green_spaces == 0
    game = Game.from_position(position.format(left=0))
    play(game, "0 A", "1 R1")
    assert items(game, 0) == (1, 0, 0)  # only a resource is left, so nobody is asked


def test_m3_2_everybody_sees_it() -> None:
    """M3.2: all know who holds green spaces."""
    game = Game.from_position(DRAWING)
    play(game, "0 B2", "1 B3", "0 draw P")
    assert game.view(1).seats[0].known_tiles == ("P",)


def test_m3_9_running_out_means_nothing() -> None:
    """M3.9: the last green space is taken; nobody gives anything back, seat 1 is not even asked."""
    game = Game.from_position(DRAWING + "green spaces 1")
    play(game, "0 B2", "1 B3", "0 draw P")
    assert game.view(None).green_spaces == 0
    assert tiles(game, 1) == {"R4"}
    assert (game.question, game.view(None).exhausted, game.view(None).last_round) == ("choose", 0, False)


PLAYING = """
    players 2
    modules green_spaces
    seat 0: hand B E R1; tiles P R9; resources {resources}; characters 1 8 13
    seat 1: hand Y1
"""


def test_m3_3_only_with_a_letter() -> None:
    """M3.3: not with a building card, for no building may be covered."""
    game = Game.from_position(PLAYING.format(resources=3))
    with_letters = {"B", "B+P", "B+R9", "E", "E+P", "E+R9"}
    assert offered(game, 0) == with_letters | {"R1", "R1+R9", "new hand"}
    with pytest.raises(IllegalMove, match="green space"):
        game.play(0, "R1+P")


def test_m3_3_two_are_as_good_as_one() -> None:
    """M3.3: whoever has two of them is offered the choice once."""
    game = Game.from_position(PLAYING.format(resources=3).replace("tiles P R9", "tiles P P"))
    moves = [str(move) for move in game.legal_moves(0)]
    assert sorted(moves) == sorted({"B", "B+P", "E", "E+P", "R1", "new hand"})
    play(game, "0 E+P", "1 Y1")
    assert "P" in tiles(game, 0)


def test_m3_3_a_resource_no_site_and_the_neighbours_are_used() -> None:
    """M3.3, R4: green on B, beside red 2; characters 1 and 8 (urbanize) give a resource and a point.

    Character 13 follows exploiting. The card is discarded, B lies further north.
    """
    game = Game.from_position(PLAYING.format(resources=3))
    play(game, "0 B+P", "1 Y1")
    new = building(game, "P")
    assert (new.east, new.south, new.height, new.owner, new.site) == (0, -2, 1, 0, False)
    assert place(game, "B") == (0, -3)
    assert items(game, 0) == (3 - 1 + 1 + 1, 1, 1)
    assert stock(game, 0) == 25 - 3 - 2
    assert "B" in discard(game)
    assert sites(game) == set()


def test_m3_3_the_player_moves_the_token() -> None:
    """M3.3: A lies at a corner and may go north or west of the green space."""
    game = Game.from_position(PLAYING.format(resources=1).replace("hand B", "hand A B"))
    play(game, "0 A+P", "1 Y1")
    assert game.question == "token"
    assert offered(game, 0) == {">N", ">W"}
    play(game, "0 >W")
    assert place(game, "A") == (-2, -2)


def test_m3_3_without_a_resource_it_goes_back() -> None:
    """M3.3, R2: the letter is played alone, with the exploiting bonus of character 13."""
    game = Game.from_position(PLAYING.format(resources=0))
    play(game, "0 B+P", "1 Y1", "0 resource")
    assert tiles(game, 0) == {"P", "R9"}
    assert items(game, 0) == (2, 2, 0)


def test_m3_4_never_used() -> None:
    """M3.4: beside B red 8 gives two resources and yellow 6 a point; the park two points, and no items."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        A    .  C
        P@1  B  R8:2@1
        Y7:5 Y6 B7:5
        Y1   R1 B1
        absent D E F G H I J K L
        seat 0: hand B; tiles R20; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+R20", "1 Y1")
    assert items(game, 0) == (2, 0, 1 + 2)
    assert items(game, 1) == (0, 0, 1)


def test_m3_4_no_card_in_a_new_deck() -> None:
    """M3.4, N2: red 9 has a site and its card comes; no card names a green space."""
    game = Game.from_position("""
        players 4
        modules green_spaces
        city
        R9@0*      B2       R3
        P@1        P@0      B3
        Y1         R1       Y3
        seat 0: hand A
        seat 1: hand B
        seat 2: hand C
        seat 3: hand D
        deck E
        discard F G H I J K L R1 R3 B2 B3 Y1 Y3
    """)
    play(game, "0 A", "1 B", "2 C", "3 D", *(f"{seat} resource" for seat in range(4)))
    assert cards_in_play(game) == set("ABCDEFGHIJKL") | {"R1", "R3", "R9", "B2", "B3", "Y1", "Y3"}


def test_m3_4_end_game_cards_do_not_count_it() -> None:
    """M3.4: seat 0 has three green spaces and red 6 with two floors.

    Cards 10 to 13 count the two resources on red only; 14 counts one low building, 15 none.
    """
    every = [f"{colour}{number}" for number in (10, 11, 12, 13) for colour in "RBY"]
    game = Game.from_position(f"""
        players 2
        modules green_spaces
        city
        R6:2@0  B2   P@0
        R1      P@0  B3
        Y1      P@0  Y3
        seat 0: hand R1; cards {" ".join(every)} R14 B15
        seat 1: hand Y1
    """)
    points = card_points(game, 0)
    counting_red = {"R10", "R13", "B11", "Y11"}
    assert {card for card in every if points[card]} == counting_red
    assert {points[card] for card in counting_red} == {2}
    assert (points["R14"], points["B15"]) == (1, 0)


def test_m3_4_tokens_go_around_it() -> None:
    """M3.4, T: B, C and D touch nothing but a green space; C goes on beside the tile built on its space."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  .  C   .  .
        .  B  P@1 D  .
        .  A  P@1 E  .
        L  R1 B1  Y1 F
        K  R2 B2  Y2 G
        .  J  I   H  .
        seat 0: hand C; tiles R20; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 C+R20", "1 Y1")
    assert offered(game, 0) == {">N", ">W", ">E"}
    play(game, "0 >E")
    assert items(game, 0) == (0, 0, 4)


def test_m3_4_last_resource_on_a_green_space_ends_the_game() -> None:
    """M3.4, E2: of 16 resources 14 are on buildings and one on a green space; the last goes on another."""
    game = Game.from_position("""
        players 5
        modules green_spaces
        city
        R4:5@0  B4:5@0  Y4:4@0
        R1      P@0     Y1
        R2      B2      Y2
        seat 0: hand A; tiles P; resources 1
        seat 1: hand R1
        seat 2: hand Y1
        seat 3: hand B2
        seat 4: hand R2
    """)
    assert stock(game, 0) == 0
    play(game, "0 A+P", "1 R1", "2 Y1", "3 B2", "4 R2")
    assert game.view(None).last_round
    play(game, "0 >W", "3 draw P")
    assert game.over


def test_m3_4_first_space_of_a_park_is_no_end() -> None:
    """M3.4, E2: a resource is left in the supply, so that not all are in the city."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        seat 0: hand H; tiles P; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 H+P", "1 Y1")
    assert not game.view(None).last_round
    assert game.question == "choose"
