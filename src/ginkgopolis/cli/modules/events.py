"""M4: Events, in the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.cli.questions import event_explained, items
from ginkgopolis.language import say
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.prompts import Prompt
from ginkgopolis.view import SeatView

NAME: Final = "module-name-events"
RULES: Final = "rules-events"
WITHOUT_THE_CITY: Final = ("events", "quality control")
POSSESSIONS: Final = {"quality control": lambda view: say("have", what=items(view))}


def explain(prompt: Prompt, view: View) -> list[str]:
    """Say what the events do that can be kept or added."""
    assert view.own is not None
    adds_one = prompt.open and prompt.steps[prompt.open[0]].part == "event"
    kept = [thing for option in prompt.options for thing in option.things if prompt.kind == "events"]
    return [event_explained(name) for name in (view.own.events if adds_one else dict.fromkeys(kept))]


def counts(view: View, seat: SeatView) -> dict[str, int | None]:
    """Return how many events a player has."""
    return {say("heading-events"): seat.events}


def more_rules() -> list[str]:
    """Say what each event does."""
    return [event_explained(name) for name in EVENT_NAMES]
