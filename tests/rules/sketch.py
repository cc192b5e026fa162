"""Cities drawn in text, for the tests of chapter T.

One cell per space, blanks between them: `#` a building, `@` the building just founded, a letter its token,
`.` free ground, `+` free ground that the test expects to be offered.
"""

from ginkgopolis.engine.city import City, empty_city
from ginkgopolis.engine.ids import LETTERS, NOBODY, NONE
from ginkgopolis.engine.moves import TOKEN_SHIFT, TOKEN_TO, field, kind_of
from ginkgopolis.engine.tokens import (
    letters_along,
    outline,
    shift_tokens,
    token_moves,
    tokens_in_order,
)
from ginkgopolis.engine.urbanize import place_named

Cell = tuple[int, int]


class Sketch:
    """A drawn city; cells are named (row, column), from the north-west corner of the drawing."""

    def __init__(self, drawing: str) -> None:
        self.city: City = empty_city()
        self.expected: set[Cell] = set()
        self.new: int = NONE
        """The building just founded."""
        rows = [line.split() for line in drawing.strip().splitlines()]
        self.half: Cell = (len(rows) // 2, len(rows[0]) // 2)
        """The cell that is the middle of the city."""
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self._put(cell, row, column)

    def _put(self, cell: str, row: int, column: int) -> None:
        space = self.space(row, column)
        if cell in "#@":
            number = len(self.city.top)
            building = self.city.found(number, space, NOBODY, False)
            self.new = building if cell == "@" else self.new
        elif cell == "+":
            self.expected.add((row, column))
        elif cell != ".":
            self.city.put_token(ord(cell) - ord("A"), space)

    def space(self, row: int, column: int) -> int:
        """Return the space that a cell of the drawing is."""
        return self.city.space_at(column - self.half[1], row - self.half[0])

    def cell(self, space: int) -> Cell:
        """Return the cell of the drawing that a space is."""
        row, column = self.city.south_of_middle(space), self.city.east_of_middle(space)
        return row + self.half[0], column + self.half[1]

    def tokens(self) -> dict[str, Cell]:
        """Return where each token lies."""
        spaces = self.city.tokens
        return {chr(ord("A") + at): self.cell(spaces[at]) for at in range(LETTERS) if spaces[at] != NONE}

    def moves(self, letter: str) -> list[int]:
        """Return what is offered for the token that lay where the new building is."""
        return token_moves(self.city, ord(letter) - ord("A"), self.city.space[self.new])

    def offered(self, letter: str) -> set[Cell]:
        """Return the cells that are offered for the token, beside the new building (T2) or elsewhere (T3)."""
        moves = self.moves(letter)
        assert all(kind_of(move) != TOKEN_SHIFT for move in moves), "T4 is asked"
        return {self.cell(place_named(self.city, self.new, move)) for move in moves}

    def offered_elsewhere(self, letter: str) -> set[Cell]:
        """Return the cells that are offered for the token by T3."""
        assert all(kind_of(move) == TOKEN_TO for move in self.moves(letter)), "T3 is not asked"
        return self.offered(letter)

    def walk(self) -> list[Cell]:
        """Return the outline of the city (T1)."""
        return [self.cell(space) for space in outline(self.city)]

    def reading(self) -> str:
        """Return what one reads along the outline, a dot for free ground."""
        letters = letters_along(self.city, outline(self.city))
        return "".join("." if letter == NONE else chr(ord("A") + letter) for letter in letters)

    def in_order(self) -> bool:
        """Do the tokens read alphabetically clockwise (T1)?"""
        return tokens_in_order(self.city)

    def shift(self, letter: str, direction: int) -> None:
        """Let the other tokens make room (T4)."""
        kinds = [(kind_of(move), field(move, 0)) for move in self.moves(letter)]
        assert (TOKEN_SHIFT, direction) in kinds, "T4 is not asked"
        shift_tokens(self.city, ord(letter) - ord("A"), direction)
