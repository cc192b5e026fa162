"""M6: experts and hidden floors."""

from typing import Final

from ginkgopolis.language.words import expert_title
from ginkgopolis.view.shapes import OwnView, SeatView

FLOORS: Final = "legend-floors-hidden"


def role(seat: SeatView) -> str:
    """Return a player's expert."""
    return expert_title(seat.expert) if seat.expert else ""


def tile(own: OwnView) -> str | None:
    """Return the lower tile, as long as it lies under the other one."""
    return own.lower_tile
