"""M6: the banker, who buys the resources that she lacks.

In most positions only seat 0 has a card; the others sit the round out, so that nothing else happens in it.
"""

import pytest

from tests.modules.events_table import seen
from tests.modules.experts_table import PLAIN, expert
from tests.modules.table import extra_points
from tests.rules.table import building, discard, items, offered, play, stock, tiles


def test_m6_7_banker_buys_all_that_is_missing() -> None:
    """M6.7: B12 on R10 takes 3 resources; 1 is there, 2 are bought from the supply for 2 of 5 points."""
    game = expert("banker", "hand R10; tiles B12; resources 1; points 5")
    play(game, "0 R10+B12")
    assert (game.question, game.pending, game.view(0).amount) == ("purchase", (0,), 2)
    assert offered(game, 0) == {"buy", "decline"}
    assert (seen(game, 0).card, seen(game, 0).tile) == ("R10", "B12")  # revealed
    play(game, "0 buy")
    assert (building(game, "B12").owner, building(game, "B12").height) == (0, 2)
    assert items(game, 0) == (0, 0, 3)
    assert stock(game, 0) == 25 - 2  # all but those on B12


def test_m6_7_banker_urbanizes() -> None:
    """M6.7: the one resource for A+R12; yellow and red neighbours give nothing before it is paid."""
    game = expert("banker", "hand A; tiles B12; points 1")
    play(game, "0 A+B12")
    assert game.view(0).amount == 1
    play(game, "0 buy")
    assert building(game, "B12").owner == 0
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert items(game, 0) == (1, 0, 0)  # from red 10 beside it


def test_m6_7_banker_declines() -> None:
    """M6.7, interpretation: then the card is played alone: red 10 gives a resource, nothing is paid."""
    game = expert("banker", "hand R10; tiles B12; resources 1; points 5")
    play(game, "0 R10+B12", "0 decline")
    assert items(game, 0) == (2, 1, 5)
    assert seen(game, 0).known_tiles == ("B12",)
    assert "R10" in discard(game)


def test_m6_7_declining_a_letter() -> None:
    """M6.7: A is played alone; the resource that it brings does not build B12 after all."""
    game = expert("banker", "hand A; tiles B12; points 1")
    play(game, "0 A+B12", "0 decline", "0 resource")
    assert items(game, 0) == (1, 1, 1)


def test_m6_7_own_resources_come_back_first() -> None:
    """M6.7, R5: three floors, two resources come back from the own R10: one is missing."""
    city = PLAIN.replace("R10 ", "R10:2@0 ")
    game = expert("banker", "hand R10; tiles R12; points 1", city=city)
    play(game, "0 R10+R12")
    assert game.view(0).amount == 1
    play(game, "0 buy")
    assert building(game, "R12").height == 3
    assert items(game, 0) == (0, 0, 0)


def test_m6_7_resources_of_others_do_not_help() -> None:
    """M6.7, R5: seat 1 takes back her two; three are missing."""
    city = PLAIN.replace("R10 ", "R10:2@1 ")
    game = expert("banker", "hand R10; tiles R12; points 3", city=city)
    play(game, "0 R10+R12")
    assert game.view(0).amount == 3
    play(game, "0 buy")
    assert (items(game, 0), items(game, 1)) == ((0, 0, 0), (2, 0, 2))


@pytest.mark.parametrize(("points", "asked"), [(4, True), (3, False)])
def test_m6_7_points_for_a_lower_number_besides(points: int, asked: bool) -> None:
    """M6.7, interpretation: R7 on R10 costs 3 points, and one resource is missing: 4 in all or nothing."""
    game = expert("banker", f"hand R10; tiles R7; resources 1; points {points}")
    play(game, "0 R10+R7")
    assert (game.question == "purchase") is asked
    if asked:
        play(game, "0 buy")
        assert items(game, 0) == (0, 0, 0)
        assert building(game, "R7").height == 2
    else:
        assert items(game, 0) == (2, 1, 3)


@pytest.mark.parametrize(("in_supply", "asked"), [(2, True), (1, False), (0, False)])
def test_m6_7_supply_must_have_them(in_supply: int, asked: bool) -> None:
    """M6.7, interpretation: two are missing; one alone is not bought."""
    game = expert("banker", f"hand R10; tiles B12; resources 1; stock {in_supply}; points 9")
    play(game, "0 R10+B12")
    assert (game.question == "purchase") is asked
    assert seen(game, 0).points == 9
    assert (tiles(game, 0) == {"B12"}) is not asked


@pytest.mark.parametrize(
    "fields",
    [
        "hand R10; tiles R12; resources 2; points 9",  # can pay
        "hand R10; tiles R7; resources 2; points 1",  # lacks points only
        "hand R10; tiles B12; resources 1; points 1",  # cannot buy two
    ],
)
def test_m6_7_not_asked_when_nothing_is_missing(fields: str) -> None:
    """M6.7: nor when buying would not help."""
    game = expert("banker", fields)
    play(game, f"0 R10+{fields.split()[3].rstrip(';')}")
    assert game.question == "choose"


def test_m6_7_nobody_else_buys() -> None:
    """M6.7: others take their tile back."""
    game = expert("engineer", "hand R10; tiles B12; resources 1; points 5")
    play(game, "0 R10+B12")
    assert tiles(game, 0) == {"B12"}


def test_m6_7_last_resources_may_be_bought() -> None:
    """M6.7, E2: the two bought are the last in the supply, and then all are in the city."""
    game = expert("banker", "hand R10; tiles R12; resources 0; stock 2; points 2")
    play(game, "0 R10+R12", "0 buy")
    assert game.over


def test_m6_7_resources_score_at_the_end() -> None:
    """M6.7: 4 behind the screen; those in the city (2) and in the supply (19) count nothing."""
    city = PLAIN.replace("R10 ", "R10:2@0 ")
    game = expert("banker", "resources 4; hand A", "resources 6", city)
    assert extra_points(game, 0) == {"banker": 4}
    assert extra_points(game, 1) == {}
