"""M4: events in the story."""

from typing import Final

from msgspec.structs import replace

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import ADVERTISING_CAMPAIGN
from ginkgopolis.language.words import item_words, key
from ginkgopolis.notation import TILE_TEXTS, card_text, tile_text
from ginkgopolis.notation.modules.events import EVENT_NAMES, EVENT_TEXTS
from ginkgopolis.story.deeds import Deed, Revealed
from ginkgopolis.story.folding import Fold, Handler
from ginkgopolis.story.teller import Teller, named


class EventHappened(Deed, frozen=True, kw_only=True):
    """An event concerns this many resources: it brings tiles or points, or losses to others."""

    seat: int
    event: str
    amount: int
    points: int
    """What its owner scores."""


class EventReturned(Deed, frozen=True, kw_only=True):
    """Nothing could happen, and the event is taken back."""

    seat: int
    event: str


class Expropriated(Deed, frozen=True, kw_only=True):
    """Own resources replace an owner's on the building with this top tile, and score points."""

    seat: int
    owner: int
    tile: str
    resources: int
    points: int


class Lost(Deed, frozen=True, kw_only=True):
    """A quality control takes points and resources; some of the points go to the one who controls."""

    seat: int
    resources: int
    points: int
    to: int
    got: int


def revealed(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """An event may lie beside the card."""
    fold.add(Revealed(seat=seat, card=card_text(a), tile=TILE_TEXTS.get(b), event=EVENT_TEXTS.get(c)))


def event_happens(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.is_counted = a == ADVERTISING_CAMPAIGN and b > 0
    points = b if fold.is_counted else 0
    fold.add(EventHappened(seat=seat, event=EVENT_NAMES[a], amount=b, points=points))


def expropriated(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.add(Expropriated(seat=seat, owner=a, tile=tile_text(c), resources=b, points=b))
    fold.is_counted = True


def got_from_control(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.deeds[-1] = replace(fold.deeds[-1], got=a)


def tell_reveal(teller: Teller, deed: Revealed) -> None:
    """Say which event lies beside the card."""
    words = {"name": teller.names[deed.seat], "card": named(deed.card), "event": key(deed.event or "")}
    if deed.tile is None:
        teller.tell("plays-event", **words)
    else:
        teller.tell("plays-event-and-tile", **words, tile=named(deed.tile))


def tell_event(teller: Teller, deed: EventHappened) -> None:
    words = {"tiles": deed.amount, "points": deed.amount, "resources": deed.amount}
    teller.tell(HAPPENS[deed.event], name=teller.names[deed.seat], **words)


def tell_return(teller: Teller, deed: EventReturned) -> None:
    teller.tell("event-returned", name=teller.names[deed.seat], event=key(deed.event))


def tell_expropriation(teller: Teller, deed: Expropriated) -> None:
    name, other, tile = teller.names[deed.seat], teller.names[deed.owner], named(deed.tile)
    words = {"resources": deed.resources, "points": deed.points}
    teller.tell("expropriates", name=name, tile=tile, other=other, **words)


def tell_loss(teller: Teller, deed: Lost) -> None:
    name, items = teller.names[deed.seat], item_words(deed.resources, 0, deed.points)
    teller.tell("loses" if items else "loses-nothing", name=name, items=items)
    if deed.got:
        teller.tell("gets-from-control", name=teller.names[deed.to], points=deed.got)


HAPPENS: Final = {
    "design competition": "design-competition-happens",
    "advertising campaign": "advertising-campaign-happens",
    "quality control": "quality-control-happens",
}
LINES: Final[dict[int, Handler]] = {
    j.REVEALED: revealed,
    j.EVENT_HAPPENS: event_happens,
    j.EVENT_RETURNED: lambda fold, seat, a, b, c: fold.add(EventReturned(seat=seat, event=EVENT_NAMES[a])),
    j.EXPROPRIATED: expropriated,
    j.LOST: lambda fold, seat, a, b, c: fold.add(Lost(seat=seat, resources=b, points=a, to=c, got=0)),
    j.GOT_FROM_CONTROL: got_from_control,
}
DEEDS: Final = (EventHappened, EventReturned, Expropriated, Lost)
BESIDE: Final = tell_reveal
SENTENCES: Final = {
    EventHappened: tell_event,
    EventReturned: tell_return,
    Expropriated: tell_expropriation,
    Lost: tell_loss,
}
