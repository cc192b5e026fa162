"""What the engine promises, next to what a run showed."""

from dataclasses import dataclass
from typing import Final

from benchmarks.model import (
    ALL_MODULES,
    BASE,
    CALLS,
    CATANATRON,
    COMPILED,
    COPY,
    DETERMINIZE,
    GAME,
    IMPORT,
    INSIDE,
    LAID_OUT,
    OPEN_SPIEL,
    OURS,
    SIMULATE,
    Run,
    Task,
)
from benchmarks.tasks import COMPARED

CATAN: Final = Task(CATANATRON, "Catan", 4, INSIDE)
RUMMY: Final = Task(OPEN_SPIEL, "gin_rummy", 2, CALLS)
HANABI: Final = Task(OPEN_SPIEL, "hanabi", 2, INSIDE)
CHESS: Final = Task(OPEN_SPIEL, "chess", 2, CALLS)
CLONE: Final = Task(OPEN_SPIEL, "hanabi", 2, COPY)

WHY_INSIDE: Final = "A quarter of a game's time goes into its set-up and its final scores."
WHY_CALLS: Final = (
    "Playing takes a third of this time; the rest goes into listing the moves as Python's numbers and "
    "into the loop in Python, which alone takes a sixth."
)
WHY_GAME: Final = (
    "The engine's calls take less than half of this time; in the rest `Game` checks what it is given "
    "and makes the seats and moves that it hands out."
)
WHY_SIMULATE: Final = (
    "`Game` takes a third of this time; most of the rest goes into the guard, through which every bot "
    "is asked, so that one that breaks down or plays something illegal cannot stop a game."
)
WHY_COPIES: Final = "A state is 1,700 numbers of eight bytes; moving these 14 kB takes half of a copy's time."
WHY_REDEALING: Final = (
    "Cards and tiles are taken out of the block into Python's lists, sorted, shuffled and laid back, sealed "
    "choices are made again, and three streams of random numbers begin: each takes several copies' time."
)
WHY_MODULES: Final = (
    "A game with all modules takes {longer:.1f} times as many decisions: at the same cost of each, the ratio "
    "would be {ratio:.2f}."
)
UNKNOWN: Final = "Why is not known yet."
FLAT: Final = 1.2
"""What a cost that does not grow may still differ by."""
HEADINGS: Final = [f"{COMPARED} players", "wanted", "best", "median", "met"]


@dataclass(frozen=True)
class Goal:
    """A promise: a number to be reached, and the best and median that were."""

    promise: str
    wanted: float
    best: float
    median: float
    why_not: str = ""
    """Why it is not met, if it is not, in a sentence."""
    at_most: bool = False  # the number must not be exceeded

    def met(self) -> str:
        """Say how far the promise was kept."""
        if self.reached(self.median):
            return "yes"
        return "by the best slice only" if self.reached(self.best) else "no"

    def reached(self, value: float) -> bool:
        """Say whether a value is good enough."""
        return value <= self.wanted if self.at_most else value >= self.wanted

    def cells(self) -> list[str]:
        """The goal as a row of text."""
        wanted = f"at most {number(self.wanted)}" if self.at_most else number(self.wanted)
        return [self.promise, wanted, number(self.best), number(self.median), self.met()]


def number(value: float) -> str:
    """A number with no more digits than it is worth."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def not_met(goals: list[Goal]) -> list[str]:
    """A line for each reason why promises were not kept, with these."""
    missed: dict[str, list[str]] = {}
    for goal in goals:
        if not goal.reached(goal.median):
            missed.setdefault(goal.why_not, []).append(goal.promise)
    return [f"Not met: {'; '.join(promises)}. {why or UNKNOWN}" for why, promises in missed.items()]


def ratio(
    run: Run, promise: str, wanted: float, mine: Task, other: Task, why: str, at_most: bool = False
) -> list[Goal]:
    """How many times as much one task does per CPU second as another, if both were measured."""
    ours, theirs = run.result(mine), run.result(other)
    if ours is None or theirs is None:
        return []
    some, others = ours.units(), theirs.units()
    return [Goal(promise, wanted, some.best / others.best, some.median / others.median, why, at_most)]


def ours(what: str, game: str = BASE) -> Task:
    """A task of our compiled engine that is set beside others."""
    return Task(COMPILED, game, COMPARED, what)


def peer_goals(run: Run) -> list[Goal]:
    """How many times as much we do as others."""
    inside = f"{COMPILED}, inside the engine: decisions/s ÷ those of"
    calls = f"{COMPILED}, through the calls: decisions/s ÷ those of"
    game = f"{COMPILED}, through `Game`: decisions/s ÷ those of"
    rummy, chess = "OpenSpiel's gin_rummy driven from Python", "OpenSpiel's chess driven from Python"
    hanabi = "OpenSpiel's hanabi in its own loop"
    simulate = f"{COMPILED}, `simulate --bots random`: decisions/s ÷ those of catanatron"
    copies = f"{COMPILED}: copies/s ÷ clones/s of OpenSpiel's hanabi"
    return [
        *ratio(run, f"{inside} catanatron", 130, ours(INSIDE), CATAN, WHY_INSIDE),
        *ratio(run, f"{inside} {rummy}", 75, ours(INSIDE), RUMMY, WHY_INSIDE),
        *ratio(run, f"{inside} {hanabi}", 8, ours(INSIDE), HANABI, WHY_INSIDE),
        *ratio(run, f"{calls} {rummy}", 35, ours(CALLS), RUMMY, WHY_CALLS),
        *ratio(run, f"{game} {chess}", 3, ours(GAME), CHESS, WHY_GAME),
        *ratio(run, simulate, 10, ours(SIMULATE), CATAN, WHY_SIMULATE),
        *ratio(run, copies, 3, ours(COPY), CLONE, WHY_COPIES),
    ]


def own_goals(run: Run) -> list[Goal]:
    """How much one thing of ours costs beside another."""
    redealing = f"{COMPILED}: µs to redeal a position for a seat ÷ µs to copy it"
    return [
        *ratio(run, redealing, 15, ours(COPY), ours(DETERMINIZE), WHY_REDEALING, at_most=True),
        *module_goals(run),
        *size_goals(run),
        *import_goals(run),
    ]


def module_goals(run: Run) -> list[Goal]:
    """How much of the speed is left with all modules."""
    goals = []
    for what, way in ((INSIDE, "inside the engine"), (CALLS, "through the calls")):
        base, modules = run.result(ours(what)), run.result(ours(what, ALL_MODULES))
        if base is not None and modules is not None:
            some, all_ = base.games(), modules.games()
            promise = f"{COMPILED}, {way}: games/s with all modules ÷ those of the base game"
            longer = modules.facts.decisions_per_game / base.facts.decisions_per_game
            why = WHY_MODULES.format(longer=longer, ratio=1 / longer)
            goals.append(Goal(promise, 0.5, all_.best / some.best, all_.median / some.median, why))
    return goals


def size_goals(run: Run) -> list[Goal]:
    """How much a decision costs in the largest city beside the smallest."""
    result = run.result(ours(LAID_OUT))
    if result is None:
        return []
    curve = result.by_size()
    small, large = min(curve), max(curve)
    promise = f"{COMPILED}: µs per decision in a city of {large} buildings ÷ in one of {small}"
    few, many = curve[small], curve[large]
    return [Goal(promise, FLAT, few.best / many.best, few.median / many.median, at_most=True)]


def import_goals(run: Run) -> list[Goal]:
    """How long it takes until a program can begin."""
    goals = []
    for engine in OURS:
        result = run.find(engine, BASE, COMPARED, IMPORT)
        if result is not None:
            rate = result.units()
            promise = f"{engine}: milliseconds to import ginkgopolis"
            goals.append(Goal(promise, 150, 1e3 / rate.best, 1e3 / rate.median, at_most=True))
    return goals


def goals_of(run: Run) -> list[Goal]:
    """Every promise that the run can say something about."""
    return [*peer_goals(run), *own_goals(run)]
