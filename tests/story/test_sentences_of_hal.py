"""The story of games against Hal."""

from ginkgopolis import Game
from tests.story import told

CITY = """
city
  .   A   B       C        .
  L   R1  B2      R3       D
  K   Y1  B5:2@0  Y9:3@1   E
  J   Y2  B1      R2       F
  .   I   H       G        .
"""


def against_hal(hals_card: str, more: str = "", level: str = "normal", resources: int = 20) -> Game:
    """Ada has three letters to exploit, and Hal's card is known."""
    return Game.from_position(
        f"players 1\nhal {level}\n{CITY}\nseat 0: resources 4; points 2; hand H I J\n"
        f"seat 1: resources {resources}; commit {hals_card}\n{more}"
    )


def test_a_round_begins() -> None:
    """H2: three cards that the player sees, and one that nobody sees."""
    game = against_hal("Y1", "deck R1 B C D E F G\nsupply R9 B9 R8 R7")
    told(game, 0, "0 H", "0 resource")
    assert game.news(0)[-3:] == [
        "Round 2 begins.",
        "Ada draws B, C and red 1.",
        "Hal draws 1 card.",
    ]
    assert game.news(None)[-2:] == ["Ada draws 3 cards.", "Hal draws 1 card."]


def test_hal_urbanizes() -> None:
    """H3: B lies above blue 2; the player moves the token; Hal has 1 point for blue 2's item."""
    game = against_hal("B", "supply R9 B9 R8 R7")
    assert told(game, 0, "0 H", "0 resource")[:5] == [
        "Ada gains 1 resource.",
        "Hal turns over B.",
        "Hal draws red 9 and urbanizes B with it.",
        "Ada moves token B.",
        "Hal scores 1 point.",
    ]


def test_the_player_is_asked_where_hals_token_goes() -> None:
    """A lies at a corner: two spaces are free beside the new tile."""
    game = against_hal("A", "supply R9 B9 R8 R7")
    assert told(game, 0, "0 H", "0 resource")[-1] == "Hal draws red 9 and urbanizes A with it."
    assert told(game, 0, "0 >W")[:2] == ["Ada moves token A.", "Hal scores 1 point."]


def test_hal_builds_over_the_player() -> None:
    """H3: Ada's 2 resources come back with 2 points; Hal pays nothing for colour and number."""
    game = against_hal("B5", "supply R4 B9 R8 R7")
    assert told(game, 0, "0 H", "0 resource")[1:5] == [
        "Hal turns over blue 5.",
        "Hal draws red 4 and constructs it on blue 5, now 3 floors high.",
        "Ada takes back 2 resources and scores 2 points.",
        "Hal keeps blue 5.",
    ]


def test_hal_builds_over_himself() -> None:
    """H3: his 3 resources come back without points."""
    game = against_hal("Y9", "supply R4 B9 R8 R7")
    assert told(game, 0, "0 H", "0 resource")[1:5] == [
        "Hal turns over yellow 9.",
        "Hal draws red 4 and constructs it on yellow 9, now 4 floors high.",
        "Hal takes back 3 resources.",
        "Hal keeps yellow 9.",
    ]


def test_the_player_builds_over_hal() -> None:
    """H3: Hal has a point for each of his 3 resources."""
    game = Game.from_position(
        f"players 1\nhal normal\n{CITY}\nseat 0: resources 9; tiles Y10; hand Y9 H I\nseat 1: commit A"
    )
    assert told(game, 0, "0 Y9+Y10")[:3] == [
        "Ada constructs yellow 10 on yellow 9, now 4 floors high.",
        "Hal takes back 3 resources and scores 3 points.",
        "Ada keeps yellow 9.",
    ]


def test_hals_second_card_at_the_expert_level() -> None:
    """H6: a building card is better than a letter; of two letters the one with more points is used."""
    building = against_hal("B", "deck B5 C D E F G\nsupply R9 B9 R8 R7", "expert")
    assert told(building, 0, "0 H", "0 resource")[1:3] == [
        "Hal turns over B and blue 5 and discards B.",
        "Hal draws red 9 and constructs it on blue 5, now 3 floors high.",
    ]
    letter = against_hal("E", "deck B C D F G\nsupply R9 B9 R8 R7", "expert")
    assert told(letter, 0, "0 H", "0 resource")[1:3] == [
        "Hal turns over E and B and discards B.",
        "Hal draws red 9 and urbanizes E with it.",
    ]


def test_the_last_tile_is_drawn_by_hal() -> None:
    """H4: nothing is given back, the tile is still built."""
    game = against_hal("B5", "supply R4")
    assert told(game, 0, "0 H", "0 resource")[1:5] == [
        "Hal turns over blue 5.",
        "The last tile is drawn: this is the last round.",
        "Hal draws red 4 and constructs it on blue 5, now 3 floors high.",
        "Ada takes back 2 resources and scores 2 points.",
    ]
    assert game.news(0)[-1] == "The game is over."


def test_no_tile_for_hal() -> None:
    """H4: the player draws the last tile, and Hal's action is not done."""
    game = against_hal("B5", "supply R4")
    assert told(game, 0, "0 H", "0 tile") == [
        "Ada draws red 4.",
        "The last tile is drawn: this is the last round.",
        "Hal turns over blue 5.",
        "Hal finds no tile to build with.",
        "The game is over.",
    ]


def test_too_few_resources_for_hal() -> None:
    """H4: a third floor takes 3 resources, and Hal has 2."""
    game = against_hal("B5", "supply R4 B9 R8", resources=2)
    assert told(game, 0, "0 H", "0 resource")[1:] == [
        "Hal turns over blue 5.",
        "Hal draws red 4 and has too few resources to build with it.",
        "This is the last round.",
        "The game is over.",
    ]


def test_hals_last_resource() -> None:
    """H4: told after the floor that it goes into."""
    game = against_hal("B5", "supply R4 B9 R8", resources=3)
    assert told(game, 0, "0 H", "0 resource")[-3:] == [
        "Hal keeps blue 5.",
        "All of Hal's resources are in the city: this is the last round.",
        "The game is over.",
    ]
