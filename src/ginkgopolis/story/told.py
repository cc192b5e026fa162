"""Deeds as each viewer may know them; what all may know is worked out once."""

from collections.abc import Sequence
from functools import cache

from ginkgopolis.story.deeds import Deed, deed_types


class Told:
    """Some deeds, and who may know more of them than everybody."""

    def __init__(self, deeds: Sequence[Deed]) -> None:
        open_kinds = kinds_without_secrets()
        self.deeds = deeds
        self.secret: dict[int, tuple[int, ...]] = {}
        """By their places, the deeds that are told apart: the seats that may know more of each."""
        self.to_all: list[Deed] = []
        """The deeds as everybody may know them."""
        for place, deed in enumerate(deeds):
            if type(deed) in open_kinds:
                self.to_all.append(deed)
            else:
                self.secret[place] = deed.knowing()
                self.to_all.append(deed.seen_by(None))

    def knowing(self) -> set[int]:
        """Return the seats that may know more than everybody."""
        return {seat for seats in self.secret.values() for seat in seats}

    def seen_by(self, seat: int | None) -> list[Deed]:
        """Return the deeds as a seat may know them (None: as everybody may)."""
        if seat is None:
            return self.to_all
        seen = self.to_all.copy()
        for place, seats in self.secret.items():
            if seat in seats:
                seen[place] = self.deeds[place].seen_by(seat)
        return seen


@cache
def kinds_without_secrets() -> frozenset[type[Deed]]:
    """Return the types of deeds of which everybody may know all."""
    return frozenset([kind for kind in deed_types() if kind.seen_by is Deed.seen_by])
