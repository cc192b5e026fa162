"""M6.11, M6.12: the master architect and her hidden tiles.

In most positions only seat 0, the master architect, has a card; seat 1 sits the round out.
"""

import re

import pytest

from ginkgopolis import Game
from tests.modules.events_table import alone, seen
from tests.rules.table import building, discard, items, offered, own, play, sites, stock, tiles

PLAIN = """
    city
    R10  R2  R3
    B1   B2  B3
    Y1   Y2  Y3
"""


def architect(own_fields: str, other_fields: str = "", city: str = PLAIN, modules: str = "") -> Game:
    """Two players, of whom only seat 0 has cards."""
    return alone(f"expert master architect; {own_fields}", other_fields, city, f"experts {modules}")


def test_m6_11_two_floors_when_constructing() -> None:
    """M6.11: R12 with B15 below it on R10: three floors, three resources, one site."""
    game = architect("hand R10; tiles R12 B15; resources 4")
    play(game, "0 R10+R12", "0 under B15")
    new = building(game, "R12")
    assert (new.owner, new.height, new.site, new.covered) == (0, 3, True, ("R10", None))
    assert items(game, 0) == (4 - 3, 0, 0)
    assert seen(game, 0).kept == ("R10",)


def test_m6_11_two_floors_when_urbanizing() -> None:
    """M6.11: two resources for two floors; then red 10 beside it is used, as always."""
    game = architect("hand A; tiles R12 B15; resources 2")
    play(game, "0 A+R12", "0 under B15")
    new = building(game, "R12")
    assert (new.owner, new.height, new.site, new.covered) == (0, 2, True, (None,))
    while game.question == "token":
        game.play(0, game.legal_moves(0)[0])
    assert items(game, 0) == (2 - 2 + 1, 0, 0)
    assert "A" in discard(game)


def test_m6_11_one_tile_or_two() -> None:
    """M6.11: she is asked for a lower tile, any of the others, or none."""
    game = architect("hand R10; tiles R12 B15 Y20; resources 2")
    play(game, "0 R10+R12")
    assert own(game, 0).adding == "lower tile"
    assert offered(game, 0) == {"single", "under B15", "under Y20"}
    play(game, "0 single")
    assert building(game, "R12").height == 2
    assert tiles(game, 0) == {"B15", "Y20"}


def test_m6_11_not_asked_where_there_is_no_choice() -> None:
    """M6.11: neither with a card alone nor with the only tile."""
    game = architect("hand R10 R2; tiles R12 B15")
    play(game, "0 R10")
    assert game.round == 2
    game = architect("hand R10; tiles R12; resources 2")
    play(game, "0 R10+R12")
    assert game.round == 2


def test_m6_11_nobody_else_has_two_tiles() -> None:
    """M6.11: a mayor with two tiles lays one."""
    game = alone("expert mayor; hand R10; tiles R12 B15; resources 3", "", PLAIN, "experts")
    play(game, "0 R10+R12")
    assert building(game, "R12").height == 2


@pytest.mark.parametrize(("upper", "lower"), [("R12", "R15"), ("R15", "R12")])
def test_m6_11_order_is_fixed(upper: str, lower: str) -> None:
    """M6.11: the tile named with the card is the upper one; nothing is asked about it at the reveal."""
    game = architect("hand R10 A; tiles R12 R15; resources 3", "hand Y1")
    play(game, f"0 R10+{upper}", f"0 under {lower}")
    assert (own(game, 0).tile, own(game, 0).lower_tile, tiles(game, 0)) == (upper, lower, set())
    play(game, "1 Y1")
    assert building(game, upper).height == 3
    assert lower not in {one.tile for one in game.view(None).buildings}


def test_m6_11_both_are_taken_back_with_the_card() -> None:
    """M6.11, C3: and may be laid the other way round then."""
    game = architect("hand R10 A; tiles R12 R15; resources 3", "hand Y1")
    play(game, "0 R10+R12", "0 under R15", "0 take back")
    assert tiles(game, 0) == {"R12", "R15"}
    assert (own(game, 0).tile, own(game, 0).lower_tile) == (None, None)
    play(game, "0 R10+R15", "0 under R12", "1 Y1")
    assert building(game, "R15").height == 3


@pytest.mark.parametrize(("resources", "built"), [(5, True), (4, False)])
def test_m6_11_all_floors_need_resources(resources: int, built: bool) -> None:
    """M6.11: on seat 1's three floors two more make five."""
    city = PLAIN.replace("R10 ", "R10:3@1 ")
    game = architect(f"hand R10; tiles R12 R15; resources {resources}", city=city)
    play(game, "0 R10+R12", "0 under R15")
    if built:
        assert building(game, "R12").height == 5
        assert (items(game, 0), items(game, 1)) == ((0, 0, 0), (3, 0, 3))
    else:
        assert building(game, "R10").owner == 1
        assert (items(game, 0), items(game, 1)) == ((4 + 3, 2, 0), (0, 0, 0))


def test_m6_11_own_resources_come_back() -> None:
    """M6.11, R5: on her own two floors she needs two more for four."""
    city = PLAIN.replace("R10 ", "R10:2@0 ")
    game = architect("hand R10; tiles R12 R15; resources 2", city=city)
    play(game, "0 R10+R12", "0 under R15")
    assert building(game, "R12").height == 4
    assert items(game, 0) == (0, 0, 0)


def test_m6_11_both_tiles_go_back() -> None:
    """M6.11, R2, interpretation: two resources are enough for R12, but it is never built alone."""
    game = architect("hand R10; tiles R12 R15; resources 2")
    play(game, "0 R10+R12", "0 under R15")
    assert building(game, "R10").height == 1
    assert tiles(game, 0) == {"R12", "R15"}
    assert items(game, 0) == (2 + 1, 2, 0)  # red 10 is exploited
    assert seen(game, 0).known_tiles == ("R12",)  # the lower one was not turned over


def test_m6_11_both_tiles_go_back_when_urbanizing() -> None:
    """M6.11, R2: with one resource not even one floor is founded; A is played alone."""
    game = architect("hand A; tiles R12 R15; resources 1")
    play(game, "0 A+R12", "0 under R15")
    assert game.question == "item"
    play(game, "0 resource")
    assert items(game, 0) == (2, 2, 0)
    assert len(game.view(None).buildings) == 9


def test_m6_11_green_space_only_below() -> None:
    """M6.11, interpretation: a green space takes no tile below it, and lies on top of none."""
    game = architect("hand A R10; tiles R12 P P; resources 2", "hand Y1", modules="green_spaces")
    play(game, "0 A+P")
    assert seen(game, 0).ready
    play(game, "0 take back")
    assert "R10+P" not in offered(game, 0)
    play(game, "0 A+R12")
    assert offered(game, 0) == {"single", "under P"}


def test_m6_11_green_space_below() -> None:
    """M6.11: it may be the lower tile, of a building card as well."""
    game = architect("hand R10; tiles R12 P; resources 3", modules="green_spaces")
    play(game, "0 R10+R12", "0 under P")
    assert (building(game, "R12").height, building(game, "R12").covered) == (3, ("R10", None))


def test_m6_11_prestige_as_the_upper_tile() -> None:
    """M6.11, interpretation: value III on top: no site, and no card for it."""
    game = architect("hand R10; tiles R24 R12; resources 3", modules="prestige_buildings")
    play(game, "0 R10+R24", "0 under R12")
    assert (building(game, "R24").height, building(game, "R24").site) == (3, False)


def test_m6_11_prestige_as_the_lower_tile() -> None:
    """M6.11: value III below is hidden, and the building is an ordinary one."""
    game = architect("hand R10; tiles R24 R12; resources 3", modules="prestige_buildings")
    play(game, "0 R10+R12", "0 under R24")
    assert (building(game, "R12").height, building(game, "R12").site) == (3, True)


@pytest.mark.parametrize(("upper", "lower"), [("R21", "R12"), ("R12", "R21")])
def test_m6_11_value_two_above_or_below(upper: str, lower: str) -> None:
    """M6.11: as well."""
    game = architect("hand R10; tiles R21 R12; resources 3", modules="new_buildings")
    play(game, f"0 R10+{upper}", f"0 under {lower}")
    assert (building(game, upper).height, building(game, upper).site) == (3, True)


def test_m6_12_lower_tile_costs_nothing() -> None:
    """M6.12: B4 below R12 has another colour and a lower number, which nobody asks for."""
    game = architect("hand R10; tiles R12 B4; resources 3")
    play(game, "0 R10+R12", "0 under B4")
    assert building(game, "R12").height == 3
    assert (items(game, 0), stock(game, 0)) == ((0, 0, 0), 25 - 3)


def test_m6_12_upper_tile_costs_as_usual() -> None:
    """M6.12: B4 on R10 costs 6 points and a resource, though R12 lies between them."""
    game = architect("hand R10; tiles R12 B4; resources 4; points 7")
    play(game, "0 R10+B4", "0 under R12")
    assert building(game, "B4").height == 3
    assert (items(game, 0), stock(game, 0)) == ((0, 0, 1), 25 - 3)


def test_m6_12_every_floor_counts_when_it_is_used() -> None:
    """M6.12: the building is three floors high for everybody, the hidden one included."""
    city = PLAIN.replace("R10 ", "R10/?B4/?Y20@0 ")
    game = architect("hand R10", city=city)
    play(game, "0 R10")
    assert items(game, 0) == (3, 0, 0)


def test_m6_12_card_of_the_lower_tile_never_enters() -> None:
    """M6.12, N2: when the deck is renewed R12's card comes in through its site, B15's never."""
    game = Game.from_position("""
        players 2
        modules experts
        city
        R10  R2  R3
        B1   B2  B3
        Y1   Y2  Y3
        seat 0: expert master architect; hand R10 A B C; tiles R12 B15; resources 3
        seat 1: hand Y1 D E F
        deck G
        discard H I J K L B1 B2 B3 Y2 Y3
    """)
    play(game, "0 R10+R12", "0 under B15", "1 Y1")
    assert sites(game) == set()
    known = {*game.view(None).cards_to_come, *game.view(None).discard}
    assert "R12" in known
    assert "B15" not in known


def both_ways(own_fields: str) -> tuple[Game, Game]:
    """Two games in which seat 0 buries one tile or the other under R12."""
    one, other = architect(own_fields, "hand Y1"), architect(own_fields, "hand Y1")
    play(one, "0 R10+R12", "0 under B15")
    play(other, "0 R10+R12", "0 under Y20")
    return one, other


@pytest.mark.parametrize("resources", [3, 2])
def test_m6_12_nobody_learns_what_it_is(resources: int) -> None:
    """M6.12: seat 1 and whoever watches see the same, sealed, built (3 resources) or sent back (2)."""
    one, other = both_ways(f"hand R10 A B C; tiles R12 B15 Y20; resources {resources}")
    for _ in range(2):
        for viewer in (1, None):
            assert one.view(viewer) == other.view(viewer)
            assert {"B15", "Y20"} <= set(one.view(viewer).tiles_to_come)
        if one.question == "choose" and one.round == 1:
            play(one, "1 Y1")
            play(other, "1 Y1")
    assert one.round == 2
    assert own(one, 0).tiles != own(other, 0).tiles or resources == 2


def test_m6_12_nobody_knows_whether_there_is_one() -> None:
    """M6.12: while the choice is sealed others cannot tell one tile from two."""
    one, other = both_ways("hand R10 A B C; tiles R12 B15 Y20; resources 3")
    play(other, "0 take back", "0 R10+R12", "0 single")
    for viewer in (1, None):
        assert one.view(viewer) == other.view(viewer)


def test_m6_12_she_remembers_it_herself() -> None:
    """M6.12: neither tile can come to her from the supply."""
    one, _ = both_ways("hand R10; tiles R12 B15 Y20; resources 3")
    play(one, "1 Y1")
    assert not {"B15", "Y20"} & set(one.view(0).tiles_to_come)


def test_m6_12_nobody_knows_which_known_tile_is_left() -> None:
    """M6.12: all knew that seat 0 has B15 (it was sent back once). Now it may be below R12, or not."""
    one, other = both_ways("hand R10; tiles R12 B15 Y20; known tiles B15; resources 3")
    assert one.view(1).seats[0].known_tiles == other.view(1).seats[0].known_tiles == ("B15",)
    play(one, "1 Y1")
    play(other, "1 Y1")
    for viewer in (1, None):
        assert one.view(viewer) == other.view(viewer)
    assert seen(one, 0).known_tiles == ()


def test_m6_12_redeals_do_not_know_it() -> None:
    """M6.12: redealt for seat 1, B15, Y20 or another tile may lie below R12; for seat 0 it is B15."""
    one, _ = both_ways("hand R10; tiles R12 B15 Y20; resources 3")
    play(one, "1 Y1")
    hers = [one.determinize(0, seed) for seed in range(5)]
    assert {(hidden(game), own(game, 0).tiles) for game in hers} == {("B15", ("Y20",))}
    others = [one.determinize(1, seed) for seed in range(40)]
    assert len({hidden(game) for game in others}) > 10
    assert len({own(game, 0).tiles for game in others}) > 10


def test_m6_12_redeals_of_a_tile_that_all_knew() -> None:
    """M6.12: all saw seat 0 take R24. For seat 1 it may lie below R12 now or be behind the screen still."""
    fields = "hand R10; tiles R12 R24 Y20; known tiles R24; resources 3"
    game = architect(fields, "hand Y1", modules="prestige_buildings")
    play(game, "0 R10+R12", "0 under R24", "1 Y1")
    dealt = [game.determinize(1, seed) for seed in range(40)]
    assert {hidden(one) == "R24" for one in dealt} == {True, False}
    assert all((hidden(one) == "R24") is ("R24" not in own(one, 0).tiles) for one in dealt)


def test_m6_12_redeals_of_a_sealed_choice() -> None:
    """M6.12: before the reveal seat 1 knows neither which tiles lie on the card, nor how many."""
    one, _ = both_ways("hand R10; tiles R12 B15 Y20; resources 3")
    dealt = [own(one.determinize(1, seed), 0) for seed in range(60)]
    assert {(own_view.tile is None, own_view.lower_tile is None) for own_view in dealt} == {
        (True, True),
        (False, True),
        (False, False),
    }


def hidden(game: Game) -> str:
    """Return the tile under R12, from the text that holds all secrets."""
    (tile,) = re.findall(r"R12/\?(\w+)", game.position())
    return str(tile)
