"""A few words for the tests of the story."""

from collections.abc import Sequence
from random import Random

from ginkgopolis import Game
from ginkgopolis.engine.journal import Line
from ginkgopolis.story.fold import fold
from ginkgopolis.story.sentences import tell_story


def told(game: Game, seat: int | None, *plays: str) -> list[str]:
    """Play moves as in `0 R7`, and return the sentences about the last one."""
    for play in plays:
        who, _, move = play.partition(" ")
        game.play(int(who), move)
    return game.news(seat)


def play_at_random(game: Game, seed: int) -> Game:
    """Play a game to its end."""
    rng = Random(seed)
    while not game.over:
        seat = rng.choice(game.pending)
        game.play(seat, rng.choice(game.legal_moves(seat)))
    return game


def journal_of(game: Game) -> list[Line]:
    """Return everything that the journal of a game tells, secrets included."""
    return [line for episode in game.story for line in episode.lines]


def told_of(lines: Sequence[Line], names: Sequence[str], seat: int | None) -> list[str]:
    """Return what a seat is told of lines of a journal."""
    return tell_story(fold(lines), names, seat)
