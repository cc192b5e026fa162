"""A bot that plays its best ideas on in redealt worlds before it decides."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Final

from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.bots.mind.playout import outcomes
from ginkgopolis.bots.mind.weigh import ranked, weigh
from ginkgopolis.bots.planner import make_judge
from ginkgopolis.bots.why import PLAN_GROUPS, move_words, no_choice, sentence, why
from ginkgopolis.bots.world import World
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE
from ginkgopolis.errors import BadOptions
from ginkgopolis.values import Move

FIRST_CUT: Final = 4  # worlds after which hopeless candidates are dropped

Findings = tuple[int, list[int], dict[int, list[float]]]
"""The best candidate, all of them, and by how much each did better than the planner's move."""


class MonteCarloBot(ThinkingBot):
    """Leaves the planner's move only for one that does clearly better in the same worlds."""

    def __init__(
        self,
        worlds: int = 16,
        candidates: int = 6,
        rounds: int = 2,
        within: float = 4.0,
        doubt: float = 0.5,
        weights: str = "fitted",
        rivalry: float = 0.5,
    ) -> None:
        """Play this many `candidates` on, for `rounds` rounds in each of `worlds` worlds.

        Candidates are the planner's best moves `within` this many points of the very best, which is left only
        for a mean gain of more than `doubt` times its standard error.
        """
        if worlds < 2 or candidates < 1 or rounds < 1:
            raise BadOptions("too-little-to-search")
        self._worlds, self._candidates, self._rounds = worlds, candidates, rounds
        self._within, self._doubt = within, doubt
        self._judge = make_judge(weights, rivalry)
        self._leaf = make_judge(weights, rivalry)
        self._last: tuple[World, list[int], Findings | None] | None = None

    def think(self, world: World, moves: Sequence[Move], rng: Random) -> Move:
        """Ask the planner, then try its best candidates out."""
        codes = [move.code for move in moves]
        state, seat = world.state, world.seat
        worths = weigh(state, seat, codes, self._judge, stream(rng.getrandbits(64), "planner"))
        order = ranked(codes, worths)
        self._last = (world, order, None)
        if question(state) != CHOOSE or state.asking[seat] != NONE:
            return Move.from_code(order[0])
        worth_of = dict(zip(codes, worths, strict=True))
        lowest = worth_of[order[0]] - self._within
        tried = [code for code in order[: self._candidates] if worth_of[code] >= lowest]
        if len(tried) == 1:
            return Move.from_code(order[0])
        gains = self._play_on(world, tried, rng)
        best = self._best(tried, gains)
        self._last = (world, order, (best, tried, gains))
        return Move.from_code(best)

    def _play_on(self, world: World, tried: list[int], rng: Random) -> dict[int, list[float]]:
        """Return by how much each candidate did better than the planner's move, world by world."""
        self._leaf.prepare(world.state)
        self._leaf.prepare_for(max(0.0, self._judge.rounds - self._rounds))
        gains: dict[int, list[float]] = {code: [] for code in tried}
        alive = tried
        for number in range(self._worlds):
            chance = stream(rng.getrandbits(64), "playout")
            found = outcomes(
                world.redeal(rng), world.seat, alive, self._rounds, self._judge, self._leaf, chance
            )
            for code, outcome in zip(alive, found, strict=True):
                gains[code].append(outcome - found[0])
            if (number + 1) % FIRST_CUT == 0:
                alive = still_promising(alive, gains)
                if len(alive) == 1:
                    break
        return {code: gains[code] for code in alive}

    def _best(self, tried: list[int], gains: dict[int, list[float]]) -> int:
        """Return the candidate with the highest mean gain that is clear enough, else the planner's move."""
        best, highest = tried[0], 0.0
        for code, column in gains.items():
            mean = fmean(column)
            if mean > highest and mean > self._doubt * error_of(column):
                best, highest = code, mean
        return best

    def _findings(self, best: int, tried: list[int], gains: dict[int, list[float]]) -> str:
        """Say what came out of playing on."""
        planned = tried[0]
        if best == planned:
            return sentence("bot-found-nothing-better", ideas=len(tried), move=move_words(planned))
        column = gains[best]
        return sentence(
            "bot-found-better",
            move=move_words(best),
            other=move_words(planned),
            better=sum(gain > 0 for gain in column),
            games=len(column),
            points=fmean(column),
        )

    def explain(self) -> str:
        """Say what came out of playing on, or else what the planner would say."""
        if self._last is None:
            return no_choice()
        world, order, findings = self._last
        if findings:
            return self._findings(*findings)
        return why(world.state, world.seat, order[0], order[1:], self._judge, PLAN_GROUPS)


def error_of(column: Sequence[float]) -> float:
    """Return the standard error of a mean."""
    return sqrt(variance(column) / len(column))


def still_promising(alive: list[int], gains: dict[int, list[float]]) -> list[int]:
    """Return the planner's move, and those that may yet turn out best."""
    highest = max(fmean(gains[code]) for code in alive)
    hopeful = [code for code in alive[1:] if fmean(gains[code]) + 2 * error_of(gains[code]) >= highest]
    return [alive[0], *hopeful]
