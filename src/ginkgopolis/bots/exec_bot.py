"""Bots in any language: programs that speak JSON, a line for each message, as docs/bots.md tells."""

import shutil
from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

import msgspec

from ginkgopolis.bots.bot import Bot
from ginkgopolis.bots.clock import START_LIMIT
from ginkgopolis.bots.process import Program
from ginkgopolis.bots.trouble import GARBAGE, BotTrouble, one_line
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.errors import BadOptions, UnreadableMove
from ginkgopolis.notation import quoted
from ginkgopolis.options import Options
from ginkgopolis.values import Move
from ginkgopolis.view import View

PROTOCOL: Final = 2
WITHOUT_IDS: Final = 1  # the version before: every line is an answer, and none may come between
USUAL_LIMIT: Final = 10.0  # seconds for each move, where nobody has said


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: what is played."""

    id: int
    """Of the message, counted from 1; the answer bears it, too."""
    protocol: int
    rules: int
    seat: int
    names: tuple[str, ...]
    options: Options
    seed: int
    """For whatever chance the bot needs: the same game gives the same number."""
    limit: float
    """Seconds for each move."""


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """A decision: what is asked, what may be answered, and what is known."""

    id: int
    question: str | None
    moves: list[str]
    view: View


class End(msgspec.Struct, frozen=True, tag_field="type", tag="end"):
    """The last message: what each seat has scored."""

    id: int
    scores: list[int]


class Ready(msgspec.Struct, frozen=True):
    """The answer to Hello."""

    protocol: int
    id: int | None = None


class Choice(msgspec.Struct, frozen=True):
    """The answer to Choose."""

    move: str
    why: str = ""
    id: int | None = None


class Mark(msgspec.Struct, frozen=True):
    """What tells an answer from any other line."""

    id: object = None
    protocol: object = None
    move: object = None


Answer = TypeVar("Answer", Ready, Choice)


class ExecBot(Bot):
    """A bot that is a separate program."""

    keeps_time = True

    def __init__(self, command: Sequence[str]) -> None:
        """The program is started when it has to decide for the first time."""
        if not command:
            raise BadOptions("which-program")
        program = shutil.which(command[0])
        if program is None:
            raise BadOptions("no-such-program", program=quoted(command[0]))
        self.command = [program, *command[1:]]  # found: Windows itself would find .exe files only
        self._game: tuple[int, tuple[str, ...], Options] | None = None
        self._limit = USUAL_LIMIT
        self._program: Program | None = None
        self._protocol = PROTOCOL
        self._id = 0  # of the last message
        self._has_strayed = False
        self._why = ""

    def begin(self, seat: int, names: tuple[str, ...], options: Options, limit: float | None) -> None:
        """Remember what the program has to be told."""
        self._game = seat, names, options
        self._limit = USUAL_LIMIT if limit is None else limit

    def choose(self, view: View, moves: Sequence[Move], rng: Random) -> Move:
        """Let the program choose."""
        program = self._program or self._start(rng)
        texts = {str(move): move for move in moves}
        self._id += 1
        choice = self._ask(program, Choose(self._id, view.question, list(texts), view), Choice, self._limit)
        self._why = choice.why
        if choice.move in texts:
            return texts[choice.move]
        try:
            return Move(choice.move)
        except UnreadableMove as error:
            raise BotTrouble(GARBAGE, "bot-answered-no-move", reason=error) from None

    def explain(self) -> str:
        """Return what the program said about its last move."""
        return self._why or super().explain()

    def end(self, scores: Sequence[int]) -> None:
        """Tell the program how the game has ended."""
        if self._program:
            self._program.tell(msgspec.json.encode(End(self._id + 1, list(scores))), self._limit)

    def close(self) -> None:
        """End the program."""
        if self._program:
            self._program.stop()

    def _start(self, rng: Random) -> Program:
        """Start the program and tell it what is played."""
        assert self._game is not None, "begin comes before the first move"
        seat, names, options = self._game
        self._program = Program(self.command)
        self._id = 1
        seed = rng.getrandbits(32)
        hello = Hello(self._id, PROTOCOL, RULES_VERSION, seat, names, options, seed, self._limit)
        try:
            self._ask(self._program, hello, Ready, START_LIMIT)
        except BotTrouble as trouble:
            trouble.final = True  # who has not understood what is played cannot play
            raise
        return self._program

    def _ask(self, program: Program, message: Hello | Choose, kind: type[Answer], limit: float) -> Answer:
        """Send a message and return the answer, if it is one and says to what."""
        answer = read_answer(program.ask(msgspec.json.encode(message), limit, self._is_answer), kind)
        if isinstance(answer, Ready):
            self._protocol = answer.protocol
        if self._protocol not in (WITHOUT_IDS, PROTOCOL):
            versions = {"version": str(self._protocol), "ours": str(PROTOCOL)}
            raise BotTrouble(GARBAGE, "bot-speaks-other-version", **versions)
        if answer.id is None and self._protocol == PROTOCOL:
            raise BotTrouble(GARBAGE, "bot-answered-without-id", id=str(self._id))
        return answer

    def _is_answer(self, line: bytes) -> bool:
        """Is a line meant as the answer to the last message? The first that is not is reported."""
        if self._protocol == WITHOUT_IDS:
            return True
        try:
            mark = msgspec.json.decode(line, type=Mark)
        except (msgspec.DecodeError, UnicodeDecodeError):
            mark = Mark()
        if mark.id == self._id or (mark.id is None and (mark.protocol, mark.move) != (None, None)):
            return True
        if not self._has_strayed:
            self._has_strayed = True
            said = quoted(one_line(line.decode(errors="replace")))
            self.slip = BotTrouble(GARBAGE, "bot-wrote-stray-line", line=said)
        return False


def read_answer(line: bytes, kind: type[Answer]) -> Answer:
    """Read a line of JSON, or say what is wrong with it."""
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        said, reason = quoted(one_line(line.decode(errors="replace"))), one_line(str(error)).removesuffix(".")
        raise BotTrouble(GARBAGE, "bot-answered-nonsense", answer=said, reason=reason) from None
