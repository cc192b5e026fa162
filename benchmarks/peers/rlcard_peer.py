"""RLCard: card games written in Python, played through its environments."""

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

import rlcard

from benchmarks.measure import Stopwatch
from benchmarks.model import Slice


class CardGame:
    """A game of RLCard; every step of its environments also encodes what the next player sees."""

    watched = 4
    sampled = 50

    def __init__(self, game: str) -> None:
        self.table = rlcard.make(game, config={"seed": 1})

    def play_by_calls(self, games: int) -> Slice:
        """Choose among the legal actions that come with a state, `step`."""
        random = Random(1).random
        table = self.table
        table.seed(1)
        decisions = 0
        clock = Stopwatch()
        for _ in range(games):
            state, _player = table.reset()
            while not table.is_over():
                actions = list(state["legal_actions"])
                state, _player = table.step(actions[int(random() * len(actions))])
                decisions += 1
            table.get_payoffs()
        clock.stop()
        return clock.slice(decisions)

    def watch(self, games: int) -> Iterator[tuple[Any, int]]:
        """Play as `play_by_calls` does."""
        random = Random(1).random
        self.table.seed(1)
        for _ in range(games):
            state, _player = self.table.reset()
            while not self.table.is_over():
                actions = list(state["legal_actions"])
                yield self.table.game, len(actions)
                state, _player = self.table.step(actions[int(random() * len(actions))])

    def copy(self, position: Any) -> Any:
        """Copy the game with Python's own means: RLCard has none."""
        return copy.deepcopy(position)
