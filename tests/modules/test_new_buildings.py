"""M1: New Buildings. Where no city is drawn it is the first square, with the tokens A to L around it."""

import pytest

from ginkgopolis import Game
from ginkgopolis.engine.setup import new_game
from ginkgopolis.expansions import modules_named
from tests.modules.table import (
    BASE_TILES,
    VALUE_TWO,
    at_setup,
    card_points,
    cards_in_play,
    tiles_of_all,
    value_one_tiles,
)
from tests.rules.table import building, discard, hand, items, offered, play, sites, stock, tiles

ALL_WITH_TILES = ["new_buildings", "prestige_buildings", "green_spaces"]


@pytest.mark.parametrize(("players", "left_over"), [(2, 42), (3, 42), (4, 48), (5, 48)])
def test_m1_1_supplies(players: int, left_over: int) -> None:
    """M1.1: of 51 tiles 6 leave with up to three players, and 3 more for the module, unseen; 9 value II."""
    game = at_setup(players, ["new_buildings"])
    assert value_one_tiles(game) == left_over
    assert game.view(None).value_two == 9
    assert set(game.view(None).tiles_to_come) == BASE_TILES
    assert (game.view(None).prestige, game.view(None).green_spaces) == ((), 0)


@pytest.mark.parametrize(("players", "left_over"), [(2, 36), (3, 36), (4, 42), (5, 42)])
def test_m1_1_three_tiles_for_each_of_three_modules(players: int, left_over: int) -> None:
    """M1.1, M2.1, M3.1: with all three modules nine tiles leave."""
    assert value_one_tiles(at_setup(players, ALL_WITH_TILES)) == left_over


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m1_1_without_the_module(players: int) -> None:
    """M1.1: the base game has no value II tiles, and nobody is ever asked which tiles to draw."""
    game = at_setup(players, [])
    assert game.view(None).value_two == 0
    assert game.view(None).value_two_to_come == ()


def test_m1_1_supply_is_shuffled_and_face_down() -> None:
    """M1.1: any of the nine may be the first; nobody knows which."""
    modules = modules_named(["new_buildings"])
    first = {new_game(2, True, seed, modules=modules).value_two[-1] for seed in range(80)}
    assert len(first) == 9
    game = at_setup(2, ["new_buildings"])
    for viewer in (None, 0, 1):
        assert set(game.view(viewer).value_two_to_come) == VALUE_TWO


@pytest.mark.parametrize(("players", "discarded"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_m1_1_cards_wait_aside(players: int, discarded: int) -> None:
    """M1.1: the first deck has the same 21 cards as ever."""
    game = at_setup(players, ["new_buildings"])
    assert game.view(None).deck == 21 - discarded - 4 * players
    assert not cards_in_play(game) & VALUE_TWO


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_m1_1_never_at_setup(players: int) -> None:
    """M1.1: what characters bring are value I tiles, in every set; nobody is asked."""
    for seed in range(10):
        game = at_setup(players, ALL_WITH_TILES, seed)
        assert game.question == "choose"
        assert len(tiles_of_all(game)) == 2 * players
        assert set(tiles_of_all(game)) <= BASE_TILES
        assert game.view(None).value_two == 9


def test_m1_1_never_after_a_draft() -> None:
    """M1.1: the same in a normal game."""
    game = Game.new(3, seed=4, modules=ALL_WITH_TILES)
    while game.question == "draft":
        for seat in range(3):
            game.play(seat, game.legal_moves(seat)[0])
    assert game.question == "choose"
    assert tiles_of_all(game) and set(tiles_of_all(game)) <= BASE_TILES
    assert (game.view(None).value_two, game.view(None).green_spaces) == (9, 9)


# Blue 7 has two floors, blue 8 four.
TWO_OR_FOUR = """
    players 2
    modules new_buildings
    city
    B7:2  R2  R3
    B8:4  B2  B3
    Y1    Y2  Y3
    seat 0: hand B7 B8 B2
    seat 1: hand Y1
    supply R4 R5 R6 R7 R8
    value two R21 B22 Y23
"""


def test_m1_2_one_instead_of_two() -> None:
    """M1.2: two tiles for blue 7: either two value I tiles, or the next value II tile and no other."""
    game = Game.from_position(TWO_OR_FOUR)
    play(game, "0 B7", "1 Y1")
    assert (game.question, game.view(0).amount) == ("split", 2)
    assert offered(game, 0) == {"draw I", "draw II"}
    two, one = game.copy(), game
    play(two, "0 draw II")
    assert tiles(two, 0) == {"R21"}
    assert (two.view(None).supply, two.view(None).value_two) == (5, 2)
    play(one, "0 draw I")
    assert tiles(one, 0) == {"R4", "R5"}
    assert (one.view(None).supply, one.view(None).value_two) == (3, 3)


def test_m1_2_not_for_a_single_tile() -> None:
    """M1.2: blue 2 has one floor: nobody is asked, a value I tile is drawn."""
    game = Game.from_position(TWO_OR_FOUR)
    play(game, "0 B2", "1 Y1")
    assert tiles(game, 0) == {"R4"}
    assert game.question == "choose"


def test_m1_2_only_while_there_are_any() -> None:
    """M1.2: with one left only one can be taken for four tiles; with none left nobody is asked."""
    game = Game.from_position(TWO_OR_FOUR.replace("R21 B22 Y23", "R21"))
    play(game, "0 B8", "1 Y1")
    assert offered(game, 0) == {"draw I", "draw II"}
    play(game, "0 draw II")
    assert tiles(game, 0) == {"R21", "R4", "R5"}
    game = Game.from_position(TWO_OR_FOUR.replace("R21 B22 Y23", "none"))
    play(game, "0 B8", "1 Y1")
    assert tiles(game, 0) == {"R4", "R5", "R6", "R7"}
    assert game.question == "choose"


def test_m1_2_whatever_brings_the_tiles() -> None:
    """M1.2: a letter's tile and an exploiting bonus; two blue neighbours; two constructing bonuses."""
    position = """
        players 2
        modules new_buildings
        city
        .  A   .   C   .
        L  B4  B   B5  D
        K  R1  R2  R3  E
        J  Y1  Y2  Y3  F
        .  I   H   G   .
        seat 0: hand A B Y2; tiles R9 Y9; resources 5; characters 6 3 12
        seat 1: hand Y1
        supply R4 R5 R6 R7 R8
        value two R21 B22 Y23
    """
    for moves in (["0 A", "1 Y1", "0 tile"], ["0 B+R9", "1 Y1"], ["0 Y2+Y9", "1 Y1"]):
        game = Game.from_position(position)
        play(game, *moves)
        assert (game.question, game.view(0).amount) == ("split", 2)
        assert offered(game, 0) == {"draw I", "draw II"}
        play(game, "0 draw II")
        assert "R21" in tiles(game, 0)
        assert game.view(None).supply == 5


def test_m1_2_who_takes_it_sees_it() -> None:
    """M1.2: the tile is drawn face down; the others only know that it is gone."""
    game = Game.from_position(TWO_OR_FOUR)
    play(game, "0 B7", "1 Y1", "0 draw II")
    assert game.view(1).seats[0].known_tiles == ()
    assert "R21" in game.view(1).value_two_to_come
    assert "R21" not in game.view(0).value_two_to_come


def test_m1_3_urbanize_and_construct() -> None:
    """M1.3: a resource and a site; on red 2 and on blue 2 it costs what any other tile would."""
    position = """
        players 2
        modules new_buildings
        city
        R2:2  B2  R3
        B1    Y2  B3
        Y1    R1  Y3
        seat 0: hand E R2; tiles R21 B21; resources 9; points 9
        seat 1: hand Y1
    """
    game = Game.from_position(position)
    play(game, "0 E+R21", "1 Y1")
    new = building(game, "R21")
    assert (new.height, new.owner, new.site) == (1, 0, True)
    assert (items(game, 0), stock(game, 0)) == ((8, 1 + 1, 9), 16)  # blue 3 gives a tile
    game = Game.from_position(position)
    play(game, "0 R2+R21", "1 Y1")
    new = building(game, "R21")
    assert (new.height, new.owner, new.site) == (3, 0, True)
    assert (items(game, 0), stock(game, 0)) == ((9 - 3, 1, 9), 16)
    game = Game.from_position(position)
    play(game, "0 R2+B21", "1 Y1")
    assert (items(game, 0), stock(game, 0)) == ((9 - 3 - 1, 1, 9), 17)


def test_m1_3_lower_number_on_a_new_building() -> None:
    """M1.3, R5: blue 20 on red 23 costs three points and a resource; blue 22 on red 23 one of each."""
    for tile, points in (("B20", 3), ("B22", 1), ("R23", 0)):
        covered = "R23" if tile != "R23" else "R22"
        game = Game.from_position(f"""
            players 2
            modules new_buildings
            city
            {covered}  B2  R3
            B1         Y2  B3
            Y1         R1  Y3
            seat 0: hand {covered}; tiles {tile}; resources 4; points 4
            seat 1: hand Y1
        """)
        play(game, f"0 {covered}+{tile}", "1 Y1")
        assert building(game, tile).owner == 0
        colour = 1 if points else 0
        assert items(game, 0) == (4 - 2 - colour, 0, 4 - points)
        assert game.view(None).seats[0].kept == (covered,)


def test_m1_3_cards_come_through_sites() -> None:
    """M1.3, N2: the deck is renewed; red 21 has a site, so its card comes; yellow 22 was built over."""
    game = Game.from_position("""
        players 4
        modules new_buildings
        city
        R21@0*      B2  R3
        B9/Y22@1*   Y2  B3
        Y1          R1  Y3
        seat 0: hand A
        seat 1: hand B
        seat 2: hand C
        seat 3: hand D
        deck E
        discard F G H I J K L R1 R3 B2 B3 Y1 Y2 Y3
    """)
    assert not cards_in_play(game) & VALUE_TWO
    play(game, "0 A", "1 B", "2 C", "3 D", *(f"{seat} resource" for seat in range(4)))
    assert sites(game) == set()
    assert cards_in_play(game) >= {"R21", "B9"}
    assert "Y22" not in cards_in_play(game)


def test_m1_3_used_and_built_on() -> None:
    """M1.3: red 21 with two floors gives two resources, alone or beside A; built on, its card is kept."""
    position = """
        players 2
        modules new_buildings
        city
        R21:2  B2  R3
        B1     Y2  B3
        Y1     R1  Y3
        seat 0: hand R21 A; tiles R22; resources 3
        seat 1: hand Y1
    """
    game = Game.from_position(position)
    play(game, "0 R21", "1 Y1")
    assert items(game, 0) == (5, 1, 0)
    assert "R21" in discard(game)
    game = Game.from_position(position)
    play(game, "0 A+R22", "1 Y1", "0 >N")
    assert items(game, 0) == (3 - 1 + 2, 0, 0)
    game = Game.from_position(position)
    play(game, "0 R21+R22", "1 Y1")
    assert (building(game, "R22").height, items(game, 0)) == (3, (0, 0, 0))
    assert game.view(None).seats[0].kept == ("R21",)


LAST_TILE = """
    players 2
    modules new_buildings
    city
    B7:2  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B1; tiles R21 R9
    seat 1: hand B7; tiles B10 Y22
    supply R4
    value two B22
"""


def test_m1_4_given_back_to_the_own_supply() -> None:
    """M1.4: seat 0 gives red 21, seat 1 blue 10: a point each; only blue 10 is in the common supply."""
    game = Game.from_position(LAST_TILE)
    play(game, "0 B1", "1 B7")
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give R21", "give R9", "give R4"}
    assert offered(game, 1) == {"done", "give B10", "give Y22"}
    play(game, "0 give R21", "1 give B10", "0 done", "1 done")
    assert (items(game, 0), items(game, 1)) == ((0, 2, 1), (0, 1, 1))
    assert (game.view(None).supply, game.view(None).value_two) == (1, 2)
    assert game.view(0).tiles_to_come == ("B10",)
    assert offered(game, 1) == {"draw I", "draw II"}  # seat 1 draws two tiles for blue 7


def test_m1_4_the_own_supply_is_shuffled_anew() -> None:
    """M1.4: red 21 was given back; what seat 1 draws next may be it or the blue 22 that lay there."""
    drawn = set()
    for seed in range(12):
        game = Game.from_position(LAST_TILE + f"seed {seed}")
        play(game, "0 B1", "1 B7", "0 give R21", "0 done", "1 give B10", "1 done", "1 draw II")
        drawn |= tiles(game, 1) - {"Y22"}
    assert drawn == {"R21", "B22"}


def test_m1_4_no_value_one_tile_given_back() -> None:
    """M1.4, interpretation: two value II tiles come back, but the common supply stays empty: the last round.

    Seat 1 still draws: two tiles earned, a value II tile can be had.
    """
    game = Game.from_position(LAST_TILE)
    play(game, "0 B1", "1 B7", "0 give R21", "0 done", "1 give Y22", "1 done")
    assert game.view(None).exhausted == 2 and game.view(None).last_round
    assert game.view(None).value_two == 3
    play(game, "1 draw II")
    assert items(game, 1) == (0, 2, 1)
    assert game.over


def test_m1_4_running_out_means_nothing() -> None:
    """M1.4: the last two value II tiles are taken; nobody gives anything back, the game goes on."""
    game = Game.from_position(TWO_OR_FOUR.replace("R21 B22 Y23", "R21 B22"))
    play(game, "0 B8", "1 Y1", "0 draw II+II")
    assert tiles(game, 0) == {"R21", "B22"}
    assert game.view(None).value_two == 0
    assert (game.question, game.view(None).exhausted, game.view(None).last_round) == ("choose", 0, False)


# In front of seat 0 lie characters 1 (red, urbanize), 6 (blue, exploit), 2 (yellow, construct) and cards
# red 4, blue 4 (exploit), red 5 (urbanize): six permanent bonuses, 3 exploit, 2 urbanize, 1 construct;
# 3 red, 2 blue and 1 yellow card.
SCORED = """
    players 2
    modules new_buildings {more}
    seat 0: hand R1; characters 1 6 2; cards R4 R5 B4 {cards}
    seat 1: hand Y1; cards R9 Y6; characters 7 14 9
"""
WORTH = {
    "R21": 6, "B21": 6, "Y21": 6,
    "R22": 5, "B22": 5, "Y22": 5,
    "R23": 4,  # 4 red with itself, 2 blue, 1 yellow: one set
    "B23": 4,  # 3, 3, 1
    "Y23": 8,  # 3, 2, 2
}  # fmt: skip


@pytest.mark.parametrize("card", WORTH)
def test_m1_5_end_game_card(card: str) -> None:
    """M1.5: worked out for the cards above; the other player's do not count."""
    game = Game.from_position(SCORED.format(cards=card, more=""))
    assert card_points(game, 0) == {card: WORTH[card]}


def test_m1_5_end_game_cards_have_colours_but_no_bonus() -> None:
    """M1.5: yellow 10 and 22 are yellow cards: with yellow 23 there are 4 of them, but only 2 blue ones.

    Blue 21 makes a third blue one. None of these is a permanent bonus.
    """
    game = Game.from_position(SCORED.format(cards="Y10 Y22 Y23", more=""))
    assert card_points(game, 0) == {"Y10": 0, "Y22": 5, "Y23": 8}
    game = Game.from_position(SCORED.format(cards="Y10 Y22 Y23 B21", more=""))
    assert card_points(game, 0) == {"Y10": 0, "Y22": 5, "Y23": 12, "B21": 6}


def test_m1_5_several_sets() -> None:
    """M1.5: yellow 6 and yellow 9 construct: 3 exploit, 2 urbanize, 3 construct make two sets, 8 bonuses."""
    game = Game.from_position(
        SCORED.format(cards="Y6 Y9 B22 B21", more="").replace("cards R9 Y6", "cards R9")
    )
    assert card_points(game, 0) == {"B22": 10, "B21": 8}


def test_m1_5_a_missing_kind_makes_no_set() -> None:
    """M1.5: without a constructing bonus there is no set of 22, without a yellow card none of 23."""
    position = SCORED.format(cards="R22 R23 R21", more="").replace("characters 1 6 2", "characters 1 6")
    assert card_points(Game.from_position(position), 0) == {"R22": 0, "R23": 0, "R21": 5}


def test_m1_5_experts_do_not_count() -> None:
    """M1.5, interpretation: an expert is no card with a bonus and has no colour."""
    position = SCORED.format(cards="R21 R22 Y23", more="experts") + "seat 0: expert mayor"
    position = position.replace("seat 1: hand Y1", "seat 1: expert artist; hand Y1")
    assert card_points(Game.from_position(position), 0) == {"R21": 6, "R22": 5, "Y23": 8}


def test_m1_5_in_the_final_score() -> None:
    """M1.5, E3: the points are in the total once the game is over."""
    game = Game.from_position("""
        players 2
        modules new_buildings
        seat 0: hand Y1; cards R21 R23 R4; characters 2 6; new hands 0
        seat 1: hand R1; new hands 0
        last round
    """)
    play(game, "0 Y1", "1 R1")
    assert game.over
    assert [score.total for score in game.scores()] == [1 + 3 + 4, 0]  # yellow 1; three bonuses; one set
    assert hand(game, 0) == set()
