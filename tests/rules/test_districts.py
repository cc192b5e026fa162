"""D: districts."""

from ginkgopolis import Game
from ginkgopolis.position import read_position
from ginkgopolis.scores import DistrictScore, district_scores


def districts(city: str, players: int = 3) -> list[DistrictScore]:
    """Return the districts of a drawn city without tokens and cards."""
    state = read_position(f"""
        players {players}
        city
        {city}
        absent A B C D E F G H I J K L
        seat 0: hand none
        deck none
        discard none
    """)
    return district_scores(state)


def standing(district: DistrictScore) -> list[tuple[int, int]]:
    """Return the seats of a ranking, best first, with their points."""
    return [(rank.seat, rank.points) for rank in district.ranking]


def test_d1_two_adjacent_buildings_of_a_colour() -> None:
    """D1: red 4 and 5 share a side; blue 4 is alone, and blue 5 meets it only at a corner."""
    found = districts("""
        R4@0  R5@0
        B4@1  Y4@1
        Y5@1  B5@1
    """)
    assert [district.buildings for district in found] == [("R4", "R5")]


def test_d1_as_large_as_it_goes() -> None:
    """D1: round the corner and back; two yellow districts that do not touch are two."""
    (red, first_yellow, second_yellow) = districts("""
        R4    R5  R6
        Y4    B4  R7
        Y5    R9  R8
        B5    Y6  Y7
    """)
    assert set(red.buildings) == {"R4", "R5", "R6", "R7", "R8", "R9"}
    assert {first_yellow.buildings, second_yellow.buildings} == {("Y4", "Y5"), ("Y6", "Y7")}


def test_d1_unowned_buildings_join_districts() -> None:
    """D1: red 1 belongs to nobody, but it makes one district of red 4 and red 5."""
    (district,) = districts("""
        R4@0  R1  R5:2@1
    """)
    assert district.resources == 3
    assert standing(district) == [(1, 3), (0, 1)]


def test_d1_top_tile_gives_the_colour() -> None:
    """D1: what lies under it does not count."""
    (district,) = districts("""
        R4/B6@0  R5@0
        B4@0     Y4/B7@0
    """)
    assert district.buildings == ("R4", "R5")


def test_d2_by_resources() -> None:
    """D2: four small buildings are more than one tall one."""
    (district,) = districts("""
        B4@0  B5@0  B20:3@1
        B6@0  B7@0  R1
    """)
    assert standing(district) == [(0, 7), (1, 3)]


def test_d2_tie_by_the_tallest_building() -> None:
    """D2: both have 3 resources; seat 1's tallest building has 3 floors, seat 0's has 2."""
    (district,) = districts("""
        B19:2@0  B20@0  B4:3@1
    """)
    assert standing(district) == [(1, 6), (0, 3)]


def test_d2_second_tie_by_the_highest_number() -> None:
    """D2: both have one building of 2 floors; blue 9 is higher than blue 4."""
    (district,) = districts("""
        B4:2@0  B9:2@1
    """)
    assert standing(district) == [(1, 4), (0, 2)]


def test_d2_only_the_tallest_buildings_numbers_count() -> None:
    """D2: seat 0's blue 20 has one floor; of the tallest ones blue 9 beats blue 4."""
    (district,) = districts("""
        B4:2@0  B20@0
        B9:2@1  B5@1
    """)
    assert standing(district) == [(1, 6), (0, 3)]


def test_d2_best_of_several_tallest_buildings() -> None:
    """D2: each has two buildings of 2 floors; 6 is the highest of all, though 5 + 4 is more than 6 + 3."""
    (district,) = districts("""
        B5:2@0  B4:2@0
        B6:2@1  B3:2@1
    """)
    assert standing(district) == [(1, 8), (0, 4)]


def test_d2_tie_for_the_second_place() -> None:
    """D2: seats 1 and 2 tie behind seat 0; seat 2 has the taller building."""
    (district,) = districts("""
        B4:4@0  B5@1  B6@1
        R1      Y1    B7:2@2
    """)
    assert standing(district) == [(0, 8), (2, 2), (1, 0)]


def test_d2_tallest_in_this_district_only() -> None:
    """D2: seat 0's red 15 of five floors stands elsewhere and does not help her."""
    found = districts("""
        B4@0  B5@0  B6:2@1
        R1    Y1    R15:5@0
    """)
    assert [standing(district) for district in found] == [[(1, 4), (0, 2)]]


def test_d3_first_second_and_the_rest() -> None:
    """D3: 3 + 2 + 1 resources; the third gets nothing."""
    (district,) = districts("""
        B4:3@2  B5:2@0  B6@1
    """)
    assert district.resources == 6
    assert standing(district) == [(2, 6), (0, 2), (1, 0)]


def test_d3_alone_gets_both() -> None:
    """D3: 2 points for each resource; the unowned building has none."""
    (district,) = districts("""
        B4:3@2  B1  B5@2
    """)
    assert standing(district) == [(2, 8)]


def test_d3_without_resources() -> None:
    """D3: a district that belongs to nobody scores nobody."""
    (district,) = districts("""
        B1  B2:2
    """)
    assert district.resources == 0
    assert standing(district) == []


def test_d3_each_district_by_itself() -> None:
    """D3: seat 0 is first in two blue districts, alone in one of them."""
    found = districts("""
        B4:2@0  B5@1  R1  B6@0  B7@0
    """)
    assert [standing(district) for district in found] == [[(0, 3), (1, 1)], [(0, 4)]]


def test_d4_example_two_districts() -> None:
    """Rulebook, scoring: seat 0 is Miley, 1 Faye, 2 Nell.

    In the blue district Faye has 3 of 7 resources: 7 points. Miley and Nell both have one building of two
    floors; Miley's number is higher: 2 points, none for Nell. In the yellow district Miley is alone with 3: 6
    points. Red 20 is no district.
    """
    game = Game.from_position("""
        players 3
        city
        B6@1    B14:2@1  R20@2
        B9:2@0  B4:2@2   Y8@0
        .       .        Y15:2@0
        absent A B C D E F G H I J K L
        seat 0: new hands 0
        seat 1: new hands 0
        seat 2: new hands 0
        deck none
    """)
    blue, yellow = game.districts()
    assert (blue.colour, blue.resources, standing(blue)) == ("blue", 7, [(1, 7), (0, 2), (2, 0)])
    assert (yellow.colour, yellow.resources, standing(yellow)) == ("yellow", 3, [(0, 6)])
    assert [score.total for score in game.scores()] == [8, 7, 0]
