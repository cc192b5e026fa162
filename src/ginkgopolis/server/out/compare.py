"""What has changed since viewers were last told: what is the same for several is written once."""

from typing import Any, Final

import msgspec
from msgspec.structs import astuple

from ginkgopolis.server.out.sight import Common, Mine
from ginkgopolis.view import Personal, SeatView, View
from ginkgopolis.view.shapes import VIEW_FIELDS

encode: Final = msgspec.json.Encoder().encode
Raw: Final = msgspec.Raw

Fields = dict[str, Any]

PERSONAL: Final = ("own", "cards_to_come", "tiles_to_come", "value_two_to_come", "amount")
"""Fields of a view that are not the same for all."""
PUBLIC: Final = tuple([name for name in VIEW_FIELDS if name not in PERSONAL])
SEALED: Final = ("pending", "seats")
"""Fields that a sealed choice may change."""
SEAT_FIELDS: Final[tuple[str, ...]] = SeatView.__struct_fields__


def is_other(before: object, now: object) -> bool:
    """Has something changed? Most of what has not is the very same object."""
    return before is not now and before != now


def differences_of_seats(before: SeatView, now: SeatView) -> Fields:
    """Return what about a seat is not as before."""
    changed: Fields = {}
    old: tuple[Any, ...] = astuple(before)
    new: tuple[Any, ...] = astuple(now)
    for at in range(len(SEAT_FIELDS)):
        if is_other(old[at], new[at]):
            changed[SEAT_FIELDS[at]] = new[at]
    return changed


def differences_for_all(before: Common, now: Common) -> Fields:
    """Return what is not as before, but for the view and the scores."""
    changed: Fields = {}
    if before.stage != now.stage:
        changed["stage"] = now.stage
    if is_other(before.waiting, now.waiting):
        changed["waiting"] = now.waiting
    if is_other(before.request, now.request):
        changed["request"] = now.request
    if is_other(before.districts, now.districts):
        changed["districts"] = now.districts
    if is_other(before.winners, now.winners):
        changed["winners"] = now.winners
    if is_other(before.ending, now.ending):
        changed["ending"] = now.ending
    return changed


def differences_for_one(before: Mine, now: Mine) -> Fields:
    """Return what is not as before for one viewer, but for what she knows of the game."""
    changed: Fields = {}
    if is_other(before.decision, now.decision):
        changed["decision"] = now.decision
    if before.can_undo != now.can_undo:
        changed["can_undo"] = now.can_undo
    if is_other(before.can_ask, now.can_ask):
        changed["can_ask"] = now.can_ask
    if is_other(before.scores, now.scores):
        changed["scores"] = now.scores
    return changed


def differences_in_view(before: Personal, now: Personal) -> Fields:
    """Return those parts of a view that are not as before, of those that are not the same for all."""
    changed: Fields = {}
    if is_other(before.own, now.own):
        changed["own"] = now.own
    if is_other(before.cards_to_come, now.cards_to_come):
        changed["cards_to_come"] = now.cards_to_come
    if is_other(before.tiles_to_come, now.tiles_to_come):
        changed["tiles_to_come"] = now.tiles_to_come
    if is_other(before.value_two_to_come, now.value_two_to_come):
        changed["value_two_to_come"] = now.value_two_to_come
    if before.amount != now.amount:
        changed["amount"] = now.amount
    return changed


def differences_of_views(before: View, now: View, names: tuple[str, ...]) -> Fields:
    """Return those of some parts of a view that are not as before, both having been built whole."""
    old: Fields = vars(before)
    new: Fields = vars(now)
    return {name: new[name] for name in names if old[name] is not new[name] and old[name] != new[name]}


def written(fields: Fields) -> Fields:
    """Return fields whose values are written already, to go into several messages; what is short is not."""
    return {
        name: value if isinstance(value, (int, str)) else Raw(encode(value)) for name, value in fields.items()
    }


class Shared:
    """What has changed for all viewers who have seen the same before."""

    def __init__(self, before: Common, now: Common, sealed: bool) -> None:
        """`sealed`: is a sealed choice all that has happened since?"""
        self.before = before
        view = differences_of_views(before.view, now.view, SEALED if sealed else PUBLIC)
        self.seats: dict[int, Fields] = {}
        if view.pop("seats", None) is not None:
            for seat, (old, new) in enumerate(zip(before.view.seats, now.view.seats)):
                if old is not new and (fields := differences_of_seats(old, new)):
                    self.seats[seat] = fields
        self.all_scores = now.scores if is_other(before.scores, now.scores) else None
        self.scores: msgspec.Raw | None = None
        self.view = written(view)
        self.shown = written(differences_for_all(before, now))

    def since(self, viewer: int | None, before: Mine, now: Mine) -> tuple[Fields, dict[int, Fields], Fields]:
        """Return what has changed for one of them, in the view, of seats, and besides."""
        if now is before:
            return self.view, self.seats, self.shown
        view, seats = self.view, self.seats
        if before.personal is not now.personal:
            view = view | differences_in_view(before.personal, now.personal)
            seats = self.seats_with(viewer, before.personal, now.personal)
        shown = differences_for_one(before, now)
        if shown.get("scores") is self.all_scores is not None:
            shown["scores"] = self.written_scores()
        return view, seats, self.shown | shown

    def seats_with(self, viewer: int | None, before: Personal, now: Personal) -> dict[int, Fields]:
        """Return what is new about seats, with what only the viewer knows."""
        knows_others = is_other(before.known_cards, now.known_cards)
        has_others = is_other(before.counts, now.counts)
        if not knows_others and not has_others:
            return self.seats
        seats = {seat: fields.copy() for seat, fields in self.seats.items()}
        if knows_others:
            for seat, (old, new) in enumerate(zip(before.known_cards, now.known_cards)):
                if old != new:
                    seats.setdefault(seat, {})["known_cards"] = new
        if has_others and viewer is not None:
            seats.setdefault(viewer, {}).update(now.counts)
        return seats

    def written_scores(self) -> msgspec.Raw:
        """Return the whole score sheet, written once."""
        if self.scores is None:
            self.scores = Raw(encode(self.all_scores))
        return self.scores
