"""Who has played how well, by openskill's model of Plackett and Luce."""

from collections.abc import Sequence
from typing import Final, NamedTuple

FIRST_MU: Final = 25.0
FIRST_SIGMA: Final = FIRST_MU / 3
CAUTION: Final = 3
"""How many times its uncertainty a rating is counted lower in the ladder."""


class Skill(NamedTuple):
    """How good somebody is estimated to be, and how uncertain that is."""

    mu: float = FIRST_MU
    sigma: float = FIRST_SIGMA

    @property
    def points(self) -> float:
        """What somebody is almost certainly worth, by which the ladder is sorted."""
        return self.mu - CAUTION * self.sigma


def places_of(totals: Sequence[int], absent: frozenset[int]) -> list[int]:
    """Return each seat's place: most points are first, equal ones share a place (E4).

    Seats that bots have finished for their persons are last.
    """
    ranks = [(seat in absent, -total) for seat, total in enumerate(totals)]
    places = [1 + sum(other < rank for other in ranks) for rank in ranks]
    return [len(totals) if seat in absent else place for seat, place in enumerate(places)]


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return the new ratings of those who have played against each other."""
    from openskill.models import PlackettLuce  # imported late: not everybody has it

    model = PlackettLuce()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
