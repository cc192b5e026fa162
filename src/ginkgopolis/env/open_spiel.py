"""The game for OpenSpiel: whoever imports this module can load it.

import pyspiel
import ginkgopolis.env.open_spiel

game = pyspiel.load_game("python_ginkgopolis(players=3,modules=events+experts,reward=margin)")

It is sequential, with imperfect information: choices that all make at the same time are asked for in the
order of the seats, and nobody sees what others have chosen until all have. That is the same game, and what
search and regret minimization in OpenSpiel take. A node at which all choose at once would need passes
besides: the same choice may bring a further question to one player and none to another.

Chance comes first, in four nodes of 256 outcomes each, which are the digits of a seed; the rest of the game
follows from it, as if all piles had been shuffled before. So chance is explicit: a history says all about
a game, clones draw the same cards, and algorithms that refuse sampled chance take it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from ginkgopolis.env.fields import FIELDS, LARGEST
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import named
from ginkgopolis.env.told import told
from ginkgopolis.env.tree import MOST_DECISIONS, Ground, Node, ground_of
from ginkgopolis.errors import BadOptions, IllegalMove
from ginkgopolis.options import MODULE_NAMES, MOST_PLAYERS, Options
from ginkgopolis.position import write_position
from ginkgopolis.values import Move

NAME: Final = "python_ginkgopolis"
DIGITS: Final = 4
BASE: Final = 256
SEEDS: Final = BASE**DIGITS
OUTCOMES: Final = [(digit, 1 / BASE) for digit in range(BASE)]
WORLDS: Final = 1 << 53  # as many as a number between 0 and 1 can tell apart
ALL: Final = "all"
PARAMETERS: Final[dict[str, Any]] = {
    "players": 2,
    "introductory": False,
    "closed_screens": False,
    "modules": "",
    "hand_size": 4,
    "hal": "",
    "reward": "win",
}
"""`modules` are names with + between them, or "all"; the others are as everywhere in the lab."""


def options_in(parameters: Mapping[str, Any]) -> Options:
    """Return the options that OpenSpiel's parameters stand for."""
    modules = parameters["modules"]
    return Options(
        players=parameters["players"],
        introductory=parameters["introductory"],
        closed_screens=parameters["closed_screens"],
        modules=MODULE_NAMES if modules == ALL else tuple(filter(None, modules.split("+"))),
        hand_size=parameters["hand_size"],
        hal=parameters["hal"] or None,
    )


def game_type(utility: Any) -> Any:
    """Return what OpenSpiel wants to know of all games, with one kind of utility."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Ginkgopolis",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def utility_of(options: Options, reward: str) -> tuple[Any, float | None]:
    """Return what the rewards of all come to: always the same if they share 1, or two compare points."""
    kinds = pyspiel.GameType.Utility
    if reward == "win" and options.players > 1:
        return kinds.CONSTANT_SUM, 1.0
    if reward == "margin" and options.players == 2:
        return kinds.ZERO_SUM, 0.0
    return kinds.GENERAL_SUM, None


def game_info(ground: Ground) -> Any:
    """Return what OpenSpiel wants to know of games of some options; points have the bound of observations."""
    most = 1.0 if ground.reward == "win" else float(LARGEST)
    return pyspiel.GameInfo(
        num_distinct_actions=len(ground.actions),
        max_chance_outcomes=BASE,
        num_players=ground.options.players,
        min_utility=-most if ground.reward == "margin" else 0.0,
        max_utility=most,
        utility_sum=utility_of(ground.options, ground.reward)[1],
        max_game_length=MOST_DECISIONS,
    )


class GinkgopolisGame(pyspiel.Game):  # type: ignore[misc]
    """The game with some options."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """`parameters` are those of `PARAMETERS` that are not as usual."""
        chosen = {**PARAMETERS, **(parameters or {})}
        self.ground = ground_of(options_in(chosen), chosen["reward"])
        utility, _ = utility_of(self.ground.options, self.ground.reward)
        super().__init__(game_type(utility), game_info(self.ground), dict(parameters or {}))

    def new_initial_state(self) -> "GinkgopolisState":
        """Return the moment before chance picks a seed."""
        return GinkgopolisState(self)

    def deal(self, seed: int) -> "GinkgopolisState":
        """Return the first decision of the game of a seed, the same as everywhere in the lab."""
        if not 0 <= seed < SEEDS:
            raise BadOptions("lab-no-such-chance", seed=str(seed), seeds=f"{SEEDS:,}")
        state = self.new_initial_state()
        for digit in seed.to_bytes(DIGITS):
            state.apply_action(digit)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """Return how many digits a seed has."""
        return DIGITS

    def make_py_observer(
        self, kind: Any = None, parameters: Mapping[str, Any] | None = None
    ) -> "SeatObserver":
        """Return what looks at states with the eyes of a seat."""
        return SeatObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


class GinkgopolisState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game: the digits of its seed, and once they are complete a node."""

    def __init__(self, game: GinkgopolisGame) -> None:
        super().__init__(game)
        self.digits = b""
        self.node: Node | None = None

    def current_player(self) -> int:
        """Return who decides: the first of those that owe a decision."""
        if self.node is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.is_end else self.node.seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.node is not None and self.node.is_end

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the digits of a seed, all being equally likely."""
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.node is not None
        return sorted(self.node.legal())

    def _apply_action(self, action: int) -> None:
        if self.node is not None:
            self.node = self.node.after(self.node.move_of(action))
            return
        self.digits += bytes([action])
        if len(self.digits) == DIGITS:
            self.node = self.get_game().ground.root(int.from_bytes(self.digits))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action} of the seed"
        code = self.get_game().ground.actions.codes[action]
        return str(Move.from_code(code)) if code >= 0 else self._without_code(action)

    def _without_code(self, action: int) -> str:
        """Name a place beyond the reach as far as that can be said now."""
        node, actions = self.node, self.get_game().ground.actions
        legal = [] if node is None or node.is_end else list(map(Move.from_code, node.moves()))
        try:
            return str(actions.move(action, legal) or "pass")
        except IllegalMove:
            return f"place {action} beyond the reach"

    def returns(self) -> list[float]:
        """Return what each player has got: 0 until the game is over."""
        return [0.0] * self.num_players() if self.node is None else self.node.rewards()

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "GinkgopolisState":
        """Return a state that is the same for a player, with all redealt that this player cannot know.

        It has no history, for the real one would tell secrets; before the seed is complete nobody knows
        anything. C++ cannot call this: search with `open_spiel.python.algorithms.ismcts`.
        """
        state = GinkgopolisState(self.get_game())
        if self.node is not None:
            state.node = self.node.imagined(player, int(chance() * WORLDS))
        return state

    def __str__(self) -> str:
        """Return the position, secrets and all."""
        if self.node is None:
            return f"chance picks a seed: {' '.join(map(str, self.digits))}"
        return write_position(self.node.state)


class SeatObserver:
    """What a seat may know, as tensors by name and as text.

    The tensor holds what the seat sees now, which includes what observations remember (cards that went
    through its hand, what may still come). It is the same for information states: no row of numbers could
    hold all that went before. The text of an information state says besides, as a digest, what the seat has
    seen and done before, so that states have the same text only if it could never tell them apart: that is
    perfect recall.
    """

    def __init__(self, kind: Any, parameters: Mapping[str, Any] | None) -> None:
        """`kind` must be all that one player knows, with or without perfect recall."""
        if parameters or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise BadOptions("lab-no-such-observer")
        self._recalls = kind.perfect_recall
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {field.name: named(self.tensor)[field.name] for field in FIELDS}

    def set_from(self, state: GinkgopolisState, player: int) -> None:
        """Write what a player may know."""
        self.tensor[:] = 0 if state.node is None else state.node.observation(player)

    def string_from(self, state: GinkgopolisState, player: int) -> str:
        """Return what a player may know, by name."""
        if state.node is None:
            return "before the game"
        seen = told(state.node.observation(player))
        memory = f"memory {state.node.memory(player).hex()}\n" if self._recalls else ""
        return f"player {player}\n{memory}{seen}"


pyspiel.register_game(game_type(pyspiel.GameType.Utility.GENERAL_SUM), GinkgopolisGame)
