"""Games that RLCard plays by itself, and what its players may see."""

from typing import Any

import numpy as np
import pytest
import rlcard
from rlcard.utils import reorganize, tournament

import ginkgopolis.env.rlcard
from ginkgopolis import BadOptions, Game, IllegalMove, Move, Options
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.rlcard import GinkgopolisEnv
from ginkgopolis.position import write_position
from tests.battery.tables import Table
from tests.env.sampled import SAMPLED


class Chance:
    """An agent that does anything; RLCard's own wants pip to be installed where it plays."""

    def __init__(self, seed: int, use_raw: bool = False) -> None:
        self.use_raw = use_raw
        self.chance = np.random.default_rng(seed)
        self.seen: list[dict[str, Any]] = []

    def step(self, state: dict[str, Any]) -> Any:
        """Decide, as a number or as a move."""
        self.seen.append(state)
        at = int(self.chance.integers(len(state["legal_actions"])))
        return state["raw_legal_actions"][at] if self.use_raw else list(state["legal_actions"])[at]

    def eval_step(self, state: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
        """Decide where nobody learns."""
        return self.step(state), {}


def made(options: Options, **config: Any) -> GinkgopolisEnv:
    """Make an environment by its name."""
    chosen = {
        "seed": 7,
        "game_num_players": options.players,
        "game_introductory": options.introductory,
        "game_modules": options.modules,
        "game_hand_size": options.hand_size,
        "game_hal": options.hal,
    }
    env: GinkgopolisEnv = rlcard.make(ginkgopolis.env.rlcard.NAME, config={**chosen, **config})
    return env


@pytest.mark.parametrize("table", SAMPLED[::9] + SAMPLED[8:9], ids=str)
def test_whole_games(table: Table) -> None:
    env = made(table.options)
    agents = [Chance(seed, use_raw=seed % 2 == 1) for seed in range(table.players)]
    env.set_agents(agents)
    trajectories, payoffs = env.run(is_training=True)
    assert env.is_over() and (sum(payoffs) == pytest.approx(1) or table.hal)
    for agent, trajectory in zip(agents, reorganize(trajectories, payoffs), strict=True):
        assert len(trajectory) == len(agent.seen)
        assert trajectory[-1][2] == payoffs[agents.index(agent)] and trajectory[-1][4]


def test_a_tournament() -> None:
    env = made(Options(players=2))
    env.set_agents([Chance(1), Chance(2, use_raw=True)])
    assert sum(tournament(env, 4)) == pytest.approx(1)


def test_the_same_game_as_that_of_the_library() -> None:
    env, chance = made(Options(players=3), game_reward="margin"), np.random.default_rng(4)
    state, player = env.reset()
    game = Game.new(players=3, seed=env.game.seed)
    while not env.is_over():
        assert player == game.pending[0] and state["obs"].shape == (SIZE,)
        assert state["raw_legal_actions"] == list(game.legal_moves(player))
        at = int(chance.integers(len(state["legal_actions"])))
        game.play(player, state["raw_legal_actions"][at])
        state, player = env.step(list(state["legal_actions"])[at])
    scores = game.totals()
    margins = [score - max(scores[:at] + scores[at + 1 :]) for at, score in enumerate(scores)]
    assert game.over and env.get_payoffs().tolist() == margins


def test_players_are_told_only_what_they_may_know() -> None:
    """The second decides in the draft as if the first had not; both see their own moves in the record."""
    seen = []
    for at in (0, 1):
        env = made(Options(players=2))
        first, _ = env.reset()
        move = first["raw_legal_actions"][at]
        second, player = env.step(move, raw_action=True)
        assert player == 1 and second["action_record"] == []
        assert env.get_state(0)["action_record"] == [(0, move)]
        assert env.get_state(0)["legal_actions"] == {}
        seen.append(second["obs"].tolist())
    assert seen[0] == seen[1]


def test_steps_back() -> None:
    env = made(Options(players=2, modules=("events",)), allow_step_back=True)
    state, player = env.reset()
    texts = []
    for _ in range(30):
        texts.append((player, env.get_perfect_information()["position"]))
        state, player = env.step(next(iter(state["legal_actions"])))
    for player, text in reversed(texts):
        state, back = env.step_back()
        assert back == player and write_position(env.game.node.state) == text
        assert list(state["legal_actions"]) == env._get_legal_actions()
    assert env.step_back() is False and env.action_recorder == []


def test_perfect_information() -> None:
    env = made(Options(players=2))
    env.reset()
    told = env.get_perfect_information()
    assert told["num_players"] == 2 and told["current_player"] == 0
    assert told["position"].startswith("players 2") and len(told["legal_actions"]) == 4


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadOptions, match="no setting 'game_players'"):
        rlcard.make("ginkgopolis", config={"game_players": 3})
    with pytest.raises(BadOptions, match="no reward 'fame'"):
        rlcard.make("ginkgopolis", config={"game_reward": "fame"})
    env = made(Options(players=2))
    with pytest.raises(BadOptions, match="reset before the first step"):
        env.get_state(0)
    env.reset()
    with pytest.raises(IllegalMove, match="Action 0 is not legal for seat 0"):
        env.step(0)
    with pytest.raises(IllegalMove, match=r"Action B5\+R4 is not legal for seat 0"):
        env.step(Move("B5+R4"), raw_action=True)
    assert env.action_recorder == []
    assert env.step(str(env.get_state(0)["raw_legal_actions"][0]), raw_action=True)[1] == 1
