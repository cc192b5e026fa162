"""Fit the planner's weights to self-play and write them down: `python -m benchmarks.strength_fit`.

Planners play against each other, on a whim not quite their best; a linear regression says how much each term,
early, in the middle and late, was worth in points of the final margin; with these weights they play again.
Terms of the modules keep the weights made by hand.
"""

import argparse
import sys
from collections.abc import Sequence
from multiprocessing import Pool
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from benchmarks.session import ROOT
from benchmarks.speed import Parser
from benchmarks.strength_games import Tables, play
from ginkgopolis.bots.mind.phase import mixed
from ginkgopolis.bots.mind.terms import EVENT_TILES, EXPERT_POINTS, TERMS
from ginkgopolis.bots.mind.weights import HAND_BY_PLAYERS, NAME_WIDTH, TERM_NAMES, Row

TARGET: Final = ROOT / "src" / "ginkgopolis" / "bots" / "mind" / "fitted.py"
TEXT: Final = '''"""Weights fitted to self-play: early, middle and late; against Hal and for 2 to 5 players.

Written by `python -m benchmarks.strength_fit`.
"""

from typing import Final

from ginkgopolis.bots.mind.weights import read_table

FITTED: Final = read_table(
    """
{table}
"""  # noqa: E501
)
'''
FIRST_SEED: Final = 500_000
SEEDS_PER_PASS: Final = 50_000
RIDGE: Final = 0.002  # how strongly weights are held to those of the pass before, per sample
PHASES: Final = 3
Matrix: TypeAlias = NDArray[np.float64]


def shares_of_phases(rounds: float) -> list[float]:
    """Return how much early, middle and late weights count this many rounds before the end."""
    return [mixed(1.0, 0.0, 0.0, rounds), mixed(0.0, 1.0, 0.0, rounds), mixed(0.0, 0.0, 1.0, rounds)]


def fit(rows: Matrix, prior: dict[str, Row]) -> tuple[dict[str, Row], float]:
    """Return the weights that explain the margins best without going far from the prior, and how well."""
    shares = np.array([shares_of_phases(rounds) for rounds in rows[:, 0]])
    margins, terms = rows[:, 1], rows[:, 2:]
    inputs = (shares[:, :, None] * terms[:, None, :]).reshape(len(rows), -1)
    # Having just acted is worth something, too, but to everybody in turn: it is taken out of the weights.
    inputs = np.concatenate([inputs, shares], axis=1)
    before = np.array([[prior[name][phase] for name in TERM_NAMES] for phase in range(PHASES)]).reshape(-1)
    before = np.concatenate([before, np.zeros(PHASES)])
    scale = np.concatenate([np.tile(terms.std(axis=0) + 0.05, PHASES), np.zeros(PHASES)])
    held = np.diag(RIDGE * len(rows) * scale**2)
    rest = margins - inputs @ before
    weights = before + np.linalg.solve(inputs.T @ inputs + held, inputs.T @ rest)
    explained = 1 - float(np.var(margins - inputs @ weights) / np.var(margins))
    by_phase = weights[: PHASES * TERMS].reshape(PHASES, TERMS)
    table = {name: row_of(by_phase[:, term]) for term, name in enumerate(TERM_NAMES)}
    for term in (EXPERT_POINTS, EVENT_TILES):
        table[TERM_NAMES[term]] = prior[TERM_NAMES[term]]
    return table, explained


def row_of(weights: Matrix) -> Row:
    """Return the weights of a term as they are written down."""
    early, middle, late = (round(float(weight), 2) + 0.0 for weight in weights)
    return early, middle, late


def written(tables: Tables) -> str:
    """Return the source of the module of the fitted weights."""
    lines = [
        name.ljust(NAME_WIDTH)
        + "".join(f"{weight:6.2f}" for table in tables.values() for weight in table[name])
        for name in TERM_NAMES
    ]
    return TEXT.format(table="\n".join(lines))


def parse_arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="python -m benchmarks.strength_fit", description="Fit the planner's weights.")
    parser.add_argument("--games", type=int, default=1800, help="games per pass and number of players (1800)")
    parser.add_argument("--passes", type=int, default=4, help="how often is played and fitted (4)")
    parser.add_argument("--processes", type=int, default=2, help="how many play at the same time (2)")
    parser.add_argument("--out", type=Path, default=TARGET, help="the module to write")
    options = parser.parse_args(arguments)
    if min(options.games, options.passes, options.processes) < 1:
        parser.error("the --games, --passes and --processes must be 1 or more")
    return options


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and fit, pass by pass; a fit takes the games of its own pass and of the one before."""
    options = parse_arguments(arguments)
    tables: Tables = dict(HAND_BY_PLAYERS)
    earlier: dict[int, Matrix] = {}
    for number in range(options.passes):
        played: Tables = dict(tables)
        for players in played:
            first = FIRST_SEED + number * SEEDS_PER_PASS
            jobs = [(first + game, players, played) for game in range(options.games)]
            with Pool(options.processes) as pool:
                games = pool.map(play, jobs, chunksize=8)
            rows = np.array([row for game in games for row in game])
            # The first games are played by the weights made by hand, unlike all that follow.
            used = np.concatenate([earlier[players], rows]) if number > 1 else rows
            earlier[players] = rows
            tables[players], explained = fit(used, played[players])
            told = f"pass {number + 1}, {players} players: {len(used)} positions, {explained:.1%} explained"
            print(told, file=sys.stderr, flush=True)
    options.out.write_text(written(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
