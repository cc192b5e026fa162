"""The planner's judge: a weighted sum of terms, the seat's own less those of the others."""

from mypy_extensions import i64

from ginkgopolis.bots.mind.census import count_terms
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.phase import mixed, rounds_left
from ginkgopolis.bots.mind.terms import TERM_NAMES, TERMS
from ginkgopolis.bots.mind.weights import Row
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState


class PlanJudge(Judge):
    """Judges by terms whose weights depend on how far the game is."""

    def __init__(self, table: dict[str, Row], rivalry: float) -> None:
        self.table = [table[name] for name in TERM_NAMES]
        self.rivalry = rivalry  # how much of the others' worth is the best other's, not the average
        self.rounds = -1.0
        self.weights = [0.0] * TERMS

    def prepare(self, state: GameState) -> None:
        """Mix the weights for the phase that the game is in."""
        rounds = rounds_left(state)
        if rounds == self.rounds:
            return
        self.rounds = rounds
        for term in range(TERMS):
            early, middle, late = self.table[term]
            self.weights[term] = mixed(early, middle, late, rounds)

    def worth(self, state: GameState, seat: i64) -> float:
        """Return what the seat may expect to be ahead by."""
        worths = self.final_worths(state) if state.last_round else self.worths(state, seat)
        best = -1.0e9
        total = 0.0
        for other in range(state.players):
            if other != seat:
                total += worths[other]
                best = max(best, worths[other])
        average = total / float(state.players - 1)
        return worths[seat] - self.rivalry * best - (1.0 - self.rivalry) * average

    def worths(self, state: GameState, viewer: i64) -> list[float]:
        """Return the weighted sum of each seat."""
        found = count_terms(state, viewer)
        weights = self.weights
        sums: list[float] = []
        for seat in range(state.players):
            first = seat * TERMS
            total = 0.0
            for term in range(TERMS):
                amount = found[first + term]
                if amount:
                    total += amount * weights[term]
            sums.append(total)
        return sums

    def final_worths(self, state: GameState) -> list[float]:
        """In the last round only points count."""
        return [float(points) for points in total_scores(state)]
