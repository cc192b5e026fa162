"""What is put together while the lines of a journal are folded into deeds."""

from collections.abc import Callable
from typing import Any

from ginkgopolis.engine.ids import FIRST_LETTER, POINT, RESOURCE, TILE
from ginkgopolis.notation import CARD_TEXTS, TILE_TEXTS
from ginkgopolis.story import deeds as d
from ginkgopolis.view.shapes import TokenPlace


class Doing:
    """What somebody does and gains, as long as more may come."""

    def __init__(self, kind: type[d.Deed], seat: int, fields: dict[str, Any]) -> None:
        self.kind = kind
        self.seat = seat
        self.fields = fields
        self.is_gaining = issubclass(kind, d.Gained)
        self.cards: list[int] = []  # characters shown, cards drawn, or those that Hal turns over
        self.discarded: list[int] = []
        self.uses: list[d.Used] = []
        self.gained = [0, 0, 0]
        self.by_bonuses = [0, 0, 0]
        self.scored: list[d.Scored] = []
        self.taken: list[int] = []
        self.new_tiles: list[int] = []  # of value II
        self.tiles: list[int] = []
        self.missing = 0  # resources that a building should have given but the supply does not have
        self.is_declared = False  # has the player decided which tiles to draw?
        self.is_cut_short = False  # did the supply of tiles run out?
        self.as_expert: str | None = None

    def deed(self) -> d.Deed:
        """Return it as a deed."""
        if not self.is_gaining:
            return self.kind(seat=self.seat, **self.fields)
        bonuses = self.by_bonuses
        return self.kind(
            seat=self.seat,
            uses=tuple(self.uses),
            gains=d.Amounts(resources=self.gained[RESOURCE], points=self.gained[POINT]),
            scored=tuple(self.scored),
            bonuses=d.Bonuses(resources=bonuses[RESOURCE], points=bonuses[POINT], tiles=bonuses[TILE]),
            taken=tiles_in_order(self.taken),
            draws=self.draws(),
            runs_out=self.missing > 0,
            **self.fields,
        )

    def draws(self) -> d.Draws | None:
        """Return the tiles drawn; if they ran out it is not clear whose bonuses they were."""
        new, usual, bonus = len(self.new_tiles), len(self.tiles), self.by_bonuses[TILE]
        if not new and not usual:
            return None
        return d.Draws(
            amount=new + usual,
            tiles=tiles_in_order(self.new_tiles + self.tiles),
            value_two=new,
            by_bonuses=0 if self.is_cut_short or bonus > usual else bonus,
            as_expert=self.as_expert,
        )


class Fold:
    """Hears lines and puts deeds together."""

    def __init__(self) -> None:
        self.deeds: list[d.Deed] = []
        self.doing: Doing | None = None
        self.last = -1  # the line heard before
        self.by_bonus = False  # does what is gained now come from a bonus?
        self.is_counted = False  # have the points that are gained next been told already?
        self.coming: dict[str, Any] = {}  # parts of the floor to be told next
        self.shifted: list[TokenPlace] = []  # tokens that make room for the one to be told next
        self.afterwards: list[d.Deed] = []  # what is told once the deed is complete
        self.passed: dict[tuple[int, int], list[int]] = {}
        self.drawn: dict[int, list[int]] = {}
        self.surplus: list[int] = []  # cards discarded from a new deck
        self.given: list[int] = []
        self.beside: dict[int, dict[str, Any]] = {}  # by seats: what is told with the characters
        self.drawing_as: dict[int, str] = {}  # by seats: the expert who draws more than her characters bring
        self.new_tiles_to_come = 0  # tiles of value II to be drawn next
        self.hals_cards: list[int] = []  # cards that Hal has turned over and not used yet

    def add(self, deed: d.Deed) -> None:
        """Finish what is incomplete and add a deed."""
        self.finish()
        self.deeds.append(deed)

    def begin(self, kind: type[d.Deed], seat: int, fields: dict[str, Any] | None = None) -> Doing:
        """Finish what is incomplete and begin a deed to which more may be added."""
        self.finish()
        self.doing = Doing(kind, seat, {} if fields is None else fields)
        self.by_bonus = False
        return self.doing

    def doing_of(self, seat: int) -> Doing:
        """Return what the seat is doing; if it is nothing it gains something now."""
        doing = self.doing
        if doing is None or doing.seat != seat or not doing.is_gaining:
            return self.begin(d.Gained, seat)
        return doing

    def finish(self) -> None:
        """Complete what is incomplete."""
        if self.passed:
            self.add_passed_cards()
        doing, self.doing = self.doing, None
        if doing is not None:
            self.deeds.append(doing.deed())
        if self.drawn:
            self.add_drawn_cards()
        if self.afterwards:
            self.deeds += self.afterwards
            self.afterwards = []

    def add_passed_cards(self) -> None:
        """Add what everybody passed to the left."""
        passed, self.passed = self.passed, {}
        hands = [
            d.Handed(seat=seat, to=to, amount=len(cards), cards=cards_in_order(cards))
            for (seat, to), cards in passed.items()
        ]
        self.add(d.CardsPassed(hands=tuple(hands)))

    def add_drawn_cards(self) -> None:
        """Add what everybody has drawn into the hand."""
        drawn, self.drawn = self.drawn, {}
        self.deeds.append(d.CardsDrawn(hands=tuple([hand_of(seat, cards) for seat, cards in drawn.items()])))


Handler = Callable[[Fold, int, int, int, int], None]
"""Hears a line: seat, a, b and c."""


def hand_of(seat: int, cards: list[int]) -> d.Cards:
    """Return cards that a seat draws."""
    return d.Cards(seat=seat, amount=len(cards), cards=cards_in_order(cards))


def cards_in_order(cards: list[int]) -> tuple[str, ...]:
    """Return cards, letters first."""
    ordered = sorted(cards)
    letters = [CARD_TEXTS[card] for card in ordered if card >= FIRST_LETTER]
    return tuple(letters + [CARD_TEXTS[card] for card in ordered if card < FIRST_LETTER])


def tiles_in_order(tiles: list[int]) -> tuple[str, ...]:
    """Return tiles, green spaces last."""
    return tuple([TILE_TEXTS[tile] for tile in sorted(tiles)])
