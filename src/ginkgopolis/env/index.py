"""Moves as dense numbers from 0 on, and masks of those that are legal; compiled with the engine.

`actions.ActionSpace` says which moves there are, and in which order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ginkgopolis.engine.ids import CARD_NUMBERS, NONE, TILE_NUMBERS
from ginkgopolis.engine.moves import COMMIT, FIELDS, KIND, MIDDLE, TOKEN_TO, card_of, tile_with
from ginkgopolis.engine.vectors import vector_of
from ginkgopolis.env.places import REACH, SIDE

PASS: Final = 0  # what a seat does that owes no decision
NO_MOVE: Final = -1  # instead of a move's code: there is none for a pass
FIRST_BEYOND: Final = -2  # the codes from here down: a place of the token that lies beyond the reach
ONE_FIELD: Final = 8192  # above the codes of all moves with one field


class MoveIndex:
    """The numbers of all moves that one set of options may ask for."""

    def __init__(self, codes: list[int], cards: list[int], tiles: list[int]) -> None:
        """`codes` are the moves in their order, commitments of each card alone and with each tile last."""
        self.size: i64 = len(codes)
        self.codes = vector_of(codes)
        self.ways: i64 = len(tiles) + 1
        self.first_commitment: i64 = len(codes) - len(cards) * (len(tiles) + 1)
        self.first_place: i64 = NONE
        self.first_beyond: i64 = codes.index(FIRST_BEYOND)
        self.card_ranks = ranks(CARD_NUMBERS, cards)
        self.tile_ranks = ranks(TILE_NUMBERS, tiles)
        self.with_one_field = vector_of([NONE] * ONE_FIELD)
        self.with_more_fields: dict[int, int] = {}
        for at, code in enumerate(codes):
            if code & KIND == TOKEN_TO and code >= 0 and self.first_place == NONE:
                self.first_place = at
            if 0 <= code < ONE_FIELD:
                self.with_one_field[code] = at
            elif code >= 0:
                self.with_more_fields[code] = at

    def index_of(self, move: i64) -> i64:
        """Return the number of a move; of a token's place only if it is within the reach."""
        kind = move & KIND
        if kind == COMMIT:
            tile = tile_with(move)
            way: i64 = 0 if tile == NONE else self.tile_ranks[tile] + 1
            return self.first_commitment + self.card_ranks[card_of(move)] * self.ways + way
        if move < ONE_FIELD:
            return self.with_one_field[move]
        if kind == TOKEN_TO:
            return self.place_index(move)
        more: i64 = self.with_more_fields[move]
        return more

    def place_index(self, move: i64) -> i64:
        """T3: return the number of a token's place, or NONE beyond the reach."""
        column = (move >> FIELDS & 255) - MIDDLE + REACH
        row = (move >> FIELDS + 8 & 255) - MIDDLE + REACH
        if column < 0 or column >= SIDE or row < 0 or row >= SIDE:
            return NONE
        return self.first_place + row * SIDE + column

    def paint(self, moves: list[int], mask: "vec[u8]", base: i64, value: u8) -> None:
        """Set the numbers of some legal moves in a mask that begins at a place; no moves are a pass."""
        move: i64
        beyond = self.first_beyond
        if not moves:
            mask[base] = value
        cards, tiles, ways = self.card_ranks, self.tile_ranks, self.ways
        first = base + self.first_commitment
        for move in moves:
            if move & KIND == COMMIT:  # most of them: `index_of` here
                tile = tile_with(move)
                way: i64 = 0 if tile == NONE else tiles[tile] + 1
                mask[first + cards[card_of(move)] * ways + way] = value
                continue
            at = self.index_of(move)
            if at == NONE:
                at = beyond
                beyond += 1
            mask[base + at] = value

    def indices(self, moves: list[int]) -> list[int]:
        """Return the numbers of all legal moves of a seat, in the same order."""
        beyond = self.first_beyond
        found: list[int] = []
        for move in moves:
            at = self.index_of(move)
            if at == NONE:
                at = beyond
                beyond += 1
            found.append(at)
        return found

    def move_of(self, index: i64, moves: list[int]) -> i64:
        """Return the move of a number that is set in the mask of these legal moves, NO_MOVE for a pass."""
        code = self.codes[index]
        if code >= 0 or index == PASS:
            return code
        skipped = index - self.first_beyond
        for move in moves:
            if self.index_of(move) == NONE:
                if not skipped:
                    return move
                skipped -= 1
        return NO_MOVE


def ranks(numbers: i64, things: list[int]) -> "vec[i64]":
    """Return for each number below a bound its place among some things, or NONE."""
    places = vector_of([NONE] * numbers)
    for place, thing in enumerate(things):
        places[thing] = place
    return places
