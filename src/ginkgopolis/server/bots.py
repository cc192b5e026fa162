"""Bots at the table: they think in processes of their own, for a limited time."""

import asyncio
import contextlib
import logging
import secrets
import sys
from typing import Final

import msgspec

from ginkgopolis.bots import bot_names
from ginkgopolis.game import Game
from ginkgopolis.language import spoken
from ginkgopolis.position import write_position
from ginkgopolis.server.bot_worker import Job, Thought
from ginkgopolis.server.errors import Refusal

LOGGER = logging.getLogger("ginkgopolis.bots")
GOOD_STAND_INS: Final = ("planner", "random")
LONGEST_LINE: Final = 1 << 20
GRACE: Final = 20.0
"""Seconds besides those for thinking: a process has to start, and a bot that is asked to stop has to."""


def bots_at_hand() -> list[str]:
    """Return the names of the bots that are installed; clients name no others, nor commands to be run."""
    return bot_names()


def usual_stand_in(bots: list[str]) -> str:
    """Return the bot that takes the seats of those who are away."""
    return next(name for name in GOOD_STAND_INS if name in bots)


def job_for(game: Game, seat: int, bot: str, seconds: float) -> Job:
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
    )


class BotPool:
    """Some processes, started when they are first needed; one that takes too long is ended."""

    def __init__(self, processes: int, seconds: float, grace: float = GRACE) -> None:
        self.seconds = seconds
        self.grace = grace
        self.idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self.idle.put_nowait(None)
        self.processes: set[asyncio.subprocess.Process] = set()
        self.ended: set[asyncio.subprocess.Process] = set()

    async def think(self, game: Game, seat: int, bot: str) -> Thought:
        """Return a bot's move; a failure is a refusal."""
        job = job_for(game, seat, bot, self.seconds)
        process = await self.idle.get()
        answered = False
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            async with asyncio.timeout(job.seconds + self.grace):
                thought = await self._ask(process, job)
            answered = True
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError) as error:
            LOGGER.warning("bot failed", extra={"bot": job.bot, "reason": type(error).__name__})
            raise Refusal("bot_failed", "The bot gave no answer in time.") from None
        finally:
            if not answered:
                self._end(process)
            self.idle.put_nowait(process if answered else None)
        if thought.error is not None:
            LOGGER.warning("bot failed", extra={"bot": job.bot, "reason": thought.error})
            raise Refusal("bot_failed", "The bot has failed.")
        return thought

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "ginkgopolis.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        self.processes.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, job: Job) -> Thought:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError
        return msgspec.json.decode(line, type=Thought)

    def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is not None:
            self.processes.discard(process)
            self.ended.add(process)
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in list(self.processes):
            self._end(process)
        for process in self.ended:
            await process.wait()
