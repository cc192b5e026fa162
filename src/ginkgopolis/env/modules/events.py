"""M4: events kept, committed and timed, and what quality control takes."""

from ginkgopolis.engine.cards import EVENT_KINDS
from ginkgopolis.engine.ids import total_resources
from ginkgopolis.engine.moves import AFTER_MOVE, BEFORE_MOVE, event_moves, keep_events_move, lose_move


def moves(cards: list[int], tiles: list[int], players: int) -> list[int]:
    """Return the moves of the module; nobody loses more than her resources in the city would be worth."""
    kinds = range(EVENT_KINDS)
    pairs = [keep_events_move(first, second) for first in kinds for second in kinds if first < second]
    most = total_resources(players)
    losses = [lose_move(points, all_ - points) for all_ in range(1, most + 1) for points in range(all_ + 1)]
    return [*event_moves(list(kinds)), *pairs, BEFORE_MOVE, AFTER_MOVE, *losses]
