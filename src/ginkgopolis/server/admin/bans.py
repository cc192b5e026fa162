"""Who is kept out, and who may not speak."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, NamedTuple

from ginkgopolis.server.errors import Refusal

Kind = Literal["ban", "mute"]
MOST_BANS: Final = 10_000
"""Bans that there may be: every server keeps all of them in memory."""


class Ban(NamedTuple):
    """An address, of IPv6 a network, a session or a player: kept out (`ban`), or not to speak (`mute`).

    A player has sessions, which are kept out with her; hers is that nobody can show her key any more.
    """

    kind: str
    who: str
    since: float
    until: float | None


class Bans:
    """All that are in force, at hand for every request."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.until: dict[str, dict[str, float | None]] = {"ban": {}, "mute": {}}

    def take_in(self, bans: Iterable[Ban]) -> None:
        """Forget those of before."""
        self.until = {"ban": {}, "mute": {}}
        for ban in bans:
            self.until[ban.kind][ban.who] = ban.until

    def hold(self, kind: Kind, *who: str) -> bool:
        """Is one of these banned, or muted?"""
        bans = self.until[kind]
        if not bans:
            return False
        return any(one in bans and is_in_force(bans[one], self.now()) for one in who)

    def check(self, *who: str) -> None:
        """Refuse those who are kept out, by an address, a session or a player."""
        if self.hold("ban", *who):
            raise Refusal("banned", "you-are-banned")

    def check_may_speak(self, *who: str) -> None:
        """Refuse the words of those who may not speak."""
        if self.hold("mute", *who):
            raise Refusal("muted", "you-are-muted")


def is_in_force(until: float | None, now: float) -> bool:
    """Is a ban not over yet?"""
    return until is None or now < until
