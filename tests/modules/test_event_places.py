"""M4.4: where an event happens, and what is counted there.

Except for one position only seat 0 has cards; the others sit the round out.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import CITY, alone, commit, seen, trigger
from tests.rules.table import building, own, place, play

ALL_AROUND = """
    city
    Y9:3@0  R10:2@0  Y4:4@0
    B6@0    B5:3@0   B3
    R4@0    Y2@0     R5@0
"""


def test_m4_4_building_named_and_adjacent_ones() -> None:
    """M4.4: B5 itself 3, R10 2, B6 1, Y2 1; B3 is nobody's, and corners do not count: 7."""
    game = alone("hand B5; events advertising", city=ALL_AROUND)
    trigger(game, 0, "B5", "advertising", "before")
    assert seen(game, 0).points == 7


def test_m4_4_building_of_somebody_else() -> None:
    """M4.4: whoever owns the building named; only own resources are counted."""
    game = alone("hand B5; events advertising", city=ALL_AROUND.replace("B5:3@0", "B5:3@1"))
    trigger(game, 0, "B5", "advertising", "before")
    assert seen(game, 0).points == 4


def test_m4_4_letter_alone() -> None:
    """M4.4, interpretation: B alone, between R10 (2) and Y9 (seat 1) and above B5 (seat 1); Y4 is too far."""
    game = alone("hand B; events advertising")
    assert place(game, "B") == (0, -1)
    trigger(game, 0, "B", "advertising", "before")
    assert seen(game, 0).points == 2


def test_m4_4_token_as_it_lies_at_the_reveal() -> None:
    """M4.4, R1: seat 0's C makes others move on: F lay beside B2 and lies beside Y3 when it is revealed."""
    game = Game.from_position("""
        players 2
        modules events
        city
        .  A   .   D       .
        L  R1  B   R2      E
        K  B1  C   B2:3@1  F
        J  Y1  Y2  Y3:2@1  G
        .  .   I   H       .
        seat 0: hand C; tiles R7; resources 5
        seat 1: hand F; events advertising
    """)
    play(game, "0 C+R7")
    commit(game, 1, "F", "advertising")
    play(game, "0 >cw")
    assert place(game, "F") == (2, 1)
    play(game, "1 before")
    assert seen(game, 1).points == 2


def test_m4_4_token_that_has_moved_on_after_urbanizing() -> None:
    """M4.4: after urbanizing the place is the new tile's, not where the token went (above it)."""
    game = alone("hand B; tiles R12; resources 1; events quality", "resources 4; points 4")
    trigger(game, 0, "B+R12", "quality", "after")
    assert place(game, "B") == (0, -2)
    assert game.view(1).amount == 3 + 1  # Y9 and B5 beside the new tile


@pytest.mark.parametrize("event", ["design", "advertising"])
def test_m4_4_new_tile_does_not_count_itself(event: str) -> None:
    """M4.4: nothing of seat 0's is beside the new R12, on which her only resource lies."""
    city = CITY.replace("R10:2@0", "R10")
    game = alone(f"hand B; tiles R12; resources 1; events {event}", city=city)
    trigger(game, 0, "B+R12", event, "after")
    assert building(game, "R12").owner == 0
    assert own(game, 0).events == ()


def test_m4_4_place_stays_when_the_grid_grows() -> None:
    """M4.4: H lies so far east that the grid grows when it is built on; R7 beside it has 2 of seat 0."""
    wide = """
    city
    R1 R2 R3 R4 R5 R6 R7:2@0
    B1 B2 B3 B4 B5 B6 B7
    Y1 Y2 Y3 Y4 Y5 Y6 Y7
    middle 2 2
    """
    game = alone("hand H; tiles R12; resources 1; events advertising", city=wide)
    assert place(game, "H") == (6, -1)
    trigger(game, 0, "H+R12", "advertising", "after")
    assert (building(game, "R12").east, building(game, "R12").south) == (6, -1)
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert seen(game, 0).points == 2


def test_m4_4_green_spaces_do_not_count() -> None:
    """M4.4: of B5's neighbours a green space of seat 0 is not a building: R10 2 and Y2 1 are counted."""
    city = """
    city
    Y9  R10:2@0  Y4
    P@0 B5       B3
    R4  Y2@0     R5
    """
    game = alone("hand B5; events advertising", city=city, modules="events green_spaces")
    trigger(game, 0, "B5", "advertising", "before")
    assert seen(game, 0).points == 3


def test_m4_4_green_spaces_beside_a_letter_do_not_count() -> None:
    """M4.4: with B only R10 counts, not the green space of seat 1 below the token."""
    city = CITY.replace("B5@1", "P@1 ").replace("Y9:3@1", "Y9")
    game = alone("hand B; events quality advertising", city=city, modules="events green_spaces")
    trigger(game, 0, "B", "quality", "before")
    assert game.question == "item"


def test_m4_4_prestige_buildings_count() -> None:
    """M4.4: B5's neighbour Y24 has 3 resources of seat 0."""
    city = """
    city
    Y9       R10:2@0  Y4
    Y24:3@0  B5       B3
    R4       Y2       R5
    """
    game = alone("hand B5; events advertising", city=city, modules="events prestige_buildings")
    trigger(game, 0, "B5", "advertising", "before")
    assert seen(game, 0).points == 5


def test_m4_4_prestige_building_just_constructed() -> None:
    """M4.4: after B24 is built on B5 the place is B24, with 2 resources of seat 0; R10 has 2 more."""
    city = ALL_AROUND.replace("B5:3@0", "B5").replace("B6@0", "B6").replace("Y2@0", "Y2")
    game = alone(
        "hand B5; tiles B24; resources 2; events advertising", city=city, modules="events prestige_buildings"
    )
    trigger(game, 0, "B5+B24", "advertising", "after")
    assert (building(game, "B24").owner, building(game, "B24").height) == (0, 2)
    assert seen(game, 0).points == 4


def test_m4_4_prestige_buildings_lose_to_a_quality_control() -> None:
    """M4.4, M4.8: Y24 with 3 resources of seat 1 is beside B5."""
    city = """
    city
    Y9       R10  Y4
    Y24:3@1  B5   B3
    R4       Y2   R5
    """
    game = alone("hand B5; events quality", "resources 3; points 3", city, "events prestige_buildings")
    trigger(game, 0, "B5", "quality", "before")
    assert (game.question, game.view(1).amount) == ("quality control", 3)
