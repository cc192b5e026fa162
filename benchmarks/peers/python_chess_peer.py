"""python-chess: chess written in Python, played through its `Board`."""

from collections.abc import Iterator
from random import Random
from typing import Any

from chess import Board

from benchmarks.measure import Stopwatch
from benchmarks.model import Slice


class Chess:
    """Chess, until `outcome` says that it is over."""

    watched = 4
    sampled = 200

    def play_by_calls(self, games: int) -> Slice:
        """Ask `outcome` and `legal_moves`, choose, `push`."""
        random = Random(1).random
        decisions = 0
        clock = Stopwatch()
        for _ in range(games):
            board = Board()
            while not (outcome := board.outcome()):
                moves = list(board.legal_moves)
                board.push(moves[int(random() * len(moves))])
                decisions += 1
            outcome.result()
        clock.stop()
        return clock.slice(decisions)

    def watch(self, games: int) -> Iterator[tuple[Any, int]]:
        """Play as `play_by_calls` does."""
        random = Random(1).random
        for _ in range(games):
            board = Board()
            while not board.is_game_over():
                moves = list(board.legal_moves)
                yield board, len(moves)
                board.push(moves[int(random() * len(moves))])

    def copy(self, position: Any) -> Any:
        """Copy the board without the moves that led to it, which is the quicker way."""
        return position.copy(stack=False)
