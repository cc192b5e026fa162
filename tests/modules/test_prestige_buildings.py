"""M2: Prestige Buildings. Where no city is drawn it is the first square, with the tokens A to L around it."""

import pytest

from ginkgopolis import Game, UnreadableMove
from tests.modules.table import (
    BASE_TILES,
    VALUE_THREE,
    at_setup,
    card_points,
    cards_in_play,
    standing,
    tiles_of_all,
    value_one_tiles,
)
from tests.rules.table import building, items, offered, own, play, sites, stock, tiles


@pytest.mark.parametrize(("players", "left_over"), [(2, 42), (3, 42), (4, 48), (5, 48)])
def test_m2_1_supplies(players: int, left_over: int) -> None:
    """M2.1: 6 of 51 tiles leave with up to three players, 3 more for the module; 24 lies on 25."""
    game = at_setup(players, ["prestige_buildings"])
    assert value_one_tiles(game) == left_over
    assert set(game.view(None).tiles_to_come) == BASE_TILES
    assert game.view(None).prestige == VALUE_THREE
    assert (game.view(None).value_two, game.view(None).green_spaces) == (0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m2_1_never_at_setup(players: int) -> None:
    """M2.1: what characters bring are value I tiles; nobody is asked."""
    for seed in range(10):
        game = at_setup(players, ["prestige_buildings"], seed)
        assert game.question == "choose"
        assert set(tiles_of_all(game)) <= BASE_TILES
        assert len(game.view(None).prestige) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m2_1_without_the_module(players: int) -> None:
    """M2.1: the base game has no value III tiles."""
    assert at_setup(players, []).view(None).prestige == ()


# Blue 7 has three floors, blue 8 two, blue 9 six.
DRAWING = """
    players 2
    modules prestige_buildings
    city
    B7:3  R2  R3
    B8:2  B2  B3
    B9:6  Y2  Y3
    seat 0: hand B7 B8 B9
    seat 1: hand Y2
    supply R4 R5 R6 R7 R8 R9 R10
    prestige {piles}
"""
ALL = "R24 R25 B24 B25 Y24 Y25"


def drawing(card: str, piles: str = ALL) -> Game:
    """Return the game in which seat 0 says which tiles she draws for a building."""
    game = Game.from_position(DRAWING.format(piles=piles))
    play(game, f"0 {card}", "1 Y2")
    return game


@pytest.mark.parametrize("colour", "RBY")
def test_m2_2_the_colour_is_chosen(colour: str) -> None:
    """M2.2: for three tiles the upper one of a pile; the common supply stays as it is."""
    game = drawing("B7")
    assert offered(game, 0) == {"draw I", "draw IIIR", "draw IIIB", "draw IIIY"}
    play(game, f"0 draw III{colour}")
    assert tiles(game, 0) == {f"{colour}24"}
    assert set(VALUE_THREE) - set(game.view(None).prestige) == {f"{colour}24"}
    assert game.view(None).supply == 7


def test_m2_2_the_upper_tile_first() -> None:
    """M2.2: red has only its 25 left, blue nothing."""
    game = drawing("B7", piles="R25 Y24 Y25")
    assert offered(game, 0) == {"draw I", "draw IIIR", "draw IIIY"}
    play(game, "0 draw IIIR")
    assert tiles(game, 0) == {"R25"}


def test_m2_2_several_at_once() -> None:
    """M2.2: for six tiles two of them, of one colour or of two; the 24 comes before the 25."""
    game = drawing("B9")
    one = {"draw IIIR", "draw IIIB", "draw IIIY"}
    alike = {"draw IIIR+IIIR", "draw IIIB+IIIB", "draw IIIY+IIIY"}
    mixed = {"draw IIIB+IIIR", "draw IIIR+IIIY", "draw IIIB+IIIY"}
    assert offered(game, 0) == {"draw I"} | one | alike | mixed
    both = game.copy()
    play(game, "0 draw IIIR+IIIR")
    assert tiles(game, 0) == {"R24", "R25"}
    play(both, "0 draw IIIR+IIIY")  # in whatever order they are named
    assert tiles(both, 0) == {"R24", "Y24"}
    assert both.view(None).prestige == ("R25", "B24", "B25", "Y25")


def test_m2_2_the_rest_are_value_one_tiles() -> None:
    """M2.2: one value III tile for three of six; three value I tiles."""
    game = drawing("B9")
    play(game, "0 draw IIIB")
    assert tiles(game, 0) == {"B24", "R4", "R5", "R6"}


def test_m2_2_not_for_two_tiles() -> None:
    """M2.2: nobody is asked."""
    game = drawing("B8")
    assert tiles(game, 0) == {"R4", "R5"}
    assert game.question == "choose"


def test_m2_2_not_if_there_are_none() -> None:
    """M2.2: nobody is asked."""
    game = drawing("B7", piles="none")
    assert tiles(game, 0) == {"R4", "R5", "R6"}
    assert game.question == "choose"


def test_m2_2_everybody_sees_it() -> None:
    """M2.2: the piles lie face up, so that all know who has which."""
    game = drawing("B7")
    play(game, "0 draw IIIY")
    assert game.view(1).seats[0].known_tiles == ("Y24",)
    assert game.view(None).seats[0].known_tiles == ("Y24",)


def test_m2_3_urbanize_without_a_site() -> None:
    """M2.3: a resource on it, the token moves, neighbours and bonuses count as usual; there is no site."""
    game = Game.from_position("""
        players 2
        modules prestige_buildings
        seat 0: hand E; tiles R24; resources 2; characters 8
        seat 1: hand Y1
    """)
    play(game, "0 E+R24", "1 Y1")
    new = building(game, "R24")
    assert (new.east, new.south, new.height, new.owner, new.site) == (2, 0, 1, 0, False)
    assert items(game, 0) == (1, 1, 1)  # blue 3 beside it gives a tile, character 8 a point
    assert "E" in game.view(None).discard


CONSTRUCT = """
    players 2
    modules prestige_buildings
    city
    R20:2@1  B2   R3
    B5@0     Y2   B3
    Y1       R1   Y3
    seat 0: hand R20 B5; tiles R24 Y25; resources 5; points 2
    seat 1: hand Y1
"""


def test_m2_3_construct_at_the_usual_cost_without_a_site() -> None:
    """M2.3: red 24 on red 20 takes three resources; yellow 25 takes one more, to the supply.

    Seat 1 gets two resources and two points back. Seat 0 keeps the card red 20.
    """
    game = Game.from_position(CONSTRUCT)
    play(game, "0 R20+R24", "1 Y1")
    new = building(game, "R24")
    assert (new.height, new.owner, new.site) == (3, 0, False)
    assert (items(game, 0), stock(game, 0)) == ((2, 1, 2), 19)
    assert items(game, 1) == (2, 0, 2 + 1)
    assert game.view(None).seats[0].kept == ("R20",)
    game = Game.from_position(CONSTRUCT)
    play(game, "0 R20+Y25", "1 Y1")
    assert building(game, "Y25").site is False
    assert (items(game, 0), stock(game, 0)) == ((1, 1, 2), 20)


def test_m2_3_too_expensive() -> None:
    """M2.3, R2: with three resources yellow 25 cannot be placed on red 20; it goes back."""
    game = Game.from_position(CONSTRUCT.replace("resources 5", "resources 3"))
    play(game, "0 R20+Y25", "1 Y1")
    assert tiles(game, 0) == {"R24", "Y25"}
    assert items(game, 0) == (5, 2, 2)


def test_m2_3_not_used_by_urbanizing() -> None:
    """M2.3: beside B lie red 24 with three floors, blue 25 and yellow 6: only the last gives something."""
    game = Game.from_position("""
        players 2
        modules prestige_buildings
        city
        A        .  C
        R24:3@0  B  B25:2@1
        Y7:5     Y6 B7:5
        Y1       R1 B1
        absent D E F G H I J K L
        seat 0: hand B; tiles R20; resources 1
        seat 1: hand Y1
    """)
    play(game, "0 B+R20", "1 Y1")
    assert items(game, 0) == (0, 0, 1)


def test_m2_3_no_card_in_a_new_deck() -> None:
    """M2.3, N2: the deck is renewed; red 9 has a site and its card comes, red 24 and blue 25 have none."""
    game = Game.from_position("""
        players 4
        modules prestige_buildings
        city
        R24@0      B2       R3
        R9@1*      B25:2@1  B3
        Y1         R1       Y3
        seat 0: hand A
        seat 1: hand B
        seat 2: hand C
        seat 3: hand D
        deck E
        discard F G H I J K L R1 R3 B2 B3 Y1 Y3
    """)
    play(game, "0 A", "1 B", "2 C", "3 D", *(f"{seat} resource" for seat in range(4)))
    assert sites(game) == set()
    assert "R9" in cards_in_play(game)
    assert not cards_in_play(game) & set(VALUE_THREE)


def test_m2_3_neither_used_nor_built_on() -> None:
    """M2.3: blue 5 is built over; once the deck is renewed no card names the building: it is done with."""
    game = Game.from_position("""
        players 2
        modules prestige_buildings
        city
        B5  B2  R3
        R2  Y2  B3
        Y1  R1  Y3
        seat 0: hand B5 B2 R3; tiles B24 R9; resources 8
        seat 1: hand Y1 R1 Y2
        discard A B C D E F G H I J K L B3 Y3
        deck R2
    """)
    play(game, "0 B5+B24", "1 Y1")
    assert building(game, "B24").owner == 0
    assert cards_in_play(game) == set("ABCDEFGHIJKL") | {"R1", "R2", "R3", "B2", "B3", "Y1", "Y2", "Y3"}
    for text in ("B24", "B24+R9"):
        with pytest.raises(UnreadableMove):
            game.play(0, text)
    assert {str(move)[:3] for seat in (0, 1) for move in game.legal_moves(seat)}.isdisjoint({"B24", "B5+"})


def districts(city: str) -> Game:
    """Return a game with a drawn city without tokens and cards."""
    return Game.from_position(f"""
        players 3
        modules prestige_buildings
        city
        {city}
        absent A B C D E F G H I J K L
        seat 0: hand none
        deck none
        discard none
        over
    """)


def test_m2_4_counts_in_districts() -> None:
    """M2.4: red 24 with three floors makes a district of red 5 and red 6; seat 0 is first there."""
    (district,) = districts("R5@1  R24:3@0  R6@1  B24@2").districts()
    assert district.buildings == ("R5", "R24", "R6")
    assert (district.resources, standing(district)) == (5, [(0, 5), (1, 2)])


def test_m2_4_breaks_ties_by_its_number() -> None:
    """M2.4, D2: both have a building of two floors; 24 is more than 20, and 25 more than 24."""
    (district,) = districts("B20:2@0  B24:2@1").districts()
    assert standing(district) == [(1, 4), (0, 2)]
    (district,) = districts("B24:2@0  B25:2@1").districts()
    assert standing(district) == [(1, 4), (0, 2)]


def test_m2_4_end_game_cards_count_it() -> None:
    """M2.4: red 24 (three floors) and blue 25 (one floor) are seat 0's.

    Red 10 counts three resources on red, blue 10 one on blue, red 14 one low and red 15 one tall building.
    """
    game = Game.from_position("""
        players 2
        modules prestige_buildings
        city
        R24:3@0  B25@0  Y24@1
        R2       B2     Y2
        R3       B3     Y3
        seat 0: hand R2; cards R10 B10 Y10 R14 R15
        seat 1: hand Y2
    """)
    assert card_points(game, 0) == {"R10": 3, "B10": 1, "Y10": 0, "R14": 1, "R15": 3}


LAST_TILE = """
    players 2
    modules prestige_buildings
    city
    B7:3  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B1; tiles {first}
    seat 1: hand B7; tiles {second}
    supply R4
    prestige {piles}
"""


def test_m2_5_a_24_lies_on_its_25_again() -> None:
    """M2.5: seat 0 gives back the red 24: a point; it is the next red one, as seat 1's drawing shows."""
    game = Game.from_position(LAST_TILE.format(first="R24 B25", second="R9", piles="R25 Y24 Y25"))
    play(game, "0 B1", "1 B7")
    assert offered(game, 0) == {"done", "give R24", "give B25", "give R4"}
    play(game, "0 give R24", "0 done", "1 give R9", "1 done")
    assert items(game, 0) == (0, 2, 1)
    assert game.view(None).prestige == ("R24", "R25", "Y24", "Y25")
    assert (game.view(None).supply, game.view(0).tiles_to_come) == (1, ("R9",))
    play(game, "1 draw IIIR")
    assert own(game, 1).tiles == ("R24",)


@pytest.mark.parametrize(("first", "second"), [("R24", "R25"), ("R25", "R24")])
def test_m2_5_a_25_lies_under_its_24(first: str, second: str) -> None:
    """M2.5: both red ones come back, from whichever players: the 24 lies on the 25."""
    game = Game.from_position(LAST_TILE.format(first=f"{first} R8", second=second, piles="Y24 Y25"))
    play(game, "0 B1", "1 B7", f"0 give {first}", "0 give R8", "0 done", f"1 give {second}", "1 done")
    assert game.view(None).prestige == ("R24", "R25", "Y24", "Y25")
    assert (items(game, 0)[2], items(game, 1)[2]) == (2, 1)


def test_m2_5_without_a_value_one_tile_the_supply_stays_empty() -> None:
    """M2.5, E1, interpretation: only the red 24 comes back: the common supply has run out twice."""
    game = Game.from_position(LAST_TILE.format(first="R24", second="R9", piles="R25"))
    play(game, "0 B1", "1 B7", "0 give R24", "0 done", "1 done")
    assert game.view(None).last_round
    assert game.view(None).prestige == ("R24", "R25")


def test_m2_5_running_out_means_nothing() -> None:
    """M2.5: the last value III tile is taken; nobody gives anything back, the game goes on."""
    game = drawing("B7", piles="Y25")
    play(game, "0 draw IIIY")
    assert game.view(None).prestige == ()
    assert (game.question, game.view(None).exhausted, game.view(None).last_round) == ("choose", 0, False)
