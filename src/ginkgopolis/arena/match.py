"""Plays the games of a block and notes what the statistics need."""

from collections import Counter
from math import log
from time import perf_counter
from typing import Final

import msgspec
from msgspec.structs import asdict

from ginkgopolis.arena.plan import Plan
from ginkgopolis.bots import bot_rng, seat_bot
from ginkgopolis.bots.guard import Seated
from ginkgopolis.bots.trouble import Trouble
from ginkgopolis.game import Game
from ginkgopolis.language import LANGUAGES, USUAL, speaking
from ginkgopolis.scores import Score

SOURCES: Final = ("tokens", "cards", "new_hands", "districts", "extras")
BIN: Final = log(1.02)  # times are kept to one percent


class Mishap(msgspec.Struct, frozen=True):
    """A bot that had to be helped out."""

    seat: int
    kind: str
    sentence: str
    told: dict[str, str] = {}
    """The sentence in other languages."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game went."""

    seating: tuple[int, ...]
    """The bot at every seat, by its place in the plan; Hal is none."""
    points: list[list[int]]
    """For every seat the points by source, in the order of `SOURCES`."""
    rounds: list[list[int]]
    """For every round what each seat would have scored, had the game ended then."""
    mishaps: list[Mishap] = []
    record: str | None = None

    @property
    def totals(self) -> list[int]:
        """The final score of every seat."""
        return [sum(points) for points in self.points]


class Block(msgspec.Struct, frozen=True):
    """One seed, played with every bot in every seat."""

    block: int
    seed: int
    games: list[Outcome]
    times: list[dict[int, int]]
    """For every bot how many moves took how long: see `time_bin`."""


def play_block(plan: Plan, block: int) -> Block:
    """Play the games of a block, one after the other."""
    seed = plan.seed_of(block)
    times: list[Counter[int]] = [Counter() for _ in plan.bots]
    games = [play_game(plan, seed, seating, times) for seating in plan.seatings(block)]
    return Block(block, seed, games, [dict(sorted(counter.items())) for counter in times])


def play_game(plan: Plan, seed: int, seating: tuple[int, ...], times: list[Counter[int]]) -> Outcome:
    """Play a game; the same bots at the same seats would play the same one in `simulate`."""
    options = plan.options
    game = Game.new(seed=seed, **asdict(options))
    seats = [seat_bot(plan.bots[bot], bot_rng(seed, seat), plan.limit) for seat, bot in enumerate(seating)]
    try:
        rounds = play_on(game, seats, [times[bot] for bot in seating])
    finally:
        for seated in seats:
            seated.end(game)
    points = [points_by_source(score) for score in game.scores()]
    record = record_of(game, plan, seating) if plan.records else None
    return Outcome(seating, points, rounds, mishaps_at(seats), record)


def play_on(game: Game, seats: list[Seated], times: list[Counter[int]]) -> list[list[int]]:
    """Play to the end and return what everybody had after each round."""
    rounds: list[list[int]] = []
    ready = [False] * len(seats)
    while waiting := game.pending:
        seat, now = waiting[0], game.round
        begin = perf_counter()
        move = seats[seat].move(game, seat)
        if ready[seat]:  # the first move may take the time to start a program or to load a network
            times[seat][time_bin(perf_counter() - begin)] += 1
        ready[seat] = True
        game.play(seat, move)
        if game.round > now > 0 or game.over:
            rounds.append(game.totals())
    return rounds


def mishaps_at(seats: list[Seated]) -> list[Mishap]:
    """Return what went wrong with the bots, seat by seat."""
    return [mishap_at(seat, trouble) for seat, seated in enumerate(seats) for trouble in seated.troubles]


def mishap_at(seat: int, trouble: Trouble) -> Mishap:
    """Tell of a trouble in all languages: it is read elsewhere, and later."""
    told = {}
    for language in LANGUAGES:
        with speaking(language):
            told[language] = trouble.sentence
    return Mishap(seat, trouble.kind, told.pop(USUAL), told)


def time_bin(seconds: float) -> int:
    """Return the step of a scale on which each is two percent longer than the one before; 0 is 1 ns."""
    return max(0, round(log(max(seconds, 1e-9) * 1e9) / BIN))


def points_by_source(score: Score) -> list[int]:
    """Return the points in the order of `SOURCES`."""
    cards, districts, extras = (
        sum(points for _, points in part) for part in (score.cards, score.districts, score.extras)
    )
    return [score.tokens, cards, score.new_hands, districts, extras]


def record_of(game: Game, plan: Plan, seating: tuple[int, ...]) -> str:
    """Return the record, with the players named after their bots, which they are not while they play."""
    names = [f"{plan.bots[bot]} ({seat})" for seat, bot in enumerate(seating)]
    names += game.names[len(names) :]
    return msgspec.structs.replace(game.record(), names=names).to_json()
