"""How long a bot may think, where it thinks in our own process."""

import signal
import threading
from collections.abc import Callable
from time import perf_counter
from types import FrameType
from typing import Final, TypeVar

Answer = TypeVar("Answer")

START_LIMIT: Final = 30.0
"""Seconds for all but moves, such as loading a network before the first one, where moves have a limit."""
NAGGING: Final = 1.0  # seconds after which a bot that has caught the first reminder gets another one


class OutOfTime(BaseException):
    """The time is up; no `except Exception` of a bot can swallow it."""


def within(limit: float | None, ask: Callable[[], Answer]) -> Answer:
    """Return the answer, or raise OutOfTime if it takes longer.

    In the main thread an alarm ends the thinking. Elsewhere (other threads, other systems, while somebody
    else's alarm is set) nothing can, and an answer that comes too late is refused.
    """
    if limit is None:
        return ask()
    begin = perf_counter()
    answer = ask_with_alarm(limit, ask) if alarm_is_free() else ask()
    if perf_counter() - begin > limit:
        raise OutOfTime
    return answer


def alarm_is_free() -> bool:
    """Can an alarm be set here, without taking somebody else's?"""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        return False
    return signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def ask_with_alarm(limit: float, ask: Callable[[], Answer]) -> Answer:
    """Return the answer, or raise OutOfTime out of the thinking."""
    thinking = True

    def ring(number: int, frame: FrameType | None) -> None:
        if thinking:
            raise OutOfTime

    previous = signal.signal(signal.SIGALRM, ring)
    try:  # twice: the alarm may ring in the very moment in which the inner one ends
        signal.setitimer(signal.ITIMER_REAL, limit, NAGGING)
        try:
            return ask()
        finally:
            thinking = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
