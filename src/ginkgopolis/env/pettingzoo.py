"""PettingZoo environments: `env()` asks one seat after the other, `parallel_env()` all at the same time.

from ginkgopolis.env import pettingzoo

env = pettingzoo.env(players=3, modules=("events",), reward="margin")
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from ginkgopolis.env.desk import Desk, Observation
from ginkgopolis.env.render import MODES
from ginkgopolis.env.schema import Array
from ginkgopolis.env.spaces import action_space, observation_space
from ginkgopolis.options import Options

NAME: Final = "ginkgopolis_v1"
MAX_CYCLES: Final = 10_000


def env(**arguments: Any) -> Any:
    """Return the environment that asks one seat after the other, with PettingZoo's usual checks."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(raw_env(**arguments)))


class Seats:
    """What both kinds have in common: a desk, an agent for each seat that decides, and its spaces."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": NAME,
        "render_modes": list(MODES),
        "render_fps": 1,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        introductory: bool = False,
        closed_screens: bool = False,
        modules: Sequence[str] = (),
        hand_size: int = 4,
        hal: str | None = None,
        reward: str = "win",
        bots: Mapping[int, str] | None = None,
        illegal: str = "raise",
        by_name: bool = False,
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        """The first arguments are the options of a game; the page on the lab tells of the others."""
        options = Options(
            players=players,
            introductory=introductory,
            closed_screens=closed_screens,
            modules=tuple(modules),
            hand_size=hand_size,
            hal=hal,
        )
        self.desk = Desk(options, reward, bots, illegal, by_name, render_mode)
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [agent_at(seat) for seat in self.desk.learners]
        self.agents: list[str] = []
        actions = len(self.desk.actions)
        self.observation_spaces = {
            agent: observation_space(actions, by_name) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent may observe."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do now."""
        return self.desk.observe(seat_of(agent))

    def render(self) -> str | Array | None:
        """Show what everybody may know, in the way that `render_mode` says."""
        return self.desk.render(self.render_mode)

    def close(self) -> None:
        """Let go of the bots."""
        self.desk.close()

    def begin(self, seed: int | None) -> None:
        """Begin a game."""
        self.desk.begin(seed)
        self.agents = self.possible_agents.copy()

    def info(self) -> dict[str, Any]:
        """Return what is told besides, once nothing is secret any more."""
        return self.desk.outcome() if self.desk.state.over else {}

    def shared_rewards(self) -> dict[str, float]:
        """Return what each agent has just got."""
        rewards = self.desk.rewards()
        return {agent: rewards[seat_of(agent)] for agent in self.agents}


class raw_env(Seats, AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """The environment that asks one seat after the other, without the checks."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed any one."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.info() for agent in self.agents}
        self.decisions = dict.fromkeys(self.agents, 0)
        self.agent_selection = agent_at(self.desk.waiting[0])

    def step(self, action: int | None) -> None:
        """Do an action of the agent selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.decisions[agent] += 1
        was_legal = self.desk.play(seat_of(agent), int(action))
        self.rewards = self.shared_rewards()
        self.infos = {agent: self.info() for agent in self.agents}
        self.infos[agent]["illegal"] = not was_legal
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """Select who decides next, or end the game."""
        waiting = self.desk.waiting
        if waiting:
            self.agent_selection = agent_at(waiting[0])
            if self.decisions[self.agent_selection] >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        if not waiting or self.truncations[self.agent_selection]:
            self.agent_selection = self.agents[0]


class parallel_env(Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """The environment in which all decide at the same time; whoever owes nothing passes (action 0)."""

    metadata: ClassVar[dict[str, Any]] = {**Seats.metadata, "is_parallelizable": True}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed any one."""
        self.begin(seed)
        self.cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, self._infos({})

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Do an action of each agent, those at the same time in the order of the seats."""
        self.cycles += 1
        waiting = self.desk.waiting
        was_legal = {
            agent: self.desk.play(seat_of(agent), int(actions[agent]))
            if seat_of(agent) in waiting
            else self.desk.check_pass(seat_of(agent), int(actions[agent]))
            for agent in self.agents
        }
        is_over = bool(self.desk.state.over)
        is_cut = not is_over and self.cycles >= self.max_cycles
        observations = {agent: self.observe(agent) for agent in self.agents}
        rewards, infos = self.shared_rewards(), self._infos(was_legal)
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def _infos(self, was_legal: dict[str, bool]) -> dict[str, dict[str, Any]]:
        return {agent: {**self.info(), "illegal": not was_legal.get(agent, True)} for agent in self.agents}


def agent_at(seat: int) -> str:
    """Return the name of the agent at a seat."""
    return f"player_{seat}"


def seat_of(agent: str) -> int:
    """Return the seat of an agent."""
    return int(agent.removeprefix("player_"))
