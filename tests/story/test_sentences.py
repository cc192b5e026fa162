"""The story of a game: what is told, to whom, and in which words."""

import re
from pathlib import Path

from ginkgopolis import Game
from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import BLUE, FIRST_LETTER, NOBODY, NONE, POINT, RED, RESOURCE, TILE, tile_of
from ginkgopolis.engine.journal import Line
from ginkgopolis.story.fold import all_lines
from tests.story import told, told_of

NAMES = ("Ada", "Bela", "Cleo")

OVER_BELA = """
players 2
city
  .   A   B       C   .
  L   R1  B2      R3  D
  K   Y1  B5:2@1  Y3  E
  J   Y2  B1      R2  F
  .   I   H       G   .
seat 0: resources 5; points 3; tiles R4; hand B5 A; characters 4
seat 1: resources 1; hand C D
"""


def test_every_line_that_the_engine_writes_can_be_told() -> None:
    """Whoever adds a kind of line to the journal has to say how it is told."""
    engine = Path(j.__file__).parent
    source = "".join(
        file.read_text(encoding="utf-8") for file in engine.rglob("*.py") if file.name != "journal.py"
    )
    kinds = {name: value for name, value in vars(j).items() if name.isupper() and isinstance(value, int)}
    written = {value for name, value in kinds.items() if re.search(rf"\b{name}\b", source)}
    assert written == set(all_lines())


def test_constructing_over_somebody() -> None:
    """R5: Bela has 2 resources back with 2 points; 5 - 4 = 1 point, 1 resource for the colour; C4 gives 1."""
    sentences = told(Game.from_position(OVER_BELA), None, "1 C", "0 B5+R4")
    assert sentences == [
        "Ada constructs red 4 on blue 5, now 3 floors high.",
        "Bela takes back 2 resources and scores 2 points.",
        "Ada pays 1 resource and 1 point.",
        "Ada keeps blue 5 and gains 1 resource by bonuses.",
        "Bela exploits C.",
    ]


def test_constructing_over_oneself() -> None:
    """R5: own resources come back without points; the same colour and a higher number cost nothing."""
    position = OVER_BELA.replace("B5:2@1", "B5:2@0").replace("tiles R4", "tiles B6")
    assert told(Game.from_position(position), None, "1 C", "0 B5+B6")[:3] == [
        "Ada constructs blue 6 on blue 5, now 3 floors high.",
        "Ada takes back 2 resources.",
        "Ada keeps blue 5 and gains 1 resource by bonuses.",
    ]


def test_a_tile_that_cannot_be_paid_for() -> None:
    """R2: three floors and another colour take 4 resources; blue 5 is then exploited for its 2 tiles."""
    position = OVER_BELA.replace("resources 5; points 3", "resources 3; points 3")
    assert told(Game.from_position(position), 1, "1 C", "0 B5+R4")[:2] == [
        "Ada cannot place red 4, which needs 4 resources and 1 point; the card is played alone.",
        "Ada exploits blue 5 and draws 2 tiles.",
    ]


def test_exploiting_a_letter_is_told_up_to_the_choice() -> None:
    """R3: what is taken is decided after the reveal; C6 brings a tile each time."""
    game = Game.from_position("players 2\nseat 0: hand A; characters 6\nseat 1: hand R1\nsupply B9 R8 Y7")
    assert told(game, 0, "1 R1", "0 A") == ["Ada exploits A."]
    assert told(game, 0, "0 tile")[0] == "Ada draws red 8 and blue 9 (1 of them by bonuses)."
    assert game.news(1)[0] == game.news(None)[0] == "Ada draws 2 tiles (1 of them by bonuses)."


def test_urbanizing() -> None:
    """R4: token A lies above R1, the only neighbour; C1 brings a resource."""
    game = Game.from_position(
        "players 2\nseat 0: resources 2; tiles Y9; hand A; characters 1\nseat 1: hand R2"
    )
    assert told(game, None, "1 R2", "0 A+Y9") == ["Ada urbanizes A with yellow 9."]
    assert told(game, None, "0 >N")[0] == (
        "Ada moves token A and gains 1 resource plus 1 resource by bonuses."
    )


def test_resources_that_are_not_there() -> None:
    """R6: what is not in the supply is not gained."""
    game = Game.from_position("players 2\nseat 0: resources 5; stock 0; hand R1 A\nseat 1: hand C")
    assert told(game, None, "1 C", "0 R1")[:2] == [
        "Ada exploits red 1.",
        "Ada has no more resources in the supply.",
    ]


def test_a_new_hand() -> None:
    """C2: the discarded cards are seen by all, the drawn ones by their owner."""
    game = Game.from_position("players 2\nseat 0: hand C R1\nseat 1: hand A B\ndeck D Y3 E")
    assert told(game, 0, "0 new hand") == [
        "Ada spends a New Hand token, discards C and red 1 and draws D and yellow 3."
    ]
    assert game.news(1) == ["Ada spends a New Hand token, discards C and red 1 and draws 2 cards."]


def test_the_next_round_in_three_sentences() -> None:
    """N1: Ada passes to Bela and receives from Cleo; hands of two are filled up to four."""
    game = Game.from_position(
        "players 3\nseat 0: hand R1 A B\nseat 1: hand R2 C D\nseat 2: hand R3 E F\ndeck G H I J K L Y1"
    )
    told(game, 0, "0 R1", "1 R2", "2 R3")
    assert game.news(0)[-3:] == [
        "Ada passes A and B to Bela and receives E and F from Cleo.",
        "Round 2 begins; Bela is first player.",
        "Ada draws K and L; the others draw as many each.",
    ]
    assert game.news(1)[-3:] == [
        "Bela passes C and D to Cleo and receives A and B from Ada.",
        "Round 2 begins; Bela is first player.",
        "Bela draws G and H; the others draw as many each.",
    ]
    assert game.news(None)[-3:] == [
        "Everyone passes the unused cards to the left.",
        "Round 2 begins; Bela is first player.",
        "Everyone draws 2 cards.",
    ]


def test_a_deck_renewed_in_the_middle_of_drawing() -> None:
    """N2: what was discarded from the new deck is told between the cards before and after."""
    lines: list[Line] = [
        (j.ROUND_BEGINS, 1, 2, 0, 0),
        (j.DREW_CARD, 1, 0, 0, FIRST_LETTER),
        (j.DISCARDED, NOBODY, FIRST_LETTER + 3, 0, 0),
        (j.DISCARDED, NOBODY, tile_of(RED, 2), 0, 0),
        (j.RENEWED, NOBODY, 9, 2, 0),
        (j.DREW_CARD, 2, 0, 0, FIRST_LETTER + 1),
        (j.DREW_CARD, 0, 0, 0, FIRST_LETTER + 2),
    ]
    assert told_of(lines, NAMES, 0) == [
        "Round 2 begins; Bela is first player.",
        "Bela draws 1 card.",
        "The deck is renewed, discarding D and red 2: 9 cards.",
        "Cleo draws 1 card.",
        "Ada draws C.",
    ]


def test_the_last_tile_is_drawn() -> None:
    """E1: told when it happens, before anybody gives tiles back; here one more tile is still to be drawn."""
    game = Game.from_position(OVER_BELA + "supply B9")
    assert told(game, 1, "1 C", "0 B5") == [
        "Ada exploits blue 5 and draws 1 tile.",
        "The last tile is drawn: everyone may give tiles back for points.",
    ]
    assert told(game, 1, "0 give R4", "0 done", "1 done")[:2] == [
        "Ada gives back red 4 and scores 1 point.",
        "Ada draws 1 tile.",
    ]


def test_giving_tiles_back() -> None:
    """E1: told when all have done so, a point for each tile; nobody giving any is the second exhaustion."""
    lines: list[Line] = [
        (j.GAVE_BACK, 1, tile_of(RED, 9), 0, 0),
        (j.GAVE_BACK, 1, tile_of(BLUE, 4), 0, 0),
        (j.GAVE_BACK_POINTS, 1, 2, 2, 0),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 9)),
    ]
    assert told_of(lines, NAMES, None) == [
        "Bela gives back red 9 and blue 4 and scores 2 points.",
        "Ada draws 1 tile.",
    ]
    nobody: list[Line] = [(j.EXHAUSTED, NOBODY, 2, 0, 0), (j.LAST_ROUND, NOBODY, 0, 0, 0)]
    assert told_of(nobody, NAMES, None) == [
        "Nobody gives tiles back.",
        "The tiles are exhausted for the second time.",
        "This is the last round.",
    ]


def test_the_last_resource_is_told_after_the_floor() -> None:
    """E2: the engine knows it before the floor is complete, but one reads it afterwards."""
    lines: list[Line] = [
        (j.REVEALED, 0, tile_of(BLUE, 5), tile_of(BLUE, 6), NONE),
        (j.LAST_ROUND, 0, 0, 0, 0),
        (j.CONSTRUCTED, 0, tile_of(BLUE, 5), tile_of(BLUE, 6), 2),
        (j.KEPT_CARD, 0, tile_of(BLUE, 5), 0, 0),
        (j.REVEALED, 1, FIRST_LETTER, NONE, NONE),
        (j.EXPLOITED, 1, FIRST_LETTER, 0, 0),
    ]
    assert told_of(lines, NAMES, None) == [
        "Ada constructs blue 6 on blue 5, now 2 floors high.",
        "Ada keeps blue 5.",
        "All of Ada's resources are in the city: this is the last round.",
        "Bela exploits A.",
    ]


def test_the_beginning() -> None:
    """S6: C4, C5 and C6 bring 4 resources, 2 tiles and 2 points in all."""
    lines: list[Line] = [
        (j.CHARACTER, 0, 4, 0, 0),
        (j.CHARACTER, 0, 5, 0, 0),
        (j.GAINED, 0, RESOURCE, 2, 0),
        (j.GAINED, 0, POINT, 1, 0),
        (j.CHARACTER, 0, 6, 0, 0),
        (j.GAINED, 0, RESOURCE, 2, 0),
        (j.GAINED, 0, POINT, 1, 0),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 7)),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 4)),
    ]
    beginning = (
        "Ada begins with the biotechnician (construct: 1 resource), the city planner (construct: 1 point) "
        "and the bioengineer (exploit: 1 tile), "
        "gains 4 resources and 2 points and draws "
    )
    assert told_of(lines, NAMES, 0) == [beginning + "red 4 and red 7."]
    assert told_of(lines, NAMES, 1) == [beginning + "2 tiles."]


def test_bonuses_of_an_action_are_told_apart_from_its_items() -> None:
    """B1: a building's items and the bonuses that follow are two things."""
    red7 = tile_of(RED, 7)
    lines: list[Line] = [
        (j.EXPLOITED, 2, red7, 3, 0),
        (j.USED, 2, red7, RESOURCE, 3),
        (j.GAINED, 2, RESOURCE, 3, 0),
        (j.BONUS, 2, RESOURCE, 1, 0),
        (j.GAINED, 2, RESOURCE, 1, 0),
        (j.BONUS, 2, TILE, 1, 0),
        (j.BONUS, 2, POINT, 2, 0),
        (j.GAINED, 2, POINT, 2, 0),
        (j.DISCARDED, 2, red7, 0, 0),
        (j.DREW_TILE, 2, 0, 0, tile_of(BLUE, 4)),
    ]
    assert told_of(lines, NAMES, 2) == [
        "Cleo exploits red 7, gains 3 resources plus 1 resource and 2 points by bonuses "
        "and draws blue 4 by bonuses."
    ]


def test_names_are_told_as_they_are() -> None:
    """Whatever a name looks like, it is never taken for something to be filled in."""
    lines: list[Line] = [(j.ROUND_BEGINS, 0, 3, 0, 0)]
    assert told_of(lines, ("{name}", "[red]"), None) == ["Round 3 begins; {name} is first player."]
