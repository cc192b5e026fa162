"""Moves, cards, tiles and colours as small values: they compare, sort and hash, and `repr` makes them again.

>>> move = Move("B5+R4")
>>> move.card.number, move.tile.colour
(5, Colour.RED)
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import cache, total_ordering
from operator import index
from typing import Final, Self, SupportsIndex, overload

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import FIRST_LETTER, NONE, colour_of, is_building, number_of
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.kinds import check_text, number_text
from ginkgopolis.notation import (
    card_text,
    move_order,
    move_text,
    quoted,
    read_card,
    read_move,
    read_tile,
    tile_text,
)


@total_ordering
class Colour(Enum):
    """A colour of buildings; `str(colour)` is its letter, as in the notation."""

    RED = "R"
    BLUE = "B"
    YELLOW = "Y"

    @classmethod
    def _missing_(cls, value: object) -> "Colour":
        if not isinstance(value, str):
            raise TypeError(f'a colour is "R", "B" or "Y", not {type(value).__name__}') from None
        for colour in cls:
            if colour.value == value.upper():
                return colour
        raise ValueError(f'a colour is "R", "B" or "Y", not {quoted(value)}') from None

    @property
    def letter(self) -> str:
        """The letter that stands for the colour in the notation: R, B or Y."""
        return self.value

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"

    def __lt__(self, other: object) -> bool:
        return COLOURS.index(self) < COLOURS.index(other) if isinstance(other, Colour) else NotImplemented


COLOURS: Final = tuple(Colour)
"""The colours in the order in which the game names them."""


class Printed(str):
    """A text that names a card or a tile. As it is text, `Card("R7") == Tile("R7") == "R7"`."""

    __slots__ = ()

    @property
    def _id(self) -> int:
        """The number that the engine knows it by, which is also its place in the order."""
        raise NotImplementedError

    @property
    def colour(self) -> Colour | None:
        """The colour of the building; None for a letter and for a green space."""
        number = self._id
        return COLOURS[colour_of(number)] if is_building(number) else None

    @property
    def number(self) -> int:
        """The number of the building; 0 for a letter and for a green space."""
        number = self._id
        return number_of(number) if is_building(number) else 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __lt__(self, other: str) -> bool:
        return self._id < other._id if isinstance(other, Printed) else NotImplemented

    def __le__(self, other: str) -> bool:
        return self._id <= other._id if isinstance(other, Printed) else NotImplemented

    def __gt__(self, other: str) -> bool:
        return self._id > other._id if isinstance(other, Printed) else NotImplemented

    def __ge__(self, other: str) -> bool:
        return self._id >= other._id if isinstance(other, Printed) else NotImplemented


class Tile(Printed):
    """A tile, as in `Tile("R7")`; a green space is `Tile("P")`. What is no tile raises `UnreadableMove`."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Read a tile; capitals do not matter."""
        check_text(text, 'a tile is a text as in "R7"')
        return super().__new__(cls, tile_text(read_tile(text)))

    @property
    def _id(self) -> int:
        return read_tile(self)


class Card(Printed):
    """A card, as in `Card("R7")` or `Card("A")`. What is no card raises `UnreadableMove`."""

    __slots__ = ()

    def __new__(cls, text: str) -> Self:
        """Read a card; capitals do not matter."""
        check_text(text, 'a card is a text as in "R7"')
        return super().__new__(cls, card_text(read_card(text)))

    @property
    def _id(self) -> int:
        return read_card(self)

    @property
    def letter(self) -> str | None:
        """The letter of an urbanization card, A to L; None for a building card."""
        return str(self) if self._id >= FIRST_LETTER else None


@cache
def card_numbered(card: int) -> Card:
    """Return the card that the engine knows by a number."""
    return Card(card_text(card))


@cache
def tile_numbered(tile: int) -> Tile:
    """Return the tile that the engine knows by a number."""
    return Tile(tile_text(tile))


@total_ordering
class Move:
    """A move, as in `Move("B5+R4")`: what `legal_moves` gives and `play` takes. `str(move)` is its notation.

    Moves sort as they are listed: by their kinds, then by cards and tiles. A text that is no move in our
    notation raises `UnreadableMove`.
    """

    __slots__ = ("code",)

    code: int
    """The number that the engine knows the move by."""

    def __new__(cls, text: str) -> Self:
        """Read a move; capitals and spaces do not matter."""
        return cls.from_code(code_of(text))

    @classmethod
    def from_code(cls, code: int) -> Self:
        """Return the move that the engine knows by a number."""
        move = super().__new__(cls)
        object.__setattr__(move, "code", code)
        return move

    @property
    def card(self) -> Card | None:
        """The card that the move commits, if it commits one."""
        return card_numbered(m.card_of(self.code)) if m.kind_of(self.code) == m.COMMIT else None

    @property
    def tile(self) -> Tile | None:
        """The tile that is committed with the card, if any."""
        if m.kind_of(self.code) != m.COMMIT or m.tile_with(self.code) == NONE:
            return None
        return tile_numbered(m.tile_with(self.code))

    def __str__(self) -> str:
        return move_text(self.code)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({move_text(self.code)!r})"

    def __eq__(self, other: object) -> bool:
        return self.code == other.code if isinstance(other, Move) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.code)

    def __lt__(self, other: object) -> bool:
        return move_order(self.code) < move_order(other.code) if isinstance(other, Move) else NotImplemented

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes")

    def __reduce__(self) -> tuple[Callable[[int], Self], tuple[int]]:
        return type(self).from_code, (self.code,)


class Known(dict[int, Move]):
    """Moves by their codes, each made when it is first met; kept are those that were legal once."""

    def __missing__(self, code: int) -> Move:
        move = self[code] = Move.from_code(code)
        return move


KNOWN: Final = Known()


class Moves(Sequence[Move]):
    """The moves that a seat may choose from, as in `Moves(["A", "B5+R4"])`; nobody can change them.

    `"B5+R4" in moves` takes a move or its notation.
    """

    __slots__ = ("_codes",)

    _codes: tuple[int, ...]

    def __init__(self, moves: Iterable[Move | str] = ()) -> None:
        """Take moves, or texts in our notation."""
        if isinstance(moves, str) or not isinstance(moves, Iterable):
            raise TypeError(f'moves are several moves, as in ["A", "B5+R4"], not {type(moves).__name__}')
        self._codes = tuple([code_of(move) for move in moves])

    @classmethod
    def of_codes(cls, codes: Sequence[int]) -> Self:
        """Return the moves that the engine knows by these numbers, each made when somebody looks at it."""
        moves = object.__new__(cls)
        moves._codes = tuple(codes)  # the engine's own list would let somebody spoil the game
        return moves

    @property
    def codes(self) -> tuple[int, ...]:
        """The numbers that the engine knows the moves by."""
        return self._codes

    def __len__(self) -> int:
        return len(self._codes)

    @overload
    def __getitem__(self, at: SupportsIndex) -> Move: ...

    @overload
    def __getitem__(self, at: slice) -> "Moves": ...

    def __getitem__(self, at: SupportsIndex | slice) -> "Move | Moves":
        if isinstance(at, slice):
            return self.of_codes(self._codes[at])
        try:
            return KNOWN[self._codes[at]]
        except IndexError:
            wanted = number_text(index(at))
            raise IndexError(f"there is no move {wanted}: there are {len(self)}, counted from 0") from None

    def __iter__(self) -> Iterator[Move]:
        return map(KNOWN.__getitem__, self._codes)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                return read_move(move) in self._codes
            except UnreadableMove:
                return False
        return isinstance(move, Move) and move.code in self._codes

    def index(self, move: Move | str, start: SupportsIndex = 0, stop: SupportsIndex = sys.maxsize) -> int:
        """Return the place of a move; ValueError if it is not among them."""
        try:
            return self._codes.index(code_of(move), start, stop)
        except ValueError:
            raise ValueError(f"{quoted(str(move))} is not among these moves") from None

    def count(self, move: Move | str) -> int:
        """Return how often a move is among them."""
        return self._codes.count(code_of(move))

    def __eq__(self, other: object) -> bool:
        return self._codes == other._codes if isinstance(other, Moves) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._codes)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({[str(move) for move in self]!r})"


def code_of(move: Move | str) -> int:
    """Return the number that the engine knows a move by, which is given as such or in notation."""
    if isinstance(move, Move):
        return move.code
    if isinstance(move, str):
        return read_move(move)
    raise TypeError(f'a move is a Move or a text as in "B5+R4", not {type(move).__name__}')
