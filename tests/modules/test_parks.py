"""M3: parks, green spaces that hang together: beside new buildings, beside districts, and in the score."""

from ginkgopolis import Game
from tests.modules.table import extra_points, standing
from tests.rules.table import items, play


def test_m3_5_example_park_of_three() -> None:
    """The Experts, module 3: Miley urbanizes B with the blue 9 beside a park of three: 6 points."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  R1  P@1  B3  D
        K  P@0 P@1  R3  E
        J  Y1  Y2   Y3  F
        .  I   H    G   .
        seat 0: hand B; tiles B9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+B9", "1 Y1")
    assert items(game, 0) == (0, 0, 6)
    assert items(game, 1) == (0, 0, 1)  # whoever owns the park gets nothing for it


def test_m3_5_each_park_once() -> None:
    """M3.5: B touches two tiles of one park of three: 6 points, not 12; red 2 beside it gives a resource."""
    position = """
        players 2
        modules green_spaces new_buildings prestige_buildings
        city
        A    .    C
        P@0  B    R2
        P@0  P@1  Y3
        Y1   R1   B1
        absent D E F G H I J K L
        seat 0: hand B; tiles {tile}; resources 1
        seat 1: hand Y1
    """
    for tile in ("B9", "P", "B21", "B24"):
        game = Game.from_position(position.format(tile=tile))
        play(game, f"0 B+{tile}", "1 Y1")
        assert items(game, 0) == (1, 0, 6)


def test_m3_5_several_parks() -> None:
    """M3.5: west of B a park of two, east of it a park of one: 4 + 2 points.

    The same with a green space, which makes one park of the two but does not count itself.
    """
    position = """
        players 2
        modules green_spaces
        city
        A    .   C
        P@0  B   P@1
        P@0  Y3  R2
        Y1   R1  B1
        absent D E F G H I J K L
        seat 0: hand B; tiles {tile}; resources 1
        seat 1: hand Y1
    """
    for tile in ("B9", "P"):
        game = Game.from_position(position.format(tile=tile))
        play(game, f"0 B+{tile}", "1 Y1")
        assert items(game, 0) == (0, 0, 6 + 1)  # yellow 3 gives a point


def test_m3_5_green_space_does_not_count_itself() -> None:
    """M3.5, interpretation: the first green space brings nothing; one beside another 2 points, not 4."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        seat 0: hand B; tiles P; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+P", "1 Y1")
    assert items(game, 0) == (1, 0, 0)  # red 2 beside B
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  R1  P@1  B3  D
        K  R2  Y3   R3  E
        J  Y1  Y2   B2  F
        .  I   H    G   .
        seat 0: hand B; tiles P; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+P", "1 Y1")
    assert items(game, 0) == (0, 0, 2)


def test_m3_5_before_tiles_are_drawn() -> None:
    """M3.5, R7: the 2 points are there when seat 0 is asked which kind of tile blue 3 brings."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        A    .   C
        P@1  B   B3
        R2   Y3  R3
        Y1   R1  B1
        absent D E F G H I J K L
        seat 0: hand B; tiles B9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+B9", "1 Y1")
    assert game.question == "split"
    assert items(game, 0) == (0, 0, 2 + 1)  # yellow 3 gives a point


def test_m3_5_not_across_a_corner() -> None:
    """M3.5: the park of two meets the new tile only at a corner."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  P@0 R2   B3  D
        K  P@0 Y3   R3  E
        J  Y1  Y2   B2  F
        .  I   H    G   .
        seat 0: hand B; tiles B9; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+B9", "1 Y1")
    assert items(game, 0) == (1, 0, 0)


def test_m3_5_not_for_constructing_or_exploiting() -> None:
    """M3.5: red 2 lies between two green spaces; building on it or using it brings no points."""
    position = """
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  P@0 R2   P@1 D
        K  R1  Y3   R3  E
        J  Y1  Y2   B2  F
        .  I   H    G   .
        seat 0: hand R2 B; tiles R9; resources 2
        seat 1: hand Y1
    """
    game = Game.from_position(position)
    play(game, "0 R2+R9", "1 Y1")
    assert items(game, 0) == (0, 0, 0)
    game = Game.from_position(position)
    play(game, "0 R2", "1 Y1")
    assert items(game, 0) == (3, 1, 0)
    game = Game.from_position(position)
    play(game, "0 B", "1 Y1", "0 resource")  # the token lies above red 2
    assert items(game, 0) == (3, 1, 0)


def test_m3_5_a_tile_sent_back_gets_nothing() -> None:
    """M3.5, R2: without a resource nothing is urbanized."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  R1  P@1  B3  D
        K  R2  Y3   R3  E
        J  Y1  Y2   B2  F
        .  I   H    G   .
        seat 0: hand B; tiles B9
        seat 1: hand Y1
    """)
    play(game, "0 B+B9", "1 Y1", "0 resource")
    assert items(game, 0) == (1, 1, 0)


def city(drawing: str, players: int = 3) -> Game:
    """Return a game with a drawn city without tokens and cards."""
    return Game.from_position(f"""
        players {players}
        modules green_spaces prestige_buildings
        city
        {drawing}
        absent A B C D E F G H I J K L
        seat 0: hand none
        deck none
        discard none
        over
    """)


def test_m3_6_resources_in_the_park_count() -> None:
    """M3.6: in the district 2 against 3; with two green spaces seat 0 has 4 of 7 and is first."""
    game = city("""
        B4:2@0  B5:3@1
        P@0     R1
        P@0     R2
    """)
    blue, red = game.districts()
    assert (blue.resources, standing(blue)) == (7, [(0, 7), (1, 3)])
    assert (red.resources, standing(red)) == (0, [])


def test_m3_6_only_with_a_resource_in_the_district() -> None:
    """M3.6: seat 2 has two green spaces but nothing in the district: she counts neither there nor in all."""
    (district,) = city("""
        B4:2@0  B5@1
        P@2     P@2
    """).districts()
    assert (district.resources, standing(district)) == (3, [(0, 3), (1, 1)])


def test_m3_6_all_tiles_of_the_park() -> None:
    """M3.6: of the park of three only the first tile touches the district; seat 1's is the last one.

    Seat 0 has 1, seat 1 has 1 + 1.
    """
    (district,) = city("""
        B4@0  P@2  P@2  P@1
        B5@1  R1   Y1   R2
    """).districts()
    assert (district.resources, standing(district)) == (3, [(1, 3), (0, 1)])


def test_m3_6_not_a_park_elsewhere() -> None:
    """M3.6: the green space at the corner of the district is not beside it."""
    (district,) = city("""
        B4@0    R1  P@0
        B5:2@1  R2  Y2
        Y1      P@0 R3
    """).districts()[:1]
    assert (district.resources, standing(district)) == (3, [(1, 3), (0, 1)])


def test_m3_6_several_districts_and_parks() -> None:
    """M3.6: the park between blue and red counts for both; red has another park to its right.

    Seat 0: blue 2 + 1, red 1 + 1 + 1. Seat 1: red 2 + 0.
    """
    blue, red = city("""
        B4@0  P@0  R4@0    P@0
        B5@0  Y1   R5:2@1  Y2
    """).districts()
    assert (blue.resources, standing(blue)) == (3, [(0, 6)])
    assert (red.resources, standing(red)) == (5, [(0, 5), (1, 2)])


def test_m3_6_a_park_counts_once_for_a_district() -> None:
    """M3.6: both tiles of the park touch the district, one of them on two sides."""
    (district,) = city("""
        B4@0  B5@1  B6
        B7    P@0   P@0
    """).districts()
    assert (district.resources, standing(district)) == (4, [(0, 4), (1, 1)])


def test_m3_6_alone_in_spite_of_others_in_the_park() -> None:
    """M3.6, D3: seat 0 is alone in the district, with 2 + 1 resources: both prizes, 6 points."""
    (district,) = city("""
        B4:2@0  B5
        P@0     P@1
    """).districts()
    assert (district.resources, standing(district)) == (3, [(0, 6)])


def test_m3_6_nobody_in_the_district() -> None:
    """M3.6, D3: without resources in the district the park counts for nobody."""
    (district,) = city("""
        B4   B5
        P@0  P@1
    """).districts()
    assert (district.resources, standing(district)) == (0, [])


def test_m3_6_ties_look_at_buildings_only() -> None:
    """M3.6, D2: 3 each, seat 0 by two floors and a green space, seat 1 by a building of three floors."""
    (district,) = city("""
        B20:2@0  B4:3@1
        P@0      R1
    """).districts()
    assert (district.resources, standing(district)) == (6, [(1, 6), (0, 3)])


def test_m3_6_tie_by_number_looks_at_buildings_only() -> None:
    """M3.6, D2: 2 each and buildings of one floor; blue 9 beats blue 4 and blue 5, whatever the park."""
    (district,) = city("""
        B9@0  B4@1  B5@1
        P@0   R1    Y1
    """).districts()
    assert standing(district) == [(0, 4), (1, 2)]


def test_m3_6_parks_are_no_districts() -> None:
    """M3.6: four green spaces together are none; nor do they join two blue buildings."""
    game = city("""
        P@0  P@0  P@1
        B4@0 P@0  B5@0
    """)
    assert game.districts() == []
    assert [score.districts for score in game.scores()] == [(), (), ()]


def test_m3_7_a_point_for_each_adjacent_floor() -> None:
    """M3.7: beside the green space stand an own building (1), another's (2), nobody's (4), prestige (3).

    Another green space and what lies across the corners do not count.
    """
    game = city("""
        B9:5@0  R4@0    Y9:5@1
        B4:2@1  P@0     Y4:4
        R9:5@0  B24:3@2 R10:5
    """)
    assert extra_points(game, 0) == {"green spaces": 1 + 2 + 4 + 3}
    assert extra_points(game, 1) == extra_points(game, 2) == {}


def test_m3_7_each_green_space_by_itself() -> None:
    """M3.7: the same building counts for two green spaces; green spaces do not count for one another."""
    game = city("""
        P@0  B4:3@1  P@0  P@1
        R1   Y1      R2   B5:2
    """)
    # The first: blue 4 and red 1; the second: blue 4 and red 2; the third, seat 1's: blue 5.
    assert extra_points(game, 0) == {"green spaces": 3 + 1 + 3 + 1}
    assert extra_points(game, 1) == {"green spaces": 2}


def test_m3_7_alone_it_scores_nothing() -> None:
    """M3.7: a green space among green spaces."""
    assert extra_points(city("P@0  P@1  P@1  B4@1"), 0) == {}


def test_m3_7_in_the_final_score() -> None:
    """M3.7, E3: the points are in the total once the game is over; during the game nobody gets them."""
    game = Game.from_position("""
        players 2
        modules green_spaces
        city
        .  A   B    C   .
        L  R1  P@1  B3  D
        K  R2  Y3   R3  E
        J  Y1  Y2   B2  F
        .  I   H    G   .
        seat 0: hand Y1; new hands 0
        seat 1: hand Y2; new hands 0; points 4
        last round
    """)
    play(game, "0 Y1", "1 Y2")
    assert game.over
    assert items(game, 1) == (0, 0, 5)
    assert [score.total for score in game.scores()] == [1, 5 + 3]
    assert game.winners == [1]


def test_m3_8_example_districts_and_green_spaces() -> None:
    """The Experts, module 3, scoring: seat 0 is Miley, 1 Faye, 2 Nell.

    Blue: Miley 3 + 1, Faye 3, Nell 2 + 1 of 10: Miley 10, Faye 3 by her taller building. Yellow: Faye 3,
    Miley 1 + 1 of 5; Nell has nothing there: Faye 5, Miley 2. Beside Miley's green space stands a building
    of two floors: 2 points; Nell's brings 1 + 1 + 3.
    """
    game = city("""
        B10:3@1  B5@2  B6@2    .
        B9@0     P@2   Y7:3@1  Y8@0
        B8:2@0   P@0   .       .
    """)
    blue, yellow = game.districts()
    assert (blue.colour, blue.resources, standing(blue)) == ("blue", 10, [(0, 10), (1, 3), (2, 0)])
    assert (yellow.colour, yellow.resources, standing(yellow)) == ("yellow", 5, [(1, 5), (0, 2)])
    assert [extra_points(game, seat).get("green spaces", 0) for seat in range(3)] == [2, 0, 5]
    assert [score.total - score.new_hands for score in game.scores()] == [10 + 2 + 2, 3 + 5, 5]
