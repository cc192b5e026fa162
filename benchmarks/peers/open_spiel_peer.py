"""OpenSpiel: games written in C++, with their default parameters, played through pyspiel."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel

from benchmarks.measure import Stopwatch
from benchmarks.model import Slice


class Spiel:
    """A game of OpenSpiel. What chance does is a step of its own there, and not counted as a decision."""

    watched = 20
    sampled = 200

    def __init__(self, game: str) -> None:
        self.rules = pyspiel.load_game(game)

    def play_by_calls(self, games: int) -> Slice:
        """Ask `legal_actions` and `chance_outcomes`, choose, `apply_action`."""
        random = Random(1).random
        decisions = 0
        clock = Stopwatch()
        for _ in range(games):
            state = self.rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(outcome(state, random()))
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[int(random() * len(actions))])
                    decisions += 1
            state.returns()
        clock.stop()
        return clock.slice(decisions)

    def play_inside(self, games: int) -> Slice:
        """Have `evaluate_bots` ask random players and return their scores; all of that is C++."""
        states = []  # kept to count their decisions when the clock has stopped
        players = range(self.rules.num_players())
        clock = Stopwatch()
        for seed in range(games):
            bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in players]
            state = self.rules.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            states.append(state)
        clock.stop()
        return clock.slice(sum(step.player >= 0 for state in states for step in state.full_history()))

    def watch(self, games: int) -> Iterator[tuple[Any, int]]:
        """Play as `play_by_calls` does."""
        random = Random(1).random
        for _ in range(games):
            state = self.rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(outcome(state, random()))
                else:
                    actions = state.legal_actions()
                    yield state, len(actions)
                    state.apply_action(actions[int(random() * len(actions))])

    def copy(self, position: Any) -> Any:
        """Clone the state."""
        return position.clone()


def outcome(state: Any, number: float) -> Any:
    """Return what chance does, given a random number from 0 to 1."""
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        number -= probability
        if number < 0:
            return action
    return outcomes[-1][0]  # the probabilities may add up to a little less than 1
