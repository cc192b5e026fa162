"""H4, H5: how a game against Hal ends. Hal has seat 1, `commit` of seat 1 is his card.

The first tile of `supply` is the one he draws, unless the player draws before.
"""

import pytest

from ginkgopolis import Game
from tests.modules.table import card_points, standing
from tests.rules.table import building, discard, items, play, stock, tiles

URBANIZES = """
    players 1
    hal normal
    seat 0: hand Y1 Y2 Y3
    seat 1: commit B
    deck R1 R2 R3 E H K G
    supply Y9 R4 R5 R6
"""


def test_h4_hal_draws_the_last_tile_and_builds() -> None:
    """H4: the supply runs out for the first time; nothing is given back, the tile is built, it is over."""
    game = Game.from_position(URBANIZES.replace("Y9 R4 R5 R6", "Y9"))
    play(game, "0 Y1")
    assert building(game, "Y9").owner == 1
    assert items(game, 1) == (24, 0, 1)
    assert game.over


@pytest.mark.parametrize("already", ["", "last round\n"])
def test_h4_nobody_is_told_that_tiles_may_be_given_back(already: str) -> None:
    """H4: not even if it was the last round before."""
    game = Game.from_position(already + URBANIZES.replace("Y9 R4 R5 R6", "Y9"))
    play(game, "0 Y1")
    assert game.over
    log = game.log(0)
    assert not [sentence for sentence in log if "give tiles back" in sentence]
    assert log.count("The last tile is drawn: this is the last round.") == 1
    assert "This is the last round." not in log


PLAYER_DRAWS = """
    players 1
    hal {level}
    city
    B7:2  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B7 Y1 Y2; tiles R20
    seat 1: commit {card}
    supply {supply}
"""


@pytest.mark.parametrize("level", ["normal", "expert"])
@pytest.mark.parametrize("card", ["B", "R2"])
@pytest.mark.parametrize("supply", ["R4 R5", "R4"])
def test_h4_the_player_draws_the_last_tile(level: str, card: str, supply: str) -> None:
    """H4, interpretation: Hal finds no tile: he does nothing and the game is over; no tiles are given back.

    What the player should have drawn besides is lost.
    """
    game = Game.from_position(PLAYER_DRAWS.format(level=level, card=card, supply=supply))
    play(game, "0 B7")
    assert game.over
    assert tiles(game, 0) == {"R20", *supply.split()}
    assert items(game, 0)[2] == 0
    assert len(game.view(0).buildings) == 9
    assert {one.owner for one in game.view(0).buildings} == {None}
    assert items(game, 1) == (25, 0, 0)
    assert discard(game) >= {"B7", "Y1", "Y2", card}


def test_h4_a_tile_is_left_for_hal() -> None:
    """H4: the player takes all but one; Hal draws that and builds."""
    game = Game.from_position(PLAYER_DRAWS.format(level="normal", card="B", supply="R4 R5 R6"))
    play(game, "0 B7")
    assert building(game, "R6").owner == 1
    assert game.over


ALL_BUT_ONE = """
    players 1
    hal normal
    city
    R4:8@0  B4:8@0  Y4:8@0
    R1      B1      Y1
    R2      B2      Y2
    seat 0: hand E Y1 Y2; tiles R9; resources 1
    seat 1: commit {card}
    supply R20 R19
    deck R1 R2 B1 B2 A C D
"""


def test_h4_the_player_has_all_resources_in_the_city() -> None:
    """H4: 24 are there, the last goes on E; Hal still has his turn, B beside blue 4 of eight floors."""
    game = Game.from_position(ALL_BUT_ONE.format(card="B"))
    assert stock(game, 0) == 0
    play(game, "0 E+R9")
    assert (building(game, "R9").owner, building(game, "R20").owner) == (0, 1)
    assert items(game, 1) == (24, 0, 8)
    assert game.over


def test_h4_even_if_some_come_back() -> None:
    """H4, E2: Hal builds over red 4: eight resources come back, but the game is over."""
    game = Game.from_position(ALL_BUT_ONE.format(card="R4"))
    play(game, "0 E+R9")
    assert building(game, "R20").owner == 1
    assert items(game, 0)[0] == 8
    assert game.over


HALS_LAST = """
    players 1
    hal normal
    city
    R4:8@1  B4:8@1  Y4:{height}@1
    R1      B1:2@0  Y1
    R2      B2      Y2
    seat 0: hand Y1 R1 R2; tiles R9; resources 3
    seat 1: commit {card}
    supply R20 R19
    deck B2 Y2 A C D F G
"""


def test_h4_hal_has_used_up_his_resources() -> None:
    """H4: 24 are in the city, his last one goes on E: the game is over."""
    game = Game.from_position(HALS_LAST.format(height=8, card="E"))
    assert items(game, 1) == (1, 0, 0)
    play(game, "0 Y1")
    assert building(game, "R20").owner == 1
    assert items(game, 1)[0] == 0
    assert game.over


def test_h4_not_before_he_has_used_them_up() -> None:
    """H4: with two at hand he has one left after E: the game goes on."""
    game = Game.from_position(HALS_LAST.format(height=7, card="E"))
    play(game, "0 Y1")
    assert items(game, 1)[0] == 1
    assert not game.over and game.round == 2


@pytest.mark.parametrize("height", [7, 8])
def test_h4_hal_has_too_few_resources(height: int) -> None:
    """H4, interpretation: a third floor on blue 1 takes three resources, he has two (or one): it is not done.

    The player keeps her building and gets no points for it; his card is discarded and the game is over.
    """
    game = Game.from_position(HALS_LAST.format(height=height, card="B1"))
    play(game, "0 Y1")
    blue = building(game, "B1")
    assert (blue.height, blue.owner) == (2, 0)
    assert items(game, 0) == (3, 1, 1)
    assert items(game, 1)[0] == 25 - 16 - height
    assert items(game, 1)[2] == 0
    assert "B1" in discard(game)
    assert game.view(0).seats[1].kept == ()
    assert game.over


def test_h4_exactly_enough() -> None:
    """H4: with three at hand he builds the third floor of blue 1, which uses them up: the game is over."""
    game = Game.from_position(HALS_LAST.format(height=6, card="B1"))
    play(game, "0 Y1")
    assert (building(game, "R20").height, building(game, "R20").owner) == (3, 1)
    assert items(game, 0) == (3 + 2, 1, 1 + 2)
    assert game.over


def test_h4_hals_own_resources_count() -> None:
    """H4, interpretation: the ninth floor of his red 4 takes nine; eight lie there and one is at hand."""
    game = Game.from_position(HALS_LAST.format(height=8, card="R4"))
    play(game, "0 Y1")
    assert (building(game, "R20").height, building(game, "R20").owner) == (9, 1)
    assert game.over


def test_h4_the_game_goes_on_otherwise() -> None:
    """H4: tiles, the player's resources and Hal's are left."""
    game = Game.from_position(URBANIZES)
    play(game, "0 Y1")
    assert not game.view(0).last_round
    assert (game.round, game.question) == (2, "choose")


def test_h5_hals_score() -> None:
    """H5, D, B2: points, end-game cards and districts.

    Yellow 1 gives the player a point; Hal builds red 20 over yellow 2 with the last tile. The red district
    above: Hal 2 + 1, the player 2; so Hal 5, the player 2. Red 13 counts Hal's 2 + 1 + 2 resources on red,
    yellow 15 his yellow 9 of three floors, blue 14 his low buildings red 6, 7 and 20.
    """
    game = Game.from_position("""
        players 1
        hal normal
        city
        R6:2@1  R7@1  R8:2@0
        B4      Y9:3@1  B5
        Y2      B6    Y1
        seat 0: hand Y1; points 4
        seat 1: commit Y2; points 5; cards R13 Y15 B14
        supply R20
        deck B4
    """)
    play(game, "0 Y1")
    assert game.over
    (district,) = [one for one in game.districts() if one.colour == "red"]
    assert standing(district) == [(1, 5), (0, 2)]
    assert card_points(game, 1) == {"R13": 3 + 2, "Y15": 3, "B14": 3}
    assert [score.total for score in game.scores()] == [4 + 1 + 2, 5 + 5 + 3 + 3 + 5]
    assert game.winners == [1]
    assert game.names[1] == "Hal"


def test_h5_hals_bonus_cards_count_for_his_end_game_cards() -> None:
    """H5: red 1 and red 4 follow exploiting, which Hal never does: 4 points from red 16 all the same.

    Red 19 counts the four red cards, itself included.
    """
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3
        seat 1: commit B; cards R1 R4 R16 R19 B20
    """)
    assert card_points(game, 1) == {"R16": 4, "R19": 8, "B20": 9}
    assert game.scores()[1].total == 21


def test_h5_victory_shared_with_hal() -> None:
    """H5, E4: the player has 5 points; Hal's 4 become 5 with red 2 beside B, his tile is the last one."""
    game = Game.from_position(
        URBANIZES.replace("Y9 R4 R5 R6", "Y9")
        .replace("Y3\n", "Y3; points 4\n")
        .replace("commit B", "commit B; points 4")
    )
    play(game, "0 Y1")
    assert game.over
    assert [score.total for score in game.scores()] == [5, 5]
    assert game.winners == [0, 1]
