"""A run as pictures, in the colours that our pages have by day."""

from math import floor, log10
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib
from matplotlib.figure import Figure

from benchmarks.model import (
    ALL_MODULES,
    BASE,
    BIN,
    CALLS,
    COPY,
    GROWTH,
    INSIDE,
    OURS,
    PEERS,
    Result,
    Run,
)
from benchmarks.tasks import COMPARED, PEER_GAMES

SURFACE, INK, FAINT_INK, LINE = "#FBFAF4", "#1A2821", "#42534A", "#D3DBC6"
MARK = "#EDBB33"
# Ours and the others', dark for the inside of the engine and light for the calls.
COLOURS = {
    (True, INSIDE): "#27613D",
    (True, CALLS): "#86AE63",
    (False, INSIDE): "#5D6C62",
    (False, CALLS): "#AEBBA1",
}
# One colour, marker and dash for each number of players, so that no line rests on its colour alone.
PLAYERS = {
    2: ("#2B66A6", "o", "-"),
    3: ("#BE4536", "s", "--"),
    4: ("#27613D", "^", "-."),
    5: ("#8A6400", "D", ":"),
}
STYLE = {
    "axes.axisbelow": True,
    "axes.edgecolor": LINE,
    "axes.facecolor": SURFACE,
    "axes.grid": True,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "axes.titlelocation": "left",
    "figure.facecolor": SURFACE,
    "font.size": 10,
    "grid.color": LINE,
    "legend.frameon": False,
    "svg.fonttype": "none",
    "svg.hashsalt": "ginkgopolis",
    "text.color": INK,
    "xtick.color": FAINT_INK,
    "ytick.color": INK,
}


class Bar(NamedTuple):
    """What one bar shows."""

    label: str
    colour: str
    median: float
    best: float


def play_bars(run: Run) -> list[Bar]:
    """Decisions per second of every engine, however it can be driven."""
    bars = []
    for engine, game, players, name in contenders():
        for what in (INSIDE, CALLS):
            result = run.find(engine, game, players, what)
            if result is not None:
                rate = result.units()
                bars.append(Bar(f"{name}, {what}", COLOURS[engine in OURS, what], rate.median, rate.best))
    return bars


def copy_bars(run: Run) -> list[Bar]:
    """Microseconds that a copy takes in every engine."""
    bars = []
    for engine, game, players, name in contenders():
        result = run.find(engine, game, players, COPY)
        if result is not None:
            rate = result.units()
            bars.append(Bar(name, COLOURS[engine in OURS, INSIDE], 1e6 / rate.median, 1e6 / rate.best))
    return bars


def contenders() -> list[tuple[str, str, int, str]]:
    """Engine, game, players and a label for all that stand side by side."""
    ours = [
        (engine, game, COMPARED, f"Ginkgopolis {engine}, {game}")
        for engine in OURS
        for game in (BASE, ALL_MODULES)
    ]
    others = [
        (engine, game, players, f"{engine} {game}")
        for engine in PEERS
        for game, players in PEER_GAMES[engine].items()
    ]
    return ours + others


def draw_bars(axes: Any, bars: list[Bar], title: str, label: str) -> None:
    """Bars for the medians, marks for the best slices; every tenfold is as long as any other."""
    places = range(len(bars))
    axes.barh(places, [bar.median for bar in bars], color=[bar.colour for bar in bars], height=0.7)
    axes.plot([bar.best for bar in bars], places, "d", color=MARK, markeredgecolor=INK, markersize=6)
    for place, bar in zip(places, bars):
        text = f"{bar.median:,.0f}" if bar.median >= 100 else f"{bar.median:.1f}"
        axes.annotate(
            text, (max(bar.median, bar.best), place), (7, 0), textcoords="offset points", va="center"
        )
    axes.set_yticks(places, [bar.label for bar in bars])
    axes.set_xscale("log")
    lowest = min(min(bar.median, bar.best) for bar in bars)
    axes.set_xlim(10 ** floor(log10(lowest / 1.5)), max(max(bar.median, bar.best) for bar in bars) * 5)
    axes.margins(y=0.02)
    axes.invert_yaxis()
    axes.grid(visible=False, axis="y")
    axes.tick_params(axis="y", length=0)
    axes.set_title(title)
    axes.set_xlabel(label)


def draw_peers(run: Run, path: Path) -> None:
    """Decisions and copies, ours beside the others'."""
    play, copies = play_bars(run), copy_bars(run)
    figure = Figure(figsize=(9, 2 + 0.29 * (len(play) + len(copies))), layout="constrained")
    upper, lower = figure.subplots(2, 1, height_ratios=(len(play), len(copies)))
    scale = "logarithmic; bar: median slice, diamond: best slice"
    draw_bars(
        upper,
        play,
        "Random play, ours with four players: more is better",
        f"decisions per CPU second ({scale})",
    )
    draw_bars(lower, copies, "Copying a position: less is better", f"microseconds per copy ({scale})")
    figure.savefig(path, metadata={"Date": None})


def draw_curves(axes: Any, curves: dict[int, Result], title: str) -> None:
    """One line for each number of players: the best slices, in the shade of the medians."""
    for players, result in curves.items():
        curve = result.by_size()
        colour, marker, dash = PLAYERS[players]
        middles = [size + (BIN - 1) / 2 for size in curve]
        best = [1e6 / rate.best for rate in curve.values()]
        median = [1e6 / rate.median for rate in curve.values()]
        style = {"color": colour, "marker": marker, "linestyle": dash, "markersize": 4}
        axes.plot(middles, best, label=f"{players} players", **style)
        axes.fill_between(middles, best, median, color=colour, alpha=0.12, linewidth=0)
    axes.set_ylim(bottom=0)
    axes.set_title(title)
    axes.set_xlabel("buildings in the city")
    axes.set_ylabel("µs per decision")


def draw_growth(run: Run, path: Path) -> None:
    """The cost of a decision while the city grows, for all numbers of players."""
    panels = {}
    for engine in OURS:
        for game in (BASE, ALL_MODULES):
            found = {players: run.find(engine, game, players, GROWTH) for players in PLAYERS}
            curves = {players: result for players, result in found.items() if result is not None}
            if curves:
                panels[f"{engine.capitalize()}, {game}"] = curves
    figure = Figure(figsize=(9, 3.2 * ((len(panels) + 1) // 2)), layout="constrained")
    grid = figure.subplots((len(panels) + 1) // 2, 2, squeeze=False, sharex=True, sharey="row")
    for axes, (title, curves) in zip(grid.flat, panels.items()):
        draw_curves(axes, curves, title)
    grid.flat[0].legend(ncols=2, loc="lower right")
    figure.suptitle("Lines: the best slices; shades: from there to the medians", size=10, x=0.01, ha="left")
    figure.savefig(path, metadata={"Date": None})


def draw(run: Run, folder: Path) -> None:
    """Write all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with matplotlib.rc_context(STYLE):
        draw_peers(run, folder / "peers.svg")
        draw_growth(run, folder / "growth.svg")
