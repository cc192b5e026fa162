"""M4: the events of a seat, and which of them everybody knows."""

from typing import Any, Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.cards import EVENT_KINDS
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import EVENTS_SEEN, OWN_EVENTS
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.state import EVENTS, QUALITY, TIMING, GameState
from ginkgopolis.notation.modules.events import EVENT_NAMES, EVENT_TEXTS

QUESTIONS: Final = {EVENTS: "events", TIMING: "timing", QUALITY: "quality control"}
AMOUNTS: Final = (QUALITY,)
ADDING: Final = "event"


def seat(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return how many events a player has, the kinds that everybody knows, and the one revealed."""
    committed = state.cells[layout.COMMITTED_EVENTS + seat]
    held = state.items(layout.OWN_EVENTS + seat) + ([committed] if sealed and committed != NONE else [])
    known = [EVENT_NAMES[kind] for kind in sorted(held) if state.cells[layout.EVENTS_SEEN + seat] >> kind & 1]
    event = None if sealed else EVENT_TEXTS.get(committed)
    return {"events": len(held), "known_events": tuple(known), "event": event}


def own(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return the viewer's events, and the one sealed with the card."""
    return {
        "events": tuple([EVENT_NAMES[event] for event in sorted(state.items(layout.OWN_EVENTS + seat))]),
        "event": EVENT_TEXTS.get(state.cells[layout.COMMITTED_EVENTS + seat]) if sealed else None,
    }


def redeal(state: GameState, others: list[int], rng: Rng) -> None:
    """Events that nobody has seen yet may be of any kind that the player has not shown."""
    for other in others:
        seen = state.cells[EVENTS_SEEN + other]
        kinds = [kind for kind in range(EVENT_KINDS) if not seen >> kind & 1]
        rng.shuffle(kinds)
        known = [event for event in state.items(OWN_EVENTS + other) if seen >> event & 1]
        unknown = state.count(OWN_EVENTS + other) - len(known)
        state.lay(OWN_EVENTS + other, sorted(known + kinds[:unknown]))
