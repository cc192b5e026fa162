"""Gymnasium's own test, and what it does not look at."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ginkgopolis import BadOptions, Game
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.env.batch import BatchGames
from ginkgopolis.env.gymnasium import GinkgopolisVectorEnv
from ginkgopolis.env.registration import GYMNASIUM_ID
from ginkgopolis.options import MODULE_NAMES, Options


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"players": 4, "opponents": ["greedy", "random", "random"], "seat": 2},
        {"players": 3, "opponents": ["random"], "modules": MODULE_NAMES, "by_name": True},
        {"players": 1, "hal": "normal"},
    ],
    ids=str,
)
def test_check_env(arguments: dict[str, Any]) -> None:
    made = gymnasium.make(GYMNASIUM_ID, illegal="replace", render_mode="ansi", **arguments)
    check_env(made.unwrapped, skip_render_check=True)


def test_a_whole_game_is_that_of_the_library() -> None:
    env = gymnasium.make(GYMNASIUM_ID, opponents=["planner"], reward="margin")
    chance = np.random.default_rng(3)
    observation, info = env.reset(seed=8)
    game = Game.new(players=2, seed=8)
    actions = env.unwrapped.desk.actions  # type: ignore[attr-defined]
    with Seated(make_bot("planner"), bot_rng(8, 1), name="planner") as planner:
        play_with_bots(game, {1: planner})
        is_over = False
        while not is_over:
            action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
            game.play(0, actions.move(action, game.legal_moves(0)))
            play_with_bots(game, {1: planner})
            observation, reward, is_over, is_cut, info = env.step(action)
            assert is_over == game.over and not is_cut
    mine, other = game.totals()
    assert reward == mine - other and info["scores"] == [mine, other] and info["seed"] == 8
    with pytest.raises(BadOptions, match="after the last"):
        env.step(action)


def test_one_seed_leads_to_many_games() -> None:
    env = gymnasium.make(GYMNASIUM_ID)
    first = seeds_of_three(env)
    assert first[0] == 5 and len(set(first)) == 3
    assert seeds_of_three(env) == first


def seeds_of_three(env: gymnasium.Env[Any, Any]) -> list[int]:
    """Begin three games; nobody who plays one is told its seed before it is over."""
    desk, found = env.unwrapped.desk, []  # type: ignore[attr-defined]
    for seed in (5, None, None):
        _, info = env.reset(seed=seed)
        assert info == {}
        found.append(desk.seed)
    return found


def test_many_games_side_by_side() -> None:
    env = gymnasium.make_vec(
        GYMNASIUM_ID, num_envs=3, vectorization_mode="vector_entry_point", opponents=["random"]
    )
    batch = BatchGames(3, Options(players=2), seed=6, bots={1: "random"})
    chance, finished = np.random.default_rng(1), 0
    observation, info = env.reset(seed=6)
    assert env.observation_space.contains(observation) and info == {}
    while not finished:
        actions = (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        batch.step(actions)
        observation, rewards, terminations, truncations, info = env.step(actions)
        assert np.array_equal(observation["observation"], batch.observations)
        assert np.array_equal(observation["action_mask"], batch.masks)
        assert np.array_equal(rewards, batch.rewards[:, 0]) and np.array_equal(terminations, batch.dones)
        assert np.array_equal(info["scores"], batch.scores) and not truncations.any()
        finished = int(terminations.sum())
    env.close()


def test_vectors_by_name() -> None:
    env = GinkgopolisVectorEnv(2, by_name=True, opponents=["random"])
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


def test_what_cannot_be_made_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="2 opponents for 3 other seats"):
        gymnasium.make(GYMNASIUM_ID, players=4, opponents=["random", "greedy"])
    with pytest.raises(BadOptions, match="no seat 2"):
        gymnasium.make(GYMNASIUM_ID, seat=2)
