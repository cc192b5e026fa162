"""A few words for the tests of the story."""

from random import Random

from ginkgopolis import Game
from ginkgopolis.engine.journal import Line


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
    return [line for part in game._story for line in part]
