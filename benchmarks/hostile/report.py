"""A run as text and as a page of documentation."""

import msgspec

BOUND = 200.0
"""Milliseconds within which 99 of 100 honest moves have to be acknowledged."""
GROWTH = 1.5
"""By how much memory may grow from the first quarter of a run to its end."""
TITLES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
PAGE = """\
# Honest tables beside hostile traffic

Written by `python -m benchmarks.hostile --json` with a compiled engine; run it again rather than edit this
page. `hostile.json` beside it has every figure.

A real `ginkgopolis serve` with the usual limits, and with all that it can do besides: clocks, ratings,
tournaments, reminders by Web Push and webhooks, and a status page. At {tables} honest tables, each with an
address of its own, three people play for their ratings, a move every three seconds on average. At one table
in five a bot has a seat; at another one in five somebody is never connected, moves by requests, and wants
to be reminded.

Beside them hostile clients come from forty other addresses, in a process that may use {share:g} of a core,
and begin what they do at a steady rate, whether the server answers or not: floods of requests and of
handshakes that cannot be, connections that come and go, choices that are taken back again and again, hints
and previews, chat, messages that cannot be read, answers that nobody reads, requests that are never
finished, tables at which the shortest clock runs out, and reminders to machines that there are not.

A run is good if 99 of 100 honest moves are acknowledged within {bound:g} ms, no honest player is refused
anything, the server's memory at the end is at most {growth:g} times that after a quarter, its log has no
error, every acknowledged move is in the database, every table can be replayed, and every honest game that
has ended is rated.

{runs}
"""
RUN = """\
## {title}
Measured on: {machine}, for {minutes:g} min. Processes that wanted a core: {before:.1f} before the run,
{after:.1f} at its end, those of the run itself included.

{verdict}

| | |
|---|---|
| honest moves | {moves:,} |
| half of them acknowledged within | {median:.1f} ms |
| 99 of 100 within | {p99:.0f} ms |
| the slowest | {worst:.0f} ms |
| of that the players' own machine, 99 times of 100 less than | {own_lag:.0f} ms |
| refused, or not answered | {refused}, {lost} |
| games played to the end, rated | {games}, {rated} |
| decisions for which time ran out | {missed} |
| reminders that were to be sent | {reminded} |
| errors in the server's log | {errors} |
| acknowledged and not in the database | {missing} |
| every table can be replayed | {replays} |
| memory after a quarter, at most, at the end | {quarter:.0f}, {most:.0f}, {end:.0f} MB |
| the server's share of a core | {server_cpu:.2f} |
| the attackers' | {attack_cpu:.2f} |

Attacks: {done}.

What the server said to them: {answers}.
"""


class Run(msgspec.Struct):
    """All that was measured on one database."""

    database: str
    machine: str
    minutes: float
    tables: int
    share: float
    before: float
    after: float
    moves: int
    median: float
    p99: float
    worst: float
    own_lag: float
    """By how many milliseconds the honest players' process was late itself, 99 times of 100 at most."""
    games: int
    """Honest ones that have ended."""
    rated: int
    unrated: int
    missed: int
    """Decisions that a clock has handed to a bot."""
    reminded: int
    """Letters to those who were away, whatever became of them."""
    refused: list[str]
    lost: int
    errors: list[str]
    """Lines of the server's log about what has failed."""
    missing: int
    replays: bool
    memory: list[float]
    """Megabytes, in even steps from the beginning to the end."""
    server_cpu: float
    attack_cpu: float
    done: dict[str, int]
    answers: dict[str, int]

    @property
    def quarter(self) -> float:
        """What the server had after a quarter of the time."""
        return self.memory[len(self.memory) // 4]

    @property
    def faults(self) -> list[str]:
        """What was not as it has to be."""
        checks = {
            f"99 of 100 moves took up to {self.p99:.0f} ms": self.p99 > BOUND,
            f"{len(self.refused)} honest moves were refused": bool(self.refused),
            f"{self.lost} honest moves were not answered": bool(self.lost),
            f"memory grew to {self.memory[-1]:.0f} MB": self.memory[-1] > GROWTH * self.quarter,
            f"{len(self.errors)} errors are in the log": bool(self.errors),
            f"{self.missing} acknowledged moves are gone": bool(self.missing),
            f"{self.unrated} games were not rated": bool(self.unrated),
            f"{self.games - self.rated} honest games left no rating": self.rated < self.games,
            "some table cannot be replayed": not self.replays,
        }
        return [fault for fault, is_so in checks.items() if is_so]


def text_of(run: Run) -> str:
    """Return one run as Markdown, which can be read as it is."""
    seconds = 60 * run.minutes
    return RUN.format(
        title=TITLES[run.database],
        machine=run.machine,
        minutes=run.minutes,
        before=run.before,
        after=run.after,
        verdict=f"Not good: {', '.join(run.faults)}." if run.faults else "All is as it has to be.",
        moves=run.moves,
        median=run.median,
        p99=run.p99,
        worst=run.worst,
        own_lag=run.own_lag,
        games=run.games,
        rated=run.rated,
        missed=run.missed,
        reminded=f"{run.reminded:,}",
        refused=len(run.refused),
        lost=run.lost,
        errors=len(run.errors),
        missing=run.missing,
        replays="yes" if run.replays else "no",
        quarter=run.quarter,
        most=max(run.memory),
        end=run.memory[-1],
        server_cpu=run.server_cpu,
        attack_cpu=run.attack_cpu,
        done=", ".join(f"{count:,} {what} ({count / seconds:.1f}/s)" for what, count in run.done.items()),
        answers=", ".join(f"`{what}` {count:,}" for what, count in sorted(run.answers.items())),
    )


def page(runs: dict[str, Run]) -> str:
    """Return all runs as a page."""
    first = next(iter(runs.values()))
    texts = "\n".join(text_of(runs[database]) for database in TITLES if database in runs).rstrip()
    return PAGE.format(tables=first.tables, share=first.share, bound=BOUND, growth=GROWTH, runs=texts)
