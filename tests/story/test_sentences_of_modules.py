"""The story of games with modules: what is told, and to whom."""

from ginkgopolis import Game
from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import BANKER, MASTER_ARCHITECT, MAYOR
from ginkgopolis.engine.ids import BLUE, GREEN_SPACE, NOBODY, POINT, RED, tile_of
from ginkgopolis.engine.journal import Line
from tests.story import told, told_of

NAMES = ("Ada", "Bela", "Cleo")
CITY = """
city
  .   A   B       C        .
  L   R1  B2      R3       D
  K   Y1  B5:2@1  Y9:3@0   E
  J   Y2  B1      R2       F
  .   I   H       G        .
"""
"""B5 concerns 3 resources of Ada (on Y9) and 2 of Bela."""


def position(modules: str, ada: str, bela: str = "") -> Game:
    """Ada and Bela, of whom only Ada has cards."""
    return Game.from_position(
        f"players 2\nmodules {modules}\n{CITY}\nseat 0: new hands 0; {ada}\nseat 1: {bela}"
    )


# Experts


def test_experts_are_shown_with_the_characters() -> None:
    """S5, M6: the expert comes first; whoever could keep none is told to have one by chance."""
    lines: list[Line] = [
        (j.EXPERT, 1, BANKER, 0, 0),
        (j.EXPERT, 0, MAYOR, 1, 0),
        (j.CHARACTER, 0, 6, 0, 0),
        (j.GAINED, 0, POINT, 1, 0),
        (j.CHARACTER, 1, 4, 0, 0),
    ]
    assert told_of(lines, NAMES, None) == [
        "Nobody has chosen the mayor, who comes to Ada by chance.",
        "Ada begins with the mayor and the bioengineer (exploit: 1 tile) and gains 1 point.",
        "Bela begins with the banker and the biotechnician (construct: 1 resource).",
    ]


def test_the_master_architect_draws_more_tiles() -> None:
    """M6: two more, after all characters have brought theirs."""
    lines: list[Line] = [
        (j.EXPERT, 0, MASTER_ARCHITECT, 0, 0),
        (j.EXPERT, 1, BANKER, 0, 0),
        (j.CHARACTER, 0, 4, 0, 0),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 7)),
        (j.CHARACTER, 1, 4, 0, 0),
        (j.DREW_TILE, 1, 0, 0, tile_of(RED, 8)),
        (j.DREW_TILE, 0, 0, 0, tile_of(BLUE, 9)),
        (j.DREW_TILE, 0, 0, 0, tile_of(RED, 4)),
    ]
    assert told_of(lines, NAMES, 0)[-1] == "Ada draws red 4 and blue 9 as master architect."
    assert told_of(lines, NAMES, 1)[-1] == "Ada draws 2 tiles as master architect."


def test_two_tiles_on_a_building() -> None:
    """M6: B5 has 2 floors and gets 2 more; one of the new tiles is hidden from all."""
    game = position(
        "experts", "expert master architect; resources 9; tiles B7 R20; hand B5", "expert banker; resources 1"
    )
    sentences = told(game, 0, "0 B5+B7", "0 under R20")
    assert sentences[:3] == [
        "Ada constructs blue 7 and a hidden floor on blue 5, now 4 floors high.",
        "Bela takes back 2 resources and scores 2 points.",
        "Ada keeps blue 5.",
    ]


def test_two_tiles_for_a_new_building() -> None:
    """M6: the token is told about afterwards, because the player may be asked where it goes."""
    game = position("experts", "expert master architect; resources 9; tiles B7 R20; hand A", "expert banker")
    assert told(game, 1, "0 A+B7", "0 under R20") == [
        "Ada urbanizes A with blue 7 and hides a second tile under it."
    ]


def test_the_last_resources_under_a_new_building_of_two_floors() -> None:
    """E2: what makes this the last round is told after the building, as always."""
    game = position(
        "experts", "expert master architect; resources 2; stock 0; tiles B7 R20; hand A", "expert banker"
    )
    assert told(game, 1, "0 A+B7", "0 under R20") == [
        "Ada urbanizes A with blue 7 and hides a second tile under it.",
        "All of Ada's resources are in the city: this is the last round.",
    ]


def test_the_banker_buys() -> None:
    """M6: blue 7 on blue 5 needs 3 resources; Ada has 2 and buys one."""
    game = position("experts", "expert banker; resources 2; points 4; tiles B7; hand B5", "expert mayor")
    assert told(game, None, "0 B5+B7") == []
    assert told(game, None, "0 buy")[:2] == [
        "Ada buys 1 resource for 1 point.",
        "Ada constructs blue 7 on blue 5, now 3 floors high.",
    ]


def test_the_inspector() -> None:
    """M6: B lies above blue 2; a blue tile there makes a district, and blue 2 gives 1 tile."""
    game = position("experts", "expert inspector; resources 2; tiles B7; hand B", "expert mayor")
    sentences = told(game, None, "0 B+B7")
    assert sentences[:2] == [
        "Ada urbanizes B with blue 7.",
        "Ada moves token B, gains 2 points as inspector and draws 1 tile.",
    ]


# Tiles of other values


def test_tiles_are_drawn_as_declared() -> None:
    """M0: value III and green are seen by all, of value II only the back."""
    game = Game.from_position(
        f"players 2\nmodules new_buildings prestige_buildings green_spaces\n{CITY.replace('B2 ', 'B20:8')}\n"
        "seat 0: hand B20\nvalue two Y22 R21 B23\nsupply B9 R8 Y7 Y8 R9"
    )
    assert told(game, 0, "0 B20") == ["Ada exploits blue 20."]
    assert told(game, 0, "0 draw II+IIIY+P")[:2] == [
        "Ada takes yellow 24 and a green space.",
        "Ada draws red 8, blue 9 and yellow 22.",
    ]
    assert (
        game.news(1)[:2]
        == game.news(None)[:2]
        == ["Ada takes yellow 24 and a green space.", "Ada draws 1 value II tile and 2 tiles."]
    )


def test_only_value_one_tiles() -> None:
    game = Game.from_position(
        f"players 2\nmodules new_buildings\n{CITY}\nseat 0: hand B5\nsupply B9 R8 Y7 Y8 R9"
    )
    told(game, 0, "0 B5")
    assert told(game, 0, "0 draw I")[0] == "Ada draws red 8 and blue 9."
    assert game.news(1)[0] == "Ada draws 2 tiles."


def test_points_for_parks() -> None:
    """M3: A lies above a park of two green spaces (4 points), and beside nothing else."""
    game = Game.from_position("""
players 2
modules green_spaces
city
  .   A     B    C   .
  L   P@0   R1   R3  D
  K   P@1   Y1   Y3  E
  J   Y2    B1   R2  F
  .   I     H    G   .
seat 0: resources 3; tiles R7 P; hand A
""")
    told(game, None, "0 A+P")
    assert told(game, None, "0 >N")[0] == "Ada moves token A and gains 4 points for parks."
    assert game.log(None)[0] == "Ada urbanizes A with a green space."


def test_tiles_that_do_not_make_a_supply() -> None:
    """E1: tiles with supplies of their own are worth a point, but the common supply stays empty."""
    lines: list[Line] = [
        (j.GAVE_BACK, 1, tile_of(RED, 24), 0, 0),
        (j.GAVE_BACK, 1, GREEN_SPACE, 0, 0),
        (j.GAVE_BACK, 1, GREEN_SPACE, 0, 0),
        (j.GAVE_BACK_POINTS, 1, 3, 6, 0),
        (j.EXHAUSTED, NOBODY, 2, 0, 0),
        (j.LAST_ROUND, NOBODY, 0, 0, 0),
    ]
    assert told_of(lines, NAMES, None) == [
        "Bela gives back red 24 and 2 green spaces and scores 6 points.",
        "None of these tiles can be drawn again from the common supply.",
        "The tiles are exhausted for the second time.",
        "This is the last round.",
    ]


# Events


def test_a_design_competition_before_the_action() -> None:
    """M4: 3 resources of Ada beside blue 5; then the card is exploited for 2 tiles."""
    game = position("events", "hand B5; events design\nsupply B9 R8 Y7 Y8 R9 R10 R11")
    assert told(game, 1, "0 B5", "0 event design") == ["Ada plays blue 5 and the design competition."]
    assert told(game, 0, "0 before")[:3] == [
        "Ada's design competition is worth 3 tiles.",
        "Ada draws red 8, blue 9 and yellow 7.",
        "Ada exploits blue 5 and draws red 9 and yellow 8.",
    ]


def test_an_advertising_campaign_after_the_action() -> None:
    """M4: the points are told once."""
    game = position("events", "resources 5; tiles B7; hand B5; events advertising", "resources 1")
    assert told(game, 1, "0 B5+B7", "0 event advertising") == [
        "Ada plays blue 5, blue 7 and the advertising campaign."
    ]
    assert told(game, 1, "0 after")[:4] == [
        "Ada constructs blue 7 on blue 5, now 3 floors high.",
        "Bela takes back 2 resources and scores 2 points.",
        "Ada keeps blue 5.",
        "Ada's advertising campaign brings 6 points.",
    ]


def test_an_event_of_which_nothing_comes() -> None:
    """M4.9: Ada has nothing beside A; blue 5 would take more resources than she has."""
    game = position("events", "hand A; events advertising", "resources 1")
    told(game, 1, "0 A", "0 event advertising")
    assert told(game, 1, "0 before") == [
        "Ada's advertising campaign finds none of their resources.",
        "Ada exploits A.",
    ]
    game = position("events", "hand B5; events expropriation", "resources 1")
    told(game, 1, "0 B5", "0 event expropriation")
    assert told(game, 1, "0 before")[0] == "Nothing comes of the expropriation, and Ada takes it back."


def test_an_expropriation() -> None:
    """M4: Bela's 2 resources on blue 5 make room for Ada's, for 2 points."""
    game = position("events", "resources 5; hand B5; events expropriation", "resources 1")
    told(game, 1, "0 B5", "0 event expropriation")
    assert told(game, 1, "0 before")[:2] == [
        "Ada expropriates blue 5: Bela takes back 2 resources, Ada places as many and scores 2 points.",
        "Ada exploits blue 5 and draws 2 tiles.",
    ]


def test_an_expropriation_with_the_last_resources() -> None:
    """E2: told after it, and the points only once."""
    game = position("events", "resources 2; stock 0; hand B5; events expropriation", "resources 1")
    told(game, 1, "0 B5", "0 event expropriation")
    assert told(game, 1, "0 before")[:3] == [
        "Ada expropriates blue 5: Bela takes back 2 resources, Ada places as many and scores 2 points.",
        "All of Ada's resources are in the city: this is the last round.",
        "Ada exploits blue 5 and draws 2 tiles.",
    ]


def test_a_quality_control() -> None:
    """M4: Bela has 2 resources on blue 5, and says what she loses."""
    game = position("events", "hand B5; events quality", "resources 4; points 1")
    told(game, 1, "0 B5", "0 event quality")
    assert told(game, 1, "0 before") == ["Ada's quality control finds 2 resources of the others."]
    assert told(game, 1, "1 lose 1p 1r")[:3] == [
        "Bela loses 1 resource and 1 point to the quality control.",
        "Ada gets 1 point.",
        "Ada exploits blue 5 and draws 2 tiles.",
    ]


def test_a_quality_control_of_somebody_who_has_nothing() -> None:
    """M4: whoever cannot lose enough loses all she has, here nothing, without being asked."""
    game = position("events", "hand B5; events quality", "resources 0; points 0")
    told(game, 1, "0 B5", "0 event quality")
    assert told(game, 1, "0 before")[:3] == [
        "Ada's quality control finds 2 resources of the others.",
        "Bela has nothing to lose to the quality control.",
        "Ada exploits blue 5 and draws 2 tiles.",
    ]


# Cards set aside


def test_a_card_set_aside_is_told_to_its_owner() -> None:
    """M5: C is not passed on, and Ada has it again."""
    game = Game.from_position(
        "players 2\nmodules keep_a_card\nseat 0: hand R1 A B C\nseat 1: hand R2 D E F\ndeck G H I J K L Y1"
    )
    told(game, 0, "0 R1", "0 aside C", "1 R2")
    assert told(game, 0, "1 aside D")[-4:] == [
        "Ada passes A and B to Bela and receives E and F from Bela.",
        "Ada takes up C again.",
        "Round 2 begins; Bela is first player.",
        "Ada draws H; Bela draws as many.",
    ]
    assert game.news(None)[-3:] == [
        "Everyone passes the unused cards to the left.",
        "Round 2 begins; Bela is first player.",
        "Everyone draws 1 card.",
    ]
