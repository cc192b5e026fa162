"""Says what is being done, how far it is and how long it has taken, in one line that moves on terminals."""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final, TextIO

BLINK: Final = 0.5  # seconds between two looks at the clock


class Step:
    """Something that takes a while, in a number of parts where that is known."""

    def __init__(self, doing: str, parts: int) -> None:
        self.doing = doing
        self.parts = parts
        self.done = 0
        self.begin = monotonic()

    def advance(self) -> None:
        """Count one more part."""
        self.done += 1

    def __str__(self) -> str:
        count = f" ({self.done} of {self.parts} parts)" if self.parts else ""
        return f"{self.doing}{count}, {monotonic() - self.begin:.0f} s"


class Progress:
    """All steps that are under way at the same time."""

    def __init__(self, out: TextIO | None = None) -> None:
        self.out = sys.stderr if out is None else out
        self._steps: list[Step] = []
        self._lock = threading.Lock()
        self._idle = threading.Event()
        self._moving = self.out.isatty()

    @contextmanager
    def step(self, doing: str, done: str, parts: int = 0) -> Iterator[Step]:
        """Show a step while it is done, and in the end how long it has taken."""
        step = Step(doing, parts)
        self._begin(step)
        try:
            yield step
        except BaseException:
            self._end(step, "")
            raise
        self._end(step, f"{done} in {monotonic() - step.begin:.0f} s.")

    def _begin(self, step: Step) -> None:
        with self._lock:
            self._steps.append(step)
            if not self._moving:
                print(f"{step.doing} ...", file=self.out, flush=True)
            elif len(self._steps) == 1:
                self._idle.clear()
                threading.Thread(target=self._blink, daemon=True).start()

    def _end(self, step: Step, words: str) -> None:
        with self._lock:
            self._steps.remove(step)
            if not self._steps:
                self._idle.set()
            self._wipe()
            if words:
                print(words, file=self.out, flush=True)

    def _blink(self) -> None:
        while not self._idle.wait(BLINK):
            with self._lock:
                self._wipe()
                self.out.write("; ".join(map(str, self._steps)))
                self.out.flush()

    def _wipe(self) -> None:
        if self._moving:
            self.out.write("\r\x1b[K")


PROGRESS: Final = Progress()
