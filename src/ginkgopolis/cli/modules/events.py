"""M4: Events, in the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.cli.questions import items
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import event_effect, event_title, event_words
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.prompts import Prompt
from ginkgopolis.view import OwnView, SeatView

NAME: Final = "module-name-events"
RULES: Final = "rules-events"
WITHOUT_THE_CITY: Final = ("events", "quality control")
POSSESSIONS: Final = {"quality control": lambda view: say("have", what=items(view))}
PART: Final = ("event", "v", "screen-event", event_title)


def event_explained(name: str) -> str:
    """Say what an event of a view does."""
    return say("labelled", label=event_title(name), text=event_effect(name))


def held(own: OwnView) -> list[str]:
    """Name the player's events."""
    events = [event_words(event) for event in own.events]
    return [say("have-events", amount=len(events), events=listing(events))] if events else []


def known(seat: SeatView) -> list[str]:
    """Say what the events do that everybody knows a player to hold."""
    return [event_explained(event) for event in seat.known_events]


def explain(prompt: Prompt, view: View) -> list[str]:
    """Say what the events do that can be kept or added."""
    assert view.own is not None
    adds_one = prompt.open and prompt.steps[prompt.open[0]].part == "event"
    kept = [thing for option in prompt.options for thing in option.things if prompt.kind == "events"]
    return [event_explained(name) for name in (view.own.events if adds_one else dict.fromkeys(kept))]


def note_on(thing: str) -> list[str]:
    """Say what an event does."""
    return [event_explained(thing)] if thing in EVENT_NAMES else []


def counts(view: View, seat: SeatView) -> dict[str, int | None]:
    """Return how many events a player has."""
    return {say("heading-events"): seat.events}


def more_rules() -> list[str]:
    """Say what each event does."""
    return [event_explained(name) for name in EVENT_NAMES]
