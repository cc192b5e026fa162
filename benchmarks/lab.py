"""How fast the lab is: `python -m benchmarks.lab`, in processor time of one core, with the compiled engine.

A step is one decision, with the observation and the mask of the one who decides next. Actions are drawn
evenly among the legal ones, which is not counted. Beside it stands the engine's own random play, which writes
nothing down, in the same run. A second table has the game in OpenSpiel beside games that come with it:
dominoes and Liar's Poker are Python there, as ours is, and gin rummy is C++. Tensors and masks are lists,
observers write arrays.
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401, for OpenSpiel to know those in Python
import pyspiel
from open_spiel.python.observation import make_observation

import ginkgopolis
import ginkgopolis.env.open_spiel
from benchmarks.peers.open_spiel_peer import outcome
from ginkgopolis import Options
from ginkgopolis.engine.random_play import play_randomly
from ginkgopolis.engine.rng import dice
from ginkgopolis.env.batch import BatchGames
from ginkgopolis.env.pettingzoo import raw_env
from ginkgopolis.env.schema import Array
from ginkgopolis.env.setting import deal
from ginkgopolis.options import MODULE_NAMES

TABLES = {
    "2 players": Options(players=2),
    "4 players": Options(players=4),
    "4 players, all modules": Options(players=4, modules=MODULE_NAMES),
}
GAMES = (1, 64, 1024)
STEPS = 100_000
WARM_UP = 20
SPIEL = (
    "python_ginkgopolis",
    "python_ginkgopolis(players=4,modules=all)",
    "python_block_dominoes",
    "python_liars_poker",
    "gin_rummy",
)


def random_play(options: Options) -> float:
    """Return how many decisions the engine makes in a second by itself."""
    decisions = seed = 0
    begin = process_time()
    while decisions < STEPS:
        decisions += play_randomly(deal(options, seed), dice(seed))
        seed += 1
    return decisions / (process_time() - begin)


def any_legal(masks: Array, chance: np.random.Generator) -> Array:
    """Return a legal action of each mask, all being equally likely."""
    games, actions = np.nonzero(masks)
    first = np.searchsorted(games, np.arange(len(masks)))
    counts = np.append(first[1:], len(games)) - first
    chosen: Array = actions[first + chance.integers(counts)]
    return chosen


def batch(options: Options, games: int) -> float:
    """Return how many steps a batch makes in a second."""
    chance, played = np.random.default_rng(1), BatchGames(games, options, seed=1)
    taken = 0.0
    cycles = max(WARM_UP, STEPS // games)
    for cycle in range(WARM_UP + cycles):
        actions = any_legal(played.masks, chance)
        begin = process_time()
        played.step(actions)
        taken += process_time() - begin if cycle >= WARM_UP else 0.0
    return games * cycles / taken


def pettingzoo(options: Options) -> float:
    """Return how many steps PettingZoo's environment makes in a second, without its checks."""
    chance, taken, steps = np.random.default_rng(1), 0.0, 0
    env = raw_env(players=options.players, modules=options.modules)
    while steps < STEPS // 10:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            begin = process_time()
            observation, _, is_over, _, _ = env.last()
            taken += process_time() - begin
            mask = observation["action_mask"]
            action = None if is_over else int(any_legal(mask[np.newaxis], chance)[0])
            begin = process_time()
            env.step(action)
            taken += process_time() - begin
            steps += not is_over
    return steps / taken


Look = Callable[[Any], Any]
"""What is done with a state before an action is chosen."""


def nothing(game: Any) -> Look:
    """Look at nothing but the legal actions."""
    return lambda state: None


def tensor_and_mask(game: Any) -> Look:
    """Look at what the player who decides may know and may do."""
    if game.get_type().provides_observation_tensor:
        return lambda state: (state.observation_tensor(), state.legal_actions_mask())
    return lambda state: (state.information_state_tensor(), state.legal_actions_mask())


def observer(game: Any) -> Look:
    """Look at what the player who decides may know, as an array."""
    observation = make_observation(game)
    return lambda state: observation.set_from(state, state.current_player())


def spiel(name: str, looker: Callable[[Any], Look]) -> float:
    """Return how many decisions a game of OpenSpiel makes in a second, not counting those of chance."""
    game, random, decisions = pyspiel.load_game(name), Random(1), 0
    look = looker(game)
    begin = process_time()
    while decisions < STEPS // 10:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(outcome(state, random.random()))
            else:
                look(state)
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
    return decisions / (process_time() - begin)


def print_spiel() -> None:
    """Measure OpenSpiel and print a table."""
    print("| OpenSpiel, a second, on one core | decisions | with tensor and mask | with an observer |")
    print("|---" + "|--:" * 3 + "|")
    for name in SPIEL:
        figures = [spiel(name, looker) for looker in (nothing, tensor_and_mask, observer)]
        print(f"| `{name}` |", " | ".join(f"{figure:,.0f}" for figure in figures), "|")


def main() -> None:
    """Measure everything and print the tables."""
    if not ginkgopolis.COMPILED:
        sys.exit(
            "This is for the compiled engine: `make build/compiled/ready`, then PYTHONPATH=build/compiled."
        )
    print("| a second, on one core | random play | PettingZoo |", *(f"batch of {games} |" for games in GAMES))
    print("|---" + "|--:" * (2 + len(GAMES)) + "|")
    for name, options in TABLES.items():
        figures = [random_play(options), pettingzoo(options), *(batch(options, games) for games in GAMES)]
        print(f"| {name} |", " | ".join(f"{figure:,.0f}" for figure in figures), "|")
    print()
    print_spiel()


if __name__ == "__main__":
    main()
