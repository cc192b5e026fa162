"""R5 to R7: construct a floor, and how items are gained."""

import pytest

from ginkgopolis import Game
from tests.rules.table import building, discard, items, offered, play, sites, stock, tiles


def test_r5_example_red_4_on_blue_5() -> None:
    """Rulebook, constructing: Nell (seat 0) puts red 4 on Faye's blue 5, which has two floors.

    Faye gets 2 resources and 2 points. Nell pays 1 point (5 - 4) and 1 resource (another colour) and places 3
    resources and a site; her two bonuses give 1 point and 1 resource; she keeps the card blue 5.
    """
    game = Game.from_position("""
        players 2
        city
        B5:2@1  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand B5; tiles R4; resources 4; points 1; characters 2 4
        seat 1: hand Y1; resources 1
    """)
    play(game, "0 B5+R4", "1 Y1")
    new = building(game, "R4")
    assert (new.height, new.owner, new.site) == (3, 0, True)
    assert items(game, 0) == (4 - 1 - 3 + 1, 0, 1 - 1 + 1)
    assert stock(game, 0) == 25 - 3 - 1
    assert items(game, 1) == (1 + 2, 0, 2 + 1)  # and 1 point from yellow 1, her own action
    assert game.view(None).seats[0].kept == ("B5",)
    assert "B5" not in discard(game)


@pytest.mark.parametrize(
    ("tile", "resources", "points"),
    [
        ("R11", 2, 0),  # same colour, higher number
        ("R7", 2, 3),  # same colour, 10 - 7
        ("B11", 3, 0),  # another colour
        ("Y4", 3, 6),  # another colour, 10 - 4
    ],
)
def test_r5_costs(tile: str, resources: int, points: int) -> None:
    """R5 (2), (3): on red 10, one floor, nobody's: 2 resources to place, and what the tile costs besides."""
    game = Game.from_position(f"""
        players 2
        city
        R10 R2  R3
        B1  B2  B3
        Y1  Y2  Y3
        seat 0: hand R10; tiles {tile}; resources 9; points 9
        seat 1: hand Y1
    """)
    play(game, f"0 R10+{tile}", "1 Y1")
    assert items(game, 0) == (9 - resources, 0, 9 - points)
    assert stock(game, 0) == 25 - 9 + (resources - 2)
    assert items(game, 1) == (0, 0, 1)  # the points are nobody's


def test_r5_own_building_gives_no_points() -> None:
    """R5 (1): the builder's own resources come back without points and are placed again."""
    game = Game.from_position("""
        players 2
        city
        R9:3@0  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R10; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 R9+R10", "1 Y1")
    assert building(game, "R10").height == 4
    assert items(game, 0) == (0, 0, 0)
    assert building(game, "R10").owner == 0


def test_r5_own_resources_pay_for_the_other_colour_too() -> None:
    """R5 (1), (2): 4 floors and 1 to discard: 3 come back, 2 are behind the screen."""
    game = Game.from_position("""
        players 2
        city
        R9:3@0  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles B10; resources 2
        seat 1: hand Y1
    """)
    play(game, "0 R9+B10", "1 Y1")
    assert building(game, "B10").height == 4
    assert items(game, 0) == (0, 0, 0)
    assert stock(game, 0) == 25 - 4


def test_r5_two_players_one_after_the_other() -> None:
    """R5: each action is complete before the next: seat 1 builds with what seat 0 let her have back."""
    game = Game.from_position("""
        players 3
        city
        R9:2@1  R2  R3
        B9:1@2  B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R10; resources 3
        seat 1: hand B9; tiles B10
        seat 2: hand Y1
    """)
    play(game, "0 R9+R10", "1 B9+B10", "2 Y1")
    assert building(game, "B10").owner == 1
    assert items(game, 1) == (0, 0, 2)
    assert items(game, 2) == (1, 0, 2)


def test_r5_site_and_no_card_yet() -> None:
    """R5 (4), N4: the card of the new top tile is nowhere; that of the covered one is kept."""
    game = Game.from_position("""
        players 2
        seat 0: hand R1 A B C; tiles R9; resources 2
        seat 1: hand Y1 D E F
        deck G H I J K
    """)
    play(game, "0 R1+R9", "1 Y1")
    assert sites(game) == {"R9"}
    seen = game.view(None)
    assert seen.seats[0].kept == ("R1",)
    assert "R9" not in set(seen.discard) | set(seen.cards_to_come)


def test_r5_bonuses_of_cards_already_there() -> None:
    """R5 (5): characters 4, 3 and 2 and the card Y9 follow constructing: 1 resource, 1 tile, 1 + 2 points."""
    game = Game.from_position("""
        players 2
        seat 0: hand R1; tiles R9; resources 2; characters 2 3 4; cards Y9 R4 R5
        seat 1: hand Y1
    """)
    play(game, "0 R1+R9", "1 Y1")
    assert items(game, 0) == (1, 1, 3)


def test_r5_card_just_kept_counts_from_the_next_time() -> None:
    """R5 (5), (6): red 3 follows constructing; it gives nothing when it is kept itself, 1 resource later."""
    game = Game.from_position("""
        players 2
        seat 0: hand R3 A B C; tiles R9 R10; resources 4; new hands 0
        seat 1: hand R2 D E F
        deck G H
    """)
    play(game, "0 R3+R9", "1 D")
    play(game, "1 resource")
    assert game.view(None).seats[0].kept == ("R3",)
    assert items(game, 0) == (2, 1, 0)
    play(game, "0 R2+R10", "1 A")
    play(game, "1 resource")
    assert items(game, 0) == (2 - 2 + 1, 0, 0)


@pytest.mark.parametrize(
    ("position", "move"),
    [
        ("hand R10; tiles R9; resources 2; cards Y9", "R10+R9"),  # lacks 1 point, the bonus would give 2
        (
            "hand R10; tiles R11; resources 1; cards R9",
            "R10+R11",
        ),  # lacks 1 resource, the bonus would give it
    ],
)
def test_r5_bonuses_do_not_pay(position: str, move: str) -> None:
    """R5, R2: what is gained in (5) comes too late; red 10 is exploited instead."""
    game = Game.from_position(f"""
        players 2
        city
        R10 R2  R3
        B1  B2  B3
        Y1  Y2  Y3
        seat 0: {position}
        seat 1: hand Y1
    """)
    before = items(game, 0)[0]
    assert before is not None
    play(game, f"0 {move}", "1 Y1")
    assert items(game, 0) == (before + 1, 1, 0)
    assert "R10" in discard(game)


def test_r5_points_of_the_owner_are_not_the_builders() -> None:
    """R5 (1), (2): the points that seat 1 gets do not help seat 0 to pay for a lower number."""
    game = Game.from_position("""
        players 2
        city
        R9:2@1  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R9; tiles R7; resources 5; points 1
        seat 1: hand Y1
    """)
    play(game, "0 R9+R7", "1 Y1")
    assert building(game, "R9").owner == 1
    assert tiles(game, 0) == {"R7"}


def test_r6_no_more_resources_than_the_supply_has() -> None:
    """R6: red 7 has three floors, but only 2 of seat 0's resources are left; the bonus finds none."""
    game = Game.from_position("""
        players 2
        city
        R7:3@1  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand R7; resources 10; stock 2; characters 13
        seat 1: hand Y1; stock 9
    """)
    play(game, "0 R7", "1 Y1")
    assert items(game, 0) == (12, 0, 0)
    assert stock(game, 0) == 0
    assert stock(game, 1) == 9


def test_r6_resource_paid_for_a_colour_can_be_gained_again() -> None:
    """R6, R5: the supply is empty; the resource paid for the other colour comes back by the bonus."""
    game = Game.from_position("""
        players 2
        seat 0: hand B1; tiles R9; resources 4; stock 0; characters 4
        seat 1: hand Y1
    """)
    play(game, "0 B1+R9", "1 Y1")
    assert items(game, 0) == (4 - 1 - 2 + 1, 0, 0)
    assert stock(game, 0) == 0


def test_r6_points_never_run_out() -> None:
    """R6: however many there are."""
    game = Game.from_position("""
        players 2
        city
        Y7:9  R2  R3
        B1    B2  B3
        Y1    Y2  Y3
        seat 0: hand Y7; points 500; cards Y4
        seat 1: hand Y1
    """)
    play(game, "0 Y7", "1 Y1")
    assert items(game, 0) == (0, 0, 510)


def test_r6_construction_sites_never_run_out() -> None:
    """R6: the box has 15 pawns; a 16th and a 17th site are placed all the same."""
    game = Game.from_position("""
        players 2
        city
        R1   R4*  R5*  R6*
        B1   B4*  B5*  B6*
        Y1   Y4*  Y5*  Y6*
        R7*  B7*  Y7*  R8*
        B8*  Y8*  R2   R3
        seat 0: hand R2; tiles R9; resources 2
        seat 1: hand R3; tiles R10; resources 2
        deck A B C D E F G H I J K
    """)
    assert len(sites(game)) == 15
    play(game, "0 R2+R9", "1 R3+R10")
    assert len(sites(game)) == 17


TILES_LAST = """
    players 2
    city
    B7:3  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B7; characters 6 13 14
    seat 1: hand B1; tiles R9
    supply R4 R5 R6 R8
"""


def test_r7_resources_and_points_come_before_tiles() -> None:
    """R7, E1, interpretation: three tiles of blue 7 and the one of character 6 exhaust the supply.

    When tiles are to be given back, seat 0 has gained the bonuses, and all four tiles in one drawing.
    """
    game = Game.from_position(TILES_LAST)
    play(game, "0 B7", "1 B1")
    assert game.question == "give back"
    assert items(game, 0) == (1, 4, 1)
    assert offered(game, 0) == {"done", "give R4", "give R5", "give R6", "give R8"}
    assert "B7" in discard(game)


def test_r7_all_is_gained_before_the_next_player() -> None:
    """R7, interpretation: seat 1's card waits until tiles are given back, and draws from those."""
    game = Game.from_position(TILES_LAST)
    play(game, "0 B7", "1 B1")
    assert "B1" not in discard(game)
    play(game, "0 give R4", "0 give R5", "0 done", "1 done")
    assert "B1" in discard(game)
    assert len(tiles(game, 1)) == 2
    assert tiles(game, 1) - {"R9"} < {"R4", "R5"}
