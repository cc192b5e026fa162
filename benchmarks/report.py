"""A run as tables: for the terminal, and as a page of documentation."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.table import Table

from benchmarks.goals import HEADINGS, Goal, not_met
from benchmarks.model import (
    ALL_MODULES,
    BASE,
    BIN,
    BOTS,
    CALLS,
    COMPILED,
    COPY,
    DETERMINIZE,
    GAME,
    GROWTH,
    INSIDE,
    LAID_OUT,
    LEGAL_MOVES,
    OURS,
    PEERS,
    READ,
    SIMULATE,
    VIEWS,
    WRITE,
    Rate,
    Result,
    Run,
)
from benchmarks.tasks import COMPARED, MOMENTS, PEER_GAMES, SOLITAIRE, TABLES, TURNS

PAGE = """\
# Benchmarks

Written by `make bench`; run it again rather than edit this page. `benchmarks.json` beside it has every slice.

Random play on: {machine}. Processes that wanted a core: {before:.1f} before the run, {after:.1f} at its end.
Versions: {versions}.

Unless a table says otherwise: one process, CPU seconds, and in each cell the best of {slices} slices / their
median; where engines or games are compared, of {turns} times as many. A slice takes a few tenths of a second,
and every slice of a row plays the same games, from set-up to final scores, which every engine computes. All
take turns, slice by slice, so that a busy moment of the machine touches everyone.

- *Inside the engine*: its own loop chooses and applies the moves. Ours is `play_randomly`, which gives
  every legal move the same chance but does not list them; catanatron's is `Game.play` with its random players
  (Python, like the rest of it); OpenSpiel's is `evaluate_bots` with its uniformly random bots (all in C++).
- *Through the calls*: a loop in Python asks for the legal moves, picks one and applies it. Ours calls
  `pending`, `legal_moves` and `apply`. OpenSpiel's calls `legal_actions` and `apply_action`, and
  `chance_outcomes` for what chance does, which is no decision. python-chess's calls `outcome`, `legal_moves`
  and `push`. RLCard's calls `step`, which cannot be kept from encoding what the next player sees.
- Set-ups count everywhere; in OpenSpiel's gin_rummy they take about half of the time. Catanatron's games
  differ from run to run even with the same seeds, and with them its games/s.
- *Copies* are timed on positions spread evenly over the games: `GameState.copy`, catanatron's
  `Game.copy`, OpenSpiel's `clone`, python-chess's `Board.copy` without the moves that led there, which is
  the quicker way, and `copy.deepcopy` of RLCard's games, which have nothing of their own. *Bytes per
  state* are what Python allocates for such a copy; what C++ allocates it does not know.
- *Real choices* are decisions with two options or more. Games differ in what a decision is worth, so read the
  ratios as orders of magnitude.
- Ours are normal games, not the introductory set-up; *Hal* is the solitaire game, at his normal level unless
  it says expert.
"""
PEERS_TEXT = (
    "*Games/s* are played inside the engine where that can be done. *Ours ÷ this* is how many decisions/s "
    "our compiled base game takes for one of this row's, driven in the same way; medians."
)
PAIRS_TEXT = (
    "Inside the engine, by the clock on the wall: here other programs that want a core cost games. The last "
    "column is what each of two processes does per CPU second, compared with one that plays alone."
)
GROWTH_TEXT = (
    "Microseconds per decision through the calls, by buildings in the city: averages of the decisions that "
    "come up at that size. The first size includes the draft; sizes with less than 0.5% of the decisions are "
    "left out. *Last ÷ first* compares the medians of a row."
)
CITIES_TEXT = (
    "Microseconds per decision through the calls, in cities that were laid out: few games get as far as the "
    "largest. In each, four players with the same cards, tiles and resources play one round; no final scores."
)
SERVICES_TEXT = (
    "What stands on the engine, for {players} players. *Redealt* is a position in which all that the "
    "seat to move cannot know is dealt again (`determinize`); positions are those that are copied. "
    "*With a view* is through `Game`, too, with a look at the hand and at everybody's wealth for every "
    "decision. Compiled bots are asked at {moments} moments of a game of planners, and *simulate* is "
    "`ginkgopolis simulate --bots random`, without its start."
)


@dataclass(frozen=True)
class Section:
    """A heading, a table, and what should be said about it."""

    title: str
    headings: list[str]
    rows: list[list[str]]
    text: str = ""
    picture: str = ""
    notes: Sequence[str] = ()

    def table(self) -> Table:
        """The section for a terminal."""
        caption = "\n".join([self.text.replace("*", ""), *self.notes]).strip()
        table = Table(title=self.title, caption=caption, title_justify="left", caption_justify="left")
        for number, heading in enumerate(self.headings):
            table.add_column(heading, justify="right" if number else "left", no_wrap=not number)
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        """The section for a page."""
        lines = [f"## {self.title}", ""]
        if self.text:
            lines += [self.text, ""]
        if self.picture:
            lines += [f"![{self.title}]({self.picture})", ""]
        lines += ["| " + " | ".join(self.headings) + " |", "|---" + "|---:" * (len(self.headings) - 1) + "|"]
        lines += ["| " + " | ".join(row) + " |" for row in self.rows]
        if self.notes:
            lines += ["", *(f"- {note}" for note in self.notes)]
        return "\n".join(lines) + "\n"


def both(rate: Rate | None) -> str:
    """Best and median, for a cell."""
    if rate is None:
        return "–"
    digits = 0 if rate.median >= 100 else 1
    return f"{rate.best:,.{digits}f} / {rate.median:,.{digits}f}"


def microseconds(rate: Rate | None) -> str:
    """Best and median of the time that one takes, for a cell."""
    return "–" if rate is None else f"{1e6 / rate.best:,.2f} / {1e6 / rate.median:,.2f}"


def games(result: Result | None) -> Rate | None:
    """Games per second, if measured."""
    return result.games() if result else None


def units(result: Result | None) -> Rate | None:
    """Decisions, copies or lists per second, if measured."""
    return result.units() if result else None


def goal_section(goals: list[Goal], text: str = "") -> Section:
    """What was promised and what was reached."""
    rows = [goal.cells() for goal in goals]
    return Section("What was promised", HEADINGS, rows, text, notes=not_met(goals))


def peer_row(run: Run, engine: str, game: str, players: int) -> list[str] | None:
    """One engine's game, beside others."""
    inside, calls, copy = (run.find(engine, game, players, what) for what in (INSIDE, CALLS, COPY))
    if copy is None:
        return None
    name = f"ours, {engine}" if engine in OURS else f"{engine} {run.versions[engine]}"
    return [
        f"{name}: {game}",
        str(players),
        both(units(inside)),
        times(run, inside),
        both(units(calls)),
        times(run, calls),
        both(games(inside or calls)),
        f"{copy.facts.decisions_per_game:,.0f}",
        f"{copy.facts.real_choices:.0%}",
        microseconds(copy.units()),
        f"{copy.facts.bytes_per_state:,.0f}" if copy.facts.bytes_per_state else "–",
    ]


def times(run: Run, result: Result | None) -> str:
    """How many times as many decisions our compiled base game takes in the same way."""
    ours = run.find(COMPILED, BASE, COMPARED, result.task.what) if result else None
    return f"{ours.units().median / result.units().median:,.1f}" if ours and result else "–"


def peer_section(run: Run, picture: str) -> Section:
    """Our engine at four players beside the others."""
    contenders = [(engine, game, COMPARED) for engine in OURS for game in (BASE, ALL_MODULES)]
    contenders += [
        (engine, game, players) for engine in PEERS for game, players in PEER_GAMES[engine].items()
    ]
    rows = [row for contender in contenders if (row := peer_row(run, *contender))]
    headings = [
        "engine: game",
        "players",
        "decisions/s inside",
        "ours ÷ this",
        "decisions/s through calls",
        "ours ÷ this",
        "games/s",
        "decisions per game",
        "real choices",
        "µs per copy",
        "bytes per state",
    ]
    return Section("Beside other engines", headings, rows, PEERS_TEXT, picture)


def our_section(run: Run, engine: str) -> Section:
    """Everything about one of our engines, by game and players."""
    rows = []
    for game, players in (*TABLES, *SOLITAIRE):
        inside = run.find(engine, game, players, INSIDE)
        calls = run.find(engine, game, players, CALLS)
        copies = run.find(engine, game, players, COPY)
        if copies is None:
            continue
        rows.append(
            [
                game,
                str(players),
                both(games(inside)),
                both(units(inside)),
                both(games(calls)),
                both(units(calls)),
                both(units(copies)),
                microseconds(units(run.find(engine, game, players, LEGAL_MOVES))),
                f"{copies.facts.bytes_per_state:,.0f}",
            ]
        )
    headings = [
        "game",
        "players",
        "games/s inside",
        "decisions/s inside",
        "games/s through calls",
        "decisions/s through calls",
        "copies/s",
        "µs per legal_moves",
        "bytes per state",
    ]
    return Section(f"Our engine, {engine}", headings, rows)


def service_section(run: Run) -> Section:
    """What stands on the engine, redealing above all."""
    rows = []
    for engine in OURS:
        for game in (BASE, ALL_MODULES):
            copies = run.find(engine, game, COMPARED, COPY)
            redealt, written, read, simulated = (
                units(run.find(engine, game, COMPARED, what)) for what in (DETERMINIZE, WRITE, READ, SIMULATE)
            )
            if copies is None or redealt is None:
                continue
            play = [both(units(run.find(engine, game, COMPARED, what))) for what in (GAME, VIEWS, *BOTS)]
            multiple = f"{copies.units().median / redealt.median:.1f}"
            times = [microseconds(redealt), multiple, microseconds(written), microseconds(read)]
            rows.append([f"{engine}, {game}", *times, *play, both(simulated)])
    headings = [
        "engine, game",
        "µs, redealt",
        "÷ µs of a copy",
        "µs, written as text",
        "µs, read from text",
        "decisions/s through `Game`",
        "with a view",
        *(f"decisions/s, {name}" for name in BOTS),
        "decisions/s, simulate",
    ]
    text = SERVICES_TEXT.format(players=COMPARED, moments=MOMENTS)
    return Section("What stands on the engine", headings, rows, text)


def pair_section(run: Run) -> Section:
    """What two processes do together."""
    rows = []
    for engine in OURS:
        for game, players in (*TABLES, *SOLITAIRE):
            one = run.find(engine, game, players, INSIDE)
            two = run.find(engine, game, players, INSIDE, processes=2)
            if one is None or two is None:
                continue
            alone, together = one.games_by_the_clock(), two.games_by_the_clock()
            # A pair's CPU seconds are those of both, so this is what each of the two does.
            each = two.units().median / one.units().median
            rows.append(
                [
                    f"{engine}, {game}",
                    str(players),
                    both(alone),
                    both(together),
                    f"{together.best / alone.best:.2f} / {together.median / alone.median:.2f}",
                    f"{each:.0%}",
                ]
            )
    headings = [
        "engine, game",
        "players",
        "games/s, one process",
        "two processes",
        "ratio",
        "each, per CPU second",
    ]
    return Section("One and two processes", headings, rows, PAIRS_TEXT)


def growth(curve: dict[int, Rate]) -> str:
    """How much dearer a decision has become."""
    return f"{curve[min(curve)].median / curve[max(curve)].median:.2f}"


def growth_section(run: Run, picture: str) -> Section:
    """The cost of a decision while the city grows."""
    curves = {
        (engine, game, players): result.by_size()
        for engine in OURS
        for game, players in TABLES
        if (result := run.find(engine, game, players, GROWTH))
    }
    sizes = sorted({size for curve in curves.values() for size in curve})
    rows = [
        [f"{engine}, {game}", str(players), *(microseconds(curve.get(size)) for size in sizes), growth(curve)]
        for (engine, game, players), curve in curves.items()
    ]
    headings = ["engine, game", "players", *(f"{size}–{size + BIN - 1}" for size in sizes), "last ÷ first"]
    return Section("As the city grows", headings, rows, GROWTH_TEXT, picture)


def cities_section(run: Run) -> Section:
    """The same in cities as large as they can be."""
    found = {engine: run.find(engine, BASE, COMPARED, LAID_OUT) for engine in OURS}
    curves = {engine: result.by_size() for engine, result in found.items() if result}
    rows = [[engine, *map(microseconds, curve.values()), growth(curve)] for engine, curve in curves.items()]
    sizes = [f"{size} buildings" for curve in list(curves.values())[:1] for size in curve]
    return Section("In cities of any size", ["engine", *sizes, "last ÷ first"], rows, CITIES_TEXT)


def sections(run: Run, goals: list[Goal], folder: str = "") -> list[Section]:
    """All tables of a run; `folder` is where a page finds the pictures."""
    found = [
        goal_section(goals),
        peer_section(run, f"{folder}/peers.svg"),
        *(our_section(run, engine) for engine in OURS),
        service_section(run),
        pair_section(run),
        growth_section(run, f"{folder}/growth.svg"),
        cities_section(run),
    ]
    return [section for section in found if section.rows]


def page(run: Run, tables: list[Section]) -> str:
    """The run as a page of documentation."""
    introduction = PAGE.format(
        machine=run.machine,
        before=run.load[0],
        after=run.load[1],
        versions=", ".join(f"{name} {version}" for name, version in run.versions.items()),
        slices=run.slices,
        turns=TURNS,
    )
    return "\n".join([introduction, *(table.markdown() for table in tables)])
