"""What the engine promises, next to what a run showed."""

from collections.abc import Callable
from dataclasses import dataclass

from benchmarks.model import (
    ALL_MODULES,
    BASE,
    CALLS,
    CATANATRON,
    COMPILED,
    COPY,
    GAME,
    IMPORT,
    INSIDE,
    INTERPRETED,
    OPEN_SPIEL,
    OURS,
    VIEWS,
    Rate,
    Result,
    Run,
)
from benchmarks.tasks import COMPARED

WAYS = {INSIDE: "inside the engine", CALLS: "through the calls", GAME: "through `Game`"}


@dataclass(frozen=True)
class Goal:
    """A promise: a number to be reached, and the best and median that were."""

    promise: str
    wanted: float
    best: float
    median: float
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
        numbers = (number(value) for value in (self.wanted, self.best, self.median))
        return [self.promise, *numbers, self.met()]


def number(value: float) -> str:
    """A number with no more digits than it is worth."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def ratio_goals(run: Run) -> list[Goal]:
    """How many times as many decisions per second as others."""
    catan = run.find(CATANATRON, "Catan", 4, INSIDE)
    rummy = run.find(OPEN_SPIEL, "gin_rummy", 2, CALLS)
    hanabi = run.find(OPEN_SPIEL, "hanabi", 2, INSIDE)
    chess = run.find(OPEN_SPIEL, "chess", 2, CALLS)
    wanted: list[tuple[str, str, Result | None, str, float]] = [
        (COMPILED, INSIDE, catan, "catanatron", 130),
        (COMPILED, INSIDE, rummy, "OpenSpiel's gin_rummy driven from Python", 75),
        (COMPILED, INSIDE, hanabi, "OpenSpiel's hanabi in its own loop", 8),
        (COMPILED, CALLS, rummy, "OpenSpiel's gin_rummy driven from Python", 35),
        (COMPILED, GAME, chess, "OpenSpiel's chess driven from Python", 3),
        (INTERPRETED, INSIDE, catan, "catanatron", 5),
        (INTERPRETED, CALLS, catan, "catanatron", 5),
    ]
    goals = []
    for engine, what, other, name, factor in wanted:
        ours = run.find(engine, BASE, COMPARED, what)
        if ours is not None and other is not None:
            mine, theirs = ours.units(), other.units()
            promise = f"{engine}, {WAYS[what]}: decisions/s ÷ those of {name}"
            goals.append(Goal(promise, factor, mine.best / theirs.best, mine.median / theirs.median))
    return goals


def copy_goals(run: Run) -> list[Goal]:
    """How many times as many copies per second as another engine makes."""
    ours, hanabi = run.find(COMPILED, BASE, COMPARED, COPY), run.find(OPEN_SPIEL, "hanabi", 2, COPY)
    if ours is None or hanabi is None:
        return []
    mine, theirs = ours.units(), hanabi.units()
    promise = f"{COMPILED}: copies/s ÷ clones/s of OpenSpiel's hanabi"
    return [Goal(promise, 3, mine.best / theirs.best, mine.median / theirs.median)]


def absolute_goals(run: Run) -> list[Goal]:
    """How many games and copies per second."""
    wanted: list[tuple[str, str, str, float, Callable[[Result], Rate]]] = [
        ("games/s of the base game, inside the engine", BASE, INSIDE, 8_000, Result.games),
        ("games/s with all modules, inside the engine", ALL_MODULES, INSIDE, 4_000, Result.games),
        ("copies/s of the base game", BASE, COPY, 180_000, Result.units),
    ]
    goals = []
    for promise, game, what, number, rate_of in wanted:
        result = run.find(COMPILED, game, COMPARED, what)
        if result is not None:
            rate = rate_of(result)
            goals.append(Goal(f"{COMPILED}: {promise}", number, rate.best, rate.median))
    return goals


def module_goals(run: Run) -> list[Goal]:
    """How much of the speed is left with all modules."""
    goals = []
    wanted = (
        (COMPILED, INSIDE, 0.5),
        (COMPILED, CALLS, 0.5),
        (INTERPRETED, INSIDE, 0.6),
        (INTERPRETED, CALLS, 0.6),
    )
    for engine, what, share in wanted:
        base = run.find(engine, BASE, COMPARED, what)
        modules = run.find(engine, ALL_MODULES, COMPARED, what)
        if base is not None and modules is not None:
            some, all_ = base.games(), modules.games()
            promise = f"{engine}, {WAYS[what]}: games/s with all modules ÷ those of the base game"
            goals.append(Goal(promise, share, all_.best / some.best, all_.median / some.median))
    return goals


def people_goals(run: Run) -> list[Goal]:
    """How much of the engine's speed is left to those who use the library."""
    goals = []
    calls = run.find(COMPILED, BASE, COMPARED, CALLS)
    for what, way, wanted in ((GAME, "through `Game`", 0.5), (VIEWS, "with a view per decision", 0.25)):
        result = run.find(COMPILED, BASE, COMPARED, what)
        if calls is not None and result is not None:
            theirs, ours = calls.units(), result.units()
            promise = f"{COMPILED}, {way}: decisions/s ÷ those through the engine's calls"
            goals.append(Goal(promise, wanted, ours.best / theirs.best, ours.median / theirs.median))
    return goals


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
    return [
        *ratio_goals(run),
        *copy_goals(run),
        *absolute_goals(run),
        *module_goals(run),
        *people_goals(run),
        *import_goals(run),
    ]
