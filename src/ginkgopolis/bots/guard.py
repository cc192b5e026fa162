"""A bot at its seat: whatever it does, the game goes on, and what went wrong is noted.

seated = Seated(make_bot("planner"), bot_rng(seed, seat), limit=1.0, name="planner")
game.play(seat, seated.move(game, seat))    # a legal move, always
seated.end(game)                            # tell the scores, let go of processes
seated.troubles                             # what went wrong, if anything did
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from types import TracebackType
from typing import Final, Self, TypeVar

from ginkgopolis.bots.bot import AnyBot, answer_of
from ginkgopolis.bots.clock import START_LIMIT, Aside, OutOfTime, Unstoppable, within
from ginkgopolis.bots.trouble import (
    CRASH,
    GARBAGE,
    ILLEGAL,
    TIME_OUT,
    BotTrouble,
    Trouble,
    crash_of,
    one_line,
    shown,
    tellable,
)
from ginkgopolis.errors import BadOptions, GinkgopolisError, IllegalMove, Value
from ginkgopolis.game import Game
from ginkgopolis.language import say, spoken
from ginkgopolis.notation import quoted
from ginkgopolis.values import Move

Answer = TypeVar("Answer")

PATIENCE: Final = 3
"""How many troubles a seat puts up with in a game before its bot is no longer asked."""

LONGEST_LIMIT: Final = 24 * 60 * 60.0


class Seated:
    """A bot at a seat for one game; where it fails, a legal move is drawn at random instead."""

    def __init__(self, bot: AnyBot, rng: Random, limit: float | None = None, name: str = "bot") -> None:
        """`limit` is in seconds for each move, None for as long as it takes; `name` is for reports."""
        if limit is not None and not 0 < limit <= LONGEST_LIMIT:
            raise BadOptions("bad-time-limit", seconds=f"{limit:g}")
        self.bot = bot
        self.limit = limit
        self.name = name
        self.troubles: list[Trouble] = []
        self.retired = False
        """Is the bot not asked any more, so that all moves are drawn at random?"""
        # A separate stream: how much a bot draws before it fails must not matter.
        self._lots = Random(rng.getrandbits(64))
        self._rng = rng
        self._aside: Aside | None = None
        self._begun = False
        self._strikes = 0  # troubles for which a move had to be drawn at random, or something was not done
        self._closed = False

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    @property
    def counts(self) -> Counter[str]:
        """How many troubles there were of each kind."""
        return Counter(trouble.kind for trouble in self.troubles)

    def move(self, game: Game, seat: int) -> Move:
        """Return a legal move of a seat that owes one: the bot's own, or one drawn at random."""
        if not self.retired:
            round_, name = game.round, f"{game.names[seat]} ({self.name})"
            try:
                self._begin(game, seat)
                move = self._ask(game, seat)
                self._note_slip(name, round_)
                return move
            except BotTrouble as trouble:
                self._note_slip(name, round_)
                self._strike(trouble, name, "bot-trouble-in-game", lost_move=True, round=round_)
        return Move.from_code(self._lots.choice(game.legal_moves(seat).codes))

    def leave_empty(self, reason: GinkgopolisError) -> None:
        """Note that this seat has no bot, so that all its moves are random."""
        trouble = BotTrouble(CRASH, reason.message, True, **reason.values)
        self.troubles.append(Trouble(trouble, self.name, "bot-trouble-at-start", {}, lost_move=True))
        self.retired = True

    def explain(self) -> str:
        """Say why the last move was chosen."""
        if self.retired:
            return say("bot-by-lot")
        try:
            return self._call(lambda: one_line(str(self.bot.explain()), 1000))
        except BotTrouble as trouble:
            return say("bot-cannot-say", trouble=trouble.about(self.name).sentence(spoken.get()))

    def end(self, game: Game) -> None:
        """Tell the bot how a finished game has ended, and let go of it."""
        if self._begun and not self.retired:
            try:
                self._call(lambda: self.bot.end(game.totals()))
            except BotTrouble as trouble:
                self._strike(trouble, self.name, "bot-trouble-at-end")
        self.close()

    def close(self) -> None:
        """Let go of the bot, in the middle of a game or after it; a second time does nothing."""
        if self._closed:
            return
        self._closed = True
        try:
            self._call(self._close_bot)
        except BotTrouble as trouble:
            self._strike(trouble, self.name, "bot-trouble-on-closing")
        self.retired = True
        if self._aside is not None:
            self._aside.close()

    def _close_bot(self) -> None:
        self.bot.close()  # which it may not even have

    def _begin(self, game: Game, seat: int) -> None:
        """Tell the bot what is played, before its first move."""
        if not self._begun:
            self._begun = True
            self._call(lambda: self.bot.begin(seat, game.names, game.options, self.limit))

    def _ask(self, game: Game, seat: int) -> Move:
        """Ask the bot, and accept nothing but a legal move in time."""
        moves = game.legal_moves(seat)
        codes = moves.codes

        def ask() -> Move:
            answer = answer_of(game, seat, self.bot, moves, self._rng)
            return accepted(answer, game, seat, codes)  # within its time: to check it may run code of the bot

        return self._call(ask, self.limit)

    def _call(self, call: Callable[[], Answer], limit: float | None = START_LIMIT) -> Answer:
        """Call into the bot; whatever it raises is a BotTrouble, unless a person has interrupted."""
        try:
            if self.limit is None or contained(lambda: bool(self.bot.keeps_time)):
                limit = None
            return (
                contained(call) if limit is None else within(limit, self._thread(), lambda: contained(call))
            )
        except OutOfTime as late:
            if limit is None:
                raise crash_of(late) from None
            stuck = isinstance(late, Unstoppable)
            message = "bot-late-and-stuck" if stuck else "bot-late"
            raise BotTrouble(TIME_OUT, message, stuck, seconds=f"{limit:g}") from None

    def _thread(self) -> Aside:
        """Return the thread in which a bot with a limit thinks; after an interruption it is another one."""
        if self._aside is None or self._aside.closed:
            self._aside = Aside("bot")
        return self._aside

    def _strike(
        self, trouble: BotTrouble, bot: str, message: str, lost_move: bool = False, **when: str | int
    ) -> None:
        """Keep a trouble for the report, and lose patience in the end."""
        self.troubles.append(Trouble(trouble, bot, message, when, lost_move))
        self._strikes += 1
        if trouble.final or self._strikes >= PATIENCE:
            self.retired = True

    def _note_slip(self, bot: str, round_: int) -> None:
        """Keep what was wrong although the bot has answered."""
        try:
            slip = contained(self._take_slip)
        except BotTrouble as trouble:
            slip = trouble
        if slip is not None:
            self.troubles.append(Trouble(slip, bot, "bot-trouble-in-game", {"round": round_}))

    def _take_slip(self) -> BotTrouble | None:
        """Return what was wrong, once."""
        slip = getattr(self.bot, "slip", None)
        if slip is not None:
            self.bot.slip = None
        return None if slip is None else tellable(slip)


def contained(call: Callable[[], Answer]) -> Answer:
    """Make a call into a bot; whatever it raises is a BotTrouble, but interruptions by us or a person."""
    try:
        return call()
    except (KeyboardInterrupt, OutOfTime):
        raise
    except BotTrouble as trouble:
        raise tellable(trouble) from None
    except BaseException as error:  # asyncio.CancelledError, SystemExit, or one of the bot's own making
        raise crash_of(error) from error


def accepted(answer: object, game: Game, seat: int, codes: Sequence[int]) -> Move:
    """Return a legal move of ours, whatever the answer pretends to be, and will be when it is asked again."""
    if not issubclass(type(answer), Move):
        text = shown(answer)
        if text is None:
            kind = one_line(type(answer).__name__, 60)
            raise BotTrouble(GARBAGE, "bot-answered-unprintable", type=kind)
        raise BotTrouble(GARBAGE, "bot-answered-no-move-object", answer=text)
    assert isinstance(answer, Move)
    code = answer.code
    if type(code) is not int or code not in codes:
        raise BotTrouble(ILLEGAL, "bot-chose-illegal-move", **why_not(game, seat, code))
    return Move.from_code(code)


def why_not(game: Game, seat: int, code: object) -> dict[str, Value]:
    """Say why a move is not legal; it may be a code that no move has."""
    text = one_line(str(code), 60) if type(code) is int else one_line(type(code).__name__, 60)
    try:
        if type(code) is int:
            text = quoted(str(Move.from_code(code)))
            game.explain(seat, Move.from_code(code))
    except IllegalMove as error:
        return {"move": text, "reason": error}
    except Exception:
        text = one_line(str(code), 60)
    return {"move": text, "reason": BadOptions("bot-code-of-no-move")}


def play_with_bots(game: Game, seated: Mapping[int, Seated]) -> None:
    """Let the bots decide as long as one of them has to; seats without a bot are left alone."""
    while waiting := [seat for seat in game.pending if seat in seated]:
        seat = waiting[0]
        game.play(seat, seated[seat].move(game, seat))


def troubles_of(seated: Mapping[int, Seated]) -> list[Trouble]:
    """Return what went wrong at any seat."""
    return [trouble for seat in seated.values() for trouble in seat.troubles]


def lost_moves(troubles: Iterable[Trouble]) -> list[Trouble]:
    """Return the troubles because of which a move was drawn at random."""
    return [trouble for trouble in troubles if trouble.lost_move]
