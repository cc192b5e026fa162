"""M4.5 to M4.8: what the four events do; each of them with each action is in `test_events_with_actions`."""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import CITY, alone, commit, seen, trigger
from tests.rules.table import building, items, offered, own, play, stock, tiles

MANY = """
    city
    Y9      R10:4@0  Y4
    B6:3@0  B5:4@0   B3
    R4      Y2       R5
"""


def test_m4_5_nine_tiles_at_most() -> None:
    """M4.5: 4 + 4 + 3 resources count, but 9 tiles are drawn; B5 gives 4 of its own."""
    game = alone("hand B5; events design", city=MANY)
    trigger(game, 0, "B5", "design", "before")
    assert seen(game, 0).tiles == 9 + 4


def test_m4_6_nine_points_at_most() -> None:
    """M4.6: likewise."""
    game = alone("hand B5; events advertising", city=MANY)
    trigger(game, 0, "B5", "advertising", "after")
    assert seen(game, 0).points == 9


@pytest.mark.parametrize("when", ["before", "after"])
def test_m4_5_a_drawing_of_its_own(when: str) -> None:
    """M4.5, M0, interpretation: 2 tiles of blue 6 and 5 of the event are declared one after the other."""
    city = CITY.replace("B6@1", "B6:2@1").replace("Y4:2@0", "Y4:3@0")
    game = alone("hand B6; events design", city=city, modules="events new_buildings")
    trigger(game, 0, "B6", "design", when)
    splits = {2: {"draw I", "draw II"}, 5: {"draw I", "draw II", "draw II+II"}}
    for amount in (5, 2) if when == "before" else (2, 5):
        assert (game.question, game.view(0).amount) == ("split", amount)
        assert offered(game, 0) == splits[amount]
        play(game, "0 draw II")
    assert seen(game, 0).tiles == 2 + 3  # two of value II, and 3 of value I instead of the rest


def test_m4_5_one_tile_each_makes_no_value_two() -> None:
    """M4.5, M0: 1 tile of blue 6 and 1 of the event are two drawings, in neither of which two are earned."""
    city = CITY.replace("R10:2@0", "R10@0").replace("Y4:2@0", "Y4")
    game = alone("hand B6; events design", city=city, modules="events new_buildings")
    trigger(game, 0, "B6", "design", "after")
    assert game.question == "choose"
    assert seen(game, 0).tiles == 2


@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(("first", "asked_again"), [("draw P", False), ("draw I", True)])
def test_m4_5_one_green_space_for_action_and_event(when: str, first: str, asked_again: bool) -> None:
    """M4.5, M3.2: a green space in the first drawing of the round is the last one in the second."""
    game = alone("hand B6; events design", modules="events green_spaces")
    trigger(game, 0, "B6", "design", when)
    assert offered(game, 0) == {"draw I", "draw P"}
    play(game, f"0 {first}")
    assert (game.question == "split") is asked_again
    if asked_again:
        assert offered(game, 0) == {"draw I", "draw P"}
        play(game, "0 draw P")
    assert "P" in tiles(game, 0)
    assert seen(game, 0).tiles == 1 + 4
    assert game.view(None).green_spaces == 8


@pytest.mark.parametrize("when", ["before", "after"])
def test_m4_5_may_exhaust_the_supply(when: str) -> None:
    """M4.5, E1: in the middle of the event's drawing tiles are given back, and it goes on from those.

    A tile that lies on the card is not behind the screen and cannot be given back.
    """
    game = Game.from_position(f"""
        players 2
        modules events
        {CITY}
        seat 0: hand R10; tiles R12; resources 1; events design
        seat 1: tiles Y15 Y16
        supply R4 R5
    """)
    trigger(game, 0, "R10+R12", "design", when)  # 2 resources before; after constructing 3
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give R4", "give R5"}
    play(game, "0 done", "1 give Y15", "1 give Y16", "1 done")
    assert building(game, "R12").height == 3
    assert seen(game, 0).tiles == (2 if when == "before" else 3)
    assert seen(game, 1).points == 2


@pytest.mark.parametrize("when", ["before", "after"])
def test_m4_5_may_exhaust_the_supply_for_the_second_time(when: str) -> None:
    """M4.5, E2: the event earns 4 tiles, B6 one, but only 2 are left; the event is spent nevertheless."""
    game = Game.from_position(f"""
        players 2
        modules events
        {CITY}
        seat 0: hand B6; events design
        seat 1: tiles Y15
        supply R4 R5
        exhausted 1
    """)
    trigger(game, 0, "B6", "design", when)
    assert tiles(game, 0) == {"R4", "R5"}
    assert own(game, 0).events == ()
    assert (game.view(None).exhausted, game.over) == (2, True)


def test_m4_7_owner_gets_no_points() -> None:
    """M4.7: seat 1 takes back 3 resources, nothing else; seat 0 places 3 and gains 3 points."""
    game = alone("hand Y9; resources 4; events expropriation", "resources 1; points 7")
    trigger(game, 0, "Y9", "expropriation", "before")
    assert (building(game, "Y9").owner, building(game, "Y9").height) == (0, 3)
    assert items(game, 0) == (1, 0, 3 + 3)  # yellow 9 gives 3 points besides
    assert items(game, 1) == (1 + 3, 0, 7)
    assert (stock(game, 0), stock(game, 1)) == (25 - 4 - 4, 25 - 1 - 5)


def test_m4_7_only_the_building_named() -> None:
    """M4.7: neighbours of B6 and their owners are not concerned."""
    game = alone("hand B6; resources 9; events expropriation")
    trigger(game, 0, "B6", "expropriation", "after")
    assert [building(game, tile).owner for tile in ("B6", "R10", "B5", "Y4", "Y9")] == [0, 0, 1, 0, 1]
    assert seen(game, 0).resources == 8


@pytest.mark.parametrize(("resources", "happens"), [(3, True), (2, False), (0, False)])
def test_m4_7_exactly_enough_or_one_too_few(resources: int, happens: bool) -> None:
    """M4.7: all of Y9's three resources are replaced, or none."""
    game = alone(f"hand Y9; resources {resources}; events expropriation", "points 2")
    trigger(game, 0, "Y9", "expropriation", "before")
    assert building(game, "Y9").owner == (0 if happens else 1)
    assert items(game, 0) == ((0, 0, 3 + 3) if happens else (resources, 0, 3))
    assert items(game, 1) == ((3, 0, 2) if happens else (0, 0, 2))
    assert len(own(game, 0).events) == (0 if happens else 1)


def test_m4_7_may_end_the_game() -> None:
    """M4.7, E2: seat 0's last three resources go into the city: after this round the game is over."""
    game = alone("hand Y9; resources 3; stock 0; events expropriation")
    trigger(game, 0, "Y9", "expropriation", "before")
    assert game.over


def test_m4_7_goes_on_with_a_resource_in_the_supply() -> None:
    """M4.7, E2: seat 0 still has a resource that is not in the city."""
    game = alone("hand Y9; resources 3; stock 1; events expropriation")
    trigger(game, 0, "Y9", "expropriation", "before")
    assert not game.over


def test_m4_7_later_events_of_the_last_round_happen() -> None:
    """M4.7, E2: seat 0's last resources are in the city; seat 1's campaign still counts B6 and B5."""
    game = alone(
        "hand Y9; resources 3; stock 0; events expropriation", "hand B6; resources 1; events advertising"
    )
    commit(game, 0, "Y9", "expropriation")
    commit(game, 1, "B6", "advertising")
    play(game, "0 before", "1 before")
    assert game.over
    assert items(game, 1) == (1 + 3, 1, 2)
    assert own(game, 1).events == ()


def test_m4_7_paid_with_resources_just_taken_back() -> None:
    """M4.7: seat 1 has none until seat 0 replaces her three on Y9; then she replaces seat 0's two on R10."""
    game = alone("hand Y9; resources 3; events expropriation", "hand R10; events expropriation")
    commit(game, 0, "Y9", "expropriation")
    commit(game, 1, "R10", "expropriation")
    play(game, "0 before", "1 before")
    assert (building(game, "Y9").owner, building(game, "R10").owner) == (0, 1)
    assert items(game, 0) == (3 - 3 + 2, 0, 3 + 3)  # yellow 9 gives 3 points besides
    assert items(game, 1) == (3 - 2 + 2, 0, 2)  # red 10 gives 2 resources


@pytest.mark.parametrize(
    ("resources", "points", "ways"),
    [
        (5, 2, {"lose 0p 3r", "lose 1p 2r", "lose 2p 1r"}),
        (1, 9, {"lose 2p 1r", "lose 3p 0r"}),
        (9, 9, {"lose 0p 3r", "lose 1p 2r", "lose 2p 1r", "lose 3p 0r"}),
        (2, 2, {"lose 1p 2r", "lose 2p 1r"}),
    ],
)
def test_m4_8_any_mix(resources: int, points: int, ways: set[str]) -> None:
    """M4.8: for 3 resources on Y9 seat 1 loses three things; she likes to decide which."""
    game = alone("hand Y9; events quality", f"resources {resources}; points {points}")
    trigger(game, 0, "Y9", "quality", "before")
    assert (game.question, game.pending, game.view(None).amount) == ("quality control", (1,), 3)
    assert offered(game, 1) == ways
    play(game, f"1 {sorted(ways)[0]}")
    lost = int(sorted(ways)[0][5])
    assert items(game, 1) == (resources - (3 - lost), 0, points - lost)
    assert stock(game, 1) == 25 - 5 - resources + (3 - lost)  # 5 in the city
    assert seen(game, 0).points == lost + 3  # and 3 from yellow 9


def test_m4_8_clockwise_from_the_left() -> None:
    """M4.8, interpretation: seat 2 triggers it: seat 3 decides, then 0, then 1, each knowing the others'."""
    game = Game.from_position("""
        players 4
        modules events
        city
        Y9:2@0  R10:2@1  Y4
        B6@3    B5@2     B3@0
        R4      Y2       R5
        seat 0: resources 5; points 5
        seat 1: resources 5; points 5
        seat 2: hand B5; events quality
        seat 3: resources 5; points 5
    """)
    trigger(game, 2, "B5", "quality", "before")
    for victim, losses in ((3, 1), (0, 1), (1, 2)):
        assert (game.question, game.pending, game.view(None).amount) == ("quality control", (victim,), losses)
        play(game, f"{victim} lose {losses}p 0r")
        assert seen(game, victim).points == 5 - losses
    assert seen(game, 2).points == 4
    assert seen(game, 2).tiles == 1


def test_m4_8_six_points_in_all() -> None:
    """M4.8: seats 1 and 2 lose 4 points each; seat 0 gets 4, then 2; the other 2 are nobody's."""
    game = Game.from_position("""
        players 3
        modules events
        city
        Y9  R10:4@1  Y4
        B6  B5:4@2   B3
        R4  Y2       R5
        seat 0: hand B5; points 1; events quality
        seat 1: resources 4; points 9
        seat 2: resources 4; points 9
    """)
    trigger(game, 0, "B5", "quality", "before")
    play(game, "1 lose 4p 0r")
    assert seen(game, 0).points == 1 + 4
    play(game, "2 lose 4p 0r")
    assert seen(game, 0).points == 1 + 6
    assert [seen(game, seat).points for seat in (1, 2)] == [5, 5]


def test_m4_8_six_points_each_time() -> None:
    """M4.8: the limit is for one quality control; another player's in the same round counts afresh."""
    game = Game.from_position("""
        players 2
        modules events
        city
        Y9:7@1  R10:7@0  Y4
        B6      B5       B3
        R4      Y2       R5
        seat 0: hand Y9; points 9; resources 1; events quality
        seat 1: hand R10; points 9; resources 1; events quality
    """)
    commit(game, 0, "Y9", "quality")
    commit(game, 1, "R10", "quality")
    play(game, "0 before", "1 lose 7p 0r")
    assert (seen(game, 0).points, seen(game, 1).points) == (9 + 6 + 7, 2)  # Y9 gives 7
    play(game, "1 before", "0 lose 7p 0r")
    assert (seen(game, 0).points, seen(game, 1).points) == (22 - 7, 2 + 6)


def test_m4_8_who_cannot_lose_enough_loses_all() -> None:
    """M4.8: seat 1 has a point and a resource for 3 losses, and is not asked."""
    game = alone("hand Y9; events quality", "resources 1; points 1; tiles R4")
    trigger(game, 0, "Y9", "quality", "before")
    assert game.question == "choose"
    assert items(game, 1) == (0, 1, 0)
    assert stock(game, 1) == 25 - 5
    assert seen(game, 0).points == 3 + 1


@pytest.mark.parametrize(
    ("resources", "points", "left"),
    [
        (2, 1, (0, 0)),  # just enough
        (5, 0, (2, 0)),  # only resources
        (0, 5, (0, 2)),  # only points
    ],
)
def test_m4_8_a_single_way_is_not_asked(resources: int, points: int, left: tuple[int, int]) -> None:
    """M4.8, interpretation: then the loss is settled at once."""
    game = alone("hand Y9; events quality", f"resources {resources}; points {points}")
    trigger(game, 0, "Y9", "quality", "before")
    assert game.question == "choose"
    assert (seen(game, 1).resources, seen(game, 1).points) == left
    assert seen(game, 0).points == 3 + points - left[1]


def test_m4_8_the_trigger_is_not_affected() -> None:
    """M4.8: seat 0 has 4 resources around B6 and loses nothing; seat 1 loses 2."""
    game = alone("hand B6; resources 5; points 5; events quality", "resources 2")
    trigger(game, 0, "B6", "quality", "before")
    assert items(game, 0) == (5, 1, 5)
    assert items(game, 1) == (0, 0, 0)


def test_m4_8_resources_in_the_city_stay() -> None:
    """M4.8: what is lost comes from behind the screen; all buildings keep their owners."""
    game = alone("hand Y9; events quality", "resources 3")
    trigger(game, 0, "Y9", "quality", "before")
    assert [building(game, tile).owner for tile in ("B6", "B5", "Y9")] == [1, 1, 1]


def test_m4_8_victims_without_anything() -> None:
    """M4.8, M4.9: resources are counted, so that the event has happened though there is nothing to lose."""
    game = alone("hand Y9; events quality", "resources 0; points 0")
    trigger(game, 0, "Y9", "quality", "before")
    assert items(game, 1) == (0, 0, 0)
    assert own(game, 0).events == ()


def test_m4_8_only_those_concerned_decide() -> None:
    """M4.8: seat 1 has nothing near B5 and is left out."""
    game = Game.from_position("""
        players 3
        modules events
        city
        Y9:2@1  R10@2  Y4
        B6      B5     B3
        R4      Y2     R5
        seat 0: hand B5; events quality
        seat 1: resources 4; points 9
        seat 2: resources 4; points 9
    """)
    trigger(game, 0, "B5", "quality", "before")
    assert game.pending == (2,)
