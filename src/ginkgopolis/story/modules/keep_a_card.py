"""M5: the card set aside in the story."""

from typing import Final, Self

from msgspec.structs import replace

from ginkgopolis.engine import journal as j
from ginkgopolis.language import say
from ginkgopolis.notation import card_text
from ginkgopolis.story.deeds import Deed
from ginkgopolis.story.folding import Handler
from ginkgopolis.story.teller import Teller, named


class KeptAside(Deed, frozen=True, kw_only=True):
    """A seat takes up the card again that it set aside; nobody else sees it."""

    seat: int
    card: str | None

    def knowing(self) -> tuple[int, ...]:
        return (self.seat,)

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, card=None)


def tell_card(teller: Teller, deed: KeptAside) -> None:
    """Everybody keeps a card: only which one is worth telling."""
    if deed.card is not None:
        words = say("takes-up", name=teller.names[deed.seat], card=named(deed.card))
        teller.tell_apart((deed.seat,), lambda seat: "" if seat is None else words)


LINES: Final[dict[int, Handler]] = {
    j.KEPT_ASIDE: lambda fold, seat, a, b, c: fold.add(KeptAside(seat=seat, card=card_text(c)))
}
DEEDS: Final = (KeptAside,)
SENTENCES: Final = {KeptAside: tell_card}
