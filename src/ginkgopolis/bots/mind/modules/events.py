"""M4: what events are worth, and what is lost without long thought."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insight import Insight
from ginkgopolis.bots.mind.terms import EVENT_TILES
from ginkgopolis.engine.layout import OWN_EVENTS
from ginkgopolis.engine.moves import field
from ginkgopolis.engine.state import EVENTS, QUALITY, GameState

if TYPE_CHECKING:
    from librt.vecs import vec

WORTH_OF_EVENT: Final[list[float]] = [4.0, 5.0, 3.0, 3.5]  # when two are kept, by number


class EventsInsight(Insight):
    """Events at hand are worth something, each kind as much as it usually is."""

    def count(self, state: GameState, seat: i64, found: "vec[i64]", first: i64) -> None:
        found[first + EVENT_TILES] = state.count(OWN_EVENTS + seat)

    def weigh(self, state: GameState, seat: i64, moves: list[int]) -> list[float]:
        if state.top_kind() != EVENTS:
            return []
        return [WORTH_OF_EVENT[field(move, 0)] + WORTH_OF_EVENT[field(move, 1)] for move in moves]

    def glance(self, state: GameState, seat: i64, moves: list[int]) -> i64:
        return len(moves) // 2 if state.top_kind() == QUALITY else -1


INSIGHT: Final = EventsInsight()
