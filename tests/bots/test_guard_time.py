"""A bot that takes too long is stopped, and its seat plays on."""

import _thread
import signal
import threading
from collections.abc import Sequence
from random import Random

import pytest

from ginkgopolis import BadOptions, Move
from ginkgopolis.bots import Seated
from tests.bots.puppets import SOON, Puppet, hang, play, slow
from tests.patience import PATIENCE as PLENTY


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), 1e9])
def test_a_limit_that_is_none(limit: float) -> None:
    with pytest.raises(BadOptions, match="it is above 0, and a day at most"):
        Seated(Puppet(), Random(1), limit)


def test_in_any_thread_a_bot_is_stopped() -> None:
    found: list[Seated] = []
    thread = threading.Thread(target=lambda: found.append(play(Puppet(hang), SOON)[1]))
    thread.start()
    thread.join()
    assert found[0].troubles[0].sentence == f"Round 1: Ada (puppet) did not answer within {SOON:g} s."


def test_a_late_answer_is_refused() -> None:
    """While a bot waits for the system, nothing can interrupt it."""

    @slow
    def late() -> object:
        threading.Event().wait(2 * SOON)
        return Move.from_code(0)

    _, seated = play(Puppet(late), SOON)
    assert [trouble.sentence for trouble in seated.troubles] == [
        f"Round 1: Ada (puppet) did not answer within {SOON:g} s."
    ]


def test_who_cannot_be_stopped_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even such a bot stops a game."""
    monkeypatch.setattr("ginkgopolis.bots.clock.OBEDIENCE", 0.1)
    released = threading.Event()
    bot = Puppet(slow(released.wait), hang)
    try:
        _, seated = play(bot, SOON)
    finally:
        released.set()
    assert [trouble.sentence for trouble in seated.troubles] == [
        f"Round 1: Ada (puppet) did not answer within {SOON:g} s and cannot be stopped."
    ]
    assert bot.asked == 1 and seated.retired


def test_who_gives_up_only_after_some_reminders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ginkgopolis.bots.clock.NAGGING", 0.01)
    caught: list[BaseException] = []

    @slow
    def go_on() -> object:
        while len(caught) < 3:
            try:
                hang()
            except BaseException as error:
                caught.append(error)
        return hang()

    bot = Puppet(go_on)
    game, seated = play(bot, SOON)
    assert seated.counts == {"time-out": 1} and len(caught) == 3
    assert bot.asked == sum(play.seat == 0 for play in game.moves), "it is asked again"


def test_a_bot_lives_in_one_thread() -> None:
    """Some libraries insist on it; the thread ends with the game."""
    threads: set[threading.Thread] = set()

    class Resident(Puppet):
        def begin(self, *args: object) -> None:
            threads.add(threading.current_thread())

        def pick(self, moves: Sequence[Move], rng: Random) -> Move:
            threads.add(threading.current_thread())
            return moves[-1]

        def close(self) -> None:
            threads.add(threading.current_thread())

    play(Resident(), limit=PLENTY)
    (thread,) = threads
    assert thread is not threading.current_thread()
    thread.join(PLENTY)
    assert not thread.is_alive()
    threads.clear()
    play(Resident())
    assert threads == {threading.current_thread()}, "without a limit there is no need"


def test_a_person_may_interrupt() -> None:
    def interrupt() -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Puppet(interrupt), limit=PLENTY)


def test_a_person_may_interrupt_while_a_bot_thinks() -> None:
    """What Ctrl+C does, to the main thread."""
    stopped = threading.Event()

    def think() -> object:
        _thread.interrupt_main()
        try:
            return hang()
        finally:
            stopped.set()

    # Whoever runs the tests in the background may have had all programs ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            play(Puppet(think), limit=PLENTY)
    finally:
        signal.signal(signal.SIGINT, before)
    assert stopped.wait(PLENTY)


def test_a_person_may_interrupt_without_a_limit() -> None:
    def interrupt() -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Puppet(interrupt))


def test_an_answer_that_takes_for_ever_to_look_at() -> None:
    """Looking at an answer belongs to the time of the bot."""

    class Endless:
        def __repr__(self) -> str:
            return str(hang())

    _, seated = play(Puppet(slow(Endless)), SOON)
    assert [trouble.sentence for trouble in seated.troubles] == [
        f"Round 1: Ada (puppet) did not answer within {SOON:g} s."
    ]
