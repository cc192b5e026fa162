"""Many games that are stepped together: actions in, numbers for numpy out; compiled with the engine."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.rules import apply_legal, first_pending, legal_moves
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.tabletop import NOTHING
from ginkgopolis.env.index import MoveIndex
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.sheet import Sheet, new_page
from ginkgopolis.env.sight import Setting, write_observation

WIN: Final = 0  # the winners share 1, everybody else gets 0
MARGIN: Final = 1  # how far a seat is ahead of the best of the others
SCORE: Final = 2  # the points


class Herd:
    """Games side by side, and for each the seat that decides next, what it may know and what it may do."""

    def __init__(self, games: i64, seats: i64, index: MoveIndex, setting: Setting, reward: i64) -> None:
        self.index = index
        self.setting = setting
        self.reward = reward
        self.seats = seats
        self.page = new_page(games * SIZE)
        self.mask = vec[u8]([0] * (games * index.size))
        self.rewards = vec[float]([0.0] * (games * seats))
        self.scores = vec[i64]([0] * (games * seats))
        self.dones = vec[u8]([0] * games)
        self.turns = vec[i64]([NOBODY] * games)
        self.states: list[GameState | None] = [None] * games
        self.offered: list[list[int]] = [NOTHING] * games
        self.sheets = [Sheet(self.page, game * SIZE) for game in range(games)]

    def state_of(self, game: i64) -> GameState:
        """Return the state of a game that was begun."""
        state = self.states[game]
        assert state is not None
        return state

    def begin(self, game: i64, state: GameState) -> None:
        """Put a new game in the place of one."""
        self.states[game] = state

    def show(self, game: i64, seat: i64) -> None:
        """Show a game to the seat that decides next."""
        state = self.state_of(game)
        self.turns[game] = seat
        base = game * self.index.size
        if self.offered[game]:
            self.index.paint(self.offered[game], self.mask, base, 0)
        moves = legal_moves(state, seat)
        self.offered[game] = moves
        self.index.paint(moves, self.mask, base, 1)
        write_observation(self.sheets[game], state, seat, self.setting)

    def show_next(self, game: i64) -> None:
        """Show a game to the first seat that owes a decision."""
        self.show(game, first_pending(self.state_of(game)))

    def play(self, actions: list[int], shows: bool) -> list[int]:
        """Do an action in every game, all of which are legal; return the games that are over then.

        Those that go on are shown at once, as long as they are in the processor's cache, if that is wanted.
        """
        over: list[int] = []
        for game in range(len(actions)):
            state = self.state_of(game)
            move = self.index.move_of(actions[game], self.offered[game])
            apply_legal(state, self.turns[game], move)
            if self.dones[game]:
                self.forget(game)
            if state.over:
                over.append(game)
            elif shows:
                self.show_next(game)
        return over

    def forget(self, game: i64) -> None:
        """Set back what was told of a game that was over in the last step."""
        self.dones[game] = 0
        for at in range(game * self.seats, (game + 1) * self.seats):
            self.rewards[at] = 0.0
            self.scores[at] = 0

    def settle(self, game: i64) -> None:
        """Tell how a game has ended."""
        self.dones[game] = 1
        totals = total_scores(self.state_of(game))
        rewards = rewards_of(totals, self.reward)
        at = game * self.seats
        for seat in range(self.seats):
            self.scores[at + seat] = totals[seat]
            self.rewards[at + seat] = rewards[seat]


def rewards_of(totals: list[int], reward: i64) -> list[float]:
    """Return what each seat gets for these points."""
    best = max(totals)
    winners = totals.count(best)
    rewards: list[float] = []
    for seat in range(len(totals)):
        if reward == WIN:
            rewards.append(1.0 / winners if totals[seat] == best else 0.0)
        elif reward == MARGIN:
            others = max(totals[:seat] + totals[seat + 1 :])
            rewards.append(float(totals[seat] - others))
        else:
            rewards.append(float(totals[seat]))
    return rewards
