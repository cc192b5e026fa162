"""Measure how strong the bots are, with fresh seeds, through the arena: `python -m benchmarks.strength`.

Every contest keeps a file in --folder, so that the same command goes on after an interruption.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.session import ROOT
from benchmarks.speed import Parser
from benchmarks.strength_report import (
    CONTROL,
    HAL,
    LADDER,
    MODULES,
    YARDSTICK,
    Finding,
    Result,
    tables,
    write_chapter,
)
from ginkgopolis import COMPILED, GinkgopolisError, Options
from ginkgopolis.arena import Plan, make_report, play_blocks
from ginkgopolis.arena.checkpoint import Checkpoint
from ginkgopolis.arena.report import BotReport, Report
from ginkgopolis.arena.running import run
from ginkgopolis.cli.blocks import progress_bar
from ginkgopolis.cli.show import make_console
from ginkgopolis.language import say
from ginkgopolis.options import MODULE_NAMES

FIRST_SEED: Final = 1_000_000  # tuning never went so far
QUICK: Final = 40  # how much shorter a quick run is
FEWEST: Final = 2
JSON: Final = ROOT / "docs" / "bots" / "strength.json"
CHAPTER: Final = ROOT / "docs" / "bots.md"

RUNGS: Final = (("greedy", "random"), ("planner", "greedy"), ("montecarlo", "planner"))
BOTS: Final = ("random", "greedy", "planner", "montecarlo")
BLOCKS: Final = {2: 1200, 3: 700, 4: 450, 5: 360}
"""By players: enough for about two percent either way."""
BLOCKS_WITH_MODULES: Final = 60
BLOCKS_OF_YARDSTICK: Final = {2: 300, 4: 150}
BLOCKS_AGAINST_HAL: Final = 400
BLOCKS_OF_CONTROL: Final = {"random": 800, "greedy": 800, "planner": 800, "montecarlo": 200}
PLAYERS_OF_CONTROL: Final = 4
PLAYERS_WITH_MODULES: Final = 4


@dataclass(frozen=True)
class Contest:
    """Something to be played."""

    kind: str
    bots: tuple[str, ...]
    blocks: int
    players: int
    modules: tuple[str, ...] = ()
    hal: str | None = None

    @property
    def name(self) -> str:
        """Return the name of its file."""
        words = (self.kind, *self.bots, str(self.players), self.hal or "")
        return "-".join(word.replace(":", "-").replace("=", "-") for word in words if word)

    def plan(self, seed: int) -> Plan:
        """Return what the arena is told."""
        options = Options(players=self.players, modules=self.modules, hal=self.hal)
        return Plan(bots=self.bots, options=options, seed=seed)


def contests() -> list[Contest]:
    """Return all that is to be played, the cheap parts first."""
    found = [Contest(LADDER, rung, BLOCKS[players], players) for rung in RUNGS[:2] for players in BLOCKS]
    found += [
        Contest(YARDSTICK, ("planner", "planner:weights=hand"), blocks, players)
        for players, blocks in BLOCKS_OF_YARDSTICK.items()
    ]
    found += [Contest(HAL, BOTS, BLOCKS_AGAINST_HAL, 1, hal=level) for level in ("normal", "expert")]
    found += [Contest(LADDER, RUNGS[2], BLOCKS[players], players) for players in BLOCKS]
    found += [
        Contest(MODULES, rung, BLOCKS_WITH_MODULES, PLAYERS_WITH_MODULES, MODULE_NAMES) for rung in RUNGS
    ]
    found += [Contest(CONTROL, (bot,), BLOCKS_OF_CONTROL[bot], PLAYERS_OF_CONTROL) for bot in BOTS]
    return found


def play(contest: Contest, blocks: int, folder: Path, processes: int) -> Finding:
    """Play what is missing of a contest and say what came out."""
    plan = contest.plan(FIRST_SEED)
    checkpoint = Checkpoint(folder / f"{contest.name}.jsonl", plan)
    begin = time.monotonic()
    kept = checkpoint.count(range(blocks))
    player = partial(play_blocks, processes=processes)
    with progress_bar(make_console(stderr=True), kept, blocks, say("blocks-time-left")) as tell:
        played = run(checkpoint, range(blocks), player, None, tell)
    seconds = time.monotonic() - begin
    report = make_report(plan, played)
    shown = f"{contest.name}: {blocks} blocks, {kept} of them from before, {seconds:.0f} s"
    print(shown, file=sys.stderr, flush=True)
    return finding_of(contest, report)


def finding_of(contest: Contest, report: Report) -> Finding:
    """Keep of a report what the chapter shows."""
    return Finding(
        kind=contest.kind,
        players=contest.players,
        hal=contest.hal,
        modules=list(contest.modules),
        seed=report.seed,
        blocks=report.blocks,
        games=report.games,
        troubles=report.troubles,
        bots=[result_of(bot) for bot in report.bots],
    )


def result_of(bot: BotReport) -> Result:
    """Keep of a bot's report what the chapter shows."""
    return Result(
        name=bot.name,
        games=bot.games,
        win_rate=bot.win_rate,
        win_rate_interval=bot.win_rate_interval,
        margin=bot.margin,
        margin_interval=bot.margin_interval,
        score=bot.score,
        ms_median=bot.ms_median,
        ms_p99=bot.ms_p99,
        seats=[(seat.win_rate, seat.win_rate_interval) for seat in bot.seats],
    )


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="python -m benchmarks.strength", description="Measure how strong the bots are.")
    parser.add_argument("--quick", action="store_true", help=f"one game in {QUICK}; changes no page")
    parser.add_argument("--processes", type=int, default=2, help="how many play at the same time (2)")
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "strength", help="where the games are kept"
    )
    parser.add_argument("--only", help="only contests whose name has this in it; changes no page")
    parser.add_argument("--interpreted", action="store_true", help="do not insist on the compiled engine")
    options = parser.parse_args(arguments)
    if options.processes < 1:
        parser.error("the --processes must be 1 or more")
    if not COMPILED and not options.interpreted:
        parser.error("this would take days with the interpreted engine; use the package of `make bench`")
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    """Play all contests and write the chapter."""
    options = parse_arguments(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    findings: list[Finding] = []
    try:
        for contest in contests():
            if not options.only or options.only in contest.name:
                blocks = max(FEWEST, contest.blocks // QUICK) if options.quick else contest.blocks
                findings.append(play(contest, blocks, options.folder, options.processes))
    except GinkgopolisError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Stopped; the same command goes on from here.")
    print(tables(findings))
    if not options.quick and not options.only:
        JSON.parent.mkdir(parents=True, exist_ok=True)
        JSON.write_bytes(msgspec.json.format(msgspec.json.encode(findings), indent=1) + b"\n")
        write_chapter(CHAPTER, findings)


if __name__ == "__main__":
    main()
