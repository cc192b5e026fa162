"""H1, H2: alone against Hal, who has seat 1. Where no city is drawn it is the first square with its letters.

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
from tests.modules.table import BASE_TILES
from tests.rules.table import building, discard, hand, items, offered, play, tiles

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
    assert not game.legal_moves(1)
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
        with pytest.raises(NotYourTurn, match="nobody sees through his eyes"):
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
