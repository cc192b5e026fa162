"""What stands on the engine: redealing, positions as text, views, bots and `simulate`."""

from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from random import Random
from time import perf_counter, process_time

import msgspec

from benchmarks.contender import digest
from benchmarks.measure import Stopwatch, Work
from benchmarks.model import DETERMINIZE, READ, WRITE, Slice
from benchmarks.moved import determinize
from benchmarks.random_play import Ginkgopolis
from benchmarks.tasks import MOMENTS
from ginkgopolis import Game
from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.engine.rules import pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.position import read_position, write_position


def positions_work(what: str, positions: list[GameState]) -> Work:
    """Return what is done with every position, an amount of times."""
    if what == DETERMINIZE:
        return partial(redeal_all, [(state, pending(state)[0]) for state in positions])
    if what == WRITE:
        return partial(write_all, positions)
    assert what == READ
    return partial(read_all, [write_position(state) for state in positions])


def redeal_all(asked: list[tuple[GameState, int]], rounds: int) -> Slice:
    """Redeal every position for the seat that is to move."""
    clock = Stopwatch()
    for seed in range(rounds):
        for state, seat in asked:
            determinize(state, seat, seed)
    clock.stop()
    return clock.slice(rounds * len(asked))


def write_all(positions: list[GameState], rounds: int) -> Slice:
    """Write every position as text."""
    clock = Stopwatch()
    for _ in range(rounds):
        for state in positions:
            write_position(state)
    clock.stop()
    return clock.slice(rounds * len(positions))


def read_all(texts: list[str], rounds: int) -> Slice:
    """Read every text."""
    clock = Stopwatch()
    for _ in range(rounds):
        for text in texts:
            read_position(text)
    clock.stop()
    return clock.slice(rounds * len(texts))


class Bots:
    """A bot that is asked at moments spread evenly over a game of planners."""

    def __init__(self, name: str, contender: Ginkgopolis) -> None:
        self.luck = Random()
        self.games = moments(contender)
        self.seated = [Seated(make_bot(name), self.luck) for _ in self.games]
        self.played = digest([str(move) for move in self.moves(self.games)])  # bots begin their games here

    def moves(self, games: list[Game]) -> list[object]:
        """Ask for a move in each game, with the same luck every time."""
        found = list[object]()
        for number, (game, seated) in enumerate(zip(games, self.seated)):
            self.luck.seed(number)
            found.append(seated.move(game, game.pending[0]))
        return found

    def ask(self, rounds: int) -> Slice:
        """Ask for all moves again and again; a game remembers what has been asked, so it is copied before."""
        wall, cpu = perf_counter(), 0.0
        for _ in range(rounds):
            games = [game.copy() for game in self.games]
            start = process_time()
            self.moves(games)
            cpu += process_time() - start
        return Slice(rounds * len(self.games), cpu, perf_counter() - wall)


def moments(contender: Ginkgopolis) -> list[Game]:
    """Return a game of planners at some of its decisions."""
    game = contender.new_table(1)
    seated = [Seated(make_bot("planner"), Random(seat)) for seat in range(contender.players)]
    found = []
    while not game.over:
        found.append(game.copy())
        seat = game.pending[0]
        game.play(seat, seated[seat].move(game, seat))
    return [found[at * len(found) // MOMENTS] for at in range(MOMENTS)]


def simulate(games: int) -> Slice:
    """Run the command in this process, so that its start is left out."""
    from ginkgopolis.cli.simulate import simulate as command

    arguments = ["--bots", "random", "--games", str(games), "--json", "-"]
    clock = Stopwatch()
    with redirect_stdout(StringIO()) as said:
        command(arguments, standalone_mode=False)
    clock.stop()
    return clock.slice(sum(msgspec.json.decode(line)["decisions"] for line in said.getvalue().splitlines()))
