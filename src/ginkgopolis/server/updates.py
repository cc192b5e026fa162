"""What has changed for viewers, written as messages: what is the same for all is written once."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from ginkgopolis.server.sight import Common, Mine

encode: Final = msgspec.json.Encoder().encode

Fields = dict[str, Any]

PERSONAL: Final = ("own", "cards_to_come", "tiles_to_come", "value_two_to_come", "amount")
"""Fields of a view that are not the same for all."""
UPDATE: Final = (
    b'{"type":"update","base":%d,"version":%d,"view":%b,"seats":%b,"shown":%b,"entries":[%b]}'  # `Update`
)


def differences(before: msgspec.Struct, now: msgspec.Struct) -> Fields:
    """Return the fields of a thing that are not as before."""
    return {
        name: new
        for name, old, new in zip(now.__struct_fields__, astuple(before), astuple(now))
        if old is not new and old != new
    }


def spliced(first: bytes, second: bytes) -> bytes:
    """Return one JSON object with the fields of two."""
    if first == b"{}":
        return second
    return first if second == b"{}" else first[:-1] + b"," + second[1:]


class Shared:
    """The part of an update that is the same for all viewers who have seen the same before."""

    def __init__(self, before: Common, now: Common) -> None:
        self.before = before
        view = differences(before.view, now.view)
        self.seats: dict[int, Fields] = {}
        if view.pop("seats", None) is not None:
            for seat, (old, new) in enumerate(zip(before.view.seats, now.view.seats)):
                if old is not new and (fields := differences(old, new)):
                    self.seats[seat] = fields
        for name in PERSONAL:
            view.pop(name, None)
        shown = differences(before, now)
        shown.pop("view", None)
        self.all_scores = shown.pop("scores", None)
        self.scores: msgspec.Raw | None = None
        self.written_view = encode(view)
        self.written_seats = encode(self.seats)
        self.written_shown = encode(shown)

    def update(
        self, base: int, version: int, viewer: int | None, before: Mine, now: Mine, entries: bytes
    ) -> bytes:
        """Return the message for one viewer, of the shape `Update`."""
        view, seats, shown = self.written_view, self.written_seats, self.written_shown
        if now is not before:
            fields = differences(before, now)
            if fields.pop("personal", None) is not None:
                known = differences(before.personal, now.personal)
                seats = self.write_seats(viewer, before, known)
                view = spliced(view, encode(known))
            if fields.get("scores") is self.all_scores is not None:
                fields["scores"] = self.write_scores()
            shown = spliced(shown, encode(fields))
        return UPDATE % (base, version, view, seats, shown, entries)

    def write_seats(self, viewer: int | None, before: Mine, known: Fields) -> bytes:
        """Write what is new about seats, with what only the viewer knows, which is taken out of `known`."""
        cards, counts = known.pop("known_cards", None), known.pop("counts", None)
        if cards is None and counts is None:
            return self.written_seats
        seats = {seat: fields.copy() for seat, fields in self.seats.items()}
        for seat, (old, new) in enumerate(zip(before.personal.known_cards, cards or ())):
            if old != new:
                seats.setdefault(seat, {})["known_cards"] = new
        if counts is not None and viewer is not None:
            seats.setdefault(viewer, {}).update(counts)
        return encode(seats)

    def write_scores(self) -> msgspec.Raw:
        """Write the whole score sheet, once."""
        if self.scores is None:
            self.scores = msgspec.Raw(encode(self.all_scores))
        return self.scores
