"""Bots at the table: they think in processes of their own, for a limited time."""

import asyncio
import logging
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar
from weakref import WeakSet

import msgspec

from ginkgopolis.bots.process import Program
from ginkgopolis.bots.trouble import BotTrouble
from ginkgopolis.game import Game
from ginkgopolis.language import spoken
from ginkgopolis.position import write_position
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.bot_worker import Job, Thought
from ginkgopolis.server.turns import Turns

Found = TypeVar("Found")

LOGGER = logging.getLogger("ginkgopolis.bots")
GRACE: Final = 20.0
"""Seconds besides those for thinking: a process has to start, and a bot that is asked to stop has to."""
QUESTIONS_EACH: Final = 2
QUESTIONS_IN_ALL: Final = 100
"""That may wait for a bot, of one session and of all."""


def job_for(game: Game, seat: int, bot: str, seconds: float, whole: bool = False) -> Job:
    """Return what a bot is handed: a position that is true only in what its seat knows."""
    imagined = write_position(game.imagine(seat, secrets.randbits(64)))
    return Job(
        bot=bot,
        seat=seat,
        position=imagined,
        names=list(game.names),
        seed=secrets.token_hex(16),
        seconds=seconds,
        language=spoken.get(),
        whole=whole,
    )


def worker_command() -> list[str]:
    """Return what starts a process in which bots think."""
    return [sys.executable, "-m", "ginkgopolis.server.tables.bot_worker"]


class BotPool:
    """Some processes, started when they are first needed; one that takes too long is ended."""

    def __init__(self, processes: int, seconds: float, grace: float = GRACE) -> None:
        self.seconds = seconds
        self.grace = grace
        # Those who only ask never get the last process: games come first.
        self.moves = Turns(processes)
        self.questions = Turns(max(1, processes - 1), QUESTIONS_EACH, QUESTIONS_IN_ALL)
        self.idle: asyncio.LifoQueue[Program | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self.idle.put_nowait(None)
        # Weak: a program that was started for somebody who has left ends on its own.
        self.programs: WeakSet[Program] = WeakSet()
        # Not every event loop has processes. Two threads for each: one asks, and one can end it meanwhile.
        self.threads = ThreadPoolExecutor(2 * processes, thread_name_prefix="bots")

    async def play(self, game: Game, seat: int, bot: str, share: str) -> Thought:
        """Return the move of a bot that has a seat; a failure is a refusal."""
        job = job_for(game, seat, bot, self.seconds)
        async with self.moves.one(share):
            return await self._think(job)

    async def advise(self, game: Game, seat: int, bot: str, share: str, whole: bool = False) -> Thought:
        """Return what a bot would do, a move or its whole answer, unless too many want to know something."""
        self.questions.check(share)
        job = job_for(game, seat, bot, self.seconds, whole)
        async with self.questions.one(share):
            return await self._think(job)

    async def _think(self, job: Job) -> Thought:
        program = await self.idle.get()
        answered = False
        try:
            if program is None or not program.is_running:
                program = await self._run(self._start)
            line = await self._run(partial(program.ask, msgspec.json.encode(job), job.seconds + self.grace))
            thought = msgspec.json.decode(line, type=Thought)
            answered = True
        except (BotTrouble, msgspec.DecodeError, UnicodeDecodeError) as error:
            LOGGER.warning("bot failed", extra={"bot": job.bot, "reason": str(error)})
            raise Refusal("bot_failed", "bot-out-of-time") from None
        finally:
            if program is not None and not answered:
                self.threads.submit(self._end, program)
            self.idle.put_nowait(program if answered else None)
        if thought.error is not None:
            LOGGER.warning("bot failed", extra={"bot": job.bot, "reason": thought.error})
            raise Refusal("bot_failed", "bot-failed")
        return thought

    async def _run(self, work: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self.threads, work)

    def _start(self) -> Program:
        program = Program(worker_command())
        self.programs.add(program)
        return program

    def _end(self, program: Program) -> None:
        self.programs.discard(program)
        program.kill()

    async def close(self) -> None:
        """End all processes."""
        for program in list(self.programs):
            await self._run(partial(self._end, program))
        await asyncio.to_thread(self.threads.shutdown)
