"""What happens in a game, grouped as a person would tell it.

Cards, tiles, letters, events and experts are written as in views. A deed knows everything; `seen_by` leaves
out what a seat may not know. Cards and tiles that change hands together are in an order of their own: that of
a hand tells what its owner thought of.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Literal, Self

from msgspec import Struct
from msgspec.structs import replace

from ginkgopolis.expansions import brought
from ginkgopolis.view.shapes import TokenPlace

Item = Literal["resource", "tile", "point"]
OutOfTiles = Literal["drawn", "nothing given back", "nothing to draw"]
"""Why the supply of tiles is empty."""
Stop = Literal["no tile", "too few resources"]
EndReason = Literal["tiles", "nothing given back", "resources", "last tile", "too few resources"]
"""Why a round is the last: the tiles ran out again, or nobody gave any back; all of somebody's resources are
in the city (E2); against Hal the tiles ran out once, or he had too few resources to build with (H4)."""


class Part(Struct, frozen=True, gc=False, kw_only=True):
    """A part of a deed."""


class Amounts(Part, frozen=True, kw_only=True):
    """Resources and points."""

    resources: int
    points: int


class Bonuses(Amounts, frozen=True, kw_only=True):
    """What bonuses bring; the tiles are drawn together with the others (R7)."""

    tiles: int


class Used(Part, frozen=True, kw_only=True):
    """A building, known by its top tile, gives items."""

    tile: str
    item: Item
    amount: int


class Scored(Part, frozen=True, kw_only=True):
    """Points that a module brings, such as those for `parks`."""

    by: str
    points: int


class Eviction(Amounts, frozen=True, kw_only=True):
    """What the former owner of a building takes back, and scores unless it is the builder."""

    seat: int


class Laid(Part, frozen=True, kw_only=True):
    """What is laid down for a new building or one more floor."""

    tiles: int
    """Those laid down, a hidden one included."""
    resources: int
    """Those placed on the building."""
    site: bool
    """Is it a construction site now?"""


class Draws(Part, frozen=True, kw_only=True):
    """Tiles drawn, which are the drawer's secret."""

    amount: int
    tiles: tuple[str, ...] | None
    value_two: int
    """How many of them are of value II."""
    by_bonuses: int
    """How many of the others come from bonuses, as far as it is clear."""
    as_expert: str | None
    """The expert whose power it is."""


class Cards(Part, frozen=True, kw_only=True):
    """Cards that come into a hand."""

    seat: int
    amount: int
    cards: tuple[str, ...] | None


class Handed(Cards, frozen=True, kw_only=True):
    """Cards that a seat passes to another."""

    to: int


def tag_of(name: str) -> str:
    """Return how a type is named in JSON, as in `round_began`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Deed(Struct, frozen=True, gc=False, kw_only=True, tag_field="deed", tag=tag_of):
    """Something that happened."""

    def knowing(self) -> tuple[int, ...]:
        """Return the seats that may know more of it than everybody."""
        return ()

    def seen_by(self, seat: int | None) -> Self:
        """Return it as a seat may know it (None: as everybody may)."""
        return self


# Before and between the rounds


class RoundBegan(Deed, frozen=True, kw_only=True):
    """`seat` is first player."""

    seat: int
    round: int
    alone: bool
    """Is it against Hal?"""


class SatOut(Deed, frozen=True, kw_only=True):
    """A seat without cards takes no part in a round (N3)."""

    seat: int


class DeckRenewed(Deed, frozen=True, kw_only=True):
    """A deck is made, all construction sites are cleared, and some cards are discarded from it."""

    cards: int
    """How many are left."""
    discarded: tuple[str, ...]
    first: bool


class CardsDrawn(Deed, frozen=True, kw_only=True):
    """What several seats draw into their hands."""

    hands: tuple[Cards, ...]

    def knowing(self) -> tuple[int, ...]:
        return tuple([hand.seat for hand in self.hands])

    def seen_by(self, seat: int | None) -> Self:
        hidden = [hand if hand.seat == seat else replace(hand, cards=None) for hand in self.hands]
        return replace(self, hands=tuple(hidden))


class CardsPassed(Deed, frozen=True, kw_only=True):
    """The unused cards go to the left; giver and taker know them (N1)."""

    hands: tuple[Handed, ...]

    def knowing(self) -> tuple[int, ...]:
        return tuple({seat for hand in self.hands for seat in (hand.seat, hand.to)})

    def seen_by(self, seat: int | None) -> Self:
        hidden = [hand if seat in (hand.seat, hand.to) else replace(hand, cards=None) for hand in self.hands]
        return replace(self, hands=tuple(hidden))


class NewHandTaken(Deed, frozen=True, kw_only=True):
    """A New Hand token is spent (C2)."""

    seat: int
    left: int
    """Tokens that are left."""
    discarded: tuple[str, ...]
    drawn: Cards

    def knowing(self) -> tuple[int, ...]:
        return (self.seat,) if self.drawn.amount else ()

    def seen_by(self, seat: int | None) -> Self:
        if seat in self.knowing() or not self.drawn.amount:
            return self
        return replace(self, drawn=replace(self.drawn, cards=None))


# Actions


class Revealed(Deed, frozen=True, kw_only=True):
    """A card is turned over, with what lies beside it."""

    seat: int
    card: str
    tile: str | None
    event: str | None


class TileReturned(Deed, frozen=True, kw_only=True):
    """A tile cannot be paid for: this much was needed, and the card is played alone (R2)."""

    seat: int
    tile: str
    resources: int
    points: int


class Gained(Deed, frozen=True, kw_only=True):
    """What a seat gains; by itself the rest of what a question has interrupted, or tiles drawn apart."""

    seat: int
    uses: tuple[Used, ...]
    gains: Amounts
    """What was really gained; tiles are drawn at the end (R7)."""
    scored: tuple[Scored, ...]
    bonuses: Bonuses
    taken: tuple[str, ...]
    """Tiles that everybody sees being taken."""
    draws: Draws | None
    runs_out: bool
    """Did the supply lack resources that buildings gave (R6)?"""

    def knowing(self) -> tuple[int, ...]:
        return () if self.draws is None else (self.seat,)

    def seen_by(self, seat: int | None) -> Self:
        if self.draws is None or seat == self.seat:
            return self
        return replace(self, draws=replace(self.draws, tiles=None))


class CharactersShown(Gained, frozen=True, kw_only=True):
    """What a seat begins with (S5, S6)."""

    characters: tuple[int, ...]
    expert: str | None


class Exploited(Gained, frozen=True, kw_only=True):
    """A card is played alone; a letter has height 0, and what it brings may have to be asked (R3)."""

    card: str
    height: int


class Urbanized(Deed, frozen=True, kw_only=True):
    """A tile takes the place of a token (R4)."""

    seat: int
    letter: str
    tile: str
    building: int
    """Its place among the buildings of a view."""
    hidden: bool
    """Is there a hidden floor under it?"""
    laid: Laid


class TokenMoved(Gained, frozen=True, kw_only=True):
    """A token is laid down, and what the buildings beside the new tile give is gained."""

    letter: str
    east: int
    south: int
    shifted: tuple[TokenPlace, ...]
    """Tokens that made room (T4)."""


class Constructed(Gained, frozen=True, kw_only=True):
    """A floor is added to the building that the card names (R5)."""

    card: str
    tile: str
    height: int
    hidden: bool
    """Is there a hidden floor under it?"""
    laid: Laid
    evicted: Eviction | None
    paid: Amounts
    """Points for a lower number, resources for another colour."""
    kept: str | None


# The end


class Exhausted(Deed, frozen=True, kw_only=True):
    """The supply of tiles is empty: all may give tiles back, or the second time nothing can be drawn (E1)."""

    times: int
    why: OutOfTiles


class GaveBack(Deed, frozen=True, kw_only=True):
    """Tiles are given back for points (E1)."""

    seat: int
    tiles: tuple[str, ...]
    points: int


class LastRound(Deed, frozen=True, kw_only=True):
    """This round is the last one (E2)."""

    why: EndReason
    seat: int | None
    """Whose resources are all in the city, or Hal's if he cannot build."""


class GameOver(Deed, frozen=True, kw_only=True):
    """The game has ended."""


# Hal


class HalTurned(Deed, frozen=True, kw_only=True):
    """Hal turns over his card, and perhaps another, of which he discards one (H6)."""

    seat: int
    cards: tuple[str, ...]
    discarded: str | None


class HalDrew(Deed, frozen=True, kw_only=True):
    """Hal draws the tile that he builds with."""

    seat: int
    tile: str


class HalStopped(Deed, frozen=True, kw_only=True):
    """Hal cannot build (H4)."""

    seat: int
    why: Stop


class HalScored(Deed, frozen=True, kw_only=True):
    """Hal has points for the buildings beside his new one (H3)."""

    seat: int
    points: int


OURS = tuple([kind for kind in vars().values() if isinstance(kind, type) and issubclass(kind, Deed)][1:])


def knowing(deeds: Sequence[Deed]) -> set[int]:
    """Return the seats that may know more of some deeds than everybody."""
    return {seat for deed in deeds for seat in deed.knowing()}


def seen_by(deeds: Sequence[Deed], seat: int | None) -> list[Deed]:
    """Return deeds as a seat may know them (None: as everybody may)."""
    return [deed.seen_by(seat) for deed in deeds]


@cache
def deed_types() -> tuple[type[Deed], ...]:
    """Return the types of all deeds, those of modules included."""
    return (*OURS, *[deed for deeds in brought("story", "DEEDS").values() for deed in deeds])
