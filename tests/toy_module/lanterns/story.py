"""What happens with lanterns, as a deed and as a sentence."""

from typing import Final

from ginkgopolis.story.deeds import Deed
from ginkgopolis.story.folding import Fold
from ginkgopolis.story.teller import Teller

from .engine import LIT


class LanternLit(Deed, frozen=True, kw_only=True):
    """A seat lights a lantern."""

    seat: int
    left: int


def lit(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    """Hear a line of the journal."""
    fold.add(LanternLit(seat=seat, left=a))


def tell(teller: Teller, deed: LanternLit) -> None:
    """Say it."""
    teller.tell("lights-lantern", name=teller.names[deed.seat], left=deed.left)


LINES: Final = {LIT: lit}
DEEDS: Final = (LanternLit,)
SENTENCES: Final = {LanternLit: tell}
