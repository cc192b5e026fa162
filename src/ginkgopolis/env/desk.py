"""One game as an environment plays it; PettingZoo's and Gymnasium's are made of this."""

from collections.abc import Mapping
from os import urandom
from typing import Final

import numpy as np

from ginkgopolis.bots import Seated
from ginkgopolis.engine.rules import apply_legal, legal_moves, pending
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.actions import actions_of
from ginkgopolis.env.herd import rewards_of
from ginkgopolis.env.index import PASS
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.render import check_render_mode, rendered
from ginkgopolis.env.schema import DTYPE, Array, named
from ginkgopolis.env.setting import check_bots, deal, let_bots_decide, reward_named, seat_bots, setting_of
from ginkgopolis.env.sheet import Sheet, new_page
from ginkgopolis.env.sight import write_observation
from ginkgopolis.errors import BadOptions, IllegalMove
from ginkgopolis.options import Options

ILLEGAL: Final = ("raise", "replace")
SEED_BYTES: Final = 8

Observation = dict[str, Array | dict[str, Array]]


class Desk:
    """A game, the bots at some of its seats, and how it is shown to those who decide."""

    def __init__(
        self,
        options: Options,
        reward: str = "win",
        bots: Mapping[int, str] | None = None,
        illegal: str = "raise",
        by_name: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """`illegal` says whether such an action raises an error or is replaced by the first legal move."""
        if illegal not in ILLEGAL:
            raise BadOptions("lab-no-such-mode", mode=repr(illegal), modes=ILLEGAL)
        check_render_mode(render_mode)
        self.options = options
        self.actions = actions_of(options)
        self.bots = check_bots(bots or {}, options)
        self.learners = [seat for seat in range(options.players) if seat not in self.bots]
        self.seed = 0
        """The seed of the game under way."""
        self._reward = reward_named(reward)
        self._replaces = illegal == "replace"
        self._by_name = by_name
        self._setting = setting_of(options)
        self._page = new_page(SIZE)
        self._numbers: Array = np.frombuffer(memoryview(self._page), DTYPE)
        self._sheet = Sheet(self._page, 0)
        self._state: GameState | None = None
        self._seated: dict[int, Seated] = {}

    @property
    def state(self) -> GameState:
        """The game under way."""
        if self._state is None:
            raise BadOptions("lab-not-begun")
        return self._state

    def begin(self, seed: int | None) -> None:
        """Begin a game; without a seed any one."""
        self.close()
        self.seed = int.from_bytes(urandom(SEED_BYTES)) if seed is None else seed
        self._state = deal(self.options, self.seed)
        self._seated = seat_bots(self.bots, self.seed)
        self._go_on()

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe a decision, none when the game is over."""
        return pending(self.state)

    def play(self, seat: int, action: int) -> bool:
        """Do an action of a seat that owes one; return whether it was legal, if such ones are replaced."""
        moves = legal_moves(self.state, seat)
        index = self.actions.index_of
        numbers = index.indices(moves)
        is_legal = action in numbers
        if not is_legal and not self._replaces:
            raise IllegalMove("lab-illegal-action", number=str(action), seat=str(seat))
        apply_legal(self.state, seat, moves[numbers.index(action) if is_legal else 0])
        self._go_on()
        return is_legal

    def check_pass(self, seat: int, action: int) -> bool:
        """Refuse anything but a pass from a seat that owes nothing, in the same way."""
        if action != PASS and not self._replaces:
            raise IllegalMove("lab-illegal-action", number=str(action), seat=str(seat))
        return action == PASS

    def observe(self, seat: int) -> Observation:
        """Return what a seat may know, and the mask of its actions: a pass, if it owes nothing."""
        state = self.state
        write_observation(self._sheet, state, seat, self._setting)
        numbers = self._numbers.copy()
        return {
            "observation": named(numbers) if self._by_name else numbers,
            "action_mask": self.mask(seat),
        }

    def mask(self, seat: int) -> Array:
        """Return which actions are legal for a seat."""
        mask = np.zeros(len(self.actions), np.int8)
        is_asked = seat in self.waiting
        mask[self.actions.index_of.indices(legal_moves(self.state, seat)) if is_asked else PASS] = 1
        return mask

    def rewards(self) -> list[float]:
        """Return what each seat gets: 0 until the game is over."""
        if not self.state.over:
            return [0.0] * self.options.seats
        return rewards_of(total_scores(self.state), self._reward)

    def outcome(self) -> dict[str, object]:
        """Return the points of all seats and the seed, from which everything hidden can be told."""
        return {"scores": total_scores(self.state), "seed": self.seed}

    def render(self, mode: str | None) -> str | Array | None:
        """Show the city and what everybody may know."""
        return rendered(self.state, self.options, mode)

    def close(self) -> None:
        """Let go of the bots."""
        for seated in self._seated.values():
            seated.close()
        self._seated = {}

    def _go_on(self) -> None:
        let_bots_decide(self.state, self.options, self._seated)
