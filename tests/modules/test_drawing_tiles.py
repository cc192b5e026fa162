"""M0: which tiles are drawn, with modules 1 to 3. Where the tokens are not drawn they lie around the city."""

import pytest

from ginkgopolis import Game, IllegalMove
from tests.rules.table import items, offered, play, tiles

ALL_THREE = "new_buildings prestige_buildings green_spaces"


def test_m0_example_four_tiles() -> None:
    """The Experts, module 1: blue 6 has three floors and a bonus brings a fourth tile.

    Four value I tiles, or two and a value II tile, or two value II tiles.
    """
    position = """
        players 2
        modules new_buildings
        city
        B6:3@1  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand B6; cards B4
        seat 1: hand Y1
        supply R4 R5 R6 R7 R8
        value two R21 B21 Y21
    """
    ways = {
        "draw I": {"R4", "R5", "R6", "R7"},
        "draw II": {"R21", "R4", "R5"},
        "draw II+II": {"R21", "B21"},
    }
    for way, drawn in ways.items():
        game = Game.from_position(position)
        play(game, "0 B6", "1 Y1")
        assert offered(game, 0) == set(ways)
        play(game, f"0 {way}")
        assert tiles(game, 0) == drawn
        assert game.question == "choose"


def test_m0_example_three_tiles() -> None:
    """The Experts, module 2: blue 8 has one floor and two bonuses bring two more tiles.

    Three value I tiles, or one value III tile, of whatever colour.
    """
    position = """
        players 2
        modules prestige_buildings
        city
        B8  R2  R3
        B1  B2  B3
        Y1  Y2  Y3
        seat 0: hand B8; cards B4; characters 6
        seat 1: hand Y1
        supply R4 R5 R6 R7 R8
    """
    ways = {"draw I": {"R4", "R5", "R6"}, "draw IIIR": {"R24"}, "draw IIIB": {"B24"}, "draw IIIY": {"Y24"}}
    for way, drawn in ways.items():
        game = Game.from_position(position)
        play(game, "0 B8", "1 Y1")
        assert offered(game, 0) == set(ways)
        play(game, f"0 {way}")
        assert tiles(game, 0) == drawn
        assert game.question == "choose"


# Blue 7 has three floors, blue 8 four, blue 9 seven.
MANY = """
    players 2
    modules {modules}
    city
    B7:3  R2  R3
    B8:4  B2  B3
    B9:7  Y2  Y3
    seat 0: hand B7 B8 B9 B2; tiles R20
    seat 1: hand Y2; tiles {held}
    supply {supply}
    {supplies}
"""


def many(
    modules: str = ALL_THREE,
    supply: str = "R4 R5 R6 R7 R8 R9 R10 R11",
    held: str = "none",
    supplies: str = "",
) -> Game:
    """Return the position above with other supplies."""
    return Game.from_position(MANY.format(modules=modules, supply=supply, held=held, supplies=supplies))


def test_m0_every_way_with_all_three_modules() -> None:
    """M0: three and four tiles earned, by hand; two value II and a green space are too many for four."""
    game = many()
    play(game, "0 B7", "1 Y2")
    three = {"draw I", "draw P", "draw II", "draw II+P", "draw IIIR", "draw IIIB", "draw IIIY"}
    assert offered(game, 0) == three
    game = many()
    play(game, "0 B8", "1 Y2")
    with_green = {"draw IIIR+P", "draw IIIB+P", "draw IIIY+P"}
    assert offered(game, 0) == three | with_green | {"draw II+II"}
    with pytest.raises(IllegalMove):
        game.play(0, "draw II+II+P")


def test_m0_value_three_two_and_one_together() -> None:
    """M0: seven tiles are one value III, one value II, a green space and one value I tile."""
    game = many(supplies="value two R21 B21 Y21")
    play(game, "0 B9", "1 Y2", "0 draw II+IIIB+P")
    assert tiles(game, 0) == {"R20", "B24", "R21", "P", "R4"}
    assert (game.view(None).supply, game.view(None).value_two, game.view(None).green_spaces) == (7, 2, 8)
    assert game.view(None).prestige == ("R24", "R25", "B25", "Y24", "Y25")


def test_m0_one_tile_may_be_a_green_space() -> None:
    """M0: for a single tile there is a choice only with green spaces."""
    game = many()
    play(game, "0 B2", "1 Y2")
    assert offered(game, 0) == {"draw I", "draw P"}
    game = many(modules="new_buildings prestige_buildings")
    play(game, "0 B2", "1 Y2")
    assert tiles(game, 0) == {"R20", "R4"}


def test_m0_the_whole_action_counts() -> None:
    """M0, R7: two blue neighbours of one and two floors and an urbanizing bonus: four tiles, one question.

    The resource and the point of the action are there before it is asked.
    """
    game = Game.from_position("""
        players 2
        modules new_buildings
        city
        .  A      .   C   .
        L  B4     B   B5:2 D
        K  R1     R2  R3  E
        J  Y1     Y2  Y3  F
        .  I      H   G   .
        seat 0: hand B; tiles Y9; resources 1; characters 9 8
        seat 1: hand Y1
    """)
    play(game, "0 B+Y9", "1 Y1")
    assert (game.question, game.view(0).amount) == ("split", 4)
    assert items(game, 0) == (1, 0, 1)
    assert offered(game, 0) == {"draw I", "draw II", "draw II+II"}


def test_m0_declared_before_any_tile_is_seen() -> None:
    """M0: while it is asked nothing has been drawn; after the answer all comes at once, unasked."""
    game = many(supplies="value two R21 B21 Y21")
    play(game, "0 B9", "1 Y2")
    assert tiles(game, 0) == {"R20"}
    assert (game.view(None).supply, game.view(None).value_two) == (8, 3)
    assert list(game.pending) == [0]
    assert offered(game, 1) == set()
    play(game, "0 draw II")
    assert tiles(game, 0) == {"R20", "R21", "R4", "R5", "R6", "R7", "R8"}
    assert game.question == "choose"


def test_m0_all_know_what_was_declared() -> None:
    """M0: everybody hears the answer, whoever's tiles they are; only the owner sees the tiles."""
    game = many(supplies="value two R21 B21 Y21")
    play(game, "0 B9", "1 Y2", "0 draw II+IIIB+P")
    assert set(game.view(1).seats[0].known_tiles) == {"B24", "P"}
    assert game.view(1).seats[0].tiles == 5
    assert "R21" in game.view(1).value_two_to_come
    assert "R4" in game.view(1).tiles_to_come


def test_m0_tiles_earned_count_though_the_common_supply_is_short() -> None:
    """M0, interpretation: four tiles earned, one value I tile left: two value II tiles can be taken.

    The last value I tile stays where it is, so that nothing has run out.
    """
    game = many(supply="R4", supplies="value two R21 B21 Y21")
    play(game, "0 B8", "1 Y2")
    assert {"draw II+II", "draw IIIY+P", "draw II+P"} < offered(game, 0)
    play(game, "0 draw II+II")
    assert tiles(game, 0) == {"R20", "R21", "B21"}
    assert (game.view(None).supply, game.view(None).exhausted) == (1, 0)


def test_m0_an_empty_common_supply() -> None:
    """M0, interpretation, E2: in the last round, with no value I tile left, other kinds can be drawn."""
    game = many(supply="none", supplies="value two R21 B21 Y21\nexhausted 2")
    play(game, "0 B8", "1 Y2", "0 draw IIIY+P")
    assert tiles(game, 0) == {"R20", "Y24", "P"}
    assert game.over
    game = many(supply="none", supplies="value two R21 B21 Y21\nexhausted 2")
    play(game, "0 B8", "1 Y2", "0 draw II")
    assert tiles(game, 0) == {"R20", "R21"}  # the two value I tiles are lost
    assert game.over


@pytest.mark.parametrize(
    ("module", "characters", "supplies", "asked"),
    [
        ("prestige_buildings", "6 18", "", True),  # a tile and two by bonuses: one of value III
        ("prestige_buildings", "6", "", False),
        ("prestige_buildings", "6 18", "prestige none", False),
        ("new_buildings", "6", "value two R21", True),
        ("new_buildings", "none", "value two R21", False),
        ("new_buildings", "6", "value two none", False),
        ("green_spaces", "none", "", True),
        ("green_spaces", "none", "green spaces 0", False),
    ],
)
def test_m0_a_letter_alone_with_an_empty_common_supply(
    module: str, characters: str, supplies: str, asked: bool
) -> None:
    """M0, R3: a tile can be chosen only where all that is earned then is enough for one of another kind."""
    game = Game.from_position(f"""
        players 2
        modules {module}
        seat 0: hand A; characters {characters}
        seat 1: hand Y1
        supply none
        exhausted 2
        {supplies}
    """)
    play(game, "0 A", "1 Y1")
    assert (game.question == "item") is asked
    if asked:
        play(game, "0 tile")
        play(game, f"0 {max(offered(game, 0) - {'draw I'})}")
    assert items(game, 0)[:2] == ((0, 1) if asked else (1, 0))


@pytest.mark.parametrize(("drawn", "asked"), [("draw P", False), ("draw I", True)])
def test_m0_no_second_green_space_for_a_letter_alone(drawn: str, asked: bool) -> None:
    """M0, M3.2, R3: after the event took a green space there is nothing left that A could bring."""
    game = Game.from_position("""
        players 2
        modules events green_spaces
        city
        R10:2@0  R2  R3
        B1       B2  B3
        Y1       Y2  Y3
        seat 0: hand A; events design
        seat 1: hand none
        supply none
        exhausted 2
    """)
    play(game, "0 A", "0 event design", "0 before", f"0 {drawn}")
    assert (game.question == "item") is asked
    if not asked:
        assert items(game, 0) == (1, 1, 0)


def test_m0_limits_of_the_own_supplies() -> None:
    """M0: one value II tile, the yellow 25 and a green space are left; seven tiles earned."""
    game = many(supplies="value two R21\nprestige Y25\ngreen spaces 1")
    play(game, "0 B9", "1 Y2")
    without_three = {"draw I", "draw II", "draw P", "draw II+P"}
    with_three = {"draw IIIY", "draw II+IIIY", "draw IIIY+P", "draw II+IIIY+P"}
    assert offered(game, 0) == without_three | with_three
    play(game, "0 draw II+IIIY+P")
    assert tiles(game, 0) == {"R20", "R21", "Y25", "P", "R4"}


def test_m0_nobody_is_asked_without_a_choice() -> None:
    """M0, interpretation: where all other supplies are empty, value I tiles are drawn at once."""
    game = many(supplies="value two none\nprestige none\ngreen spaces 0")
    play(game, "0 B7", "1 Y2")
    assert tiles(game, 0) == {"R20", "R4", "R5", "R6"}
    assert game.question == "choose"


def test_m0_give_back_in_between_changes_nothing() -> None:
    """M0, interpretation, E1: four tiles as one value II and two value I; the first of these is the last one.

    Seat 0 gives the value II tile back at once, seat 1 a green space, a red 25 and a red 12: seat 0 draws the
    second value I tile, the red 12, without being asked again and without a value II tile for the one given.
    """
    game = many(supply="R4", held="P R25 R12", supplies="value two R21 B21")
    play(game, "0 B8", "1 Y2", "0 draw II")
    assert game.question == "give back"
    assert tiles(game, 0) == {"R20", "R21", "R4"}
    assert (game.view(None).value_two, game.view(None).green_spaces) == (1, 8)
    play(game, "0 give R21", "0 done", "1 give P", "1 give R25", "1 give R12", "1 done")
    assert tiles(game, 0) == {"R20", "R4", "R12"}
    assert (game.view(None).value_two, game.view(None).green_spaces) == (2, 9)
    assert "R25" in game.view(None).prestige
    assert game.over  # the red 12 was the only tile: the supply has run out again


def test_m0_other_kinds_come_first() -> None:
    """M0, interpretation, E1: when the common supply runs out value II and III tiles are already there."""
    game = many(supply="R4", supplies="value two R21 B21")
    play(game, "0 B9", "1 Y2", "0 draw II+IIIR")
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give R20", "give R21", "give R24", "give R4"}
    assert tiles(game, 0) == {"R20", "R21", "R24", "R4"}


def test_m0_rest_of_a_drawing_is_lost() -> None:
    """M0, E1, E2: nothing of value I is given back, so the second value I tile cannot be drawn."""
    game = many(supply="R4", held="P", supplies="value two R21 B21")
    play(game, "0 B8", "1 Y2", "0 draw II", "0 done", "1 give P", "1 done")
    assert tiles(game, 0) == {"R20", "R21", "R4"}
    assert game.over


EVENT = """
    players 2
    modules new_buildings green_spaces events
    city
    B7:2@0  R2  R3
    B8      B2  B3
    Y1      Y2  Y3
    seat 0: hand B7; events design
    seat 1: hand Y2
    supply R4 R5 R6 R7 R8
    value two R21 B21 Y21
"""


def test_m0_action_and_event_are_two_drawings() -> None:
    """M0, interpretation: blue 7 gives two tiles, and design competition two for seat 0's resources there.

    Each time two tiles are split by themselves; together they would have allowed two value II tiles at once.
    """
    for timing in ("before", "after"):
        game = Game.from_position(EVENT)
        play(game, "0 B7", "0 event design", "1 Y2", f"0 {timing}")
        assert (game.question, game.view(0).amount) == ("split", 2)
        assert offered(game, 0) == {"draw I", "draw II", "draw P"}
        play(game, "0 draw II")
        assert tiles(game, 0) == {"R21"}
        assert (game.question, game.view(0).amount) == ("split", 2)
        play(game, "0 draw I")
        assert tiles(game, 0) == {"R21", "R4", "R5"}
        assert game.question == "choose"


def test_m0_limits_are_looked_at_for_each_drawing() -> None:
    """M0, interpretation: the only value II tile went in the first drawing; in the second there is none."""
    game = Game.from_position(EVENT.replace("R21 B21 Y21", "R21"))
    play(game, "0 B7", "0 event design", "1 Y2", "0 after", "0 draw II")
    assert offered(game, 0) == {"draw I", "draw P"}


@pytest.mark.parametrize("timing", ["before", "after"])
def test_m3_2_no_second_green_space_among_other_kinds(timing: str) -> None:
    """M3.2: the second drawing of the round still offers a value II tile, but no green space."""
    game = Game.from_position(EVENT)
    play(game, "0 B7", "0 event design", "1 Y2", f"0 {timing}", "0 draw P")
    assert tiles(game, 0) == {"P", "R4"}
    assert offered(game, 0) == {"draw I", "draw II"}


def test_m0_a_letter_alone_may_bring_half_a_value_two_tile() -> None:
    """R3, M0: the supply is gone, but with the bonus of character 6 two tiles are earned: one of value II."""
    text = "players 2\nmodules new_buildings\nsupply none\nvalue two R21 R22\nseat 1: hand R1\n"
    game = Game.from_position(text + "seat 0: hand A; characters 6")
    play(game, "0 A", "1 R1")
    assert offered(game, 0) == {"resource", "tile"}
    play(game, "0 tile")
    assert offered(game, 0) == {"draw I", "draw II"}


def test_m0_a_letter_alone_brings_no_value_two_tile_for_one() -> None:
    """R3, M0: without the bonus only one tile would be earned, and there is none for one."""
    text = "players 2\nmodules new_buildings\nsupply none\nvalue two R21 R22\nseat 1: hand R1\n"
    game = Game.from_position(text + "seat 0: hand A")
    play(game, "0 A", "1 R1")
    assert game.over
    assert game.view(0).seats[0].resources == 1
