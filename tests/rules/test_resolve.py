"""R1, R2: revealing a card, and what happens if its tile cannot be paid for."""

import pytest

from ginkgopolis import Game
from tests.rules.table import building, discard, items, offered, place, play, stock, tiles


def test_r1_card_alone_exploits() -> None:
    """R1: blue 1, one floor high, gives a tile; the city stays as it is."""
    game = Game.from_position("""
        players 2
        seat 0: hand B1; tiles R7; resources 5
        seat 1: hand Y1
    """)
    play(game, "0 B1", "1 Y1")
    assert items(game, 0) == (5, 2, 0)
    assert len(game.view(None).buildings) == 9


def test_r1_letter_and_tile_urbanize() -> None:
    """R1: the tile takes the place of token A, above the north-west corner of the first square."""
    game = Game.from_position("""
        players 2
        seat 0: hand A; tiles R7; resources 5
        seat 1: hand Y1
    """)
    play(game, "0 A+R7", "1 Y1", "0 >N")
    new = building(game, "R7")
    assert (new.east, new.south, new.height) == (-1, -2, 1)


def test_r1_building_card_and_tile_construct() -> None:
    """R1: the tile goes on top of blue 1."""
    game = Game.from_position("""
        players 2
        seat 0: hand B1; tiles B7; resources 5
        seat 1: hand Y1
    """)
    play(game, "0 B1+B7", "1 Y1")
    assert building(game, "B7").height == 2
    assert building(game, "B7").covered == ("B1",)


def test_r1_clockwise_from_the_first_player() -> None:
    """R1: seat 1 is first: the tiles of the supply go to seat 1, then 2, then 0, whoever chose first."""
    game = Game.from_position("""
        players 3
        first 1
        seat 0: hand B1
        seat 1: hand B2
        seat 2: hand B3
        supply R4 R5 R6 R7
    """)
    play(game, "0 B1", "2 B3", "1 B2")
    assert (tiles(game, 1), tiles(game, 2), tiles(game, 0)) == ({"R4"}, {"R5"}, {"R6"})


def test_r1_token_is_looked_up_at_the_reveal() -> None:
    """R1: when seat 0 urbanizes C, D makes room and lies where E lay; there seat 1 builds with D."""
    game = Game.from_position("""
        players 2
        city
        .  A   .   D   .
        L  R1  B   R2  E
        K  B1  C   B2  F
        J  Y1  Y2  Y3  G
        .  .   I   H   .
        seat 0: hand C; tiles R7; resources 5
        seat 1: hand D; tiles B9; resources 5
    """)
    assert place(game, "E") == (2, -1)
    play(game, "0 C+R7", "1 D+B9", "0 >cw", "1 >N")
    new = building(game, "B9")
    assert (new.east, new.south, new.owner) == (2, -1, 1)


def test_r2_no_resource_to_urbanize() -> None:
    """R2: the tile goes back and A is played alone: a resource or a tile."""
    game = Game.from_position("""
        players 2
        seat 0: hand A; tiles R7
        seat 1: hand Y1
    """)
    play(game, "0 A+R7", "1 Y1")
    assert offered(game, 0) == {"resource", "tile"}
    play(game, "0 resource")
    assert items(game, 0) == (1, 1, 0)
    assert tiles(game, 0) == {"R7"}
    assert len(game.view(None).buildings) == 9
    assert place(game, "A") == (-1, -2)
    assert "A" in discard(game)


@pytest.mark.parametrize(
    ("move", "resources", "points", "built"),
    [
        ("R1+R7", 2, 0, True),  # two floors
        ("R1+R7", 1, 0, False),
        ("B1+R7", 3, 0, True),  # two floors, and one for the other colour
        ("B1+R7", 2, 0, False),
        ("Y9+Y7", 2, 2, True),  # two floors, and two points: 9 - 7
        ("Y9+Y7", 2, 1, False),
        ("Y9+Y7", 1, 2, False),
        ("Y9+R7", 3, 2, True),  # everything
        ("Y9+R7", 2, 2, False),
        ("Y9+R7", 3, 1, False),
        ("B1+B6", 2, 0, True),  # a higher number costs nothing
    ],
)
def test_r2_exactly_enough_or_one_too_few(move: str, resources: int, points: int, built: bool) -> None:
    """R2, R5: who can pay builds, without being asked (interpretation); who lacks one thing does not."""
    game = Game.from_position(f"""
        players 2
        city
        R1 R2 R3
        B1 B2 B3
        Y9 Y2 Y3
        seat 0: hand R1 B1 Y9; tiles R7 Y7 B6; resources {resources}; points {points}
        seat 1: hand Y2
    """)
    card, tile = move.split("+")
    play(game, f"0 {move}", "1 Y2")
    assert game.question == "choose"
    assert (tile in {one.tile for one in game.view(None).buildings}) is built
    assert (tile in tiles(game, 0)) is not built
    assert (card in game.view(None).seats[0].kept) is built
    assert (card in discard(game)) is not built


def test_r2_nothing_is_returned_or_paid() -> None:
    """R2: seat 0 lacks points for 4 on 9; seat 1 keeps her building, and red 9 is exploited: 2 resources."""
    game = Game.from_position("""
        players 2
        city
        R9:2@1  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R4; resources 10; points 4
        seat 1: hand Y1
    """)
    play(game, "0 R9+R4", "1 Y1")
    assert items(game, 0) == (12, 1, 4)
    assert items(game, 1) == (0, 0, 1)
    assert (building(game, "R9").height, building(game, "R9").owner) == (2, 1)
    assert game.view(None).seats[0].kept == ()


def test_r2_exploiting_bonuses_count_and_no_others() -> None:
    """R2: character 14 gives a point for exploiting; 2 and 11 would for constructing and urbanizing."""
    game = Game.from_position("""
        players 2
        seat 0: hand R1; tiles B7; resources 1; characters 2 11 14
        seat 1: hand Y1
    """)
    play(game, "0 R1+B7", "1 Y1")
    assert items(game, 0) == (2, 1, 1)


def test_r2_tile_is_seen_by_all() -> None:
    """R2: it was revealed, so everybody knows where it is."""
    game = Game.from_position("""
        players 2
        seat 0: hand R1; tiles B7 B8
        seat 1: hand Y1
    """)
    play(game, "0 R1+B7", "1 Y1")
    assert game.view(1).seats[0].known_tiles == ("B7",)


RESOURCES_TO_COME = """
    players 2
    first {first}
    city
    R9:2@1  R2  R3
    B8      B2  B3
    Y1      Y2  Y3
    seat 0: hand R9; tiles R10; resources 3
    seat 1: hand A; tiles B11
"""


def test_r2_resources_that_come_before_the_reveal_count() -> None:
    """R2: seat 0 builds on seat 1's red 9; with one of the two resources she gets back, seat 1 urbanizes."""
    game = Game.from_position(RESOURCES_TO_COME.format(first=0))
    play(game, "0 R9+R10", "1 A+B11", "1 >W")
    assert building(game, "B11").owner == 1
    # 2 resources come back, 1 is placed, red 10 below gives 3; 2 points for the 2 resources.
    assert items(game, 1) == (4, 0, 2)


def test_r2_resources_that_come_after_the_reveal_do_not() -> None:
    """R2: the same with seat 1 first: she has nothing at her reveal and plays A alone."""
    game = Game.from_position(RESOURCES_TO_COME.format(first=1))
    play(game, "0 R9+R10", "1 A+B11", "1 resource")
    assert tiles(game, 1) == {"B11"}
    assert items(game, 1) == (3, 1, 2)


@pytest.mark.parametrize(("first", "built"), [(0, True), (1, False)])
def test_r2_points_are_counted_at_the_reveal(first: int, built: bool) -> None:
    """R2: seat 1 needs 2 points for 6 on 8; she gets them if seat 0 builds over her before her turn."""
    game = Game.from_position(f"""
        players 2
        first {first}
        city
        R9:2@1  R2  R3
        B8      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R10; resources 3
        seat 1: hand B8; tiles B6; resources 2
    """)
    play(game, "0 R9+R10", "1 B8+B6")
    assert ("B6" in {one.tile for one in game.view(None).buildings}) is built
    # Built: both resources used, two came back, 2 points came and went. Not built: blue 8 gave a tile.
    assert items(game, 1) == ((2, 0, 0) if built else (4, 2, 2))


def test_r2_own_resources_on_the_building_count() -> None:
    """R2, R5: three floors need 3 resources: 2 come back from the building, 1 is behind the screen."""
    game = Game.from_position("""
        players 2
        city
        R9:2@0  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R10; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 R9+R10", "1 Y1")
    assert (building(game, "R10").height, building(game, "R10").owner) == (3, 0)
    assert items(game, 0) == (0, 0, 0)
    assert stock(game, 0) == 22
