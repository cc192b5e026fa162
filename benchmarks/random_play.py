"""Random play of our own engine: the work that is timed, and nothing else."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks.measure import Stopwatch
from benchmarks.model import ALL_MODULES, BIN, EVENTS, EXPERT_HAL, HAL, Slice
from benchmarks.moved import modules_named
from ginkgopolis import Game, Move, View
from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.random_play import play_randomly
from ginkgopolis.engine.rng import dice
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.setup import new_game, new_solitaire
from ginkgopolis.engine.state import GameState
from ginkgopolis.options import MODULE_NAMES

LEVELS = {HAL: NORMAL, EXPERT_HAL: EXPERT_LEVEL}
MODULES = {ALL_MODULES: MODULE_NAMES, EVENTS: ("events",)}
CROWD = 50  # games that grow side by side, so that the clock is seldom asked


class Ginkgopolis:
    """One of our games; normal set-ups, the seeds 1, 2, ... and every legal move as likely as any other."""

    watched = 40
    sampled = 200

    def __init__(self, game: str, players: int, rules: dict[str, Any]) -> None:
        """`rules` names the version of the rules, if it is not the newest."""
        self.game = game
        self.players = players
        self.rules = rules
        self.names = MODULES.get(game, ())
        self.modules = modules_named(list(self.names))

    def new_game(self, seed: int) -> GameState:
        """Return the game of a seed at its first decision."""
        if self.game in LEVELS:
            return new_solitaire(LEVELS[self.game], seed)
        return new_game(self.players, False, seed, modules=self.modules, **self.rules)

    def new_table(self, seed: int) -> Game:
        """Return the same as `Game`."""
        return Game.new(self.players, seed=seed, modules=self.names, **self.rules)

    def play_by_calls(self, games: int) -> Slice:
        """Ask `pending` and `legal_moves`, choose, `apply`."""
        random = Random(1).random
        decisions = 0
        clock = Stopwatch()
        for seed in range(1, games + 1):
            state = self.new_game(seed)
            while not state.over:
                seat = pending(state)[0]
                moves = legal_moves(state, seat)
                apply(state, seat, moves[int(random() * len(moves))])
                decisions += 1
            total_scores(state)
        clock.stop()
        return clock.slice(decisions)

    def play_as_people_do(self, games: int, views: bool) -> Slice:
        """Play through `Game`; with views, each decision is taken as a bot takes it."""
        random = Random(1).random
        decisions = 0
        clock = Stopwatch()
        for seed in range(1, games + 1):
            game = self.new_table(seed)
            while not game.over:
                seat = game.pending[0]
                moves = game.legal_moves(seat)
                if views:
                    move = choose(game.view(seat), moves, random)
                else:
                    move = moves[int(random() * len(moves))]
                game.play(seat, move)
                decisions += 1
            game.totals()
        clock.stop()
        return clock.slice(decisions)

    def play_inside(self, games: int) -> Slice:
        """Have `play_randomly` choose every move, without listing the others."""
        chance = dice(1)
        decisions = 0
        clock = Stopwatch()
        for seed in range(1, games + 1):
            state = self.new_game(seed)
            decisions += play_randomly(state, chance)
            total_scores(state)
        clock.stop()
        return clock.slice(decisions)

    def watch(self, games: int) -> Iterator[tuple[GameState, int]]:
        """Play as `play_by_calls` does."""
        random = Random(1).random
        for seed in range(1, games + 1):
            state = self.new_game(seed)
            while not state.over:
                seat = pending(state)[0]
                moves = legal_moves(state, seat)
                yield state, len(moves)
                apply(state, seat, moves[int(random() * len(moves))])

    def copy(self, position: GameState) -> GameState:
        """Copy the state."""
        return position.copy()

    def look(self, games: int) -> Slice:
        """Play through `Game` and time only the views, each of which is looked at as a bot does it."""
        random = Random(1).random
        looks, wall, cpu = 0, perf_counter(), 0.0
        for first in range(1, games + 1, CROWD):
            tables = [self.new_table(seed) for seed in range(first, min(first + CROWD, games + 1))]
            while tables:
                asked = [(game, game.pending[0], game.legal_moves(game.pending[0])) for game in tables]
                start = process_time()
                moves = [choose(game.view(seat), moves, random) for game, seat, moves in asked]
                cpu += process_time() - start
                looks += len(tables)
                for (game, seat, _), move in zip(asked, moves):
                    game.play(seat, move)
                tables = [game for game in tables if not game.over]
        return Slice(looks, cpu, perf_counter() - wall)

    def grow(self, games: int) -> Slice:
        """Play as `play_by_calls` does, timing apart the decisions taken at each size of the city.

        Final scores are no decisions, and not counted here.
        """
        random = Random(1).random
        wall, parts = perf_counter(), dict[int, tuple[int, float]]()
        for first in range(1, games + 1, CROWD):
            states = [self.new_game(seed) for seed in range(first, min(first + CROWD, games + 1))]
            size = 0
            while states:
                start = process_time()
                decisions = sum(play_to_size(state, size + BIN, random) for state in states)
                elapsed = process_time() - start
                if decisions:
                    before = parts.get(size, (0, 0.0))
                    parts[size] = before[0] + decisions, before[1] + elapsed
                states = [state for state in states if not state.over]
                size += BIN
        decisions, cpu = (sum(values) for values in zip(*parts.values()))
        return Slice(int(decisions), float(cpu), perf_counter() - wall, parts)


def choose(view: View, moves: Sequence[Move], random: Callable[[], float]) -> Move:
    """Look at one's own hand and tiles and at what everybody has, as any bot does, and choose at random."""
    own = view.own
    assert own is not None
    choices = len(own.hand) * len(own.tiles)
    wealth = [(seat.points, seat.resources) for seat in view.seats]
    assert choices >= 0 and wealth
    return moves[int(random() * len(moves))]


def play_to_size(state: GameState, size: int, random: Callable[[], float]) -> int:
    """Play until the city has this many buildings or the game is over; return how many decisions it took."""
    decisions = 0
    city = state.city
    while len(city.top) < size and not state.over:
        seat = pending(state)[0]
        moves = legal_moves(state, seat)
        apply(state, seat, moves[int(random() * len(moves))])
        decisions += 1
    return decisions


def list_moves(positions: list[GameState], rounds: int) -> Slice:
    """List the first pending seat's moves `rounds` times in every position.

    A state remembers its last answer; it is made to forget it while the clock stands still.
    """
    asked = [(state, pending(state)[0]) for state in positions]
    wall, cpu = perf_counter(), 0.0
    for _ in range(rounds):
        for state in positions:
            state.offered_to = NOBODY
        start = process_time()
        for state, seat in asked:
            legal_moves(state, seat)
        cpu += process_time() - start
    return Slice(rounds * len(positions), cpu, perf_counter() - wall)
