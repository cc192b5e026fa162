"""Measure random play of our engine and of a peer in one run: `python -m benchmarks.speed`.

One core, CPU seconds. The slices of all measurements take turns, so that a busy moment of the machine touches
everyone; every slice of a measurement does the same work, so that slices differ only by such moments.
"""

import argparse
import json
import platform
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import random_play
from benchmarks.measure import Measurement, Rate, timed
from benchmarks.peers import catanatron_peer
from benchmarks.random_play import Kind
from ginkgopolis.engine import rules
from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.modules.base import Modules
from ginkgopolis.engine.modules.registry import MODULES

PLAYER_COUNTS = (2, 3, 4, 5)
COMPARED = 4  # the players at a table of Catan
ENGINE = f"Ginkgopolis, {'interpreted' if str(rules.__file__).endswith('.py') else 'compiled'}"
BASE = {players: (ENGINE, Kind(players)) for players in PLAYER_COUNTS}
WITH_MODULES = (f"{ENGINE}, all six modules", Kind(COMPARED, Modules(MODULES)))
AGAINST_HAL = [
    (f"{ENGINE}, Hal", Kind(1, hal=NORMAL)),
    (f"{ENGINE}, Hal (expert)", Kind(1, hal=EXPERT_LEVEL)),
]
POSITIONS = 200
Ratios = dict[str, tuple[float, float]]
"""What is compared, by best slices and by medians."""
HEADINGS = ("engine", "players", "games/s", "decisions/s", "real choices", "copies/s", "µs per legal_moves")
MISSING = "catanatron is not installed here: run `make bench`, or leave it out with --no-peers."
PAGE = """\
# Benchmarks

Written by `make bench`; run it again rather than edit this page.

Random play on one core of: {machine}.
CPU seconds, {slices} slices of about {seconds:g} s that take turns; each cell is the best slice / the median.
Every slice of a row plays the same games from set-up to final scores. Ours are normal games (not the
introductory set-up) of the base game, with all six modules of The Experts, and against Hal; the peer plays
its own game with its own random players. *Real choices* is the share of decisions with two options or more.
Copies and `legal_moves` are timed on about {positions} positions spread evenly over the games of the row.
"""


@dataclass(frozen=True)
class Row:
    """One engine at one number of players."""

    engine: str
    players: int
    real_choices: float
    play: Measurement
    copying: Measurement | None = None
    listing: Measurement | None = None

    def run_slice(self) -> None:
        """Measure everything in this row once more."""
        for measurement in (self.play, self.copying, self.listing):
            if measurement is not None:
                measurement.run_slice()

    def cells(self) -> list[str]:
        """The row as text, under HEADINGS."""
        return [
            self.engine,
            str(self.players),
            both(self.play.amounts(), 0 if self.play.amounts().median >= 100 else 1),
            both(self.play.units()),
            f"{self.real_choices:.0%}",
            both(self.copying.units()) if self.copying else "",
            microseconds(self.listing.units()) if self.listing else "",
        ]

    def data(self) -> dict[str, object]:
        """The row for a JSON file, with every slice."""
        rates = {"games": self.play.amounts(), "decisions": self.play.units()}
        if self.copying:
            rates["copies"] = self.copying.units()
        if self.listing:
            rates["legal_moves"] = self.listing.units()
        return {
            "engine": self.engine,
            "players": self.players,
            "games_per_slice": self.play.amount,
            "real_choices": self.real_choices,
            "per_second": {
                name: {"best": rate.best, "median": rate.median, "slices": rate.slices}
                for name, rate in rates.items()
            },
        }


def both(rate: Rate, digits: int = 0) -> str:
    """Best and median, for a cell."""
    return f"{rate.best:,.{digits}f} / {rate.median:,.{digits}f}"


def microseconds(rate: Rate) -> str:
    """Best and median of the time that one takes, for a cell."""
    return f"{1e6 / rate.best:.2f} / {1e6 / rate.median:.2f}"


def our_row(engine: str, kind: Kind, seconds: float) -> Row:
    """Our engine, ready to be measured."""
    play = Measurement(timed(partial(random_play.play_games, kind)), seconds)
    decisions, choices = random_play.count_choices(kind, play.amount)
    positions = random_play.sample_positions(kind, play.amount, max(1, decisions // POSITIONS))
    return Row(
        engine=engine,
        players=kind.players,
        real_choices=choices / decisions,
        play=play,
        copying=Measurement(timed(partial(random_play.copy_positions, positions)), seconds / 10),
        listing=Measurement(partial(random_play.list_moves, positions), seconds / 10),
    )


def catanatron_row(version: str, seconds: float) -> Row:
    """Catanatron, ready to be measured."""
    play = Measurement(timed(catanatron_peer.play_games), seconds)
    decisions, choices = catanatron_peer.count_choices(play.amount)
    return Row(f"catanatron {version} (Catan)", catanatron_peer.PLAYERS, choices / decisions, play)


def ratio(one: Rate, other: Rate) -> tuple[float, float]:
    """One rate over another, best and median."""
    return one.best / other.best, one.median / other.median


def module_verdict(share: tuple[float, float]) -> str:
    """What the modules cost, as a sentence."""
    return (
        f"At {COMPARED} players our engine plays {share[0]:.0%} as many games per second with all six "
        f"modules as without by the best slices, {share[1]:.0%} by the medians."
    )


def peer_verdict(times: tuple[float, float]) -> str:
    """The comparison with the peer as a sentence."""
    return (
        f"At {COMPARED} players our engine takes {times[0]:.1f} times as many decisions per second as "
        f"catanatron by the best slices, {times[1]:.1f} times by the medians."
    )


def machine() -> str:
    """The Python and the processor that this ran on."""
    processor = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {names[0] if names else processor}"
    )


def table(rows: Sequence[Row]) -> Table:
    """The rows for a terminal."""
    result = Table(title="Random play, one core, CPU seconds: best slice / median")
    for heading in HEADINGS:
        result.add_column(heading, justify="left" if heading == "engine" else "right", no_wrap=True)
    for row in rows:
        result.add_row(*row.cells())
    return result


def page(rows: Sequence[Row], slices: int, seconds: float, sentences: Sequence[str]) -> str:
    """The rows as a page of documentation."""
    introduction = PAGE.format(machine=machine(), slices=slices, seconds=seconds, positions=POSITIONS)
    lines = [
        "| " + " | ".join(HEADINGS) + " |",
        "|---" + "|---:" * (len(HEADINGS) - 1) + "|",
        *("| " + " | ".join(row.cells()) + " |" for row in rows),
    ]
    for sentence in sentences:
        lines += ["", sentence]
    return "\n".join([introduction, *lines]) + "\n"


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.speed", description="Measure random play.")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of play per slice (2)")
    parser.add_argument("--slices", type=int, default=5, help="slices per measurement (5)")
    parser.add_argument("--no-peers", action="store_true", help="measure only our own engine")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every slice to this file")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write a page of documentation")
    options = parser.parse_args(arguments)
    if options.seconds <= 0 or options.slices < 1:
        parser.error("--seconds must be above 0 and --slices at least 1")
    return options


def measure(seconds: float, slices: int, peer: str | None) -> tuple[list[Row], Ratios]:
    """Measure all rows, the peer's among them if its version is given; return them with the comparisons."""
    with Console(stderr=True).status("warming up") as status:
        base = {players: our_row(*BASE[players], seconds) for players in PLAYER_COUNTS}
        modules = our_row(*WITH_MODULES, seconds)
        rows = [*base.values(), modules, *(our_row(*kind, seconds) for kind in AGAINST_HAL)]
        if peer:
            rows.append(catanatron_row(peer, seconds))
        for number in range(slices):
            for row in rows:
                status.update(f"slice {number + 1} of {slices}: {row.engine}, {row.players} players")
                row.run_slice()
    compared = base[COMPARED].play
    ratios = {"modules": ratio(modules.play.amounts(), compared.amounts())}
    if peer:
        ratios["peer"] = ratio(compared.units(), rows[-1].play.units())
    return rows, ratios


def data_of(rows: Sequence[Row], ratios: Ratios) -> dict[str, object]:
    """Everything for a JSON file, with every slice."""
    compared = {name: {"best": best, "median": median} for name, (best, median) in ratios.items()}
    return {
        "machine": machine(),
        "rows": [row.data() for row in rows],
        "games_ratio_with_modules": compared["modules"],
        "decisions_ratio": compared.get("peer"),
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, show, write; return the exit status."""
    options = parse_arguments(arguments)
    version = None if options.no_peers else catanatron_peer.installed_version()
    if version is None and not options.no_peers:
        print(MISSING, file=sys.stderr)
        return 2

    rows, ratios = measure(options.seconds, options.slices, version)
    sentences = [module_verdict(ratios["modules"])]
    if "peer" in ratios:
        sentences.append(peer_verdict(ratios["peer"]))
    console = Console()
    if not console.is_terminal:
        console.width = 160
    console.print(machine(), highlight=False)
    console.print(table(rows))
    for sentence in sentences:
        console.print(sentence, highlight=False, soft_wrap=True)
    if options.json:
        options.json.write_text(json.dumps(data_of(rows, ratios), indent=2) + "\n", encoding="utf-8")
    if options.markdown:
        options.markdown.parent.mkdir(parents=True, exist_ok=True)
        options.markdown.write_text(page(rows, options.slices, options.seconds, sentences), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
