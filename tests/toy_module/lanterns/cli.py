"""What it brings to the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.language import say
from ginkgopolis.view import SeatView

NAME: Final = "module-name-lanterns"
RULES: Final = "rules-lanterns"
HEADING: Final = "heading-lanterns"


def counts(view: View, seat: SeatView) -> dict[str, int]:
    """Return how many lanterns a player has left."""
    assert isinstance(seat.more, dict)
    return {say("heading-lanterns"): seat.more["lanterns"]}
