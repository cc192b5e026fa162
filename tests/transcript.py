"""Random games written down so exactly that two engines can be compared move by move.

`python -m tests.transcript` reads the names of kinds and prints their games, played by whichever engine is on
the path, with an empty line at the end of each kind.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle
from random import Random

from ginkgopolis import COMPILED, Game, Options
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.engine.random_play import play_randomly
from ginkgopolis.engine.rng import dice
from ginkgopolis.engine.state import GameState
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES, set_up
from ginkgopolis.position import write_position
from tests.battery.snapshot import fields_of, snapshot

BASE = {f"{players} players": Options(players=players) for players in (2, 3, 4, 5)}
INTRODUCTORY = {
    f"{players} players, introductory": Options(players=players, introductory=True) for players in (2, 5)
}
ONE_MODULE = {
    f"{players} players, {name}": Options(players=players, modules=(name,))
    for players, name in zip(cycle((2, 3, 4, 5)), MODULE_NAMES)
}
ALL_MODULES = {
    f"{players} players, all modules": Options(players=players, modules=MODULE_NAMES)
    for players in (2, 3, 4, 5)
}
LARGE_HANDS = {"3 players, large hands": Options(players=3, modules=MODULE_NAMES, hand_size=5)}
HAL = {f"Hal, {level}": Options(players=1, hal=level) for level in HAL_LEVELS}
KINDS = BASE | INTRODUCTORY | ONE_MODULE | ALL_MODULES | LARGE_HANDS | HAL
SEEDS = (1, 2, 3, 4, 5, 2**127 + 6)  # the last as large as those that a game without a seed gets

POSITIONS = 8
"""Moves from one position that is written as text to the next; the state itself is compared with each."""


def transcript(name: str) -> Iterator[str]:
    """Tell games of one kind: a line for every move and for every end."""
    for seed in SEEDS:
        for line in (*game_lines(KINDS[name], seed), playout_line(KINDS[name], seed)):
            yield f"{name}, seed {seed}, {line}"


def game_lines(options: Options, seed: int) -> Iterator[str]:
    """Play a game at random through the front door, with second thoughts now and then, and write it down."""
    game = Game.new(
        options.players,
        introductory=options.introductory,
        seed=seed,
        modules=options.modules,
        hand_size=options.hand_size,
        hal=options.hal,
    )
    chance = Random(seed)
    made = 0
    yield f"at first: {moment(game, made)}"
    while not game.over:
        seat = chance.choice(game.pending) if chance.random() < 0.95 else chance.randrange(game.seats)
        moves = game.legal_moves(seat)
        if moves:
            move = chance.choice(moves)
            game.play(seat, move)
            made += 1
            offered = digest(*map(str, moves))
            yield f"move {made}: seat {seat} plays {move} of {offered}, then {moment(game, made)}"
    yield f"at the end: {game.scores()} {digest(*game.log(None))}"


def playout_line(options: Options, seed: int) -> str:
    """Have the engine play a game to its end by itself, and write its end down."""
    state = set_up(options, seed)
    chance = dice(seed)
    decisions = play_randomly(state, chance)
    return f"played out: {decisions} decisions, {digest(write_position(state))}, {chance.below(2**30)}"


def moment(game: Game, made: int) -> str:
    """Sum up all that there is in a game at a moment, and what the seats know of it, one after the other."""
    seats = [seat for seat in range(game.seats) if game.options.hal is None or seat != HAL_SEAT]
    view = game.view(seats[made % len(seats)])
    position = "" if made % POSITIONS else game.position()
    return digest(everything_in(game._state), str(game.pending), repr(view), position)


def everything_in(state: GameState) -> str:
    """Return all fields of a state as text; a snapshot of the lists would say the same and take longer."""
    fields = [getattr(state, name) for name in fields_of(state)]
    return str([field if isinstance(field, list) else snapshot(field) for field in fields])


def digest(*texts: str) -> str:
    """Return a short name that other texts do not have."""
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def main() -> None:
    """Say which engine this is, then tell the games that are asked for."""
    print("compiled" if COMPILED else "interpreted")
    for name in sys.stdin:
        for line in transcript(name.strip()):
            print(line)
        print(flush=True)


if __name__ == "__main__":
    main()
