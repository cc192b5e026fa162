"""Time limits for whoever is asked for something, on any system and in any thread."""

import weakref
from collections.abc import Callable
from concurrent.futures import Future, InvalidStateError
from contextlib import suppress
from contextvars import copy_context
from queue import SimpleQueue
from threading import Thread
from time import perf_counter
from typing import Final, TypeVar

Answer = TypeVar("Answer")
Calls = SimpleQueue[Callable[[], None] | None]

START_LIMIT: Final = 30.0
"""Seconds for all but moves, such as loading a network before the first one, where moves have a limit."""
GLANCE: Final = 0.1
"""Seconds for which one waits without looking around: on Windows Ctrl+C has to wait for that, too."""
NAGGING: Final = 0.5  # seconds after which a bot that has caught the first reminder gets another one
OBEDIENCE: Final = 5.0  # seconds that a bot has to stop once it is told to


class OutOfTime(BaseException):
    """The time is up; no `except Exception` of a bot can swallow it."""


class Unstoppable(OutOfTime):
    """The time is up, but whoever was asked goes on all the same."""


class Aside:
    """A thread that makes calls for others, one after the other, so that nobody has to wait for them."""

    def __init__(self, name: str) -> None:
        self._calls: Calls = SimpleQueue()
        self._thread = Thread(target=make_calls, args=(self._calls,), name=name, daemon=True)
        self._thread.start()
        self._end = weakref.finalize(self, self._calls.put, None)

    @property
    def closed(self) -> bool:
        """Can it make no more calls?"""
        return not self._end.alive

    def begin(self, call: Callable[[], Answer]) -> Future[Answer]:
        """Have something called in the caller's context."""
        answer: Future[Answer] = Future()
        context = copy_context()

        def answer_call() -> None:
            try:
                answer.set_result(context.run(call))
            except BaseException as error:
                answer.set_exception(error)

        self._calls.put(answer_call)
        return answer

    def close(self) -> None:
        """Let the thread end once it has made the calls that it was given."""
        self._end()

    def interrupt(self) -> None:
        """Let the thread end at the next thing it does in Python; until then nobody waits for it."""
        import ctypes

        ident, error = ctypes.c_ulong(self._thread.ident or 0), ctypes.py_object(OutOfTime)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, error)
        self.close()  # only now: another thread may get the number of one that has ended

    def stop(self) -> bool:
        """Interrupt the thread until it ends; False if it does not, within `OBEDIENCE`."""
        patience = perf_counter() + OBEDIENCE
        while self._thread.is_alive() and perf_counter() < patience:
            self.interrupt()
            self._thread.join(NAGGING)
        return not self._thread.is_alive()


def make_calls(calls: Calls) -> None:
    """Make calls until there are no more."""
    with suppress(OutOfTime, InvalidStateError):  # an interruption may come when the answer is there already
        while (call := calls.get()) is not None:
            call()


def is_over(call: Future[Answer], seconds: float) -> bool:
    """Wait for a call, but not longer, and say whether it is over."""
    with suppress(TimeoutError):
        call.exception(max(0.0, seconds))
    return call.done()


def within(limit: float, aside: Aside, call: Callable[[], Answer]) -> Answer:
    """Return the answer, or raise OutOfTime if it takes longer: then the thread is stopped and closed."""
    deadline = perf_counter() + limit
    try:
        answer = aside.begin(call)
        while not is_over(answer, min(GLANCE, deadline - perf_counter())) and perf_counter() < deadline:
            pass
    except BaseException:  # somebody has interrupted the waiting thread
        aside.interrupt()
        raise
    if perf_counter() >= deadline:
        raise OutOfTime if aside.stop() else Unstoppable
    return answer.result()
