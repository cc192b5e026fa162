"""M4: the events of a seat, the one that goes with its card, and what is asked about it."""

from typing import Final

from ginkgopolis.engine.cards import EVENT_KINDS, EXPERT_EVENTS, EXPROPRIATION
from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.ids import NOBODY, NONE, is_letter, letter_of
from ginkgopolis.engine.layout import EVENTS_SEEN
from ginkgopolis.engine.modules.events import EVENTS_KEPT, MOST_POINTS_FROM_CONTROL
from ginkgopolis.engine.state import (
    ACT,
    BEGIN,
    CHOOSE,
    DRAFT,
    EVENT,
    EVENTS,
    QUALITY,
    RESOLVE,
    TIMING,
    GameState,
)
from ginkgopolis.notation import card_text
from ginkgopolis.notation.modules.events import EVENT_WORDS
from ginkgopolis.position.defaults import no_card, nothing, zero
from ginkgopolis.position.kinds import Kind, listed, only_word, refuse_repetition, whole
from ginkgopolis.position.places import place_text
from ginkgopolis.position.reading import Reading, asked, in_play
from ginkgopolis.position.rows import Field, Word, own, shared
from ginkgopolis.position.sheet import Entry, quoted

ASKING: Final = "event"
FRAMES: Final = {
    "draft": (Word("events", "", EVENTS, lambda values: (BEGIN, NOBODY, 0, 0)),),
    "split": (
        Word("timing", "sx", TIMING, lambda values: (ACT, values[0], 0, 0)),
        Word("quality", "sns", QUALITY),
    ),
    "act": (Word("event", "sx", EVENT),),
}
MARKS: Final = {EVENTS: "e", TIMING: "m", QUALITY: "q", EVENT: "v"}
STACKS_ALONE: Final = ("eb",)
STACKS: Final = ("ma", "q+a?")
LATER: Final = ("v",)
BEFORE: Final = ("a",)
OF_ACTION: Final = (TIMING, EVENT)
READY: Final = {EVENTS: lambda state, seat: bool(state.events[seat])}


def event_named(entry: Entry, word: str) -> int:
    """Read an event by its first word."""
    if word.lower() not in EVENT_WORDS:
        entry.fail("position-not-an-event", word=quoted(word), events=", ".join(EVENT_WORDS))
    return EVENT_WORDS.index(word.lower())


def read_events(reading: Reading, entry: Entry) -> list[int]:
    """Read events, of which a player has at most one of each kind."""
    events = [event_named(entry, word) for word in entry.words]
    if events:
        reading.need_module("events", entry, "entry-of-missing-module", name=repr(entry.name))
    refuse_repetition(entry, events, EVENT_WORDS.__getitem__)
    return events


def read_event(reading: Reading, entry: Entry) -> int:
    """Read the event committed with a card."""
    reading.need_module("events", entry, "event-of-missing-module")
    return event_named(entry, only_word(entry, "quality"))


def get_events_seen(state: GameState, seat: int) -> list[int]:
    """Return the kinds of a player's events that all have seen."""
    return [kind for kind in range(EVENT_KINDS) if state.events_seen[seat] >> kind & 1]


def put_events_seen(state: GameState, seat: int, events: list[int]) -> None:
    """Note the kinds of a player's events that all have seen."""
    state.cells[EVENTS_SEEN + seat] = sum(1 << kind for kind in events)


def events_shown(state: GameState, seat: int) -> list[int]:
    """Everybody knows the two events that an expert names, and one that has been revealed."""
    events: set[int] = set()
    if state.experts[seat] != NONE and in_play(state, "events"):
        events.update(EXPERT_EVENTS[state.experts[seat]])
    if any(frame[:2] in ((TIMING, seat), (EVENT, seat)) for frame in state.frames):
        events.add(state.committed_events[seat])
    return sorted(events - {NONE})


EVENT_TILES: Final = Kind(read_events, lambda events: listed([EVENT_WORDS[event] for event in events]))
FIELDS: Final = {
    "over": (shared("controlled", "controlled", whole(0, MOST_POINTS_FROM_CONTROL), zero),),
    "played": (
        own("events", "events", EVENT_TILES, nothing),
        own("event", "committed_events", Kind(read_event, EVENT_WORDS.__getitem__), no_card),
        Field("events seen", EVENT_TILES, get_events_seen, put_events_seen, events_shown),
    ),
}


def has_added(state: GameState, seat: int) -> bool:
    """Has an event been added to the choice?"""
    return state.committed_events[seat] != NONE


def check_seat(reading: Reading, seat: int) -> None:
    """Everybody has two events at most, of two kinds."""
    state = reading.state
    events = state.events[seat]
    committed = state.committed_events[seat]
    if committed in events:
        reading.fail("one-event-of-kind", "events", seat, seat=seat, event=EVENT_WORDS[committed])
    if len(events) + (committed != NONE) > EVENTS_KEPT:
        reading.fail("too-many-events", "events", seat, seat=seat, most=EVENTS_KEPT)
    if events and asked(state, DRAFT):
        reading.fail("events-after-draft", "events", seat)
    if asked(state, EVENTS) and len(events) != (EVENTS_KEPT if state.is_ready(seat) else 0):
        reading.fail("events-while-kept", "events", seat, seat=seat, most=EVENTS_KEPT)
    if committed != NONE:
        check_committed_event(reading, seat)


def check_committed_event(reading: Reading, seat: int) -> None:
    """C1: an event is committed with a card, and is gone once it has happened."""
    state = reading.state
    if not event_may_lie_there(state, seat):
        reading.fail("event-without-card", "event", seat, seat=seat)
    if state.committed_events[seat] == EXPROPRIATION and is_letter(state.cards[seat]):
        reading.fail("expropriation-card", "event", seat)


def event_may_lie_there(state: GameState, seat: int) -> bool:
    """Is there a card with which the event waits, or does a frame tell of it?"""
    if asked(state, CHOOSE):
        return state.cards[seat] != NONE
    return any(frame[1] == seat and frame[0] in (RESOLVE, TIMING, EVENT) for frame in state.frames)


def acting(state: GameState) -> set[int]:
    """Whoever controls the quality is the one who acts."""
    return {frame[3] for frame in state.frames if frame[0] == QUALITY}


def check_stack(reading: Reading, acting: set[int]) -> None:
    """With experts nobody keeps events; others than the one who acts lose something, each once."""
    state = reading.state
    if asked(state, EVENTS) and in_play(state, "experts"):
        reading.fail("nobody-keeps-events", "frames")
    losing = [frame[1] for frame in state.frames if frame[0] == QUALITY]
    if len({*losing, *acting}) < len(losing) + len(acting):
        reading.fail("quality-others", "frames")


def check_event(reading: Reading, frame: Frame) -> None:
    """Whose event it is has committed one, and its place is that of the card."""
    state = reading.state
    kind, seat, east, south = frame
    if state.committed_events[seat] == NONE or state.cards[seat] == NONE:
        reading.fail("frames-of-event", "frames", seat=seat)
    if not is_place_of_card(state, seat, east, south, kind == EVENT):
        place, card = place_text(east, south), card_text(state.cards[seat])
        reading.fail("event-elsewhere", "frames", seat=seat, place=place, card=card)


CHECKS: Final = {TIMING: check_event, EVENT: check_event}


def is_place_of_card(state: GameState, seat: int, east: int, south: int, later: bool) -> bool:
    """The building that the card names, or the space of its token; later also what was built there."""
    city = state.city
    if max(abs(east), abs(south)) >= city.size // 2 - 1:
        return False
    space = city.space_at(east, south)
    building = city.building_on(space)
    card = state.cards[seat]
    if is_letter(card):
        return space == city.space_of_token(letter_of(card)) or (later and building != NONE)
    if building == NONE:
        return False
    return city.top_of(building) == card or (later and card in city.floors_under(building))
