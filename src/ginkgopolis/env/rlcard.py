"""The environment for RLCard: whoever imports this module can make it.

import rlcard
import ginkgopolis.env.rlcard

env = rlcard.make("ginkgopolis", config={"seed": 7, "game_num_players": 3, "game_modules": ("events",)})

RLCard's own games put into every state what all players have done so far. Here choices are secret, so that
`action_record` holds what the player itself has done, and the rest is in the observation.
"""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from rlcard.envs import Env
from rlcard.envs.registration import register, registry

from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import Array
from ginkgopolis.env.tree import Ground, Node, ground_of
from ginkgopolis.errors import BadOptions
from ginkgopolis.options import Options
from ginkgopolis.position import write_position
from ginkgopolis.values import Move, code_of

NAME: Final = "ginkgopolis"
PREFIX: Final = "game_"
HIGHEST_SEED: Final = 2**31 - 1
SETTINGS: Final = {
    "game_num_players": "players",
    "game_introductory": "introductory",
    "game_closed_screens": "closed_screens",
    "game_modules": "modules",
    "game_hand_size": "hand_size",
    "game_hal": "hal",
    "game_reward": "reward",
}
"""What may be chosen, and what it is called elsewhere in the lab."""


def ground_in(config: Mapping[str, Any]) -> Ground:
    """Return what a configuration asks for."""
    for name in config:
        if name.startswith(PREFIX) and name not in SETTINGS:
            raise BadOptions("lab-no-such-setting", setting=repr(name), settings=tuple(SETTINGS))
    chosen = {ours: config[name] for name, ours in SETTINGS.items() if name in config}
    reward = chosen.pop("reward", "win")
    chosen["modules"] = tuple(chosen.get("modules", ()))
    return ground_of(Options(**{"players": 2, **chosen}), reward)


class Match:
    """What RLCard calls a game: it deals, and goes from node to node, back as well."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.allow_step_back = False
        self.np_random: Any = None  # the environment's
        self.seed = 0
        self._node: Node | None = None

    @property
    def node(self) -> Node:
        """The moment that the game has come to."""
        if self._node is None:
            raise BadOptions("lab-not-begun")
        return self._node

    def get_num_players(self) -> int:
        """Return how many players decide; Hal is none of them."""
        return self.ground.options.players

    def get_num_actions(self) -> int:
        """Return how many actions there are, legal or not."""
        return len(self.ground.actions)

    def init_game(self) -> tuple[int, int]:
        """Deal, and return whose eyes to look with and who decides: the same."""
        self.seed = int(self.np_random.randint(HIGHEST_SEED))
        self._node = self.ground.root(self.seed)
        return self._node.seat, self._node.seat

    def step(self, move: Move) -> tuple[int, int]:
        """Do a move of the player who decides."""
        self._node = self.node.after(move.code)
        return self.get_player_id(), self.get_player_id()

    def step_back(self) -> bool:
        """Take the last move back, if there is one."""
        parent = self.node.parent
        if parent is not None:
            self._node = parent
        return parent is not None

    def get_player_id(self) -> int:
        """Return who decides; in the end, the player who decided last."""
        return self.node.actor if self.is_over() else self.node.seat

    def get_state(self, player: int) -> int:
        """Return whose eyes to look with."""
        return player

    def is_over(self) -> bool:
        """Is the game over?"""
        return self.node.is_end


class GinkgopolisEnv(Env):  # type: ignore[misc]
    """A game of RLCard."""

    def __init__(self, config: Mapping[str, Any]) -> None:
        """`config` holds `seed`, `allow_step_back` and what `SETTINGS` names."""
        self.name = NAME
        self.game = Match(ground_in(config))
        super().__init__(config)
        self.state_shape = [[SIZE]] * self.num_players
        self.action_shape = [None] * self.num_players

    def step(self, action: Any, raw_action: bool = False) -> Any:
        """Do an action, or a move, of the player who decides; one that is not legal leaves no trace."""
        if raw_action:
            action = Move.from_code(code_of(action))
            self.game.node.check(action.code)
        return super().step(action, raw_action)

    def step_back(self) -> Any:
        """Take the last move back, and out of the record."""
        result = super().step_back()
        if result:
            self.action_recorder.pop()
            return self.get_state(result[1]), result[1]
        return result

    def get_payoffs(self) -> Array:
        """Return what each player has got."""
        return np.array(self.game.node.rewards())

    def get_perfect_information(self) -> dict[str, Any]:
        """Return all there is to know, secrets and all."""
        node = self.game.node
        return {
            "num_players": self.num_players,
            "position": write_position(node.state),
            "current_player": self.game.get_player_id(),
            "legal_actions": [] if node.is_end else list(map(Move.from_code, node.moves())),
        }

    def _extract_state(self, player: int) -> dict[str, Any]:
        """Return what a player may know, and may do if it has to decide."""
        node = self.game.node
        decides = not node.is_end and node.seat == player
        numbers = node.observation(player)
        return {
            "obs": numbers,
            "raw_obs": numbers,
            "legal_actions": OrderedDict.fromkeys(node.legal() if decides else ()),
            "raw_legal_actions": [Move.from_code(code) for code in node.moves()] if decides else [],
            "action_record": [(actor, move) for actor, move in self.action_recorder if actor == player],
        }

    def _decode_action(self, action: int) -> Move:
        """Return the move of an action that is legal now."""
        return Move.from_code(self.game.node.move_of(int(action)))

    def _get_legal_actions(self) -> list[int]:
        return self.game.node.legal()


if NAME not in registry.env_specs:
    register(NAME, f"{__name__}:{GinkgopolisEnv.__name__}")
