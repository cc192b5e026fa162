"""catanatron: Catan for four, its own random players, through its own front door."""

from collections.abc import Iterator
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.state_functions import get_actual_victory_points

from benchmarks.measure import Stopwatch
from benchmarks.model import Slice


class Catan:
    """Catan with the settings that catanatron chooses by itself."""

    watched = 6
    sampled = 200

    def play_inside(self, games: int) -> Slice:
        """Have `Game.play` ask its random players: Python all the way down, and there is no other way."""
        decisions = 0
        clock = Stopwatch()
        for seed in range(1, games + 1):
            game = new_game(seed)
            game.play()
            for color in game.state.colors:
                get_actual_victory_points(game.state, color)
            decisions += len(game.state.actions)
        clock.stop()
        return clock.slice(decisions)

    def watch(self, games: int) -> Iterator[tuple[Any, int]]:
        """Go through the steps of `Game.play`."""
        for seed in range(1, games + 1):
            game = new_game(seed)
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                yield game, len(game.state.playable_actions)
                game.play_tick()

    def copy(self, position: Any) -> Any:
        """Copy the game."""
        return position.copy()


def new_game(seed: int) -> Any:
    """Return the game of a seed.

    0 would mean none. Another process plays other games with the same seeds, for the order of some sets
    depends on where None lies in memory; that is why the numbers of catanatron differ a little between runs.
    """
    return Game([RandomPlayer(color) for color in Color], seed=seed)
