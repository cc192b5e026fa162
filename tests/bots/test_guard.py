"""Whatever a bot does, its seat plays on, and the report says what was wrong."""

import signal
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random

import pytest

from ginkgopolis import BadOptions, Game, Move, Options
from ginkgopolis.bots import (
    AnyBot,
    BlindBot,
    Bot,
    Seated,
    bot_rng,
    guard,
    make_bot,
    play_with_bots,
    troubles_of,
)
from ginkgopolis.bots.trouble import count_troubles
from ginkgopolis.notation import read_move
from tests.patience import PATIENCE

SOON = 0.25  # seconds


class Puppet(BlindBot):
    """Does what it is told at its n-th decision, and takes the first move at all others."""

    def __init__(self, *tricks: Callable[[], object]) -> None:
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


def hang() -> object:
    """Hang for ever, and have the alarm, which is set as far ahead as the limit says, ring now."""
    assert PATIENCE / 2 < signal.getitimer(signal.ITIMER_REAL)[0] <= PATIENCE
    signal.setitimer(signal.ITIMER_REAL, 0.001)
    while True:
        pass


def hang_stubbornly() -> object:
    while True:
        with suppress(Exception):
            hang()


def play(bot: AnyBot, limit: float | None = None, seed: int = 1) -> tuple[Game, Seated]:
    """Let a bot play a whole game against a random one."""
    game = Game.new(2, seed=seed, introductory=True)
    seats = {seat: Seated(make_bot("random"), bot_rng(seed, seat)) for seat in (0, 1)}
    seats[0] = Seated(bot, bot_rng(seed, 0), limit, "puppet")
    play_with_bots(game, seats)
    for seat in seats.values():
        seat.end(game)
    assert game.over
    assert troubles_of({1: seats[1]}) == []
    return game, seats[0]


@pytest.mark.parametrize(
    ("trick", "kind", "sentence"),
    [
        (crash, "crash", "crashed: LookupError: no such tile (test_guard.py, line "),
        (leave, "crash", "crashed: SystemExit: 3 (test_guard.py, line "),
        (hang, "time-out", f"did not answer within {PATIENCE:g} s."),
        (hang_stubbornly, "time-out", f"did not answer within {PATIENCE:g} s."),
        (lambda: None, "garbage", "answered None, which is not a Move."),
        (lambda: "R7", "garbage", "answered 'R7', which is not a Move."),
        (lambda: Move(read_move("C3")), "illegal move", "chose an illegal move: 'C3'. You cannot play C3 "),
        (lambda: Move(-1), "illegal move", "chose an illegal move: "),
        (lambda: Move(10**30), "illegal move", "chose an illegal move: "),
    ],
)
def test_one_trouble_is_borne(trick: Callable[[], object], kind: str, sentence: str) -> None:
    """A legal move is drawn by lot, and the bot is asked again next time."""
    bot = Puppet(trick)
    game, seated = play(bot, PATIENCE if kind == "time-out" else None)
    (trouble,) = seated.troubles
    assert trouble.kind == kind
    assert trouble.sentence.startswith(f"Round 1: Ada (puppet) {sentence}")
    assert trouble.sentence.isprintable() and trouble.sentence.endswith(".")
    assert seated.counts == {kind: 1}
    assert bot.asked == sum(play.seat == 0 for play in game.moves)


def test_patience_ends() -> None:
    """After the third trouble the bot is left alone, and the lot decides."""
    bot = Puppet(crash, lambda: None, hang, crash, crash)
    _, seated = play(bot, PATIENCE)
    assert guard.PATIENCE == bot.asked == len(seated.troubles) == 3
    assert seated.retired
    assert seated.counts == Counter({"crash": 1, "garbage": 1, "time-out": 1})
    assert count_troubles(seated.troubles) == "1 crash, 1 answer that was none and 1 time-out"
    assert count_troubles(seated.troubles * 2).startswith("2 crashes, 2 answers that were none")


def test_the_lot_is_the_same_again() -> None:
    """The same troubles give the same game, however long the bot was thinking and drawing numbers."""
    assert play(Puppet(crash, crash, crash))[0].moves == play(Puppet(*[lambda: None] * 3))[0].moves
    moves = play(Puppet(crash, hang, crash), PATIENCE)[0].moves
    assert moves == play(Puppet(hang, crash, hang), PATIENCE)[0].moves
    assert moves != play(Puppet(crash, crash, crash), seed=2)[0].moves


def test_nothing_is_noted_where_all_is_well() -> None:
    bot = Puppet()
    _, seated = play(bot, limit=PATIENCE)
    assert (seated.troubles, seated.counts) == ([], {})
    assert count_troubles(seated.troubles) == ""


@pytest.mark.parametrize("limit", [0, -1, float("nan"), float("inf"), 1e9])
def test_a_limit_that_is_none(limit: float) -> None:
    with pytest.raises(BadOptions, match="it is above 0, and a day at most"):
        Seated(Puppet(), Random(1), limit)


def test_alarms_are_put_back() -> None:
    """Whoever had an alarm of her own keeps it."""
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    mine = signal.getsignal(signal.SIGALRM)
    try:
        play(Puppet(hang), PATIENCE)
        assert signal.getsignal(signal.SIGALRM) is mine
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
        signal.setitimer(signal.ITIMER_REAL, 1000)
        play(Puppet(), limit=PATIENCE)
        assert signal.getitimer(signal.ITIMER_REAL)[0] > 900
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert rung == []


def test_elsewhere_a_late_answer_is_refused() -> None:
    """Where no alarm can be set, as in another thread, nobody is interrupted."""
    found: list[Seated] = []

    def late() -> object:
        threading.Event().wait(2 * SOON)
        return Move(0)

    thread = threading.Thread(target=lambda: found.append(play(Puppet(late), SOON)[1]))
    thread.start()
    thread.join()
    assert found[0].troubles[0].sentence == "Round 1: Ada (puppet) did not answer within 0.25 s."


def test_a_person_may_interrupt() -> None:
    def interrupt() -> object:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(Puppet(interrupt), limit=PATIENCE)


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
    assert seated.explain().startswith("It cannot say, for it crashed: LookupError: do not ask")
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
    game, seated = play(bot, limit=PATIENCE)
    seated.close()
    scores = [score.total for score in game.scores()]
    assert bot.told == [0, ("Ada", "Bela"), 2, PATIENCE, scores, "closed"]
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
