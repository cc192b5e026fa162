"""M4: the events of a seat, and which of them everybody knows."""

from typing import Any, Final

from ginkgopolis.engine.cards import EVENT_KINDS
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rng import Rng
from ginkgopolis.engine.state import EVENTS, QUALITY, TIMING, GameState
from ginkgopolis.notation.modules.events import EVENT_NAMES, EVENT_TEXTS

QUESTIONS: Final = {EVENTS: "events", TIMING: "timing", QUALITY: "quality control"}
AMOUNTS: Final = (QUALITY,)
ADDING: Final = "event"


def seat(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return how many events a player has, the kinds that everybody knows, and the one revealed."""
    committed = state.committed_events[seat]
    held = state.events[seat] + ([committed] if sealed and committed != NONE else [])
    known = [EVENT_NAMES[kind] for kind in sorted(held) if state.events_seen[seat] >> kind & 1]
    event = None if sealed else EVENT_TEXTS.get(committed)
    return {"events": len(held), "known_events": tuple(known), "event": event}


def own(state: GameState, seat: int, sealed: bool) -> dict[str, Any]:
    """Return the viewer's events, and the one sealed with the card."""
    return {
        "events": tuple([EVENT_NAMES[event] for event in sorted(state.events[seat])]),
        "event": EVENT_TEXTS.get(state.committed_events[seat]) if sealed else None,
    }


def redeal(state: GameState, others: list[int], rng: Rng) -> None:
    """Events that nobody has seen yet may be of any kind that the player has not shown."""
    for other in others:
        seen = state.events_seen[other]
        kinds = [kind for kind in range(EVENT_KINDS) if not seen >> kind & 1]
        rng.shuffle(kinds)
        known = [event for event in state.events[other] if seen >> event & 1]
        unknown = len(state.events[other]) - len(known)
        state.events[other] = sorted(known + kinds[:unknown])
