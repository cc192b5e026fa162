"""Cities of given sizes, to see what a decision costs in them; few games get as far as the largest."""

from random import Random
from time import perf_counter, process_time
from typing import Final

from benchmarks.model import Slice
from ginkgopolis.engine.rules import apply, legal_moves, pending, question
from ginkgopolis.engine.state import ITEM, GameState
from ginkgopolis.position import read_position

SIZES: Final = (9, 20, 40, 60, 80)
LAYOUTS: Final = 20  # cities of each size
ROUND: Final = 3
COLOURS: Final = "RBY"
LETTERS: Final = "ABCDEFGHIJKL"
CARDS: Final = ("R1 Y1", "R2 Y2", "R3", "Y3")
"""Of buildings that are there in every city, and whose exploitation brings no tiles."""


def lay_out(size: int, seed: int) -> str:
    """Return four players at the beginning of a round, in a square city of a size, and all else alike."""
    chance = Random(seed)
    tiles = [f"{colour}{number}" for number in range(1, 26) for colour in COLOURS] + ["P"] * 9
    start, held, rest = tiles[:9], tiles[58:60], tiles[9:58] + tiles[60:]
    chance.shuffle(rest)
    letters = chance.sample(LETTERS, len(CARDS))
    city = [cell(tile, place) for place, tile in enumerate(start + rest[: size - 9])]
    width = round(size**0.5)
    city += ["."] * (-size % width)
    lines = ["players 4", "modules new_buildings prestige_buildings green_spaces"]
    lines += [f"round {ROUND}", f"seed {seed}", "city"]
    lines += ["  ".join(city[first : first + width]) for first in range(0, len(city), width)]
    lines += [f"seat {seat}: resources 5; hand {letters[seat]} {cards}" for seat, cards in enumerate(CARDS)]
    lines += [f"seat {seat}: tiles {tile}" for seat, tile in enumerate(held)]
    return "\n".join(lines)


def cell(tile: str, place: int) -> str:
    """Return a building or green space; every fourth building is somebody's."""
    return f"{tile}@{place // 4 % 4}" if tile == "P" or place % 4 == 0 else tile


class Cities:
    """All these cities."""

    def __init__(self) -> None:
        self.states = {
            size: [read_position(lay_out(size, seed)) for seed in range(LAYOUTS)] for size in SIZES
        }

    def play_a_round(self, times: int) -> Slice:
        """Play a round in each city as `play_by_calls` does, timing apart those of each size."""
        wall, parts = perf_counter(), dict.fromkeys(SIZES, (0, 0.0))
        for _ in range(times):
            for size, states in self.states.items():
                random = Random(1)
                copies = [state.copy() for state in states]
                start = process_time()
                decisions = sum(play_round(state, random) for state in copies)
                elapsed = process_time() - start
                before = parts[size]
                parts[size] = before[0] + decisions, before[1] + elapsed
        count, cpu = (sum(values) for values in zip(*parts.values()))
        return Slice(int(count), float(cpu), perf_counter() - wall, parts)


def play_round(state: GameState, random: Random) -> int:
    """Play until the round is over, or the game; return how many decisions it took."""
    decisions = 0
    while state.round == ROUND and not state.over:
        seat = pending(state)[0]
        moves = legal_moves(state, seat)
        # No tiles: the largest cities leave hardly any.
        apply(state, seat, moves[0 if question(state) == ITEM else int(random.random() * len(moves))])
        decisions += 1
    return decisions
