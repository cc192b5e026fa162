"""M6: what experts do. The draft and the master architect have files of their own.

In most positions only seat 0 has a card; the others sit the round out, so that nothing else happens in it.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import CITY, alone, seen
from tests.modules.experts_table import PLAIN, expert
from tests.modules.table import card_points, extra_points
from tests.rules.table import building, items, play, stock, tiles


def test_m6_3_end_game_cards_do_not_count_experts() -> None:
    """M6.3, B2: characters 4 and 6 and the card R16 count; an expert has neither colour nor bonus.

    R16: one exploiting bonus (6). R18: one constructing (4). R19: red are 4, R16, R18, R19. R17: none.
    """
    for name in ("", "expert mayor; ", "expert banker; "):
        game = alone(f"{name}hand A; cards R16 R17 R18 R19; characters 4 6", modules="experts")
        assert card_points(game, 0) == {"R16": 2, "R17": 0, "R18": 2, "R19": 2 * 5}


@pytest.mark.parametrize("points", [0, 5])
def test_m6_4_artist_pays_no_points(points: int) -> None:
    """M6.4: R4 on R10 would cost 6 points."""
    game = expert("artist", f"hand R10; tiles R4; resources 2; points {points}")
    play(game, "0 R10+R4")
    assert building(game, "R4").owner == 0
    assert items(game, 0) == (0, 0, points)


def test_m6_4_artist_without_points_builds() -> None:
    """M6.4, R2, interpretation: anybody else would have to take the tile back."""
    for name, built in (("artist", True), ("mayor", False), ("banker", False)):
        game = expert(name, "hand R10; tiles R4; resources 2")
        play(game, "0 R10+R4")
        assert (tiles(game, 0) == set()) is built


@pytest.mark.parametrize(("resources", "built"), [(3, True), (2, False)])
def test_m6_4_artist_pays_for_another_colour(resources: int, built: bool) -> None:
    """M6.4: B4 on R10 takes 2 floors and a resource for the colour."""
    game = expert("artist", f"hand R10; tiles B4; resources {resources}")
    play(game, "0 R10+B4")
    if built:
        assert building(game, "B4").height == 2
        assert (items(game, 0), stock(game, 0)) == ((0, 0, 0), 25 - 2)
    else:
        assert tiles(game, 0) == {"B4"}


def test_m6_5_mayor_pays_no_resource() -> None:
    """M6.5: B12 on R10 takes two resources for two floors, and the supply gets none."""
    game = expert("mayor", "hand R10; tiles B12; resources 5")
    play(game, "0 R10+B12")
    assert items(game, 0) == (3, 0, 0)
    assert stock(game, 0) == 25 - 5


def test_m6_5_mayor_with_just_enough_builds() -> None:
    """M6.5, R2, interpretation: two resources are enough for the mayor and for nobody else."""
    for name, built in (("mayor", True), ("artist", False)):
        game = expert(name, "hand R10; tiles B12; resources 2")
        play(game, "0 R10+B12")
        assert (tiles(game, 0) == set()) is built


@pytest.mark.parametrize(("points", "built"), [(6, True), (5, False)])
def test_m6_5_mayor_pays_for_a_lower_number(points: int, built: bool) -> None:
    """M6.5: B4 on R10 costs 6 points."""
    game = expert("mayor", f"hand R10; tiles B4; resources 2; points {points}")
    play(game, "0 R10+B4")
    assert (tiles(game, 0) == set()) is built
    assert seen(game, 0).points == (0 if built else 5)


@pytest.mark.parametrize(
    ("city", "districts"),
    [
        ("R10 R2 R3 ; B1 B2 B3 ; Y1 Y2 Y3", 3),  # each row, nobody's
        ("R10:2@0 R2 Y3 ; B1@1 B2 B3 ; Y1 Y2 R3", 3),  # R10 and R2, the blue row, Y1 and Y2; no single one
        ("R10 B2 R3 ; B1 R2 B3 ; R4 B4 R5", 0),  # corners do not join
        ("R10 R2 R3 ; R1 R4 R5 ; R6 R7 R8", 1),
    ],
)
def test_m6_5_mayor_scores_every_district(city: str, districts: int) -> None:
    """M6.5: a point each at the end, whoever owns something there; nobody else scores it."""
    rows = "\n".join(["city", *city.split(" ; ")])
    game = expert("mayor", "hand A", city=rows)
    assert len(game.districts()) == districts
    assert extra_points(game, 0) == ({"mayor": districts} if districts else {})
    assert extra_points(game, 1) == {}
    score = game.scores()[0]
    assert score.total == score.new_hands + districts + sum(points for _, points in score.districts)


def test_m6_6_counsel_gets_two_points_each() -> None:
    """M6.6: seat 1's three resources come back from R10 with 6 points."""
    city = PLAIN.replace("R10 ", "R10:3@1 ")
    game = expert("artist", "hand R10; tiles R12; resources 4", "expert general counsel; points 1", city)
    play(game, "0 R10+R12")
    assert building(game, "R12").height == 4
    assert items(game, 1) == (3, 0, 1 + 6)


def test_m6_6_others_get_one_point_each() -> None:
    """M6.6: it is the owner's expert that counts, not the builder's."""
    city = PLAIN.replace("R10 ", "R10:3@1 ")
    game = expert("general counsel", "hand R10; tiles R12; resources 4", "expert artist", city)
    play(game, "0 R10+R12")
    assert items(game, 0) == (0, 0, 0)
    assert items(game, 1) == (3, 0, 3)


def test_m6_6_counsel_over_her_own_building() -> None:
    """M6.6: no points for building on one's own."""
    city = PLAIN.replace("R10 ", "R10:3@0 ")
    game = expert("general counsel", "hand R10; tiles R12; resources 1", city=city)
    play(game, "0 R10+R12")
    assert building(game, "R12").height == 4
    assert items(game, 0) == (0, 0, 0)


GAP = "city\n{0}\nY1 Y2 R3\nmiddle 2 2"


@pytest.mark.parametrize(
    ("rows", "tile", "points"),
    [
        ("R10 .   Y9\nB6  B5  Y4", "R12", 2),  # a new district with R10
        ("R10 .   Y9\nB6  B5  Y4", "B12", 2),  # B6 and B5 become three
        ("R10 .   R4\nR11 B5  R5", "R12", 2),  # two districts become one, and it counts once
        ("R10 .   R4\nR11 R5  R6", "R12", 2),  # three neighbours of one district
        ("R10 .   B9\nB6  B5  R4", "Y12", 0),  # no yellow beside it
        ("B10 .   B9\nR6  B5  R4", "R12", 0),  # red ones only across the corners
    ],
)
def test_m6_8_inspector(rows: str, tile: str, points: int) -> None:
    """M6.8: urbanizing the gap B of the first row; what the neighbours give besides is taken off here."""
    game = expert("inspector", f"hand B; tiles {tile}; resources 1", city=GAP.format(rows))
    yellow = sum(one.tile[0] == "Y" and one.south == -1 for one in game.view(None).buildings)
    play(game, f"0 B+{tile}")
    assert building(game, tile).owner == 0
    assert seen(game, 0).points == points + yellow


def test_m6_8_nobody_else() -> None:
    """M6.8: seat 0 is no inspector."""
    game = expert("mayor", "hand B; tiles B12; resources 1", city=CITY.replace("Y9:3@1", "R4"))
    play(game, "0 B+B12")
    assert building(game, "B12").owner == 0
    assert seen(game, 0).points == 0


@pytest.mark.parametrize("move", ["R10+R12", "R10"])
def test_m6_8_only_when_urbanizing(move: str) -> None:
    """M6.8: not when a floor makes the district R12 and R2, and not for exploiting."""
    game = expert("inspector", "hand R10; tiles R12; resources 2")
    play(game, f"0 {move}")
    assert seen(game, 0).points == 0


def test_m6_8_not_for_a_tile_sent_back() -> None:
    """M6.8, R2: without a resource nothing is urbanized."""
    game = expert("inspector", "hand A; tiles R12")
    play(game, "0 A+R12", "0 tile")
    assert items(game, 0) == (0, 2, 0)


def test_m6_8_before_tiles_and_before_the_next_player() -> None:
    """M6.8, R7: when the tile of B5 is the last one and all may give some back, the points are there."""
    game = Game.from_position("""
        players 2
        modules experts
        city
        R10  .   B9
        B6   B5  R4
        Y1   Y2  R3
        seat 0: hand B; tiles R12; resources 1; expert inspector
        seat 1: hand Y1
        supply R20
    """)
    play(game, "0 B+R12", "1 Y1")
    assert game.question == "give back"
    assert seen(game, 0).points == 2


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("entrepreneur", 2 + 2 + 1),  # R10 and R4 own, R5 seat 1's, R6 nobody's
        ("professor", 1),  # B4 seat 1's, B5 nobody's
        ("journalist", 2 + 1 + 1),  # Y9 own, Y4 and Y5 seat 1's
    ],
)
def test_m6_9_buildings_of_a_colour(name: str, points: int) -> None:
    """M6.9: 2 per own building, 1 per other players'; height means nothing and the top tile decides."""
    city = """
    city
    R10:3@0    R4/B6@0  R5:2@1
    B4/R7@1    B5       R6
    Y9/Y8/Y7@0 Y4@1     Y5/R8@1
    """
    game = expert(name, "hand A", city=city)
    assert extra_points(game, 0) == {name: points}
    assert extra_points(game, 1) == {}
    score = game.scores()[0]
    assert score.total == points + score.new_hands + sum(share for _, share in score.districts)


GIVING = """
    players 2
    modules experts
    city
    B7:2 R2  R3
    B1   B2  B3
    Y1   Y2  Y3
    seat 0: hand B7; tiles R8 R9; expert engineer
    seat 1: hand Y1; tiles R10 R11
    supply R4 R5
"""


@pytest.mark.parametrize(("tiles_given", "points"), [([], 0), (["R8"], 2), (["R8", "R9", "R4"], 6)])
def test_m6_10_two_points_for_each_tile_given_back(tiles_given: list[str], points: int) -> None:
    """M6.10: seat 1 gets one point for her tile, and one for yellow 1."""
    game = Game.from_position(GIVING)
    play(game, "0 B7", "1 Y1")
    assert game.question == "give back"
    play(game, *(f"0 give {tile}" for tile in tiles_given), "0 done", "1 give R10", "1 done")
    assert seen(game, 0).points == points
    assert seen(game, 1).points == 1 + 1


@pytest.mark.parametrize(
    ("exhausted", "points"), [("exhausted 0", 3), ("exhausted 1", 0), ("exhausted 2; supply none", 0)]
)
def test_m6_10_tiles_score_if_the_supply_never_ran_out(exhausted: str, points: int) -> None:
    """M6.10: a point for each of three tiles, unless tiles could be given back in this game."""
    game = Game.from_position(f"""
        players 2
        modules experts
        {exhausted}
        seat 0: hand A; tiles R4 R5 R6; expert engineer
        seat 1: tiles R7
    """)
    assert extra_points(game, 0) == ({"engineer": points} if points else {})
    assert extra_points(game, 1) == {}


def test_m6_10_a_sealed_tile_still_scores() -> None:
    """M6.10, C1: else the score would tell that seat 0 has laid a tile on her card."""
    game = Game.from_position("""
        players 2
        modules experts
        seat 0: hand A; tiles R4 R5 R6; expert engineer
        seat 1: hand B
    """)
    play(game, "0 A+R4")
    assert extra_points(game, 0) == {"engineer": 3}
    assert game.totals() == [score.total for score in game.scores()]


def test_m6_10_after_giving_back_tiles_score_no_more() -> None:
    """M6.10: the supply ran out in this game, though it has tiles again."""
    game = Game.from_position(GIVING)
    assert extra_points(game, 0) == {"engineer": 2}
    play(game, "0 B7", "1 Y1", "0 give R8", "0 done", "1 done")
    assert len(tiles(game, 0)) == 3
    assert extra_points(game, 0) == {}
