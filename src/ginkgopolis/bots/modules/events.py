"""M4: events, of which two are kept."""

from typing import Final

from ginkgopolis.bots.mind.terms import EVENT_TILES
from ginkgopolis.engine.moves import KEEP_EVENTS, field
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import event_words
from ginkgopolis.notation.modules.events import EVENT_NAMES


def kept_events(move: int) -> str:
    """Return the events that a move keeps."""
    return listing([event_words(EVENT_NAMES[field(move, at)]) for at in (0, 1)])


GROUPS: Final = {EVENT_TILES: "events"}
NAMES: Final = {KEEP_EVENTS: kept_events}
PREFERRED: Final = {KEEP_EVENTS: "bot-prefers-events"}
