"""M4, M5, M6: events, cards kept and experts together; tiles are in `test_combinations_of_tiles`.

In most positions only seat 0 has a card; seat 1 sits the round out.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import alone, commit, seen, trigger
from tests.rules.table import building, items, offered, own, play, stock, tiles

PLAIN = """
    city
    R10  R2  R3
    B1   B2  B3
    Y1   Y2  Y3
"""
SEAT_1_OWNS = PLAIN.replace("R10 ", "R10:2@1 ")


def both(own_fields: str, other_fields: str = "", city: str = SEAT_1_OWNS, modules: str = "") -> Game:
    """Events and experts; only seat 0 has cards."""
    return alone(own_fields, other_fields, city, f"events experts {modules}")


def with_event(game: Game, card: str, under: str, event: str, when: str) -> None:
    """Let seat 0, the master architect, commit a card, a lower tile and an event, and say when it happens."""
    play(game, f"0 {card}", f"0 {under}", f"0 event {event}", f"0 {when}")


# Expropriation and construction


def test_m4_10_expropriate_before_constructing() -> None:
    """M4.10: 2 of 4 resources go on R10 for 2 points and come back; R12 takes 3 on its three floors.

    Seat 1 got her 2 back without points and nothing more when seat 0 builds.
    """
    game = both("expert engineer; hand R10; tiles R12; resources 4; events expropriation")
    trigger(game, 0, "R10+R12", "expropriation", "before")
    assert (building(game, "R12").owner, building(game, "R12").height) == (0, 3)
    assert items(game, 0) == (4 - 3, 0, 2)
    assert items(game, 1) == (2, 0, 0)
    assert (stock(game, 0), stock(game, 1)) == (25 - 4, 25 - 2)


def test_m4_10_expropriate_with_the_last_resources_before_constructing() -> None:
    """M4.10, E2: after the event all of seat 0's resources are in the city: this is the last round.

    R12 cannot be paid for with the 2 that would come back; red 10 gives nothing, the supply has none.
    """
    game = both("expert engineer; hand R10; tiles R12; resources 2; stock 0; events expropriation")
    trigger(game, 0, "R10+R12", "expropriation", "before")
    assert game.over
    assert building(game, "R10").owner == 0
    assert tiles(game, 0) == {"R12"}


def test_m6_6_counsel_is_expropriated() -> None:
    """M6.6: the general counsel gets two points each only if somebody constructs over her."""
    game = both("expert engineer; hand R10; resources 4; events expropriation", "expert general counsel")
    trigger(game, 0, "R10", "expropriation", "before")
    assert items(game, 1) == (2, 0, 0)


@pytest.mark.parametrize(("when", "points"), [("before", 0), ("after", 4)])
def test_m6_6_counsel_expropriated_and_built_over(when: str, points: int) -> None:
    """M6.6, M4.10: expropriated first she gets nothing for the floor; else 4 points and nothing is left."""
    game = both(
        "expert engineer; hand R10; tiles R12; resources 4; events expropriation", "expert general counsel"
    )
    trigger(game, 0, "R10+R12", "expropriation", when)
    assert items(game, 1) == (2, 0, points)
    assert own(game, 0).events == (() if when == "before" else ("expropriation",))


def test_m6_6_counsel_under_two_tiles() -> None:
    """M6.6, M6.11: two points for each of her two resources that come back, not for the new floors."""
    game = both("expert master architect; hand R10; tiles R12 B15; resources 4", "expert general counsel")
    play(game, "0 R10+R12", "0 under B15")
    assert (building(game, "R12").height, building(game, "R12").owner) == (4, 0)
    assert items(game, 1) == (2, 0, 4)


# Events and the banker


@pytest.mark.parametrize("when", ["before", "after"])
def test_m6_7_banker_buys_nothing_for_an_expropriation(when: str) -> None:
    """M6.7: with 1 resource, or with 1 after B1 is exploited, B1's two resources are not replaced."""
    city = PLAIN.replace("B1 ", "B1:2@1 ")
    game = both("expert banker; hand B1; resources 1; points 9; events expropriation", city=city)
    trigger(game, 0, "B1", "expropriation", when)
    assert game.question == "choose"
    assert building(game, "B1").owner == 1
    assert own(game, 0).events == ("expropriation",)
    assert items(game, 0) == (1, 2, 9)


def test_m6_7_banker_expropriates_and_then_buys() -> None:
    """M6.7, M4.10: the 2 points of the expropriation buy the third resource for R12."""
    game = both("expert banker; hand R10; tiles R12; resources 2; events expropriation")
    trigger(game, 0, "R10+R12", "expropriation", "before")
    assert (game.question, game.view(0).amount) == ("purchase", 1)
    play(game, "0 buy")
    assert (building(game, "R12").owner, building(game, "R12").height) == (0, 3)
    assert items(game, 0) == (0, 0, 2 - 1)


@pytest.mark.parametrize(("when", "asked"), [("before", True), ("after", False)])
def test_m6_7_points_of_a_campaign_buy(when: str, asked: bool) -> None:
    """M6.7, M4.10: R12 on R10 lacks 2 resources; the campaign counts 2 on B1 if it comes before."""
    city = PLAIN.replace("B1 ", "B1:2@0 ")
    game = both("expert banker; hand R10; tiles R12; events advertising", city=city)
    trigger(game, 0, "R10+R12", "advertising", when)
    assert (game.question == "purchase") is asked
    if asked:
        play(game, "0 buy")
        assert building(game, "R12").height == 2
        assert items(game, 0) == (0, 0, 0)
    else:
        assert items(game, 0) == (1, 1, 2)


def test_m6_7_banker_declines_and_the_event_follows() -> None:
    """M6.7, M4.10: the tile goes back, red 10 gives a resource, and the campaign still counts B1."""
    city = PLAIN.replace("B1 ", "B1:2@0 ")
    game = both("expert banker; hand R10; tiles R12; points 5; events advertising", city=city)
    trigger(game, 0, "R10+R12", "advertising", "after")
    play(game, "0 decline")
    assert items(game, 0) == (1, 1, 5 + 2)


def test_m6_7_banker_over_a_building_of_the_architect() -> None:
    """M6.7, M6.11: R10 has three floors, two of them hidden: four resources for R12, all of them missing."""
    city = PLAIN.replace("R10 ", "R10/?B4/?Y20@1 ")
    game = alone("expert banker; hand R10; tiles R12; points 4", "expert master architect", city, "experts")
    play(game, "0 R10+R12")
    assert game.view(0).amount == 4
    play(game, "0 buy")
    assert (building(game, "R12").height, building(game, "R12").covered) == (4, (None, None, "R10"))
    assert (items(game, 0), items(game, 1)) == ((0, 0, 0), (3, 0, 3))


# Two tiles and an event


@pytest.mark.parametrize(("when", "drawn"), [("before", 2), ("after", 2 + 3)])
def test_m6_11_two_tiles_and_a_design_competition(when: str, drawn: int) -> None:
    """M6.11, M4.5: B1 beside R10 has 2 resources of seat 0; after constructing her three floors count too."""
    city = PLAIN.replace("B1 ", "B1:2@0 ")
    game = both("expert master architect; hand R10; tiles R12 B15; resources 3; events design", city=city)
    with_event(game, "R10+R12", "under B15", "design", when)
    assert (building(game, "R12").height, building(game, "R12").owner) == (3, 0)
    assert seen(game, 0).tiles == drawn


def test_m6_11_two_tiles_and_an_expropriation() -> None:
    """M6.11, M4.10: 2 on R10 for 2 points, then back; four floors with R12 on B15 take 4 resources."""
    game = both("expert master architect; hand R10; tiles R12 B15; resources 4; events expropriation")
    with_event(game, "R10+R12", "under B15", "expropriation", "before")
    assert (building(game, "R12").height, building(game, "R12").owner) == (4, 0)
    assert items(game, 0) == (0, 0, 2)
    assert items(game, 1) == (2, 0, 0)


def test_m6_11_two_tiles_sent_back_and_an_expropriation() -> None:
    """M6.11, M4.10: three resources expropriate two floors but do not build four."""
    game = both("expert master architect; hand R10; tiles R12 B15; resources 3; events expropriation")
    with_event(game, "R10+R12", "under B15", "expropriation", "before")
    assert (building(game, "R10").height, building(game, "R10").owner) == (2, 0)
    assert tiles(game, 0) == {"R12", "B15"}
    assert items(game, 0) == (1 + 2, 2, 2)


@pytest.mark.parametrize("when", ["before", "after"])
def test_m6_11_urbanizing_with_two_tiles_and_an_event(when: str) -> None:
    """M6.11, M4.4: A+R12 on B15; R10 beside it counts 2, the new building itself never."""
    city = PLAIN.replace("R10 ", "R10:2@0 ")
    game = both("expert master architect; hand A; tiles R12 B15; resources 2; events design", city=city)
    with_event(game, "A+R12", "under B15", "design", when)
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert building(game, "R12").height == 2
    assert items(game, 0) == (2, 2, 0)


def test_m6_11_neither_tile_on_the_card_can_be_given_back() -> None:
    """M6.11, E1: the event before the action takes the last two tiles; R12 and B15 lie on the card."""
    city = PLAIN.replace("B1 ", "B1:2@0 ")
    game = Game.from_position(f"""
        players 2
        modules events experts
        {city}
        seat 0: expert master architect; hand R10; tiles R12 B15; resources 3; events design
        seat 1: tiles Y15
        supply R4 R5
    """)
    with_event(game, "R10+R12", "under B15", "design", "before")
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give R4", "give R5"}
    play(game, "0 done", "1 give Y15", "1 done")
    assert building(game, "R12").height == 3
    assert tiles(game, 0) == {"R4", "R5"}


def test_m6_12_redeals_before_a_revealed_floor_is_laid() -> None:
    """M6.12: while seat 0 says when her event happens, seat 1 cannot know the tile below R12."""
    game = both("expert master architect; hand R10; tiles R12 B15 Y20; resources 4; events expropriation")
    play(game, "0 R10+R12", "0 under B15", "0 event expropriation")
    assert game.question == "timing"
    below = {own(game.determinize(1, seed), 0).lower_tile for seed in range(40)}
    assert len(below) > 3


def test_m6_12_view_before_a_revealed_floor_is_laid() -> None:
    """M6.12: all see R12 on the card, and the same whichever tile lies below it."""
    views = []
    for under in ("B15", "Y20"):
        game = both("expert master architect; hand R10; tiles R12 B15 Y20; resources 4; events design")
        play(game, "0 R10+R12", f"0 under {under}", "0 event design")
        assert game.question == "timing"
        views.append(game.view(1))
    assert views[0] == views[1]
    assert views[0].seats[0].tile == "R12"


# Everything that is laid on one card


def test_m5_1_lower_tile_event_and_card_aside() -> None:
    """M4.2, M5.1, M6.11: the three questions come one after the other, and all is taken back together."""
    game = Game.from_position("""
        players 2
        modules events experts keep_a_card
        seat 0: expert master architect; hand R1 A B C; tiles R12 B15; events design expropriation
        seat 1: expert mayor; hand Y1 D E F; events quality
    """)
    play(game, "0 R1+R12")
    for adding, answer in (
        ("lower tile", "under B15"),
        ("event", "event expropriation"),
        ("aside", "aside C"),
    ):
        assert own(game, 0).adding == adding
        assert not seen(game, 0).ready
        play(game, f"0 {answer}")
    assert seen(game, 0).ready
    sealed = own(game, 0)
    assert (sealed.card, sealed.tile, sealed.lower_tile, sealed.event, sealed.aside) == (
        "R1",
        "R12",
        "B15",
        "expropriation",
        "C",
    )
    play(game, "0 take back")
    freed = own(game, 0)
    assert set(freed.hand) == {"R1", "A", "B", "C"}
    assert set(freed.tiles) == {"R12", "B15"}
    assert freed.events == ("design competition", "expropriation")
    assert (freed.card, freed.tile, freed.lower_tile, freed.event, freed.aside) == (None,) * 5


def test_m4_8_quality_control_and_a_sealed_tile() -> None:
    """M4.8, C1: seat 1 loses resources before her card is revealed, and cannot pay for her tile then (R2)."""
    game = Game.from_position("""
        players 2
        modules events
        city
        R10:2@1  R2  R3
        B1       B2  B3
        Y1       Y2  Y3
        seat 0: hand R10; events quality
        seat 1: hand Y1; tiles Y12; resources 2; points 1
    """)
    commit(game, 0, "R10", "quality")
    play(game, "1 Y1+Y12", "0 before")
    assert offered(game, 1) == {"lose 0p 2r", "lose 1p 1r"}
    play(game, "1 lose 1p 1r")
    assert tiles(game, 1) == {"Y12"}
    assert items(game, 1) == (1, 1, 0 + 1)


def test_m4_8_quality_control_and_the_banker() -> None:
    """M4.8, M6.7: seat 1, a banker, gives up points or resources, and buys with what she has left."""
    game = Game.from_position("""
        players 2
        modules events experts
        city
        R10:2@1  R2  R3
        B1       B2  B3
        Y1       Y2  Y3
        seat 0: expert mayor; hand R10; events quality
        seat 1: expert banker; hand Y1; tiles Y12; resources 2; points 1; events advertising
    """)
    commit(game, 0, "R10", "quality")
    commit(game, 1, "Y1+Y12")
    play(game, "0 after", "1 lose 0p 2r")
    assert game.question == "choose"  # two are missing now, and one point does not buy them
    assert tiles(game, 1) == {"Y12"}
