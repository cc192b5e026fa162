"""A process in which bots think: jobs come in as lines of JSON, answers go out the same way.

It is handed positions in which all that the bot's seat cannot know has been redealt.
"""

import sys
from collections.abc import Iterable
from random import Random
from typing import IO

import msgspec

from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.game import Game
from ginkgopolis.language import speaking


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision for a bot."""

    bot: str
    seat: int
    position: str
    names: list[str]
    seed: str
    seconds: float
    language: str


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot would play, and why; or what went wrong."""

    move: str = ""
    reason: str = ""
    error: str | None = None


def think(job: Job) -> Thought:
    """Let a bot decide; whatever it does wrong is only told."""
    try:
        game = Game.from_position(job.position, names=job.names)
        with Seated(make_bot(job.bot), Random(job.seed), job.seconds, job.bot) as seated:
            move = seated.move(game, job.seat)
            with speaking(job.language):
                reason = seated.explain()
    except Exception as error:
        return Thought(error=f"{type(error).__name__}: {error}"[:300])
    if seated.troubles:
        return Thought(error=seated.troubles[0].sentence)
    return Thought(move=str(move), reason=reason)


def work(jobs: Iterable[bytes], answers: IO[bytes]) -> None:
    """Answer jobs until there are no more."""
    for line in jobs:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Job))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not come between the answers
    work(sys.stdin.buffer, answers)
