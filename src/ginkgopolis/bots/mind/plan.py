"""The planner's judge: a weighted sum of terms, the seat's own less those of the others."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.census import count_terms
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.phase import mixed, rounds_left
from ginkgopolis.bots.mind.terms import TERMS
from ginkgopolis.bots.mind.weights import TERM_NAMES, Row
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.vectors import floats

LOWEST: Final = -1.0e9
WITH_HAL: Final = 1


class PlanJudge(Judge):
    """Judges by terms whose weights depend on the number of players and on how far the game is."""

    def __init__(self, tables: dict[int, dict[str, Row]], rivalry: float) -> None:
        self.tables = tables
        self.rivalry = rivalry  # how much of the others' worth is the best other's, not the average
        self.players: i64 = 0
        self.rows: list[Row] = []
        self.rounds = -1.0
        self.weights = floats([0.0] * TERMS)

    def prepare(self, state: GameState) -> None:
        """Mix the weights for the phase that the game is in."""
        players = WITH_HAL if state.hal else state.players
        if players != self.players:
            self.players = players
            self.rows = [self.tables[self.players][name] for name in TERM_NAMES]
            self.rounds = -1.0
        self.prepare_for(rounds_left(state))

    def prepare_for(self, rounds: float) -> None:
        """Mix the weights for this many rounds left."""
        if rounds == self.rounds:
            return
        self.rounds = rounds
        for term in range(TERMS):
            early, middle, late = self.rows[term]
            self.weights[term] = mixed(early, middle, late, rounds)

    def worth(self, state: GameState, seat: i64) -> float:
        """Return what the seat may expect to be ahead by."""
        worths = self.final_worths(state) if state.last_round else self.worths(state, seat)
        return worths[seat] - self.worth_of_others(state, seat, worths)

    def worth_of_others(self, state: GameState, seat: i64, worths: list[float]) -> float:
        """Return what the others are worth, the best of them above all."""
        best = LOWEST
        total = 0.0
        for other in range(state.players):
            if other != seat:
                total += worths[other]
                best = max(best, worths[other])
        return self.rivalry * best + (1.0 - self.rivalry) * total / float(state.players - 1)

    def worths(self, state: GameState, viewer: i64) -> list[float]:
        """Return the weighted sum of each seat."""
        found = count_terms(state, viewer)
        weights = self.weights
        sums: list[float] = []
        for seat in range(state.players):
            first = seat * TERMS
            total = 0.0
            term: i64 = 0
            while term < TERMS:
                amount = found[first + term]
                if amount:
                    total += float(amount) * weights[term]
                term += 1
            sums.append(total)
        return sums

    def final_worths(self, state: GameState) -> list[float]:
        """In the last round only points count."""
        return [float(points) for points in total_scores(state)]

    def parts(self, state: GameState, seat: i64) -> list[float]:
        """Return what each term adds to a position's worth, and last what the others take from it."""
        if state.last_round:
            worths = self.final_worths(state)
            own = [0.0] * TERMS
            own[0] = worths[seat]
        else:
            worths = self.worths(state, seat)
            found = count_terms(state, seat)
            own = [float(found[seat * TERMS + term]) * self.weights[term] for term in range(TERMS)]
        return own + [-self.worth_of_others(state, seat, worths)]
