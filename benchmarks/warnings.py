"""How often a warning would be right: moves that the hint bot counts worse, played on beside its best.

    python -m benchmarks.warnings [--games 40] [--processes 2]

In games of planners now and then a legal card is drawn at random. It and the planner's best are played on in
the same redealt worlds, two rounds each, as the Monte Carlo bot does it. By the points that the card is
counted worse, the table says how often it was worse there, too, and by how much: `BLUNDER` in
`web/src/lib/teaching.svelte.ts` rests on it.
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import fmean
from typing import Final

from ginkgopolis import Game
from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.bots.mind.playout import outcomes
from ginkgopolis.bots.planner import make_judge
from ginkgopolis.bots.teach import lessons
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.state import GameState
from ginkgopolis.view.determinize import determinize

EDGES: Final = (1, 2, 3, 4, 5, 6, 8, 12)
WORLDS: Final = 12
ROUNDS: Final = 2
EVERY: Final = 5
"""Choices of a card from one look to the next."""

Found = tuple[float, float]
"""By how many points a card is counted worse, and by how many it was when played on."""


def looks(seed: int) -> list[Found]:
    """Return the results of the looks at one game."""
    rng = Random(seed)
    game = Game.new(2 + seed % 4, seed=seed)
    return list(look_through(game, rng))


def look_through(game: Game, rng: Random) -> Iterator[Found]:
    """Play a game, looking at it now and then."""
    choices = 0
    with Seated(make_bot("planner"), rng) as seated:
        while not game.over:
            seat = game.pending[0]
            choices += game.question == "choose"
            if game.question == "choose" and choices % EVERY == 0:
                yield from look(game, seat, rng)
            game.play(seat, seated.move(game, seat))


def look(game: Game, seat: int, rng: Random) -> Iterator[Found]:
    """Play a card drawn at random on, beside the best."""
    codes = [move.code for move in game.legal_moves(seat)]
    state = game.imagine(seat, rng.getrandbits(64))
    losses = {code: lesson.loss for code, lesson in zip(codes, lessons(state, seat, codes), strict=True)}
    known = {code: loss for code, loss in losses.items() if loss is not None}
    best = min(known, key=known.__getitem__)
    other = rng.choice(list(known))
    if other != best:
        yield known[other], fmean(played_on(state, seat, [best, other], rng))


def played_on(state: GameState, seat: int, both: list[int], rng: Random) -> Iterator[float]:
    """Return by how much the second move does worse than the first, world by world."""
    judge, leaf = make_judge("fitted", 0.5), make_judge("fitted", 0.5)
    judge.prepare(state)
    leaf.prepare(state)
    leaf.prepare_for(max(0.0, judge.rounds - ROUNDS))
    for _ in range(WORLDS):
        world = determinize(state, seat, rng.getrandbits(64))
        chance = stream(rng.getrandbits(64), "playout")
        first, second = outcomes(world, seat, both, ROUNDS, judge, leaf, chance)
        yield first - second


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.processes) as pool:
        found = [each for game in pool.map(looks, range(wanted.games)) for each in game]
    print("| counted worse by | cards | worse when played on | by, on average |\n|--:|--:|--:|--:|")
    for low, high in zip((0, *EDGES), (*EDGES, 1000)):
        row = [gain for loss, gain in found if low <= loss < high]
        if row:
            worse = sum(gain > 0 for gain in row) / len(row)
            upper = f"{low} to {high}" if high < 1000 else f"{low} and more"
            print(f"| {upper} | {len(row)} | {worse:.0%} | {fmean(row):.1f} |")


if __name__ == "__main__":
    main()
