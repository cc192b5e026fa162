"""The tables of the chapter on strength."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

LADDER: Final = "ladder"
MODULES: Final = "modules"
HAL: Final = "hal"
YARDSTICK: Final = "yardstick"
CONTROL: Final = "control"

TITLES: Final = {
    LADDER: "One candidate against copies of the next weaker bot, base game:",
    MODULES: "The same with all six modules:",
    YARDSTICK: "The fitted weights of the planner against those made by hand:",
    HAL: "Against Hal:",
    CONTROL: "Controls: each bot against itself wins a quarter of the games at each seat of four.",
}

BEGIN: Final = "<!-- measured: begin -->"
END: Final = "<!-- measured: end -->"

GOALS: Final = {
    ("greedy", 2): 0.95,
    ("greedy", 3): 0.93,
    ("greedy", 4): 0.90,
    ("greedy", 5): 0.88,
    ("planner", 2): 0.75,
    ("planner", 3): 0.60,
    ("planner", 4): 0.50,
    ("planner", 5): 0.43,
    ("montecarlo", 2): 0.62,
    ("montecarlo", 3): 0.45,
    ("montecarlo", 4): 0.35,
    ("montecarlo", 5): 0.29,
}
"""The share of the games that a bot should win against copies of the next weaker one."""

Interval = tuple[float, float]


class Result(Struct, frozen=True):
    """How a bot did in a contest."""

    name: str
    games: int
    win_rate: float
    win_rate_interval: Interval
    margin: float
    margin_interval: Interval
    score: float
    ms_median: float | None
    ms_p99: float | None
    seats: list[tuple[float, Interval]]


class Finding(Struct, frozen=True):
    """What came out of a contest."""

    kind: str
    players: int
    hal: str | None
    modules: list[str]
    seed: int
    blocks: int
    games: int
    troubles: list[str]
    bots: list[Result]


def percent(share: float) -> str:
    """Return a share."""
    return f"{100 * share:.1f}%"


def percents(interval: Interval) -> str:
    """Return an interval of shares."""
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"


def milliseconds(amount: float | None) -> str:
    """Return a time, as exact as it is worth."""
    return "" if amount is None else f"{amount:.2f}" if amount < 10 else f"{amount:.0f}"


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [heading, ["---"] * len(heading), *rows]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines)


def margin_cells(bot: Result) -> list[str]:
    """Return margin and times of a bot."""
    low, high = bot.margin_interval
    times = [milliseconds(bot.ms_median), milliseconds(bot.ms_p99)]
    return [f"{bot.margin:+.1f}", f"{low:+.1f} to {high:+.1f}", *times]


def contest_row(finding: Finding) -> list[str]:
    """Return the row of a candidate against copies of a baseline."""
    candidate, baseline = finding.bots
    goal = GOALS.get((candidate.name, finding.players)) if finding.kind == LADDER else None
    return [
        f"`{candidate.name}` over `{baseline.name}`",
        str(finding.players),
        str(finding.games),
        percent(candidate.win_rate),
        percents(candidate.win_rate_interval),
        "" if goal is None else f"{100 * goal:.0f}%",
        *margin_cells(candidate),
    ]


CONTEST: Final = (
    "contest",
    "players",
    "games",
    "wins",
    "95%",
    "goal",
    "margin",
    "95%",
    "ms per move",
    "99% below",
)


def hal_rows(findings: Sequence[Finding]) -> Iterable[list[str]]:
    """Return the rows of the bots against Hal."""
    for finding in findings:
        for bot in finding.bots:
            wins = [percent(bot.win_rate), percents(bot.win_rate_interval)]
            yield [f"`{bot.name}`", str(finding.hal), str(bot.games), *wins, *margin_cells(bot)[:2]]


def control_rows(findings: Sequence[Finding]) -> Iterable[list[str]]:
    """Return the rows of the bots against themselves, seat by seat."""
    for finding in findings:
        (bot,) = finding.bots
        seats = [f"{percent(rate)} ({percents(interval)})" for rate, interval in bot.seats]
        yield [f"`{bot.name}`", str(finding.games), *seats]


def tables(findings: Sequence[Finding]) -> str:
    """Return all tables, with a line before each."""
    parts: list[str] = []
    for kind, title in TITLES.items():
        found = [finding for finding in findings if finding.kind == kind]
        if not found:
            continue
        if kind == HAL:
            shown = table(("bot", "Hal", "games", "wins", "95%", "margin", "95%"), hal_rows(found))
        elif kind == CONTROL:
            shown = table(("bot", "games", *(f"seat {seat}" for seat in range(4))), control_rows(found))
        else:
            shown = table(CONTEST, [contest_row(finding) for finding in found])
        parts += [title, shown]
    troubles = sum(len(finding.troubles) for finding in findings)
    parts.append(f"Moves that a bot failed to make: {troubles}." if troubles else "No bot failed to move.")
    return "\n\n".join(parts)


def write_chapter(path: Path, findings: Sequence[Finding]) -> None:
    """Put the tables between the marks of a page."""
    text = path.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n\n{tables(findings)}\n\n{END}{after}", encoding="utf-8")
