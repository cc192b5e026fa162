"""What the planner counts, on positions made by hand, and what that leads to."""

from random import Random

import pytest

from ginkgopolis import Game
from ginkgopolis.bots import World, make_bot
from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind import terms as t
from ginkgopolis.bots.mind.census import count_terms
from ginkgopolis.bots.mind.fitted import FITTED
from ginkgopolis.bots.mind.phase import EARLY, LATE, MIDDLE, mixed, rounds_left
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.weights import HAND_BY_PLAYERS, TERM_NAMES
from tests.changing import put_at

POSITION = """
players 3
round 6
first 0
city
  .   A    B     C         .        .
  L   R1   B2    Y3        D        .
  K   Y1   R12   R5/B1@2   R8:3@0*  E
  J   B3   Y2    B9@1      F        .
  .   I    H     G         .        .
middle 3 3
seat 0: resources 4; points 4; tiles R4 Y9 B17; hand A Y3 R5; characters 1 5 9
seat 1: resources 3; tiles R6; hand C K R1; cards B6 Y20 R10
seat 2: resources 0; points 2; hand G B3; cards B1; characters 3 12 15
"""


def counted(text: str, viewer: int) -> dict[tuple[int, str], int]:
    state = Game.from_position(text).imagine(viewer, 1)
    found = count_terms(state, viewer)
    assert len(found) == state.players * t.TERMS
    return {
        (seat, name): found[seat * t.TERMS + term]
        for seat in range(state.players)
        for term, name in enumerate(TERM_NAMES)
    }


def test_every_term_has_a_name_and_weights() -> None:
    assert len(TERM_NAMES) == len(set(TERM_NAMES)) == t.TERMS
    for players in (1, 2, 3, 4, 5):
        assert list(FITTED[players]) == TERM_NAMES


def test_items_are_counted() -> None:
    found = counted(POSITION, 0)
    assert found[0, "points"] == 4 + 2 * 2, "unused new hands are points, too"
    assert (found[0, "resources"], found[0, "first resource"], found[0, "few resources"]) == (4, 1, 4)
    assert (found[2, "resources"], found[2, "first resource"]) == (0, 0)
    assert (found[0, "tiles"], found[0, "first tile"], found[0, "few tiles"]) == (3, 1, 3)
    assert found[0, "builds"] == 3
    assert found[0, "tile numbers"] == (4 - 12) + (9 - 12) + (17 - 12)


def test_what_others_hold_is_only_numbered() -> None:
    found = counted(POSITION, 0)
    assert found[1, "tiles"] == 1
    assert found[1, "tile numbers"] == 0
    assert found[1, "passed letter"] == 0


def test_districts_are_counted() -> None:
    """Red: 3 of seat 0 and 2 of seat 2, next to each other; the blue 9 stands alone."""
    found = counted(POSITION, 0)
    assert found[0, "narrow majority"] == 5
    assert found[0, "safe majority"] == found[0, "tied majority"] == 0
    assert found[0, "sheltered majority"] == 5, "all that seat 0 has there is under construction"
    assert found[2, "second place"] == 2
    assert found[2, "challenge"] == 5, "one resource behind"
    assert found[1, "alone"] == 1
    assert found[0, "towers"] == 1
    assert found[0, "under construction"] == 3


def test_an_only_owner_has_both_places() -> None:
    found = counted(POSITION.replace("R5/B1@2", "R5/B1"), 0)
    assert found[0, "safe majority"] == 3
    assert found[0, "second place"] == 3


def test_cards_in_front_are_counted() -> None:
    found = counted(POSITION, 0)
    assert found[1, "construct: tile"] == 1
    assert found[1, "card points"] == 9
    assert (found[1, "colour cards"], found[1, "tableau cards"], found[1, "height cards"]) == (1, 1, 0)


def test_cards_to_be_passed_on_are_counted() -> None:
    """Seat 0 holds A, which lies beside the red 1, the yellow 3 and the red 5, which is two floors high."""
    found = counted(POSITION, 0)
    assert found[0, "passed letter"] == 1
    assert found[0, "passed yellow"] == 1
    assert found[0, "passed red"] == 2
    assert found[0, "passed permanent cards"] == 2
    assert found[0, "passed end-game cards"] == 0


def test_weights_are_mixed_by_phase() -> None:
    assert mixed(3.0, 2.0, 1.0, EARLY + 5) == 3.0
    assert mixed(3.0, 2.0, 1.0, MIDDLE) == 2.0
    assert mixed(3.0, 2.0, 1.0, LATE) == mixed(3.0, 2.0, 1.0, 0.0) == 1.0
    assert mixed(3.0, 2.0, 1.0, (EARLY + MIDDLE) / 2) == pytest.approx(2.5)
    assert mixed(3.0, 2.0, 1.0, (LATE + MIDDLE) / 2) == pytest.approx(1.5)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_end_comes_nearer(players: int) -> None:
    game = Game.new(players, seed=1, introductory=True)
    begin = rounds_left(game.imagine(0, 1))
    chance = Random(1)
    while not game.over:
        left = rounds_left(game.imagine(0, 1))
        assert 0 <= left <= begin + 1
        game.play(game.pending[0], chance.choice(game.legal_moves(game.pending[0])))
    assert begin > MIDDLE
    assert rounds_left(game.imagine(0, 1)) == 0


def test_what_one_gains_the_others_lose() -> None:
    state = Game.from_position(POSITION).imagine(0, 1)
    judge = PlanJudge(HAND_BY_PLAYERS, 0.5)
    judge.prepare(state)
    before = judge.worth(state, 0)
    put_at(state, "points", 1, state.points[1] + 10)
    assert judge.worth(state, 0) < before
    put_at(state, "points", 0, state.points[0] + 10)
    assert judge.worth(state, 0) > before - 1
    assert sum(judge.parts(state, 0)) == pytest.approx(judge.worth(state, 0))


def test_in_the_last_round_only_points_count() -> None:
    state = Game.from_position(POSITION).imagine(0, 1)
    judge = PlanJudge(HAND_BY_PLAYERS, 1.0)
    judge.prepare(state)
    state.last_round = True
    before = judge.worth(state, 0)
    put_at(state, "resources", 0, state.resources[0] + 5)
    assert judge.worth(state, 0) == before
    put_at(state, "points", 0, state.points[0] + 5)
    assert judge.worth(state, 0) == before + 5


LAST = """
players 2
round 20
first 0
exhausted 2
last round
city
  .   A    B     C         .      .
  L   R1   B2    Y3        D      .
  K   Y1   R12   R5/B1@1   R8@0   E
  J   B3   Y2    B9@1      F      .
  .   I    H     G         .      .
middle 3 3
supply
seat 0: resources 9; points 9; tiles R18; hand A Y3 B9 R5
seat 1: resources 9; points 9; tiles B4; hand C K R1 G
"""


@pytest.mark.parametrize("name", ["greedy", "planner", "planner:weights=hand", "montecarlo:worlds=2"])
def test_minds_win_the_district_at_the_end(name: str) -> None:
    """Red 18 on red 5 makes seat 0 the only one in the red district; nothing else is worth half as much."""
    game = Game.from_position(LAST)
    bot = make_bot(name)
    assert isinstance(bot, ThinkingBot)
    move = bot.think(World.of(game, 0, Random(1)), game.legal_moves(0), Random(1))
    assert str(move) == "R5+R18"
    assert "ed 5 with red 18" in bot.explain()


def test_it_is_said_that_it_does_not_matter_where_a_token_goes() -> None:
    """In the last round a token changes nobody's points any more."""
    game = Game.from_position(LAST)
    game.play(0, "A+R18")
    game.play(1, "C")
    assert game.question == "token" and len(game.legal_moves(0)) > 1
    bot = make_bot("planner")
    assert isinstance(bot, ThinkingBot)
    bot.think(World.of(game, 0, Random(1)), game.legal_moves(0), Random(1))
    assert bot.explain() == "By this count it makes no difference where the token goes: any plot will do."
