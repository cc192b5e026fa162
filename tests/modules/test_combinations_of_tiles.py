"""M6: experts and the tiles of modules 1 to 3, and the tiles that the engineer gives back.

In most positions only seat 0 has a card; seat 1 sits the round out.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import alone, seen, trigger
from tests.modules.table import extra_points
from tests.rules.table import building, items, offered, own, play, tiles

PLAIN = """
    city
    R10  R2  R3
    B1   B2  B3
    Y1   Y2  Y3
"""


# The master architect and green spaces


def test_m6_12_hidden_green_space_is_no_park() -> None:
    """M6.12, M3: R10 has a green space below it. Urbanizing beside it brings 3 resources, no points."""
    city = PLAIN.replace("R10 ", "R10/?P/R4@1 ")
    game = alone("hand A; tiles B12; resources 1", "expert master architect", city, "experts green_spaces")
    play(game, "0 A+B12")
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert items(game, 0) == (3, 0, 0)
    assert extra_points(game, 1) == {}


def test_m6_12_buried_green_spaces_do_not_return() -> None:
    """M6.12: of nine green spaces one is buried, one behind the screen: seven are left, also afterwards."""
    city = PLAIN.replace("R10 ", "R10/?P@0 ")
    game = alone(
        "expert master architect; hand R10; tiles P R12; resources 9", "", city, "experts green_spaces"
    )
    assert game.view(None).green_spaces == 7
    play(game, "0 R10+R12", "0 under P")
    assert game.view(None).green_spaces == 7
    assert tiles(game, 0) == set()


def test_m6_11_two_floors_beside_green_spaces() -> None:
    """M6.11, M3.5, M3.7: the park of two brings 4 points; seat 1's green space beside two floors 2 more.

    The token A lies between R10 and the park: P@1 is beside it and beside Y2 (1 floor), P@0 beside Y3.
    """
    city = """
    city
    .    L    .    B    C    .
    K    R10  A    P@1  P@0  D
    J    R2   R3   Y2   Y3   E
    I    B1   B2   B3   R4   F
    .    .    H    G    .    .
    """
    game = alone(
        "expert master architect; hand A; tiles Y12 B15; resources 2", "", city, "experts green_spaces"
    )
    before = dict(game.scores()[1].extras)
    assert before == {"green spaces": 1}
    play(game, "0 A+Y12", "0 under B15")
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert building(game, "Y12").height == 2
    assert items(game, 0) == (2, 0, 4)  # R10 and R3 give a resource each
    assert extra_points(game, 1) == {"green spaces": 1 + 2}


# The inspector and the scoring experts beside other modules' tiles


def test_m6_8_not_for_a_green_space() -> None:
    """M6.8: a green space beside a green space is no district; the park's 2 points are all she gets."""
    city = """
    city
    R10  .    P@1
    B6   Y5   Y4
    Y1   Y2   R3
    """
    game = alone("expert inspector; hand B; tiles P; resources 1", "", city, "experts green_spaces")
    play(game, "0 B+P")
    assert seen(game, 0).points == 2 + 1  # and 1 from Y5


@pytest.mark.parametrize(("tile", "points"), [("R12", 2), ("B12", 0)])
def test_m6_8_prestige_buildings_make_districts(tile: str, points: int) -> None:
    """M6.8: R12 beside R24 is a district, though R24 is never used."""
    city = """
    city
    R24  .    Y9
    R4   Y5   R6
    Y1   Y2   R3
    """
    game = alone(
        f"expert inspector; hand B; tiles {tile}; resources 1", "", city, "experts prestige_buildings"
    )
    play(game, f"0 B+{tile}")
    assert seen(game, 0).points == points + 2  # Y9 and Y5 give one each


def test_m6_8_prestige_tile_urbanized() -> None:
    """M6.8: R24 itself beside R10."""
    city = PLAIN.replace("R10 ", "R10:2@1 ")
    game = alone("expert inspector; hand A; tiles R24; resources 1", "", city, "experts prestige_buildings")
    play(game, "0 A+R24")
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert items(game, 0) == (2, 0, 2)


def test_m6_9_prestige_counts_and_green_spaces_do_not() -> None:
    """M6.9: R24 own 2, R25 seat 1's 1; the green space of seat 0 has no colour that counts."""
    city = """
    city
    R24:2@0  R25@1  P@0
    B4       B5     B6
    Y1       Y2     Y3
    """
    game = alone("expert entrepreneur; hand A", "", city, "experts prestige_buildings green_spaces")
    assert extra_points(game, 0) == {"entrepreneur": 3, "green spaces": 1 + 1}


def test_m6_5_prestige_buildings_make_districts() -> None:
    """M6.5: R24 and R25 are one besides the blue and the yellow ones."""
    city = """
    city
    R24:2@0  R25@1  B9
    B4       B5     B6
    Y1       Y2     Y3
    """
    game = alone("expert mayor; hand A", "", city, "experts prestige_buildings")
    assert extra_points(game, 0) == {"mayor": 3}


# The banker and green spaces


def test_m6_7_banker_buys_for_a_green_space() -> None:
    """M6.7, interpretation: a resource is needed to place it (M3.3), as for a building."""
    game = alone("expert banker; hand A; tiles P; points 2", "", PLAIN, "experts green_spaces")
    play(game, "0 A+P")
    assert (game.question, game.view(0).amount) == ("purchase", 1)
    play(game, "0 buy")
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert building(game, "P").owner == 0
    assert items(game, 0) == (1, 0, 2 - 1)  # R10 beside it gives a resource


# The engineer's tiles


def test_m6_10_tiles_of_every_kind() -> None:
    """M6.10: value I, II, III and a green space are worth 2 points each given back, 1 each at the end."""
    game = Game.from_position("""
        players 2
        modules experts new_buildings prestige_buildings green_spaces
        city
        B7   R2  R3
        B1   B2  B3
        Y1   Y2  Y3
        seat 0: hand B7; tiles R8 R21 R24 P; expert engineer
        seat 1: tiles Y21 Y24
        supply R4
    """)
    assert extra_points(game, 0) == {"engineer": 4}
    play(game, "0 B7", "0 draw I")
    assert game.question == "give back"
    play(game, "0 give R8", "0 give R21", "0 give R24", "0 give P", "0 done")
    play(game, "1 give Y21", "1 give Y24", "1 done")
    assert (seen(game, 0).points, seen(game, 1).points) == (8, 2)
    assert tiles(game, 0) == {"R4"}


def test_m6_10_give_back_in_a_design_competition() -> None:
    """M6.10, M4.5, E1: the third of four tiles of the event is the last; the engineer gets 2 points each."""
    city = PLAIN.replace("R10 ", "R10:4@0 ")
    game = Game.from_position(f"""
        players 2
        modules events experts
        {city}
        seat 0: hand R10; tiles Y20; expert engineer; events design expropriation
        seat 1: tiles Y15
        supply R4 R5 R6
    """)
    trigger(game, 0, "R10", "design", "before")
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give Y20", "give R4", "give R5", "give R6"}
    play(game, "0 give Y20", "0 give R4", "0 done", "1 done")
    assert seen(game, 0).points == 4
    assert len(own(game, 0).tiles) == 3  # two left, and the fourth of the event drawn from those given back
    assert game.view(None).supply == 1


def test_m6_10_event_tiles_never_count() -> None:
    """M6.10, E1: events are neither given back nor scored."""
    game = alone("expert engineer; hand A; tiles R4; events design expropriation", modules="events experts")
    assert extra_points(game, 0) == {"engineer": 1}
    game = Game.from_position("""
        players 2
        modules events experts
        seat 0: hand B1; expert engineer; events design expropriation
        seat 1: hand none
        supply R4
    """)
    play(game, "0 B1", "0 no event")
    assert offered(game, 0) == {"done", "give R4"}


@pytest.mark.parametrize(("players", "left_over"), [(2, 36), (4, 42)])
def test_each_kind_of_tiles_takes_three_others_out(players: int, left_over: int) -> None:
    """S2, M1-M3: of the 51 tiles 6 leave the game of two, and 3 more for each of the three modules."""
    modules = ("new_buildings", "prestige_buildings", "green_spaces")
    assert Game.new(players, modules=modules, seed=1).view(None).supply_size == left_over
