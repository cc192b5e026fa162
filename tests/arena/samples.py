"""Plans, blocks that are made up, and bots in files, for the tests of the arena."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ginkgopolis import Options
from ginkgopolis.arena.match import Block, Outcome
from ginkgopolis.arena.plan import Plan

FIRST_MOVE = """
from ginkgopolis.bots import BlindBot

class FirstBot(BlindBot):
    def pick(self, moves, rng):
        return moves[0]
"""
CRASHING = """
from ginkgopolis.bots import BlindBot

class CrashBot(BlindBot):
    def pick(self, moves, rng):
        raise ValueError("no idea")
"""


def plan_of(*bots: str, players: int = 3, seed: int = 1, pool: bool = False, hal: str | None = None) -> Plan:
    """Return a plan of the base game."""
    return Plan(bots=bots, options=Options(players=players, hal=hal), seed=seed, pool=pool)


def bot_file(folder: Path, code: str = FIRST_MOVE, name: str = "first.py") -> str:
    """Write a bot to a file and return how it is named on the command line."""
    (folder / name).write_text(code, encoding="utf-8")
    return f"file:{folder / name}"


def outcome(seating: tuple[int, ...], totals: Sequence[int]) -> Outcome:
    """Return a game of one round, in which all points came from tokens."""
    return Outcome(seating, [[total, 0, 0, 0, 0] for total in totals], [list(totals)])


def block_of(plan: Plan, number: int, *totals: Sequence[int]) -> Block:
    """Return a block in which the games ended like this, in the order of the plan's seatings."""
    seatings = plan.seatings(number)
    assert len(seatings) == len(totals)
    games = [outcome(seating, each) for seating, each in zip(seatings, totals)]
    return Block(number, plan.seed_of(number), games, [{} for _ in plan.bots])


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    """Return a result as it was read from JSON without the times, which no two runs have in common."""
    bots = [{key: bot[key] for key in bot if not key.startswith("ms_")} for bot in result["bots"]]
    return {**result, "bots": bots}
