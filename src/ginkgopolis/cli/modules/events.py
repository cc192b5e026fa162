"""M4: Events, in the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.cli.questions import event_explained
from ginkgopolis.language import say
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.view import SeatView

NAME: Final = "module-name-events"
RULES: Final = "rules-events"
WITHOUT_THE_CITY: Final = ("events", "quality control")
PART: Final = ("event", "v", "screen-event")


def counts(view: View, seat: SeatView) -> dict[str, int | None]:
    """Return how many events a player has."""
    return {say("heading-events"): seat.events}


def more_rules() -> list[str]:
    """Say what each event does."""
    return [event_explained(name) for name in EVENT_NAMES]
