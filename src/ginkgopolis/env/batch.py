"""Thousands of games at once, with arrays in and arrays out."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from ginkgopolis.bots import Seated
from ginkgopolis.env.actions import actions_of
from ginkgopolis.env.herd import Herd
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import Array, named
from ginkgopolis.env.setting import (
    check_bots,
    deal,
    derived_seed,
    let_bots_decide,
    reward_named,
    seat_bots,
    setting_of,
)
from ginkgopolis.errors import BadOptions, IllegalMove
from ginkgopolis.options import Options

MOST_GAMES: Final = 1 << 20


class BatchGames:
    """Games that are stepped together; one that is over begins again at once, with another seed.

    batch = BatchGames(1024, Options(players=2), seed=7)
    while True:
        actions = policy(batch.observations, batch.masks)   # one for each game
        batch.step(actions)                                 # the arrays are written again in place

    All arrays are windows on the memory that the games write to: they can be read, not changed, and copied
    if they are wanted later. `seeds[game]` is the seed of the game under way, the same as for any other
    environment; episode k of game i has the seed `derived_seed(seed, i, k)`.
    """

    def __init__(
        self,
        games: int,
        options: Options | None = None,
        seed: int = 0,
        *,
        reward: str = "win",
        bots: Mapping[int, str] | None = None,
        first: int = 0,
    ) -> None:
        """`bots` names those that play some of the seats; `reward` is "win", "margin" or "score".

        `first` is the number of the first game, for a batch that is a part of a larger one.
        """
        if not 1 <= games <= MOST_GAMES:
            raise BadOptions("lab-number-of-games", games=str(games), most=MOST_GAMES)
        self.games = games
        self.options = Options(players=2) if options is None else options
        self.seed = seed
        self.first = first
        self.actions = actions_of(self.options)
        self.bots = check_bots(bots or {}, self.options)
        seats = self.options.seats
        self._herd = Herd(games, seats, self.actions.index_of, setting_of(self.options), reward_named(reward))
        self._seated: list[dict[int, Seated]] = [{} for _ in range(games)]
        self._episodes = [0] * games
        self.seeds = [0] * games
        """The seed of each game."""
        herd = self._herd
        self.observations: Array = np.frombuffer(memoryview(herd.page), np.int16).reshape(games, SIZE)
        """What the seat that decides next may know in each game: (games, numbers), see `schema`."""
        self.masks: Array = np.frombuffer(memoryview(herd.mask), np.int8).reshape(games, len(self.actions))
        """Which actions are legal for it: (games, actions)."""
        self.seats: Array = np.frombuffer(memoryview(herd.turns), np.int64)
        """Which seat that is: (games,)."""
        self.rewards: Array = np.frombuffer(memoryview(herd.rewards), np.float64).reshape(games, seats)
        """What each seat got in the last step: (games, seats); 0 until a game is over."""
        self.scores: Array = np.frombuffer(memoryview(herd.scores), np.int64).reshape(games, seats)
        """The points of games that were over with the last step, 0 elsewhere: (games, seats)."""
        self.dones: Array = np.frombuffer(memoryview(herd.dones), np.bool_)
        """Which games were over with the last step, and have begun again: (games,)."""
        for game in range(games):
            self._begin(game)
            self._show(game)

    def step(self, actions: Array) -> None:
        """Do an action in every game; if one is not legal, nothing is done in any."""
        chosen = check_actions(actions, self.masks)
        over = self._herd.play(chosen.tolist(), shows=not self.bots)
        for game in over:
            self._end(game)
        for game in range(self.games) if self.bots else over:
            self._show(game)

    def named(self) -> dict[str, Array]:
        """Return the observations by the names of the schema, as windows: (games, *shape) each."""
        return named(self.observations)

    def _begin(self, game: int) -> None:
        seed = derived_seed(self.seed, self.first + game, self._episodes[game])
        self._episodes[game] += 1
        self.seeds[game] = seed
        self._herd.begin(game, deal(self.options, seed))
        self._seated[game] = seat_bots(self.bots, seed)

    def _end(self, game: int) -> None:
        self._herd.settle(game)
        for seated in self._seated[game].values():
            seated.close()
        self._begin(game)

    def _show(self, game: int) -> None:
        """Let bots decide until somebody else has to; a game that they finish begins again."""
        herd = self._herd
        let_bots_decide(herd.state_of(game), self.options, self._seated[game])
        while herd.state_of(game).over:
            self._end(game)
            let_bots_decide(herd.state_of(game), self.options, self._seated[game])
        herd.show_next(game)


def check_actions(actions: Array, masks: Array) -> Array:
    """Return actions as numbers; refuse them if there is not one for each game, or if one is not legal."""
    chosen = np.asarray(actions, np.int64)
    games, last = masks.shape
    if chosen.shape != (games,):
        raise BadOptions("lab-wrong-number-of-actions", games=games, shape=str(chosen.shape))
    is_legal = (chosen >= 0) & (chosen < last)
    is_legal &= masks[np.arange(games), np.where(is_legal, chosen, 0)] != 0
    if not is_legal.all():
        wrong = int(is_legal.argmin())
        raise IllegalMove("lab-illegal-in-game", game=str(wrong), number=str(chosen[wrong]))
    return chosen
