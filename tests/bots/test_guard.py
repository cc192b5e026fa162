"""Whatever a bot does, its seat plays on, and the report says what was wrong."""

import _thread
import asyncio
import signal
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import pytest

from ginkgopolis import BadOptions, Game, Move, Options
from ginkgopolis.bots import AnyBot, BlindBot, Bot, Seated, bot_rng, make_bot, troubles_of
from ginkgopolis.bots.clock import OutOfTime
from ginkgopolis.bots.guard import PATIENCE
from ginkgopolis.bots.trouble import BotTrouble, count_troubles
from ginkgopolis.language import speaking
from tests.patience import PATIENCE as PLENTY

Trick = Callable[[], object]

SOON = 1.0  # seconds
SLOW: set[Trick] = set()


@pytest.fixture(autouse=True)
def long_obedience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a bot that is told to stop may take a while."""
    monkeypatch.setattr("ginkgopolis.bots.clock.OBEDIENCE", PLENTY)


def slow(trick: Trick) -> Trick:
    """Mark a trick that is to run out of time; a busy machine must not let others do so."""
    SLOW.add(trick)
    return trick


class Puppet(BlindBot):
    """Does what it is told at its n-th decision, and takes the first move at all others."""

    def __init__(self, *tricks: Trick) -> None:
        self.tricks = list(tricks)
        self.asked = 0

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        self.asked += 1
        rng.random()
        if self.tricks:
            return self.tricks.pop(0)()  # type: ignore[return-value]
        return moves[0]


def crash() -> object:
    raise LookupError("no such\ntile")


def leave() -> object:
    raise SystemExit(3)


def cancel() -> object:
    raise asyncio.CancelledError("enough")


class Despair(BaseException):
    """No Exception."""


def give_up() -> object:
    raise Despair("all is lost")


def stop_generating() -> object:
    raise GeneratorExit


class Speechless(BaseException):
    """Cannot even be told."""

    def __str__(self) -> str:
        raise Despair


def fail_speechless() -> object:
    raise Speechless


def pretend_lateness() -> object:
    raise OutOfTime


def pretend_trouble() -> object:
    raise BotTrouble("no such kind", "no-such-message")


class Unspeakable:
    """An answer that cannot be looked at."""

    def __repr__(self) -> str:
        raise Despair


class Masked:
    """An answer that pretends to be a move."""

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return Move


@slow
def hang() -> object:
    while True:
        pass


@slow
def hang_stubbornly() -> object:
    while True:
        with suppress(Exception):
            hang()


def play(bot: AnyBot, limit: float | None = None, seed: int = 1) -> tuple[Game, Seated]:
    """Let a bot play a whole game against a random one; the limit is for tricks that are slow."""
    game = Game.new(2, seed=seed, introductory=True)
    seats = {seat: Seated(make_bot("random"), bot_rng(seed, seat)) for seat in (0, 1)}
    seats[0] = Seated(bot, bot_rng(seed, 0), limit, "puppet")
    while not game.over:
        seat = game.pending[0]
        if seat == 0 and limit is not None and isinstance(bot, Puppet):
            seats[0].limit = limit if SLOW.intersection(bot.tricks[:1]) else PLENTY
        game.play(seat, seats[seat].move(game, seat))
    for seated in seats.values():
        seated.end(game)
    assert troubles_of({1: seats[1]}) == []
    return game, seats[0]


@pytest.mark.parametrize(
    ("trick", "kind", "sentence"),
    [
        (crash, "crash", "crashed: LookupError: no such tile (test_guard.py, line "),
        (leave, "crash", "crashed: SystemExit: 3 (test_guard.py, line "),
        (cancel, "crash", "crashed: asyncio.exceptions.CancelledError: enough (test_guard.py, line "),
        (give_up, "crash", "crashed: tests.bots.test_guard.Despair: all is lost (test_guard.py, line "),
        (stop_generating, "crash", "crashed: GeneratorExit (test_guard.py, line "),
        (fail_speechless, "crash", "crashed: tests.bots.test_guard.Speechless: <exception str() failed> ("),
        (pretend_lateness, "crash", "crashed: ginkgopolis.bots.clock.OutOfTime"),
        (pretend_trouble, "crash", "crashed: ginkgopolis.bots.trouble.BotTrouble: "),
        (
            Unspeakable,
            "garbage",
            "answered with something that is not a Move and cannot be shown (Unspeakable).",
        ),
        (Masked, "garbage", "answered "),
        (hang, "time-out", f"did not answer within {SOON:g} s."),
        (hang_stubbornly, "time-out", f"did not answer within {SOON:g} s."),
        (lambda: None, "garbage", "answered None, which is not a Move."),
        (lambda: "R7", "garbage", "answered 'R7', which is not a Move."),
        (lambda: Move("C3"), "illegal move", "chose an illegal move: 'C3'. You cannot play C3 "),
        (lambda: Move.from_code(-1), "illegal move", "chose an illegal move: "),
        (lambda: Move.from_code(10**30), "illegal move", "chose an illegal move: "),
    ],
)
def test_one_trouble_is_borne(trick: Trick, kind: str, sentence: str) -> None:
    """A legal move is drawn by lot, and the bot is asked again next time."""
    bot = Puppet(trick)
    game, seated = play(bot, SOON if kind == "time-out" else None)
    (trouble,) = seated.troubles
    assert trouble.kind == kind
    assert trouble.sentence.startswith(f"Round 1: Ada (puppet) {sentence}")
    assert trouble.sentence.isprintable() and trouble.sentence.endswith(".")
    assert seated.counts == {kind: 1}
    assert bot.asked == sum(play.seat == 0 for play in game.moves)


def test_patience_ends() -> None:
    """After the third trouble the bot is left alone, and the lot decides."""
    bot = Puppet(crash, lambda: None, hang, crash, crash)
    _, seated = play(bot, SOON)
    assert PATIENCE == bot.asked == len(seated.troubles) == 3
    assert seated.retired
    assert seated.counts == Counter({"crash": 1, "garbage": 1, "time-out": 1})
    assert count_troubles(seated.troubles) == "1 crash, 1 answer that was none and 1 time-out"
    assert count_troubles(seated.troubles * 2).startswith("2 crashes, 2 answers that were none")


def test_the_lot_is_the_same_again() -> None:
    """The same troubles give the same game, however long the bot was thinking and drawing numbers."""
    assert play(Puppet(crash, crash, crash))[0].moves == play(Puppet(*[lambda: None] * 3))[0].moves
    moves = play(Puppet(crash, hang, crash), SOON)[0].moves
    assert moves == play(Puppet(hang, crash, hang), SOON)[0].moves
    assert moves != play(Puppet(crash, crash, crash), seed=2)[0].moves


def test_nothing_is_noted_where_all_is_well() -> None:
    bot = Puppet()
    _, seated = play(bot, limit=PLENTY)
    assert (seated.troubles, seated.counts) == ([], {})
    assert count_troubles(seated.troubles) == ""


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


def test_in_the_language_of_whoever_asks() -> None:
    for limit in (None, PLENTY):
        with Seated(make_bot("random"), Random(1), limit) as seated, speaking("de"):
            seated.move(Game.new(2, seed=1), 0)
            assert seated.explain() == "Er behält seine Gründe für sich."


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


class Leaving(Puppet):
    """Fails when it is let go of, as some libraries do."""

    def explain(self) -> str:
        return Unspeakable()  # type: ignore[return-value]

    def close(self) -> None:
        raise asyncio.CancelledError


@pytest.mark.parametrize("limit", [None, PLENTY])
def test_closing_harms_nobody(limit: float | None) -> None:
    _, seated = play(Leaving(), limit)
    (trouble,) = seated.troubles
    assert trouble.kind == "crash"
    assert trouble.sentence.startswith(
        "On closing: puppet crashed: asyncio.exceptions.CancelledError (test_g"
    )


def test_an_explanation_that_cannot_be_read() -> None:
    game = Game.new(2, seed=1, introductory=True)
    with Seated(Leaving(), Random(1)) as seated:
        seated.move(game, 0)
        assert seated.explain().startswith("It cannot say why. bot crashed: tests.bots.test_guard.Despair")


def test_something_without_the_methods_of_a_bot() -> None:
    """It is noted like any other trouble."""

    class Nothing:
        pass

    _, seated = play(Nothing())  # type: ignore[arg-type]
    assert seated.counts == {"crash": 4}, "three moves, and closing"
    assert "AttributeError: 'Nothing' object has no attribute 'begin'" in seated.troubles[0].sentence
    assert "Nothing is neither a Bot, a BlindBot nor a ThinkingBot" in seated.troubles[1].sentence


def test_a_slip_is_told_but_borne() -> None:
    """A bot may report what went wrong although it has an answer."""

    class Slipping(Puppet):
        def pick(self, moves: Sequence[Move], rng: Random) -> Move:
            if self.asked < 5:
                self.slip = BotTrouble("garbage", "bot-wrote-stray-line", line="'hm'")
            return super().pick(moves, rng)

    bot = Slipping()
    game, seated = play(bot)
    assert seated.counts == {"garbage": 5}
    assert seated.troubles[0].sentence == "Round 1: Ada (puppet) wrote a line that answers nothing: 'hm'."
    assert bot.asked == sum(play.seat == 0 for play in game.moves), "its patience is not tried"


class Nervous(Puppet):
    """Fails in all but moves."""

    def begin(self, seat: int, names: tuple[str, ...], options: Options, limit: float | None) -> None:
        raise LookupError("not ready")

    def explain(self) -> str:
        raise LookupError("do not ask")

    def end(self, scores: Sequence[int]) -> None:
        raise LookupError("already over")

    def close(self) -> None:
        raise LookupError("stuck")


def test_trouble_apart_from_moves() -> None:
    game = Game.new(2, seed=1, introductory=True)
    seated = Seated(Nervous(), Random(1), name="nervous")
    for _ in range(2):
        game.play(0, seated.move(game, 0))
        game.undo()
    assert seated.explain().startswith("It cannot say why. nervous crashed: LookupError: do not ask")
    seated.end(game)
    when = [trouble.sentence.split(" crashed: LookupError: ")[0] for trouble in seated.troubles]
    assert when == ["Round 1: Ada (nervous)", "At the end: nervous", "On closing: nervous"]


class Diary(Puppet):
    """Writes down what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[object] = []

    def begin(self, seat: int, names: tuple[str, ...], options: Options, limit: float | None) -> None:
        self.told += [seat, names, options.players, limit]

    def explain(self) -> str:
        return "I like\x1b[31m it."

    def end(self, scores: Sequence[int]) -> None:
        self.told.append(scores)

    def close(self) -> None:
        self.told.append("closed")


def test_a_bot_hears_of_beginning_and_end() -> None:
    bot = Diary()
    game, seated = play(bot, limit=PLENTY)
    seated.close()
    scores = [score.total for score in game.scores()]
    assert bot.told == [0, ("Ada", "Bela"), 2, PLENTY, scores, "closed"]
    assert seated.retired


def test_what_a_bot_says_cannot_harm_a_terminal() -> None:
    game = Game.new(2, seed=1, introductory=True)
    with Seated(Diary(), Random(1)) as seated:
        seated.move(game, 0)
        assert seated.explain() == "I like?[31m it."
    assert seated.explain() == "It was drawn by lot."


def test_something_that_is_no_bot() -> None:
    """A class that has forgotten to be a Bot."""
    _, seated = play(AnyBot())
    assert seated.troubles[0].sentence.startswith(
        "Round 1: Ada (puppet) crashed: TypeError: AnyBot is neither a Bot, a BlindBot nor a ThinkingBot"
    )
    with pytest.raises(TypeError, match="abstract"):
        Bot()  # type: ignore[abstract]
