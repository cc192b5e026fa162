"""R4: urbanize. Where no city is drawn it is the first square, with the tokens A to L around it."""

from ginkgopolis import Game
from tests.rules.table import building, discard, items, offered, place, play, sites, stock, tiles


def test_r4_example_a_with_red_4() -> None:
    """Rulebook, urbanizing: red 4 on A; neighbours give Miley 1 resource and 2 tiles, a bonus 1 resource."""
    game = Game.from_position("""
        players 2
        city
        .  .   B       C   .
        .  A   B5:2@1  R3  D
        L  R1  B2      B3  E
        K  Y1  Y2      Y3  F
        J  B1  H       G   .
        .  I   .       .   .
        seat 0: hand A; tiles R4; resources 2; characters 1
        seat 1: hand Y1
    """)
    play(game, "0 A+R4", "1 Y1")
    new = building(game, "R4")
    assert (new.east, new.south, new.height, new.owner, new.site) == (-1, -2, 1, 0, True)
    assert offered(game, 0) == {">N", ">W"}
    play(game, "0 >W")
    assert place(game, "A") == (-2, -2)
    assert items(game, 0) == (2 - 1 + 1 + 1, 2, 0)
    assert "A" in discard(game)
    assert game.view(None).seats[0].kept == ()


def test_r4_first_a_resource_and_a_site() -> None:
    """R4 (1), (2): while the token is on the move tile, resource and site are already there."""
    game = Game.from_position("""
        players 2
        seat 0: hand A; tiles Y9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 A+Y9", "1 Y1")
    assert game.question == "token"
    assert sites(game) == {"Y9"}
    assert items(game, 0) == (0, 0, 0)
    assert game.view(None).moving_token == "A"


def test_r4_token_with_one_place_to_go() -> None:
    """R4 (3), interpretation: B lies between A and C; nobody is asked, it goes north."""
    game = Game.from_position("""
        players 2
        seat 0: hand B; tiles Y9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+Y9", "1 Y1")
    assert game.question == "choose"
    assert place(game, "B") == (0, -3)
    assert items(game, 0) == (1, 0, 0)  # red 2 lies below


def test_r4_token_elsewhere() -> None:
    """R4 (3), T3: no space beside the new tile is free; C may go to (1, -2) or (2, -2), between B and D."""
    game = Game.from_position("""
        players 2
        city
        .  A   .   .   .   .
        L  R1  B   R2  R3  D
        K  B1  C   B2  B3  E
        J  Y1  Y2  Y3  Y4  F
        .  I   H   G   .   .
        middle 3 3
        seat 0: hand C; tiles Y9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 C+Y9", "1 Y1")
    assert offered(game, 0) == {">1E2N", ">2E2N"}
    play(game, "0 >2E2N")
    assert place(game, "C") == (2, -2)


def test_r4_others_make_room() -> None:
    """R4 (3), T4: clockwise only D has to move on; B stays."""
    game = Game.from_position("""
        players 2
        city
        .  A   .   D   .
        L  R1  B   R2  .
        K  B1  C   B2  E
        J  Y1  Y2  Y3  F
        .  I   H   G   .
        seat 0: hand C; tiles Y9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 C+Y9", "1 Y1")
    assert offered(game, 0) == {">cw", ">ccw"}
    play(game, "0 >cw")
    assert [place(game, letter) for letter in "BCDE"] == [(0, -1), (1, -2), (2, -1), (2, 0)]
    assert items(game, 0) == (0, 2, 1)  # blue 1, blue 2 and yellow 2 are beside the new tile


def test_r4_every_adjacent_building_is_used_and_no_other() -> None:
    """R4 (4): beside B lie red 6 (2 floors, with a site), blue 6 (3 floors, another player's) and yellow 6.

    Across the corners lie yellow 7 and blue 7; the new building itself gives nothing either.
    """
    game = Game.from_position("""
        players 2
        city
        A       .  C
        R6:2@0* B  B6:3@1
        Y7:5    Y6 B7:5
        Y1      R1 B1
        absent D E F G H I J K L
        seat 0: hand B; tiles R20; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+R20", "1 Y1")
    assert items(game, 0) == (2, 3, 1)


def test_r4_no_exploiting_bonus() -> None:
    """R4 (4), (5): 13, 14 and Y4 follow exploiting, Y3 constructing; only 11, urbanizing, gives a point."""
    game = Game.from_position("""
        players 2
        seat 0: hand B; tiles Y9; resources 1; characters 13 14 11; cards Y3 Y4
        seat 1: hand Y1
    """)
    play(game, "0 B+Y9", "1 Y1")
    assert items(game, 0) == (1, 0, 1)


def test_r4_cost_before_any_gain() -> None:
    """R4: red 2 beside B would give a resource, but it comes too late to pay for the building."""
    game = Game.from_position("""
        players 2
        seat 0: hand B; tiles Y9; characters 1
        seat 1: hand Y1
    """)
    play(game, "0 B+Y9", "1 Y1", "0 resource")
    assert tiles(game, 0) == {"Y9"}
    assert items(game, 0) == (1, 1, 0)


def test_r4_resource_comes_from_behind_the_screen() -> None:
    """R4 (2): not from the supply."""
    game = Game.from_position("""
        players 2
        seat 0: hand H; tiles Y9; resources 4
        seat 1: hand Y1
    """)
    play(game, "0 H+Y9", "1 Y1")
    assert items(game, 0) == (3, 0, 1)  # yellow 2 lies above H
    assert stock(game, 0) == 21


def test_r4_city_grows_without_end() -> None:
    """R4: however far from the middle; everything else stays where it is."""
    game = Game.from_position("""
        players 2
        city
        R1  R2  R3  R4  R5  R6  A
        middle 1 1
        absent B C D E F G H I J K L
        seat 0: hand A; tiles Y9; resources 1
        seat 1: hand R1
    """)
    play(game, "0 A+Y9", "1 R1")
    assert offered(game, 0) == {">N", ">E", ">S"}
    play(game, "0 >E")
    assert [one.east for one in game.view(None).buildings] == [0, 1, 2, 3, 4, 5, 6]
    assert {one.south for one in game.view(None).buildings} == {0}
    assert place(game, "A") == (7, 0)
