"""M4: events at hand, in front of others' screens and revealed."""

from ginkgopolis.draw.hand import LABEL, WIDTH, Section
from ginkgopolis.draw.ink import ACCENT, BOLD, INK, SOFT, fill, group, rect, shortened, symbol, text
from ginkgopolis.language import say
from ginkgopolis.language.words import event_title
from ginkgopolis.view.shapes import OwnView, SeatView


def section(own: OwnView) -> Section:
    """Draw the viewer's events below each other, the one that is sealed first."""
    events = [event for event in (own.event, *own.events) if event]
    return say("picture-events"), [draw_event(event, row) for row, event in enumerate(events)], WIDTH


def draw_event(event: str, row: int) -> str:
    """Draw an event tile."""
    title = shortened(event_title(event), WIDTH - 34, 13)
    return group(
        f"translate(0 {LABEL + row * 42})",
        rect(0, 0, WIDTH, 34, 10, fill(SOFT, ACCENT, 1.2)),
        symbol("event", 8, 8, 18, ACCENT),
        text(31, 22, title, 13, INK, BOLD),
    )


def count(seat: SeatView) -> tuple[str, int, str]:
    """Return how many events a player holds, after their symbol and before its colour."""
    return "event", seat.events, ACCENT


def revealed(seat: SeatView) -> str:
    """Return the event revealed with a card, in words."""
    return event_title(seat.event) if seat.event else ""
