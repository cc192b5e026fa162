"""The action space: every move that a set of options may ask for has a number of its own, from 0 on.

>>> actions = ActionSpace(Options(players=2))
>>> actions.index(Move("B5+R4"))
1733
>>> actions.move(1733)
Move('B5+R4')
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    HIGHEST_BASE,
    HIGHEST_START,
    LETTERS,
    RESOURCE,
    TILE,
    tiles_numbered,
)
from ginkgopolis.engine.layout import MOST_BUILDINGS
from ginkgopolis.engine.moves import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DONE_MOVE,
    FIELDS,
    KIND,
    NEW_HAND_MOVE,
    all_commitments,
    beside_move,
    give_move,
    item_move,
    keep_move,
    prestige_part,
    shift_move,
    split_move,
    token_to_move,
)
from ginkgopolis.env.index import FIRST_BEYOND, NO_MOVE, PASS, MoveIndex
from ginkgopolis.env.places import REACH
from ginkgopolis.errors import BadOptions, IllegalMove
from ginkgopolis.expansions import files_for
from ginkgopolis.options import Options, check_options
from ginkgopolis.values import Move, code_of

MOST_PLACES: Final = 2 * MOST_BUILDINGS + 2
"""T3: no city of squares that hang together has a longer outline, so that no place is ever left out."""


class ActionSpace:
    """The moves of a set of options, numbered; the same under every version of the rules that has them.

    Number 0 is the pass of a seat that owes no decision. Commitments come last: `card * (tiles + 1)`, plus 0
    for the card alone, or 1 and on with a tile. Nobody takes a choice back here: games would never end.
    """

    def __init__(self, options: Options) -> None:
        check_options(options)
        parts = parts_of(options)
        self.options = options
        self.tiles = tiles_numbered(HIGHEST_START + 1, HIGHEST_BASE)
        self.cards = tiles_numbered(1, HIGHEST_BASE)
        for part in parts:
            self.tiles += getattr(part, "TILES", [])
            self.cards += getattr(part, "CARDS", [])
        self.cards += [FIRST_LETTER + letter for letter in range(LETTERS)]
        asked = [
            part.moves(self.cards, self.tiles, options.seats) for part in parts if hasattr(part, "moves")
        ]
        self.codes = [
            NO_MOVE,
            *base_moves(self.tiles),
            *token_places(),
            *[move for moves in asked for move in moves],
            *splits([part.DRAWS for part in parts if hasattr(part, "DRAWS")]),
            *all_commitments(self.cards, self.tiles),
        ]
        self.index_of = MoveIndex(self.codes, self.cards, self.tiles)
        self._numbers = {code: number for number, code in enumerate(self.codes)}

    def __len__(self) -> int:
        return len(self.codes)

    def index(self, move: Move | str, legal: Sequence[Move] = ()) -> int:
        """Return the number of a move; `legal` is needed only for a token that goes beyond the reach."""
        code = code_of(move)
        moves = [code_of(one) for one in legal]
        if code in moves:
            return self.index_of.indices(moves)[moves.index(code)]
        if code not in self._numbers:
            raise IllegalMove("lab-no-such-action", move=str(move))
        return self._numbers[code]

    def move(self, index: int, legal: Sequence[Move] = ()) -> Move | None:
        """Return the move of a number, None for a pass; `legal` as for `index`."""
        if not 0 <= index < len(self):
            raise IllegalMove("lab-no-such-number", number=str(index), last=str(len(self) - 1))
        code = self.index_of.move_of(index, [code_of(one) for one in legal])
        if code == NO_MOVE and index != PASS:
            raise IllegalMove("lab-beyond-reach", number=str(index))
        return None if index == PASS else Move.from_code(code)

    def factors(self) -> list[tuple[int, int, int, int]]:
        """Return the kind and the three fields of each move, -1 for what has none: for factored policies."""
        return [
            (code & KIND, *((code >> FIELDS + 8 * field & 255) for field in range(3)))
            if code >= 0
            else (-1, code, -1, -1)
            for code in self.codes
        ]


@cache
def actions_of(options: Options) -> ActionSpace:
    """Return the action space of some options, made once."""
    return ActionSpace(options)


def parts_of(options: Options) -> list[object]:
    """Return what the modules in play add, in their order; refuse one that says nothing about its moves."""
    files = files_for("env")
    for name in options.modules:
        if name not in files:
            raise BadOptions("lab-module-unknown", module=name)
    return [file for name, file in files.items() if name in options.modules]


def base_moves(tiles: list[int]) -> list[int]:
    """Return what the base game asks for besides commitments and places of tokens."""
    return [
        *[keep_move(character + 1) for character in range(len(CHARACTERS))],
        NEW_HAND_MOVE,
        item_move(RESOURCE),
        item_move(TILE),
        *[beside_move(side) for side in range(4)],
        shift_move(CLOCKWISE),
        shift_move(COUNTERCLOCKWISE),
        DONE_MOVE,
        *[give_move(tile) for tile in tiles],
    ]


def token_places() -> list[int]:
    """T3: each place within the reach, then the first place beyond it, the second and so on."""
    steps = range(-REACH, REACH + 1)
    near = [token_to_move(east, south) for south in steps for east in steps]
    return near + [FIRST_BEYOND - far for far in range(MOST_PLACES)]


def splits(draws: list[tuple[int, int, int]]) -> list[int]:
    """M0: every way to draw other tiles, none without modules that have some."""
    if not draws:
        return []
    twos, threes, greens = (range(max(most) + 1) for most in zip(*draws, strict=True))
    return [
        split_move(two, prestige_part(red, blue, yellow), green)
        for green, red, blue, yellow, two in product(greens, threes, threes, threes, twos)
    ]
