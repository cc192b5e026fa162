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
from ginkgopolis.engine import rules

PLAYER_COUNTS = (2, 3, 4, 5)
COMPARED = 4  # the players at a table of Catan
POSITIONS = 200
HEADINGS = ("engine", "players", "games/s", "decisions/s", "real choices", "copies/s", "µs per legal_moves")
MISSING = "catanatron is not installed here: run `make bench`, or leave it out with --no-peers."
PAGE = """\
# Benchmarks

Written by `make bench`; run it again rather than edit this page.

Random play on one core of: {machine}.
CPU seconds, {slices} slices of about {seconds:g} s that take turns; each cell is the best slice / the median.
Every slice of a row plays the same games from set-up to final scores. Ours are normal games (not the
introductory set-up); the peer plays its own game with its own random players. *Real choices* is the share of
decisions with two options or more. Copies and `legal_moves` are timed on about {positions} positions spread
evenly over the games of the row.
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


def our_row(players: int, seconds: float) -> Row:
    """Our engine, ready to be measured."""
    play = Measurement(timed(partial(random_play.play_games, players)), seconds)
    decisions, choices = random_play.count_choices(players, play.amount)
    positions = random_play.sample_positions(players, play.amount, max(1, decisions // POSITIONS))
    return Row(
        engine=f"Ginkgopolis, {'interpreted' if str(rules.__file__).endswith('.py') else 'compiled'}",
        players=players,
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


def comparison(ours: Sequence[Row], peer: Row) -> tuple[float, float]:
    """Our decisions per second over the peer's, best and median."""
    mine = next(row for row in ours if row.players == COMPARED).play.units()
    theirs = peer.play.units()
    return mine.best / theirs.best, mine.median / theirs.median


def verdict(ratio: tuple[float, float]) -> str:
    """The comparison as a sentence."""
    return (
        f"At {COMPARED} players our engine takes {ratio[0]:.1f} times as many decisions per second as "
        f"catanatron by the best slices, {ratio[1]:.1f} times by the medians."
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


def page(rows: Sequence[Row], slices: int, seconds: float, sentence: str) -> str:
    """The rows as a page of documentation."""
    introduction = PAGE.format(machine=machine(), slices=slices, seconds=seconds, positions=POSITIONS)
    lines = [
        "| " + " | ".join(HEADINGS) + " |",
        "|---" + "|---:" * (len(HEADINGS) - 1) + "|",
        *("| " + " | ".join(row.cells()) + " |" for row in rows),
    ]
    return "\n".join([introduction, *lines, *(["", sentence] if sentence else [])]) + "\n"


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


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, show, write; return the exit status."""
    options = parse_arguments(arguments)
    version = None if options.no_peers else catanatron_peer.installed_version()
    if version is None and not options.no_peers:
        print(
            "catanatron is not installed here: run `make bench`, or leave it out with --no-peers.",
            file=sys.stderr,
        )
        return 2

    with Console(stderr=True).status("warming up") as status:
        ours = [our_row(players, options.seconds) for players in PLAYER_COUNTS]
        peer = catanatron_row(version, options.seconds) if version else None
        rows = [*ours, peer] if peer else ours
        for number in range(options.slices):
            for row in rows:
                status.update(f"slice {number + 1} of {options.slices}: {row.engine}, {row.players} players")
                row.run_slice()

    ratio = comparison(ours, peer) if peer else None
    sentence = verdict(ratio) if ratio else ""
    console = Console()
    if not console.is_terminal:
        console.width = 140
    console.print(machine(), highlight=False)
    console.print(table(rows))
    if sentence:
        console.print(sentence, highlight=False, soft_wrap=True)
    if options.json:
        data = {
            "machine": machine(),
            "rows": [row.data() for row in rows],
            "decisions_ratio": {"best": ratio[0], "median": ratio[1]} if ratio else None,
        }
        options.json.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    if options.markdown:
        options.markdown.parent.mkdir(parents=True, exist_ok=True)
        options.markdown.write_text(page(rows, options.slices, options.seconds, sentence), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
