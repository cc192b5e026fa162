"""Gymnasium environments: one seat learns, the others are bots of the registry or Hal.

import gymnasium
import ginkgopolis.env

env = gymnasium.make("Ginkgopolis-v1", opponents=["planner"])
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ginkgopolis.env.batch import BatchGames
from ginkgopolis.env.desk import Desk, Observation
from ginkgopolis.env.render import MODES
from ginkgopolis.env.schema import Array, named
from ginkgopolis.env.spaces import action_space, observation_space
from ginkgopolis.errors import BadOptions
from ginkgopolis.options import Options


def seat_opponents(opponents: Sequence[str], seat: int, players: int) -> dict[int, str]:
    """Return who plays each seat but one: one bot for all of them, or one for each."""
    others = [other for other in range(players) if other != seat]
    if not 0 <= seat < players:
        raise BadOptions("no-such-seat", seat=str(seat), last=players - 1)
    names = list(opponents) * len(others) if len(opponents) == 1 else list(opponents)
    if len(names) != len(others):
        raise BadOptions("lab-wrong-opponents", opponents=len(names), seats=len(others))
    return dict(zip(others, names, strict=True))


class GinkgopolisEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; the reward comes with its end."""

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int = 0,
        reward: str = "win",
        illegal: str = "raise",
        by_name: bool = False,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`options` are those of a game, as `modules`; against Hal there are no opponents."""
        chosen = Options(players=players, **options)
        bots = seat_opponents(() if chosen.hal else opponents, seat, players)
        self.desk = Desk(chosen, reward, bots, illegal, by_name, render_mode)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(len(self.desk.actions), by_name)
        self.action_space = action_space(len(self.desk.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin the game of a seed; without one, the next that an earlier seed leads to."""
        super().reset(seed=seed)
        self.desk.begin(int(self.np_random.integers(1 << 62)) if seed is None else seed)
        return self.desk.observe(self.seat), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Do an action; the others answer, until this seat has to decide again or the game is over."""
        if self.desk.state.over:
            raise BadOptions("lab-not-begun")
        was_legal = self.desk.play(self.seat, int(action))
        is_over = bool(self.desk.state.over)
        info: dict[str, Any] = {"illegal": not was_legal}
        if is_over:
            info |= self.desk.outcome()
        return self.desk.observe(self.seat), self.desk.rewards()[self.seat], is_over, False, info

    def render(self) -> Any:
        """Show what everybody may know, in the way that `render_mode` says."""
        return self.desk.render(self.render_mode)

    def close(self) -> None:
        """Let go of the bots."""
        self.desk.close()


class GinkgopolisVectorEnv(VectorEnv[Any, Any, Any]):
    """Many such games side by side; one that is over begins again in the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 2,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int = 0,
        reward: str = "win",
        by_name: bool = False,
        **options: Any,
    ) -> None:
        """The same arguments as for one game."""
        self._options = Options(players=players, **options)
        self._bots = seat_opponents(() if self._options.hal else opponents, seat, players)
        self._reward = reward
        self._by_name = by_name
        self.seat = seat
        self.num_envs = num_envs
        self.batch = BatchGames(num_envs, self._options, reward=reward, bots=self._bots)
        actions = len(self.batch.actions)
        self.single_observation_space = observation_space(actions, by_name)
        self.single_action_space = action_space(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games; `seed` leads to those of each of them (`derived_seed`)."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.batch = BatchGames(self.num_envs, self._options, first, reward=self._reward, bots=self._bots)
        return self._observations(), {}

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Do an action in every game."""
        batch = self.batch
        batch.step(actions)
        info = {"scores": batch.scores.copy(), "_scores": batch.dones.copy()}
        never = np.zeros(self.num_envs, np.bool_)
        return self._observations(), batch.rewards[:, self.seat].copy(), batch.dones.copy(), never, info

    def _observations(self) -> Observation:
        numbers = self.batch.observations.copy()
        return {
            "observation": named(numbers) if self._by_name else numbers,
            "action_mask": self.batch.masks.copy(),
        }
