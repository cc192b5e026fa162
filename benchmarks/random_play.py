"""Random play of our own engine: the work that is timed, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import process_time

from ginkgopolis.engine.modules.base import Modules
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.setup import new_game, new_solitaire
from ginkgopolis.engine.state import GameState

Visitor = Callable[[GameState, list[int]], None]


@dataclass(frozen=True)
class Kind:
    """A kind of game: normal ones, with modules or without, or against a level of Hal."""

    players: int
    modules: Modules | None = None
    hal: int = 0

    def deal(self, seed: int) -> GameState:
        """Set up a game."""
        if self.hal:
            return new_solitaire(self.hal, seed)
        return new_game(self.players, False, seed, modules=self.modules)


def play_games(kind: Kind, games: int, visit: Visitor | None = None) -> int:
    """Play the games of seeds 1, 2, ... to their ends and return how many decisions the seats took.

    The same arguments give the same games; `visit` sees every position and its legal moves.
    """
    random = Random(kind.players).random
    decisions = 0
    for seed in range(1, games + 1):
        state = kind.deal(seed)
        while not state.over:
            seat = pending(state)[0]
            moves = legal_moves(state, seat)
            if visit is not None:
                visit(state, moves)
            apply(state, seat, moves[int(random() * len(moves))])
            decisions += 1
    return decisions


def count_choices(kind: Kind, games: int) -> tuple[int, int]:
    """Play untimed; return the decisions, and those among them with two options or more."""
    options: list[int] = []
    play_games(kind, games, lambda state, moves: options.append(len(moves)))
    return len(options), sum(count > 1 for count in options)


def sample_positions(kind: Kind, games: int, stride: int) -> list[GameState]:
    """Every `stride`-th position of the games, copied while a decision is pending."""
    positions: list[GameState] = []
    decision = 0

    def visit(state: GameState, moves: list[int]) -> None:
        nonlocal decision
        if decision % stride == 0:
            positions.append(state.copy())
        decision += 1

    play_games(kind, games, visit)
    return positions


def copy_positions(positions: list[GameState], rounds: int) -> int:
    """Copy every position `rounds` times and return how many copies that made."""
    for _ in range(rounds):
        for state in positions:
            state.copy()
    return rounds * len(positions)


def list_moves(positions: list[GameState], rounds: int) -> tuple[int, float]:
    """List the first pending seat's moves `rounds` times in every position; return how often and how long.

    A state remembers its last answer, so every round asks fresh copies, made while the clock stands still.
    """
    seats = [pending(state)[0] for state in positions]
    seconds = 0.0
    for _ in range(rounds):
        asked = [(state.copy(), seat) for state, seat in zip(positions, seats)]
        start = process_time()
        for state, seat in asked:
            legal_moves(state, seat)
        seconds += process_time() - start
    return rounds * len(positions), seconds
