"""What a module may bring to the thinking of bots."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ginkgopolis.engine.state import GameState

if TYPE_CHECKING:
    from librt.vecs import vec


@mypyc_attr(allow_interpreted_subclasses=True)  # a module from elsewhere is not compiled
class Insight:
    """What a bot knows of a module besides its rules: a module overrides what trying out would not tell."""

    def count(self, state: GameState, seat: i64, found: "vec[i64]", first: i64) -> None:
        """Count terms of the evaluation for a seat, [first + term]."""

    def edge(self, card: i64) -> float:
        """Return how much better than a usual character one of its cards is in the draft."""
        return 0.0

    def weigh(self, state: GameState, seat: i64, moves: list[int]) -> list[float]:
        """Return what the answers to its question are worth, [] if they should be tried out."""
        return []

    def glance(self, state: GameState, seat: i64, moves: list[int]) -> i64:
        """Return the place of an answer that will do while something else is tried, -1 if none will."""
        return -1

    def is_open(self) -> bool:
        """Should what may be added to a card be weighed? If not, the first will do."""
        return True


USUAL: Final = Insight()
