"""H: alone against Hal, who has seat 1. Where no city is drawn it is the first square, with A to L around it.

`commit` of seat 1 is Hal's card; the first tile of `supply` is his, unless the player draws before.
"""

from collections.abc import Callable

import pytest

from ginkgopolis import BadOptions, Game, IllegalMove, NotYourTurn
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.journal import DISCARDED, HAL_TURNS, RENEWED, Line
from ginkgopolis.engine.rules import apply
from ginkgopolis.notation import card_text, read_move
from ginkgopolis.position import read_position
from tests.modules.table import BASE_TILES, cards_in_play
from tests.rules.table import building, discard, hand, items, offered, place, play, sites, stock, tiles

LEVELS = ["normal", "expert"]


def story(position: str, move: str) -> list[Line]:
    """Return the journal of what follows from a move of the player."""
    state = read_position(position)
    state.journal = []
    apply(state, 0, read_move(move))
    return state.journal


@pytest.mark.parametrize("level", LEVELS)
def test_h1_setup(level: str) -> None:
    """H1: as for two players, 6 of 51 tiles and 7 of 21 cards out of play; 6 of everything for the player."""
    game = Game.new(1, hal=level, seed=3)
    view = game.view(0)
    player, hal = view.seats
    assert (items(game, 0), player.stock) == ((6, 6, 6), 19)
    assert (items(game, 1), hal.stock) == ((25, 0, 0), 0)
    assert (player.characters, player.new_hands, player.kept) == ((), 0, ())
    assert (hal.characters, hal.new_hands, hal.kept) == ((), 0, ())
    assert tiles(game, 0) <= BASE_TILES and len(tiles(game, 0)) == 6
    assert view.supply == 51 - 6 - 6
    assert (len(view.discard), view.deck) == (7, 21 - 7 - 3 - 1)
    assert view.modules == () and view.hal
    assert (game.players, game.seats, game.question, list(game.pending)) == (1, 2, "choose", [0])


def test_h1_the_first_city() -> None:
    """H1, S1: the square of nine, which belongs to nobody."""
    city = Game.new(1, hal="normal", seed=3).view(0).buildings
    assert {one.tile for one in city} == {colour + number for colour in "RBY" for number in "123"}
    assert {(one.height, one.owner, one.site) for one in city} == {(1, None, False)}


def test_h1_player_is_always_first() -> None:
    """H1: in every game and in every round."""
    for seed in range(12):
        assert Game.new(1, hal="normal", seed=seed).view(0).first_player == 0
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3
        seat 1: commit B
        deck R1 R2 R3 E H K G
    """)
    play(game, "0 Y1")
    assert (game.round, game.view(0).first_player) == (2, 0)


def test_h1_no_new_hand() -> None:
    """H1: cards cannot be changed, and no tokens are left to score."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3; points 3
        seat 1: commit B
    """)
    assert offered(game, 0) == {"Y1", "Y2", "Y3"}
    with pytest.raises(IllegalMove, match="New Hand"):
        game.play(0, "new hand")
    assert [score.new_hands for score in game.scores()] == [0, 0]
    assert game.scores()[0].total == 3


@pytest.mark.parametrize(
    ("refused", "reason"),
    [
        (lambda: Game.new(1), "against Hal"),
        (lambda: Game.new(1, hal="hard"), "no level"),
        (lambda: Game.new(2, hal="normal"), "1 player"),
        (lambda: Game.new(1, hal="normal", modules=["green_spaces"]), "base game"),
        (lambda: Game.new(1, hal="normal", introductory=True), "no characters"),
        (lambda: Game.new(1, hal="normal", first_player=1), "first"),
        (lambda: Game.new(1, hal="normal", hand_size=5), "hands of 3"),
    ],
    ids=["no Hal", "level", "players", "modules", "introductory", "first player", "hand size"],
)
def test_h1_options_refused(refused: Callable[[], Game], reason: str) -> None:
    """H1: the base game for one player, who is first; nothing can be chosen but the level."""
    with pytest.raises(BadOptions, match=reason):
        refused()


def test_h2_three_cards_and_one_for_hal() -> None:
    """H2: seven are left of eleven cards; Hal decides nothing."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3
        seat 1: commit B
        deck R1 R2 R3 E H K G A
        supply Y9 R4 R5 R6
    """)
    play(game, "0 Y1")
    assert hand(game, 0) == {"R1", "R2", "R3"}
    assert game.view(0).seats[1].hand == 1
    assert game.view(0).deck == 4
    assert game.legal_moves(1) == []
    with pytest.raises(NotYourTurn):
        game.play(1, "E")
    play(game, "0 R1")
    assert building(game, "R4").owner == 1  # he had the fourth card, E
    assert (building(game, "R4").east, building(game, "R4").south) == (2, 0)


def test_h2_hals_card_is_face_down() -> None:
    """H2: to the player it is one of the cards to come; Hal's tile is not drawn yet either."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 Y2 Y3
        seat 1: commit R1
        deck R2 R3 E H K G A
    """)
    for viewer in (None, 0):
        seen = game.view(viewer)
        assert (seen.seats[1].card, seen.seats[1].tile, seen.seats[1].known_cards) == (None, None, ())
        assert "R1" in seen.cards_to_come
    assert items(game, 1) == (25, 0, 0)


def test_h2_nobody_sees_with_hals_eyes() -> None:
    """H2: asking for what seat 1 may know does not turn his card over."""
    game = Game.new(1, hal="normal", seed=1)
    for look in (game.view, game.log, lambda seat: game.determinize(seat, 1)):
        with pytest.raises(NotYourTurn, match="nobody sees with his eyes"):
            look(1)


def test_h2_face_down_until_the_players_action_is_done() -> None:
    """H2: while she still moves her own token Hal's card lies face down."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand A; tiles R9; resources 1
        seat 1: commit R1
        supply Y9 R4 R5
    """)
    play(game, "0 A+R9")
    assert game.question == "token"
    assert (game.view(0).seats[1].card, game.view(0).seats[1].hand) == (None, 1)
    assert "R1" in game.view(0).cards_to_come
    play(game, "0 >N")
    assert game.view(0).seats[1].kept == ("R1",)


def test_h2_any_card_alone_or_with_any_tile() -> None:
    """H2, C1: the player chooses as usual."""
    game = Game.from_position("""
        players 1
        hal normal
        seat 0: hand Y1 A; tiles R9 B9; resources 1
        seat 1: commit R1
    """)
    assert offered(game, 0) == {"Y1", "Y1+R9", "Y1+B9", "A", "A+R9", "A+B9"}


OTHER_TWO = """
    players 1
    hal expert
    seat 0: hand Y1 Y2 Y3
    seat 1: commit A
    deck H R3 E B K G C
    supply Y9
"""


def test_h2_the_other_two_are_discarded_before_hals_card_turns() -> None:
    """H2: the card played, then the other two, and only then A is turned over, at expert level also H."""
    told = [line for line in story(OTHER_TWO, "Y1") if line[0] in (DISCARDED, HAL_TURNS)]
    assert [(what, card_text(card)) for what, _, card, _, _ in told[:5]] == [
        (DISCARDED, "Y1"),
        (DISCARDED, "Y2"),
        (DISCARDED, "Y3"),
        (HAL_TURNS, "A"),
        (HAL_TURNS, "H"),
    ]


def test_h2_the_other_two_lie_open_while_hal_builds() -> None:
    """H2: while the player moves A for Hal, her hand is empty and her three cards are in the pile."""
    game = Game.from_position(OTHER_TWO.replace("expert", "normal"))
    play(game, "0 Y1")
    assert game.question == "token"
    assert hand(game, 0) == set()
    assert discard(game) == {"Y1", "Y2", "Y3"}
    assert game.view(0).seats[1].card == "A"


def test_h2_three_new_cards_each_round() -> None:
    """H2: nothing of the old hand is left, whichever action was done."""
    for move in ("Y1", "Y1+Y20", "H+Y20"):
        game = Game.from_position("""
            players 1
            hal normal
            seat 0: hand Y1 Y2 H; tiles Y20; resources 5
            seat 1: commit B
            deck R1 R2 R3 E K G A
        """)
        play(game, f"0 {move}")
        assert hand(game, 0) == {"R1", "R2", "R3"}
        kept = set(game.view(0).seats[0].kept)
        assert kept == ({"Y1"} if move == "Y1+Y20" else set())
        assert discard(game) == {"Y1", "Y2", "H", "B"} - kept


def test_h2_new_deck_keeps_a_card_for_hal() -> None:
    """H2, N3: two cards are left, four are needed. Red 1 to 3 and Hal's new red 9 make a deck of four.

    With up to three players 7 cards would go; but two are owed, the player's and Hal's, and one more stays.
    """
    position = """
        players 1
        hal normal
        seat 0: hand R1 R2 R3
        seat 1: commit B1
        deck Y1 Y2
        discard none
        supply R9 R4
    """
    renewals = [line for line in story(position, "R1") if line[0] == RENEWED]
    assert renewals == [(RENEWED, NOBODY, 3, 1, 0)]
    game = Game.from_position(position)
    play(game, "0 R1")
    assert hand(game, 0) > {"Y1", "Y2"}
    assert len(hand(game, 0)) == 3
    assert (game.view(0).seats[1].hand, game.view(0).deck, len(discard(game))) == (1, 1, 1)


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
    game = Game.from_position(
        ENCLOSED.format(
            city="""
    .  A   B   C   .
    L  R1  R2  R3  D
    K  B1  E   B3  .
    J  Y1  Y2  Y3  .
    .  Y4  Y5  Y6  F
    .  I   H   G   .
    """
        )
    )
    play(game, "0 Y1")
    assert (game.question, list(game.pending), items(game, 1)) == ("token", [0], (24, 0, 0))
    assert offered(game, 0) == {">2E0N", ">2E1S"}
    play(game, "0 >2E1S")
    assert place(game, "E") == (2, 1)
    assert items(game, 1) == (24, 0, 4)


def test_h3_the_player_makes_others_move_for_hal() -> None:
    """H3, T4: no space is free between D and F. Clockwise F to I move on, I to the space below yellow 1."""
    game = Game.from_position(
        ENCLOSED.format(
            city="""
    .  A   B   C   .
    L  R1  R2  R3  D
    K  B1  E   B3  F
    J  Y1  Y2  Y3  G
    .  .   I   H   .
    """
        )
    )
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
