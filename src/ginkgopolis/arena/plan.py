"""What is to be played: which bots, how, from which seed, and who sits where."""

from itertools import combinations, permutations

import msgspec

from ginkgopolis.bots import check_bot
from ginkgopolis.errors import BadOptions
from ginkgopolis.options import Options, check_options, set_up


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the games of an arena depend on; how many there are and who plays them makes no difference."""

    bots: tuple[str, ...]
    options: Options
    seed: int
    limit: float | None = None
    """Seconds that a bot may think about a move."""
    records: bool = False
    """Whether the games are written down."""
    pool: bool = False
    """Whether all pairs of the bots meet, each in blocks of its own."""

    def pairs(self) -> list[tuple[int, int]]:
        """Return who meets whom in a pool, the candidate first; of two players neither is the baseline."""
        bots = range(len(self.bots))
        return list(permutations(bots, 2) if self.options.players > 2 else combinations(bots, 2))

    def blocks(self, seeds: int) -> int:
        """Return how many blocks there are for this many seeds."""
        return seeds * len(self.pairs()) if self.pool else seeds

    def seed_of(self, block: int) -> int:
        """Return the seed of a block."""
        return self.seed + (block // len(self.pairs()) if self.pool else block)

    def seatings(self, block: int) -> list[tuple[int, ...]]:
        """Return the games of a block: the bot, by its place in the list, at every seat."""
        players, bots = self.options.players, len(self.bots)
        if self.pool:
            pairs = self.pairs()
            candidate, baseline = pairs[block % len(pairs)]
            return rotations((candidate,) + (baseline,) * (players - 1))
        if players == 1:
            return [(bot,) for bot in range(bots)]
        if bots == 1:
            return [(0,) * players]
        if bots == 2:
            return rotations((0,) + (1,) * (players - 1))
        # Hands are passed to the left, so that it matters who sits beside whom.
        orders = list(permutations(range(1, bots)))
        return rotations((0, *orders[block % len(orders)]))


def rotations(order: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the order begun at every seat in turn."""
    return [order[len(order) - turn :] + order[: len(order) - turn] for turn in range(len(order))]


def check_plan(plan: Plan, seeds: int) -> None:
    """Refuse what cannot be played, before anything is."""
    check_options(plan.options)
    for name in dict.fromkeys(plan.bots):
        check_bot(name)
    if plan.pool:
        check_pool(plan)
    else:
        check_seats(plan)
    if plan.limit is not None and not plan.limit > 0:
        raise BadOptions("time-limit-above-zero")
    for seed in (plan.seed, plan.seed + seeds - 1):
        set_up(plan.options, seed)


def check_seats(plan: Plan) -> None:
    """Refuse numbers of bots for which no fair seating is known."""
    players, bots = plan.options.players, len(plan.bots)
    if bots > 2 and bots != players and players > 1:
        raise BadOptions("bots-for-players", bots=bots, players=players)


def check_pool(plan: Plan) -> None:
    """Refuse a pool in which nobody can meet anybody."""
    if plan.options.players == 1:
        raise BadOptions("ratings-without-hal")
    if len(plan.bots) < 2:
        raise BadOptions("ratings-need-two")
    if len(set(plan.bots)) != len(plan.bots):
        raise BadOptions("bot-twice")
