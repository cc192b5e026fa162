"""PettingZoo's own tests, and what they do not look at."""

import types
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from ginkgopolis import BadOptions, Game, IllegalMove
from ginkgopolis.env import pettingzoo
from ginkgopolis.env.fields import FIELDS
from tests.battery.tables import Table
from tests.env.sampled import SAMPLED

CYCLES = 120


def arguments(table: Table) -> dict[str, Any]:
    """Return the options of a table as an environment takes them."""
    options = table.options
    names = ("players", "introductory", "modules", "hand_size", "hal")
    return {name: getattr(options, name) for name in names}


some_tables = pytest.mark.parametrize("table", SAMPLED[::9] + SAMPLED[8:9], ids=str)
usual_remarks = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)


@some_tables
@usual_remarks
def test_api(table: Table) -> None:
    api_test(pettingzoo.env(**arguments(table)), num_cycles=CYCLES)


@some_tables
def test_parallel_api(table: Table) -> None:
    parallel_api_test(pettingzoo.parallel_env(**arguments(table)), num_cycles=CYCLES)


@some_tables
def test_seeds(table: Table) -> None:
    seed_test(lambda: pettingzoo.env(**arguments(table)), num_cycles=CYCLES)


def seeded(make: Callable[..., Any]) -> Callable[..., Any]:
    """Make environments whose actions are drawn from a seed: the test draws from all, legal or not."""

    def environment(**arguments: Any) -> Any:
        made = make(illegal="replace", **arguments)
        for agent in made.possible_agents:
            made.action_space(agent).seed(3)
        return made

    return environment


def test_max_cycles() -> None:
    module = types.SimpleNamespace(env=seeded(pettingzoo.env), parallel_env=seeded(pettingzoo.parallel_env))
    max_cycles_test(module)


def test_by_name_every_array_has_its_space() -> None:
    env = pettingzoo.env(by_name=True)
    env.reset(seed=2)
    for agent in env.agent_iter(max_iter=50):
        observation = env.last()[0]
        assert env.observation_space(agent).contains(observation)
        assert list(observation["observation"]) == [field.name for field in FIELDS]
        env.step(int(observation["action_mask"].argmax()))


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_a_whole_game_is_that_of_the_library(reward: str) -> None:
    env, chance = pettingzoo.env(players=3, reward=reward), np.random.default_rng(4)
    env.reset(seed=21)
    game = Game.new(players=3, seed=21)
    actions = env.unwrapped.desk.actions
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, rewards[agent], termination, _, info = env.last()
        if termination:
            assert info["scores"] == game.totals() and info["seed"] == 21
            env.step(None)
            continue
        seat = pettingzoo.seat_of(agent)
        assert seat == game.pending[0] and rewards[agent] == 0
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        game.play(seat, actions.move(action, game.legal_moves(seat)) or "done")
        env.step(action)
    scores = game.totals()
    best = max(scores)
    expected = {
        "win": [scores.count(best) ** -1 if score == best else 0 for score in scores],
        "margin": [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)],
        "score": scores,
    }
    assert game.over and list(rewards.values()) == expected[reward]


def test_who_owes_nothing_passes() -> None:
    """After the draft one of three has an item to choose, say: the two others may only pass."""
    env, chance = pettingzoo.parallel_env(players=3), np.random.default_rng(8)
    observations, _ = env.reset(seed=1)
    passes = 0
    while env.agents:
        waiting = env.desk.waiting
        masks = {agent: np.asarray(observations[agent]["action_mask"]) for agent in env.agents}
        for agent, mask in masks.items():
            if pettingzoo.seat_of(agent) not in waiting:
                assert np.flatnonzero(mask).tolist() == [0]
                passes += 1
        actions = {agent: int(chance.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        observations, rewards, terminations, truncations, infos = env.step(actions)
    assert passes > 10 and all(terminations.values()) and not any(truncations.values())
    assert sum(rewards.values()) == 1 and len(infos["player_0"]["scores"]) == 3


def test_illegal_actions() -> None:
    env = pettingzoo.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match="Action 0 is not legal for seat 0"):
        env.step(0)
    lenient = pettingzoo.raw_env(illegal="replace")
    lenient.reset(seed=1)
    lenient.step(0)
    assert lenient.infos["player_0"]["illegal"] and not lenient.infos["player_1"].get("illegal")
    parallel = pettingzoo.parallel_env()
    parallel.reset(seed=1)
    with pytest.raises(IllegalMove, match="Action 5000 is not legal"):
        parallel.step({"player_0": 5000, "player_1": 5000})


def test_bots_and_hal_have_no_agents() -> None:
    assert pettingzoo.env(players=3, bots={1: "random"}).possible_agents == ["player_0", "player_2"]
    assert pettingzoo.env(players=1, hal="expert").possible_agents == ["player_0"]


def test_render_modes(capsys: pytest.CaptureFixture[str]) -> None:
    shown: dict[str, Any] = {}
    for mode in ("human", "ansi", "svg", "rgb_array"):
        env = pettingzoo.env(render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    game = Game.new(players=2, seed=1)
    assert shown["human"] is None and capsys.readouterr().out == f"{game}\n"
    assert shown["ansi"] == str(game)
    assert shown["svg"] == game.svg()
    height, width, colours = shown["rgb_array"].shape
    assert colours == 3 and height > 100 and width > 100 and shown["rgb_array"].std() > 10


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="no render mode 'film'"):
        pettingzoo.env(render_mode="film")
    with pytest.raises(BadOptions, match="'ignore'; there are raise and replace"):
        pettingzoo.env(illegal="ignore")
    with warnings.catch_warnings(), pytest.raises(BadOptions, match="reset before the first step"):
        pettingzoo.raw_env().observe("player_0")
