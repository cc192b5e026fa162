"""Why a game ends, as data and in a sentence."""

from collections.abc import Sequence

import msgspec

from ginkgopolis.language import say
from ginkgopolis.language.words import key
from ginkgopolis.story.deeds import EndReason, LastRound
from ginkgopolis.story.episode import Episode


class Ending(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What made a round the last one (E2, H4)."""

    why: EndReason
    seat: int | None
    """Whose resources are all in the city, or Hal's if he could not build."""


def ending_of(story: Sequence[Episode]) -> Ending | None:
    """Return why the last round is the last; None before it, or if the story began later."""
    for episode in reversed(story):
        if episode.announces_end:
            (deed,) = [deed for deed in episode.deeds() if isinstance(deed, LastRound)]
            return Ending(why=deed.why, seat=deed.seat)
    return None


def ending_words(ending: Ending, names: Sequence[str]) -> str:
    """Say why a game has ended."""
    name = "" if ending.seat is None else names[ending.seat]
    return say("ending", why=key(ending.why), name=name)
