"""H3: what Hal builds, who has seat 1. Where no city is drawn it is the first square, with A to L around it.

`commit` of seat 1 is Hal's card; the first tile of `supply` is his, unless the player draws before.
"""

from ginkgopolis import Game
from tests.modules.table import cards_in_play
from tests.rules.table import building, discard, items, offered, place, play, sites, stock

URBANIZES = """
    players 1
    hal normal
    seat 0: hand Y1 Y2 Y3
    seat 1: commit {letter}; cards {cards}
    deck R1 R2 R3 E H K G
    supply Y9 R4 R5 R6
"""


def test_h3_hal_urbanizes() -> None:
    """H3: yellow 9, the next tile, in place of B, with a resource and a site; red 2 below: a point."""
    game = Game.from_position(URBANIZES.format(letter="B", cards="none"))
    play(game, "0 Y1")
    new = building(game, "Y9")
    assert (new.east, new.south, new.height, new.owner, new.site) == (0, -2, 1, 1, True)
    assert items(game, 1) == (24, 0, 1)
    assert (stock(game, 1), game.view(0).supply) == (0, 3)
    assert "B" in discard(game)
    assert game.view(0).seats[1].kept == ()


def test_h3_the_player_moves_the_token() -> None:
    """H3: A may go north or west of the new building; the player says where, then Hal gets his point."""
    game = Game.from_position(URBANIZES.format(letter="A", cards="none"))
    play(game, "0 Y1")
    assert (game.question, list(game.pending)) == ("token", [0])
    assert (building(game, "Y9").owner, sites(game), items(game, 1)) == (1, {"Y9"}, (24, 0, 0))
    assert offered(game, 0) == {">N", ">W"}
    play(game, "0 >W")
    assert place(game, "A") == (-2, -2)
    assert items(game, 1) == (24, 0, 1)
    assert game.round == 2


def test_h3_a_token_with_one_place_to_go() -> None:
    """H3, R4: nobody is asked; B goes north."""
    game = Game.from_position(URBANIZES.format(letter="B", cards="none"))
    play(game, "0 Y1")
    assert place(game, "B") == (0, -3)


ENCLOSED = """
    players 1
    hal normal
    city
    {city}
    middle 3 3
    seat 0: hand Y1
    seat 1: commit E
    supply R9 R10 R11
"""


def test_h3_the_player_moves_the_token_anywhere() -> None:
    """H3, T3: around E all is built; between D and F two spaces are free. Then Hal gets four points."""
    city = """
    .  A   B   C   .
    L  R1  R2  R3  D
    K  B1  E   B3  .
    J  Y1  Y2  Y3  .
    .  Y4  Y5  Y6  F
    .  I   H   G   .
    """
    game = Game.from_position(ENCLOSED.format(city=city))
    play(game, "0 Y1")
    assert (game.question, list(game.pending), items(game, 1)) == ("token", [0], (24, 0, 0))
    assert offered(game, 0) == {">2E0N", ">2E1S"}
    play(game, "0 >2E1S")
    assert place(game, "E") == (2, 1)
    assert items(game, 1) == (24, 0, 4)


def test_h3_the_player_makes_others_move_for_hal() -> None:
    """H3, T4: no space is free between D and F. Clockwise F to I move on, I to the space below yellow 1."""
    city = """
    .  A   B   C   .
    L  R1  R2  R3  D
    K  B1  E   B3  F
    J  Y1  Y2  Y3  G
    .  .   I   H   .
    """
    game = Game.from_position(ENCLOSED.format(city=city))
    play(game, "0 Y1")
    assert (list(game.pending), offered(game, 0)) == ([0], {">cw", ">ccw"})
    play(game, "0 >cw")
    assert [place(game, letter) for letter in "EFGHI"] == [(2, 0), (2, 1), (1, 2), (0, 2), (-1, 2)]
    assert items(game, 1) == (24, 0, 4)


def test_h3_a_point_for_each_item_whatever_the_supplies_hold() -> None:
    """H3: beside B are red 8 (4 floors, the player's), blue 8 (3, Hal's, with a site) and yellow 6 (2).

    Hal has no resources in the supply, his tile was the last one: 9 points all the same, and nothing else.
    """
    game = Game.from_position("""
        players 1
        hal normal
        city
        A       .     C
        R8:4@0  B     B8:3@1*
        Y7:5    Y6:2  B7:5
        Y1      R1    B1
        absent D E F G H I J K L
        seat 0: hand Y1
        seat 1: commit B
        supply R20
    """)
    play(game, "0 Y1")
    assert building(game, "R20").owner == 1
    assert items(game, 1) == (25 - 3 - 1, 0, 9)
    assert (items(game, 0), game.view(0).supply) == ((0, 0, 1), 0)


CONSTRUCTS = """
    players 1
    hal normal
    city
    {covered}  B2  R3
    B1         Y2  B3
    Y1         R1  Y3
    seat 0: hand Y1 Y2 Y3; points 1
    seat 1: commit R20; cards {cards}
    deck R1 B1 B2 E H K G
    supply {tile} R5 R6 R7
"""


def test_h3_hal_never_pays() -> None:
    """H3: blue 4 on red 20: neither 16 points nor a resource; two resources for two floors, and a site."""
    game = Game.from_position(CONSTRUCTS.format(covered="R20", tile="B4", cards="none"))
    play(game, "0 Y1")
    new = building(game, "B4")
    assert (new.height, new.owner, new.site) == (2, 1, True)
    assert (items(game, 1), stock(game, 1)) == ((23, 0, 0), 0)
    assert game.view(0).seats[1].kept == ("R20",)
    assert "R20" not in cards_in_play(game)


def test_h3_hal_builds_over_the_player() -> None:
    """H3: two resources come back to the player, with two points; the third point is yellow 1's."""
    game = Game.from_position(CONSTRUCTS.format(covered="R20:2@0", tile="B4", cards="none"))
    play(game, "0 Y1")
    assert (building(game, "B4").height, building(game, "B4").owner) == (3, 1)
    assert items(game, 0) == (2, 0, 1 + 1 + 2)
    assert items(game, 1) == (22, 0, 0)


def test_h3_hal_builds_on_his_own_building() -> None:
    """H3: his two come back, three are placed; no points for that."""
    game = Game.from_position(CONSTRUCTS.format(covered="R20:2@1", tile="B4", cards="none"))
    assert items(game, 1) == (23, 0, 0)
    play(game, "0 Y1")
    assert (building(game, "B4").height, building(game, "B4").owner) == (3, 1)
    assert items(game, 1) == (22, 0, 0)


def test_h3_the_player_builds_over_hal() -> None:
    """H3, R5: Hal gets his two resources back and a point for each; the player pays as usual.

    Yellow 19 on red 20 takes three resources, one more for the colour and a point; red 20 is hers now. Then
    Hal urbanizes B beside blue 2: one more point.
    """
    game = Game.from_position("""
        players 1
        hal normal
        city
        R20:2@1  B2  R3
        B1       Y2  B3
        Y1       R1  Y3
        seat 0: hand R20 Y1 Y3; tiles Y19; points 1; resources 4
        seat 1: commit B
        deck R1 B1 B2 E H K G
    """)
    play(game, "0 R20+Y19")
    assert (building(game, "Y19").height, building(game, "Y19").owner) == (3, 0)
    assert (items(game, 0), stock(game, 0)) == ((0, 0, 0), 22)
    assert items(game, 1) == (25 - 1, 0, 2 + 1)
    assert game.view(0).seats[0].kept == ("R20",)


def test_h3_bonuses_do_nothing_for_hal() -> None:
    """H3: his cards follow urbanizing (red 2, blue 5, yellow 8) or constructing (red 3, blue 6, yellow 9)."""
    cards = "R2 B5 Y8 R3 B6"
    game = Game.from_position(URBANIZES.format(letter="B", cards=cards).replace("R2 R3 E", "E"))
    play(game, "0 Y1")
    assert items(game, 1) == (24, 0, 1)
    cards = "R2 B5 Y8 B6 Y9"
    game = Game.from_position(CONSTRUCTS.format(covered="R20", tile="B4", cards=cards))
    play(game, "0 Y1")
    assert items(game, 1) == (23, 0, 0)
    assert game.view(0).seats[1].kept == ("R2", "B5", "Y8", "B6", "Y9", "R20")


def test_h3_the_players_bonuses_work() -> None:
    """H3: the player's cards follow her actions as usual, not Hal's: red 1 exploit, yellow 2 urbanize."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y3 R3; cards R1 Y2
        seat 1: commit B
        deck R2 E H K G A C
    """)
    play(game, "0 Y1")
    assert items(game, 0) == (1, 0, 1)


def test_h3_hal_builds_every_round() -> None:
    """H3: two rounds, a letter and a building card: two tiles of the supply are in the city."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3
        seat 1: commit B
        deck R1 R2 E R3 H K G A
        supply Y9 R4 R5 R6
    """)
    play(game, "0 Y1", "0 R1")
    assert (building(game, "Y9").owner, building(game, "R4").owner) == (1, 1)
    assert building(game, "R4").covered == ("R3",)
    assert game.view(0).supply == 2
