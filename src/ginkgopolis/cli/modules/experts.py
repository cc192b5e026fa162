"""M6: Experts, in the terminal."""

from typing import Final

from ginkgopolis import View
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import expert_effect, expert_title
from ginkgopolis.view import SeatView

NAME: Final = "module-name-experts"
RULES: Final = "rules-experts"
WITHOUT_THE_CITY: Final = ("purchase",)
HEADING: Final = "heading-expert"
PART: Final = ("lower tile", "", "screen-lower", str)
card_title: Final = expert_title


def shown(seat: SeatView) -> list[str]:
    """Say what the expert of a player can do."""
    if not seat.expert:
        return []
    return [say("labelled", label=expert_title(seat.expert), text=expert_effect(seat.expert))]


def role(seat: SeatView) -> str:
    """Return who a player's expert is."""
    return expert_title(seat.expert) if seat.expert else ""


def lines(view: View) -> list[str]:
    """Say who has which expert."""
    experts = [
        say("expert-of", name=seat.name, expert=expert_title(seat.expert))
        for seat in view.seats
        if seat.expert
    ]
    return [say("experts-in-play", experts=commas(experts))] if experts else []
