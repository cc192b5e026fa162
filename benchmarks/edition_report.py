"""What two editions of this project do by turns, what was promised about them, and what came out."""

from typing import Final

from benchmarks.goals import WHY_REDEALING, Goal, ratio
from benchmarks.model import (
    ALL_MODULES,
    BASE,
    BOTS,
    CALLS,
    COMPILED,
    COPY,
    DETERMINIZE,
    EVENTS,
    GAME,
    INSIDE,
    INTERPRETED,
    LOOKS,
    VIEWS,
    Result,
    Run,
    Task,
)
from benchmarks.report import Section, microseconds
from benchmarks.tasks import COMPARED, MOMENTS

OLDER: Final = "older"
NEWER: Final = "newer"
EDITIONS: Final = (OLDER, NEWER)
WORK: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    COMPILED: {
        BASE: (INSIDE, CALLS, GAME, VIEWS, LOOKS, COPY, DETERMINIZE),
        ALL_MODULES: (INSIDE, CALLS, GAME, VIEWS, LOOKS, COPY, DETERMINIZE, *BOTS),
        EVENTS: BOTS,
    },
    INTERPRETED: {BASE: (INSIDE, CALLS), ALL_MODULES: (INSIDE, CALLS)},
}
WORDS: Final = {
    INSIDE: "a decision inside the engine",
    CALLS: "a decision through the calls",
    GAME: "a decision through `Game`",
    VIEWS: "the same with a view",
    LOOKS: "a view alone",
    COPY: "a copy",
    DETERMINIZE: "redealing for a seat",
    **{name: f"a decision of {name}" for name in BOTS},
}


SEARCHERS: Final = ("montecarlo", "planner")
TEXT: Final = (
    "By `python -m benchmarks.editions`, in a run of its own: commit a776083 and this edition do the "
    "same work by turns, {slices} slices each ({before:.1f} processes wanted a core before, {after:.1f} "
    "after). Both play games of four from the same seeds by version 1 of the rules, with the same "
    "choices at random. *Alike* compares how many moves there were at every decision of 40 games, and "
    "of bots the moves that they chose at {moments} moments of a game of planners. A view is asked for "
    "and read as a bot does it: the hand, and everybody's wealth. Bots play with the module of events, "
    "for without it the first edition drew lots for events that nobody had, and so redealt cards in "
    "other ways."
)
WHY_LOOKS: Final = (
    "What a module shows of a seat it returns as a dictionary of its own, and all of them are joined."
)
WHY_INTERPRETED: Final = (
    "A pile in the block is read by calling functions, where the first edition had a list."
)


def task_of(edition: str, engine: str, game: str, what: str) -> Task:
    """What one of the editions does."""
    return Task(f"{edition}, {engine}", game, COMPARED, what)


def all_tasks() -> list[Task]:
    """What both do, each right after the other."""
    return [
        task_of(edition, engine, game, what)
        for engine, games in WORK.items()
        for game, whats in games.items()
        for what in whats
        for edition in EDITIONS
    ]


def edition_goals(run: Run) -> list[Goal]:
    """What was promised about the two."""

    def against(what: str, wanted: float, game: str, engine: str = COMPILED, why: str = "") -> list[Goal]:
        promise = f"{engine}, {game}: {WORDS[what]}, first edition's µs ÷ today's"
        newer, older = (task_of(edition, engine, game, what) for edition in (NEWER, OLDER))
        return ratio(run, promise, wanted, newer, older, why)

    redealing = f"{COMPILED}, {BASE}: µs to redeal a position ÷ µs to copy it in the first edition"
    copied, redealt = task_of(OLDER, COMPILED, BASE, COPY), task_of(NEWER, COMPILED, BASE, DETERMINIZE)
    return [
        *against(LOOKS, 3, BASE),
        *against(LOOKS, 3, ALL_MODULES, why=WHY_LOOKS),
        *(goal for game in (EVENTS, ALL_MODULES) for bot in SEARCHERS for goal in against(bot, 2.5, game)),
        *against(INSIDE, 0.8, BASE, INTERPRETED, WHY_INTERPRETED),
        *against(CALLS, 0.8, BASE, INTERPRETED, WHY_INTERPRETED),
        *ratio(run, redealing, 3, copied, redealt, WHY_REDEALING, at_most=True),
    ]


def pairs_of(run: Run) -> list[tuple[Result, Result]]:
    """Return what the older and the newer edition did, work by work."""
    return list(zip(run.results[::2], run.results[1::2], strict=True))


def edition_section(run: Run) -> Section:
    """What both took for everything."""
    rows = []
    for older, newer in pairs_of(run):
        before, now = older.units(), newer.units()
        times = f"{now.median / before.median:.2f}"
        rows.append([name_of(newer), microseconds(before), microseconds(now), times, alike(older, newer)])
    headings = ["µs", "first edition", "today", "times as fast", "alike"]
    text = TEXT.format(before=run.load[0], after=run.load[1], slices=run.slices, moments=MOMENTS)
    return Section("Beside the first edition", headings, rows, text)


def name_of(newer: Result) -> str:
    """What was done."""
    engine = newer.task.engine.removeprefix(f"{NEWER}, ")
    return f"{engine}, {newer.task.game}: {WORDS[newer.task.what]}"


def alike(older: Result, newer: Result) -> str:
    """Say whether both decided the same."""
    return "yes" if older.facts.played == newer.facts.played else "no"


def unlike(run: Run) -> list[str]:
    """Return the work in which they did not."""
    return [name_of(newer) for older, newer in pairs_of(run) if alike(older, newer) == "no"]
