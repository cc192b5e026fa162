"""What is to be played: which bots, how, from which seed, and who sits where."""

from itertools import permutations

import msgspec

from ginkgopolis.bots import make_bot
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

    def seed_of(self, block: int) -> int:
        """Return the seed of a block."""
        return self.seed + block

    def seatings(self, block: int) -> list[tuple[int, ...]]:
        """Return the games of a block: the bot, by its place in the list, at every seat."""
        players, bots = self.options.players, len(self.bots)
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


def check_plan(plan: Plan, blocks: int) -> None:
    """Refuse what cannot be played, before anything is."""
    players, bots = plan.options.players, len(plan.bots)
    check_options(plan.options)
    for name in plan.bots:
        make_bot(name).close()
    if plan.limit is not None and not plan.limit > 0:
        raise BadOptions("The time limit for a move must be more than 0 seconds.")
    if bots > 2 and bots != players and players > 1:
        raise BadOptions(
            f"There are {bots} bots for {players} players: "
            "name a candidate and a baseline, or as many bots as there are players."
        )
    for block in (0, blocks - 1):
        set_up(plan.options, plan.seed_of(block))
