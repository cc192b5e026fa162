"""M3: parks in the story."""

from typing import Final

from ginkgopolis.engine import journal as j
from ginkgopolis.story.deeds import Scored
from ginkgopolis.story.folding import Fold


def park(fold: Fold, seat: int, a: int, b: int, c: int) -> None:
    fold.doing_of(seat).scored.append(Scored(by="parks", points=a))
    fold.is_counted = True


LINES: Final = {j.PARK: park}
SCORES: Final = {"parks": "points-for-parks"}
