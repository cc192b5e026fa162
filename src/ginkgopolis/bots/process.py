"""A program that is asked line by line, and never waited for longer than it was given."""

import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import IO, Final, TypeVar

from ginkgopolis.bots.clock import GLANCE, Aside, is_over
from ginkgopolis.bots.family import end_family, start
from ginkgopolis.bots.trouble import CRASH, GARBAGE, TIME_OUT, BotTrouble, one_line
from ginkgopolis.notation import quoted

Answer = TypeVar("Answer")

CHUNK: Final = 1 << 16
LONGEST_LINE: Final = 1 << 20
LONGEST_MEMORY: Final = 4096  # bytes of what it last wrote to stderr
SMALL_STATUS: Final = 256  # from here on it is an error code of Windows, known in hexadecimal
GRACE: Final = 1.0  # seconds to leave by itself
PARTING: Final = 10.0  # seconds from the end of its output to its own; on a busy machine that takes a while


def anything(line: bytes) -> bool:
    """Is a line the answer? The first one is."""
    return True


class Program:
    """A program with its children; every trouble but garbage is final.

    Each of its pipes belongs to a thread, for there is no other way to wait for one that all systems have.
    """

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process, family = start(command)
        except OSError as error:
            raise BotTrouble(CRASH, "bot-not-started", True, reason=error.strerror or str(error)) from None
        self._kill = weakref.finalize(self, end_family, self._process, family)  # when Python ends, too
        self._stdin, self._stdout, stderr = pipes_of(self._process)
        self._writer, self._reader, listener = Aside("to bot"), Aside("from bot"), Aside("stderr of bot")
        self._memory = bytearray()
        self._silence = listener.begin(partial(listen, stderr, self._memory))
        listener.close()

    @property
    def is_running(self) -> bool:
        """Is it still there?"""
        return self._process.poll() is None

    def ask(self, message: bytes, limit: float, answers: Callable[[bytes], bool] = anything) -> bytes:
        """Write a line and return the next one that comes back and answers it; others are passed over."""
        deadline = monotonic() + limit
        answer = self._read()
        self._write(message, limit, deadline)
        while not answers(line := self._line(self._await(answer, limit, deadline))):
            if monotonic() >= deadline:
                raise self._late(limit)
            answer = self._read()
        return line

    def tell(self, message: bytes, limit: float) -> None:
        """Write a line to which nothing comes back."""
        self._write(message, limit, monotonic() + limit)

    def stop(self) -> None:
        """End its input, at which the program should leave; if it does not, end it with its children."""
        if self._kill.alive:
            self._writer.begin(self._stdin.close)
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self.kill()

    def kill(self) -> None:
        """End the program and its children, and close what leads to them; a second time does nothing."""
        if not self._kill.alive:
            return
        self._kill()
        for pipe, thread in ((self._stdin, self._writer), (self._stdout, self._reader)):
            thread.begin(pipe.close)
            thread.close()

    def last_words(self) -> str:
        """Return the last line that the program wrote to stderr, or nothing."""
        lines = self._memory.decode(errors="replace").strip().splitlines()
        return one_line(lines[-1]) if lines else ""

    def _read(self) -> Future[bytes]:
        """Have a line read."""
        return self._reader.begin(partial(self._stdout.readline, LONGEST_LINE + 1))

    def _line(self, line: bytes) -> bytes:
        """Return what was read, if it is a whole line."""
        if line.endswith(b"\n"):
            return line[:-1]
        if len(line) <= LONGEST_LINE:
            raise self._gone()
        self.kill()
        raise BotTrouble(GARBAGE, "bot-answered-too-much", True, bytes=str(LONGEST_LINE))

    def _write(self, message: bytes, limit: float, deadline: float) -> None:
        """Write a line, all of it."""
        self._await(self._writer.begin(partial(send, self._stdin, message + b"\n")), limit, deadline)

    def _await(self, call: Future[Answer], limit: float, deadline: float) -> Answer:
        """Return what a thread comes back with, checking meanwhile that the program is still there."""
        while not is_over(call, min(GLANCE, deadline - monotonic())):
            # One that has ended may have answered before, and a child may hold its output open.
            if not self.is_running and not is_over(call, GRACE):
                raise self._gone()
            if monotonic() >= deadline and not call.done():
                raise self._late(limit)
        try:
            return call.result()
        except OSError:
            raise self._gone() from None

    def _late(self, limit: float) -> BotTrouble:
        """End a program that has not answered in time, and say so."""
        self.kill()
        return BotTrouble(TIME_OUT, "bot-late-and-stopped", True, seconds=f"{limit:g}")

    def _gone(self) -> BotTrouble:
        """Say how a program has ended that should not have."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        status = self._process.returncode
        self.kill()
        is_over(self._silence, PARTING)
        words = self.last_words()
        return end_of(status, quoted_end(words) if words else "")


def pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return what leads to a process and back."""
    assert process.stdin and process.stdout and process.stderr
    return process.stdin, process.stdout, process.stderr


def send(pipe: IO[bytes], message: bytes) -> None:
    """Write a message, at once."""
    pipe.write(message)
    pipe.flush()


def listen(pipe: IO[bytes], memory: bytearray) -> None:
    """Remember the end of what a program complains about, until it has nothing more to say."""
    with pipe:
        while data := pipe.read1(CHUNK):  # type: ignore[attr-defined]
            memory += data
            del memory[:-LONGEST_MEMORY]


def end_of(status: int | None, words: str = "") -> BotTrouble:
    """Say how a program ended, from its status, and what it said last."""
    how, shown = "status", ""
    if status is None:
        how = "closed"
    elif status < 0:
        how, shown = "signal", signal.Signals(-status).name
    else:
        shown = str(status) if status < SMALL_STATUS else hex(status)
    if words:
        return BotTrouble(CRASH, "bot-ended-saying", True, how=how, status=shown, words=words)
    return BotTrouble(CRASH, "bot-ended", True, how=how, status=shown)


def quoted_end(words: str) -> str:
    """Return last words in quotation marks."""
    return quoted(words) if len(words) <= 30 else repr(words)
