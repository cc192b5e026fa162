"""A process in which bots think: jobs come in as lines of JSON, answers go out the same way.

It is handed positions in which all that the bot's seat cannot know has been redealt.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from random import Random
from time import monotonic
from typing import IO, Final

import msgspec

from ginkgopolis.bots import Seated, lost_moves, make_bot
from ginkgopolis.game import Game
from ginkgopolis.language import speaking
from ginkgopolis.values import Move

IN_PARTS: Final = ("choose", "give back")
"""The questions that are answered by several moves."""
NICENESS: Final = 10
"""Bots take what processor time is left: moves and answers to people come first."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision for a bot."""

    bot: str
    seat: int
    position: str
    names: list[str]
    seed: str
    seconds: float
    language: str
    whole: bool = False
    """Is the whole answer wanted, and not only its first move?"""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot would play, and why; or what went wrong."""

    moves: list[str] = []
    """The answer: one move, or all its parts if the whole was wanted."""
    reason: str = ""
    error: str | None = None


def think(job: Job) -> Thought:
    """Let a bot decide; whatever it does wrong is only reported."""
    try:
        game = Game.from_position(job.position, names=job.names)
        with Seated(make_bot(job.bot), Random(job.seed), job.seconds, job.bot) as seated:
            moves = [seated.move(game, job.seat)]
            with speaking(job.language):
                reason = seated.explain()
            if job.whole:
                moves += parts_after(moves[0], seated, game, job)
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}"[:300])
    if lost := lost_moves(seated.troubles):
        return Thought(error=lost[0].sentence)
    return Thought(moves=list(map(str, moves)), reason=reason)


def parts_after(first: Move, seated: Seated, game: Game, job: Job) -> Iterator[Move]:
    """Give the moves that complete an answer, as far as the time for all of them goes."""
    before = (game.question, game.round)
    until = monotonic() + job.seconds
    game.play(job.seat, first)
    while goes_on(game, job.seat, before) and monotonic() < until:
        move = seated.move(game, job.seat)
        yield move
        game.play(job.seat, move)


def goes_on(game: Game, seat: int, before: tuple[str | None, int]) -> bool:
    """Was the earlier question only partly answered? After a new hand the next one is another question."""
    same = before[0] in IN_PARTS and (game.question, game.round) == before
    return same and seat in game.pending and game.can_undo(seat)


def work(jobs: Iterable[bytes], answers: IO[bytes]) -> None:
    """Answer jobs until there are no more."""
    for line in jobs:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Job))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    # What a bot, a library or a child process prints must not get in between the answers.
    sys.stdout.flush()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if sys.platform != "win32":
        os.nice(NICENESS)
    work(sys.stdin.buffer, answers)
