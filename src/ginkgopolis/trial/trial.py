"""The moves of a decision, each tried out once for all who want to know what it would do."""

from collections.abc import Sequence
from functools import cached_property
from operator import add

from ginkgopolis.engine.ids import NONE, RESOURCE, TILE
from ginkgopolis.engine.state import GameState
from ginkgopolis.scores import DistrictScore, district_scores
from ginkgopolis.trial.alone import lay_alone
from ginkgopolis.trial.preview import Preview, play_action


class Trials:
    """The moves that a seat may choose from."""

    def __init__(self, state: GameState, names: Sequence[str], seat: int) -> None:
        self.state = state
        self.names = names
        self.seat = seat

    def of(self, move: int) -> "Trial":
        """Return one of them, to be tried out."""
        return Trial(self, move)

    @cached_property
    def district_points(self) -> list[int]:
        """What districts are worth to each seat now."""
        return points_in(district_scores(self.state), self.state.players)


class Trial:
    """A legal move, played on a copy as soon as somebody asks what it would do."""

    def __init__(self, among: Trials, move: int) -> None:
        self.among = among
        self.state, self.names, self.seat = among.state, among.names, among.seat
        self.move = move

    @cached_property
    def preview(self) -> Preview:
        """What the card would do if it were revealed now and all else stayed as it is.

        Only what everybody sees and what the seat itself has goes into it, so that it gives no secret away.
        """
        return self.play(helped=True)

    @cached_property
    def unhelped(self) -> Preview:
        """The same if the seat declines what a module offers for a tile that it cannot pay (R2)."""
        return self.play(helped=False) if self.preview.helped else self.preview

    def play(self, helped: bool) -> Preview:
        """Play the card on a copy."""
        return play_action(lay_alone(self.state, self.seat, self.move), self.seat, helped)

    @property
    def items(self) -> list[list[int]]:
        """The resources, tiles and points that each seat wins or loses, besides those of a free choice."""
        now, then = items_of(self.state), items_of(self.preview.after)
        won = [[after - before for before, after in zip(*both)] for both in zip(now, then)]
        won[self.seat][RESOURCE] -= self.preview.choice  # taken for an example
        won[self.seat][TILE] += self.preview.drawn
        return won

    @cached_property
    def districts(self) -> list[DistrictScore]:
        """The districts then."""
        return district_scores(self.preview.after)

    @property
    def district_points(self) -> list[tuple[int, int]]:
        """What districts are worth to each seat, now and then."""
        return list(zip(self.among.district_points, points_in(self.districts, self.state.players)))


def items_of(state: GameState) -> list[list[int]]:
    """Return what each seat has: resources, tiles (those that lie with its card included) and points."""
    pairs = zip(state.committed_tiles, state.lower_tiles)
    laid = [(upper != NONE) + (lower != NONE) for upper, lower in pairs]
    tiles = map(add, map(len, state.tiles), laid)
    return [[*has] for has in zip(state.resources, tiles, state.points)]


def points_in(districts: list[DistrictScore], seats: int) -> list[int]:
    """Return what districts are worth to each seat."""
    points = [0] * seats
    for district in districts:
        for rank in district.ranking:
            points[rank.seat] += rank.points
    return points
