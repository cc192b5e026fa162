"""What the moves would do with which modules' questions are answered."""

from ginkgopolis import Game
from tests.story import told
from tests.trial.table import CITY, explained, table


def test_which_tiles_to_draw() -> None:
    """M0: eight tiles earned; what is left after the others comes from the common supply."""
    game = table(
        "new_buildings prestige_buildings green_spaces", "hand B20", city=CITY.replace("B2 ", "B20:8")
    )
    game.play(0, "B20")
    for move, words in (
        ("draw I", "draw 8 tiles"),
        ("draw II", "draw 1 value II tile and 6 tiles"),
        ("draw IIIR+IIIR+P", "take red 24, red 25 and a green space and draw 1 tile"),
        ("draw II+IIIB+IIIY", "take blue 24 and yellow 24 and draw 1 value II tile"),
        ("draw IIIR", "take red 24 and draw 5 tiles"),
    ):
        assert explained(game, move) == words


def test_drawing_from_an_empty_supply() -> None:
    """M0: value I tiles cannot be had any more."""
    game = table("green_spaces", "hand B20\nsupply none", city=CITY.replace("B2 ", "B20:8"))
    game.play(0, "B20")
    assert explained(game, "draw I") == "draw nothing"
    assert explained(game, "draw P") == "take a green space"


def test_giving_back() -> None:
    """E1, M6: 2 points for the engineer's tiles."""
    game = Game.from_position(
        f"players 2\nmodules experts green_spaces\n{CITY}\nframes give back, prepare\nsupply none\n"
        "seat 0: expert engineer; tiles Y10 P\nseat 1: expert mayor; tiles B8"
    )
    assert explained(game, "give Y10") == "give back yellow 10 for 2 points"
    assert explained(game, "give P") == "give back a green space for 2 points"
    assert explained(game, "give B8", seat=1) == "give back blue 8 for 1 point"


def test_what_is_lost() -> None:
    game = table("events", "hand B5; events quality", "resources 3; points 3")
    told(game, 0, "0 B5", "0 event quality", "0 before")
    assert explained(game, "lose 2p 0r", seat=1) == "lose 2 points"
    assert explained(game, "lose 1p 1r", seat=1) == "lose 1 resource and 1 point"


def test_a_purchase() -> None:
    game = table("experts", "expert banker; resources 1; points 3; tiles B7; hand B5", "expert mayor")
    game.play(0, "B5+B7")
    assert explained(game, "buy") == "buy 2 resources for 2 points, and build"
    assert explained(game, "decline") == "buy nothing: the card is played alone"
