"""Bots that do as they are told, and how they may fail."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import ClassVar

from ginkgopolis import Game, Move
from ginkgopolis.bots import AnyBot, BlindBot, Seated, bot_rng, make_bot, troubles_of
from ginkgopolis.bots.clock import OutOfTime
from ginkgopolis.bots.trouble import BotTrouble
from tests.patience import PATIENCE as PLENTY

Trick = Callable[[], object]

SOON = 1.0  # seconds
SLOW: set[Trick] = set()


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


SLIPPING = """
from ginkgopolis.bots import BlindBot, BotTrouble

class Slipping(BlindBot):
    told = False

    def pick(self, moves, rng):
        if not self.told:
            self.told = True
            self.slip = BotTrouble("garbage", "bot-wrote-stray-line", line="'hm'")
        return moves[0]
"""
"""A file with a bot that always has a move, and once something to be told besides."""


class Unspeakable:
    """An answer that cannot be looked at."""

    def __repr__(self) -> str:
        raise Despair


class Masked:
    """An answer that pretends to be a move."""

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return Move


class Chameleon(Move):
    """A move that is another one each time it is looked at, legal at first."""

    __slots__ = ()
    codes: ClassVar[list[int]] = []

    @property
    def code(self) -> int:  # type: ignore[override]
        return self.codes.pop(0) if self.codes else -1


class Agreeable(int):
    """A number that is equal to all others."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = int.__hash__


class Spoiler(BlindBot):
    """Spoils what it is given: the moves, and each one of them."""

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        for move in moves:
            object.__setattr__(move, "code", 31)
        return moves[0]


class Shifty(BlindBot):
    """Answers with moves that change."""

    def pick(self, moves: Sequence[Move], rng: Random) -> Move:
        Chameleon.codes = [moves[0].code]
        return object.__new__(Chameleon)


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
