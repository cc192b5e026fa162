"""Why a game has ended, worked out by hand for every reason: as data, and in words."""

import pytest

from ginkgopolis import Game
from ginkgopolis.story.ending import Ending, ending_words
from tests.modules.test_hal_end import ALL_BUT_ONE as ALONE_ALL_BUT_ONE
from tests.modules.test_hal_end import HALS_LAST, PLAYER_DRAWS, URBANIZES
from tests.rules.table import play
from tests.rules.test_game_end import ALL_BUT_ONE, LAST_TILES

TILES = Ending(why="tiles", seat=None)
NOTHING_BACK = Ending(why="nothing given back", seat=None)
LAST_TILE = Ending(why="last tile", seat=None)
POOR_HAL = Ending(why="too few resources", seat=1)
ENDS: dict[str, tuple[str, tuple[str, ...], Ending]] = {
    # E1: red 8 alone is given back, and is drawn again as the third tile for blue 7.
    "tiles": (LAST_TILES, ("0 B7", "1 B1+R9", "0 give R8", "0 done", "1 done"), TILES),
    "nobody gives back": (LAST_TILES, ("0 B7", "1 B1+R9", "0 done", "1 done"), NOTHING_BACK),
    # E2: the last resource goes on the new red 9.
    "resources": (
        ALL_BUT_ONE,
        ("0 A+R9", "1 R4", "2 Y1", "3 B1", "4 R1", "0 >W"),
        Ending(why="resources", seat=0),
    ),
    # E2: seat 1 gives 5 of them back in the same round: that was the reason all the same.
    "resources come back": (
        ALL_BUT_ONE,
        ("0 A+R9", "1 R4+R5", "2 Y1", "3 B1", "4 R1", "0 >W"),
        Ending(why="resources", seat=0),
    ),
    # H4: against Hal the tiles run out only once, whoever draws the last one.
    "hal draws the last tile": (URBANIZES.replace("Y9 R4 R5 R6", "Y9"), ("0 Y1",), LAST_TILE),
    "hal finds no tile": (PLAYER_DRAWS.format(level="normal", card="B", supply="R4"), ("0 B7",), LAST_TILE),
    "player's resources": (
        ALONE_ALL_BUT_ONE.format(card="B"),
        ("0 E+R9",),
        Ending(why="resources", seat=0),
    ),
    # H4: Hal's last resource goes on E; tiles are left, and so are all of the player's resources.
    "hal's resources": (HALS_LAST.format(height=8, card="E"), ("0 Y1",), Ending(why="resources", seat=1)),
    # H4: a third floor on blue 1 takes three resources, and he has two.
    "hal is too poor": (HALS_LAST.format(height=7, card="B1"), ("0 Y1",), POOR_HAL),
}


@pytest.mark.parametrize("case", ENDS)
def test_why(case: str) -> None:
    """E2, H4: the reason is what came first, and not what the table looks like in the end."""
    position, moves, wanted = ENDS[case]
    game = Game.from_position(position)
    assert game.ending is None
    play(game, *moves)
    assert game.over and game.ending == wanted
    assert game.copy().ending == wanted


def test_known_while_the_last_round_is_played() -> None:
    """E2: all resources of seat 0 are in the city; her token is still to be moved."""
    game = Game.from_position(ALL_BUT_ONE)
    play(game, "0 A+R9", "1 R4", "2 Y1", "3 B1", "4 R1")
    assert not game.over and game.ending == Ending(why="resources", seat=0)
    assert Game.from_position(game.position()).ending is None, "nothing tells what came before"


@pytest.mark.parametrize(
    ("ending", "words"),
    [
        (TILES, "The tiles ran out for the second time."),
        (NOTHING_BACK, "The tiles ran out, and nobody gave any back."),
        (Ending(why="resources", seat=1), "All of Hal's resources were in the city."),
        (LAST_TILE, "The tiles ran out."),
        (POOR_HAL, "Hal had too few resources to build."),
    ],
)
def test_words(ending: Ending, words: str) -> None:
    assert ending_words(ending, ["Juno", "Hal"]) == words
