"""A program that is asked line by line, and never waited for longer than it was given."""

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

from ginkgopolis.bots.trouble import CRASH, GARBAGE, TIME_OUT, BotTrouble, one_line
from ginkgopolis.notation import quoted

CHUNK: Final = 1 << 16
LONGEST_LINE: Final = 1 << 20
LONGEST_MEMORY: Final = 4096  # bytes of what it last wrote to stderr
CHECK: Final = 0.1  # seconds of silence after which we see whether it is still there
GRACE: Final = 1.0  # seconds to leave by itself
PARTING: Final = 10.0  # seconds from the end of its output to its own; on a busy machine that takes a while


class Program:
    """A program in a process group of its own, with its children; every trouble but garbage is final."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise BotTrouble(CRASH, f"cannot be started: {error.strerror or error}", final=True) from None
        self._stdin, self._stdout, self._stderr = pipes_of(self._process)
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._unread = b""
        self._memory = b""
        self._kill = weakref.finalize(self, kill_group, self._process)  # when Python ends, too

    def ask(self, message: bytes, limit: float) -> bytes:
        """Write a line and return the next one that comes back."""
        self._talk(message + b"\n", limit, wait=True)
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def tell(self, message: bytes, limit: float) -> None:
        """Write a line to which nothing comes back."""
        self._talk(message + b"\n", limit, wait=False)

    def stop(self) -> None:
        """End its input, at which the program should leave; if it does not, end it with its children."""
        with suppress(OSError):
            self._stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE if self._kill.alive else 0)
        self._end()

    def last_words(self) -> str:
        """Return the last line that the program wrote to stderr, or nothing."""
        lines = self._memory.decode(errors="replace").strip().splitlines()
        return one_line(lines[-1]) if lines else ""

    def _talk(self, outgoing: bytes, limit: float, wait: bool) -> None:
        """Write all that is outgoing and, if it is waited for, read until there is a whole line."""
        deadline = monotonic() + limit
        with selectors.DefaultSelector() as ready:
            ready.register(self._stdin, selectors.EVENT_WRITE)
            ready.register(self._stdout, selectors.EVENT_READ)
            if not self._stderr.closed:
                ready.register(self._stderr, selectors.EVENT_READ)
            while outgoing or (wait and b"\n" not in self._unread):
                left = deadline - monotonic()
                pipes = [key.fileobj for key, _ in ready.select(max(0.0, min(left, CHECK)))]
                # Endless complaints do not put the deadline off, but an answer that is there is taken.
                if not pipes or (left <= 0 and self._stdout not in pipes):
                    self._check(limit, left)
                for pipe in pipes:
                    if pipe is self._stdin:
                        outgoing = self._write(outgoing)
                        if not outgoing:
                            ready.unregister(self._stdin)
                    elif pipe is self._stdout:
                        self._read()
                    elif not self._listen():
                        ready.unregister(self._stderr)
                        self._stderr.close()

    def _write(self, outgoing: bytes) -> bytes:
        """Write as much as there is room for, and return the rest."""
        try:
            return outgoing[os.write(self._stdin.fileno(), outgoing[:CHUNK]) :]
        except BlockingIOError:
            return outgoing
        except OSError:
            raise self._gone() from None

    def _read(self) -> None:
        """Read some of what the program answers."""
        data = os.read(self._stdout.fileno(), CHUNK)
        if not data:
            raise self._gone()
        self._unread += data
        if len(self._unread) > LONGEST_LINE:
            self._end()
            raise BotTrouble(GARBAGE, f"answered with more than {LONGEST_LINE} bytes", final=True)

    def _listen(self) -> bool:
        """Remember the end of what the program complains about; False when it has nothing more to say."""
        data = os.read(self._stderr.fileno(), CHUNK)
        self._memory = (self._memory + data)[-LONGEST_MEMORY:]
        return bool(data)

    def _check(self, limit: float, left: float) -> None:
        """See whether a silent program is still there, and end one whose time is up."""
        if self._process.poll() is not None:  # a child may hold its output open
            raise self._gone()
        if left <= 0:
            self._end()
            raise BotTrouble(TIME_OUT, f"did not answer within {limit:g} s and was stopped", final=True)

    def _gone(self) -> BotTrouble:
        """Say how a program has ended that should not have."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        status = self._process.returncode
        with suppress(OSError, ValueError):
            while self._listen():
                pass
        self._end()
        words = self.last_words()
        return BotTrouble(CRASH, end_words(status) + (f", saying {quoted_end(words)}" if words else ""), True)

    def _end(self) -> None:
        """End the program and its children, and close what leads to them."""
        self._kill()
        for pipe in (self._stdin, self._stdout, self._stderr):
            with suppress(OSError):
                pipe.close()


def pipes_of(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Return what leads to a process and back."""
    assert process.stdin and process.stdout and process.stderr
    return process.stdin, process.stdout, process.stderr


def kill_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and all its children that are in its group, at once."""
    with suppress(ProcessLookupError, PermissionError):  # nobody is left
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def end_words(status: int | None) -> str:
    """Say how a program ended, from its status."""
    if status is None:
        return "closed its output"
    if status < 0:
        return f"was ended by {signal.Signals(-status).name}"
    return f"ended with status {status}"


def quoted_end(words: str) -> str:
    """Return last words in quotation marks."""
    return quoted(words) if len(words) <= 30 else repr(words)
