"""What has changed since viewers were last told: what is the same for several is written once."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from ginkgopolis.server.out.sight import Common, Mine
from ginkgopolis.view import View
from ginkgopolis.view.shapes import VIEW_FIELDS

encode: Final = msgspec.json.Encoder().encode

Fields = dict[str, Any]

PERSONAL: Final = ("own", "cards_to_come", "tiles_to_come", "value_two_to_come", "amount")
"""Fields of a view that are not the same for all."""
PUBLIC: Final = tuple([name for name in VIEW_FIELDS if name not in PERSONAL])
SEALED: Final = ("pending", "seats")
"""Fields that a sealed choice may change."""


def differences(before: msgspec.Struct, now: msgspec.Struct, first: int = 0) -> Fields:
    """Return the fields of a thing that are not as before, from the `first` on that is looked at here."""
    names: tuple[str, ...] = now.__struct_fields__
    old: tuple[Any, ...] = astuple(before)
    new: tuple[Any, ...] = astuple(now)
    return {
        names[at]: new[at] for at in range(first, len(names)) if old[at] is not new[at] and old[at] != new[at]
    }


def differences_of_views(before: View, now: View, names: tuple[str, ...]) -> Fields:
    """Return those of some parts of a view that are not as before, both having been built whole."""
    old: Fields = vars(before)
    new: Fields = vars(now)
    return {name: new[name] for name in names if old[name] is not new[name] and old[name] != new[name]}


def written(fields: Fields) -> Fields:
    """Return fields whose values are written already, to go into several messages."""
    return {name: msgspec.Raw(encode(value)) for name, value in fields.items()}


class Shared:
    """What has changed for all viewers who have seen the same before."""

    def __init__(self, before: Common, now: Common, sealed: bool) -> None:
        """`sealed`: is a sealed choice all that has happened since?"""
        self.before = before
        view = differences_of_views(before.view, now.view, SEALED if sealed else PUBLIC)
        self.seats: dict[int, Fields] = {}
        if view.pop("seats", None) is not None:
            for seat, (old, new) in enumerate(zip(before.view.seats, now.view.seats)):
                if old is not new and (fields := differences(old, new)):
                    self.seats[seat] = fields
        shown = differences(before, now, first=1)  # the view is compared above
        self.all_scores = shown.pop("scores", None)
        self.scores: msgspec.Raw | None = None
        self.view = written(view)
        self.shown = written(shown)

    def since(self, viewer: int | None, before: Mine, now: Mine) -> tuple[Fields, dict[int, Fields], Fields]:
        """Return what has changed for one of them, in the view, of seats, and besides."""
        if now is before:
            return self.view, self.seats, self.shown
        view, seats, shown = self.view, self.seats, differences(before, now, first=1)
        if before.personal is not now.personal and (known := differences(before.personal, now.personal)):
            seats = self.seats_with(viewer, before, known)
            view = view | known
        if shown.get("scores") is self.all_scores is not None:
            shown["scores"] = self.written_scores()
        return view, seats, self.shown | shown

    def seats_with(self, viewer: int | None, before: Mine, known: Fields) -> dict[int, Fields]:
        """Return what is new about seats, with what only the viewer knows, which is taken out of `known`."""
        cards, counts = known.pop("known_cards", None), known.pop("counts", None)
        if cards is None and counts is None:
            return self.seats
        seats = {seat: fields.copy() for seat, fields in self.seats.items()}
        for seat, (old, new) in enumerate(zip(before.personal.known_cards, cards or ())):
            if old != new:
                seats.setdefault(seat, {})["known_cards"] = new
        if counts is not None and viewer is not None:
            seats.setdefault(viewer, {}).update(counts)
        return seats

    def written_scores(self) -> msgspec.Raw:
        """Return the whole score sheet, written once."""
        if self.scores is None:
            self.scores = msgspec.Raw(encode(self.all_scores))
        return self.scores
