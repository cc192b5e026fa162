"""M4: events, which two are kept, which goes with a card, when it happens and what is lost."""

import re
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation.things import Readers, Writers, quoted

EVENT_NAMES: Final = ("design competition", "advertising campaign", "expropriation", "quality control")
EVENT_WORDS: Final = ("design", "advertising", "expropriation", "quality")
LOSS: Final = re.compile(r"([0-9]{1,3})P ([0-9]{1,3})R")

EVENT_TEXTS: Final = dict(enumerate(EVENT_NAMES))


def write_events_kept(move: int) -> str:
    """Write which two events are kept, as in `events design+quality`."""
    return f"events {EVENT_WORDS[m.field(move, 0)]}+{EVENT_WORDS[m.field(move, 1)]}"


def read_event(text: str) -> int:
    """Read an event by its first word."""
    word = text.strip().lower()
    if word not in EVENT_WORDS:
        raise UnreadableMove("not-an-event", text=quoted(text), events=", ".join(EVENT_WORDS))
    return EVENT_WORDS.index(word)


def read_events_kept(text: str) -> int:
    """Read which two events are kept, as in `design+quality`."""
    events = sorted({read_event(part) for part in text.split("+")})
    if len(events) != 2:
        raise UnreadableMove("not-two-events", text=quoted(text))
    return m.keep_events_move(events[0], events[1])


def read_loss(text: str) -> int:
    """Read what is lost to quality control, as in `2p 1r`."""
    found = LOSS.fullmatch(text)
    if not found or max(int(found[1]), int(found[2])) > 255:
        raise UnreadableMove("not-a-loss", text=quoted(text))
    return m.lose_move(int(found[1]), int(found[2]))


WORDS: Final = {"no event": m.event_moves([])[0], "before": m.BEFORE_MOVE, "after": m.AFTER_MOVE}
WRITERS: Final[Writers] = {
    m.KEEP_EVENTS: write_events_kept,
    m.ADD_EVENT: lambda move: f"event {EVENT_WORDS[m.optional(move)]}",
    m.LOSE: lambda move: f"lose {m.field(move, 0)}p {m.field(move, 1)}r",
}
READERS: Final[Readers] = {
    "EVENT": lambda text: m.event_moves([read_event(text)])[1],
    "EVENTS": read_events_kept,
    "LOSE": read_loss,
}
