"""What is played for a leaderboard: published seeds and opponents, which never change under their name."""

from pathlib import Path
from typing import Final, NamedTuple

from ginkgopolis.arena.plan import Plan
from ginkgopolis.bots.registry import FILE, bot_of, split_file
from ginkgopolis.errors import BadOptions
from ginkgopolis.expansions import OUR_NAMES
from ginkgopolis.notation import quoted
from ginkgopolis.options import Options


class Contest(NamedTuple):
    """A candidate at every seat in turn, against copies of an opponent or against Hal."""

    name: str
    opponent: str | None
    options: Options


class Board(NamedTuple):
    """Contests that are all played with the same seeds."""

    name: str
    seed: int
    """The first one; the others count on from it."""
    blocks: int
    """How many seeds there are."""
    contests: tuple[Contest, ...]

    def plan(self, contest: Contest, bot: str) -> Plan:
        """Return what the arena is to play for a bot."""
        bots = (bot,) if contest.opponent is None else (bot, contest.opponent)
        return Plan(bots=bots, options=contest.options, seed=self.seed)


LEADERBOARD_1: Final = Board(
    "leaderboard-1",
    seed=2_000_000,
    blocks=100,
    contests=(
        Contest("2-greedy", "greedy", Options(players=2)),
        Contest("2-planner", "planner", Options(players=2)),
        Contest("3-planner", "planner", Options(players=3)),
        Contest("4-planner-modules", "planner", Options(players=4, modules=OUR_NAMES)),
        Contest("hal-expert", None, Options(players=1, hal="expert")),
    ),
)
"""Where rules, an opponent or a module change how any of these games goes, there has to be a next board."""
BOARDS: Final = {board.name: board for board in (LEADERBOARD_1,)}
LONGEST_SHOWN: Final = 80
PUBLISHED: Final = "published"
"""Another name of the newest board."""
NEWEST: Final = LEADERBOARD_1


def board_named(name: str) -> Board:
    """Return a board by its name."""
    if name == PUBLISHED:
        return NEWEST
    if name not in BOARDS:
        raise BadOptions("no-such-board", board=quoted(name[:LONGEST_SHOWN]), boards=(PUBLISHED, *BOARDS))
    return BOARDS[name]


def candidate_named(text: str) -> str:
    """Return a bot as submissions name it: not by a level, and with the same path on every system."""
    kind, _, rest = text.strip().partition(":")
    if kind != FILE:
        return bot_of(text.strip())
    name, settings = split_file(rest)
    return f"{FILE}:{Path(name).as_posix()}{':' if settings else ''}{settings}"
