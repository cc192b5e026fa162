"""Self-play for the fit of the planner's weights: positions after an action, and how far they were won."""

from math import exp
from random import Random
from typing import Final

from ginkgopolis.bots.mind.census import count_terms
from ginkgopolis.bots.mind.phase import rounds_left
from ginkgopolis.bots.mind.plan import PlanJudge
from ginkgopolis.bots.mind.terms import TERMS
from ginkgopolis.bots.mind.tryout import commit_alone
from ginkgopolis.bots.mind.weigh import weigh
from ginkgopolis.bots.mind.weights import Row
from ginkgopolis.engine.moves import COMMIT, kind_of
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.rules import apply_legal, first_pending, legal_moves, question
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.setup import new_game, new_solitaire
from ginkgopolis.engine.state import CHOOSE, GameState
from ginkgopolis.view.determinize import determinize

Tables = dict[int, dict[str, Row]]
Job = tuple[int, int, Tables]
"""A seed, a number of players, and the weights by which they play."""

WHIM: Final = 0.25  # how often the most whimsical players do not take what looks best
HEAT: Final = 2.0  # how many points do not matter to them then
RIVALRY: Final = 0.5


class Sample:
    """A position after a seat's action: whose, the rounds left when it chose, and the terms of all seats."""

    __slots__ = ("rounds", "seat", "terms")

    def __init__(self, seat: int, rounds: float, terms: list[int]) -> None:
        self.seat, self.rounds, self.terms = seat, rounds, terms

    def row(self, scores: list[int]) -> list[float]:
        """Return the rounds left, and the lead over the average of the others in points and in each term."""
        row = [self.rounds, ahead(scores, self.seat)]
        for term in range(TERMS):
            row.append(ahead(self.terms[term::TERMS], self.seat))
        return row


def ahead(amounts: list[int], seat: int) -> float:
    """Return by how much a seat is above the average of the others."""
    return amounts[seat] - (sum(amounts) - amounts[seat]) / (len(amounts) - 1)


def play(job: Job) -> list[list[float]]:
    """Play a game of planners with whims, alone against Hal, and return a row for every card played."""
    seed, players, tables = job
    state = new_game(players, False, seed) if players > 1 else new_solitaire(1 + seed % 2, seed)
    chance = Random(f"fit:{seed}")
    judge = PlanJudge(tables, RIVALRY)
    whim = WHIM * chance.random()
    samples: list[Sample] = []
    while not state.over:
        seat = first_pending(state)
        move = choose(state, seat, judge, chance, whim, samples)
        apply_legal(state, seat, move)
    scores = total_scores(state)
    return [sample.row(scores) for sample in samples]


def choose(
    state: GameState, seat: int, judge: PlanJudge, chance: Random, whim: float, samples: list[Sample]
) -> int:
    """Choose as a planner does, or on a whim something that is not much worse."""
    moves = legal_moves(state, seat)
    if len(moves) == 1:
        return moves[0]
    world = determinize(state, seat, chance.getrandbits(64))
    worths = weigh(world, seat, moves, judge, stream(chance.getrandbits(64), "planner"))
    best = max(worths)
    at = worths.index(best)
    if chance.random() < whim:
        likely = [exp(max(-30.0, (worth - best) / HEAT)) for worth in worths]
        at = chance.choices(range(len(moves)), likely)[0]
    move = moves[at]
    if question(state) == CHOOSE and kind_of(move) == COMMIT:
        after = commit_alone(world, seat, move, judge, False)
        if not after.last_round:
            samples.append(Sample(seat, rounds_left(world), list(count_terms(after, seat))))
    return move
