"""Whatever a bot does, its seat plays on, and the report says what was wrong."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from ginkgopolis import Game, Move, Options
from ginkgopolis.bots import AnyBot, Bot, Seated, bot_rng, lost_moves, make_bot, play_with_bots
from ginkgopolis.bots.guard import PATIENCE
from ginkgopolis.bots.trouble import BotTrouble, count_troubles
from ginkgopolis.language import speaking
from ginkgopolis.values import KNOWN
from tests.bots.puppets import (
    SOON,
    Agreeable,
    Masked,
    Puppet,
    Shifty,
    Spoiler,
    Trick,
    Unspeakable,
    cancel,
    crash,
    fail_speechless,
    give_up,
    hang,
    hang_stubbornly,
    leave,
    play,
    pretend_lateness,
    pretend_trouble,
    stop_generating,
)
from tests.patience import PATIENCE as PLENTY


@pytest.mark.parametrize(
    ("trick", "kind", "sentence"),
    [
        (crash, "crash", "crashed: LookupError: no such tile (puppets.py, line "),
        (leave, "crash", "crashed: SystemExit: 3 (puppets.py, line "),
        (cancel, "crash", "crashed: asyncio.exceptions.CancelledError: enough (puppets.py, line "),
        (give_up, "crash", "crashed: tests.bots.puppets.Despair: all is lost (puppets.py, line "),
        (stop_generating, "crash", "crashed: GeneratorExit (puppets.py, line "),
        (fail_speechless, "crash", "crashed: tests.bots.puppets.Speechless: <exception str() failed> ("),
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
        (lambda: Move.from_code(Agreeable(3)), "illegal move", "chose an illegal move: Agreeable. "),
    ],
)
def test_one_trouble_is_borne(trick: Trick, kind: str, sentence: str) -> None:
    """A legal move is drawn at random, and the bot is asked again next time."""
    bot = Puppet(trick)
    game, seated = play(bot, SOON if kind == "time-out" else None)
    (trouble,) = seated.troubles
    assert trouble.kind == kind
    assert trouble.sentence.startswith(f"Round 1: Ada (puppet) {sentence}")
    assert trouble.sentence.isprintable() and trouble.sentence.endswith(".")
    assert seated.counts == {kind: 1}
    assert bot.asked == sum(play.seat == 0 for play in game.moves)


def test_a_move_that_changes_is_looked_at_once() -> None:
    """It was legal when it was checked, and another one when it was played, which ended the program."""
    game, seated = play(Shifty())
    assert game.over and not seated.troubles


def test_who_spoils_moves_ends_no_game() -> None:
    game = Game.new(2, seed=1, introductory=True)
    seats = {seat: Seated(Spoiler(), bot_rng(1, seat)) for seat in (0, 1)}
    try:
        play_with_bots(game, seats)
    finally:
        KNOWN.clear()  # the moves that everybody is given
    assert game.over
    assert [seated.counts for seated in seats.values()] == [{"illegal move": PATIENCE}] * 2


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


def test_in_the_language_of_whoever_asks() -> None:
    for limit in (None, PLENTY):
        with Seated(make_bot("random"), Random(1), limit) as seated, speaking("de"):
            seated.move(Game.new(2, seed=1), 0)
            assert seated.explain() == "Er behält seine Gründe für sich."


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
        assert seated.explain().startswith("It cannot say why. bot crashed: tests.bots.puppets.Despair")


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
    assert lost_moves(seated.troubles) == []


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
    assert lost_moves(seated.troubles) == seated.troubles[:1], "the move for which it was not ready"


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
    assert seated.explain() == "It was drawn at random."


def test_something_that_is_no_bot() -> None:
    """A class that has forgotten to be a Bot."""
    _, seated = play(AnyBot())
    assert seated.troubles[0].sentence.startswith(
        "Round 1: Ada (puppet) crashed: TypeError: AnyBot is neither a Bot, a BlindBot nor a ThinkingBot"
    )
    with pytest.raises(TypeError, match="abstract"):
        Bot()  # type: ignore[abstract]
