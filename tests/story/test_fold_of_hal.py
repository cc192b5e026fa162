"""Deeds of the solitaire game, in positions worked out by hand."""

from ginkgopolis.story import deeds as d
from tests.story.test_fold import ONE, done, drawn, floor, gaining
from tests.story.test_sentences_of_hal import against_hal


def test_hal_urbanizes() -> None:
    """H3: the player moves the token, and he has a point for blue 2."""
    found = done(against_hal("B", "supply R9 B9 R8 R7"), "0 H", "0 resource")
    assert found[1:6] == [
        d.HalTurned(seat=1, cards=("B",), discarded=None),
        d.HalDrew(seat=1, tile="R9"),
        d.Urbanized(seat=1, letter="B", tile="R9", building=9, hidden=False, laid=ONE),
        gaining(d.TokenMoved, 0, letter="B", east=0, south=-3, shifted=()),
        d.HalScored(seat=1, points=1),
    ]


def test_hal_turns_two_cards_and_builds_over_the_player() -> None:
    """H6: blue 5 is better than a letter; H3: Ada has 2 resources back, and 2 points."""
    game = against_hal("B", "deck B5 C D E F G\nsupply R9 B9 R8 R7", "expert")
    assert done(game, "0 H", "0 resource")[1:4] == [
        d.HalTurned(seat=1, cards=("B", "B5"), discarded="B"),
        d.HalDrew(seat=1, tile="R9"),
        floor(1, "B5", "R9", 3, evicted=d.Eviction(seat=0, resources=2, points=2)),
    ]


def test_hal_stops() -> None:
    """H4: without a tile; the last one was the player's."""
    found = done(against_hal("B5", "supply R4"), "0 H", "0 tile")
    assert found == [
        gaining(d.Gained, 0, draws=drawn("R4")),
        d.LastRound(why="last tile", seat=None),
        d.HalTurned(seat=1, cards=("B5",), discarded=None),
        d.HalStopped(seat=1, why="no tile"),
        d.GameOver(),
    ]
