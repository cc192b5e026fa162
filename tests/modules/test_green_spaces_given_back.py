"""M3: green spaces that are given back."""

from ginkgopolis import Game
from tests.rules.table import items, offered, own, play, tiles

LAST_TILE = """
    players 2
    modules green_spaces
    city
    B7:2  R2  R3
    B1    B2  B3
    Y1    Y2  Y3
    seat 0: hand B1; tiles P P R9
    seat 1: hand B7; tiles B10 P
    supply R4
"""


def test_m3_9_given_back_to_the_own_supply() -> None:
    """M3.9: seat 0 gives both green spaces, seat 1 one and blue 10; only this is in the common supply."""
    game = Game.from_position(LAST_TILE)
    assert game.view(None).green_spaces == 6
    play(game, "0 B1", "1 B7", "0 draw I")
    assert game.question == "give back"
    assert offered(game, 0) == {"done", "give P", "give R9", "give R4"}
    play(game, "0 give P")
    assert own(game, 0).given == ("P",)
    play(game, "0 give P")
    assert offered(game, 0) == {"done", "give R9", "give R4"}
    play(game, "0 done", "1 give P", "1 give B10", "1 done")
    assert (items(game, 0), items(game, 1)) == ((0, 2, 2), (0, 0, 2))
    assert (game.view(None).supply, game.view(None).green_spaces) == (1, 9)
    assert game.view(0).tiles_to_come == ("B10",)


def test_m3_9_not_one_that_lies_on_a_card() -> None:
    """M3.9, E1: seat 1 has committed a green space with C; the other one behind her screen she may give."""
    position = LAST_TILE.replace("hand B7; tiles B10 P", "hand C; tiles {tiles}; resources 1")
    for held, choices in (("P P", {"done", "give P"}), ("P", {"done"})):
        game = Game.from_position(position.format(tiles=held))
        play(game, "0 B1", "1 C+P", "0 draw I")
        assert game.question == "give back"
        assert offered(game, 1) == choices


def test_m3_9_who_gave_one_back_may_not_take_a_second() -> None:
    """M3.9, M3.2: seat 0 takes a green space, design competition follows; giving one back changes nothing."""
    game = Game.from_position("""
        players 2
        modules green_spaces events
        city
        B7:2@0  R2  R3
        B1      B2  B3
        Y1      Y2  Y3
        seat 0: hand B7; events design
        seat 1: hand Y3; tiles R9 R10 R11
        supply R4
    """)
    play(game, "0 B7", "0 event design", "1 Y3", "0 after", "0 draw P")
    assert game.question == "give back"
    play(game, "0 give P", "0 done", "1 give R9", "1 give R10", "1 give R11", "1 done")
    assert game.view(None).green_spaces == 9
    assert game.question == "choose"  # the event's two tiles came without a question
    assert items(game, 0) == (0, 1 + 2, 1)


def test_m3_9_no_value_one_tile_given_back() -> None:
    """M3.9, E1, interpretation: green spaces alone do not fill the common supply: the last round."""
    game = Game.from_position(LAST_TILE)
    play(game, "0 B1", "1 B7", "0 draw I", "0 give P", "0 done", "1 give P", "1 done")
    assert game.view(None).last_round
    assert game.view(None).green_spaces == 8
    play(game, "1 draw P")
    assert tiles(game, 1) == {"B10", "P"}
    assert game.over
