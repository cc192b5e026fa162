"""The final score of a game as plain data, from the library and from the naive scoring."""

import json
from typing import NotRequired, TypedDict

from ginkgopolis import Game
from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.view import View
from tests.games.naive_scoring import (
    Points,
    Rank,
    card_sheet,
    district_name,
    district_sheet,
    extra_sheet,
    tokens,
)


class SeatSheet(TypedDict):
    """Where the points of a player come from (E3)."""

    total: int
    tokens: int
    new_hands: int
    cards: Points
    districts: Points
    extras: NotRequired[Points]
    """What modules add; left out where they add nothing."""


class Sheet(TypedDict):
    """The whole score: `districts` has the ranking of each, as (seat, resources, tallest, number, points)."""

    winners: list[int]
    seats: list[SeatSheet]
    districts: dict[str, list[Rank]]


def library_sheet(game: Game) -> Sheet:
    """Return the score that the library gives."""
    names = [district_name(list(district.buildings)) for district in game.districts()]
    districts = {name: ranks(district) for name, district in zip(names, game.districts(), strict=True)}
    seats = [_library_seat(score, names) for score in game.scores()]
    return Sheet(winners=game.winners, seats=seats, districts=districts)


def _library_seat(score: Score, names: list[str]) -> SeatSheet:
    sheet = SeatSheet(
        total=score.total,
        tokens=score.tokens,
        new_hands=score.new_hands,
        cards=dict(score.cards),
        districts={names[at]: points for at, points in score.districts},
    )
    return _with_extras(sheet, dict(score.extras))


def _with_extras(sheet: SeatSheet, extras: Points) -> SeatSheet:
    if extras:
        sheet["extras"] = extras
    return sheet


def ranks(district: DistrictScore) -> list[Rank]:
    """Return the ranking of a district as plain numbers."""
    return [[rank.seat, rank.resources, rank.tallest, rank.number, rank.points] for rank in district.ranking]


def naive_sheet(view: View) -> Sheet:
    """Return the score worked out naively from what lies on the table; screens must be open."""
    districts = district_sheet(view)
    seats = [_naive_seat(view, seat, districts) for seat in range(len(view.seats))]
    best = max(sheet["total"] for sheet in seats)
    winners = [seat for seat, sheet in enumerate(seats) if sheet["total"] == best]
    return Sheet(winners=winners, seats=seats, districts=districts)


def _naive_seat(view: View, seat: int, districts: dict[str, list[Rank]]) -> SeatSheet:
    cards, extras = card_sheet(view, seat), extra_sheet(view, seat)
    shares = {
        name: points
        for name, ranking in districts.items()
        for ranked, _, _, _, points in ranking
        if ranked == seat and points
    }
    own, new_hands = tokens(view.seats[seat]), 2 * view.seats[seat].new_hands
    total = own + new_hands + sum(cards.values()) + sum(shares.values()) + sum(extras.values())
    sheet = SeatSheet(total=total, tokens=own, new_hands=new_hands, cards=cards, districts=shares)
    return _with_extras(sheet, extras)


def sheet_text(sheet: Sheet) -> str:
    """Write a score as JSON, a line for each seat and district."""
    seats = ",\n  ".join(json.dumps(seat) for seat in sheet["seats"])
    districts = ",\n  ".join(
        f"{json.dumps(name)}: {json.dumps(sheet['districts'][name])}" for name in sorted(sheet["districts"])
    )
    winners = json.dumps(sheet["winners"])
    return f'{{"winners": {winners},\n "seats": [\n  {seats}\n ],\n "districts": {{\n  {districts}\n }}}}\n'
