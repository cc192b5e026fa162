"""Games as trees whose nodes never change, for environments that clone, go back and imagine other worlds."""

from functools import cache
from hashlib import blake2b
from typing import Final, Self

import numpy as np

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.rules import apply_legal, first_pending, is_legal, legal_moves
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.actions import actions_of
from ginkgopolis.env.herd import rewards_of
from ginkgopolis.env.index import NO_MOVE
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import DTYPE, Array
from ginkgopolis.env.setting import deal, reward_named, setting_of
from ginkgopolis.env.sheet import Sheet, new_page
from ginkgopolis.env.sight import write_observation
from ginkgopolis.errors import IllegalMove
from ginkgopolis.options import Options
from ginkgopolis.values import Move
from ginkgopolis.view.determinize import determinize

MOST_DECISIONS: Final = 10_000
"""A game is cut after that many. Random games take up to 450, but players may go on for ever."""
MEMORY_BYTES: Final = 16
MOVE_BYTES: Final = 8


class Ground:
    """What the nodes of all games of some options have in common."""

    def __init__(self, options: Options, reward: str) -> None:
        self.actions = actions_of(options)  # it refuses what cannot be played
        self.options = options
        self.reward = reward
        self._reward = reward_named(reward)
        self._setting = setting_of(options)

    def root(self, seed: int) -> "Node":
        """Return the first moment of the game of a seed."""
        return Node(self, deal(self.options, seed))

    def observation(self, state: GameState, seat: int) -> Array:
        """Return what a seat may know at a moment."""
        page = new_page(SIZE)
        write_observation(Sheet(page, 0), state, seat, self._setting)
        return np.frombuffer(memoryview(page), DTYPE)

    def rewards(self, state: GameState) -> list[float]:
        """Return what each player gets when the game ends at a moment."""
        return rewards_of(total_scores(state), self._reward)[: self.options.players]


@cache
def ground_of(options: Options, reward: str) -> Ground:
    """Return what games of some options have in common, made once."""
    return Ground(options, reward)


class Node:
    """A moment of a game, and the one before it; the state in it is never changed."""

    def __init__(
        self,
        ground: Ground,
        state: GameState,
        parent: "Node | None" = None,
        actor: int = NOBODY,
        move: int = NO_MOVE,
        decisions: int = 0,
        memories: dict[int, bytes] | None = None,
    ) -> None:
        """`actor` has come here from the parent by `move`; `memories` are those that nobody can work out."""
        self.ground = ground
        self.state = state
        self.parent = parent
        self.actor = actor
        self.move = move
        self.decisions = decisions
        self._memories = memories or {}

    @property
    def is_end(self) -> bool:
        """Is the game over, or cut?"""
        return bool(self.state.over) or self.decisions >= MOST_DECISIONS

    @property
    def seat(self) -> int:
        """The seat that decides: the first of those that owe a decision."""
        return int(first_pending(self.state))

    def moves(self) -> list[int]:
        """Return the legal moves of the seat that decides."""
        return legal_moves(self.state, self.seat)

    def legal(self) -> list[int]:
        """Return their actions, in the same order."""
        return self.ground.actions.index_of.indices(self.moves())

    def move_of(self, action: int) -> int:
        """Return the legal move that an action stands for."""
        numbers = self.legal()
        if action not in numbers:
            raise self._refusal(str(action))
        return self.moves()[numbers.index(action)]

    def check(self, move: int) -> None:
        """Refuse a move that is not legal for the seat that decides."""
        if not is_legal(self.state, self.seat, move):
            raise self._refusal(str(Move.from_code(move)))

    def after(self, move: int) -> "Node":
        """Return the moment after a move of the seat that decides."""
        self.check(move)
        seat, state = self.seat, self.state.copy()
        apply_legal(state, seat, move)
        return Node(self.ground, state, self, seat, move, self.decisions + 1)

    def _refusal(self, action: str) -> IllegalMove:
        return IllegalMove("lab-illegal-action", number=action, seat=str(self.seat))

    def observation(self, seat: int) -> Array:
        """Return what a seat may know now."""
        return self.ground.observation(self.state, seat)

    def rewards(self) -> list[float]:
        """Return what each player gets: 0 until the game ends."""
        return self.ground.rewards(self.state) if self.is_end else [0.0] * self.ground.options.players

    def memory(self, seat: int) -> bytes:
        """Return a digest of all that a seat has seen and done up to now, in its order.

        What it has seen in the same way twice running counts once: it does not notice that others decide.
        """
        path, node = [], self
        while seat not in node._memories and node.parent is not None:
            path.append(node)
            node = node.parent
        seen = node.observation(seat).tobytes()
        memory = node._memories.setdefault(seat, digest(seen))
        for node in reversed(path):
            now = node.observation(seat).tobytes()
            did = node.move.to_bytes(MOVE_BYTES) if node.actor == seat else b""
            news = did + (now if now != seen else b"")
            memory, seen = digest(memory, news) if news else memory, now
            node._memories[seat] = memory
        return memory

    def imagined(self, seat: int, seed: int) -> "Node":
        """Return a moment that is the same for a seat, with all redealt that it cannot know.

        It has no past: the seat remembers what it did, and the others only what they see there.
        """
        state = determinize(self.state, seat, seed)
        memories = {seat: self.memory(seat)}
        return Node(self.ground, state, decisions=self.decisions, memories=memories)

    def __deepcopy__(self, _: dict[int, object]) -> Self:
        return self  # nobody could tell the two apart

    def __reduce__(self) -> tuple[object, ...]:
        ground = self.ground
        memories = {seat: self.memory(seat) for seat in range(ground.options.players)}
        return restored, (ground.options, ground.reward, self.state, self.decisions, memories)


def restored(
    options: Options, reward: str, state: GameState, decisions: int, memories: dict[int, bytes]
) -> Node:
    """Return a node that was pickled, without those before it."""
    return Node(ground_of(options, reward), state, decisions=decisions, memories=memories)


def digest(*parts: bytes) -> bytes:
    """Return a short stand-in for some bytes."""
    return blake2b(b"".join(parts), digest_size=MEMORY_BYTES).digest()
