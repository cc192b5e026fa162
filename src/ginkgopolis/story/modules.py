"""How the story tells what only the modules of The Experts and Hal know: lines 27 to 43 of the journal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import ADVERTISING_CAMPAIGN, DESIGN_COMPETITION, MASTER_ARCHITECT
from ginkgopolis.engine.hal import NO_TILE, TOO_FEW_RESOURCES
from ginkgopolis.language import say
from ginkgopolis.language.words import card_words, event_words, expert_words, item_words, tile_words

if TYPE_CHECKING:
    from ginkgopolis.story import Teller

STOPS: Final = {NO_TILE: "finds-no-tile", TOO_FEW_RESOURCES: "lacks-resources"}
"""Why Hal does not build."""


# Experts


def expert(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    """Told together with the characters, which are shown at the same time."""
    teller.experts[seat] = a
    if a == MASTER_ARCHITECT:
        teller.architect = seat
    if b:
        teller.tell("draws-expert", name=teller.names[seat], expert=expert_words(a))


def hidden_floor(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    """A tile under a new building, or one more floor of the building that is told next."""
    if teller.last == j.URBANIZED:
        teller.deed_of(seat).doing.append(say("hides-tile"))
        teller.founding = True
    else:
        teller.hidden = True
        teller.founding = False


def bought(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.tell(
        "buys", name=teller.names[seat], resources=say("resources", amount=a), points=say("points", amount=a)
    )


def inspected(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.deed_of(seat).scored.append(say("scores-inspector", points=say("points", amount=a)))


# Tiles and cards


def split_declared(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    """A drawing begins, unless value III tiles, which are taken first, have begun it."""
    drawing(teller, seat)
    teller.new_tiles_to_come = a


def took_tile(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    drawing(teller, seat)
    teller.deed_of(seat).taken.append(a)


def drawing(teller: Teller, seat: int) -> None:
    """The player has decided what to draw: that is a sentence of its own."""
    if teller.deed is None or teller.deed.seat != seat or not teller.deed.drawing:
        teller.begin(seat).drawing = True


def park(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.deed_of(seat).scored.append(say("scores-parks", points=say("points", amount=a)))


def kept_aside(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    """Everybody keeps a card: only which one is worth telling."""
    teller.finish()
    words = say("takes-up", name=teller.names[seat], card=card_words(c))
    teller.tell_apart((seat,), lambda own: "" if own is None else words)


# Events


def event_happens(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    name = teller.names[seat]
    if a == DESIGN_COMPETITION:
        teller.tell("design-competition-happens", name=name, tiles=say("tiles", amount=b))
    elif a == ADVERTISING_CAMPAIGN:
        teller.tell("advertising-campaign-happens", name=name, points=say("points", amount=b))
    else:
        teller.tell("quality-control-happens", name=name, resources=say("resources", amount=b))


def event_returned(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.tell("event-returned", name=teller.names[seat], event=event_words(a))


def expropriated(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.tell(
        "expropriates",
        name=teller.names[seat],
        tile=tile_words(c),
        other=teller.names[a],
        resources=say("resources", amount=b),
        points=say("points", amount=b),
    )


def lost(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    items = item_words(b, 0, a)
    teller.begin(seat, say("loses", items=items) if items else say("loses-nothing"))


def got_from_control(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.tell("gets-from-control", name=teller.names[seat], points=say("points", amount=a))


# Hal


def hal_turns(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    """What he draws until he builds is told by the lines that show it to all."""
    if not teller.hals_cards:
        teller.begin(seat)
    teller.hals_cards.append(a)
    teller.deed_of(seat).turned.append(a)


def hal_draws(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.hals_cards = []
    deed = teller.deed_of(seat)
    deed.doing.append(say("draws", what=tile_words(a)))
    deed.is_hals = True


def hal_scores(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.tell("scores", name=teller.names[seat], points=say("points", amount=a))


def hal_stops(teller: Teller, seat: int, a: int, b: int, c: int) -> None:
    teller.hals_cards = []
    teller.deed_of(seat).doing.append(say(STOPS[a]))


MODULE_HANDLERS: Final[dict[int, Callable[[Teller, int, int, int, int], None]]] = {
    j.EXPERT: expert,
    j.SPLIT_DECLARED: split_declared,
    j.TOOK_TILE: took_tile,
    j.PARK: park,
    j.HIDDEN_FLOOR: hidden_floor,
    j.EVENT_HAPPENS: event_happens,
    j.EVENT_RETURNED: event_returned,
    j.EXPROPRIATED: expropriated,
    j.LOST: lost,
    j.GOT_FROM_CONTROL: got_from_control,
    j.BOUGHT: bought,
    j.INSPECTED: inspected,
    j.KEPT_ASIDE: kept_aside,
    j.HAL_TURNS: hal_turns,
    j.HAL_DRAWS: hal_draws,
    j.HAL_SCORES: hal_scores,
    j.HAL_STOPS: hal_stops,
}
