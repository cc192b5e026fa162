"""What is measured and what came out: plain data that worker processes, files and reports share."""

import statistics
from dataclasses import dataclass

from msgspec import Struct

COMPILED = "compiled"
INTERPRETED = "interpreted"
OURS = (COMPILED, INTERPRETED)
CATANATRON = "catanatron"
OPEN_SPIEL = "OpenSpiel"
PYTHON_CHESS = "python-chess"
RLCARD = "RLCard"
PEERS = (CATANATRON, OPEN_SPIEL, PYTHON_CHESS, RLCARD)

# Our games.
BASE = "base"
ALL_MODULES = "all modules"
HAL = "Hal"
EXPERT_HAL = "Hal, expert"
EVENTS = "base with events"

BIN = 3  # buildings that a size of the city spans in a growth curve

# What a task measures.
CALLS = "calls"  # random play, driven from Python through the engine's public calls
GAME = "game"  # random play through `Game`, as in the README
VIEWS = "views"  # the same with a view for every decision, as bots have it
INSIDE = "inside"  # random play in the engine's own loop
COPY = "copy"  # copies of positions
DETERMINIZE = "determinize"  # the same positions redealt for the seat that is to move
WRITE, READ = "write", "read"  # the same positions as text, and back
LEGAL_MOVES = "legal_moves"
LOOKS = "looks"  # views alone
BOTS = ("greedy", "planner", "montecarlo")  # decisions of a bot of this name
SIMULATE = "simulate"  # `ginkgopolis simulate --bots random`, without its start
GROWTH = "growth"  # like CALLS, timed apart for every size of the city
LAID_OUT = "laid out"  # the same, in cities of given sizes
IMPORT = "import"  # `import ginkgopolis` in a fresh Python


class Task(Struct, frozen=True):
    """One thing to measure."""

    engine: str
    game: str
    players: int
    what: str
    processes: int = 1


class Facts(Struct, frozen=True):
    """What is true of a game however long it takes."""

    decisions_per_game: float = 0.0
    real_choices: float = 0.0  # the share of decisions with two options or more
    bytes_per_state: float | None = None  # what Python allocates for a copy; unknown where C++ does it
    played: str = ""  # a digest of what was decided, to see that two editions decide alike


class Slice(Struct, frozen=True, omit_defaults=True):
    """One turn of a task: how many units of work it did, and in how many seconds."""

    count: int
    cpu: float
    wall: float
    parts: dict[int, tuple[int, float]] = {}  # decisions and CPU seconds by size of the city


@dataclass(frozen=True)
class Rate:
    """How much was done per second, once for each slice."""

    slices: list[float]

    @property
    def best(self) -> float:
        """The slice that the machine disturbed least."""
        return max(self.slices)

    @property
    def median(self) -> float:
        """The slice in the middle."""
        return statistics.median(self.slices)


class Result(Struct):
    """A task, all of its slices, and how much work each of them did."""

    task: Task
    amount: int
    facts: Facts
    slices: list[Slice]

    def games(self) -> Rate:
        """Games per CPU second of a task that plays."""
        return Rate([self.amount / each.cpu for each in self.slices])

    def units(self) -> Rate:
        """Decisions, copies and the like per CPU second."""
        return Rate([each.count / each.cpu for each in self.slices])

    def by_size(self) -> dict[int, Rate]:
        """Decisions per CPU second by size of the city, without the sizes that cities hardly ever reach."""
        total = sum(each.count for each in self.slices)
        curve = {}
        for size in sorted({size for each in self.slices for size in each.parts}):
            parts = [each.parts[size] for each in self.slices if size in each.parts]
            if sum(count for count, _ in parts) >= total * 0.005:
                curve[size] = Rate([count / cpu for count, cpu in parts])
        return curve

    def games_by_the_clock(self) -> Rate:
        """Games per second of the clock on the wall, of all processes together."""
        return Rate([self.amount * self.task.processes / each.wall for each in self.slices])


class Run(Struct):
    """Everything that one run measured, and where."""

    machine: str
    load: tuple[float, float]  # processes that wanted a core in the minute before the run, and in its last
    seconds: float
    slices: int
    versions: dict[str, str]
    results: list[Result]

    def find(self, engine: str, game: str, players: int, what: str, processes: int = 1) -> Result | None:
        """Return what was measured of a game, if it was."""
        return self.result(Task(engine, game, players, what, processes))

    def result(self, task: Task) -> Result | None:
        """Return what a task gave, if it was measured."""
        return next((result for result in self.results if result.task == task), None)
